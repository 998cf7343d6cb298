"""What a story presupposes by "my …": who speaks of their husband is married."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import pairwise

from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.records import record, replace
from cmr_logic.scenario.entailment.holdings import HOLDINGS
from cmr_logic.scenario.entailment.implications import POSSESSIONS
from cmr_logic.scenario.lexicon.relation_tables import phrase_key
from cmr_logic.scenario.lexicon.relations import covers, keyed, reach, word_key
from cmr_logic.scenario.statements.reading import read, tokens_of
from cmr_logic.scenario.statements.statement import Statement
from cmr_logic.syntax import AUXILIARIES, PREPOSITIONS, is_gerund, is_participle
from cmr_logic.text import ADJECTIVE, NOUN, VERB, bases, classes, sentence_ends, word_set

_MINE = frozenset({"my", "our"})
# Words that say that one has no such thing now: "my **late** husband", "my **future** job"; not
# "my own job".
_NOT_NOW = word_set(
    "ex late former future deceased dead old previous last next first new possible potential"
)
# Verbs after which one no longer has what is one's own: "I **sold** my boat"; not "I cleaned my
# boat".
_PARTING = frozenset(
    {
        "sell",
        "lose",
        "steal",
        "scrap",
        "expire",
        "donate",
        "close",
        "cancel",
        "lapse",
        "end",
        "terminate",
        "die",
        "divorce",
        "bury",
        "rehome",
        "miss",
        "revoke",
        "confiscate",
        "suspend",
    }
)
_RUN_OUT = frozenset(
    {
        *(("ran", "out"), ("run", "out"), ("given", "up"), ("gave", "up"), ("gave", "away")),
        *(("passed", "away"), ("put", "down"), ("to", "sleep"), ("ran", "away"), ("ran", "off")),
        *(("went", "missing"), ("gone", "missing"), ("been", "missing")),
        *(("taken", "away"), ("took", "away"), ("handed", "back"), ("taken", "off")),
        *(("moved", "out"), ("moved", "away"), ("moved", "on"), ("moving", "out")),
        ("rid", "of"),
    }
)
# Words of sentences about long ago, or about what went to somebody else: "as a **boy**", "growing
# up", "I gave my dog to my sister".
_LONG_AGO = re.compile(
    r"\b(?:rehomed|g(?:a|i)ven? (?:my|our) \w+ to|as an? (?:child|kid|boy|girl|lad|student)"
    r"|(?:took|taken|takes?|handed|sent|gave|given|turned) (?:my|our) "
    r"(?:\w+ ){1,3}?(?:away|back|in|off)"
    r"|(?:my|our) \w+ (?:has|have|is|are) (?:now |all )?gone(?= \.| !|$)"
    r"|taken (?:from|off) (?:me|us)"
    r"|handed in (?:my|our)|when (?:i was|we were)|growing up|used to|in those days|back then)\b"
)
# Words before "my" for what one does not have yet, or has done with: "working **towards** my
# degree"; not "working with my degree".
_NOT_YET = re.compile(
    r"\b(?:(?:work(?:ing|ed)?|on the way|half ?way) towards?|sav(?:e|ed|es|ing)(?: up)? for"
    r"|(?:years?|months?|weeks?|days?|long way) (?:off|from|short of|away from|until|till)"
    r"|(?:finish|complet|graduat)(?:ed|ing) (?:from )?|done with|too young for"
    r"|look(?:ing)? forward to|dream(?:ing|ed)? (?:of|about)|to (?:be|become)) ?$"
)
# What one would do with a thing of one's own that one has not yet: "want to **open** my own shop".
_WISHED_FOR = re.compile(
    r"\b(?:love|like|want|wants|wanted|hope|hoping|wish|plan|planning|try|trying|going|aiming|mean)"
    r" to (?:start|open|launch|have|get|buy|find|run|build|rent)(?: up)?$"
)
_BEFORE = 4  # words before "my" that say so
_PENSION = frozenset({"pension", "retirement"})
_MUSING = frozenset({("thinking", "about"), ("worried", "about"), ("worry", "about")})
# What one has of which one says "my **spaniel**": who has the one has the other. Not "my school".
_ANIMALS = frozenset(
    {"dog", "cat", "pet", "animal", "horse", "livestock", "cattle", "sheep", "bird", "rabbit"}
    | {"goat", "pig", "poultry", "hen", "chicken", "donkey", "reptile", "snake", "fish"}
    | {"farm_animal", "equine"}
)
_KEPT = _ANIMALS | {"vehicle", "car", "motorcycle", "motorbike", "bicycle", "bike", "boat"}
_KEPT |= {"instrument", "musical_instrument", "phone", "mobile_phone", "computer"}
# Likewise, of what will end: until then one has it.
_STILL_RUNNING = frozenset({"expires", "lapses", "ends"})
# Words of sentences that suppose.
_SUPPOSING = word_set("if unless would wish whether will 'll")
# Words of sentences in which one does not surely have what one calls one's own: "I **applied** for
# my grant"; not "I got".
_HOPING = word_set(
    "apply applying applied application wait waiting want hope refused rejected denied stopped "
    "will 'll wo would not n't never no without fail failed failing tried trying nobody none find "
    "forgot forgotten left"
)
_NO_NOUNS = AUXILIARIES | PREPOSITIONS | {"now", "then", "here"}
_NEAR = 4  # tokens from "my" in which the words for a thing stand
# What is about a thing, and no such thing: "my job **interview**", "my dog sitter"; not "my job
# **pays**".
_ABOUT_IT = word_set(
    "interview interviews application applications search hunt offer centre advert adverts coach "
    "seeker sitter walker lover magazine brochure dealer agent shop show adviser advisor forecast "
    "pot fund manager supervisor"
)
_REACH = 2  # tokens from "my" in which the noun of a possession stands
_CUTTING = word_set("and or is are to of")  # behind these, another thing is named


@record(frozen=True, slots=True)
class _Owned:
    """A thing that a sentence calls "my …", with the words behind "my" and the sentence's span."""

    words: Sequence[str]
    sentence: Sequence[str]
    start: int
    end: int


