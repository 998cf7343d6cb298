"""Labels of what is needed in plain words: "Required for the tour:", "What you'll need:"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import STOPS, Rewriting
from cmr_logic.text import ADJECTIVE, NOUN, classes, places_of, word_set

# Words by which a label asks for what it lists: "**required** for the tour:"; not "useful".
NEEDED = word_set("required needed necessary compulsory essential mandatory obligatory")
# Nouns behind them that say no more: "required **documents**:"; not "required changes".
_THINGS = word_set("documents documentation papers items equipment kit things gear")
# Openings of questions that the list below answers: "**what you need** to join:"; not "what it is".
_ASKING = tuple(
    tuple(opening.split())
    for opening in (
        "what you need", "what you will need", "what you 'll need", "everything you need",
        "all you need", "things you need", "documents you need", "what to bring",
    )
)  # fmt: skip
# Verbs behind them that say no more: "what you need **to bring**:"; not "to join".
_HAVING = frozenset({("to", verb) for verb in ("bring", "have", "show", "provide", "submit")})
SIGNS = NEEDED | {"what", "everything", "all", "things", "documents", "needs"}
"""Words of which each such label has one: "**what** you need:"; not "need"."""
# Nouns for what any reader of a rule wants to do: "required for **entry**:"; not "for a loan".
_DEEDS = word_set("entry admission access membership registration enrolment enrollment joining")
_FOR_WHAT = frozenset({"for", "to"})
_LONGEST = 12  # words of a label
_COLON, _YOU_NEED = ":", ("you", "need")
# What a thing that needs something is named with: "**a** claim needs:"; not "special needs:".
_NAMED_WITH = word_set("a an the each every any your")
_MUST_HAVE = ("must", "have")


def needs_said(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each label that says that what is listed behind it is needed.

    Example:
        >>> list(needs_said("required for the tour : a vest".split()))
        [(0, 2, ('for',)), (4, 5, (',', 'you', 'need', ':'))]
        >>> list(needs_said("what you need to bring : a vest".split()))
        [(0, 5, ('you', 'need'))]
        >>> list(needs_said("a claim needs : a form".split()))
        [(2, 3, ('must', 'have'))]
        >>> list(needs_said("changes are required : a vest".split()))
        []
    """
    if _COLON not in words or SIGNS.isdisjoint(words):
        return
    starts = places_of(words, SIGNS)
    for at in starts:
        if words[at] == "needs":
            yield from _needs_of_thing(words, at)
            continue
        if at and words[at - 1] not in STOPS and words[at - 1] != _COLON:
            continue
        near = words[at : at + _LONGEST]
        colon = at + near.index(_COLON) if _COLON in near else at
        behind = _behind_label(words, at)
        if not at < behind <= colon:
            continue
        aim = tuple(words[behind:colon])
        if not aim or (len(aim) > 1 and aim[1] in _DEEDS):
            yield at, colon, _YOU_NEED
        elif aim[0] in _FOR_WHAT and syntax.finite_verb(aim) is None and "," not in aim:
            yield at, behind + 1, (words[behind],)
            yield colon, colon + 1, (",", *_YOU_NEED, _COLON)


def _needs_of_thing(words: Sequence[str], at: int) -> Iterator[Rewriting]:
    """Find the verb of what a thing needs before a list: "a claim **needs:**"."""
    if words[at + 1 : at + 2] not in ((_COLON,), [_COLON]):
        return
    opens = next((i for i in range(at - 1, -1, -1) if words[i] in STOPS), -1) + 1
    named = words[opens:at]
    thing = named[-1] if len(named) > 1 and named[0] in _NAMED_WITH else ""
    if NOUN in classes(thing) and ADJECTIVE not in classes(thing):
        yield at, at + 1, _MUST_HAVE


def _behind_label(words: Sequence[str], at: int) -> int:
    """Return the index after the words that ask for a list, the first of them where none do."""
    if words[at] in NEEDED:
        return at + 1 + (not _THINGS.isdisjoint(words[at + 1 : at + 2]))
    opening = next((o for o in _ASKING if tuple(words[at : at + len(o)]) == o), ())
    behind = at + len(opening)
    having = opening and tuple(words[behind : behind + 2]) in _HAVING
    return behind + 2 if having else behind
