"""Where a verb phrase starts, and where the finite verb of a clause stands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import compress, dropwhile

from cmr_logic.syntax.adpositions import joins_prepositions
from cmr_logic.syntax.finite import finite_here
from cmr_logic.syntax.forms import (
    ends_in_ing,
    is_adverb,
    is_gerund,
    is_participle,
    is_plural_noun,
    reads_as_state,
)
from cmr_logic.syntax.homographs import is_month, is_testament, is_verbal_s
from cmr_logic.syntax.named_things import is_named_beside
from cmr_logic.syntax.relative_verbs import (
    after_asked,
    after_relative_verb,
    behind_stranded,
    has_own_verb,
    opens_contact,
    opens_main,
    without_times,
)
from cmr_logic.syntax.wordlists import (
    AFTER_VERBS,
    AUXILIARIES,
    BASE_SUBJECTS,
    BEFORE_GERUNDS,
    DETERMINERS,
    INDEFINITE_PRONOUNS,
    JOINTS,
    MODALS,
    NOT_FINITE,
    NOT_LAST,
    PARTICLES,
    PREPOSITIONS,
    PRONOUNS,
    RELATIVES,
    SAME_PARTICIPLE,
    SEPARATORS,
    VERBS_FIRST,
)
from cmr_logic.text import (
    ADJECTIVE,
    NAME,
    NOUN,
    VERB,
    WORD_CACHE,
    bases,
    classes,
)

# Verbs behind a plural that has the form of one: "costs **rise**", "costs **include**"; not "vary".
_BEHIND_PLURALS = frozenset(
    {"go", "went", "rise", "rose", "fall", "fell", "increase", "increased", "decrease", "include"}
)
# Verbs that demand, though nouns as well: "players **need** a form".
_NEEDING = frozenset({"need", "needs"})
# The one that denies a demand as a modal does: "a crew **need** not row"; not "needs".
_NEED = "need"
_MODALS = AUXILIARIES | {_NEED}
_NOT, _TO = (("not",), ["not"]), (("to",), ["to"])
# Words that open a case behind a main verb: "may not stay **until** they have paid"; not "for".
_CASE_WORDS = frozenset({"until", "unless", "if", "once", "before", "after", "when", "while"})
_PHRASE = 3  # words from a participle to what may stand behind its phrase: "born in York **need**"
# Words that may end a clause, open one in it, or be its verb: "who"; not "boat".
_TURNS = SEPARATORS | RELATIVES | PRONOUNS | AUXILIARIES | {"but"}
_THINGS = frozenset({"that", "which"})  # relatives of things: "a bus **that** leaves"
# Words behind what is a verb there, and may be a noun elsewhere: "row **the** boat", "row **in**".
_BEHIND_VERBS = DETERMINERS | AFTER_VERBS | PARTICLES
# What only a noun stands before, of forms that are verbs as well: "rent **is** owed", "work must".
_AFTER_NOUNS = MODALS | {"is", "are", "was", "were", "has", "had"}
# Verbs with a base form behind their object: "who **lets** a dog run"; not "who owns".
_LETTING = frozenset({"let", "lets"})


def starts_verb_phrase(words: Sequence[str], index: int, stop: int | None = None) -> bool:
    """Tell whether a finite or base verb phrase, without its subject, starts at the index.

    Example:
        >>> starts_verb_phrase(("have", "lived", "here"), 0), starts_verb_phrase(("boats",), 0)
        (True, False)
    """
    stop = len(words) if stop is None else stop
    index = _past_adverbs(words, index, stop)
    if index >= stop:
        return False
    word = words[index]
    if word in AUXILIARIES or word == "be":
        return word not in NOT_LAST or index + 1 < stop
    kinds = classes(word)
    if VERB not in kinds or ends_in_ing(word) or word == NAME or word in PARTICLES:
        return False  # "up to date"
    following = words[index + 1] if index + 1 < stop else ""
    alive = word == "live" and is_plural_noun(following)  # "live eels"; not "live abroad"
    named = NOUN in kinds and following in _AFTER_NOUNS  # "**work must** not have begun"
    if (
        alive
        or named
        or is_named_beside(words, index)
        or following == "-"
        or reads_as_state(word, following)
    ):
        return False  # "live-in carers", "fit for work", "access to a car"
    if (NOUN not in kinds and ADJECTIVE not in kinds) or (
        word in VERBS_FIRST and following not in PREPOSITIONS
    ):
        return True
    # A form that is a noun or an adjective as well is a verb before a determiner or a particle.
    goes_on = word in BEFORE_GERUNDS and is_gerund(following)
    # It is none in "any van or **bus that uses** the bridge".
    thing = following in _THINGS and index + 2 < stop and _told_of_thing(words[index + 2])
    return not thing and (goes_on or following in _BEHIND_VERBS)


def _told_of_thing(word: str) -> bool:
    """Tell whether a word behind "that" is the verb of a relative clause: "that **uses**"."""
    third = word.endswith("s") and VERB in classes(word) and word not in bases(word, VERB)
    return word in AUXILIARIES or third


def governs(words: Sequence[str], index: int) -> bool:
    """Tell whether a base form at an index is a verb before a preposition: "**pay** by card".

    Example:
        >>> governs("pay by card".split(), 0), governs("run by us".split(), 0)
        (True, False)
    """
    word = words[index]
    following = words[index + 1] if index + 1 < len(words) else ""
    base = word in VERBS_FIRST and word in bases(word, VERB) and not is_participle(word)
    return base and following in PREPOSITIONS


def finite_verb(words: Sequence[str], start: int = 0, stop: int | None = None) -> int | None:
    """Return the index of the finite verb or auxiliary of the clause that starts at ``start``.

    Example:
        >>> finite_verb("the neighbour who moved owed a pound".split())
        4
        >>> finite_verb("your income is low".split()), finite_verb("a valid licence".split())
        (2, None)
    """
    count = len(words) if stop is None else stop
    if start >= count:
        return None
    if words[start] in PRONOUNS:
        index = start + 1
        while index < count and is_adverb(words[index]):
            index += 1
        joined = index
        while index < count and words[index] in JOINTS:  # "you or your partner"
            if words[index] == "," and index + 1 < count and words[index + 1] in BASE_SUBJECTS:
                break  # "to get it, you must"
            index += 1
        if index > joined:
            return _scan_for_verb(words, index, count)
        return index if index < count else None
    return _scan_for_verb(words, start, count)


def _scan_for_verb(words: Sequence[str], start: int, count: int) -> int | None:
    candidate = None
    joined = closed = own = behind_who = None
    in_relative = related = False
    inner = start
    turns: Iterator[int] = compress(range(start, count), map(_may_turn, words[start:count]))
    turns = without_times(words, turns, start, count)
    while (index := next(turns, count)) < count:
        word, first = words[index], inner if in_relative else start
        if (
            word in SEPARATORS
            and _is_sure(words, start, candidate)
            and not joins_prepositions(words, index)
        ):
            return candidate  # what follows is another clause
        if index > start and (
            word in RELATIVES
            or (
                word in PRONOUNS
                and opens_contact(words, index)
                and not opens_main(words, start, index, count)
            )
        ):
            in_relative = related = True  # "the person who …", "the person you …"
            inner = index if word == "whose" else start  # whose subject is its own
        elif related and candidate is None and _joins_verb(words, index, count):
            in_relative = False  # "people who fish or hunt must …"
            joined = _past_adverbs(words, index + 1, count)
            # "who row, or who sail, **may** not stay until": the verb of the sentence
            main = word == "," and _is_before_case(words, joined, count)
            behind = count if main else after_relative_verb(words, joined, count)
            turns = dropwhile(behind.__gt__, turns)  # past its verb group
        elif in_relative and word in _MODALS and _is_modal(words, index, count):
            in_relative = False
            own = index if has_own_verb(words, inner, index) else None
            turns = dropwhile(after_relative_verb(words, index, count).__gt__, turns)
        elif index > start and word in _MODALS and _is_modal(words, index, count):
            return _surer(words, candidate, index)
        elif index > start and (
            (VERB in classes(word) and finite_here(words, index, first, count))
            or (related and behind_stranded(words, index))
        ):
            if in_relative:
                in_relative, closed = False, index
                turns = dropwhile(after_asked(words, index, count).__gt__, turns)
            elif not _is_let(words, closed, index, count) and (
                candidate is None or _told_apart(words, candidate, index, behind_who)
            ):
                candidate, behind_who = index, closed
    return candidate or joined or own


def _is_let(words: Sequence[str], related: int | None, index: int, stop: int) -> bool:
    """Tell whether a base form says what is let happen: "who lets a dog **run** must pay".

    No verb is left for "who let a room **need** a licence" but that one.

    Args:
        words: the words of the clause.
        related: where the verb of the relative clause stands, if there is one.
        index: where the form stands.
        stop: index after the last word.
    """
    if related is None or words[related] not in _LETTING or index - related <= 1:
        return False
    named = NOUN in classes(words[index - 1]) and words[index] in bases(words[index], VERB)
    return named and not AUXILIARIES.isdisjoint(words[index:stop])


@lru_cache(maxsize=WORD_CACHE)
def _may_turn(word: str) -> bool:
    """Tell whether a word may say something of the verb of a clause."""
    return word in _TURNS or VERB in classes(word)


def _is_before_case(words: Sequence[str], verb: int, stop: int) -> bool:
    """Tell whether a case opens behind an auxiliary before any comma: "may not stay **until**".

    Another verb may then stand in that case, and is no main verb.

    Example:
        >>> words = "cooks who row , or who sail , may not stay until they have paid".split()
        >>> _is_before_case(words, 8, len(words))
        True
    """
    if words[verb] not in AUXILIARIES:
        return False
    case = next((at for at in range(verb + 1, stop) if words[at] in _CASE_WORDS), stop)
    return case < stop and SEPARATORS.isdisjoint(words[verb:case])


def _told_apart(words: Sequence[str], candidate: int, index: int, related: int | None) -> bool:
    """Tell whether a form only tells apart who is named before it, as a surer verb follows.

    "Anyone **registered** with us **needs** a card"; not "the crew rowed to the club". Nor is the
    verb a noun that what goes up or down is called by: "your housing **costs go** up". Nor is it
    the object of the verb of a relative clause, whose index is the last: "who sells **drinks**", or
    what an -ing form tells apart: "grocery **orders** weighing 20 kilos **incur** a fee".
    """
    if _is_told_by_deed(words, candidate) and words[index] in bases(words[index], VERB):
        return True
    if candidate - 1 == related and (
        words[candidate] in PARTICLES or _is_object(words, candidate, index)
    ):
        return True
    if index == candidate + 1 and words[index] in _BEHIND_PLURALS:
        return words[candidate].endswith("s") and NOUN in classes(words[candidate])
    participle = is_participle(words[candidate]) and words[candidate + 1] in PREPOSITIONS
    if not participle or index < candidate + _PHRASE:
        return False
    named = words[candidate - 1] in INDEFINITE_PRONOUNS or is_plural_noun(words[candidate - 1])
    sure = named and (words[index] in _NEEDING or _surely_finite(words, index))
    return sure or _tells_one_apart(words, candidate, index)


def _tells_one_apart(words: Sequence[str], candidate: int, index: int) -> bool:
    """Tell whether a participle tells one thing apart, as a verb with an object follows.

    "A van **registered** in Kent | needs a card": one clause has no two verbs that nothing joins.

    Example:
        >>> words = "a van registered in kent needs a card".split()
        >>> _tells_one_apart(words, 2, 5)
        True
        >>> _tells_one_apart("a crew rowed in kent and needs a card".split(), 2, 6)
        False
    """
    noun, verb, behind = words[candidate - 1], words[index], words[index + 1 : index + 2]
    one = NOUN in classes(noun) and noun not in PRONOUNS
    present = verb in bases(verb, VERB) or verb.endswith("s")
    parted = not _TURNS.isdisjoint(words[candidate:index])
    return one and present and not parted and tuple(behind) != () and behind[0] in DETERMINERS


def _is_told_by_deed(words: Sequence[str], at: int) -> bool:
    """Tell whether a form may be a noun in the plural before an -ing form: "**stays** lasting"."""
    noun = NOUN in classes(words[at]) and words[at].endswith("s")
    return noun and at + 1 < len(words) and is_gerund(words[at + 1])


def _is_object(words: Sequence[str], at: int, verb: int) -> bool:
    """Tell whether a form behind a relative verb is its object: "who sells **drinks** commits"."""
    noun = NOUN in classes(words[at]) and words[at] not in bases(words[at], VERB)
    noun = noun or (NOUN in classes(words[at]) and words[at - 1].endswith("s"))
    return noun and words[at + 1] not in DETERMINERS and _surely_finite(words, verb)


def _joins_verb(words: Sequence[str], index: int, stop: int) -> bool:
    """Tell whether a coordinator or comma at the index joins a verb phrase."""
    joins = words[index] in SEPARATORS or words[index] == "but"
    if not joins or index + 1 >= stop or words[index + 1] in NOT_FINITE:
        return False
    if is_named_beside(words, index + 1):
        return False  # "who sell food or **drink** get"
    word, following = words[index + 1], words[index + 2] if index + 2 < stop else ""
    governing = word in VERBS_FIRST and following in PREPOSITIONS  # "or **pay by** card"
    return governing or starts_verb_phrase(words, index + 1, stop)


def _past_adverbs(words: Sequence[str], index: int, stop: int) -> int:
    while index < stop and is_adverb(words[index]):
        index += 1
    return index


def _is_sure(words: Sequence[str], start: int, candidate: int | None) -> bool:
    return candidate is not None and (
        words[start] in DETERMINERS or _surely_finite(words, candidate)
    )


def _surer(words: Sequence[str], candidate: int | None, auxiliary: int) -> int:
    """Return a form before an auxiliary, or the latter where the form may be no finite verb."""
    if candidate is None or words[candidate] in NOT_FINITE:
        return auxiliary
    if candidate == auxiliary - 1 or words[candidate - 1] in PARTICLES:
        return auxiliary  # "who get sick **pay** can", "who gave up **work** for a child can"
    return candidate if _surely_finite(words, candidate) else auxiliary


def _is_modal(words: Sequence[str], index: int, stop: int) -> bool:
    """Tell whether an auxiliary stands at the index, or one in "need": "crews **need** not"."""
    if words[index] in AUXILIARIES:
        return _is_auxiliary(words, index, stop)
    denied = words[index] == _NEED and words[index + 1 : index + 2] in _NOT
    return denied and words[index + 2 : index + 3] not in _TO  # not "of the need not to row"


def _is_auxiliary(words: Sequence[str], index: int, stop: int) -> bool:
    """Tell whether an auxiliary at the index is one there, and no infinitive or possessive."""
    word = words[index]
    return (
        words[index - 1] != "to"
        and not (word == "may" and is_month(words, index))
        and not (word == "will" and is_testament(words, index, stop))
        and (word != "am" or words[index - 1] == "i")  # "before 10 **am**"
        and (word != "'s" or is_verbal_s(words, index, stop))
    )


def tells_apart(words: Sequence[str], index: int) -> bool:
    """Tell whether a participle may say more of the plural before it: "goods **bought** online".

    One that the present equals is the verb itself: "tickets **cost** more at weekends".

    Example:
        >>> tells_apart(("goods", "bought", "online"), 1), tells_apart(("tickets", "cost"), 1)
        (True, False)
    """
    following = words[index + 1] if index + 1 < len(words) else ""
    plain = is_participle(words[index]) and words[index] not in SAME_PARTICIPLE
    plain = plain and following not in DETERMINERS
    return plain and index > 0 and is_plural_noun(words[index - 1])


def _surely_finite(words: Sequence[str], index: int) -> bool:
    if words[index] in VERBS_FIRST and not is_participle(words[index]):
        return True
    if tells_apart(words, index):
        return False
    return NOUN not in classes(words[index]) and (
        words[index].endswith("s")
        or (words[index] not in NOT_FINITE and not words[index].endswith("ed"))
    )
