"""What a story says in the very words of a clause: "I am **not under 26**", of "you are under 26".

Whoever repeats a clause, or denies it by "not" or "no", leaves nothing to be understood. So this is
tried before the passes of :mod:`.claims`, which compare what words mean.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import product

from cmr_logic import syntax
from cmr_logic.provisions.drafts.nodes import Clause
from cmr_logic.scenario.claim import part_of
from cmr_logic.scenario.finding import Finding
from cmr_logic.scenario.lexicon.relations import word_key
from cmr_logic.scenario.matching.another_one import is_of_another_of_mine
from cmr_logic.scenario.matching.coming_near import comes_only_near
from cmr_logic.scenario.matching.gist import sentence_before
from cmr_logic.scenario.matching.plain_wording import NOT_ALWAYS, is_same_wording
from cmr_logic.scenario.matching.reservations import is_undone
from cmr_logic.scenario.matching.verbs_fit import is_thing_by_its_deed
from cmr_logic.scenario.rephrasing.plain import Plain
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.scenario.statements.statement import Mood, Statement, Tense, Who
from cmr_logic.scenario.story import Story
from cmr_logic.spans import Span
from cmr_logic.text import word_set, words_in

_SENTENCE_END = re.compile(r"[.!?;\n](?!\d)|\s[-–—]\s")
# Where what a sentence says ends, and another thing begins: "I'm under 26, **but** …".
_NEXT = re.compile(r",\s|\s(?=(?:and|but|because|so|although|though|which)\b)")
# What stands where what is said ends: "I'm under 26 **but** …"; not "I've not rowed **since** May".
_ENDS_THERE = re.compile(r"\s*(?:$|[.!?;,:)\n–—-]|(?:and|but|because|so|although|though)\b)")
# Words by which a case is supposed, or left open: "**if** I row"; not "because I row".
_SUPPOSING = frozenset({"if", "unless", "whether", "when", "once", "until", "would", "might"})
# "You sell eggs **that come from abroad**": "The eggs I sell come from abroad".
_RELATED = re.compile(
    r"^(?P<who>you\s(?:are\s|have\s)?[a-z]+)\s(?P<thing>(?:[a-z-]+\s){0,3}?[a-z-]+)\s"
    r"(?:that|which|who)\s(?P<rest>.+)$"
)
# "The van was shut **when it was left**": "When it was left, the van was shut".
_TIMED = re.compile(r"^(?P<main>.+?)\s(?P<when>(?:when|while|before|after|once)\s.+)$")
_BEFORE = frozenset({Tense.PAST, Tense.PERFECT})
_TODAY = re.compile(r"\b(?:today|tonight|this\s(?:morning|afternoon|evening))\b")
_PLANNED = re.compile(r"^(?:i|we)(?:['’]ll|\s(?:will|shall))\b(?!.*\bgo\son\b)")
_SPEAKING = frozenset({"i", "we"})
# What one says it is of whom the question asks: "**it** trains the young"; not "items are lent".
_POINTING = frozenset({"it", "this", "that", "these", "those", "they", "he", "she"})
_BODIES = lists.BODIES | lists.GROUPS
_YOU, _MINE = "you", frozenset({"my", "our"})
# What a rule calls whoever asks: "**the owner** has registered it"; not "the manager has".
_PARTS = (
    lists.ROLES
    | lists.CALLED_SO
    | word_set("parent guardian student pupil employee tenant applicant claimant worker")
)
_OWN_PARTS = frozenset(word_key(word) or word for word in _PARTS)
_STATES = frozenset({"be", "have"})


def repeated(
    clause: Clause, story: Story, plain: Plain | None = None, scenario: str = ""
) -> Finding | None:
    """Return the finding of a story that repeats a clause, or denies it, in its own words.

    Args:
        clause: a clause of a rule.
        story: the story.
        plain: how it was put plainly, where it was: its own words may be those of the clause.
        scenario: the story in its own words.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> from cmr_logic.scenario.story import read_story
        >>> clause = parse("Join if you can row a mile without stopping.").clauses[0]
        >>> def told(text):
        ...     found = repeated(clause, read_story((clause,), [clause.statement], text, ""))
        ...     return found and found.value
        >>> told("I can row a mile without stopping."), told("I can't row a mile without stopping.")
        (True, False)
        >>> told("If I can row a mile without stopping, fine."), told("My son can row a mile.")
        (None, None)
    """
    target = part_of(clause.statement, story).target
    forms = _forms(clause.statement.lower())
    found: dict[bool, Span] = {}
    for told in story.statements:
        if told.text or told.entry or told.mood not in (target.mood, Mood.FACT):
            continue
        for wanted, said in product(forms, _runs(told, story.text)):
            quote = said.of(story.text).lower()
            then = _is_of_same_time(target, told)
            turned = wanted is not forms[0] and _is_past(wanted) is _is_past(words_in(quote))
            if not (then or turned) or not _is_of_same(target, told, wanted, story):
                continue
            value = is_same_wording(wanted, words_in(quote))
            value = _by_predicate(target, told, wanted, quote) if value is None else value
            if value is None and plain is not None and plain.reworded:
                quote = plain.told(said.start, said.end).of(scenario).lower()
                supposed = _is_supposed(plain, said, scenario)
                value = None if supposed else is_same_wording(wanted, words_in(quote))
            if value is None or not _is_meant(value, target, told, wanted, quote):
                continue
            if not (value and _is_taken_back(clause, target, said, story)):
                found.setdefault(value, said)
    if len(found) != 1:
        return None
    ((value, span),) = found.items()
    return Finding(clause.id, value, span, span.of(story.text), "explicit")


def _is_meant(
    value: bool, target: Statement, told: Statement, wanted: Sequence[str], quote: str
) -> bool:
    """Tell whether words that repeat a clause affirm, or deny, no less than all of it.

    Not "I don't think | I have a garden", nor "I'm not always in".
    """
    if is_thing_by_its_deed(target, " ".join(wanted), told):
        return False  # "it is a book" of "it is booked"
    if told.subject.who is Who.SELF and not _says_so_now(value, quote, wanted):
        return False
    return told.negated is target.negated if value else NOT_ALWAYS.search(quote) is None


def _is_taken_back(clause: Clause, target: Statement, said: Span, story: Story) -> bool:
    """Tell whether what is said beside some words takes them back: "… but it was refunded"."""
    undone = is_undone(target.verb, story.text[said.end :])
    return undone or comes_only_near(clause.statement, target, story.text, said.start, said.end)


@lru_cache(maxsize=4_096)
def _forms(statement: str) -> tuple[tuple[str, ...], ...]:
    """Return the words of a clause, and of the same with its parts in another order.

    Example:
        >>> [" ".join(form) for form in _forms("you sell eggs that come from abroad")]
        ['you sell eggs that come from abroad', 'eggs you sell come from abroad']
        >>> [" ".join(form) for form in _forms("the van was shut when it was left")]
        ['the van was shut when it was left', 'when it was left the van was shut']
    """
    forms = [statement]
    if related := _RELATED.match(statement):
        forms.append("{thing} {who} {rest}".format(**related.groupdict()))
    if timed := _TIMED.match(statement):
        forms.append("{when} {main}".format(**timed.groupdict()))
    return tuple(words_in(form) for form in forms)


def _is_supposed(plain: Plain, said: Span, scenario: str) -> bool:
    """Tell whether the sentence of some words supposes a case: "**If** I can row a mile, …"."""
    at = plain.told(said.start, said.end)
    before = sentence_before(scenario, at.start) + at.of(scenario)
    return not _SUPPOSING.isdisjoint(words_in(before.lower()))


def _runs(told: Statement, text: str) -> Iterator[Span]:
    """Yield the words of a statement, with what may belong to them in their sentence.

    "I owe £90 **or less**": where a statement ends is guessed by its verbs.
    """
    if _ENDS_THERE.match(text, told.end):
        yield Span(told.start, told.end)
    end = _SENTENCE_END.search(text, told.end)
    last = end.start() if end is not None else len(text)
    yield Span(told.start, last)
    before = [each.end() for each in _SENTENCE_END.finditer(text, 0, told.start)]
    first = before[-1] if before else 0
    first += len(text[first:last]) - len(text[first:last].lstrip())
    if first < told.start:
        yield Span(first, last)
    for cut in _NEXT.finditer(text, told.end, last):
        yield Span(told.start, cut.start())


def _is_past(words: Sequence[str]) -> bool:
    """Tell whether words say of something that it was so."""
    return not {"was", "were"}.isdisjoint(words)


def _is_of_same_time(target: Statement, told: Statement) -> bool:
    """Tell whether a statement is of the time of a clause.

    What will be done, or not, is told of what is asked about: "We will keep him on a lead".
    """
    if told.tense is target.tense or (told.tense in _BEFORE and target.tense in _BEFORE):
        return True
    deed = told.verb not in _STATES or target.subject.who is not Who.SELF
    return told.tense is Tense.FUTURE and target.tense is Tense.PRESENT and deed


def _is_of_same(target: Statement, told: Statement, wanted: Sequence[str], story: Story) -> bool:
    """Tell whether a statement may be of whom a clause is about, as far as grammar says so."""
    asked, said = target.subject, told.subject
    before = sentence_before(story.text, told.start)
    sentence = before + told.quoted(story.text)
    if is_of_another_of_mine(" ".join(wanted), asked.head, sentence, len(before)):
        return False
    if wanted[:1] == (_YOU,):
        alike = (asked.who, asked.head) == (said.who, said.head)
        alike = alike or (said.who is Who.IT and asked.head in _BODIES)
        return alike and (asked.who is not Who.SELF or said.keys <= asked.keys)
    if said.who is Who.SELF and asked.who is Who.OTHER and asked.person:
        part = {asked.head, *asked.keys} & _OWN_PARTS
        named = any(part & (each.keys | {each.subject.head}) for each in story.statements)
        named = named or not part.isdisjoint(story.given)
        return bool(part) and not named and story.asked is None
    words = words_in(told.quoted(story.text).lower())
    own = bool(wanted) and wanted[0] in lists.OWNERS | {"your"}
    if story.asked is not None:
        return asked == said or not own
    return not (own and words[:1] != () and words[0] in lists.THEIR_OWNERS)


def _says_so_now(value: bool, quote: str, wanted: Sequence[str]) -> bool:
    """Tell whether one says of oneself what is so: not "I need no help today", "I'll pay it"."""
    if wanted[:1] == (_YOU,) and _SPEAKING.isdisjoint(words_in(quote)[:1]):
        return False  # "I haven't, I promise, | missed a payment"
    return _PLANNED.search(quote) is None if value else _TODAY.search(quote) is None


def _is_of_another(wanted: Sequence[str], said: Sequence[str], told: Statement) -> bool:
    """Tell whether what one says of somebody is of one's own thing: "she lost **my** pass"."""
    at = syntax.finite_verb(said) or 0
    if "'s" in said[:at] and "'s" not in wanted:
        return True  # "my sister's landlord"
    if not syntax.THIRD_PERSONS.isdisjoint(said[1:]) and syntax.THIRD_PERSONS.isdisjoint(wanted):
        return True  # "the goods **he** sells"
    mine = not _MINE.isdisjoint(said[1:])
    return mine and told.subject.who is not Who.SELF and "your" in wanted and said[0] not in _MINE


def _by_predicate(
    target: Statement, told: Statement, wanted: Sequence[str], quote: str
) -> bool | None:
    """Compare what is said behind the subject, where both are about one thing: "it", "my van"."""
    asked, of, said = target.subject, told.subject, words_in(quote)
    if asked.who is Who.OTHER and of.who is Who.SELF:
        same = asked.person and said[0] in _SPEAKING  # "I gave notice", of the tenant
    elif of.who is Who.IT and not of.head:  # "**It** has no bar", of "your club"
        same = said[0] in _POINTING and asked.head in _BODIES
    else:
        same = (asked.who, asked.head) == (of.who, of.head)
        same = same and of.keys <= asked.keys | {asked.head}  # not "my sister's landlord"
    if not same or asked.who in (Who.SELF, Who.UNKNOWN) or _is_of_another(wanted, said, told):
        return None
    at, here = syntax.finite_verb(wanted), syntax.finite_verb(said)
    if not at or not here or not syntax.NEGATIONS.isdisjoint((*wanted[:at], *said[:here])):
        return None  # "no path crosses my land"
    return is_same_wording(wanted[at:], said[here:])
