"""Pieces that are like a part of the piece before their coordinator, so that each is a condition.

In each function, ``index`` is the place of the coordinator, and ``at`` that of the first word that
counts behind it.
"""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic import syntax
from cmr_logic.clauses.stretch import FAR, Stretch
from cmr_logic.text import ADJECTIVE, ADVERB, NAME, NOUN, VERB, bases, classes, places_of, word_set

_PUT = "put"  # a verb wherever a thing stands behind it
_ROLE = 3  # tokens of "the owner of"
_NAME_OF_ONE = 5  # tokens from "be" to "and" behind who someone is: "a full-time pupil"
_REACH = 30  # tokens from what "be" says back to "be", at most

# Words that what "be" says never goes back across: "who", not "and".
_CLAUSE_STARTS = word_set("if unless when whenever where while who whose that which but : ;")
# Those of them that what "be" would say can follow at once: "**if** supervised", not "who".
_BARE = word_set("if unless when whenever where while")
# Bodies that things are done by or with: "registered with a **board**"; not "with a friend".
_BODIES = syntax.AUTHORITIES | word_set(
    "body organisation organization association company provider regulator charity firm trust "
    "union employer school college hospital club society clinic insurer supplier employer landlord"
)
# Verbs and what stands behind them, though each may be a noun: "**look after** it"; not "a look".
_VERBS_WITH = frozenset(
    {
        *(("look", behind) for behind in ("after", "for", "at", "to")),
        *(("looks", behind) for behind in ("after", "for", "at", "to")),
        *((verb, "for") for verb in ("care", "cares")),
        *((verb, "in") for verb in ("hand", "turn", "fill", "check", "sign", "log")),
        *((verb, "up") for verb in ("sign", "turn", "top", "back", "clear", "clean")),
        *((verb, "over") for verb in ("hand", "turn")),
        *((verb, "out") for verb in ("check", "fill", "help")),
        *((verb, "to") for verb in ("plan", "plans", "promise", "promises", "hope", "hopes")),
    }
)
# Verbs that name what someone can be as well: "a host and **guide** to visitors"; not "visit".
_ROLES = word_set(
    "mentor coach nurse guide guard judge cook host chair head pilot model partner captain "
    "volunteer sponsor witness agent tutor steward crew staff champion master rebel chaperone"
)
# What one does for a thing, and what stands before that: "**travelling for** work or a funeral";
# not "looking for work or a student", who is one.
_BOUND_FOR = word_set("travelling traveling going away staying paying saving waiting asking here")
_TOWARDS = frozenset({"for", "to", "on", "into"})
# Nouns for what one is in that look like deeds: "in work or **training**"; not "studying".
_FIELDS = word_set(
    "training housing nursing farming teaching manufacturing engineering fishing mining banking "
    "catering forestry shipping advertising accounting"
)
# What is done to things, and not to people: "**signed** by the owner or an agent"; not "paid".
_DONE_TO_THINGS = word_set(
    """
    signed countersigned witnessed issued completed submitted prepared installed inspected
    certified verified notarized notarised written made built held owned kept stored repaired
    serviced driven published produced manufactured delivered sold printed drafted fitted provided
    received stamped translated endorsed funded operated managed
    """
)
_ONE_OF = frozenset({"or", ","})  # between those who may do it: "by the clerk**,** a cook or"
# Words before "be" with which it says nothing of whom a clause is about: "that", not "who".
_OF_THINGS = frozenset({"that", "which", "there"})


