"""Headings and titles: what they say of the case that the text below them is about."""

from __future__ import annotations

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Words
from cmr_logic.clauses.parse import parse_sentence
from cmr_logic.expression import Expression
from cmr_logic.layout import Block
from cmr_logic.provisions.conditions.expressions import read_coordination
from cmr_logic.provisions.drafts.draft import Draft, Scope
from cmr_logic.provisions.drafts.naming import Frame
from cmr_logic.provisions.drafts.nodes import Heading
from cmr_logic.provisions.drafts.tallies import tally_inside
from cmr_logic.provisions.making.clause_making import make_clause
from cmr_logic.provisions.words import implied
from cmr_logic.provisions.words.predicate_words import EXEMPTED
from cmr_logic.spans import Span
from cmr_logic.text import NOUN, classes, place_of

_LONGEST_TITLE = 9  # words: a longer paragraph without a verb is seldom a title
_LONGEST_NAME = 6  # tokens of a sentence that only names something, with its full stop
ANNOUNCING = frozenset({":", "–", "—", "-"})
"""Tokens that announce a list: ":"; not ","."""

# Marks that end a sentence or announce a list; a title has none.
_ENDINGS = frozenset({".", "?", "!", ":", ";"})
_CONDITIONAL = frozenset({"if", "unless"})
# Words that titles open with: "**When** you can row"; not "if".
_QUESTIONING = frozenset({"when", "where", "who", "what", "how", "why", "which", "whether"})
# Last words of a lead-in without its colon: "You can join if you"; not "Join us".
_OPEN = frozenset({"if", "when", "where", "unless", "must", "both", "either", "are", "'re", "to"})
# Pronouns that a condition may end in before its list: "if **you**"; not "what this means to you".
_SUBJECTS = frozenset({"you", "they", "it", "your", "we"})
# Tokens before the first word of a heading: "#", "1."; not "if".
_MARKS = frozenset({"#", "*", "."})

# Openings of what something is, and words of rules, which no such description has.
_WHAT_IT_IS = frozenset({"this", "it", "a", "an"})
_RULING = syntax.MODALS | _CONDITIONAL | {"who", "whose", "not", "no", "only", "need", "needs"}
# Openings of headings above what it takes: "**Who can** row"; not "who runs the club".
_ASKING_WHO = frozenset(
    ("who", verb) for verb in ("can", "may", "is", "qualifies", "gets", "should", "could", "are")
)
# Words of headings that ask what it takes: "**Eligibility**", "Entry **requirements**"; not
# "Opening times".
_QUALIFYING = frozenset(
    {"eligibility", "eligible", "qualify", "qualifying", "requirements", "criteria", "entitled"}
)
# Openings and words of headings above who gets nothing: "**Who cannot** row", "**Exceptions**".
_ASKING_WHO_NOT = frozenset(("who", verb) for verb in ("cannot", "ca", "does", "do", "wo"))
_LEFT_OUT = frozenset({"exceptions", "exception", "exclusions", "excluded", "ineligible"})
_EXCEPTED = EXEMPTED | {"exceptions", "exception", "exclusions", "excluded"}
_INCLUDING = frozenset({"include", "includes"})  # verbs that name some of a kind
_WHO_IS = ("who", "is")
_DEEPEST = 7  # one more than the marks that a heading can have


def after_marks(draft: Draft, first: int, last: int) -> int:
    """Return where the words of a heading start, behind "#" or its number."""
    words = draft.words
    while first < last and (words[first] in _MARKS or words[first].rstrip(".").isdigit()):
        first += 1
    return first


def heading_clause(draft: Draft, first: int, last: int) -> Expression | None:
    """Return the clause of a heading that says whom its section is for: "If you live abroad"."""
    words = draft.words
    first = after_marks(draft, first, last)
    first += first < last and words[first] == "if"
    if first >= last or words[first] not in implied.ADDRESSING or "?" in words[first:last]:
        return None
    if words[last - 1] in _CONDITIONAL | ANNOUNCING:
        return None  # "You are eligible **if**", above what it takes
    verb = syntax.finite_verb(words[first:last])
    if verb is None or verb == 0 or words[first + verb] in syntax.MODALS:
        return None
    sentence = parse_sentence(draft.tokens, first, last, item=True)
    body = sentence.statements[0].rest if len(sentence.statements) == 1 else None
    scope = Scope(draft, sentence.holes)
    if body is None or sentence.statements[0].conditions:
        return make_clause(scope, Words(first, last), implied.HEADING, ())
    return read_coordination(scope, body.body, implied.HEADING, ())


def heading_aim(draft: Draft, first: int, last: int) -> Span | None:
    """Return where a heading asks who gets what its section is about: "Who can join".

    What is demanded below it is what that takes.
    """
    words = draft.words[after_marks(draft, first, last) : last]
    asking = words[:2] in _ASKING_WHO or not _QUALIFYING.isdisjoint(words)
    return draft.chars(first, last) if asking and len(words) <= _LONGEST_TITLE else None


def heading(draft: Draft, first: int, last: int) -> Heading:
    """Return the record of a heading, or of a title without a mark."""
    span = draft.chars(first, last)
    line = draft.text[draft.text.rfind("\n", 0, span.start) + 1 : span.start]
    words = draft.words[after_marks(draft, first, last) : last]
    asking = words[:2] in _ASKING_WHO or words[:2] in _ASKING_WHO_NOT
    named = not (_QUALIFYING.isdisjoint(words) and _LEFT_OUT.isdisjoint(words))
    named = named and _CONDITIONAL.isdisjoint(words[-1:])  # "You are eligible **if**": a lead-in
    qualifying = asking or named
    return Heading(span, line.count("#") or _DEEPEST, qualifying)