@cache
def _owned() -> dict[str, tuple[str, tuple[Statement, ...]]]:
    """Return what follows from owning, by noun."""
    return {
        phrase_key(noun): (entry.name, tuple(s for text in entry.conclusions for s in read(text)))
        for entry in (*POSSESSIONS, *HOLDINGS)
        for noun in entry.nouns
    }


def possessed(scenario: str, wanted: frozenset[str] | None = None) -> list[Statement]:
    """Return what follows from "my …" and "our …" in a story.

    Args:
        scenario: the story.
        wanted: as for :func:`implied`.

    Example:
        >>> [s.entry for s in possessed("I live with my old dog.")]
        []
        >>> {s.entry for s in possessed("I live with my husband.")}
        {'my-spouse'}
    """
    table = _owned()
    found = [
        replace(conclusion, start=owned.start, end=owned.end, entry="my-" + name)
        for owned in _owned_in(scenario)
        for name, conclusions in _known(owned.words, table)
        for conclusion in conclusions
    ]
    if wanted is None:
        return found
    return [s for s in found if not wanted.isdisjoint(reach(s.keys))]


def called_mine(
    keys: frozenset[str], scenario: str, *, doer: bool = False
) -> tuple[int, int] | None:
    """Return where a story calls a thing "my …" or "our …", if it does.

    Args:
        keys: what the words for the thing are compared by.
        scenario: the story.
        doer: they may be for one who does something, whom no word for the deed names.

    Example:
        >>> text = "The council sends my heating grant to my landlord."
        >>> called_mine(frozenset({"grant", "heat"}), text)
        (0, 49)
        >>> called_mine(frozenset({"grant", "heat"}), "I lost my heating grant.") is None
        True
        >>> called_mine(frozenset({"clean"}), "I do my own cleaning.", doer=True) is None
        True
    """
    for owned in _owned_in(scenario):
        if doer and any(map(is_gerund, owned.words[:_NEAR])):
            continue
        if _HOPING.isdisjoint(owned.sentence) and _names(owned.words[: _NEAR + 1], keys):
            return owned.start, owned.end
    return None


def _owned_in(scenario: str) -> Iterator[_Owned]:
    """Yield what the sentences of a story call "my …", but for questions and what is doubtful."""
    tokens = tokens_of(scenario)
    if _MINE.isdisjoint(tokens.words):
        return
    first = 0
    for end in sentence_ends(tokens, 0, len(tokens)):
        sentence = tokens.words[first:end]
        if sentence[-1] != "?" and not _doubtful(sentence):
            last = end - 1 if sentence[-1] in {".", "!"} else end
            span = tokens.starts[first], tokens.ends[last - 1]
            for index, word in enumerate(sentence):
                if word in _MINE and not _is_not_yet(sentence, index):
                    yield _Owned(sentence[index + 1 :], sentence, *span)
        first = end


