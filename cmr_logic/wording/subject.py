"""Where the subject of a statement ends: the index of its finite verb."""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic import syntax
from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.syntax import (
    AUXILIARIES,
    DETERMINERS,
    NEGATIONS,
    PREPOSITIONS,
    PRONOUNS,
    RELATIVES,
    verb_bases,
)
from cmr_logic.syntax.wordlists import BEFORE_IS, PASTS
from cmr_logic.text import ADJECTIVE, NOUN, VERB, classes
from cmr_logic.wording.finite import ARTICLES, finite, opens_complement
from cmr_logic.wording.forms import after_bound, is_plural
from cmr_logic.wording.phrase import Phrase
from cmr_logic.wording.wordlists import (
    FLOATING,
    GUIDANCE_VERBS,
    INTRANSITIVE,
    SUBORDINATORS,
)

_NO_OBJECTS = INTRANSITIVE - {"work", "change", "start", "end", "remain"}  # nor objects themselves
_CLAUSE_SUBJECTS = PRONOUNS - {"it", "there"}
_BEFORE_OBJECTS = (PREPOSITIONS | {"and", "or", ","}) - {
    "than",
    "as",
    "before",
    "after",
    "since",
    "until",
}
# Auxiliaries that stand behind another: "been"; not "is".
_NOT_FIRST = syntax.NONFINITE_BE | {"have", "do"}
# Pronouns that no noun in the singular stands beside: "**we** guide them"; not "you guide".
_NEVER_APPOSED = frozenset({"we", "they", "i"})
_COUNTING = FLOATING | {"neither", "alone"}  # "you neither smoke nor drink"
# Words that are a subject by themselves, or point at one: "**this** applies"; not "these".
_POINTING = frozenset({"this", "that"})
# Relatives that an object stands behind: "the hut **that** you let"; not "who".
_OF_OBJECTS = frozenset({"that", "which", "whom"})
_OF_PEOPLE = syntax.PERSONAL_OBJECTS | {"you"}
_MEASURED = frozenset({"more", "less"})  # "heating your home costs **more** than you earn"
_OTHER_THAN = ("other", "than")
_SHORT = 4  # words of a statement of one thing and several: "the dog chases sheep"
# Words that open a clause behind a verb: "it fell **while** you were out"; not "who".
_INNER = SUBORDINATORS - syntax.RELATIVES | {"that"}
_NEVER_BEFORE = DETERMINERS | PREPOSITIONS | {"to", "and", "or", "'s", ",", "-", "–", "not"}


def find_verb(words: Sequence[str]) -> int | None:
    """Return the index of the finite verb of a statement, or None where the words are a fragment.

    Example:
        >>> find_verb("the country you are exporting to specifies a limit".split())
        6
        >>> find_verb("your marriage with them began early".split())
        4
        >>> find_verb("a valid licence".split())
    """
    if not words:
        return None
    if words[0] in PRONOUNS:
        return _after_pronoun(words)
    first = words[0]
    bound = after_bound(words) or (first == "only" and words[1:2] and words[1] in PRONOUNS)
    if bound:
        found = find_verb(words[bound:])
        return None if found is None else found + bound
    if first in AUXILIARIES or first in PREPOSITIONS or first in {"to", "not"}:
        return None
    found = _behind_object_relative(words) or _behind_left_out(words) or _before_plural(words)
    found = found or _scan(words, 0)
    if syntax.is_gerund(first) and (found is None or words[found] not in AUXILIARIES):
        return _verb_of_deed(words)  # none of "having lived abroad"
    return found


def _behind_object_relative(words: Sequence[str]) -> int | None:
    """Return the verb behind what is told of by what somebody does: "the hut **that you let** is".

    Without "that" it says the same: "the hut you let is".
    """
    at = next((i for i in range(2, len(words) - 2) if words[i] in _OF_OBJECTS), None)
    if at is None or words[at + 1] not in _CLAUSE_SUBJECTS or words[0] not in DETERMINERS:
        return None
    if words[at - 1] in PREPOSITIONS:
        return None  # "the hut for which you pay"
    if find_verb(words[:at]) is not None:
        return None  # "the owner says that you"
    found = find_verb([*words[:at], *words[at + 1 :]])
    return None if found is None or found <= at else found + 1


