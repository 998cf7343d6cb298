"""What completes each of several parts that break off before it: "own or rent | a house"."""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Coordination, Joined, Phrase, Words
from cmr_logic.provisions.drafts.draft import Scope
from cmr_logic.provisions.drafts.naming import Frame
from cmr_logic.provisions.phrases.behind_commas import shared_behind
from cmr_logic.text import VERB, bases, classes

_BE = syntax.BE | {"been", "being"}
_AUXILIARIES = syntax.AUXILIARIES | _BE | syntax.NEGATIONS
# Verbs that say nothing by themselves: "own", "are", "have"; not "row".
_WAITING = syntax.WAITING | syntax.PLACED | _BE | {"have", "has"}
# Prepositions that no verb ends in: "are waiting **for** or have"; not "in", as in "move in".
_BEFORE_NOUNS = frozenset({"for", "of", "with", "from", "at", "into", "about", "against"})
# Those that end what "be" says only before a noun: "are **in** or have left care", "engaged in".
_SAID_OF = frozenset({"in", "on", "under", "to"})
# Participles with a particle, which need no noun: "signed **in** or row"; not "engaged".
_WITH_PARTICLES = frozenset({"signed", "logged", "checked", "moved", "booked", "turned", "tuned"})
_VERBS = 3  # words of a part that is nothing but its verb: "have been keeping"
_ADVERB, _TWO, _TO = "ly", 2, "to"


def what_completes(scope: Scope, node: Joined, said: Frame) -> Words | None:
    """Return what completes the last of several parts, where the first ones wait for it as well.

    "You are, or have been, **a member**", "you own or are buying **your home**", "you are waiting
    for or have had **an operation**", "you are mentally or physically **ill**".

    Args:
        scope: the sentence.
        node: the parts.
        said: the first part, from its finite verb on.
    """
    runs = [item.words if isinstance(item, Phrase) else None for item in node.items]
    while len(runs) > _TWO and runs[-1] is not None and _is_case(scope, runs[-1]):
        del runs[-1]  # "own or rent a boat, **or if you row**"
    last = runs[-1]
    if last is not None and len(runs) < len(node.items) and scope.words[last.last - 1] == ",":
        last = Words(last.first, last.last - 1, last.joints)
    if last is None or leads_list(node):
        return None
    parted = _behind_comma(scope, runs, last)
    if parted is not None or not syntax.RELATIVES.isdisjoint(
        scope.words[last.first - 1 : last.first + 1]
    ):
        return parted  # none of "people who rent and **who** live abroad"
    if any(run is None or run.last - run.first > _VERBS for run in runs[1:-1]):
        return None
    doing = said[-1] in syntax.HAVE and syntax.is_gerund(scope.words[_verb_of(scope, last)])
    if doing or breaks_off_at_noun(said):  # "you have or are waiting for | a permit"
        return _behind_verbs(scope, last)
    if _breaks_off_at_adverb(said):
        return _behind_adverb(scope, last)
    return _behind_verb(scope, last, said[-1]) if _breaks_off_at_verb(said) else None


def _behind_comma(scope: Scope, runs: Sequence[Words | None], last: Words) -> Words | None:
    """Return what two parts share behind a comma: "live in, or work in, | **Rye or Deal**"."""
    first, second = runs[0], runs[1]
    if first is None or second is None:
        return None
    comma = shared_behind(scope.words, first.first, second.first - 1, last.last)
    ends = comma is not None and (len(runs) == _TWO or second.last == comma)
    return Words(comma + 1, last.last) if comma is not None and ends else None


def _is_case(scope: Scope, part: Words) -> bool:
    """Tell whether a part is a case with a subject of its own: "or **if you** row"."""
    return scope.words[part.first] in syntax.NOMINATIVES and scope.words[part.first - 1] == "if"


def leads_list(node: Joined) -> bool:
    """Tell whether the last of several parts leads in a list: "own or rent a boat that: …"."""
    last = node.items[-1]
    return isinstance(last, Phrase) and last.reference is not None


def _breaks_off_at_verb(said: Frame) -> bool:
    """Tell whether a part breaks off behind a verb that says nothing by itself: "own", "are"."""
    return said[-1] in _WAITING and _AUXILIARIES.issuperset(said[:-1])


def as_one(node: Coordination) -> Phrase:
    """Return several parts that lead in a list as one phrase: "run or plan to run a club that: …".

    Args:
        node: the parts, of which the first or the last leads in a list, or a phrase as it is.
    """
    if isinstance(node, Phrase):
        return node
    first, last = node.items[0], node.items[-1]
    if isinstance(first, Phrase) and first.after is not None and not leads_list(node):
        after = Words(first.after.first, node.runs[-1].last)  # "these | are lost or stolen:"
        return Phrase(first.words, first.reference, after)
    assert isinstance(last, Phrase)  # noqa: S101 - so leads_list found it
    runs = node.runs
    end = runs[-1].last if last.words is None else last.words.last
    return Phrase(Words(runs[0].first, end), last.reference, last.after)


