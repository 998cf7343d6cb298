"""What stands on the two sides of a coordinator: subjects, nouns, openings of clauses.

In each function, ``index`` is the place of the coordinator, and ``at`` that of the first word that
counts behind it.
"""

from __future__ import annotations

from cmr_logic import syntax
from cmr_logic.clauses import bare_subjects, subjects_joined, told_subjects
from cmr_logic.clauses.excepted_people import is_excepted_too
from cmr_logic.clauses.parallels import can_only_be_verb
from cmr_logic.clauses.stretch import COORDINATORS, REFERENCES, STRONG, WINDOW, Stretch
from cmr_logic.cues import Effect
from cmr_logic.text import ADJECTIVE, NOUN, VERB, bases, classes, word_set

_SUBJECT = 5  # tokens of a subject before its coordinator, at most
_SUBJECT_TO_VERB = 4  # tokens from a pronoun to its verb, at most
_BOUNDS = (("at", "least"), ("less", "than"), ("fewer", "than"), ("more", "than"))
_LONGEST_SUBJECT, _TO_ITEM = 6, 4  # tokens: "the person who died", ": * is"
# Verbs that the items of a list open with, behind their subject: "* **is** new"; not "* new".
_OPENING_ITEMS = frozenset({"is", "was", "has", "lives", "works", "does", "are", "were", "will"})
_STUB = 2  # tokens of a subject that waits for the items of a list, at most

SUBJECT_PRONOUNS = syntax.PRONOUNS | syntax.INDEFINITE_PRONOUNS
"""Pronouns that begin a statement of their own: "or **nobody** answers"; not "this"."""
# Words that begin a condition after a coordinator: "when", not "while", which also lasts.
_CONDITION_WORDS = frozenset({"when", "where", "whenever", "provided"})
# Words that a piece of a sentence begins after: "if", not "with".
_SEGMENT_STARTS = bare_subjects.CLAUSE_STARTS | {",", "and", "or"}
# Words that begin a time, with a subject of its own: "while", not "at".
_TIMES = frozenset({"whenever", "while", "once", "until", "after", "before"})
# Words that a condition begins after, whatever else they are: "**provided** a parent or guardian".
_PROVISOS = frozenset({"provided", "providing", "assuming", "as"})
# Openings of a case, whose verb is none of the noun before: "a key **before** you row"; not "of".
_CASE_OPENERS = _TIMES | {"where", "when"}
_BEGINNINGS = _SEGMENT_STARTS | _TIMES | _PROVISOS
# Verbs of what befalls a thing: "the boat **leaks** or the oars are lost"; not "boat hooks".
_BEFALLING = word_set(
    "leaks breaks fails tears bursts cracks sinks floods closes stops ends starts lapses expires "
    "changes moves falls rises drops turns melts rots jams stalls faults"
)
# Signs that may part two subjects: "you **(**or your partner)".
_APART = frozenset({",", "("})
# Determiners that two nouns share: "a parent or guardian", not "every".
_REACH = 12  # tokens from a coordinator back to an article that it may carry on, at most
_SHARED = frozenset({"a", "an", "the", "your", "their"})
# Subjects that no form in -s agrees with: "you", not "she".
_SECOND = frozenset((word,) for word in syntax.BASE_SUBJECTS)
# Prepositions that tell things apart by what they have or measure: "coaches **over** 3 tonnes";
# not "coaches in town".
_TELLING_APART = frozenset({"over", "under", "above", "below", "with", "without", "of"})


def names_list(stretch: Stretch, index: int, _: int) -> bool:
    """Tell whether words right behind stand for a list, and say how many of it: "all of these"."""
    found = stretch.cue(index + 1)
    return found is not None and found[0].effect in REFERENCES - {Effect.LIST}


def ends(stretch: Stretch, _: int, at: int) -> bool:
    """Tell whether nothing follows: "… **or:**"."""
    return at >= stretch.last


def opens_condition(stretch: Stretch, _: int, at: int) -> bool:
    """Tell whether a condition begins behind: "**or if** you sail"."""
    found = stretch.cue(at)
    if found is None:
        return False
    name, word = found[0].name, stretch.words[at]
    proviso = name == "provided" and not word.startswith("subject")
    return name in STRONG or proviso or word in _CONDITION_WORDS