def says_more(stretch: Stretch, index: int, at: int) -> bool:
    """Tell whether "be" says one thing more: "is unused **and in** its box", "**or retired**"."""
    if stretch.words[index + 1 : index + 2] == ("not",):
        at = index + 1
    start, end = _said_from(stretch, index), stretch.piece_end(at, FAR)
    if start is None or start >= index or _is_in_both(stretch.words, index, at, end):
        return False
    words = stretch.words
    state = syntax.says_state(words, at, end) or _names_role(stretch, at, end)
    if not state and (words[at] not in syntax.INDEFINITE or _states(stretch, at, end)):
        return False
    said = words[start:index]
    if words[start - 1] in _BARE and not (state and syntax.says_state(said)):
        return False  # "if a guest **and a** crew"
    apart = not state and (_is_bound_for(said) or _is_done_by(words, start, index, at))
    if _named_as(said) or apart:  # "signed by the owner **or an agent**"
        return False  # "classed as reduced **or** exempt", "travelling for work **or a funeral**"
    if not state:
        said = said[_said_last(stretch, start, index) - start :]
        if not syntax.INDEFINITE.isdisjoint(said[1:]) or _names_body(words[at:end], said):
            return False  # "married to a nurse **or a** doctor"
    placed = said[0] in syntax.STANDING or said[0] in syntax.DETERMINERS
    placed = placed or (state and _names_kinds(said))  # "must be **members** of it and insured"
    return placed or _is_passive(said) or syntax.says_state(said)


def _is_in_both(words: Sequence[str], index: int, at: int, end: int) -> bool:
    """Tell whether "in" has two nouns, of which one looks like a deed: "in work **or training**".

    Not of "in hospital or paying rent", where the form has an object.
    """
    if words[at] not in _FIELDS or end != at + 1 or NOUN not in classes(words[index - 1]):
        return False
    before = index - 1
    while before > 0 and (words[before] == "-" or {NOUN, ADJECTIVE} & classes(words[before])):
        before -= 1
    return words[before] == "in" and before < index - 1


def _is_bound_for(said: Sequence[str]) -> bool:
    """Tell whether somebody goes or stays for a thing: "**travelling for** work"."""
    return said[0] in _BOUND_FOR and not _TOWARDS.isdisjoint(said[1:])


def _named_as(said: Sequence[str]) -> bool:
    """Tell whether words end in what something is taken for: "classed as **reduced**"."""
    return (
        len(said) > 1
        and said[-2] in syntax.PREPOSITIONS
        and not said[-1][:1].isdigit()  # "aged 60 to 74"
        and said[-1] not in syntax.OBJECTS_OF_PEOPLE  # "registered with us"
        and NOUN not in classes(said[-1])
    )


def _said_last(stretch: Stretch, start: int, index: int) -> int:
    """Return where the last thing begins that "be" says: "over 60, **a cook** and a guide"."""
    words = stretch.words
    if words[max(start - 2, 0)] in syntax.RELATIVES:
        return start  # "a smith who is known, a lamp and a bell"
    comma = next((i for i in range(index - 2, start, -1) if words[i] == ","), start)
    listed = comma > start and words[comma + 1] in syntax.INDEFINITE
    return comma + 1 if listed and says_more(stretch, comma, comma + 1) else start


def _names_kinds(said: Sequence[str]) -> bool:
    """Tell whether words name kinds in the plural: "**full members** of a club"; not "sports"."""
    first = next((at for at, word in enumerate(said) if word in syntax.JOINTS), len(said))
    head = syntax.noun_head(said[:first])
    return head is not None and head <= 1 and syntax.is_plural_noun(said[head])


def _names_body(named: Sequence[str], said: Sequence[str]) -> bool:
    """Tell whether words name a body that something is done by or with: "trained by **a firm**".

    Nobody who asks is one: "you are trained by us **or a student**".
    """
    head = syntax.noun_head(named)
    dealing = not {"by", "with"}.isdisjoint(said[1:])
    return head is not None and dealing and named[head] in _BODIES


def _is_done_by(words: Sequence[str], start: int, index: int, at: int) -> bool:
    """Tell whether a thing is done something by one of two: "it is signed **by the owner or an**".

    Nobody is told to be such a one by what is said of a thing; of "you" that may be said: "you are
    paid by the club or a student". What is "another" is none that is told of: "a child is watched
    by the owner or **another** adult".

    Example:
        >>> words = tuple("if the form is signed by the owner or an agent".split())
        >>> _is_done_by(words, 4, 8, 9)
        True
        >>> words = tuple("if you are paid by the club or a student".split())
        >>> _is_done_by(words, 3, 7, 8)
        False
    """
    said = words[start:index]
    if len(said) < len(("signed", "by", "us")) or said[1] != "by" or said[-1] == ",":
        return False
    if words[index] not in _ONE_OF or not syntax.is_participle(said[0]):
        return False
    if not (syntax.PREPOSITIONS - {"of"}).isdisjoint(said[2:]):
        return False
    return words[at] == "another" or said[0] in _DONE_TO_THINGS