def breaks_off_at_noun(said: Frame) -> bool:
    """Tell whether a part breaks off before the noun of its preposition: "are waiting **for**".

    Example:
        >>> breaks_off_at_noun(("are", "engaged", "in")), breaks_off_at_noun(("move", "in"))
        (True, False)
        >>> breaks_off_at_noun(("fly", "to")), breaks_off_at_noun(("want", "to"))
        (True, False)
    """
    if said[-1] == _TO:
        return syntax.awaits_noun(said)
    if said[-1] in _BEFORE_NOUNS:
        return len(said) > 1 and said[-2] not in syntax.NEGATIONS
    before = said[-2:-1]
    if said[-1] not in _SAID_OF or before == ():
        return False
    told = syntax.is_participle(before[0]) and not _BE.isdisjoint(said[:-2])
    return before[0] in _BE or (told and before[0] not in _WITH_PARTICLES)


def _breaks_off_at_adverb(said: Frame) -> bool:
    """Tell whether a part breaks off before the quality of its adverb: "are **partly**"."""
    adverb = len(said) > 1 and said[-1].endswith(_ADVERB) and syntax.is_adverb(said[-1])
    return adverb and said[-2] in _BE and _AUXILIARIES.issuperset(said[:-1])


def _behind_verb(scope: Scope, last: Words, waiting: str) -> Words | None:
    """Return what stands behind the verb of a last part: "or are buying | **your home**".

    Args:
        scope: the sentence.
        last: the words of the last part.
        waiting: the verb that the first part breaks off behind.
    """
    words, at = scope.words, _verb_of(scope, last)
    at += waiting in syntax.WAITING or waiting in syntax.PLACED  # its own verb: "are buying"
    if at < last.last and words[at] in syntax.PREPOSITIONS and waiting in syntax.WAITING:
        at += 1  # "you hold or have applied for | a permit"
    at += words[at : at + 1] == (",",)
    place = at < last.last and words[at] in syntax.PREPOSITIONS | syntax.WHEREABOUTS
    placed = place or (at < last.last and waiting not in syntax.PLACED)
    return Words(at, last.last) if placed else None


def _behind_verbs(scope: Scope, last: Words) -> Words | None:
    """Return the noun phrase that a last part ends in: "or plan to run | **a business**"."""
    words, at = scope.words, _verb_of(scope, last)
    at -= at > last.first and words[at - 1] in syntax.HAVE  # "or have **had** an operation"
    if at + 1 >= last.last or VERB not in classes(words[at]):
        return None
    behind = range(at + 1, last.last)
    determined = next((at for at in behind if words[at] in syntax.DETERMINERS), None)
    if determined is not None:
        return Words(determined, last.last)
    at += 1
    while at < last.last and (words[at] in syntax.PREPOSITIONS or words[at - 1] == "to"):
        at += 1  # "or plan to move to | Wales"
    return Words(at, last.last) if at < last.last else None


def _behind_adverb(scope: Scope, last: Words) -> Words | None:
    """Return the quality that an adverb stands before in a last part: "or wholly | **blind**"."""
    opening = scope.words[last.first]
    adverb = opening.endswith(_ADVERB) and syntax.is_adverb(opening)
    return Words(last.first + 1, last.last) if adverb and last.first + 1 < last.last else None


def _verb_of(scope: Scope, part: Words) -> int:
    """Return where the verb of a part stands, behind its subject, auxiliaries and adverbs."""
    words, at = scope.words, part.first
    at += words[at] in syntax.NOMINATIVES and at + 1 < part.last
    while at < part.last and (words[at] in _AUXILIARIES or syntax.is_adverb(words[at])):
        at += 1
    return at


def governing_list(scope: Scope, before: Coordination, item: Coordination, frame: Frame) -> Frame:
    """Return the words up to the verb whose objects a list names: "**bring** a card or two of:".

    Nothing where a part has words of its own, or no verb governs the one before.

    Args:
        scope: the sentence.
        before: the part before.
        item: a part.
        frame: the words that the first part completes.
    """
    if not isinstance(item, Phrase) or item.reference is None or item.words is not None:
        return ()
    extent = before.extent if scope.items else None
    if extent is None:
        return ()
    whole = frame + scope.said(*extent)
    behind = range(len(frame), len(whole))
    thing = next((at for at in behind if whole[at] in syntax.DETERMINERS), 0)
    return whole[:thing] if whole[thing - 1] in bases(whole[thing - 1], VERB) else ()
