"""What a rule says of firms, shops and clubs, as whoever runs one tells it: "our club is open".

A rule is for "clubs affiliated to the league", and who asks says so of the club, or of "us". Each
form stands with what a story that speaks of it may say of the clause.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from cmr_logic import syntax
from cmr_logic.scenario.demands.other_words import EITHER, HOLDS
from cmr_logic.text import ADJECTIVE, NOUN, VERB, bases, classes, word_set
from cmr_logic.text.patterns import compiled

# What people run, or are of, and call "we": "our **club** is full"; not "our cat is full".
_BODIES = word_set(
    "business firm company enterprise shop store café cafe restaurant pub bar hotel bakery salon "
    "farm garage workshop studio nursery school college charity club team band choir society "
    "association cooperative cinema theatre museum gallery surgery practice brewery dairy stall "
    "butcher takeaway hostel campsite market mill factory church parish league"
)
# The same in the plural: "you are **bakeries**".
_STEMS = "|".join(body[:-1] if body.endswith("y") else body for body in sorted(_BODIES))
_WHAT = rf"(?P<what>(?:{_STEMS})(?:y|ies|e?s)?)"
_KIND = compiled(
    rf"^(?:you\sare|it\sis|they\sare)\s(?:an?\s)?(?:(?P<quality>[\w-]+)\s)?{_WHAT}(?:\s(?P<rest>[a-z].*))?$"
)
_DOING = compiled(rf"^the\s{_WHAT}\s(?P<verb>[a-z]+)\s(?P<rest>.+)$")
# What one does by way of a body of one's own, and of which: "you **keep** pigs", "my farm keeps
# them".
_DEEDS = {
    "keep": ("farm",), "grow": ("farm",), "breed": ("farm",),
    "sell": ("shop", "business"), "stock": ("shop",), "serve": ("pub", "restaurant", "café"),
    "employ": ("company", "business"), "export": ("company",), "import": ("company",),
    "manufacture": ("company",),
}  # fmt: skip
_DEED = compiled(rf"^you\s(?P<verb>{'|'.join(_DEEDS)})\s(?P<rest>[^\d]+)$")


@lru_cache(maxsize=4096)
def of_ones_body(statement: str) -> tuple[tuple[str, frozenset[bool]], ...]:
    """Return how whoever runs a firm, shop or club may tell a clause about such.

    Args:
        statement: a clause.

    Example:
        >>> [form for form, _ in of_ones_body("you are licensed shops")]
        ['your shop is licensed', 'you are licensed']
        >>> [form for form, _ in of_ones_body("the pubs serve food")]
        ['you serve food']
        >>> [form for form, _ in of_ones_body("you are clubs affiliated to the league")]
        ['your club is affiliated to the league', 'you are affiliated to the league']
        >>> [form for form, _ in of_ones_body("you keep pigs")]
        ['your farm keeps pigs']
        >>> of_ones_body("you are licensed pilots"), of_ones_body("the roads are wet")
        ((), ())
    """
    return tuple(_forms(statement))


def _forms(statement: str) -> Iterator[tuple[str, frozenset[bool]]]:
    if any(letter.isdigit() for letter in statement):
        return  # what is counted is told of "us" in any case
    kind = _KIND.match(statement)
    what = _body(kind["what"]) if kind is not None else ""
    if kind is not None and what:
        yield from _of_kind(what, kind["quality"] or "", kind["rest"] or "")
        return
    doing = _DOING.match(statement)
    if doing is not None and _body(doing["what"]):
        yield from _of_doing(doing["verb"], doing["rest"])
        return
    deed = _DEED.match(statement)
    if deed is not None:
        for body in _DEEDS[deed["verb"].lower()]:
            yield f"your {body} {deed['verb'].lower()}s {deed['rest']}", EITHER


def _body(word: str) -> str:
    """Return the singular of what people run and call "we", or ""."""
    return next((one for one in (word, *bases(word, NOUN)) if one in _BODIES), "")


def _of_kind(what: str, quality: str, rest: str) -> Iterator[tuple[str, frozenset[bool]]]:
    """Yield what is said of those of a kind: "**licensed** shops", "shops **in the hall**"."""
    if quality and not rest and quality not in syntax.DETERMINERS:
        done = _is_done(quality)
        if done or ADJECTIVE in classes(quality):
            yield f"your {what} is {quality}", EITHER
            yield (f"you are {quality}", EITHER) if done else (f"you run a {quality} {what}", HOLDS)
    opening, _, behind = rest.partition(" ")
    if quality or not behind:
        return
    if opening in syntax.RELATIVES:
        verb, _, behind = behind.partition(" ")
        yield from _of_doing(verb, behind)
    elif opening == "with":
        yield f"your {what} has {behind}", EITHER
        yield f"you have {behind}", EITHER
    elif _is_done(opening):
        yield f"your {what} is {rest}", EITHER
        yield f"you are {rest}", EITHER
    elif opening in syntax.PREPOSITIONS and opening not in {"of", "for"}:
        yield f"your {what} is {rest}", EITHER


def _of_doing(verb: str, rest: str) -> Iterator[tuple[str, frozenset[bool]]]:
    """Yield what is said of those that do something: "the pubs **serve food**"."""
    if verb == "are":
        if _is_done(rest.partition(" ")[0]):
            yield f"you are {rest}", EITHER
    elif verb == "have" or (verb not in syntax.AUXILIARIES and verb in bases(verb, VERB)):
        yield f"you {verb} {rest}", EITHER


def _is_done(word: str) -> bool:
    """Tell whether a word is what is done to a body: "**licensed**", "VAT-registered"."""
    last = word.rpartition("-")[2]
    return last.endswith("ed") and syntax.is_participle(last)
