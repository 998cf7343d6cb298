"""A clause → the statement that a story is compared with."""

from __future__ import annotations

import re
from functools import lru_cache

from cmr_logic import syntax
from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.records import replace
from cmr_logic.scenario.lexicon.relations import keyed, word_key
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.scenario.statements.describing import describing
from cmr_logic.scenario.statements.group_reading import UNCHANGED
from cmr_logic.scenario.statements.homographs import as_nouns
from cmr_logic.scenario.statements.predication import read_part
from cmr_logic.scenario.statements.statement import Mood, Statement, Subject, Tense, Who
from cmr_logic.text import ADJECTIVE, NOUN, VERB, bases, classes, word_set, words_in

_ANOTHER = ("that", "person")  # somebody else than who asks
# Pronouns for whoever asks.
_ANYBODY = frozenset({"anyone", "anybody"})
# Nouns that add nothing to what people are: "disabled **people**"; not "disabled drivers".
_PEOPLE = frozenset({"people", "person", "persons", "individual", "individuals"})
_BEING = frozenset({"are", "'re"})
# Verbs of which another is part in any case: "you **lent** it"; not "you built it".
_PASSING_ON = word_set(
    "lend give share sell tell pass hand show send disclose reveal transfer let rent hire sublet "
    "donate"
)
_TO_OTHERS = frozenset({"to", "with"})
# Words for others, by how many they are: "**someone else**"; not "someone old".
_OTHERS = {
    3: frozenset({("a", "third", "party"), ("any", "other", "person"), ("any", "other", "people")}),
    2: frozenset(
        {
            *((who, "else") for who in ("someone", "somebody", "anyone", "anybody")),
            *((other, who) for other in ("another", "other") for who in ("person", "people")),
            ("third", "parties"),
        }
    ),
    1: frozenset({("others",), ("anyone",), ("someone",), ("anybody",), ("somebody",)}),
}
_BEHIND_THINGS = 2  # words of a thing and what follows it, with its article: "the orders over"
# Words before "anybody" in which it counts: "you **live with** anybody"; not "you are anybody".
_LIVING_WITH = (["live", "with"], ["living", "with"], ["lives", "with"])
# "The accident was **somebody else's fault**"; not "my fault".
_FAULT_OF = re.compile(
    r"^(?:it|the\s[a-z]+|an?\s[a-z]+)\s(?P<was>was|is)\s(?P<no>not\s)?(?P<of>the\sfault\sof\s)?"
    r"(?P<who>(?:someone|somebody)\selse|another\s(?:person|driver)|the\sother\s[a-z]+|a\sthird\sparty)"
    r"(?(of)|['’]s\sfault)$",
    re.IGNORECASE,
)


@lru_cache(maxsize=8192)
def read_clause(statement: str) -> Statement:
    """Return a clause as one statement.

    Args:
        statement: an affirmative statement or a fragment of one.

    Example:
        >>> read_clause("you are aged 60 or over").subject.who
        <Who.SELF: 'self'>
        >>> sorted(read_clause("your partner gets a pension").keys)
        ['pension']
    """
    words = _clause_words(statement)
    found = _predication(_as_things(words))
    if found is None:
        found = _fragment(words)
    return _as_asked(found, words)


def _clause_words(statement: str) -> tuple[str, ...]:
    """Return the words of a clause, with whoever asks as subject where it is of those who …."""
    words = list(words_in(_FAULT_OF.sub(r"\g<who> \g<was> \g<no>at fault", statement)))
    while words and not (words[-1][0].isalnum() or words[-1] == ")"):
        words.pop()
    if words[-1:] == ["else"] and words[-4:-2] in _LIVING_WITH:
        words.pop()
    if words[-1:] and words[-1] in _ANYBODY and words[-3:-1] in _LIVING_WITH:
        words[-1:] = ["other", "people"]  # who lives alone lives as well
    words = _without_receiver(words)
    at = next((i for i, word in enumerate(words[:-1]) if word in lists.HOW), 0)
    if (
        at
        and words[at - 1] in syntax.AUXILIARIES | {"been"}
        and syntax.is_participle(words[at + 1])
    ):
        words[at : at + 2] = words[at + 1], words[at]  # behind its verb, it counts
    if words[:3] == ["the", "insured", "person"]:
        words[1:3] = ["policyholder"]
    if words[:3] == ["any", "of", "your"]:
        words = words[2:]
    if words[:3] == ["both", "of", "you"]:
        words[:3] = ["you", "and", "your", "partner"]
    opening, following = words[0] if words[2:] else "", words[1] if words[2:] else ""
    if opening in {"you", "it"} and following in lists.ANYBODY:
        words[1:1] = ["are"]  # "you | anyone who rows"
    elif (
        words[3:]
        and opening in {"you", "it"}
        and words[2] in {"that", "who", "which"}
        and NOUN in classes(following)
    ):
        words = ["your", following, *words[3:]]  # "you | children who row"
    return as_nouns(tuple(_alternative_numbers(_as_quality(_without_anybody(words)))))


def _without_receiver(words: list[str]) -> list[str]:
    """Leave out to whom somebody did what is only done to others: "you lent it to another person".

    Whoever says to whom it was says as much, and so does whoever denies that it was done.
    """
    for at in range(2, len(words)):
        many = next((n for n in _OTHERS if tuple(words[at : at + n]) in _OTHERS[n]), 0)
        if not many:
            continue
        to = words[at - 1] in _TO_OTHERS
        deed = {base for word in words[: at - to] for base in bases(word, VERB)}
        if not _PASSING_ON.isdisjoint(deed):
            return [*words[: at - to], *words[at + many :]]
    return words