def _verb_of_deed(words: Sequence[str]) -> int | None:
    """Return the verb of something done: "working nights **makes** you ill"; not "making boats"."""
    for at in range(1, len(words) - 1):
        word, behind = words[at], words[at + 1]
        kinds = classes(word) if word.endswith("s") else frozenset[str]()
        if VERB not in kinds or word in verb_bases(word):
            continue
        sure = word in syntax.VERBS_FIRST or NOUN not in kinds
        if (sure and behind in ARTICLES | _OF_PEOPLE | _MEASURED) or behind == "your":
            return at
    return None


def _before_plural(words: Sequence[str]) -> int | None:
    """Return the verb between one thing and several: "your dog **chases** sheep".

    Example:
        >>> _before_plural("your horse kicks people".split())
        2
        >>> _before_plural("the boat owners pay".split())
        >>> _before_plural("your water bills are high".split())
    """
    if len(words) != _SHORT or words[0] not in ARTICLES or not is_plural(words[3]):
        return None
    noun, verb = words[1:3]
    third = verb.endswith("s") and VERB in classes(verb) and verb not in verb_bases(verb)
    one = NOUN in classes(noun) and not is_plural(noun) and not is_person(verb)
    return 2 if third and one else None


def _behind_left_out(words: Sequence[str]) -> int | None:
    """Return the verb of whoever is none of some: "someone other than you or your son **was**"."""
    if tuple(words[1:3]) != _OTHER_THAN:
        return None
    behind = range(len(_OTHER_THAN) + 2, len(words))
    return next((at for at in behind if words[at] in AUXILIARIES), None)


def verb_of(phrase: Phrase) -> int | None:
    """Return the index of the finite verb of a phrase; no part of a name is one.

    Example:
        >>> from cmr_logic.wording.phrase import read
        >>> verb_of(read("the Child Support Office refuses"))
        4
    """
    words = [phrase[0].word] if phrase else []
    for index, item in enumerate(phrase[1:], 1):
        word, surface, _ = item
        if surface[:1].isupper():
            acts = words[-1] in _CLAUSE_SUBJECTS and _governs(phrase, index)
            named = VERB in classes(word) and word not in AUXILIARIES and not acts
            if named or word == "may":
                word = "things" if is_plural(word) else "thing"
        words.append(word)
    found = find_verb(words)
    following = "" if found is None else "".join(words[found + 1 : found + 2])
    if found and syntax.is_what_for(words[:found], words[found], following):
        return find_verb([*words[:found], "thing", *words[found + 1 :]])
    return found


def _governs(phrase: Phrase, index: int) -> bool:
    """Tell whether a verb in capitals is none the less one: "the person you **Care** for"."""
    following = phrase[index + 1].word if index + 1 < len(phrase) else ""
    return following in PREPOSITIONS or following in DETERMINERS


def _after_pronoun(words: Sequence[str]) -> int | None:
    index = 1
    while index < len(words) and (syntax.is_adverb(words[index]) or words[index] in _COUNTING):
        index += 1
    if index >= len(words):
        return None
    if words[index] == "last" and _tells_of_past(words, index + 1):
        return index + 1  # "you last gave blood in May"
    joined = _after_joined(words, index)
    return index if joined is None and _is_verb_of(words, index) else joined


def _after_joined(words: Sequence[str], index: int) -> int | None:
    """Return the index of the verb behind what is joined to a pronoun: "you or your son work"."""
    following = words[index + 1] if index + 1 < len(words) else ""
    if tuple(words[index : index + 3]) == ("as", "well", "as"):
        return _scan(words, index + 3, many=None)
    if words[index] == "," and following in DETERMINERS:  # "you, your partner or your child own"
        return _scan(words, index + 1, many=None)
    if words[index] == "(" or (words[index] == "," and following in syntax.COORDINATORS):
        return _after_aside(words, index)
    if words[index] not in {"and", "or", "and/or"}:
        return None
    if following in PRONOUNS:  # "he or she is"
        rest = _after_pronoun(words[index + 1 :])
        return None if rest is None else rest + index + 1
    return _scan(words, index + 1, many=True if words[index] == "and" else None)


