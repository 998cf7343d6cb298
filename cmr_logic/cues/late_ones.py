"""Things that miss a time the text sets: "Entries must be posted by May. **Late entries** …".

In plain words they are "entries that are not posted by May". So are those of "a fee is due if they
are posted **later**", and of "**After that** a fee is due".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.deadlines_set import PAID, Deadline, deadlines
from cmr_logic.cues.exceptions_said import STOPS, Rewriting, sentence_end, sentence_start
from cmr_logic.text import NOUN, VERB, classes, key, places_of, word_set

_LATE, _LATER = "late", "later"
# Who or what stands for the things named before: "late **ones**"; not "late guests".
_ONES, _THOSE = frozenset({"ones", "one"}), "those"
_BEFORE = frozenset({"a", "an", "any", "all", "your", "the", "each", "every"})
# Whoever pays late: "late **payers**"; not "late buyers".
_PAYERS = word_set("payers payer payments payment")
_AFTER = (("after", "that", "date"), ("after", "that", "time"), ("after", "that"))
# How what comes later opens: "**After that** a fee is due", "**Thereafter** …".
_ANEW = (
    *_AFTER,
    ("after", "this", "date"),
    ("after", "the", "deadline"),
    ("after", "this"),
    ("thereafter",),
)
_THEN = frozenset({"after", "thereafter"})
# What is due then, of whoever is late: "a late **fee** is due"; not "a letter is sent".
_LEVIED = word_set(
    "fee fees surcharge charge charged fine fined penalty penalties supplement extra higher "
    "refused rejected"
)
# What is done no more then: "no entries are **accepted**"; not "we accept cards".
_TAKEN = word_set("accept accepted take taken admit admitted considered")
# How we let things in, with what is said of them: "we **accept** late forms"; not "we keep".
_TAKING = {"accept": "accepted", "consider": "considered", "take": "taken", "admit": "admitted"}
_ONLY = "only"
# What may stand between: "we **will only** accept"; not "we do not accept".
_BETWEEN = frozenset({_ONLY, "will", "can", "may"})
_DENYING = word_set("no not n't cannot")
# What opens what is late: "**if** it is posted later", "one **that** is sent later"; not "and".
_WHEN, _RELATED = frozenset({"if", "when", "where"}), frozenset({"who", "that", "which"})
# Verbs for a deed named before: "if you **come** later", "if they do **so** later"; not "row".
_SO = frozenset({"come", "comes", "arrive", "arrives", "so", "this", "it"})
_PAYS, _SETTLED, _WHO = frozenset({"pay", "pays"}), frozenset({"settled", "cleared"}), "who"
_LONGEST_SUBJECT = 6  # words of what is late: "if **your entry on paper** is posted later"

SIGNS = frozenset({_LATE, _LATER, "after", "thereafter"})
"""Words of which each of them has one: "**late** entries"; not "entries"."""


def late_ones(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find what a sentence calls late, with what that comes to by the time that another sets.

    Example:
        >>> list(late_ones("entries must be posted by may . late ones are binned .".split()))
        [(7, 9, ('entries', 'that', 'are', 'not', 'posted', 'by', 'may'))]
        >>> list(late_ones("entries must be signed . late entries are binned .".split()))
        []
        >>> list(late_ones("pots must go by 6 . those left later are sold .".split()))
        []
        >>> said = "you must post your form by may . late forms are binned ."
        >>> list(late_ones(said.split()))
        [(8, 10, ('forms', 'that', 'you', 'do', 'not', 'post', 'by', 'may'))]
        >>> list(late_ones("skips must go by 6 . a fee is due if they go later .".split()))
        [(11, 14, ('the', 'skips', 'do', 'not', 'go', 'by', '6'))]
        >>> list(late_ones("guests must pay by 6 . after that a fee is due .".split()))
        [(6, 8, ('if', 'you', 'do', 'not', 'pay', 'by', '6', ','))]
        >>> list(late_ones("guests must pay by 6 . after that we sing .".split()))
        []
    """
    places = list(places_of(words, SIGNS))
    if not places:
        return
    known = list(deadlines(words))
    if not known:
        return
    for at in places:
        named = _named(words, at)
        if named is None:
            yield from _said_later(words, at, known)
            continue
        first, last, noun = named
        fitting = [each for each in known if _fits(each, noun, words[first:at])]
        if len(fitting) != 1 or first <= fitting[0].place < sentence_end(words, at):
            continue
        said = _missed(fitting[0], noun)
        told = _taking(words, first)
        if told is not None:  # "**We accept** late forms only if": they are accepted
            first, taken = told
            said = (*said, *taken)
        behind = tuple(words[first - 1 : first]) == (";",)
        yield first - behind, last, ((".", *said) if behind else said)


def _said_later(words: Sequence[str], at: int, known: Sequence[Deadline]) -> Iterator[Rewriting]:
    """Find what is so later than a text sets: "if they go **later**", "**After that** it costs"."""
    before = [each for each in known if each.place < sentence_start(words, at)]
    if not before:
        return
    if words[at] in _THEN:
        yield from _from_then_on(words, at, before[-1])
    elif words[at] == _LATER and at > 1 and _ends(words, at + 1):
        yield from _done_later(words, at, before)