def offers_choice(stretch: Stretch, index: int, _: int) -> bool:
    """Tell whether a choice comes on top: "a card **and either** a bill or a letter"."""
    return stretch.words[index] == "and" and stretch.word(index + 1) == "either"


def follows_pronoun(stretch: Stretch, index: int, _: int) -> bool:
    """Tell whether a pronoun shares the verb that is to come: "if **you or** your partner row".

    A comma or bracket may part them: "if you**, or** your partner, row".
    """
    end = index - (stretch.words[index - 1] in _APART and index - 1 > stretch.first)
    return stretch.words[end - 1] in syntax.PRONOUNS and _is_subject_only(stretch, end)


def follows_subject(stretch: Stretch, index: int, at: int) -> bool:
    """Tell whether a subject still waits for its verb: "if **the owner or** the crew is ill".

    No verb stands right behind: "if you are an owner or **a guest and have** paid".
    """
    if not _is_subject_only(stretch, index):
        return False
    if syntax.starts_verb_phrase(stretch.words, at, stretch.last):
        return False
    pointing = stretch.words[at] in syntax.POINTING and stretch.word(at + 1) in syntax.AUXILIARIES
    return not (
        pointing
        or _ends_in_verb(stretch, index)
        or _ends_in_form_in_s(stretch, index, at)
        or _states_anew(stretch, index, at)
    )


def _states_anew(stretch: Stretch, index: int, at: int) -> bool:
    """Tell whether a pronoun has a verb alone: "you are a guest **and you** row"."""
    stated = states_of_pronoun(stretch, index, at)
    if not stated or stretch.words[index] == ",":
        return stated
    behind = range(index - 1, max(stretch.first, index - WINDOW) - 1, -1)
    start = next(
        (i + 1 for i in behind if stretch.words[i] in bare_subjects.CLAUSE_STARTS), stretch.first
    )
    verb = stretch.finite_verb(start, index)
    return verb is not None and verb < index


def opens_main_clause(stretch: Stretch, comma: int, index: int) -> bool:
    """Tell whether a comma ends a condition before a joined subject: "if it rains, **you or** …".

    Args:
        stretch: the sentence.
        comma: the place of the comma.
        index: that of the coordinator behind it.
    """
    starts = (at for at in range(comma - 1, stretch.first - 1, -1) if stretch.words[at] == "if")
    start = next(starts, None)
    if start is None or stretch.finite_verb(start + 1, comma) is None:
        return False
    verb = stretch.finite_verb(comma + 1)
    if verb is None or verb < index or not _is_subject_only(stretch, index):
        return False
    behind = stretch.words[index + 1 : verb]
    # "if you are ill, a cook or a guest **and have** a key": no subject of "have"
    return (syntax.JOINTS | syntax.PRONOUNS).isdisjoint(behind)


def _ends_in_verb(stretch: Stretch, index: int) -> bool:
    """Tell whether a plural and a base form end a piece: "if your **hours change** and …"."""
    verb = stretch.word(index - 1)
    return verb in bases(verb, VERB) and syntax.is_plural_noun(stretch.word(index - 2))


def _ends_in_form_in_s(stretch: Stretch, index: int, at: int) -> bool:
    """Tell whether a noun has its verb where a new subject follows: "**rent rises** or nobody"."""
    noun, verb = stretch.word(index - 2), stretch.word(index - 1)
    befalls = verb in _BEFALLING and stretch.words[at] in syntax.DETERMINERS
    if syntax.is_plural_noun(noun) or not (
        befalls or stretch.words[at] in syntax.INDEFINITE_PRONOUNS
    ):
        return False
    return NOUN in classes(noun) and verb != noun and verb.endswith("s") and bool(bases(verb, VERB))


def joins_adverbs(stretch: Stretch, index: int, at: int) -> bool:
    """Tell whether "and" joins what is said of one state: "**fully and finally** retired"."""
    words = stretch.words
    if words[index] != "and" or at + 1 >= stretch.last or index < stretch.first + 2:
        return False
    adverbs = all(w.endswith("ly") and syntax.is_adverb(w) for w in (words[index - 1], words[at]))
    state = syntax.is_participle(words[at + 1]) or ADJECTIVE in classes(words[at + 1])
    return adverbs and state and words[index - 2] in syntax.BE | syntax.DETERMINERS


