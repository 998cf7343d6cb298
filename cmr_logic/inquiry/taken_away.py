"""Things that are taken from whoever has them, or shut against them: "The card is **blocked**".

Who asks "Can I use my card?", or "Can I get in?" of a gate that is **locked**, asks for the
opposite.
"""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic import syntax
from cmr_logic.text import key, keys, word_set

# What is done to a thing that one then has no more, or of no more use: "is **seized**"; not "is
# stored".
_TAKEN = word_set(
    """
    seized confiscated impounded cancelled canceled revoked blocked disabled deactivated frozen
    voided annulled discarded destroyed repossessed clamped withdrawn scrapped nullified
    invalidated suspended terminated forfeited forfeit released
    """
)
# The same in two words: "is **given away**"; not "is given out".
_TAKEN_WITH = {
    "given": frozenset({"away"}),
    "thrown": frozenset({"away", "out"}),
    "taken": frozenset({"away", "back", "down", "off"}),
    "struck": frozenset({"off", "out"}),
    "crossed": frozenset({"off", "out"}),
    "towed": frozenset({"away"}),
    "scratched": frozenset({"from"}),
    **dict.fromkeys(("switched", "turned", "cut", "shut", "called"), frozenset({"off"})),
}
# What is done to a way in, so that nobody gets in: "is **locked**"; not "is painted".
_SHUT = word_set("locked blocked barred bolted barricaded padlocked impassable gated")
_SHUT_WITH = {
    **dict.fromkeys(("sealed", "fenced", "roped", "cordoned", "closed"), frozenset({"off"})),
    **dict.fromkeys(("boarded", "bricked"), frozenset({"up"})),
    "out": word_set("order use service action"),
}
_OF = "of"  # "**out of** order"
# Verbs before such a word beside "be": "**gets** struck off"; not "wants it struck off".
_BECOMING = syntax.BE | word_set("be been being get gets become becomes stay stays remain remains")
# By which one asks whether a thing stays one's own, or of use: "Can I **keep** it?"; not "sell it".
_KEEPING = word_set("keep have use still valid good stand count work remain retain hold wear")
# By which one asks to get somewhere: "Can I **enter**?"; not "Can I lock it?".
_PASSING = word_set(
    "enter use cross climb pass visit drive access reach walk cycle ride open swim play"
)
_GOING = word_set("get go come let")
# Where to: "get **into** it"; not "get it".
_INTO = word_set("in into inside through out up over past by")
# By which one asks whether it stays one's own, or goes: "Can I **keep** it?"; not "use it".
_HAVING_STILL = frozenset({"keep", "retain", "lose"})
# Words of a duty: "you **must** return it"; not "you can return it".
_OWING = frozenset({"must", "have", "has", "shall", "need", "required"})
# Verbs of giving a thing back, alone or with a particle: "**return** it", "pay it **back**".
_RETURNING = frozenset({"return", "repay", "surrender", "refund"})
_GIVING_UP = _RETURNING | {"pay", "give", "hand", "send", "bring"}
_BACK = frozenset({"back", "up", "in"})
# Their participles: "must be **returned**", "must be **handed** in"; not "sent".
_RETURNED = frozenset({"returned", "repaid", "surrendered", "refunded"})
_HANDED = frozenset({"given", "handed", "paid", "sent", "brought"})
# How such a question opens: "**Can** I use it?"; not "why".
_LEAVE = frozenset({"can", "may", "could", "will", "am", "is", "are", "do", "does"})


def takes_away(said: Sequence[str], asked: Sequence[str], about: frozenset[str]) -> bool:
    """Tell whether a conclusion takes away or shuts what a question asks to keep, use or pass.

    Args:
        said: the words of the conclusion, behind the clauses of its subject.
        asked: those of the question.
        about: the keys of what the conclusion is about.

    Example:
        >>> said = "your card is blocked".split()
        >>> asked = "can i use my card ?", "is my card blocked ?", "can i use the hall ?"
        >>> [takes_away(said, each.split(), frozenset({"card"})) for each in asked]
        [True, False, False]
        >>> takes_away("the gate is locked".split(), "can i get in ?".split(), frozenset({"gate"}))
        True
    """
    if asked[:1] == () or asked[0] not in _LEAVE or not syntax.NEGATIONS.isdisjoint(said):
        return False
    taken = _done(said, _TAKEN, _TAKEN_WITH)
    kept = not _KEEPING.isdisjoint(asked[1:]) and not about.isdisjoint(keys(asked))
    if taken and kept and not _says(asked, taken):
        return True
    shut = _done(said, _SHUT, _SHUT_WITH)
    return shut != "" and not _says(asked, shut) and _asks_way(asked, about)


def gives_up(said: Sequence[str], asked: Sequence[str]) -> bool:
    """Tell whether a conclusion has somebody give back what a question asks to keep, or loses.

    Args:
        said: the words of the conclusion.
        asked: those of the question.

    Example:
        >>> said = "you must pay back the grant".split()
        >>> asked = "can i keep the grant ?", "can i keep the boat ?", "must i pay the grant back ?"
        >>> [gives_up(said, each.split()) for each in asked]
        [True, False, False]
        >>> gives_up("you must return to the hut".split(), "can i keep the hut ?".split())
        False
    """
    kept = next((at for at, word in enumerate(asked) if word in _HAVING_STILL), 0)
    if not kept or _OWING.isdisjoint(said) or not syntax.NEGATIONS.isdisjoint(said):
        return False
    if _is_given_back(said):
        return bool(keys(asked[kept + 1 :]) & keys(said))
    at = next((at for at, word in enumerate(said) if at and word in _GIVING_UP), 0)
    behind = said[at + 1 : at + 2]
    plain = said[at] in _RETURNING and not syntax.PREPOSITIONS.issuperset(behind)
    if not at or not (plain or not _BACK.isdisjoint(said[at + 1 :])):
        return False
    things = keys(asked[kept + 1 :]) & keys(said[at + 1 :])
    return bool(things - keys(tuple(_BACK)))


def _is_given_back(said: Sequence[str]) -> bool:
    """Tell whether a thing has to be given back: "the badge **must be returned**".

    Example:
        >>> _is_given_back("its key must be handed in".split())
        True
        >>> _is_given_back("the form must be handed to you".split())
        False
    """
    at = next((at for at, word in enumerate(said) if at and said[at - 1] == "be"), 0)
    returned = bool(at) and said[at] in _RETURNED
    handed = bool(at) and said[at] in _HANDED and not _BACK.isdisjoint(said[at + 1 : at + 2])
    return returned or handed


def _says(asked: Sequence[str], taken: str) -> bool:
    return taken in asked or (key(taken) != "" and key(taken) in map(key, asked))


def _asks_way(asked: Sequence[str], about: frozenset[str]) -> bool:
    """Tell whether a question asks to get in, or to use the very thing that is shut."""
    into = not _GOING.isdisjoint(asked) and not _INTO.isdisjoint(asked)
    return into or (not _PASSING.isdisjoint(asked) and not about.isdisjoint(keys(asked)))


def _done(
    said: Sequence[str], plain: frozenset[str], with_particle: dict[str, frozenset[str]]
) -> str:
    """Return what is said to be done to a thing behind "be", an empty string for nothing such."""
    for at, word in enumerate(said[1:], 1):
        ahead = next((w for w in reversed(said[:at]) if not syntax.is_adverb(w)), "")
        if ahead not in _BECOMING:
            continue
        behind = [each for each in said[at + 1 : at + 3] if each != _OF][:1]
        if word in plain or not with_particle.get(word, frozenset()).isdisjoint(behind):
            return word
    return ""
