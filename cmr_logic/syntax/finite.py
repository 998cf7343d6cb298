"""Whether a form that can be a verb is a finite one where it stands."""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic.syntax.acts_alone import CLAUSAL, acts_alone
from cmr_logic.syntax.counted import names_groups
from cmr_logic.syntax.described_objects import has_described_object
from cmr_logic.syntax.forms import (
    acting,
    ends_in_ing,
    is_adverb,
    is_gerund,
    is_participle,
    is_plural_noun,
)
from cmr_logic.syntax.named_things import names_things
from cmr_logic.syntax.nouns import noun_head
from cmr_logic.syntax.past_relatives import tells_of_past
from cmr_logic.syntax.wordlists import (
    ADJECTIVES_ONLY,
    AUXILIARIES,
    BASE_SUBJECTS,
    BE,
    BEFORE_GERUNDS,
    BEFORE_INFLECTED,
    BOUNDS,
    COMPLEMENTS,
    CURRENCIES,
    DETERMINERS,
    INDEFINITE,
    INDEFINITE_PRONOUNS,
    JOINTS,
    NEGATIONS,
    NOMINATIVES,
    NONFINITE_BE,
    NOT_FINITE,
    NUMBERS,
    PARTICLES,
    PASTS,
    PLURAL_MODIFIERS,
    PLURAL_SUBJECTS,
    POINTING,
    PREPOSITIONS,
    PRONOUNS,
    RELATIVES,
    SAME_PARTICIPLE,
    SITUATED,
    SUBJECT_RELATIVES,
    TRANSITIVE,
    VERBS_FIRST,
    WITH_BARE_NOUNS,
)
from cmr_logic.text import ADJECTIVE, ADVERB, NOUN, VERB, bases, classes, word_set

# Relatives that stand for things: "a firm **that** makes cars".
INANIMATE = frozenset({"that", "which"})
# Pronouns that only a verb has behind it: "savings of £90 rule **you** out"; not "it".
_OBJECTS = frozenset({"you", "us", "them", "me"})
# What defines a subject before "a": "a cox **means** a person"; not "by means of".
_DEFINING = "means"
# Pronouns of a whole that "of" takes some of: "all of **them** belong"; not "beside them".
_WHOLES = frozenset({"them", "us", "these", "those"})
# Prepositions behind nouns, though verbs have them too: "a medical need **for**"; not "pay at".
_BEHIND_NOUNS = frozenset({"for", "of", "to", "on"})
# What one leaves for good: "your son left **school**"; not "your left hand".
_LEFT, _LEFT_BEHIND = "left", word_set("school home work college university hospital prison care")
# Participles that tell what was done to things, as the verb has an object at once where it is one:
# "cars **hired** in Kent"; not "cars stopped in Kent".
_DONE_TO_THINGS = word_set(
    "hired bought purchased spent earned incurred imported exported donated stored leased rented "
    "consumed eaten worn grown manufactured acquired obtained supplied"
)
# Pronouns of whom a verb alone tells something: "**they** lost hives"; not "those lost".
_TELLING = frozenset({"they", "he", "she", "we", "i"})
_THOSE = "those"  # who are several, whatever tells them apart: "**those** under 16"
_OWNING = "whose"  # a noun follows: "guests **whose** rent is low"
# Forms that are no verb where nothing follows: "likely public **uses**"; not "the young die".
_WITH_OBJECTS = frozenset({"uses", "needs", "claims", "costs"})
# Words behind the head of a subject that open more nouns: "everyone **except** cooks"; not "of".
_BEHIND_HEADS = frozenset({"who", "except", "excluding"})
_OF_ONE = frozenset({"a", "an"}) | {"another"}  # determiners that no plural stands behind
_ADJECTIVE_ALONE, _ADVERB_ALONE = frozenset({ADJECTIVE}), frozenset({ADVERB})
# What people are behind "be": "who are **made** redundant"; not "offered parental leave".
_MADE = word_set("made declared rendered left kept found certified deemed considered")
# Words by which a cause is a reason, and no deed: "without **good** cause"; not "they cause".
_CAUSE, _REASONABLE = "cause", frozenset({"good", "just", "probable", "reasonable", "sufficient"})
# What somebody of yours did to a thing: "your son **lost** income"; not "your son shared".
_DONE_BY_PEOPLE = word_set("lost paid earned bought sold received owed claimed spent")
_YOURS = "your"  # opens who did it
_BEFORE = "before"  # an adverb ahead of a verb: "who never claimed **before** get it"
_COMPOUND = 3  # tokens of a word with a hyphen: "full-time"
_COSTING = frozenset({"costs", "cost"})
_KIND = 2  # words before a noun: what governs it, and its adjective