def _is_subject_only(stretch: Stretch, index: int) -> bool:
    """Tell whether what stands before a coordinator is a subject that waits for its verb."""
    words = stretch.words
    start = index
    while (
        start > stretch.first and index - start <= _SUBJECT and words[start - 1] not in _BEGINNINGS
    ):
        start -= 1
    if not 0 < index - start <= _SUBJECT:
        return False
    if words[start] in syntax.PRONOUNS:
        return index - start == 1
    if words[start] not in syntax.DETERMINERS:
        return False
    if words[start - 1] in COORDINATORS and pairs_articles(stretch, start - 1, start):
        return False  # "you have a badge or a card **and** your aunt agrees"
    if words[index] == "," and words[start - 1] in _TIMES and words[start - 2] not in _BEGINNINGS:
        return False  # "the boat is hauled out after a storm**,** the yard is open and"
    verb = stretch.finite_verb(start)
    return verb is not None and verb > index


def opens_relative(stretch: Stretch, _: int, at: int) -> bool:
    """Tell whether a relative clause begins behind: "boats that leak **and that** are old"."""
    word = stretch.words[at]
    if word == "that":  # not "a boat and that car"
        return syntax.starts_verb_phrase(stretch.words, at + 1, stretch.last)
    return word in syntax.RELATIVES


def follows_who(stretch: Stretch, _: int, at: int) -> bool:
    """Tell whether "or who" opens one more relative clause: "or who **leases** such land"."""
    return stretch.words[at - 1] == "who"


def repeats_that(stretch: Stretch, index: int, at: int) -> bool:
    """Tell whether a clause goes on as "that" began one: "given **that** A **and that** B"."""
    start = max(stretch.first - 1, 0)  # "It is essential that | …"
    if stretch.words[at] != "that" or "that" not in stretch.words[start:index]:
        return False
    return stretch.finite_verb(at + 1, stretch.piece_end(at + 1)) is not None


def comes_on_top(stretch: Stretch, index: int, _: int) -> bool:
    """Tell whether a second demand is named apart: "not only a card **but also** a key"."""
    return stretch.words[index] == "also" and stretch.word(index - 1) == "but"


def opens_list(stretch: Stretch, _: int, at: int) -> bool:
    """Tell whether words behind stand for a list: "**and** the following"."""
    found = stretch.cue(at)
    return found is not None and found[0].effect in REFERENCES


def waits_for_items(stretch: Stretch, _: int, at: int) -> bool:
    """Tell whether a subject is all that stands before a list: "… **and you:**"."""
    word = stretch.words[at]
    stub = stretch.lead_in and stretch.last - at <= _STUB
    return stub and (word in syntax.PRONOUNS or word == "your")


def waits_for_verbs(stretch: Stretch, _: int, at: int) -> bool:
    """Tell whether a subject stands before a list of its verbs: "**and the hut:** | * is new"."""
    if not stretch.lead_in or stretch.words[at] not in syntax.DETERMINERS:
        return False
    if stretch.last - at > _LONGEST_SUBJECT or stretch.last - at < len(("the", "hut")):
        return False
    behind = stretch.words[stretch.last : stretch.last + _TO_ITEM]
    first = next((word for word in behind if word[0].isalpha()), "")
    return first in _OPENING_ITEMS


def states_of_pronoun(stretch: Stretch, index: int, at: int) -> bool:
    """Tell whether a pronoun and its verb follow: "**and you can** stay", "**or nobody** knows"."""
    stated = stretch.words[at] in SUBJECT_PRONOUNS and at + 1 < stretch.last
    verb = (stretch.finite_verb(at) if stated else None) or 0
    return at < verb <= at + _SUBJECT_TO_VERB and not is_excepted_too(stretch, index, at, verb)