def _names_role(stretch: Stretch, at: int, end: int) -> bool:
    """Tell whether words say who someone is: "under 16 and **the owner of** a boat"."""
    words = stretch.words[at : at + _ROLE]
    named = words[:1] == ("the",) and words[-1:] == ("of",) and NOUN in classes(words[1])
    return named and stretch.finite_verb(at, end) is None


def _states(stretch: Stretch, at: int, end: int) -> bool:
    """Tell whether a noun phrase has its verb: "is over 60 and **a neighbour has** agreed"."""
    verb = stretch.finite_verb(at, end)
    return verb is not None and stretch.words[verb] in syntax.AUXILIARIES


def _is_passive(said: Sequence[str]) -> bool:
    """Tell whether what stands behind "be" says what was done: "**declared** bankrupt"."""
    opening = next((word for word in said if not syntax.is_adverb(word)), "")
    return syntax.is_participle(opening)


def goes_on_with_base(stretch: Stretch, index: int, at: int) -> bool:
    """Tell whether a form that can be a noun is one more verb: "arrive at 6 **and leave by** 9".

    It agrees with the verb before, has words of its own, and what stands before the coordinator
    needs no other noun: "book online **and travel in** June"; not "a permit **or work in** it".
    """
    words = stretch.words
    while at < stretch.last and syntax.is_adverb(words[at]):
        at += 1
    word, following = stretch.word(at), stretch.word(at + 1)
    placing = word == _PUT and NOUN in classes(following)  # "and **put money** aside"
    if not _can_be_verb(word) or not (placing or _goes_on(following)):
        return False
    start = _clause_start(stretch, index)
    verb = syntax.finite_verb(words, start, index)
    if verb is None or not _agrees(words, verb, word):
        return False
    if placing or following in syntax.PERSONAL_OBJECTS or can_only_be_verb(stretch, index, at):
        return True
    sure = word in syntax.VERBS_FIRST or ADVERB in classes(following)  # "book ahead"
    return _needs_no_noun(stretch, verb, index, sure=sure)


def can_only_be_verb(stretch: Stretch, index: int, at: int) -> bool:
    """Tell whether a form that can be a noun is none where it stands: "a child and **look for** …".

    Example:
        >>> from cmr_logic.text import tokenize
        >>> def shows(text: str) -> bool:
        ...     tokens = tokenize(text)
        ...     stretch = Stretch(tokens, 0, len(tokens), item=False, lead_in=False)
        ...     index = stretch.words.index("and")
        ...     return can_only_be_verb(stretch, index, index + 1)
        >>> shows("if you are a pupil and book with us"), shows("if you own a cup and plate")
        (True, False)
    """
    words = stretch.words
    if (words[at], stretch.word(at + 1)) in _VERBS_WITH:
        return True
    verb = syntax.finite_verb(words, _clause_start(stretch, index), index)
    return (
        verb is not None
        and _can_be_verb(words[at])
        and _agrees(words, verb, words[at])
        and _names_somebody(words, verb, index, words[at])
    )


def _names_somebody(words: Sequence[str], verb: int, index: int, word: str) -> bool:
    """Tell whether a piece says what someone is, by name, and what follows can be nobody's name.

    "You are **a pupil** and travel by bus"; not "You are a host and **guide** to visitors".
    """
    named = words[verb] in syntax.BE and words[verb - 1] in syntax.NOMINATIVES
    named = named and words[verb + 1] in syntax.ARTICLES and index - verb <= _NAME_OF_ONE
    return named and NOUN in classes(words[index - 1]) and word not in _ROLES