def is_title(draft: Draft, first: int, last: int) -> bool:
    """Tell whether a paragraph is a title without a mark: a few words, no verb, no full stop."""
    if not first < last <= first + _LONGEST_TITLE or last == len(draft.tokens):
        return False
    words = draft.words[first:last]
    if words[-1] in _ENDINGS or ("," in words and words[0] in _QUESTIONING):
        return False
    if words[0] in _QUESTIONING:
        return True
    verb = syntax.finite_verb(draft.tokens.unnamed[first:last])
    bare = first == 0 and draft.words[last] != "."
    said = verb is not None and not (bare and _is_doubtful(words, verb))
    return not said and _CONDITIONAL.isdisjoint(words)


def _is_doubtful(words: Frame, verb: int) -> bool:
    """Tell whether the verb of a first line need be none: "Bus **passes** for pupils".

    Nor is it one of the line where that opens with an -ing form: "Proving where you **live**".
    """
    if not syntax.AUXILIARIES.isdisjoint(words) or any(word[:1].isdigit() for word in words):
        return False
    named = NOUN in classes(words[verb]) and syntax.PRONOUNS.isdisjoint(words)
    return named or syntax.is_gerund(words[0])


def opens_as_title(draft: Draft, first: int, last: int) -> bool:
    """Tell whether the first sentence of a paragraph only names what the others are about.

    "Swim club." does; "Refunds within a week." says something.
    """
    words = draft.words[first:last]
    return (
        words[-1:] == (".",)
        and len(words) <= _LONGEST_NAME
        and implied.PLACING.isdisjoint(words)
        and syntax.DETERMINERS.isdisjoint(words)
        and syntax.NEGATIONS.isdisjoint(words)
        and is_title(draft, first, last - 1)
    )


def describes(draft: Draft, first: int, last: int) -> bool:
    """Tell whether a sentence says what something named before its colon is, and no more.

    "Boat pass: a card for ferries." does, as a heading with its first line; "Boat pass: you may …"
    and "Boat pass: £9 a year" say when one gets it, or what it costs.
    """
    words = draft.words
    colon = place_of(words, ":", first + 1, min(last - 3, first + _LONGEST_NAME))
    if colon is None or words[colon + 1] not in _WHAT_IT_IS:
        return False
    named, said = words[first:colon], words[colon + 1 : last]
    plain = syntax.finite_verb(named) is None and NOUN in classes(named[-1])
    plain = plain and _QUESTIONING.isdisjoint(named) and _QUALIFYING.isdisjoint(named)
    rules = _RULING.intersection(said) or _LEFT_OUT.intersection(named)
    return plain and not rules and not any(word[:1].isdigit() for word in said)


def is_sentence(draft: Draft, item: Block) -> bool:
    """Tell whether an item is a sentence with a mark in front, which may lead in a list."""
    text = item.span.of(draft.text)
    if text.endswith("."):
        return True
    first, last = draft.token_range(item.span)
    if not item.items or leads_in(draft, first, last):
        return bool(item.items)
    verb = syntax.finite_verb(draft.tokens.unnamed[first:last])
    return text[:1].isupper() and bool(verb)


def titles_sentences(draft: Draft, first: int, last: int, items: tuple[Block, ...]) -> bool:
    """Tell whether a paragraph is the title of a list whose items are sentences.

    "Bee hives." above "(1) A keeper must register." is; "You can row if" leads its list in.
    """
    words = draft.words[first:last]
    stop = last - 1 if words[-1:] == (".",) else last
    return is_title(draft, first, stop) and all(
        is_sentence(draft, item) and item.span.of(draft.text)[:1].isupper() for item in items
    )


def titles_criteria(draft: Draft, first: int, last: int, items: tuple[Block, ...]) -> bool:
    """Tell whether a paragraph is the title of a list of what it takes: "Requirements".

    "Who can row" above "Over 16" is; "To be eligible, you must" leads its list in.
    """
    if not items:
        return False
    words = draft.words[first:last]
    stop = last - (words[-1:] == (":",))
    if leads_in(draft, first, stop) or not is_title(draft, first, stop):
        return False
    if words[stop - first - 1 :][:1] != () and words[stop - first - 1] in _INCLUDING:
        return False  # "Eligible costs include:"
    return heading_aim(draft, first, stop) is not None


def titles_exceptions(draft: Draft, first: int, last: int) -> bool:
    """Tell whether a heading names those below it as exceptions: "Exemptions", "Who is exempt".

    "Tax exemptions for farms" names what the page is about.
    """
    words = draft.words[after_marks(draft, first, last) : last]
    words = words[: len(words) - (words[-1:] == (":",))]
    return words[:1] != () and (len(words) == 1 or words[:2] == _WHO_IS) and words[-1] in _EXCEPTED


def leads_in(draft: Draft, first: int, last: int) -> bool:
    """Tell whether a heading or item is the beginning of the sentences in the list below it.

    It ends in a colon or dash, or breaks off, or has a condition that counts its items: "You can
    join if you", "You can join if any of these apply".
    """
    words = draft.words[first:last]
    if words[-1:] and words[-1] in ANNOUNCING:
        return True
    ending = words[-2:-1] if words[-1:] and words[-1] in _SUBJECTS else words[-1:]
    open_ended = not _OPEN.isdisjoint(ending)
    return open_ended or (not _CONDITIONAL.isdisjoint(words) and tally_inside(words) is not None)