def states_of_noun(stretch: Stretch, index: int, at: int) -> bool:
    """Tell whether a noun and its verb follow: "**and the gate is** open"."""
    bound = next((b for b in _BOUNDS if stretch.words[at : at + len(b)] == b), ())
    at += len(bound)  # "**at least** two crews row"
    word = stretch.word(at)
    if told_subjects.tells_who_must(stretch, at):
        return True
    if _compounds(stretch, index, at):
        return False
    kinds = classes(word)
    named = NOUN in kinds and word not in syntax.AUXILIARIES
    noun = (named and VERB not in kinds) or bare_subjects.is_sure_plural(stretch, at)
    noun = noun or (not kinds and syntax.is_plural_noun(word))  # "under-16s"
    noun = noun or (NOUN in kinds and bare_subjects.stands_bare(stretch, index, at))
    noun = noun or (named and _is_plural_subject(stretch, at))  # "and **tickets are**"
    described = ADJECTIVE in kinds and VERB not in kinds and _is_plural_subject(stretch, at + 1)
    subject = noun or described or word in syntax.NOUN_OPENERS
    verb = stretch.finite_verb(at, stretch.piece_end(at)) if subject else None
    if verb is None and subject:
        verb = subjects_joined.shared_verb(stretch, index, at)
    if verb is None or (ADJECTIVE in kinds and told_subjects.ends_in_plural(stretch, verb)):
        return False
    if _is_of_case(stretch, at, verb) or is_excepted_too(stretch, index, at, verb):
        return False
    return not _tells_more(stretch, index, at, verb)


def _is_of_case(stretch: Stretch, at: int, verb: int) -> bool:
    """Tell whether a verb is that of a case behind a noun: "a map and a key **where you row**"."""
    words = stretch.words
    opener = next((i for i in range(verb - 1, at, -1) if words[i] in _CASE_OPENERS), None)
    return opener is not None and stretch.finite_verb(opener + 1, verb + 1) == verb


# Verbs that show that a plural is a subject: "new rowers **need**"; not "new rowers row".
_OF_SEVERAL = frozenset({"need", "cost"})


def _is_plural_subject(stretch: Stretch, at: int) -> bool:
    """Tell whether a plural and an auxiliary or "need" stand at an index: "new **rowers must**"."""
    verb = stretch.word(at + 1)
    return syntax.is_plural_noun(stretch.word(at)) and (
        verb in syntax.AUXILIARIES or verb in _OF_SEVERAL
    )


def _tells_more(stretch: Stretch, index: int, at: int, verb: int) -> bool:
    """Tell whether a past form only says which thing is listed: "a pass and a form **sent in**"."""
    words, following = stretch.words, stretch.word(verb + 1)
    if words[verb] in syntax.AUXILIARIES or not syntax.is_participle(words[verb]):
        return False
    if words[at] not in syntax.INDEFINITE:  # "for cars and vans **parked** in it"
        several = syntax.is_plural_noun(words[index - 1]) and verb == at + 1
        return several and words[index - 2] in syntax.PREPOSITIONS
    one = not syntax.INDEFINITE.isdisjoint(piece_before(stretch, index))
    return one and following in syntax.PREPOSITIONS


def _compounds(stretch: Stretch, index: int, at: int) -> bool:
    """Tell whether a list of plurals goes on with a compound: "schools and **youth groups**"."""
    word, following = stretch.words[at], stretch.word(at + 1)
    return (
        at == index + 1
        and word not in syntax.NOUN_OPENERS
        and syntax.is_plural_noun(stretch.words[index - 1])
        and syntax.is_plural_noun(following)
        and not syntax.is_plural_noun(word)
    )


_ONE = frozenset({"a", "an"})
_NAMES = 5  # words from an article to the next joint: "a valid work permit **and**"


def pairs_nouns(stretch: Stretch, index: int, at: int) -> bool:
    """Tell whether two nouns share what stands before the first: "a parent or guardian at home"."""
    if stretch.word(_compound_start(stretch, index - 1) - 1) not in _SHARED:
        return False
    end = _compound_end(stretch, at)
    word, following = stretch.words[end], stretch.word(end + 1)
    return (
        (following in syntax.PREPOSITIONS or not following)
        and not word.endswith("s")
        and can_be_noun(word)
        and not (word in syntax.VERBS_FIRST and following)  # "a carer | and **rent** from us"
        and NOUN in classes(stretch.word(index - 1))
        and not can_only_be_verb(stretch, index, at)  # "a pupil | and **book** with us"
    )


def pairs_articles(stretch: Stretch, index: int, at: int) -> bool:
    """Tell whether two things of one verb end before the next joint: "a badge or a card | and …".

    What follows the joint is told of somebody else: "… and **your aunt** agrees".
    """
    words = stretch.words
    near = range(at + 2, min(stretch.last, at + _NAMES))
    joint = next((i for i in near if words[i] in COORDINATORS), None)
    if words[at] not in _ONE or joint is None or words[joint] == words[index]:
        return False
    before = words[max(stretch.first, index - _NAMES) : index]
    article = next((i for i in range(len(before)) if before[i] in _ONE), 0)
    parts = (before[article:], words[at:joint])
    plain = all(syntax.finite_verb(part) is None for part in parts)
    return article > 0 and plain and words[joint + 1] in syntax.DETERMINERS - _ONE


