"""Verbs that tell of one event: a rule puts them in the present, people ask for them in the past.

"You commit fraud" in a rule is no habit: asked is whether it happened. Verbs for states ("own",
"live") and for what goes on ("work", "study") are asked for as they stand, and so are verbs for
what may be planned ("leave", "start").
"""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic.syntax import AUXILIARIES, PRONOUNS
from cmr_logic.wording.forms import verb_bases
from cmr_logic.wording.phrase import Phrase, token, words_of
from cmr_logic.wording.wordlists import word_set

# Verbs whose act is over at once: "you commit fraud", not "you study".
_AT_ONCE = word_set(
    "commit cheat hire dismiss sack refuse reject admit reach remarry divorce donate exceed "
    "overstay nominate inherit win resign die cancel return break damage injure fail ask tell "
    "inform report send submit"
)
# Verbs for a rise or fall, which things have: "your costs rise", not "you raise sheep".
_CHANGES = word_set("rise fall increase decrease drop change")
# Verbs that tell of one event where their object is one thing: "sell a boat", not "sell fish".
_WITH_ONE_THING = word_set("sell buy make lose build crash")
_ONE_THING = word_set("a an your their one part")
# Verbs that do so with a particle: "prices go up", not "you go to school".
_WITH_PARTICLE = {
    "go": word_set("up down over back bankrupt below above missing"),
    "get": word_set("out rid divorced married"),
    "stop": word_set("being having working claiming trading paying living using"),
}
# Adverbs and times that make a habit of any event: "every", not "once".
_HABITUAL = word_set("usually often regularly always sometimes normally every each yearly any")
# Words that open a clause of time: "when", not "if".
_TIMES = word_set("when before after until while once")
# The pasts of the verbs that such clauses have most.
_PAST_OF = {
    "apply": "applied",
    "buy": "bought",
    "claim": "claimed",
    "come": "came",
    "get": "got",
    "go": "went",
    "leave": "left",
    "make": "made",
    "move": "moved",
    "pay": "paid",
    "reach": "reached",
    "receive": "received",
    "retire": "retired",
    "sell": "sold",
    "start": "started",
    "stop": "stopped",
    "turn": "turned",
}
# Participles after "be" for what was done once: "convicted", not "employed".
_UNDERGONE = word_set(
    "convicted arrested sentenced fined evicted expelled dismissed sacked refused rejected "
    "inspected robbed promoted demoted"
)


def happens(verb: str, rest: Sequence[str]) -> bool:
    """Tell whether a verb, in its base form, and what follows it tell of one event.

    Example:
        >>> happens("break", ("the", "lease")), happens("own", ("a", "boat"))
        (True, False)
        >>> happens("sell", ("a", "boat")), happens("sell", ("fish",))
        (True, False)
        >>> happens("tell", ("us", "every", "week"))
        False
    """
    if not _HABITUAL.isdisjoint(rest):
        return False
    first = rest[0] if rest else ""
    return (
        verb in _AT_ONCE
        or (verb in _CHANGES and first not in {"the", "your", "a"})
        or (verb in _WITH_ONE_THING and first in _ONE_THING)
        or first in _WITH_PARTICLE.get(verb, ())
    )


def in_the_past(rest: Phrase) -> Phrase | None:
    """Put the clauses of time after an event into the past too, None where a form is not known.

    Example:
        >>> from cmr_logic.wording.phrase import read, write
        >>> write(in_the_past(read("a profit when you sell it")))
        'a profit when you sold it'
    """
    out = list(rest)
    words = words_of(rest)
    for index in range(len(words) - 2):
        if words[index] in _TIMES and words[index + 1] in PRONOUNS:
            verb = words[index + 2]
            if verb in AUXILIARIES or verb not in verb_bases(verb):
                continue
            if verb not in _PAST_OF:
                return None
            out[index + 2] = token(_PAST_OF[verb])
    return tuple(out)


def is_undergone(rest: Sequence[str]) -> bool:
    """Tell whether the words after a form of "be" say what was done once.

    Example:
        >>> is_undergone(("convicted", "of", "theft")), is_undergone(("employed", "here"))
        (True, False)
    """
    return bool(rest) and rest[0] in _UNDERGONE
