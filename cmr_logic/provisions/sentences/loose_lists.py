"""Lists below a full stop: conditions that go on ("… if you pay. * You …"), or facts beside it.

And what becomes of a list with the block behind it.
"""

from __future__ import annotations

from dataclasses import replace

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Condition, Phrase, Sentence
from cmr_logic.clauses.parse import parse_sentence
from cmr_logic.cues import Effect
from cmr_logic.layout import Block
from cmr_logic.provisions.drafts.draft import Draft
from cmr_logic.provisions.drafts.shapes import phrases_of
from cmr_logic.provisions.drafts.tallies import points_at_list, tally_inside
from cmr_logic.provisions.lists.recalled import takes_up_list
from cmr_logic.provisions.sentences.continuations import is_lower
from cmr_logic.provisions.verbs.predicates import is_denial
from cmr_logic.text import NOUN, classes, place_of, sentence_ends, word_set

_SHORTEST = 3  # tokens of such an item: "you row ."
_WHOLE = frozenset({Effect.IF, Effect.PURPOSE})
_LONGEST_LABEL = 4  # words
# Words of labels above what is asked for, which is a condition: "**Age**: over 16"; not "Cost: £9".
_DEMANDING = word_set(
    "age ages residence residency income eligibility eligible required requirement requirements "
    "condition conditions if who for"
)


def list_stands_apart(draft: Draft, first: int, last: int, items: tuple[Block, ...]) -> bool:
    """Tell whether a list below a full stop tells facts of what the sentence above says in full.

    Each item has a label, or the sentence has a condition that is complete and each item begins
    anew: "You can row if you pay. | * Boats: £9 an hour | * Open until dusk". Where the sentence
    names the list ("if you meet these conditions."), or grants what the items name ("You can bring
    food. | * fruit"), they belong to it.

    Args:
        draft: what is read.
        first: index of the first token of the paragraph above.
        last: index after its last.
        items: the list.
    """
    if draft.taken_up or draft.words[last - 1] != "." or points_at_list(draft.words[first:last]):
        return False
    labelled = sum(_is_labelled(draft, item) for item in items)
    if labelled < len(items) and not all(item.span.of(draft.text)[:1].isupper() for item in items):
        return False
    start = _last_sentence(draft, first, last)
    conditions = _conditions(parse_sentence(draft.tokens, start, last))
    leading = parse_sentence(draft.tokens, start, last, lead_in=True)
    if any(map(_awaits_list, _conditions(leading))) or tally_inside(draft.words[start:last]):
        return False
    return bool(conditions or labelled) and all(map(_is_whole, conditions))


def _is_labelled(draft: Draft, item: Block) -> bool:
    """Tell whether an item is a fact behind its label: "Cost: £9"; not "Age: over 16"."""
    first, last = draft.token_range(item.span)
    words = draft.words
    colon = place_of(words, ":", first + 1, min(last - 1, first + _LONGEST_LABEL + 1))
    if colon is None or item.items:
        return False
    label = words[first:colon]
    plain = NOUN in classes(label[-1]) or label[-1] in syntax.PREPOSITIONS or label[0].isdigit()
    return plain and _DEMANDING.isdisjoint(label) and syntax.PRONOUNS.isdisjoint(label)


def list_goes_on(draft: Draft, first: int, last: int, items: tuple[Block, ...]) -> bool:
    """Tell whether a list goes on with the conditions of the sentence above, which is complete.

    Its items say what whoever reads is, has or did: "* You have lived here for a year."

    Args:
        draft: what is read.
        first: index of the first token of the paragraph above.
        last: index after its last.
        items: the list.
    """
    if draft.words[last - 1] != "." or not all(_says_of_asker(draft, item) for item in items):
        return False
    start = _last_sentence(draft, first, last)
    conditions = _conditions(parse_sentence(draft.tokens, start, last))
    if not conditions or is_denial(draft.words[start:last]):
        return False
    # only before a list do words such as "one of the conditions below" stand for it
    leading = _conditions(parse_sentence(draft.tokens, start, last, lead_in=True))
    return all(map(_is_whole, conditions)) and not any(map(_awaits_list, leading))


def _last_sentence(draft: Draft, first: int, last: int) -> int:
    """Return where the last sentence of a paragraph begins."""
    ends = [first, *sentence_ends(draft.tokens, first, last)]
    return next((end for end in reversed(ends) if end < last), first)


def _conditions(sentence: Sentence) -> tuple[Condition, ...]:
    """Return the conditions of a sentence's last statement, none where it has no statement."""
    said = sentence.statements
    return (*sentence.fronts, *said[-1].conditions) if said else ()


def _is_whole(condition: Condition) -> bool:
    """Tell whether a condition says all that it is to say: "if you row"; not "if"."""
    return condition.cue.effect in _WHOLE and condition.body is not None


def _awaits_list(condition: Condition) -> bool:
    """Tell whether a condition names the list below: "if one of these applies"."""
    phrases = () if condition.body is None else phrases_of(condition.body)
    return any(_names_list(phrase) for phrase in phrases)


def _names_list(phrase: Phrase) -> bool:
    """Tell whether a phrase has words for the list below: any lead-in may go on with one."""
    reference = phrase.reference
    if reference is None:
        return False
    return reference.effect is not Effect.LIST or phrase.words is None or phrase.after is not None


def _says_of_asker(draft: Draft, item: Block) -> bool:
    """Tell whether an item is one sentence about whoever reads, which lets them do nothing."""
    first, last = draft.token_range(item.span)
    one = len(sentence_ends(draft.tokens, first, last)) == 1
    if item.items or last - first < _SHORTEST or not one:
        return False
    subject, verb = draft.words[first : first + 2]
    return subject == "your" or (subject == "you" and verb not in syntax.MODALS)


def keep_open(draft: Draft, after: Block | None) -> None:
    """Leave the last provision open where the next block concludes it: "Anyone who: … | may row".

    Args:
        draft: what has been read, with a list at its end.
        after: the next block.
    """
    if after is None or draft.listed is None or not draft.provisions or after.items:
        return
    first, last = draft.token_range(after.span)
    if is_lower(draft, first, last) and draft.words[first] in syntax.AUXILIARIES:
        draft.opened = replace(draft.provisions[-1], condition=draft.listed.used)
        draft.provisions[-1] = draft.opened


def is_taken_up_by(draft: Draft, block: Block) -> bool:
    """Tell whether a block begins with a sentence that takes up the list before it.

    Args:
        draft: what is read.
        block: the block behind the list.
    """
    first, last = draft.token_range(block.span)
    ends = sentence_ends(draft.tokens, first, last)
    return first < last and not block.items and takes_up_list(draft.words[first : ends[0]])