def finite_here(words: Sequence[str], index: int, start: int, stop: int) -> bool:
    """Tell whether a form that can be a verb is a finite one where it stands.

    Args:
        words: the words around it.
        index: its place, behind its subject.
        start: where that begins.
        stop: index after the last word of the clause.

    Example:
        >>> words = "members with a need for quiet need a pass".split()
        >>> [finite_here(words, at, 0, len(words)) for at in (3, 6)]
        [False, True]
    """
    at = index - 1
    while at > start and is_adverb(words[at]):
        at -= 1
    before, word = words[at], words[index]
    if before in BOUNDS and words[at - 1] in {"or", "and"}:
        before = words[at - 2]  # "guests aged 60 or over | travel"
    following = words[index + 1] if index + 1 < stop else ""
    anybody = at == start and before in INDEFINITE_PRONOUNS and word not in bases(word, VERB)
    told = before in _TELLING and is_participle(word)
    told = told or (before in INANIMATE and tells_of_past(words, at, index, start, stop))
    if before == "who" or told or ((anybody or before in INANIMATE) and word.endswith("s")):
        # The verb of a relative clause, whatever else the form can be: "who **paid**", of those
        # told of: "they **paid** fees", and of nobody in particular: "nobody **answers**"; so it is
        # of things: "firms that **paid** fees"
        return not ends_in_ing(word) and not (is_adverb(word) and VERB in classes(following))
    if any(acting(word)) and acts_alone(words, index, start, stop):
        return True
    own = at == start + 1 and words[start] == _YOURS and word in _DONE_BY_PEOPLE
    compound = not following and word in _WITH_OBJECTS and _ends_compound(words, at, start)
    gerund = index + 2 < stop and following == "-" and ends_in_ing(words[index + 2])
    if (
        compound
        or gerund  # "**ride**-sharing drivers"
        or names_things(words, index, start, stop)
        or _goes_on(words, start, at, index)
        or (not own and _is_no_verb(before, word, following, opens=at == start))
        or (NOUN in classes(word) and _is_noun(words, index, start, following))
    ):
        return False
    base = bases(word, VERB)
    if base[0] == word and word not in SAME_PARTICIPLE:
        return _base_agrees(words[start:index], before, word, following)
    if word.endswith("s") and word not in base:
        one = _follows_one(words, at) and word not in PLURAL_MODIFIERS
        verbal = one and _opens_complement(following)
        # "night **porters** usually live here"
        plural = is_adverb(following) and _verb_behind(words, index + 2, stop)
        plural = plural or names_groups(words, index, stop)
        verbal = verbal or has_described_object(words, at, index, stop)
        return not plural and (verbal or _is_third_person(before, word, following))
    return _is_past(before, word, following, own=own)


def _is_noun(words: Sequence[str], index: int, start: int, following: str) -> bool:
    """Tell whether a form that can be a noun is one: "a medical **need**", "special **needs**"."""
    at = index - 1
    while at > start and is_adverb(words[at]):
        at -= 1
    return (
        (_opens_noun_phrase(words, at) and not _ends_noun_phrase(words, index, start, following))
        or _governs(words, at)
        or _disagrees(words, index, start)
    )


def has_bare_object(word: str, following: str) -> bool:
    """Tell whether a past form has the noun behind it for its object: "your son left school".

    Example:
        >>> has_bare_object("left", "school"), has_bare_object("left", "hand")
        (True, False)
        >>> has_bare_object("covered", "theft"), has_bare_object("paid", "leave")
        (True, False)
    """
    if word == _LEFT:
        return following in _LEFT_BEHIND
    return NOUN in classes(following) and not WITH_BARE_NOUNS.isdisjoint(bases(word, VERB))