def _as_quality(words: list[str]) -> list[str]:
    """Return what "you are disabled people" or "disabled people" says: "you are disabled"."""
    if not words or words[-1] not in _PEOPLE:
        return words
    said = words[2:-1] if words[0] == "you" and words[1] in _BEING else words[:-1]
    said = said[1:] if said[:1] in (["a"], ["an"]) else said
    plain = len(said) == 1 or said[-2:-1] == ["-"]
    quality = plain and (ADJECTIVE in classes(said[-1]) or syntax.is_participle(said[-1]))
    return ["you", "are", *said] if quality else words


def _without_anybody(words: list[str]) -> list[str]:
    """Return what "you are anyone who rows" says of you: "you row"."""
    if words[:2] not in (["you", "are"], ["it", "is"], ["you", "'re"]):
        return words
    skip = 2
    while skip < len(words) and words[skip] in lists.ANYBODY:
        skip += 1
    if not words[skip:] or words[skip - 1] not in lists.ANYBODY:
        return words
    match words[skip]:
        case "with":
            return [words[0], "have", *words[skip + 1 :]]
        case "who":
            return [words[0], *words[skip + 1 :]]
    kept = words[:1] if syntax.starts_verb_phrase(words, skip) else words[:2]
    return kept + words[skip:]


def _predication(words: tuple[str, ...]) -> Statement | None:
    """Read a clause with a finite verb; a last noun that could be one is none: "car **hire**"."""
    verb = syntax.finite_verb(words)
    owned = bool(words) and (words[0] in syntax.PRONOUNS or words[0] in syntax.DETERMINERS)
    if owned or verb is None or verb + 1 < len(words) or NOUN not in classes(words[verb]):
        return read_part(words, keyed(words), 0, None)
    return None


def _as_things(words: tuple[str, ...]) -> tuple[str, ...]:
    """Return words with an article where they begin with things that sound like a deed.

    "Orders over £50 are sent free" says nothing of whoever orders; "smokes at work" does.
    """
    if len(words) <= _BEHIND_THINGS or words[0] in syntax.PRONOUNS | syntax.DETERMINERS:
        return words
    plural = words[0].endswith("s") and {NOUN, VERB} <= classes(words[0]) | classes(words[0][:-1])
    if not plural or words[1] not in syntax.PREPOSITIONS or is_person(words[0]):
        return words
    named = ("the", *words)
    verb = syntax.finite_verb(named)
    return named if verb is not None and verb > _BEHIND_THINGS else words


def _as_asked(found: Statement, words: tuple[str, ...]) -> Statement:
    """Return a statement as a clause is asked of whoever asks: as a fact, and about them."""
    if found.mood in (Mood.DUTY, Mood.OPEN):
        found = replace(found, mood=Mood.FACT)  # a condition that demands is asked as a fact
    if found.tense is Tense.PAST and found.verb in UNCHANGED and found.verb in words[:2]:
        found = replace(found, tense=Tense.PRESENT)  # "you let rooms": a rule asks of now
    if found.passive and found.verb == "bear":
        found = replace(found, tense=Tense.PAST)  # "you are born here" asks about a day gone by
    if not words:
        return found
    named = found.subject.who is Who.OTHER and words[0] not in syntax.DETERMINERS
    anybody = words[0] in _ANYBODY and found.subject.who in (Who.OTHER, Who.UNKNOWN)
    if words[:2] == _ANOTHER and found.subject.who is Who.OTHER:
        return replace(found, subject=Subject(Who.UNKNOWN, person=True))
    if _is_of_others(words) and found.subject.who in (Who.OTHER, Who.SELF):
        return _of_somebody_else(found)
    generic = found.subject.who is Who.OTHER and len(words) > 1 and words[1] in lists.ANYBODY
    counted = words[0] in syntax.NUMBERS or words[0].isdigit()  # "five or more tenants live in it"
    if (
        anybody or generic or (named and found.subject.person and not counted)
    ):  # "applicants must …": whoever asks is one
        found = replace(found, subject=Subject(Who.SELF))
    return found


def _is_of_others(words: tuple[str, ...]) -> bool:
    """Tell whether a clause is of another than who asks: "**the other** driver hit you"."""
    after = 1 if words[0] in syntax.DETERMINERS else 0
    return (
        words[0] == "another" or words[after : after + 1] == ("other",) or words[1:2] == ("else",)
    )


def _of_somebody_else(found: Statement) -> Statement:
    """Return a statement as one of somebody else, whom no part stands for: "another person"."""
    head = found.subject.head
    if not head or head in _PEOPLE:
        return replace(found, subject=Subject(Who.UNKNOWN, person=True))
    if not found.subject.person:
        return found
    return replace(found, subject=Subject(Who.OTHER, lists.OTHER_THAN_ASKED + head, person=True))


def _alternative_numbers(words: list[str]) -> list[str]:
    """Join "3 or 4" into one word that either number meets."""
    for index in range(1, len(words) - 1):
        if words[index] == "or" and words[index - 1].isdigit() and words[index + 1].isdigit():
            either = f"{words[index - 1]}|{words[index + 1]}"
            return [*words[: index - 1], either, *words[index + 2 :]]
    return words


def _fragment(words: tuple[str, ...]) -> Statement:
    """Read words without a finite verb as what "you" are or do."""
    keys = keyed(words)
    content = frozenset(k for k in keys if k and k not in lists.LIGHT)
    head = syntax.noun_head(words)
    thing = (
        head is not None
        and not is_person(words[head])
        and words[0] not in {"you", "aged"} | syntax.PREPOSITIONS
    )
    ends = head is not None and (head + 1 == len(words) or words[head + 1] == "(")
    named = word_key(words[head]) if thing and head is not None and ends else ""
    return Statement(
        Subject(Who.SELF),
        "" if thing else "be",
        content,
        content,
        head=named,
        describing=describing(words, keys, 0),
    )
