"""Is a question about what a rule text is about?

A question is about the text when the text speaks of most of what the question speaks of. Words
meet by their lemma, by the stem they derive from ("eligible", "eligibility"), through a reviewed
table of synonyms, through an abbreviation ("SMP", "Statutory Maternity Pay"), or, for long words,
in spite of a slip of the pen; where they do not, by the matters that they are spoken of in. Words
that any question may use to ask ("can I get", "am I eligible") say nothing of its subject; a
question of only such words is about whatever rule is at hand, as long as the text is of the kind
that the question presupposes ("this benefit").
"""

from __future__ import annotations

from collections.abc import Sequence, Set
from itertools import pairwise

from cmr_logic.expression import clause_ids
from cmr_logic.provisions.drafts.nodes import Force, Rule
from cmr_logic.relevance.askers import bodies_asked_for, own_business, own_person, person_asked_for
from cmr_logic.relevance.bearing import bears_alone, says_nothing
from cmr_logic.relevance.concerned import but_for_whom
from cmr_logic.relevance.honoured import asks_if_honoured
from cmr_logic.relevance.pointed_at import asks_of_thing
from cmr_logic.relevance.profile import LONG, SMALL, Profile, initials, profile
from cmr_logic.relevance.reporting import asks_to_report
from cmr_logic.relevance.same_deed import is_about_deed
from cmr_logic.relevance.stems import same_words, stem, synonyms
from cmr_logic.relevance.unnamed import QUALIFYING, TAKING_PART, supplies_name
from cmr_logic.relevance.ways_in import asks_way_in
from cmr_logic.relevance.wordlists import (
    ASKING,
    ASKING_VERBS,
    COMMON,
    GIVEN,
    GOING,
    LIGHT,
    PRESUPPOSING,
    STAYING,
    SUCCEEDING,
    VAGUE,
)
from cmr_logic.syntax import DETERMINERS, PREPOSITIONS, is_gerund, reads_as_verb
from cmr_logic.text import ADJECTIVE, NOUN, VERB, classes, key, keys, word_set, words_in

_RELATED = 0.4  # weighted share of the question's content that the rule text must speak of
_DIGITS = 6  # of a share, so that two fifths are two fifths
_LIKE = 0.85  # similarity from which on two long words are the same word, misspelt
_COMMON_WEIGHT = 0.4
# Words of a text about who may have something: "who can **apply**"; not "who can row".
_HAVING = QUALIFYING | {"apply", "claim"}
_SORTS = 3  # words of the sort before it: "a winter home heating grant"
_SAME = 0.7  # what a word counts for that the text says in another word
_YEAR_OLD = ("-", "year", "-", "old")  # behind a number, somebody of that age
_AIMED_AT = 3  # words of a question before what it asks for can end: "Do I need"
# What stands before where one goes: "drive **across** the bridge"; not "pay through a bank".
_WHITHER = frozenset({"across", "along", "onto", "into"})
_HEAD = 4  # letters of a word that a compound can end with: "bon|fire"
# How a text says that something is to be had: "**open to** anyone"; not "open at nine".
_OPENING = frozenset(
    {(how, whom) for how in ("available", "open", "offered", "provided") for whom in ("to", "for")}
)
_OPEN = frozenset(map(key, ("available", "open", "offered", "provided")))
# People by what they are there: "pick up **guests**"; not "pick up tenants".
_PEOPLE_THERE = frozenset(
    map(key, ("guest", "passenger", "visitor", "friend", "person", "traveller", "companion"))
)
# Nouns for a thing that say nothing of it: "the **thing** I packed"; not "the parcel".
_THINGS = word_set("thing things item items stuff object objects")
_WHAT, _ASKERS = "what", frozenset({("i",), ("we",)})  # "**what I** packed"
# How a question opens that asks what others do: "**Will** the fund pay"; not "may I pay".
_WILL = frozenset({"will", "would", "does", "do", "can", "could"})
_PAYING = frozenset({"pay", "cover", "reimburse", "compensate", "refund"})
# Openings of no payer's name: "Will **my** landlord pay"; not "the".
_OWN_PAYERS = frozenset({"i", "we", "my", "our", "it", "this"})
_PAYER = 5  # words that who is to pay is named within: "Will the harbour board"
# Words by which one asks whether something stays as it is: "will I **still** get it"; not "get it".
_STAYING = frozenset({"still", "keep", "continue", "remain", "stay", "same"})
# What stays so: "the same **amount**"; not "the same boat".
_OF_AMOUNT = word_set("same amount money rate full sum")
# When one asks to do something, at the end of a question: "must I ask **first**?".
_IN_ADVANCE = word_set("first beforehand afterwards anyway")
# At what somebody would do what they ask about: "at **my uncle's birthday**"; not "at my desk".
_AT_FEASTS, _OWN = frozenset({"at", "for", "during", "on"}), frozenset({"my", "our", "the", "a"})
_FEASTS = frozenset(
    map(key, ("birthday", "wedding", "party", "anniversary", "stay", "visit", "holiday", "trip"))
)
_MODIFIER = 3  # letters that stand before it at least
_SHORT_NAME = 3  # letters of a name that an abbreviation may keep whole


