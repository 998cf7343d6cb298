"""What an insurance is for: who let "my house insurance" lapse may have an insured car."""

from __future__ import annotations

import re

from cmr_logic.text import word_set, words_in

# For each thing that cover is named by, the words of clauses about the same: "my **house**
# insurance" insures "your home"; not "your car".
_OF = {
    "house": word_set("house home property building dwelling household"),
    "home": word_set("house home property building dwelling household flat"),
    "buildings": word_set("house home property building buildings dwelling"),
    "contents": word_set("contents home belongings possessions household goods furniture flat"),
    "car": word_set("car vehicle motor drive driving driver road"),
    "motor": word_set("car vehicle motor van motorbike drive driving driver road"),
    "van": word_set("van vehicle motor drive driving driver road"),
    "bike": word_set("bike bicycle motorbike cycle motorcycle vehicle"),
    "boat": word_set("boat craft vessel yacht dinghy sailing"),
    "travel": word_set("travel trip journey holiday travelling abroad"),
    "holiday": word_set("travel trip journey holiday travelling abroad"),
    "pet": word_set("pet dog cat animal rabbit horse vet"),
    "dog": word_set("pet dog animal vet"),
    "cat": word_set("pet cat animal vet"),
    "phone": word_set("phone mobile device gadget handset"),
    "health": word_set("health medical private healthcare treatment"),
    "dental": word_set("dental dentist teeth health"),
    "life": word_set("life death"),
}
_COVER = re.compile(
    r"\b(?:my|our)\s(?:old\s|annual\s|new\s)?(?P<kind>" + "|".join(_OF) + r")"
    r"\s(?:insurance|cover|policy)\b",
    re.IGNORECASE,
)
_ASKED = re.compile(r"\b(?:un)?insur|\bcover|\bpolicy", re.IGNORECASE)


def is_cover_of_another(statement: str, quote: str) -> bool:
    """Tell whether words are of the insurance of another thing than a clause is about.

    Args:
        statement: a part of a clause, as it is written.
        quote: the words of a story.

    Example:
        >>> lapsed = "My house insurance ran out"
        >>> is_cover_of_another("the vehicle is insured", lapsed)
        True
        >>> is_cover_of_another("your home is insured", lapsed)
        False
        >>> is_cover_of_another("the vehicle is insured", "My insurance ran out")
        False
    """
    found = _COVER.search(quote)
    if found is None or _ASKED.search(statement) is None:
        return False
    kind = found["kind"].lower()
    return (_OF[kind] | {kind}).isdisjoint(words_in(statement.lower()))
