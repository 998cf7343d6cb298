"""Objects listed behind a second deed: "if you farm and **grow wheat, corn or oats**".

What "or" joins are the objects of the deed right before them, all in one phrase, and no further
cases beside both: "you farm and (grow wheat or grow corn)".
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Coordination, Joined, Phrase, Words
from cmr_logic.cues import Effect, by_name
from cmr_logic.provisions.drafts.draft import Scope
from cmr_logic.provisions.drafts.naming import Frame
from cmr_logic.provisions.words.mass_nouns import MASS_NOUNS
from cmr_logic.text import ADJECTIVE, NAME, NOUN, VERB, bases, classes

_LONGEST = 3  # words of a thing in such a list: "dry dog food"
_PAIR = 2  # words of a deed and its object
# Words that no bare name of a thing holds: "corn"; not "the corn", "corn for sale".
_NOT_BARE = syntax.DETERMINERS | syntax.PRONOUNS | syntax.PREPOSITIONS | syntax.AUXILIARIES | {"to"}


def with_objects(scope: Scope, node: Coordination) -> Coordination:
    """Return parts with the objects of a second deed in its own phrase, where they are listed.

    Args:
        scope: the sentence that they stand in.
        node: the parts.

    Example:
        >>> from cmr_logic import parse
        >>> rule = parse("You can join if you are a farmer and grow wheat, corn or oats.")
        >>> rule.written("Can I join?")
        'c1 and (c2 or c3 or c4)'
    """
    if isinstance(node, Phrase):
        return _parted(scope, node)
    if node.effect is not Effect.OR or not node.mixed:
        return node
    both, listed = node.items[0], node.items[1:]
    if not isinstance(both, Joined) or both.effect is not Effect.AND:
        return node
    deed = _run(both.items[-1])
    things = [_run(item) for item in listed]
    runs = [run for run in things if run is not None]
    if deed is None or len(runs) < len(things):
        return node
    objects = _has_object(scope.words[deed.first : deed.last]) and _are_things(scope, runs)
    if not (objects or _are_deeds(scope, (deed, *runs))):
        return node
    joints = tuple((run.first - 1, Effect.OR) for run in runs)
    whole = Phrase(Words(deed.first, runs[-1].last, joints))
    return replace(both, items=(*both.items[:-1], whole), mixed=False)


def _parted(scope: Scope, phrase: Phrase) -> Coordination:
    """Return the two deeds of one phrase: "you own a farm **and raise cattle, sheep or goats**"."""
    run = phrase.words
    plain = phrase.reference is None and phrase.after is None and not phrase.negated
    if run is None or not plain or len(run.joints) < _PAIR:
        return phrase
    (both, effect), *listed = run.joints
    if effect is not Effect.AND or any(either is not Effect.OR for _, either in listed):
        return phrase
    first, deed = scope.words[run.first : both], scope.words[both + 1 : listed[0][0]]
    ends = [*(at for at, _ in listed[1:]), run.last]
    things = [Words(at + 1, end) for (at, _), end in zip(listed, ends, strict=True)]
    own = first[:1] != () and first[0] in syntax.NOMINATIVES and _has_object(first)
    if not own or deed[:1] == () or deed[0] in syntax.NOMINATIVES or not _has_object(deed):
        return phrase
    if not _are_things(scope, things) or not syntax.starts_verb_phrase(deed, 0):
        return phrase
    parts = Phrase(Words(run.first, both)), Phrase(Words(both + 1, run.last, tuple(listed)))
    return Joined(Effect.AND, parts, by_name()["and"])


def _run(item: Coordination) -> Words | None:
    """Return the words of a part that is nothing but one run of them."""
    plain = isinstance(item, Phrase) and item.reference is None and item.after is None
    if not plain or not isinstance(item, Phrase) or item.negated:
        return None
    return item.words if item.words is not None and not item.words.joints else None


def _has_object(deed: Frame) -> bool:
    """Tell whether a deed ends in what it is done to: "grow wheat", "use it to buy land".

    Its subject may stand before it.
    """
    start = int(deed[0] in syntax.NOMINATIVES)
    said = deed[start:]
    if len(said) < _PAIR or said[0] in syntax.AUXILIARIES - syntax.HAVE:
        return False
    verb = said[0] in bases(said[0], VERB) or said[0] in syntax.HAVE
    return verb and _is_noun(said[-1])


def _are_deeds(scope: Scope, runs: Sequence[Words]) -> bool:
    """Tell whether parts are verbs, of which the last says more: "**live, work or study** here"."""
    named = [scope.words[run.first : run.last] for run in runs]
    close = [words[: len(words) - (words[-1] == ",")] for words in named]
    bare = all(len(words) == 1 for words in close[:-1])
    placed = len(close[-1]) > 1 and close[-1][1] in syntax.PREPOSITIONS | {"here", "there"}
    return bare and placed and all(words[0] in bases(words[0], VERB) for words in close)


def _is_noun(word: str) -> bool:
    return NOUN in classes(word) or not classes(word)


def _are_things(scope: Scope, runs: list[Words]) -> bool:
    """Tell whether parts are bare names of things, one surely: "hens, ducks or **geese**"."""
    named = [scope.words[run.first : run.last] for run in runs]
    close = [words[: len(words) - (words[-1] == ",")] for words in named]
    unnamed = scope.draft.tokens.unnamed
    names = [NAME in unnamed[run.first : run.last] for run in runs]
    bare = all(words and _is_bare(words) for words in close)
    return bare and any(
        name or _is_surely_thing(words[-1]) for name, words in zip(names, close, strict=True)
    )


def _is_bare(words: Frame) -> bool:
    """Tell whether words are a noun with what describes it: "dry corn"; not "play music"."""
    if len(words) > _LONGEST or not _NOT_BARE.isdisjoint(words) or not _is_noun(words[-1]):
        return False
    ahead = words[:-1]
    return all(VERB not in classes(word) or ADJECTIVE in classes(word) for word in ahead)


def _is_surely_thing(word: str) -> bool:
    """Tell whether a word can be no verb of "you": "geese", "seeds", "corn"; not "row"."""
    plural = syntax.is_plural_noun(word) and word not in bases(word, VERB)
    return plural or word in MASS_NOUNS or VERB not in classes(word)
