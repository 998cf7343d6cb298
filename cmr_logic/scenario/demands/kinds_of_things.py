"""Of which kind a thing is, told as how it is: "it is a green ticket" by "My ticket is green"."""

from __future__ import annotations

from collections.abc import Iterator

from cmr_logic import syntax
from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.scenario.lexicon.relations import word_key
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.text import ADJECTIVE, NOUN, classes, word_set, words_in
from cmr_logic.text.patterns import compiled

_BODIES = frozenset(map(word_key, lists.BODIES | lists.GROUPS))
_IT_IS = "it is "
# What was late when it came: "the entries **are late**", of which one tells that they were.
_LATE, _WAS_LATE = compiled(r"^(the [a-z]+ )(?:are|is) late$"), r"\1was late"
# What a rule takes whoever asks for, which is no person: "you are **clubs** that have a hall".
_BODY = compiled(r"^you are (?:an? )?(?P<body>[a-z]+) (?:that|which) (?P<rest>.+)$")
# What somebody does of whom a rule counts what was done: "the **orders** are more than 20 jars".
_DEEDS = {"order": "ordered", "purchase": "bought", "booking": "booked", "catch": "caught"}
_ORDERS = compiled(
    r"^(?:the|your) (?P<noun>orders?|purchases?|bookings?|catch) (?:are|is) (?:for |of )?"
    r"(?P<what>(?:(?:more|less|fewer) than |over |under |at least |up to )?\d.*)$"
)
# What is done with things at some event, and is over: "the cellos **are played in the final**".
_DONE = compiled(
    r"^(?P<the>the [a-z]+) (?P<be>are|is) "
    r"(?P<done>(?:played|baked|fired|raced|judged|shown|launched|tested|thrown|dropped|lit|roasted"
    r"|boiled|flown) (?:in|at|on|for|from|before|after) (?!night$|dusk$|dawn$|noon$|times?$).+)$"
)
_ONE = frozenset({"a", "an"})
# Adjectives that are not said of the thing behind "be": "a **mobile** phone"; not "torn".
_OF_SORTS = word_set(
    """
    annual public national local special main other certain same such new first last second third
    own former present previous next medical legal social mobile electronic solar short long early
    old young toy model fake false
    """
)
_EITHER = frozenset({True, False})


def of_the_kind(statement: str) -> Iterator[tuple[str, frozenset[bool]]]:
    """Yield how a clause that says of which kind a thing is may be told of the thing itself.

    Args:
        statement: a clause.

    Example:
        >>> [form for form, _ in of_the_kind("it is green tickets")]
        ['the tickets are green']
        >>> [form for form, _ in of_the_kind("it is a torn sail")]
        ['the sail is torn']
        >>> [form for form, _ in of_the_kind("the orders are more than 20 jars")]
        ['you ordered more than 20 jars']
        >>> [form for form, _ in of_the_kind("the kites are flown at the fair")]
        ['the kites were flown at the fair']
        >>> [form for form, _ in of_the_kind("the parcel is late")]
        ['the parcel was late']
        >>> [form for form, _ in of_the_kind("you are clubs that have a hall")]
        ['the clubs have a hall', 'your clubs have a hall']
        >>> list(of_the_kind("it is guide dogs"))
        []
    """
    body = _BODY.match(statement)
    if body is not None and (_is_thing(body["body"]) or word_key(body["body"]) in _BODIES):
        yield f"the {body['body']} {body['rest']}", _EITHER
        yield f"your {body['body']} {body['rest']}", _EITHER
    once = _LATE.sub(_WAS_LATE, statement)
    if once != statement:
        yield once, _EITHER
    ordered = _ORDERS.match(statement)
    if ordered is not None:
        yield f"you {_DEEDS[ordered['noun'].lower().removesuffix('s')]} {ordered['what']}", _EITHER
    done = _DONE.match(statement)
    if done is not None:
        be = "were" if done["be"] == "are" else "was"
        yield f"{done['the']} {be} {done['done']}", _EITHER
    if not statement.startswith(_IT_IS):
        return
    named = words_in(statement.removeprefix(_IT_IS))
    several = named[:1] != () and named[0] not in _ONE
    how = named if several else named[1:]
    if len(how) != len(("green", "tickets")):
        return
    quality, thing = how
    if several is not syntax.is_plural_noun(thing) or not _is_thing(thing):
        return
    if quality in _OF_SORTS or not (ADJECTIVE in classes(quality) or syntax.is_participle(quality)):
        return
    yield f"the {thing} {'are' if several else 'is'} {quality}", _EITHER


def _is_thing(noun: str) -> bool:
    return NOUN in classes(noun) and not is_person(noun)