def _is_not_yet(sentence: Sequence[str], index: int) -> bool:
    """Tell whether what is called "mine" is not had yet, or no more: "saving for my pension"."""
    before, behind = sentence[max(index - _BEFORE, 0) : index], sentence[index + 1 : index + 3]
    if behind[:1] == ("own",) and _WISHED_FOR.search(" ".join(before)) is not None:
        return True
    if _NOT_YET.search(" ".join(before)) is not None:
        return not any(is_person(word_key(word)) for word in behind)
    return tuple(before[-2:]) in _MUSING and not _PENSION.isdisjoint(behind)


def _says_of_it(word: str) -> bool:
    """Tell whether a word behind a noun says something of it: "my badge **expires**"."""
    kinds = classes(word)
    return VERB in kinds and (kinds.isdisjoint({NOUN, ADJECTIVE}) or is_participle(word))


def _names(named: Sequence[str], keys: frozenset[str]) -> bool:
    """Tell whether words begin with the name of a thing: its own words, and none but modifiers."""
    missing = set(keys)
    for index, (word, key) in enumerate(zip(named, keyed(named), strict=True)):
        met = _met(key, keys)
        if met and missing != keys and _says_of_it(word):
            return False  # "my badge expires" calls no badge expired
        if met:
            missing.discard(met)
            if not missing:
                behind = index + 1 + key.count("_")  # "my land rover" is one name
                return not _heads_on(named[behind : behind + 2])
        elif (word in _NOT_NOW and not _aged(word, keys)) or ADJECTIVE not in classes(word):
            return False
    return False


def _met(key: str, keys: frozenset[str]) -> str:
    """Return which of the words for a thing another word says as well, or ""."""
    if key in keys:
        return key
    return next((k for k in keys & _KEPT if key and covers((key,), k)), "")


def _aged(word: str, keys: frozenset[str]) -> bool:
    """Tell whether a word gives an age, where of things it says they are gone: "my old dog"."""
    return word == "old" and not _ANIMALS.isdisjoint(keys)


def keeps_animals(keys: frozenset[str]) -> bool:
    """Tell whether words are for animals, which one owns or keeps where one calls them "mine".

    Args:
        keys: what the words are compared by.

    Example:
        >>> keeps_animals(frozenset({"dog"})), keeps_animals(frozenset({"flat"}))
        (True, False)
    """
    return keys <= _ANIMALS


def _heads_on(following: Sequence[str]) -> bool:
    """Tell whether a noun follows that what stands before it only sorts: "my job **interview**"."""
    word = following[0] if following else ""
    if (
        word.endswith("s")
        and VERB in classes(word)
        and following[1:]
        and word not in bases(word, VERB)
    ):
        return following[1] in AUXILIARIES  # "my pass **runs** out", "my bus **passes** are"
    return bool(word) and NOUN in classes(word) and word not in _NO_NOUNS


def _doubtful(sentence: Sequence[str]) -> bool:
    """Tell whether a sentence supposes, or tells of a loss."""
    if not _SUPPOSING.isdisjoint(sentence):
        return True
    if any(pair in _RUN_OUT for pair in pairwise(sentence)):
        return True
    if _LONG_AGO.search(" ".join(sentence)):
        return True
    ended = (word for word in sentence if word not in _STILL_RUNNING)
    return any(base in _PARTING for word in ended for base in bases(word, VERB))


def _known(
    named: Sequence[str], table: Mapping[str, tuple[str, tuple[Statement, ...]]]
) -> Iterator[tuple[str, tuple[Statement, ...]]]:
    """Yield the entry for what stands behind "my", if the table has one."""
    for at, word in enumerate(named[:_REACH], 1):
        if word in _NOT_NOW or not word[0].isalpha():
            return
        hit = table.get(word_key(word))
        if hit is not None:
            if _ABOUT_IT.isdisjoint(named[at : at + 1]) and "law" not in named[at : at + 4]:
                yield hit
            return
        if word in _CUTTING or is_person(word_key(word)):
            return  # "my brother's disability"
