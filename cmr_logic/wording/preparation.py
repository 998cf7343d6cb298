"""What is done to a statement before it is turned into a question."""

from __future__ import annotations

from cmr_logic import syntax
from cmr_logic.provisions.lists import PEOPLE, is_person
from cmr_logic.syntax import AUXILIARIES, DETERMINERS, PREPOSITIONS, PRONOUNS
from cmr_logic.text import ADJECTIVE, NOUN, VERB, bases, classes
from cmr_logic.wording.forms import article, head, is_plural, plain, singular, third_person
from cmr_logic.wording.phrase import Phrase, Token, token, words_of
from cmr_logic.wording.subject import find_verb
from cmr_logic.wording.table import Transformation

_CLOSING = frozenset({".", ",", ";", ":", "?", "!", "-", "–", "—", "•", "*", "/"})
_TAILS = frozenset({"and", "or", "but"})
_OPENING = _CLOSING | {
    ")",
    "]",
    "and",
    "or",
    "but",
    "if",
    "that",
    "when",
    "where",
    "because",
    "then",
}
_PAIRS = {")": "(", "]": "["}
_SHORT_BRACKET = 4  # tokens: an abbreviation or a specification, not an aside
_ASIDES = frozenset(
    {
        "for",
        "eg",
        "e.g.",
        "e.g",
        "ie",
        "i.e.",
        "i.e",
        "including",
        "see",
        "also",
        "such",
        "like",
        "called",
    }
)
_ASKERS = frozenset(
    "applicant applicants claimant claimants customer customers user users claimants'".split()
)
_GENERIC = frozenset(
    {
        "people",
        "person",
        "persons",
        "individual",
        "individuals",
        "anyone",
        "anybody",
        "someone",
        "those",
        "everyone",
        "somebody",
    }
)
_FIRST_PERSON = {"i": "you", "my": "your", "me": "you", "mine": "yours", "myself": "yourself"}
_THIRD_PERSON = {
    "they": "you",
    "their": "your",
    "them": "you",
    "theirs": "yours",
    "themselves": "yourself",
}
_DISCOURSE = frozenset(
    {"also", "therefore", "then", "usually", "normally", "generally", "however", "typically"}
)
_COPULAS = frozenset({"are", "'re", "is", "'s", "were", "was", "be", "am", "'m"})
_TIMELY = frozenset(
    {"in", "on", "at", "before", "after", "since", "during", "by", "from", "until", "within", "for"}
)
_REPORTING = frozenset(
    {
        "tell",
        "check",
        "say",
        "ask",
        "contact",
        "report",
        "confirm",
        "find",
        "see",
        "make",
        "ensure",
        "note",
    }
)
_REPORTED = frozenset({"if", "whether", "that"})


def _punctuation(phrase: Phrase) -> Phrase | None:
    first, last = 0, len(phrase)
    depth = 0
    unmatched = []
    for index, (word, _, _) in enumerate(phrase):
        depth += word.count("(") + word.count("[") - word.count(")") - word.count("]")
        if depth < 0:
            unmatched.append(index)
            depth = 0
    if unmatched or depth:
        found = [t for i, t in enumerate(phrase) if i not in set(unmatched)]
        if depth:
            cut = max(i for i, t in enumerate(found) if "(" in t.word or "[" in t.word)
            found = found[:cut]
        phrase = tuple(found)
        last = len(phrase)
    while last and phrase[last - 1].word in _CLOSING | _TAILS:
        last -= 1
    while (
        first < last
        and phrase[first].word in _OPENING
        and (
            phrase[first].word != "that" or last - first > 1 and phrase[first + 1].word in PRONOUNS
        )
    ):
        first += 1
    if not unmatched and not depth and last - first == len(phrase):
        return None
    return phrase[first:last]


def _asides(phrase: Phrase) -> Phrase | None:
    out: list[Token] = []
    stack: list[int] = []
    dropped = False
    for index, item in enumerate(phrase):
        if item.word in {"(", "["}:
            stack.append(len(out))
        out.append(item)
        if item.word in _PAIRS and stack:
            start = stack.pop()
            inside = out[start + 1 : -1]
            if len(inside) > _SHORT_BRACKET or not inside or inside[0].word in _ASIDES:
                del out[start:]
                dropped = True
        elif (
            item.word == "example"
            and index > 1
            and phrase[index - 1].word == "for"
            and not stack
            and phrase[index - 2].word in {",", "–", "-", ";"}
        ):
            return tuple(out[:-3])
    return tuple(out) if dropped else None