def _from_then_on(words: Sequence[str], at: int, deadline: Deadline) -> Iterator[Rewriting]:
    """Find what is due from a time on that the sentence before sets."""
    opening = next((o for o in _ANEW if tuple(words[at : at + len(o)]) == o), ())
    first = sentence_start(words, at)
    if not opening or first != at or sentence_start(words, at - 1) > deadline.place:
        return
    said = words[at : sentence_end(words, at)]
    refused = not (_TAKEN.isdisjoint(said) or _DENYING.isdisjoint(said))
    if _LEVIED.isdisjoint(said) and not refused:
        return
    last = at + len(opening) + (tuple(words[at + len(opening) :][:1]) == (",",))
    yield at, last, ("if", *deadline.missed(), ",")


def _done_later(words: Sequence[str], at: int, known: Sequence[Deadline]) -> Iterator[Rewriting]:
    """Find what is done later: "if they **arrive later**", "a form **that is sent later**"."""
    start = sentence_start(words, at)
    near = range(at - 1, max(at - 1 - _LONGEST_SUBJECT, start - 1), -1)
    opener = next((i for i in near if words[i] in _WHEN | _RELATED), None)
    for each in known:
        verb = next((i for i in near if key(words[i]) == key(each.done or each.verb[0])), None)
        again = words[at - 1] in _SO or (words[at - 1] in _PAYS and each.done in _SETTLED)
        if verb is None and again and len(known) == 1 and opener is not None:
            verb = at - 1
        if verb is None:
            continue
        if opener is not None and opener < verb:
            if words[opener] in _WHEN:
                yield opener + 1, at + 1, each.missed()
            elif words[opener] == _WHO and each.done:
                does = "do" if _are_several(words, opener) else "does"
                said = (does, "not", *each.verb, each.noun, *each.until)
                yield opener + 1, at + 1, said
            else:
                yield opener + 1, at + 1, each.not_done(several=_are_several(words, opener))
        elif each.done and verb == at - 1 and key(words[verb - 1]) == key(each.noun):
            yield verb - 1, at + 1, each.missed_by(words[verb - 1])
        return


def _are_several(words: Sequence[str], relative: int) -> bool:
    return syntax.is_plural_noun(words[relative - 1])


def _ends(words: Sequence[str], at: int) -> bool:
    """Tell whether a clause ends before an index: at a stop, a comma or a verb."""
    if at >= len(words) or words[at] in STOPS | {","}:
        return True
    return words[at] in syntax.AUXILIARIES or words[at] in {"pay", "pays"}


def _named(words: Sequence[str], at: int) -> tuple[int, int, str] | None:
    """Return where what is late is named that opens a sentence, and its noun."""
    if words[at] == _LATE or tuple(words[at : at + 2]) == (_LATER, "ones"):
        first = at - (words[at - 1] in _BEFORE and at > 0)
        noun = words[at + 1] if at + 1 < len(words) else ""
        plain = noun in _ONES or NOUN in classes(noun)
        taken = _taking(words, first) is not None
        plain = plain and (taken or _ends_there(words, at + 2))
        return (first, at + 2, noun) if plain and (taken or _opens(words, first)) else None
    if words[at] == _LATER:
        last = at + 1
    else:
        last = next((at + len(o) for o in _AFTER if tuple(words[at : at + len(o)]) == o), 0)
    first = at - 2
    if not last or first < 0 or not _opens(words, first) or not _ends_there(words, last):
        return None
    # of "forms sent after that", the date is what they are asked about
    named = words[first] == _THOSE or (words[at] == _LATER and syntax.is_plural_noun(words[first]))
    return (first, last, words[first]) if named and syntax.is_participle(words[at - 1]) else None


def _taking(words: Sequence[str], first: int) -> tuple[int, tuple[str, ...]] | None:
    """Return where "we accept" stands before what is late, with what that says of it."""
    if first < 2 or words[first - 1] not in _TAKING:  # noqa: PLR2004 - "we accept"
        return None
    said = sentence_start(words, first)
    between = tuple(words[said + 1 : first - 1])
    if words[said] != "we" or not _BETWEEN.issuperset(between):
        return None
    only = tuple(word for word in between if word == _ONLY)
    return said, ("are", *only, _TAKING[words[first - 1]])


def _opens(words: Sequence[str], first: int) -> bool:
    return not first or words[first - 1] in STOPS


def _ends_there(words: Sequence[str], at: int) -> bool:
    """Tell whether a verb follows: "late entries **are**"; not "late entry fees"."""
    if at >= len(words):
        return False
    return words[at] in syntax.AUXILIARIES or VERB in classes(words[at])


def _fits(deadline: Deadline, noun: str, said: Sequence[str]) -> bool:
    """Tell whether what is late are the things of a deadline, or what stands for them."""
    if noun in _ONES or noun == _THOSE:
        return deadline.done != "" or not said
    if noun in _PAYERS:
        return deadline.done == PAID
    return key(noun) in {key(deadline.noun), key(deadline.verb[0])}


def _missed(deadline: Deadline, noun: str) -> tuple[str, ...]:
    if noun in _PAYERS and key(noun) != key(deadline.noun):
        return ("people", "who", "have", "not", "paid", *deadline.until)
    same = key(noun) == key(deadline.noun)
    return deadline.missed_by(noun if same else deadline.noun)