def is_related(rule: Rule, words: tuple[str, ...], asked: frozenset[str]) -> bool:
    """Tell whether a question is about what the rule text is about.

    Args:
        rule: the rule that was read.
        words: the lower-cased tokens of the question.
        asked: their keys (:func:`cmr_logic.text.keys`).

    Example:
        >>> from cmr_logic.provisions import parse
        >>> from cmr_logic.text import keys, words_in
        >>> rule = parse("Anglers must carry a rod licence.")
        >>> for question in ("Do I need a licence to fish with a rod?", "Can I get a mortgage?"):
        ...     words = words_in(question)
        ...     print(is_related(rule, words, keys(words)))
        True
        False
    """
    about = profile(rule.plain, rule.keys)
    vague = VAGUE if about.given or not _demands_alone(rule) else VAGUE | GIVEN
    content = (
        asked - ASKING - _pointed_at(words, vague) - _ages(words) - (_payer(words) - about.keys)
    )
    content -= keys(words[-2:-1]) & _IN_ADVANCE | _WHITHER
    anybody = any(p.use for p in rule.provisions)
    content -= bodies_asked_for(words, about.keys, anybody=anybody)
    content -= person_asked_for(words) - about.keys
    content = but_for_whom(content, words) or content
    content -= _whom(words, about) - about.keys
    content -= _thing_described(words) - about.keys
    content = content - own_business(words) or content
    goes = not GOING.isdisjoint(about.keys)
    content -= STAYING if goes else frozenset()
    if goes and content <= _OF_AMOUNT and not _STAYING.isdisjoint(words):
        return True  # "Will I still get my benefit?" of "It may be stopped if …"
    if content <= SUCCEEDING:
        named = about.given or asked.isdisjoint(PRESUPPOSING) or _opens(rule)
        named = named or _says_who_takes_part(rule)
        return named and not bears_alone(rule, asked) and not says_nothing(rule)
    if content <= LIGHT and not (QUALIFYING.isdisjoint(asked) or QUALIFYING.isdisjoint(about.keys)):
        return True  # "Am I eligible to live there?" of "To be eligible for a flat, …"
    named = supplies_name(rule, words) or asks_way_in(about.keys, words)
    if named or share(about, words, content) >= _RELATED:
        return True
    ways = (is_about_deed, asks_to_report, asks_of_thing, asks_if_honoured)
    if any(asks(rule, words) for asks in ways):
        return True
    from cmr_logic.relevance.topics import is_on_topic  # noqa: PLC0415 - its tables are needed last

    return is_on_topic(rule.keys, content)


def _demands_alone(rule: Rule) -> bool:
    """Tell whether a text demands something of whoever reads, and does not say what for.

    "You must have lived here" may be of **this pension**; "To row, you must swim" is of rowing.
    """
    asked = (p for p in rule.provisions if p.force is Force.DEMANDS and p.positive)
    return any(not p.about and p.aim is None and p.purpose is None for p in asked)


def _opens(rule: Rule) -> bool:
    """Tell whether a text says to whom something is open, or what it is for.

    "Workshops are **available to** …", "It may be **used to** mend …".
    """
    if any(p.use for p in rule.provisions):
        return True
    if rule.keys.isdisjoint(_OPEN):
        return False
    return any(
        p.positive and not _OPENING.isdisjoint(pairwise(words_in(p.conclusion.of(rule.plain))))
        for p in rule.provisions
    )