def _can_be_verb(word: str) -> bool:
    plain = word not in syntax.AUXILIARIES and word != NAME
    plural = syntax.is_plural_noun(word) and word in bases(word, VERB)  # "people"
    return plain and VERB in classes(word) and not plural


def _goes_on(word: str) -> bool:
    """Tell whether a word goes on with what a verb says: a preposition, adverb, number, plural."""
    if not word or word == "of":
        return False
    kinds = classes(word)
    return (
        word in syntax.PREPOSITIONS
        or word == "to"
        or word in syntax.PERSONAL_OBJECTS
        or word[:1].isdigit()
        or (ADVERB in kinds and NOUN not in kinds)
        or syntax.is_plural_noun(word)
    )


def _clause_start(stretch: Stretch, index: int) -> int:
    far = max(stretch.first, index - _REACH)
    ahead = (at for at in range(index - 1, far - 1, -1) if stretch.words[at] in _CLAUSE_STARTS)
    return next(ahead, far - 1) + 1


def _agrees(words: Sequence[str], verb: int, word: str) -> bool:
    """Tell whether a form is one that the subject, or the auxiliary, of a verb before governs."""
    base = word in bases(word, VERB)
    if words[verb] in syntax.MODALS or words[verb] in syntax.DO or words[verb + 1] == "to":
        return base
    third = words[verb].endswith("s") and words[verb] not in bases(words[verb], VERB)
    return word.endswith("s") and not base if third else base


def _needs_no_noun(stretch: Stretch, verb: int, index: int, *, sure: bool) -> bool:
    """Tell whether what stands between a verb and a coordinator waits for no second noun.

    Args:
        stretch: the sentence.
        verb: the place of the verb.
        index: that of the coordinator.
        sure: what follows is more often a verb than a noun.
    """
    words, last = stretch.words, stretch.words[index - 1]
    kinds = classes(last)
    if index - 1 == verb or last[:1].isdigit() or last == NAME or NOUN not in kinds:
        return True
    for at in range(index - 1, verb, -1):
        if words[at] in syntax.DETERMINERS or words[at][:1].isdigit():
            return sure or words[at - 1] in syntax.PREPOSITIONS
        if words[at] in syntax.PREPOSITIONS:
            return sure and (syntax.is_plural_noun(last) or ADVERB in kinds or at == index - 1)
    return ADVERB in kinds


# Words that tell what is said of whom: "**are** old **or**"; not "old".
_TELLING = syntax.BE | _CLAUSE_STARTS | syntax.AUXILIARIES | syntax.PRONOUNS


def _said_from(stretch: Stretch, index: int) -> int | None:
    """Return where what "be" says begins that goes on at a coordinator, None where none does."""
    words, far = stretch.words, max(stretch.first, index - _REACH)
    for at in reversed(places_of(words, _TELLING, far, index)):
        word = words[at]
        if word in syntax.BE and not words[at - 1][:1].isdigit():  # "10 am"
            return at + 1 if _is_of_clause(stretch, at) else None
        if word in _CLAUSE_STARTS:
            return at + 1 if word in _BARE else None
        if word in syntax.AUXILIARIES or word in syntax.PRONOUNS:
            return None
    return stretch.first if stretch.item and far == stretch.first else None


def _is_of_clause(stretch: Stretch, at: int) -> bool:
    """Tell whether a form of "be" is the verb of its clause: not of "a gate **that** is"."""
    words = stretch.words
    while at > stretch.first and (
        words[at] in syntax.AUXILIARIES or words[at] in syntax.BE or syntax.is_adverb(words[at])
    ):
        at -= 1
    if words[at] in syntax.PRONOUNS and words[at] != "there":
        at = max(at - 1, stretch.first)  # "the job for **which** you are"
    if words[at] == "that" and at == stretch.first + 1:
        return syntax.is_plural_noun(words[at - 1])  # "**Firms that** are small" are who asks
    return words[at] not in _OF_THINGS