def _ends_compound(words: Sequence[str], at: int, start: int) -> bool:
    """Tell whether a form behind a noun ends a name: "**hotel** costs"; not "what a meal costs"."""
    determined = at > start and words[at - 1] in DETERMINERS
    return NOUN in classes(words[at]) and words[at] not in PRONOUNS and not determined


def _verb_behind(words: Sequence[str], at: int, stop: int) -> bool:
    """Tell whether a base form that is no noun stands at an index, or one that is mostly a verb."""
    if at >= stop:
        return False
    verb = words[at]
    return verb in VERBS_FIRST or (verb in bases(verb, VERB) and NOUN not in classes(verb))


def _goes_on(words: Sequence[str], start: int, at: int, index: int) -> bool:
    """Tell whether a list of nouns goes on: "cooks and **porters**", "big boats, **boats** with".

    Args:
        words: the words around it.
        start: where the subject begins.
        at: the place of the word before, adverbs left aside.
        index: the place of the form.
    """
    if words[at] not in JOINTS or at == start:
        return False
    plural = is_plural_noun(words[index]) and is_plural_noun(words[at - 1])
    return words[index] in words[start:at] or (plural and CLAUSAL.isdisjoint(words[start:at]))


def _is_no_verb(before: str, word: str, following: str, *, opens: bool) -> bool:
    """Tell whether the word before a form shows that it is no finite verb.

    Args:
        before: that word.
        word: the form.
        following: the word behind it.
        opens: the word before is the first of its clause.
    """
    if word in _COSTING and following in CURRENCIES:
        return False  # "mooring **costs** £3"
    governed = before in PREPOSITIONS and not (before == _BEFORE and _is_present(word))
    if governed or word in PREPOSITIONS or ends_in_ing(word) or before == _OWNING:
        return True
    if word == _CAUSE and before in _REASONABLE:
        return True
    if before in DETERMINERS and before not in RELATIVES:
        pointing = before in POINTING and opens and NOUN not in classes(word)
        if not pointing:
            return True
    if word in NOT_FINITE and not (word == _DEFINING and following in INDEFINITE):
        return True
    counted = before in NUMBERS and is_plural_noun(following) and word not in VERBS_FIRST
    living = word.endswith("s") and is_gerund(before)  # "living costs", "two **export** sales"
    return (counted or living) and NOUN in classes(word)


def _is_present(word: str) -> bool:
    """Tell whether a form is one of the present that is seldom a noun: "claimed before **get**"."""
    present = word in bases(word, VERB) or word.endswith("s")
    return present and (NOUN not in classes(word) or word in VERBS_FIRST)


def _base_agrees(subject: Sequence[str], before: str, word: str, following: str) -> bool:
    """Tell whether a base form is the verb of its subject, which then is plural."""
    if before in INANIMATE and following in AUXILIARIES and len(subject) > 1:
        return is_plural_noun(subject[-2])  # "dogs that **bite** must"
    if before in INANIMATE and len(subject) > 1 and is_plural_noun(subject[-2]):
        return following != "" and not is_plural_noun(word)  # "annexes that **form** part"
    if _names_kind(subject, word) or _is_of_a_sort(subject, word):
        return False
    if is_what_for(subject, word, following):
        return False
    plural = is_plural_noun(before) or before in PLURAL_SUBJECTS
    plural = plural or (before in _WHOLES and list(subject[-2:-1]) == ["of"])
    verbal = word in VERBS_FIRST or following in DETERMINERS or following in _OBJECTS
    verbal = verbal or following == "free"  # "guests with a card | swim free"
    if not plural and verbal and before not in ADJECTIVES_ONLY:
        head = noun_head(subject)
        plural = "and" in subject or subject[0] == _THOSE
        plural = plural or (head is not None and is_plural_noun(subject[head]))
    if not plural and before not in BASE_SUBJECTS and before not in RELATIVES:
        return False
    joined = following in {"and", "or", ","} and subject[0] in DETERMINERS and plural
    return (
        NOUN not in classes(word)
        or word in VERBS_FIRST
        or joined
        or (bool(following) and _opens_complement(following))
    )