def _cannot(phrase: Phrase) -> Phrase | None:
    for index in range(len(phrase) - 1):
        if phrase[index].word in {"can", "ca"} and phrase[index + 1].word == "not":
            return (*phrase[:index], Token("cannot", "cannot"), *phrase[index + 2 :])
    return None


def _reported(phrase: Phrase) -> Phrase | None:
    if not phrase or phrase[0].word not in _REPORTING:
        return None
    for index in range(1, min(len(phrase) - 1, 8)):
        if phrase[index].word in _REPORTED and phrase[index + 1].word in PRONOUNS | DETERMINERS:
            return phrase[index + 1 :]
    return None


def _adverbial(phrase: Phrase) -> Phrase | None:
    if not phrase:
        return None
    first = phrase[0].word
    purpose = first == "to" or (first == "in" and phrase[1:2] and phrase[1].word == "order")
    if not (purpose or first in PREPOSITIONS or first[0].isdigit()):
        return None
    words = words_of(phrase)
    for index in range(2, len(words) - 1):
        word, before = words[index], words[index - 1]
        if before in PREPOSITIONS or not (word in PRONOUNS or word in DETERMINERS):
            continue
        if word in PRONOUNS and not (
            before == "," or before[0].isdigit() or purpose or before in _TIMES
        ):
            continue
        if word in DETERMINERS and before != "," and (purpose or NOUN not in classes(before)):
            continue
        if find_verb(words[index:]) is None:
            return None
        lead = phrase[: index - 1] if before == "," else phrase[:index]
        if purpose:
            return phrase[index:]
        if first[0].isdigit() and words[1:2] and words[1] in _MONTHS and words[0].isdigit():
            lead = (token("on"), *lead)
        lead = (Token(lead[0].word, lead[0].word), *lead[1:])
        return (*phrase[index:], *lead)
    return None


_MONTHS = frozenset(
    "january february march april may june july august september october november december".split()
)
_DAYS = frozenset(
    "monday tuesday wednesday thursday friday saturday sunday christmas easter ramadan".split()
)
_SPANS = frozenset("year years month months week weeks day days time moment date past".split())
_TIMES = _MONTHS | _DAYS | _SPANS


def _first_person(phrase: Phrase) -> Phrase | None:
    words = words_of(phrase)
    if not words or words[0] not in {"i", "my"}:
        return None
    out = [
        token(_FIRST_PERSON[t.word]) if t.word in _FIRST_PERSON and not t.glued else t
        for t in phrase
    ]
    if words[0] == "i" and len(out) > 1:
        verb = out[1]
        out[1] = (
            token("are")
            if verb.word in {"am", "'m"}
            else token("were")
            if verb.word == "was"
            else verb
        )
    return tuple(out)


def _asker(phrase: Phrase) -> Phrase | None:
    words = words_of(phrase)
    start = 1 if words and words[0] in {"the", "an", "a", "any", "each", "every"} else 0
    if words[start : start + 1] and words[start] in _ASKERS:
        verb = start + 1
        while verb < len(words) and syntax.is_adverb(words[verb]):
            verb += 1
        if verb >= len(words) or not (words[verb] in AUXILIARIES or VERB in classes(words[verb])):
            return None
        return _address(phrase, start + 1, verb)
    return None


def _generic(phrase: Phrase) -> Phrase | None:
    words = words_of(phrase)
    start = 0
    if len(words) > 2 and words[0] in {"you", "it", "they"} and words[1] in _COPULAS:
        start = 2
    if words[start : start + 1] and words[start] in {"a", "an", "any", "the", "all", "other"}:
        start += 1
    if start + 1 >= len(words) or words[start] not in _GENERIC:
        return None
    after = start + 1
    if words[0] == "the" or (start != 2 and find_verb(words[start:]) is not None):
        return None  # somebody else, of whom something is said
    if words[after] == "who" or (words[after] == "that" and words[start] != "those"):
        verb = after + 1
        while verb < len(words) and syntax.is_adverb(words[verb]):
            verb += 1
        if verb < len(words) and (words[verb] in AUXILIARIES or VERB in classes(words[verb])):
            return _address(phrase, after + 1, verb)
        return None
    if words[after] in {"born", "died"}:
        return (token("you"), token("were"), *_to_you(phrase[after:]))
    if words[after] == "with":
        return (token("you"), token("have"), *_to_you(phrase[after + 1 :]))
    if words[after] == "without":
        return None
    if (
        words[after] in PREPOSITIONS
        or words[after] == "aged"
        or syntax.is_gerund(words[after])
        or syntax.is_participle(words[after])
    ):
        return (token("you"), token("are"), *_to_you(phrase[after:]))
    return None