def _after_aside(words: Sequence[str], index: int) -> int | None:
    """Return the index of the verb behind an aside: "you (or your son) own", "you, or …, own"."""
    closing = ")" if words[index] == "(" else ","
    close = next((at for at in range(index + 1, len(words) - 1) if words[at] == closing), None)
    if close is None:
        return None if closing == ")" else _scan(words, index + 2, many=None)
    return close + 1 if _is_verb_of((words[0], *words[close + 1 :]), 1) else None


def _is_verb_of(words: Sequence[str], index: int) -> bool:
    """Tell whether the word after a pronoun is its verb, not a noun ("you people")."""
    word = words[index]
    if word in AUXILIARIES or word in {"be", "'s"}:
        return True
    base = verb_bases(word)
    if not base or syntax.ends_in_ing(word) or word in {"people", "children"}:
        return False
    if words[0] in _NEVER_APPOSED and word in base:
        return True  # "we suspect fraud"; not "you suspect"
    if words[0] in syntax.BASE_SUBJECTS and word.endswith("s") and word not in base:
        return False
    known = word in GUIDANCE_VERBS or not is_person(word) or opens_complement(words, index + 1)
    return known or (word in base and _names_things(words, index + 1))


def _names_things(words: Sequence[str], index: int) -> bool:
    """Tell whether a plural of things stands at an index: "you **cook** meals"; not "pupils"."""
    noun = words[index] if index < len(words) else ""
    return bool(noun) and is_plural(noun) and not is_person(noun)


def _scan(words: Sequence[str], start: int, *, many: bool | None = False) -> int | None:
    """Scan a noun phrase for the verb after it, skipping the verbs of relative clauses in it."""
    candidate = None
    open_relatives = 0
    closed_relative = False
    index = start + 1
    count = min(len(words), start + 60)
    while index < count:
        word = words[index]
        before = words[index - 1]
        opens = word in RELATIVES and before not in PREPOSITIONS
        if opens or (word in _CLAUSE_SUBJECTS and before not in _BEFORE_OBJECTS):
            open_relatives += 1
        elif word in AUXILIARIES and before != "to" and not _is_noun_form(words, index):
            if not open_relatives:
                return candidate if _leads(words, candidate, index) else index
            open_relatives -= 1
            closed_relative = True
            index = _skip_verb_group(words, index)
        elif (
            open_relatives
            and VERB in classes(word)
            and not syntax.ends_in_ing(word)
            and not syntax.is_adverb(word)
            and _follows_relative(words, index)
        ):
            open_relatives -= 1
            closed_relative = True
        elif not open_relatives:
            stranded = closed_relative and before in PREPOSITIONS  # "the shop you buy from sets …"
            barred = not stranded and _is_barred(words, start, index)
            sure = None if barred else finite(words, start, index, many=many)
            if sure:
                inner = _has_object(words, candidate, index) or _is_inner(words, candidate, index)
                return candidate if inner else index
            if sure is not None and (
                candidate is None or _is_verb_after_noun(words, index, candidate)
            ):
                candidate = index
        index += 1
    return candidate


def _is_noun_form(words: Sequence[str], index: int) -> bool:
    """Tell whether what looks like an auxiliary is none: "the tenant's son", "left a will"."""
    testament = words[index] == "will" and syntax.is_testament(words, index, len(words))
    hour = words[index] in syntax.HALVES_OF_DAY and words[index - 1][:1].isdigit()
    return testament or hour or _is_possessive(words, index)


def _is_verb_after_noun(words: Sequence[str], index: int, candidate: int) -> bool:
    """Tell whether a form is the verb of the plural just before it: "your costs go up"."""
    return index == candidate + 1 and verb_bases(words[index])[0] in _NO_OBJECTS


def _has_object(words: Sequence[str], candidate: int | None, index: int) -> bool:
    """Tell whether what stands before a verb is the object of an earlier: "it helps you win"."""
    if candidate is None or index == candidate + 1 or words[index] not in verb_bases(words[index]):
        return False
    return words[candidate + 1] not in PREPOSITIONS and words[candidate + 1] not in RELATIVES


def _leads(words: Sequence[str], candidate: int | None, index: int) -> bool:
    """Tell whether an auxiliary belongs to what follows the verb of the subject."""
    if candidate is None:
        return False
    return _is_second(words, candidate, index) or _is_inner(words, candidate, index)