def is_what_for(subject: Sequence[str], word: str, following: str) -> bool:
    """Tell whether a form names what something is for: "lamps for camp **use**"."""
    sort = subject[-1]
    if list(subject[-2:-1]) != ["for"] or is_plural_noun(sort) or sort in PRONOUNS:
        return False
    bare = NOUN in classes(word) and sort not in DETERMINERS
    return bare and following not in DETERMINERS


def _names_kind(subject: Sequence[str], word: str) -> bool:
    """Tell whether a form is a noun behind an adjective: "on parental **leave**".

    Behind those whom an adjective tells apart it is none: "those eligible **need** a card".
    """
    if NOUN not in classes(word) or len(subject) < _KIND:
        return False
    number = subject[-1][:1].isdigit()  # "people under **65** need a card", as those under 60 do
    if number or classes(subject[-1]) != _ADJECTIVE_ALONE:
        return _is_sorted(subject)
    governor = subject[-2]
    become = governor in _MADE and len(subject) > _KIND and subject[-3] in BE
    done = word in VERBS_FIRST and is_participle(governor)  # "that were bought online **get** it"
    if governor in BE or become or done:
        return False  # "guests who are late **need** a card", "who are made redundant **get** it"
    return governor in PREPOSITIONS or (VERB in classes(governor) and not is_plural_noun(governor))


def _is_of_a_sort(subject: Sequence[str], word: str) -> bool:
    """Tell whether a form is the noun of an object that a plural sorts: "a **savings** account"."""
    if NOUN not in classes(word) or subject[-1] not in PLURAL_MODIFIERS:
        return False
    at = len(subject) - 2
    while at > 0 and ADJECTIVE in classes(subject[at]) and subject[at] not in DETERMINERS:
        at -= 1
    return at > 0 and subject[at] in DETERMINERS and VERB in classes(subject[at - 1])


def _is_sorted(subject: Sequence[str]) -> bool:
    """Tell whether a noun must follow behind a preposition: "in **paid** work"."""
    compound = _COMPOUND if subject[-2] == "-" else 1
    if len(subject) <= compound or subject[-compound - 1] not in PREPOSITIONS:
        return False
    return compound > 1 or is_participle(subject[-1])


def _is_third_person(before: str, word: str, following: str) -> bool:
    """Tell whether a form in -s is a verb: "the boat **leaks**"; not "the new leaks"."""
    kinds = classes(word)
    governs = NOUN in classes(before) and following in DETERMINERS  # "the field **borders** a lake"
    verbal = governs or (word in VERBS_FIRST and (following != "" or word not in _WITH_OBJECTS))
    verbal = verbal or (following in _OBJECTS and before not in PREPOSITIONS)  # "a guard meets you"
    if ADJECTIVE in classes(before) and NOUN in kinds and not verbal:
        return False
    return (
        NOUN not in kinds
        or verbal
        or word in VERBS_FIRST
        or (bool(following) and _opens_complement(following))
        or before in PRONOUNS
        or _before_plural(before, word, following)
    )


def _is_past(before: str, word: str, following: str, *, own: bool) -> bool:
    """Tell whether an inflected form is a verb: "the boat **sank**"; not "sunk boats".

    Args:
        before: the word before it.
        word: the form.
        following: the word behind it.
        own: it is what somebody of yours did to a thing.
    """
    if before in NONFINITE_BE or (following == "by" and is_participle(word) and word not in PASTS):
        return False  # "asks to be **excused**", "a form **signed** by the owner"
    told_apart = word in SITUATED or (word in _DONE_TO_THINGS and is_plural_noun(before))
    if told_apart and _goes_further(word, following) and NOUN in classes(before):
        return False  # "cooks and guides **based** in Kent", "tents **hired** for a week"
    goes_on = following in PARTICLES or (word in BEFORE_GERUNDS and is_gerund(following))
    noun = NOUN in classes(following) and following != "one"  # "a doctor **ordered** one"
    goes_on = goes_on or (has_bare_object(word, following) and NOUN in classes(before))
    goes_on = goes_on or own  # "your partner **paid** rent"
    modifies_noun = ADJECTIVE in classes(word) and noun and not goes_on
    return not modifies_noun and (
        bool(classes(before))
        or before in NOMINATIVES
        or is_adverb(before)
        or before in BEFORE_INFLECTED
        or before[:1].isdigit()
    )