def _address(phrase: Phrase, rest: int, verb: int) -> Phrase:
    """Make "you" the subject of the verb at an index; what stands between stays."""
    between = phrase[rest:verb]
    word = phrase[verb].word
    form = token(plain(word)) if plain(word) != word else phrase[verb]
    return (token("you"), *between, form, *_to_you(phrase[verb + 1 :]))


def _to_you(phrase: Phrase) -> Phrase:
    """Speak of "you" where the phrase speaks of the person it was about, unless somebody else is named."""
    out: list[Token] = []
    for index, item in enumerate(phrase):
        if item.word in _THIRD_PERSON and not (
            index + 1 < len(phrase) and phrase[index + 1].word == "behalf"
        ):
            if any(is_person(t.word) or is_plural(t.word) for t in phrase[:index]):
                return (*out, *phrase[index:])
            swapped = token(_THIRD_PERSON[item.word])
            out.append(swapped)
        else:
            out.append(item)
    return tuple(out)


def _own(phrase: Phrase) -> Phrase | None:
    words = words_of(phrase)
    if not words or words[0] != "you" or not ("their" in words or "themselves" in words):
        return None
    found = (phrase[0], *_to_you(phrase[1:]))
    return None if found == phrase else found


def _discourse(phrase: Phrase) -> Phrase | None:
    words = words_of(phrase)
    verb = find_verb(words)
    if verb is None:
        return None
    for index in (verb - 1, verb + 1):
        if 0 < index < len(words) - 1 and words[index] in _DISCOURSE:
            return (*phrase[:index], *phrase[index + 1 :])
    return None


def _one_person(phrase: Phrase) -> Phrase | None:
    """Speak of one: "you are pensioners" → "you are a pensioner"."""
    words = words_of(phrase)
    if len(words) < 3 or words[0] not in {"you", "it"} or words[1] not in _COPULAS:
        return None
    start = 2
    while start < len(words) and (words[start] in {"both", "either", "all", "only"}):
        start += 1
    if (
        start >= len(words)
        or words[start] in DETERMINERS | PREPOSITIONS | {"between", "one"}
        or words[start][0].isdigit()
    ):
        return None
    if syntax.is_gerund(words[start]) or find_verb(words[start:]) is not None:
        return None
    joint = next(
        (i for i, w in enumerate(words[start:], start) if w in {",", "and", "or"}), len(words)
    )
    noun = head(words[start:joint])
    if noun is None or singular(words[noun + start]) is None:  # "disabled or retired workers"
        noun = head(words[start:])
    if noun is None:
        return None
    noun += start
    if singular(words[noun]) is None or (
        words[0] == "it"
        and bases(words[noun], VERB)
        and noun == start
        and words[noun].endswith("ed")
    ):
        return None
    if any(
        ADJECTIVE in classes(w) and NOUN not in classes(w) and w in _OF_MANY
        for w in words[start:noun]
    ):
        return None
    out = list(phrase)
    index: int | None = noun
    while index is not None:  # "farmers, growers or tenants": one of each
        one = singular(words[index])
        if one is None:
            return None
        surface = out[index].surface
        out[index] = Token(
            one, surface[0] + one[1:] if surface[0].isupper() else one, out[index].glued
        )
        index = _next_conjunct(words, index)
    after = noun + 1
    if after < len(words) and words[after] in {"who", "that", "which"}:
        verb = after + 1
        while verb < len(words) and syntax.is_adverb(words[verb]):
            verb += 1
        if verb < len(words) and (words[verb] in AUXILIARIES or VERB in classes(words[verb])):
            form = third_person(words[verb])
            if form != words[verb]:
                out[verb] = token(form)
    first = out[start]
    if first.surface[:1].isupper() and words[start] not in {"eu", "uk", "us"} and start != noun:
        first = out[start]
    out.insert(start, token(article(first.surface)))
    return tuple(out)


_OF_MANY = frozenset(
    {
        "certain",
        "several",
        "many",
        "most",
        "various",
        "different",
        "more",
        "fewer",
        "responsible",
        "eligible",
    }
)


def _next_conjunct(words: tuple[str, ...], index: int) -> int | None:
    """Return the head of the noun phrase that is joined to the one whose head stands at the index."""
    index += 1
    joined = False
    while index < len(words) and words[index] in {",", "and", "or"}:
        joined = True
        index += 1
    if not joined or index >= len(words):
        return None
    found = head(words[index:])
    return None if found is None or words[index] in PREPOSITIONS else index + found


