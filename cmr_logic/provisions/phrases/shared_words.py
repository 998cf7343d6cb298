"""What the parts of a phrase share: a noun, object or "of …" behind the last completes each."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Words
from cmr_logic.clauses.verb_sides import INTRANSITIVE
from cmr_logic.provisions.drafts.draft import Scope
from cmr_logic.provisions.drafts.naming import Frame, is_person
from cmr_logic.provisions.making.negation import length_at
from cmr_logic.provisions.phrases.people_sorted import names_trades
from cmr_logic.provisions.phrases.phrase_heads import head_of_list
from cmr_logic.provisions.phrases.shared_times import date_behind, length_behind
from cmr_logic.provisions.phrases.things_told_alike import told_alike
from cmr_logic.text import ADJECTIVE, ADVERB, NAME, NOUN, VERB, bases, classes, word_set

# What the first of two verbs with one object stands behind: "to"; not "a".
_BEFORE_VERBS = frozenset(
    (word,) for word in (syntax.MODALS | syntax.HAVE | syntax.VERBAL_NEGATIONS | {"to"})
)
_STATE = 2  # words of a state that is no noun: "registered blind"
SHARED_DETERMINERS = frozenset({"the", "your", "their", "its"})
"""Determiners that a later noun shares with the first: "**the** owner or keeper of a dog"."""

# Nouns that mean little without what is behind them, which they keep: "a **member** of the club";
# not "a guest of the club".
_OF_ITS_OWN = frozenset({"member", "members", "part", "kind", "type", "number", "copy", "proof"})
WAITING = syntax.WAITING | syntax.PLACED
# Nouns for papers, told apart by what they are about: "a gas **bill**"; not "a gas boiler".
PAPERS = word_set(
    """
    bill bills statement statements certificate certificates ticket tickets card cards licence
    licences license licenses pass passes passport passports letter letters form forms permit
    permits receipt receipts payslip payslips visa visas contract contracts photo photos photograph
    badge badges key keys deed deeds record records agreement agreements report reports
    """
)
# What opens the place or the like that nouns with one article share: "a hut or stall **in** Kent".
_SAYING_WHERE = syntax.OF_PLACES | {"with", "without"}
# Prepositions of a time that a part has for itself: "here **since** May or there"; not "in".
_TIMING = word_set("for since before after during until from by on within")
_IT_IS = ("it", "is")  # how a clause of things of a kind begins
# Words for those who run something: "a **college** course"; not "a work placement".
_RUNNING = word_set(
    """
    government council state county city municipal school college university church company trade
    community local regional national federal international european public private professional
    provincial territory military civilian commercial voluntary
    """
)
# What they run: "a college **course**"; not "a college student".
_RUN = word_set(
    """
    programme programmes program programs scheme schemes course courses qualification
    qualifications fund funds grant grants pension pensions benefit benefits placement placements
    service services award awards project projects loan loans scholarship scholarships job jobs
    building buildings property funding training institution institutions payment payments
    """
)
# What leave, pay or a benefit is for: "**maternity** or adoption leave"; not "rest".
_FOR_WHICH = word_set(
    """
    maternity paternity adoption parental sick sickness annual study sabbatical compassionate
    bereavement carer's holiday redundancy housing disability unemployment widow's injury
    """
)
# What it then is: "adoption **leave**"; not "adoption papers".
_LEAVE = word_set("leave pay benefit benefits allowance allowances payment payments")
# Prepositions of what is beside somebody or something: "**with** you"; not "of".
_COMPANY = frozenset({"with", "beside", "near", "against", "from", "under", "over", "behind"})
# Verbs that are nothing without an object: "**own** and live in a hut"; not "work and live in".
TAKING = word_set(
    "own buy rent occupy hold keep use lease run manage sell maintain enter leave alter extend "
    "demolish open close change cut fell top remove repair store display cross visit access obtain "
    "transport breed train employ host organise organize erect"
)
"""Verbs of what is done to a thing, before another with the same object: "**enter** or leave"."""

# Verbs that need no object: "**drink** or behave rudely"; not "speak".
_DONE_ALONE = INTRANSITIVE | {"drink"}
# What opens a passive behind another verb: "made or **been** given"; not "made or gave".
_BEING = frozenset({"been", "being"})
_WITH = "with"  # what opens the thing that both are about: "credited **with** fees"
_PAIR = 2  # tokens of a noun and the coordinator before it
_AHEAD = 3  # words after a coordinator that tell what stands before it from a modifier


def behind_nouns(words: Frame, tail: Words) -> bool:
    """Tell whether what parts share stands behind their nouns, each of which may have an article.

    Args:
        words: the tokens of the text.
        tail: what they share: "of a dog", "in Kent"; not "student".
    """
    opening = words[tail.first]
    return opening != "of" and (opening in syntax.PREPOSITIONS or syntax.is_adverb(opening))


def _behind_stranded(scope: Scope, left: Frame, joints: Sequence[int], last: int) -> int | None:
    """Return where the place begins that two verbs share: "fly **to** or sail past | Wales".

    Args:
        scope: the sentence that the phrase stands in.
        left: its first part, with what that leans on.
        joints: the places of what parts it.
        last: index after its last token.
    """
    words, at = scope.words, joints[0] + 1
    if len(joints) != 1 or not syntax.strands_preposition(words, joints[0]):
        return None
    behind = at + 1 + (words[at + 1 : at + 2] != () and words[at + 1] in syntax.PREPOSITIONS)
    return behind if left[1:] and behind < last else None


# Prepositions of how something is done: ", **through** an agent"; not ", of Rye".
_OF_WAYS = frozenset({"through", "by", "via", "using"})


def shared_from(scope: Scope, words: Words, left: Frame, joints: Sequence[int]) -> int | None:
    """Return where the words begin behind the last part that complete each, None for none.

    Args:
        scope: the sentence that the phrase stands in.
        words: the phrase.
        left: its first part, with what that leans on.
        joints: the places of what parts it.
    """
    governed = syntax.behind_prepositions(scope.words, joints[0]) if len(joints) == 1 else None
    if governed is not None and governed < words.last:
        return governed  # "moves into or out of | your home"
    stranded = _behind_stranded(scope, left, joints, words.last)
    if stranded is not None:
        return stranded
    if share_object(left, scope.said(joints[-1] + 1, words.last)):
        cut = joints[-1] + _PAIR
        if scope.words[cut - 1] in _BEING:
            return _behind_passive(scope.words, cut, words.last)
        placed = scope.words[cut] in syntax.PREPOSITIONS and left[-1] in TAKING
        return cut + (placed and cut + 1 < words.last)  # "own and live in | the home"
    found = _beside_pronoun(scope, words, joints)
    if found is None and left[:-1] == _IT_IS:
        found = told_alike(scope.words, words, joints)
    if found is None:
        found = _of_both(scope, words, joints)
    told = _told_of_all(scope, words, joints) if found is None else found
    timed = _time_of_all(scope, words, joints) if told is None else told
    return _way_of_all(scope, words, joints) if timed is None else timed


def _way_of_all(scope: Scope, words: Words, joints: Sequence[int]) -> int | None:
    """Return where it begins, behind a comma, how or where all is done: "pay or give**, by post**".

    Args:
        scope: the sentence that the phrase stands in.
        words: the phrase.
        joints: the places of what parts it.
    """
    tokens, start = scope.words, joints[-1] + 2
    commas = [at for at in range(start, words.last - 2) if tokens[at] == ","]
    if len(commas) != 1 or tokens[joints[-1]] != "or" or tokens[joints[-1] - 1] == ",":
        return None
    (comma,) = commas
    wayward = tokens[comma + 1] in _OF_WAYS and tokens[joints[-1] + 1] not in syntax.PREPOSITIONS
    ends = syntax.finite_verb(tokens, comma + 1, words.last) is None
    return comma if wayward and ends and scope.holes.isdisjoint({comma, comma + 1}) else None


def _behind_passive(words: Frame, at: int, last: int) -> int | None:
    """Return where it begins what two verbs share, the second a passive: "made or been given | a".

    What is done with something is done to it by the first verb alone: "paid or been credited with
    | fees". None where the second has what is behind it for itself: "sailed or been taken by ship".

    Args:
        words: the tokens of the text.
        at: index of the participle.
        last: index after the last token of the phrase.
    """
    if at + 1 >= last or not syntax.is_participle(words[at]):
        return None
    behind = words[at + 1]
    if behind == _WITH and at + 2 < last:
        return at + 2
    return at + 1 if behind not in syntax.PREPOSITIONS or behind in _SAYING_WHERE else None


def _time_of_all(scope: Scope, words: Words, joints: Sequence[int]) -> int | None:
    """Return where it begins how long or when each part is so: "in Kent or Essex **for a year**".

    None where a part before the last has a preposition, and so perhaps a time, of its own.
    """
    tokens, last = scope.words, words.last
    bounds = (words.first - 1, *joints)
    inner = [tokens[start + 2 : end] for start, end in pairwise(bounds)]
    if tokens[joints[-1]] != "or" or any(_TIMING.intersection(part) for part in inner):
        return None
    if not syntax.SUBJECT_RELATIVES.isdisjoint(tokens[joints[-1] : last]):
        return None  # "a cook or someone who has known you **for a year**"
    length = length_behind(tokens, joints[-1] + 1, last)
    return length if length is not None else date_behind(tokens, joints[-1] + 1, last)


def _told_of_all(scope: Scope, words: Words, joints: Sequence[int]) -> int | None:
    """Return where the words begin that say where of all nouns: "a cook or guide **at sea**".

    It is so where they have one article between them: "a pier or training centre **in Kent**", not
    "a pier or a centre in Kent". How long something lasted, it lasted for each: "in prison or
    custody **for 14 days**".

    Args:
        scope: the sentence that the phrase stands in.
        words: the phrase.
        joints: the places of what parts it.
    """
    tokens, first = scope.words, joints[-1] + 1
    start = head_of_list(tokens, words.first, joints[0])
    bounds = (start - 1, *joints)
    before = [tokens[at + 1 : end] for at, end in pairwise(bounds)]
    head = syntax.noun_head(tokens[first : words.last])
    apart = head is None or any(tokens[at + 1] in syntax.DETERMINERS for at in joints)
    if head is None or apart or any(map(_has_more, before)):
        return None
    at = first + head + 1
    if at >= words.last or at in scope.holes:
        return None
    if tokens[at] == "for" and length_at(tokens, at + 1, words.last) == words.last:
        return at
    if tokens[start] not in syntax.INDEFINITE or NAME in scope.draft.tokens.unnamed[first:at]:
        return None
    adverb = at + 1 == words.last and tokens[at].endswith("ly") and syntax.is_adverb(tokens[at])
    more = at + 1 < words.last
    people = all(is_person(part[-1]) for part in (*before, tokens[first:at]))
    people = people and head == 0  # "a cook or retired guide working nights" may tell it of one
    doing = people and syntax.is_gerund(tokens[at])  # "a cook or guide **working** nights"
    told = head == 0 and tokens[at] in syntax.RELATIVES  # "a cook or guide **who** rows"
    told = told and tokens[first] not in syntax.INDEFINITE_PRONOUNS  # "a cook or someone who rows"
    return at if adverb or (more and (doing or told or tokens[at] in _SAYING_WHERE)) else None


def without_comma(part: Frame) -> Frame:
    """Return a part of a list without the comma before "or" that may end it.

    Example:
        >>> without_comma(("old", "guides", ",")), without_comma(("guides",))
        (('old', 'guides'), ('guides',))
    """
    return part[:-1] if part[-1:] == (",",) else part


def _has_more(part: Frame) -> bool:
    """Tell whether a part of a phrase says more behind its noun, or is no noun."""
    return not part or not syntax.PREPOSITIONS.isdisjoint(part) or not _can_be_noun(part[-1])


def _beside_pronoun(scope: Scope, words: Words, joints: Sequence[int]) -> int | None:
    """Return where words begin that end a list in a pronoun: "a stamp or seal | **next to it**".

    None where the last part has a preposition of its own before them.
    """
    tokens, start = scope.words, words.last - 2
    beside = tokens[start - 1 : start + 1] == ("next", "to")
    whom = tokens[words.last - 1]
    if not (whom == "you" or whom in syntax.OBJECT_PRONOUNS):
        return None
    if not (beside or tokens[start] in _COMPANY):
        return None
    start -= beside
    own = tokens[joints[-1] + 1 : start]
    apart = (syntax.PREPOSITIONS | syntax.SUBJECT_RELATIVES).isdisjoint(own)  # "or one who lives |"
    return start if own and apart else None


def _of_both(scope: Scope, words: Words, joints: Sequence[int]) -> int | None:
    """Return where the words begin of what all nouns are: "the owner or keeper **of a dog**".

    None where they belong to the last noun alone: "a guest or member of the club".

    Args:
        scope: the sentence that the phrase stands in.
        words: the phrase.
        joints: the places of what parts it.
    """
    tokens, last = scope.words, joints[-1] + 1
    head = syntax.noun_head(tokens[last : words.last])
    of = words.last if head is None else last + head + 1
    start = head_of_list(tokens, words.first, joints[0])
    bounds = (start, *joints, of)
    parts = [without_comma(tokens[at + 1 : end]) for at, end in pairwise(bounds)]
    if of >= words.last or tokens[of] != "of" or any(map(_has_more, parts)):
        return None
    if any(part[0] in syntax.DETERMINERS for part in parts):
        return None
    if NAME in scope.draft.tokens.unnamed[last:of]:
        return None  # "the town or **Isle of Skye**"
    determiner, nouns = tokens[start], [part[-1] for part in parts]
    told = determiner in SHARED_DETERMINERS or (
        determiner in syntax.INDEFINITE and is_person(nouns[0])
    )
    return of if told and nouns[-1] not in _OF_ITS_OWN else None


def _can_be_noun(word: str) -> bool:
    return NOUN in classes(word) or is_person(word)


def noun_shared(scope: Scope, words: Words, joints: Sequence[int]) -> int | None:
    """Return where the noun, or quality, stands that completes each part of a phrase, if one does.

    Args:
        scope: the sentence that the phrase stands in.
        words: the phrase: "a full-time or part-time | student".
        joints: the places of what parts it.
    """
    bounds = (words.first - 1, *joints, words.last)
    names = scope.draft.tokens.unnamed
    parts = [
        tuple([names[at] for at in range(start + 1, end) if at not in scope.holes])
        for start, end in pairwise(bounds)
    ]
    if all(parts) and _are_degrees(parts):
        return words.last - len(parts[-1]) + 1
    owned = bool(parts[0]) and parts[0][-1] in syntax.OWNING  # "a bachelor's, graduate or … degree"
    if all(parts) and (_name_programmes(parts) or _names_leave(scope.words, words, joints)):
        return words.last - len(parts[-1]) + 1
    if len(parts[-1]) == _STATE and _is_state(parts[-1]):
        return None  # "deaf or registered blind"
    people = not owned and any(_names_person(part) for part in parts[:-1] if part)
    if not all(parts) or people:
        return None  # "a minor or young adult", "children under 16 and pregnant women"
    start = syntax.shared_noun(parts)
    if start is None and (_name_papers(parts) or names_trades(parts)):
        start = len(parts[-1]) - 1
    return None if start is None else words.last - len(parts[-1]) + start


def _is_state(part: Frame) -> bool:
    """Tell whether a participle and a quality are a state of their own: "registered blind"."""
    done, quality = part
    plain = ADJECTIVE in classes(quality) and not syntax.is_plural_noun(quality)
    return plain and syntax.is_participle(done)


def _are_degrees(parts: Sequence[Frame]) -> bool:
    """Tell whether parts end in the adverbs of one quality: "is mentally | physically **ill**"."""
    first, *others, last = parts
    alone = all(len(part) == 1 for part in others) and len(last) > 1
    opens = first[-2:-1] == () or first[-2] in syntax.BE
    adverbs = (first[-1], *(part[0] for part in others), last[0])
    return alone and opens and all(w.endswith("ly") and syntax.is_adverb(w) for w in adverbs)


def _name_papers(parts: Sequence[Frame]) -> bool:
    """Tell whether nouns name papers of one kind: "a gas or electricity bill".

    Not where the first is one itself: "a passport or driving licence".
    """
    *before, (first, *rest) = parts
    named = all(part[-1] not in PAPERS and not is_person(part[-1]) for part in before)
    # "your child's birth or adoption certificate"
    ahead = syntax.DETERMINERS | syntax.OWNING
    single = all(len(part) == 1 or part[-2] in ahead for part in before)
    plain = first not in syntax.DETERMINERS and len(rest) == 1 and rest[0] in PAPERS
    nouns = all(map(_can_be_noun, (first, *(part[-1] for part in before))))
    return plain and named and single and nouns


def _name_programmes(parts: Sequence[Frame]) -> bool:
    """Tell whether words say who runs what the last part names: "a state or local **scheme**".

    Not where that is a body as well: "a council or local charity".
    """
    *before, last = parts
    running = all(part[-1] in _RUNNING for part in before) and last[0] in _RUNNING
    return running and len(last) > 1 and last[-1] in _RUN


def _names_leave(tokens: Frame, words: Words, joints: Sequence[int]) -> bool:
    """Tell whether words say what leave or pay is for: "a week of maternity or adoption **leave**".

    Args:
        tokens: the words of the text.
        words: the phrase.
        joints: the places of what parts it.
    """
    if tokens[words.last - 1] not in _LEAVE or words.last - joints[-1] != _PAIR + 1:
        return False
    return all(tokens[at] in _FOR_WHICH for at in (words.last - _PAIR, *(at - 1 for at in joints)))


def _names_person(part: Frame) -> bool:
    """Tell whether a part has a noun for people of its own, whatever says more of it.

    So has one for things of which more is said by a noun with an opening of its own: "shops of
    **any** size"; not "kinds of garden and kitchen tools".
    """
    places = [at for at, word in enumerate(part) if at and word in syntax.PREPOSITIONS]
    if not places:
        return is_person(part[-1])
    told = places[0]
    whole = syntax.is_plural_noun(part[told - 1]) and part[told + 1 : told + 2] != ()
    whole = whole and part[told + 1] in syntax.DETERMINERS
    return is_person(part[-1]) or any(is_person(part[at - 1]) for at in places) or whole


def parts_stand_alone(scope: Scope, words: Words, left: Frame, joints: Sequence[int]) -> bool:
    """Tell whether the parts of a phrase are more than words before one noun or verb.

    Args:
        scope: the sentence that the phrase stands in.
        words: the phrase.
        left: its first part, with what that leans on.
        joints: the places of what parts it.
    """
    if left[-1] in WAITING and share_object(left, scope.said(joints[-1] + 1, words.last)):
        return True
    tokens = scope.draft.tokens.unnamed
    for at in joints:
        following = tokens[at + 1 : min(words.last, at + 1 + _AHEAD)]
        state = at == joints[-1] and len(following) == _STATE and _is_state(following)
        if syntax.modifies(tokens[at - 1], following) and not state:
            return False  # "a sick or disabled person": one noun for both
    bounds = (words.first - 1, *joints, words.last)
    return all(end - start > 1 for start, end in pairwise(bounds))


def _is_phrasal(behind: Frame) -> bool:
    """Tell whether what stands behind a verb belongs to that alone: "rudely", "in with"."""
    manner = len(behind) == 1 and behind[0].endswith("ly")
    return manner or (len(behind) > 1 and syntax.PREPOSITIONS.issuperset(behind[:2]))


def _is_going_on(word: str) -> bool:
    """Tell whether a word behind a verb is no object: "moves **out**", "leaves **early**"."""
    return word in syntax.PARTICLES or classes(word) <= {ADJECTIVE, ADVERB}


def share_object(left: Frame, right: Frame) -> bool:
    """Tell whether two verbs share the object behind the second: "you sell | lease a house"."""
    alone = not _DONE_ALONE.isdisjoint(bases(left[-1], VERB))
    if alone and _is_phrasal(right[1:]):
        return False  # "smokes | behaves rudely", "marry | move in with a partner"
    verb = syntax.finite_verb(left)
    ends = verb == len(left) - 1 or left[-2:-1] in _BEFORE_VERBS
    going_on = left[-2:-1] == ("to",) and len(right) == _PAIR
    if going_on and right[0] not in bases(right[0], VERB) and _is_going_on(right[1]):
        return False  # "fails to pay | or moves out", which is no object of both
    return ends and len(right) > 1 and VERB in classes(left[-1]) and VERB in classes(right[0])