def _goes_further(word: str, following: str) -> bool:
    """Tell whether what was done to things has more behind it: "hired **in** Kent"."""
    return following in PREPOSITIONS or (word in _DONE_TO_THINGS and is_gerund(following))


def _opens_noun_phrase(words: Sequence[str], at: int) -> bool:
    """Tell whether a noun follows a word: an adjective behind an article, "a **medical** need"."""
    opens = at > 0 and words[at - 1] in INDEFINITE and ADJECTIVE in classes(words[at])
    several = _follows_one(words, at) and is_plural_noun(words[at + 1])
    return opens and not several


def _ends_noun_phrase(words: Sequence[str], index: int, start: int, following: str) -> bool:
    """Tell whether a noun that may be an adjective ends the subject: "with a **pass** | get in"."""
    word, subject = words[index], words[start:index]
    verbal = word in VERBS_FIRST and word in bases(word, VERB) and _opens_complement(following)
    if (
        not verbal
        or following in _BEHIND_NOUNS
        or not following
        or NOUN not in classes(subject[-1])
    ):
        return False
    head = noun_head(subject)
    return subject[0] == _THOSE or (head is not None and is_plural_noun(subject[head]))


def _follows_one(words: Sequence[str], at: int) -> bool:
    """Tell whether a noun behind "a" stands at an index, and so no plural: "an **adult** walks"."""
    return at > 0 and words[at - 1] in _OF_ONE and NOUN in classes(words[at])


def _governs(words: Sequence[str], at: int) -> bool:
    """Tell whether an object follows the verb that tells some apart: "who **pay** rent".

    So it does an -ing form behind whom it tells apart: "tenants **paying** rent".
    """
    if at < 1 or not is_gerund(words[at]):
        return at > 0 and words[at - 1] in SUBJECT_RELATIVES and words[at] in TRANSITIVE
    told = is_plural_noun(words[at - 1]) or words[at - 1] in INDEFINITE_PRONOUNS
    return told and not TRANSITIVE.isdisjoint(bases(words[at], VERB))


def _disagrees(words: Sequence[str], index: int, start: int) -> bool:
    """Tell whether a form in -s is no verb of a plural subject: "children with special **needs**".

    The head of a subject without a clause but one with "who" is sure to be what its verbs agree
    with.
    """
    if not words[index].endswith("s") or words[index] in bases(words[index], VERB):
        return False
    subject = words[start:index]
    openers = map(subject.index, _BEHIND_HEADS.intersection(subject))
    subject = subject[: min(openers, default=len(subject))]
    joint = max((at for at, word in enumerate(subject) if word in JOINTS), default=-1)
    subject, start = subject[joint + 1 :], start + joint + 1
    head = None if CLAUSAL.intersection(subject) else noun_head(subject)
    return head is not None and is_plural_noun(subject[head]) and start + head < index - 1


def _before_plural(before: str, word: str, following: str) -> bool:
    """Tell whether a form in -s is a verb between two nouns: "the policy **covers** bicycles"."""
    plain = NOUN in classes(before) and not is_plural_noun(before)
    return plain and is_plural_noun(following) and word not in PLURAL_MODIFIERS


def _opens_complement(word: str) -> bool:
    return (
        not word
        or word in DETERMINERS
        or word in PREPOSITIONS
        or word in NEGATIONS
        or word.isdigit()
        or is_adverb(word)
        or classes(word) == _ADVERB_ALONE
        or is_gerund(word)
        or word in COMPLEMENTS
        or word in CURRENCIES
    )
