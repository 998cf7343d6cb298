"""What follows where something is not done: "Book now, or else you pay more".

And what is asked first, and answered: "Are you over 60? Then you row free".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import STOPS, Rewriting, sentence_end, sentence_start
from cmr_logic.cues.in_row import Sign, in_row
from cmr_logic.cues.things_banned import MUST
from cmr_logic.text import ADJECTIVE, NOUN, VERB, bases, classes, places_of_word, word_set

# What stands between a bidding and what follows: "book now**, or else** you pay more".
_ELSE = (("or", "else"), ("or", "otherwise"), ("otherwise",))
_SIGNS = word_set("else otherwise")
# What may follow "or" by itself, as no one would do it: "pay now **or you will** be fined"; not "or
# you can".
_OR, _FOLLOWING = (
    "or",
    frozenset(
        (who, modal)
        for who in ("you", "we", "it", "they")
        for modal in ("will", "'ll", "may", "could", "might")
    ),
)
# What those do or suffer who do not do as they must: "or **risk** a fine", "or be **fined**".
_RISKING = word_set("risk face incur forfeit lose")
_SUFFERED = word_set(
    "fined charged penalised penalized refused removed excluded banned disqualified prosecuted "
    "towed clamped suspended evicted"
)
# What they pay, and no other way to pay: "or pay a **fine**"; not "or pay a fee".
_PAYING, _FINES = frozenset({"pay"}), word_set("fine penalty surcharge fines penalties")
_PRICE = 6  # words to what is paid: "pay an extra £5 late penalty"
# What becomes of a thing of theirs otherwise: "or **your claim is** rejected".
_OWNED, _IS = frozenset({"your", "the", "it"}), frozenset({"is", "are", "will", "may"})
_LOST = _SUFFERED | word_set("rejected cancelled canceled lost void returned closed stopped ended")
_OWNED_WORDS = 4  # words of it at most: "your place on the"
_IF, _NOT = "if", "not"
_UNLESS_DONE = ("if", "you", "do", "not")
_NOT_BIDDING = word_set("you we they it there if unless when where who all any please no")
_STARTS = STOPS | {":"}
# How an answer opens that takes up the question before: "**if so,** you row free".
_TAKING_UP = (
    ("if", "so", ","),
    ("if", "yes", ","),
    ("if", "so"),
    ("in", "that", "case", ","),
    ("in", "that", "case"),
    ("in", "this", "case", ","),
    ("in", "this", "case"),
    ("then",),
)
# The same in a clause that repeats no more than the verb: "**if you do,**"; "if you do not,".
_OTHERS_TAKING_UP = (
    *(("if", *said, ",") for said in (("the", "answer", "is", "yes"), ("it", "is", "yes"))),
    *(
        ("if", who, verb, ",")
        for who in ("you", "it", "they")
        for verb in ("do", "does", "are", "is", "have", "has", "can", "did", "was", "were")
    ),
)
# How one opens that takes it up where it is denied: "**if not,** you cannot row".
_DENYING = (
    ("if", "not", ","),
    ("if", "no", ","),
    ("if", "the", "answer", "is", "no", ","),
    *((*said[:-1], no, ",") for said in _OTHERS_TAKING_UP[2:] for no in ("not", "n't")),
)
# Openings of the answer itself: "then **you** row free"; not "then as now".
_SUBJECTS = syntax.NOMINATIVES | syntax.DETERMINERS
_ANSWERS = (*_DENYING, *_TAKING_UP, *_OTHERS_TAKING_UP)
_ASKING = syntax.AUXILIARIES
_LONGEST_SUBJECT = 3  # words of a subject behind its verb, and no more: "is **your old boat** …"
SIGNS = _SIGNS | {"?", _OR, _NOT}
"""Words of which each of them has one: "book, or **else** you pay"; not "book"."""
CLOSER: frozenset[Sign] = (
    _SIGNS
    | in_row((_IF,), (_NOT,))
    | {"?"}
    | in_row((_OR,), {*(who for who, _ in _FOLLOWING), *_RISKING, *_PAYING, *_OWNED, "be"})
)
"""Signs of which each has one, too: "pay **or you** will be fined"; not "a card or a pass"."""


def or_else(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each bidding with what follows where nobody heeds it, and each question taken up.

    Example:
        >>> list(or_else("book by May , or else you pay more .".split()))
        [(0, 1, ('if', 'you', 'do', 'not', 'book')), (3, 6, (',',))]
        >>> list(or_else("are you over 60 ? then you row free .".split()))
        [(0, 2, ('if', 'you', 'are')), (4, 6, (',',))]
        >>> list(or_else("are you over 60 ? if not , you may not row .".split()))
        [(0, 2, ('unless', 'you', 'are')), (4, 8, (',',))]
        >>> list(or_else("book now or you will pay more .".split()))
        [(0, 1, ('if', 'you', 'do', 'not', 'book')), (2, 3, (',',))]
        >>> list(or_else("you must book now or else you pay more".split()))
        []
        >>> list(or_else("cooks must wash or pay a fine .".split()))
        [(3, 4, (',', 'or', 'you', 'will'))]
        >>> list(or_else("cooks must wash or pay a fee .".split()))
        []
        >>> list(or_else("dogs must be led . they are removed if not .".split()))
        [(5, 5, ('otherwise', ',')), (8, 10, ())]
    """
    if not (_SIGNS.isdisjoint(words) and _OR not in words):
        yield from _biddings(words)
    if _OR in words:
        yield from _to_pay(words)
    if _NOT in words:
        yield from _if_not(words)
    if "?" in words:
        yield from _questions(words)