def _is_inner(words: Sequence[str], candidate: int | None, index: int) -> bool:
    """Tell whether a verb stands in a clause behind an earlier one: "it fell **when** you left".

    A past may describe the subject before a clause of time, and "the goods sold before the shop
    closed **are** faulty" has its verb behind that.
    """
    if candidate is None:
        return False
    opens = (at for at in range(candidate + 1, index) if words[at] in _INNER)
    at = next(opens, None)
    if at is None or words[at - 1] in PREPOSITIONS:
        return False
    if words[at] not in PREPOSITIONS or words[candidate].endswith("s"):
        return True
    later = (word for word in words[index + 1 :] if word in AUXILIARIES or word in PASTS)
    return next(later, None) is None


def _is_second(words: Sequence[str], candidate: int, index: int) -> bool:
    """Tell whether an auxiliary opens a second predicate: "it ends here **or** has ended"."""
    if words[index - 1] in syntax.COORDINATORS:
        return True
    joints = (at for at in range(candidate + 2, index - 1) if words[at] in syntax.COORDINATORS)
    starts = DETERMINERS | syntax.NUMBERS | _INNER
    return any(words[at + 1] in starts for at in joints)  # "he lives here or **one** of us does"


def _tells_of_past(words: Sequence[str], index: int) -> bool:
    """Tell whether a past stands at an index: "you last **gave** blood"; not "you last a week"."""
    word = words[index] if index < len(words) else ""
    return word in PASTS or (bool(verb_bases(word)) and word not in verb_bases(word))


def _is_barred(words: Sequence[str], start: int, index: int) -> bool:
    """Tell whether the word before an index bars a finite verb there: "**the** rent"."""
    if _is_described(words, start, index):
        return True
    if words[index - 1] not in _NEVER_BEFORE or _floats(words, start, index - 1):
        return False
    if words[index - 1] in syntax.BOUNDS and words[index - 2] in syntax.COORDINATORS:
        return False  # "anyone aged 70 or over **lives** with you"
    points = index == 1 and words[0] in _POINTING
    return not (points and classes(words[1]) == {VERB})  # "this applies"


def _is_described(words: Sequence[str], start: int, index: int) -> bool:
    """Tell whether adjectives make a noun of a form: "showing exceptional **need**".

    "Refuses suitable **work**" is one too; "the poor **need** help" and "a pass bought online
    **costs** £5" are none.
    """
    at = index
    while at > start and classes(words[at - 1]) == {ADJECTIVE}:
        at -= 1
    if at in (index, start) or words[start] in DETERMINERS:
        return False
    acts = at == start + 1 and words[start].endswith("s") and VERB in classes(words[start])
    return acts or syntax.is_gerund(words[at - 1])


def _floats(words: Sequence[str], start: int, index: int) -> bool:
    """Tell whether a word counts the subject before it: "your partner **both** work"."""
    return words[index] in FLOATING and index > start and words[index - 1] not in _NEVER_BEFORE


def _skip_verb_group(words: Sequence[str], index: int) -> int:
    """Return the last index of the verb group that an auxiliary begins."""
    index += 1
    while index < len(words) and (
        words[index] in _NOT_FIRST or words[index] in NEGATIONS or syntax.is_adverb(words[index])
    ):
        index += 1
    if index < len(words) and VERB in classes(words[index]) and words[index] not in AUXILIARIES:
        return index
    return index - 1


def _follows_relative(words: Sequence[str], index: int) -> bool:
    """Tell whether only adverbs stand between a relative or pronoun and the word."""
    index -= 1
    while index > 0 and syntax.is_adverb(words[index]):
        index -= 1
    return words[index] in RELATIVES or words[index] in _CLAUSE_SUBJECTS


def _is_possessive(words: Sequence[str], index: int) -> bool:
    return words[index] == "'s" and not _is_verbal(words, index)


def _is_verbal(words: Sequence[str], index: int) -> bool:
    """Tell whether "'s" is a verb: after a pronoun, or before what no possessive stands before."""
    if words[index - 1] in BEFORE_IS:
        return True
    after = words[index + 1] if index + 1 < len(words) else ""
    return (
        after in DETERMINERS
        or after in NEGATIONS
        or after in PREPOSITIONS
        or after in {"been", "too", "self"}
    )