def _says_who_takes_part(rule: Rule) -> bool:
    """Tell whether a text says who qualifies, or who applies, and not for what.

    "**Applicants** must be 55", "**To be eligible**, you must be 55"; not "Boat grant applicants".
    """
    for p in (p for p in rule.provisions if p.positive and p.about <= TAKING_PART):
        aims = [] if p.purpose is None else [rule.clause(c).keys for c in clause_ids(p.purpose)]
        aims += [] if p.aim is None else [keys(words_in(p.aim.of(rule.plain)))]
        if p.about or any(aim and aim <= QUALIFYING for aim in aims):
            return True
    return False


def _pointed_at(words: Sequence[str], vague: Set[str]) -> frozenset[str]:
    """Return the keys of what a question only points at: "this savings option".

    Args:
        words: the words of the question.
        vague: names that say nothing of what is pointed at.
    """
    for index, word in enumerate(words):
        if word in {"this", "these"}:
            named = [key(after) for after in words[index + 1 : index + 4]]
            for length, head in enumerate(named, 1):
                if not head:
                    break
                if head in vague:
                    return frozenset(named[:length])
    return frozenset()


def _whom(words: Sequence[str], about: Profile) -> frozenset[str]:
    """Return the keys of one's own person to whom something is done: "pick up **my uncle**".

    A text that names people by what they are there may mean them: "you may pick up guests".
    """
    if about.keys.isdisjoint(_PEOPLE_THERE):
        return frozenset()
    for at in range(_AIMED_AT, len(words)):
        named = own_person(words, at) if words[at - 1] not in PREPOSITIONS else range(0)
        if named:
            return keys(words[named.start : named.stop])
    return frozenset()


def _thing_described(words: Sequence[str]) -> frozenset[str]:
    """Return the keys of what describes a thing without its name: "**what I packed**".

    So does "the thing I packed". A text that lists what it is about need not say any of it.
    """
    for at in range(2, len(words)):
        named = words[at] in _THINGS and words[at - 1] in DETERMINERS
        meant = words[at] == _WHAT and words[at + 1 : at + 2] in _ASKERS
        if named or meant:
            return keys(words[at:])
    return frozenset()


def _payer(words: Sequence[str]) -> frozenset[str]:
    """Return the keys of who is to pay, by a name that a text need not use: "Will **ACME** pay".

    What the writers of a text pay for, they say as "we", or as what may be paid.
    """
    end = next((at for at in range(2, min(_PAYER, len(words))) if words[at] in _PAYING), 0)
    named = words[1:end]
    asked = words[:1] and words[0] in _WILL and named and named[0] not in _OWN_PAYERS
    return frozenset(map(key, named)) if asked else frozenset()


def _ages(words: Sequence[str]) -> frozenset[str]:
    """Return the keys of how old someone is whom a question names so: "my **10-year-old**"."""
    for at in range(1, len(words) - 3):
        if tuple(words[at : at + 4]) == _YEAR_OLD and words[at - 1].isdigit():
            return frozenset(map(key, (words[at - 1], "year", "old")))
    return frozenset()


def share(about: Profile, words: Sequence[str], content: frozenset[str]) -> float:
    """Return the weighted share of a question's content words that a text speaks of."""
    missing = content - about.keys
    if not missing:
        return 1.0
    spelled = _spelled_out(about, words)
    light = LIGHT | _aim_behind(words) | _sorts_of_given(about, words)
    light |= missing & (_sorts_of_named(about, words) | _own_people(words))
    spelled |= {key(word) for word in words if word in about.keys}  # "fell" of "trees are felled"
    total = found = 0.0
    for word in content:
        weight = _COMMON_WEIGHT if word in light or len(word) == 1 or word.isdigit() else 1.0
        total += weight
        if word not in missing or word in spelled:
            found += weight
        else:
            found += weight * _likeness(about, word)
    return round(found / total, _DIGITS)  # in whatever order the words were added up


def _likeness(about: Profile, word: str) -> float:
    """Return how far a text speaks of what a word it lacks names."""
    root = stem(word)
    if root in about.stems or word.replace(",", "") in about.abbreviations:
        common = all(known in COMMON for known in about.keys if stem(known) == root)
        return _COMMON_WEIGHT if common and root in about.stems else 1.0
    if _shares_head(about.keys, word):
        return _SAME
    if not synonyms(root).isdisjoint(about.stems):
        return _SAME if same_words(word, about.keys) else _COMMON_WEIGHT * _SAME
    return 1.0 if len(word) >= LONG and _nearly(about.long, word) else 0.0