def _compound_end(stretch: Stretch, at: int) -> int:
    """Return where the last word of a compound with hyphens stands: "owner-**operator**"."""
    while stretch.word(at + 1) == "-" and stretch.word(at + 2):
        at += 2
    return at


def _compound_start(stretch: Stretch, at: int) -> int:
    """Return where the first word of a compound with hyphens stands: "**owner**-operator"."""
    while stretch.word(at - 1) == "-" and stretch.word(at - 2):
        at -= 2
    return at


def lacks_article(stretch: Stretch, index: int, at: int) -> bool:
    """Tell whether one thing has the article of another: "a course or **work placement**"."""
    words = stretch.words
    if at != index + 1 or not syntax.lacks_article(words, at, stretch.piece_end(at)):
        return False
    for before in range(index - 1, max(stretch.first, index - _REACH) - 1, -1):
        word = words[before]
        if word in syntax.DETERMINERS:
            return word in syntax.INDEFINITE
        if word in syntax.AUXILIARIES or word in syntax.PRONOUNS:
            return False
    return stretch.item and syntax.lacks_article(words, stretch.first, index)


def numbers_again(stretch: Stretch, index: int, at: int) -> bool:
    """Tell whether a noun comes again with another number: "class 1 or **class 2**"."""
    word, following = stretch.words[at], stretch.word(at + 1)
    numbered = following.isdigit() or len(following) == 1
    return numbered and can_be_noun(word) and word in piece_before(stretch, index)[1:]


def disagrees(stretch: Stretch, index: int, at: int) -> bool:
    """Tell whether a form in -s has no subject to agree with: "you sell goods or **services**"."""
    return ends_in_s(stretch.words[at]) and (
        piece_before(stretch, index)[:1] in _SECOND
        or _opens_in_base(stretch)
        or _told_of_several(stretch, index)
    )


def ends_in_s(word: str) -> bool:
    """Tell whether a word is a plural or the third person of a verb: "services"; not "access"."""
    return word.endswith("s") and can_be_noun(word) and word not in bases(word, VERB)


def _told_of_several(stretch: Stretch, index: int) -> bool:
    """Tell whether a relative clause has a base form, as several do: "cooks **that live** here"."""
    piece = piece_before(stretch, index)
    verb, before = piece[0] if piece else "", stretch.word(index - len(piece) - 1)
    return before in syntax.SUBJECT_RELATIVES and verb in bases(verb, VERB)


def _opens_in_base(stretch: Stretch) -> bool:
    """Tell whether an item opens with the verb of a demand: "you must: | **be** insured"."""
    word = stretch.words[stretch.first]
    return stretch.item and (word in syntax.PRIMARY_VERBS or word in bases(word, VERB))


def lists_plurals(stretch: Stretch, index: int, at: int) -> bool:
    """Tell whether a list of plurals goes on with some of a kind: "and **coaches over 3 t**"."""
    return (
        syntax.is_plural_noun(stretch.words[index - 1])
        and syntax.is_plural_noun(stretch.words[at])
        and stretch.word(at + 1) in _TELLING_APART
    )


def lists_noun(stretch: Stretch, index: int, at: int) -> bool:
    """Tell whether nouns alone stand on both sides: "for water or **rent**"."""
    if not can_be_noun(stretch.words[at]) or NOUN not in classes(stretch.words[index - 1]):
        return False
    alone = at + 1 == stretch.piece_end(at) or at + 1 == stretch.last
    return alone and (
        stretch.word(index - 2) in syntax.PREPOSITIONS or len(piece_before(stretch, index)) == 1
    )


def can_be_noun(word: str) -> bool:
    """Tell whether a word has the form of a noun, whatever else it may be: "rent"; not "are"."""
    kept = syntax.AUXILIARIES | syntax.BE | syntax.MEASURING  # "and **aged** over 60"
    return NOUN in classes(word) and word not in kept


def piece_before(stretch: Stretch, index: int) -> tuple[str, ...]:
    """Return the words between a coordinator and the break before it."""
    start = index
    while start > stretch.first and stretch.words[start - 1] not in _BEGINNINGS:
        start -= 1
    return stretch.words[start:index]
