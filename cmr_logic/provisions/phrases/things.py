"""Lists of things to have or to bring, each a condition of its own: "a badge and a towel"."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Words
from cmr_logic.provisions.drafts.draft import Scope
from cmr_logic.provisions.drafts.naming import Frame
from cmr_logic.provisions.phrases.phrase_heads import head_of_list, joints_of_all
from cmr_logic.provisions.words.mass_nouns import MASS_NOUNS
from cmr_logic.records import record
from cmr_logic.text import VERB, classes, word_set

# What opens a thing of a list: "a badge", "your key"; not "such", "every".
_OPENS_THING = word_set("a an the your their its our no one two three four five six some enough at")
# Openings that name what is not known yet, so that no "the" before is their like: "a"; not "your".
_NEW = word_set("a an one two three four five six some enough at")
# Nouns that name a thing without an opening: "proof of age"; not "key".
_PAPERS = word_set("proof evidence permission consent access insurance confirmation details cover")
# Verbs behind which three things or more are each asked for: "**bring** boots, gloves and water";
# not "sell".
_ASKS_FOR_EACH = word_set(
    """
    have has need needs bring provide show carry hold wear send submit produce present supply
    enclose attach upload include own pack
    """
)
# Joints between things that may belong to one: "and"; not "as well as", which adds one.
_PLAIN_JOINTS = frozenset({"and", ","})
# First words of joints that add one thing more: "**together** with"; not "and".
_ADDING = frozenset({"as", "together", "along", "plus"})
# What stands before a number that belongs to the first thing alone: "**at least** two pens and".
_AT_LEAST = ("at", "least")
# Fields, and causes, that name a plan or a policy: "a **fire** and theft policy"; not "a hat".
_FIELDS = word_set(
    """
    education health safety speech language hearing sight equality diversity inclusion science art
    technology engineering road rail sea air fire flood theft business law search rescue drama dance
    sport design nutrition hygiene security privacy
    """
)
_NAMED = 2  # words of the last part of such a name, at least: "care plan"
_MANY = 2  # joints of a list of three


@record(frozen=True, slots=True)
class Things:
    """A list of things.

    Args:
        head: the index of the first thing.
        joints: the places of what parts them.
    """

    head: int
    joints: tuple[int, ...]


def things_of(scope: Scope, words: Words, frame: Frame) -> Things | None:
    """Return the list of things that a phrase ends in, each a condition of its own, if it does.

    Each later thing opens as one: "your passport and a key", "a badge, a towel and proof of age".
    "Soap and towels" may be one thing; three or more that are asked for are one each: "bring soap,
    towels and water". What may belong to one thing is not parted, nor a subject: "a garden with a
    shed and a pond".

    Args:
        scope: the sentence that the phrase stands in.
        words: the phrase.
        frame: the words that it completes.
    """
    joints = joints_of_all(scope, words, frame)
    if not joints:
        return None
    starts = [_past_holes(scope, at + 1) for at in joints]
    head = _head(scope, words, joints[0], new=scope.words[starts[0]] in _NEW)
    if head is None or (head == words.first and syntax.finite_verb(frame) is None):
        return None
    each = all(opens_thing(scope.words[at]) for at in starts) or _asked_for(
        scope, words, frame, head
    )
    return Things(head, tuple(joints)) if each else None


def _asked_for(scope: Scope, words: Words, frame: Frame, head: int) -> bool:
    """Tell whether a list from an index on is one of three or more things that are asked for."""
    verb = (*frame, *scope.words[words.first : head])[-1:]
    bounds = (head - 1, *(at for at, _ in words.joints), words.last)
    parts = [scope.words[_past_holes(scope, at + 1) : end] for at, end in pairwise(bounds)]
    several = len(words.joints) >= _MANY
    # "a visa **as well as** insurance"
    several = several or all(scope.words[at] in _ADDING for at, _ in words.joints)
    asked = several and bool(verb) and verb[0] in _ASKS_FOR_EACH
    return asked and not _is_name(parts) and all(_is_thing(part) for part in parts)


def _is_name(parts: Sequence[Frame]) -> bool:
    """Tell whether parts make the name of one thing: "an **education, health and care plan**".

    The fields that it is about share its article, which none of them has for itself.
    """
    (article, *field), *between, last = parts
    if article not in syntax.INDEFINITE or len(field) != 1 or len(last) < _NAMED:
        return False
    bare = all(len(part) == 1 and part[0] not in _OPENS_THING for part in between)
    named = last[-1]
    counted = not (syntax.is_plural_noun(named) or named in MASS_NOUNS or opens_thing(last[0]))
    fields = (field[0], *(part[0] for part in between))
    return bare and counted and all(each in _FIELDS or each in MASS_NOUNS for each in fields)


def _is_thing(part: Frame) -> bool:
    """Tell whether words are a noun phrase by themselves."""
    part = part[len(_AT_LEAST) :] if part[: len(_AT_LEAST)] == _AT_LEAST else part
    if not part or part[0] in syntax.PREPOSITIONS or syntax.starts_verb_phrase(part, 0):
        return False
    amount = part[:1] != () and any(map(str.isdigit, part[0]))  # "**AUD5,000** in savings"
    return (amount or syntax.noun_head(part) is not None) and not syntax.is_gerund(part[0])


def _head(scope: Scope, words: Words, joint: int, *, new: bool) -> int | None:
    """Return where the first thing begins, None where it belongs to a thing before it.

    Args:
        scope: the sentence.
        words: the phrase.
        joint: the place of the first "and".
        new: the second thing opens as what is not known yet.
    """
    apart = new or scope.words[joint - 1] == ","  # "a card in your name, and the letter"
    while joint > words.first + 1 and (joint - 1 in scope.holes or scope.words[joint - 1] == ","):
        joint -= 1  # "a badge | (a free one), and a towel"
    head = head_of_list(scope.words, words.first, joint)
    while head > words.first and "'s" in scope.words[head - 1 : head + 1]:
        head = head_of_list(scope.words, words.first, head - 1)  # "the owner's | key"
    told = told_more(scope, words, head, joint) if new else None
    if told is not None:
        return _before_measure(scope, told)
    if head == 0 or scope.words[head - 1] not in syntax.PREPOSITIONS:
        return _before_measure(scope, head)
    first = _past_verb(scope, words)
    if scope.words[joint] not in _PLAIN_JOINTS:  # "proof of age **as well as** the number of it"
        verb = syntax.finite_verb(scope.words[words.first : joint])
        return first if verb is None else words.first + verb + 1
    if scope.words[joint + 1] == scope.words[first]:
        return first  # "proof of age, proof of address"
    if not apart or scope.words[head] in _NEW:
        return None  # "a garden with a shed and a pond"
    # "a letter from **the** owner and **a** badge": only the letter is its like
    found = next((at for at in range(head - 1, first, -1) if scope.words[at] in _NEW), first)
    return _before_measure(scope, found)


def choice_of_things(scope: Scope, words: Words, joints: Sequence[int]) -> Things | None:
    """Return the things that "or" joins, of the first of which a relative clause says more.

    "**A form that is signed** or a card"; None where nothing shows that.

    Args:
        scope: the sentence that the phrase stands in.
        words: the phrase.
        joints: the places of what parts it.
    """
    if any(scope.words[_past_holes(scope, at + 1)] not in _NEW for at in joints):
        return None
    joint = joints[0] - (scope.words[joints[0] - 1] == ",")
    head = head_of_list(scope.words, words.first, joint)
    told = told_more(scope, words, head, joint)
    return None if told is None else Things(told, tuple(joints))


def told_more(scope: Scope, words: Words, head: int, joint: int) -> int | None:
    """Return where a thing begins of which a relative clause says more, and others stand behind.

    "**A card that is valid**, a photo and a pen"; not "a form that names a cook and a guide".

    Args:
        scope: the sentence.
        words: the phrase.
        head: where the likeliest first thing begins.
        joint: the place of the first sign that parts the things.
    """
    tokens = scope.words
    if tokens[head] in _NEW:
        return None
    inside = range(words.first + 1, joint)
    at = next((i for i in inside if tokens[i] in syntax.RELATIVES), joint)
    governed = tokens[at - 1] in syntax.PREPOSITIONS  # "a log **in** which"
    verbal = governed or tokens[at + 1] in syntax.AUXILIARIES
    if at > head or not (verbal or syntax.finite_verb(tokens, at + 1, joint) is not None):
        return None
    end = at - governed
    found = head_of_list(tokens, words.first, end)
    while found > words.first and tokens[found - 1] in syntax.PREPOSITIONS:
        found = head_of_list(tokens, words.first, found - 1)
    first = found in (words.first, _past_verb(scope, words))
    return found if first or tokens[found] in _NEW else None


def _before_measure(scope: Scope, head: int) -> int:
    """Return where a thing begins with the words before its number: "**at least** two pens"."""
    measured = scope.words[head - len(_AT_LEAST) : head] == _AT_LEAST
    return head - len(_AT_LEAST) if measured else head


def _past_verb(scope: Scope, words: Words) -> int:
    """Return where a phrase goes on behind the verb that it may begin with: "have | a badge"."""
    opening = scope.words[words.first]
    verb = VERB in classes(opening) and not syntax.is_participle(opening)
    return words.first + verb


def opens_thing(word: str) -> bool:
    """Tell whether a thing of a list may open with a word: "**a** badge", "**two** keys"; not "in".

    Example:
        >>> opens_thing("two"), opens_thing("in")
        (True, False)
    """
    return word in _OPENS_THING or word in _PAPERS or word[:1].isdigit()


def _past_holes(scope: Scope, index: int) -> int:
    while index in scope.holes:
        index += 1
    return index