def _aim_behind(words: Sequence[str]) -> frozenset[str]:
    """Return the keys of what the thing asked for is to serve: "a permit **to film a wedding**".

    A text that says who needs the thing need not say what people do with it.
    """
    for at in range(_AIMED_AT, len(words) - 1):
        thing = words[at - 1] not in ASKING_VERBS and NOUN in classes(words[at - 1])
        done = words[at] == "to" and reads_as_verb(words[at + 1])
        done = done or (words[at] == "for" and is_gerund(words[at + 1]))
        feast = words[at] in _AT_FEASTS and words[at + 1] in _OWN and _names_feast(words[at + 2 :])
        if thing and (done or feast):
            return frozenset(map(key, words[at + 1 :]))
    return frozenset()


def _names_feast(words: Sequence[str]) -> bool:
    """Tell whether a question ends in a feast of one's own: "at my uncle's **birthday**"."""
    return any(key(word) in _FEASTS for word in words)


def _sorts_of_given(about: Profile, words: Sequence[str]) -> frozenset[str]:
    """Return the keys of what says only of which sort something given is: "a **heating** grant".

    A text that gives nothing, nor says who can apply, is not about it, even if it is on heating.
    """
    if about.given or not _HAVING.isdisjoint(about.keys):
        return frozenset()
    heads = [at for at, word in enumerate(words) if key(word) in GIVEN - about.keys]
    return frozenset(key(word) for at in heads for word in words[max(0, at - _SORTS) : at])


def _sorts_of_named(about: Profile, words: Sequence[str]) -> frozenset[str]:
    """Return the keys of what says which sort a thing is that a text names: "the **hall** walls".

    So does what stands between a determiner and the noun.
    """
    sorts: list[str] = []
    for at, word in enumerate(words):
        opened = _opened(words, at) if key(word) in about.keys and _is_noun(word) else at
        sorts.extend(map(key, words[opened:at]))
    return frozenset(sorts)


def _opened(words: Sequence[str], at: int) -> int:
    """Return where what describes a noun begins behind its determiner; its own place for none."""
    for start in range(at - 1, max(at - 1 - _SORTS, 0), -1):
        if words[start - 1] in DETERMINERS:
            return start
        if classes(words[start]).isdisjoint({NOUN, ADJECTIVE}):
            return at
    return at


def _own_people(words: Sequence[str]) -> frozenset[str]:
    """Return the keys of whom somebody calls theirs, beside what they ask: "fetch my **aunt**"."""
    named = (own_person(words, at) for at in range(1, len(words)) if VERB in classes(words[at - 1]))
    return frozenset(key(words[at]) for places in named for at in places)


def _shares_head(known: frozenset[str], word: str) -> bool:
    """Tell whether a text speaks of the kind that a compound names, or names a kind of it.

    "Bonfire" and "fire" meet, either way round; "stand" is no kind of "understand".
    """
    if _is_noun(word) and any(word[at:] in known for at in range(_MODIFIER, len(word) - _HEAD + 1)):
        return True
    return len(word) >= _HEAD and any(
        other.endswith(word) and len(other) - len(word) >= _MODIFIER and _is_noun(other)
        for other in known
    )


def _is_noun(word: str) -> bool:
    """Tell whether a word is a noun, and never a verb."""
    found = classes(word)
    return NOUN in found and VERB not in found


def _nearly(known: Sequence[str], word: str) -> bool:
    """Tell whether a word is one of the known ones, but for a slip."""
    from rapidfuzz.distance import OSA  # noqa: PLC0415 - only a word that the text lacks needs it
    from rapidfuzz.process import extractOne  # noqa: PLC0415 - likewise

    scorer = OSA.normalized_similarity
    return extractOne(word, known, scorer=scorer, score_cutoff=_LIKE) is not None


def _spelled_out(about: Profile, words: Sequence[str]) -> frozenset[str]:
    """Return the keys of the words whose initials are an abbreviation of the text."""
    if not about.abbreviations:
        return frozenset()
    names = [word for word in words if word[0].isalpha() and word not in SMALL]
    letters = initials(names)
    found: set[str] = set()
    for start in range(len(names) - 1):
        for length in range(3, min(6, len(names) - start) + 1):
            if letters[start : start + length] in about.abbreviations:
                found.update(map(key, names[start : start + length]))
        short = names[start]  # "HM Revenue and Customs" → HMRC
        if len(short) <= _SHORT_NAME:
            for length in range(1, 4):
                if short + letters[start + 1 : start + 1 + length] in about.abbreviations:
                    found.update(map(key, names[start : start + 1 + length]))
    return frozenset(found)
