"""Questions that a rule text asks itself, and the "Yes" or "No" by which it answers them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from cmr_logic import cues, syntax
from cmr_logic.clauses.nodes import Restricted
from cmr_logic.clauses.openings import past_opening
from cmr_logic.clauses.parse import parse_sentence
from cmr_logic.cues import Effect
from cmr_logic.expression import Expression
from cmr_logic.layout import Block
from cmr_logic.provisions.conditions.expressions import THE_FOLLOWING, read_condition
from cmr_logic.provisions.drafts import naming
from cmr_logic.provisions.drafts.draft import Conclusion, Draft, Scope
from cmr_logic.provisions.drafts.naming import Frame
from cmr_logic.provisions.drafts.nodes import Force, Provision
from cmr_logic.provisions.lists.leads import people_listed
from cmr_logic.provisions.reach.kinds import read_kind, read_kinds
from cmr_logic.provisions.reach.referred import referred_clause
from cmr_logic.provisions.sentences.nothing_to_do import asks_nothing
from cmr_logic.provisions.sentences.semicolons import lays_down
from cmr_logic.provisions.sentences.time_taken import tells_time_taken, tells_what_varies
from cmr_logic.provisions.verbs.limits import Limits
from cmr_logic.provisions.verbs.predicates import is_denial
from cmr_logic.provisions.words.clause_words import BRACKETS
from cmr_logic.provisions.words.people_nouns import ANYBODY, GENERIC
from cmr_logic.records import record
from cmr_logic.text import keys, place_of

# Subjects that no item of a list opens with: "**you** can row"; not "rowing".
_SPOKEN_OF = frozenset({"you", "we"})
_LIMITING = frozenset({Effect.IF, Effect.UNLESS})
# How a sentence opens that is no name of people: "who can row: **if** you swim"; not "anyone".
_SAYING = _SPOKEN_OF | {"if", "unless"}
# What question and answer are marked by: "**Q**: …"; not "Note: …".
_LABELS = frozenset({"q", "a", "question", "answer"})
_LONGEST_QUESTION = 5  # words of a label that asks: "Who can take part: you …"
_SHORT_LABEL = 3  # words of a label that may begin with any: "For all guests: you …"
_LONGEST_LABEL = 6  # words of a label: "Keys and how to get them: guests must …"
# Openings of a subject behind a label: "Keys: **your** key is yours while …"; not "a key".
_SUBJECTS = _SPOKEN_OF | {"your", "our", "the", "this", "it", "they"}
_SENTENCE_ENDS = frozenset({".", ":"})  # what a sentence, or a lead-in, ends in
_WHOSE = "whose"  # opens a relative clause with a subject of its own
# Sentences that only answer a question before them, or close a bracket: "No."; not "None.".
_BARE_ANSWERS = frozenset({("no", "."), ("yes", "."), ("no",), ("yes",), (")",)})
# Openings of sentences that greet: "**thank you** for coming"; not "thank the guide".
_GREETINGS = frozenset({("thank", "you"), ("welcome", "to"), ("thanks", "for")})
# How an answer opens: "Yes, if …"; not "You can if …".
_ANSWERS = {"yes": True, "no": False}


def after_label(draft: Draft, first: int, last: int) -> int:
    """Return where a sentence starts, behind "Q:" or "A:", or a few words that name its matter.

    Example:
        >>> from cmr_logic.text import tokenize
        >>> text = "Q: Can I row?"
        >>> after_label(Draft(text, tokenize(text)), 0, 6)
        2
        >>> text = "Exemptions: wardens do not pay."
        >>> after_label(Draft(text, tokenize(text)), 0, 7)
        2
    """
    words = draft.words
    colon = place_of(words, ":", first + 1, last - 1)
    if colon is None:
        return first
    if colon == first + 1 and words[first] in _LABELS:
        return colon + 1
    named = colon - first <= _LONGEST_LABEL and syntax.finite_verb(words, first, colon) is None
    if colon - first > _SHORT_LABEL:  # not "guests who row: none …", "for guests from abroad: …"
        plain = syntax.RELATIVES.isdisjoint(words[first:colon])
        named = named and plain and words[first] not in syntax.PREPOSITIONS
    aim = words[first] == "to" and words[colon + 1] in BRACKETS  # "To join: (a) you must be 12"
    if aim or not (named or _asks_for(words, first, colon)):
        return first
    states = lays_down(words, colon + 1, last) or _states_case(words, colon + 1, last)
    return colon + 1 if states or _opens_sentence(draft, colon + 1, last) else first


def after_opening(draft: Draft, first: int, last: int) -> int:
    """Return where a sentence goes on behind words that say nothing, and keep where they stand."""
    behind = past_opening(draft.words, first, last)
    if behind > first:
        draft.openings[behind] = first
    return behind


def _asks_for(words: Sequence[str], first: int, colon: int) -> bool:
    """Tell whether a label asks for what the sentence behind it says: "**Who can row**: if you"."""
    asking = words[first] == "who" and colon - first <= _LONGEST_QUESTION
    return asking and words[colon + 1] in _SAYING


def _opens_sentence(draft: Draft, first: int, last: int) -> bool:
    """Tell whether a sentence of its own stands behind a colon: "Hours: **We open** at 9."."""
    capital = draft.text[draft.tokens.starts[first]].isupper()
    ended = draft.words[last - 1] in _SENTENCE_ENDS
    return capital and ended and syntax.finite_verb(draft.words, first, last) is not None


def _states_case(words: Sequence[str], first: int, last: int) -> bool:
    """Tell whether words say of something what is so in a case: "**you qualify if** you row"."""
    cases = (at for at in range(first + 1, last) if _is_case(words, at, last))
    if words[first] not in _SUBJECTS:  # "**a fee applies** if you row"; not "a towel if you row"
        case = next(cases, first)
        return case > first and syntax.finite_verb(words, first, case) is not None
    verb = syntax.finite_verb(words, first, last)
    return verb is not None and any(at > verb for at in cases)


def _is_case(words: Sequence[str], at: int, last: int) -> bool:
    found = cues.match(words, at, last)
    return found is not None and found[0].effect in _LIMITING


def asks(draft: Draft, first: int, last: int) -> bool:
    """Tell whether a sentence asks something, and so says nothing itself: "Can I row?".

    Example:
        >>> from cmr_logic.text import tokenize
        >>> text = "Can I row?"
        >>> asks(Draft(text, tokenize(text)), 0, 4)
        True
        >>> text = "Over 60? You row free."
        >>> asks(Draft(text, tokenize(text)), 0, 3)
        False
    """
    words = draft.words[first:last]
    return words[-1:] == ("?",) and words[0] in syntax.AUXILIARIES


def asks_who(draft: Draft, first: int, last: int, items: tuple[Block, ...]) -> bool:
    """Tell whether a question asks for whom the list below it names: "Who must pay?".

    Args:
        draft: what has been read.
        first: index of the first token of the question.
        last: index after its last.
        items: the list.
    """
    words = draft.words[first:last]
    asking = words[:1] == ("who",) and words[-1:] == ("?",)
    return asking and people_listed(Scope(draft, items=items))


def question_who(draft: Draft, first: int, last: int) -> tuple[int, int] | None:
    """Return where a question or heading asks whom something is for: "Who rides free?".

    Args:
        draft: what has been read.
        first: index of its first token.
        last: index after its last.
    """
    asking = draft.words[first : first + 1] == ("who",)
    return (first, last) if asking and "?" in draft.words[last - 1 : last + 1] else None


def read_those_asked(draft: Draft, asked: tuple[int, int], first: int, last: int) -> bool:
    """Read a sentence that only names those whom a question before it asks for: "Sailors.".

    Args:
        draft: where it goes.
        asked: where the question stands.
        first: index of the first token of the sentence.
        last: index after its last.

    Returns:
        Whether it is one.
    """
    last -= draft.words[last - 1] == "."
    if not _names_people(draft.words[first:last]):
        return False
    denied = is_denial(draft.words[slice(*asked)])
    draft.conclusion = Conclusion(negative=denied, denied=denied)
    limits = Limits()
    if draft.words[first + 1] == _WHOSE:
        limits.parts.append(read_kind(Scope(draft, asker=True), first, last, THE_FOLLOWING))
    elif not _read_named(draft, first, last, limits):
        return False
    draft.provisions.append(
        Provision(
            draft.chars(first, last),
            draft.chars(*asked),
            positive=not denied,
            force=Force.GRANTS,
            condition=limits.condition(),
            exceptions=tuple(limits.exceptions),
            keys=keys(draft.words[slice(*asked)]),
        )
    )
    return True


def _read_named(draft: Draft, first: int, last: int, limits: Limits) -> bool:
    """Add the clauses of people who are named, with their conditions; tell whether there are."""
    sentence = parse_sentence(draft.tokens, first, last)
    named = sentence.statements[0].rest if len(sentence.statements) == 1 else None
    if named is None or sentence.fronts:
        return False
    scope = Scope(draft, sentence.holes, asker=True)
    condition = _several_kinds(scope, named) or referred_clause(scope, named)
    limits.parts.extend([] if condition is None else [condition])
    for said in sentence.statements[0].conditions:
        read_condition(scope, said, limits)
    return True


def _several_kinds(scope: Scope, named: Restricted) -> Expression | None:
    """Return the clauses of several kinds of people who are named, None for one."""
    extent = named.body.extent
    behind = None if named.relative is None else named.relative.extent
    if extent is None:
        return None
    last = extent[1] if behind is None else behind[1]
    return read_kinds(scope, extent[0], last, THE_FOLLOWING)


def _names_people(named: Frame) -> bool:
    """Tell whether words are no more than a name of some people, not of everybody.

    Example:
        >>> _names_people("sailors and cooks".split()), _names_people("sailors may".split())
        (True, False)
        >>> _names_people(["everybody"])
        False
    """
    if len(named) == 0 or named[0] in syntax.PRONOUNS or any(map(_states, _parts(named))):
        return False
    relative = next((at for at, word in enumerate(named) if word in syntax.RELATIVES), len(named))
    verb = syntax.finite_verb(named)
    if verb is not None and verb > relative + 1 and named[verb] in syntax.MODALS:
        return False  # "sailors who row | may have one"
    anybody = named[0] in ANYBODY | GENERIC and len(named) > 1
    return anybody or naming.restricts(tuple(named[:relative]))


def _parts(named: Frame) -> list[Frame]:
    """Return the parts of some words that commas and "and" part."""
    cuts = [-1, *(at for at, word in enumerate(named) if word in syntax.JOINTS), len(named)]
    return [named[start + 1 : end] for start, end in pairwise(cuts) if end > start + 1]


def _states(part: Frame) -> bool:
    """Tell whether words say something of a subject of their own, no relative clause."""
    related = _WHOSE in part or part[0] in syntax.RELATIVES
    verb = None if related else syntax.finite_verb(part)
    return verb is not None and not syntax.starts_verb_phrase(part, 0)


def predication_asked(words: Frame) -> Frame:
    """Return what a question asks of whoever is meant, for an answer that breaks off: "You can't".

    Example:
        >>> predication_asked(("can", "i", "row", "here", "?"))
        ('row', 'here')
        >>> predication_asked(("is", "rowing", "safe", "?"))
        ()
    """
    addressed = words[1:2] != () and words[1] in syntax.PRONOUNS
    return words[2:-1] if addressed and words[0] in syntax.MODALS | syntax.DO else ()


@record(frozen=True, slots=True)
class Answered:
    """A sentence that answers the question before it.

    Args:
        first: index of the first token behind "Yes" or "No".
        positive: which of them it says.
        about: the range of the tokens of the question.
    """

    first: int
    positive: bool
    about: tuple[int, int]


def answered(
    draft: Draft, question: tuple[int, int] | None, first: int, last: int
) -> Answered | None:
    """Return how a sentence answers the question right before it, None where it does not.

    Example:
        >>> from cmr_logic.text import tokenize
        >>> text = "Can I row? Yes, if you can swim."
        >>> answered(Draft(text, tokenize(text)), (0, 4), 4, 11)
        Answered(first=6, positive=True, about=(0, 4))
    """
    if question is None or draft.words[first] not in _ANSWERS:
        return None
    behind = first + 1
    while behind < last and draft.words[behind] in {",", "-", "–", "but", "."}:
        behind += 1
    return Answered(behind, _ANSWERS[draft.words[first]], question)


def as_answer(draft: Draft, answer: Answered, provision: Provision) -> Provision:
    """Return a provision of an answer with the conclusion that its question asks about.

    Args:
        draft: what has been read.
        answer: the answer that it stands in.
        provision: what was read behind "Yes" or "No".
    """
    asked = keys(draft.words[slice(*answer.about)])
    if provision.keys <= asked:  # conditions alone, or "you can, if …"
        return replace(
            provision,
            conclusion=draft.chars(*answer.about),
            positive=answer.positive,
            force=Force.GRANTS,
            keys=asked,
            demanded=asked,
        )
    return provision


# Openings of what only says that nothing else is so: "**in no other case** shall it be paid".
_IN_NO_OTHER = frozenset(
    (opening, "no", "other", noun)
    for opening in ("in", "on", "under", "for")
    for noun in ("case", "cases", "circumstances", "ground", "grounds", "reason", "event")
)
_NOWHERE = len(("in", "no", "other", "case"))


def says_nothing(draft: Draft, first: int, last: int) -> bool:
    """Tell whether a sentence asks something or nothing, greets, or says how long it takes."""
    said = draft.words[first:last]
    asking = said[-1] == "?" or said in _BARE_ANSWERS or said[:2] in _GREETINGS
    varies = tells_what_varies(said)
    elsewhere = said[:_NOWHERE] in _IN_NO_OTHER
    return asking or varies or elsewhere or tells_time_taken(said) or asks_nothing(said)