def _biddings(words: Sequence[str]) -> Iterator[Rewriting]:
    for at in [at for at, word in enumerate(words) if (word in _SIGNS or word == _OR) and at > 1]:
        said = next((e for e in _ELSE if tuple(words[at - len(e) + 1 : at + 1]) == e), ())
        if words[at] == _OR and tuple(words[at + 1 : at + 3]) in _FOLLOWING:
            said = (_OR,)  # behind a bidding alone, not behind a title and a statement
            title = not syntax.NOMINATIVES.isdisjoint(words[_start(words, at) : at])
            said = () if title else said
        elif words[at] == _OR and _is_lost(words, at + 1):
            said = (_OR,)
        if not said:
            continue
        joint = at + 1 - len(said)
        first = _start(words, joint)
        joint -= words[joint - 1] in {",", ";"}
        if said == _ELSE[-1] and words[at - 1] not in {",", ";"}:
            continue  # "unless we agree otherwise"
        verb = words[first]
        bids = verb in bases(verb, VERB) and verb not in _NOT_BIDDING and first < joint - 1
        bids = bids and not _is_duty(words, first, joint)
        last = sentence_end(words, at)
        states = syntax.finite_verb(words, at + 1, last)
        if bids and states is not None and states > at + 1:
            yield first, first + 1, (*_UNLESS_DONE, verb)
            yield joint, at + 1, (",",)


def _is_lost(words: Sequence[str], at: int) -> bool:
    """Tell whether words say what is lost: "or **you lose** it", "or **your claim is lost**"."""
    if "".join(words[at : at + 1]) == "you":
        return at + 1 < len(words) and words[at + 1] in _RISKING | _PAYING
    if at >= len(words) or words[at] not in _OWNED:
        return False
    near = range(at + 1, min(at + 2 + _OWNED_WORDS, len(words) - 1))
    verb = next((i for i in near if words[i] in _IS), None)
    return verb is not None and not _LOST.isdisjoint(words[verb + 1 : verb + 3])


def _is_duty(words: Sequence[str], first: int, last: int) -> bool:
    """Tell whether words say what somebody must do, and bid nobody: "choir members **must** sing".

    Not of those who are told apart by what they must do: "tell guests who must pay".
    """
    must = (at for at in range(first + 1, last) if words[at] in MUST)
    return any(words[at - 1] not in syntax.RELATIVES | syntax.NOMINATIVES for at in must)


def _to_pay(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find what those pay who do not do as they must: "must sign **or pay a fine**"."""
    for at in places_of_word(words, _OR, 3, len(words) - 2):
        suffers = words[at + 1] in _RISKING
        suffers = suffers or (words[at + 1] == "be" and words[at + 2] in _SUFFERED)
        paid = words[at + 1] in _PAYING and not _FINES.isdisjoint(words[at + 2 : at + _PRICE])
        if (suffers or paid) and _is_duty(words, _start(words, at), at):
            yield at - (words[at - 1] == ","), at + 1, (",", _OR, "you", "will")


def _if_not(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find what is so if a duty is not met, with that at its end: "They are fined **if not**"."""
    for at in places_of_word(words, _NOT, 3):
        ends = at + 1 == len(words) or words[at + 1] in STOPS
        first = sentence_start(words, at)
        if not ends or words[at - 1] != _IF or first < 2 or at - 1 - first < 2:  # noqa: PLR2004
            continue
        if _is_duty(words, sentence_start(words, first - 1), first - 1):
            yield first, first, ("otherwise", ",")
            yield at - 1 - (words[at - 2] == ","), at + 1, ()


def _start(words: Sequence[str], end: int) -> int:
    """Return where the sentence begins that goes on up to an index."""
    return next((i + 1 for i in range(end - 1, -1, -1) if words[i] in _STARTS), 0)


def _questions(words: Sequence[str]) -> Iterator[Rewriting]:
    for at in places_of_word(words, "?"):
        said = next((t for t in _ANSWERS if tuple(words[at + 1 : at + 1 + len(t)]) == t), ())
        behind = at + 1 + len(said)
        first = next((i + 1 for i in range(at - 1, -1, -1) if words[i] in _STARTS), 0)
        if not said or behind >= len(words) or words[behind] not in _SUBJECTS:
            continue
        what = first + (words[first] == "but")
        if tuple(words[what : what + 2]) == ("what", "if"):
            yield first, what + 2, ("if",)
            yield at, behind, (",",)
        if words[first] in _ASKING:
            subject = _subject_end(words, first + 1, at)
            if subject is not None:
                opener = "unless" if said in _DENYING else "if"
                yield first, subject, (opener, *words[first + 1 : subject], words[first])
                yield at, behind, (",",)


def _subject_end(words: Sequence[str], first: int, last: int) -> int | None:
    """Return where the subject behind a verb ends: "is **your boat** old"; None where unclear."""
    if words[first] in syntax.NOMINATIVES:
        return first + 1
    if words[first] not in syntax.DETERMINERS:
        return None
    for end in range(first + 2, min(first + 2 + _LONGEST_SUBJECT, last)):
        named, following = classes(words[end - 1]), classes(words[end])
        goes_on = NOUN in following and ADJECTIVE not in following and VERB not in following
        if NOUN in named and not goes_on:
            return end
    return None