def _lower_case(phrase: Phrase) -> Phrase | None:
    """Write the first word of a list item small where it is no name."""
    words = words_of(phrase)
    at = (
        2 if len(words) > 2 and words[0] in {"you", "it", "they"} and words[1] in AUXILIARIES else 0
    )
    if at and at < len(words) and words[at] in {"be", "have"} and len(words) > at + 1:
        at += 1
    item = phrase[at] if at < len(phrase) else None
    if (
        item is None
        or not item.surface[:1].isupper()
        or not item.surface[1:].islower()
        and len(item.surface) > 1
    ):
        return None
    if at + 1 < len(phrase) and phrase[at + 1].surface[:1].isupper() and NOUN in classes(item.word):
        return None
    word = item.word
    kinds = classes(word)
    common = (
        word
        in DETERMINERS | PREPOSITIONS | PRONOUNS | AUXILIARIES | PEOPLE | {"not", "both"} | _GENERIC
        or is_person(word)
        or syntax.is_adverb(word)
        or (VERB in kinds and NOUN not in kinds)
        or (bool(kinds) and NOUN not in kinds and not word.endswith(("ish", "an", "ese")))
        or (
            at == 0
            and NOUN in kinds
            and not word.endswith(("ish", "an", "ese", "ans"))
            and not any(t.surface[:1].isupper() for t in phrase[1:6])
        )
    )
    if not common or word == "i" or word in _MONTHS | _DAYS:
        return None
    return (*phrase[:at], Token(word, word, item.glued), *phrase[at + 1 :])


PREPARATION: tuple[Transformation[Phrase], ...] = (
    Transformation(
        "closing punctuation",
        "signs and conjunctions at either end, and brackets without a partner, are dropped",
        _punctuation,
        fires=("you rent your home, and", "Do you rent your home?"),
        idle=("you rent (or lease) your home", "Do you rent (or lease) your home?"),
    ),
    Transformation(
        "aside",
        "a long bracket, a bracket of examples, and what follows “, for example” are dropped",
        _asides,
        fires=("you own pets (for example a cat)", "Do you own pets?"),
        idle=("you pay National Insurance (NI)", "Do you pay National Insurance (NI)?"),
    ),
    Transformation(
        "cannot",
        "“can not” is one word",
        _cannot,
        fires=("you have debts that you can not repay", "Do you have debts that you cannot repay?"),
        idle=("you have debts that you can repay", "Do you have debts that you can repay?"),
    ),
    Transformation(
        "item in small letters",
        "the capital that opens a list item goes where it is no name",
        _lower_case,
        fires=("you are Registered with a doctor", "Are you registered with a doctor?"),
        idle=("you are Irish", "Are you Irish?"),
    ),
    Transformation(
        "reported condition",
        "the call to report a condition gives way to the condition",
        _reported,
        fires=("tell us if you have moved", "Have you moved?"),
        idle=("you tell us that you have moved", "Do you tell us that you have moved?"),
    ),
    Transformation(
        "opening adverbial",
        "a time or place before the subject goes to the end, a purpose is dropped",
        _adverbial,
        fires=("in 2016 you earned less than before", "Did you earn less than before in 2016?"),
        idle=("in the country you come from", "Are you in the country you come from?"),
    ),
    Transformation(
        "first person",
        "“I” and “my” are the person asked",
        _first_person,
        fires=("I am renting my flat", "Are you renting your flat?"),
        idle=("we have accepted your offer", "Have we accepted your offer?"),
    ),
    Transformation(
        "asker",
        "the applicant, claimant or customer is the person asked",
        _asker,
        fires=("the applicant owns a shop", "Do you own a shop?"),
        idle=("the landlord owns a shop", "Does the landlord own a shop?"),
    ),
    Transformation(
        "people who",
        "people, anyone or those of a kind are the person asked",
        _generic,
        fires=("people who work at night", "Do you work at night?"),
        idle=("nurses who work at night", "Are you a nurse who works at night?"),
    ),
    Transformation(
        "your own",
        "“their” is “your” where nobody else is named",
        _own,
        fires=("you have finished their training", "Have you finished your training?"),
        idle=(
            "you look after children and their pets",
            "Do you look after children and their pets?",
        ),
    ),
    Transformation(
        "linking adverb",
        "words that link a rule's sentences, or soften them, are dropped beside the verb",
        _discourse,
        fires=("you also keep hens", "Do you keep hens?"),
        idle=("you only keep hens", "Do you only keep hens?"),
    ),
    Transformation(
        "one of many",
        "a person or thing asked about is one: singular, with its article",
        _one_person,
        fires=("you are pensioners", "Are you a pensioner?"),
        idle=("you are in receipt of benefits", "Are you in receipt of benefits?"),
    ),
)
