"""What a later part leans on of those before it: "**you must** pay or | row"."""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Coordination, Joined, Phrase, denies_each
from cmr_logic.cues import Effect
from cmr_logic.provisions.conditions.completing import governing_list
from cmr_logic.provisions.conditions.conjuncts import behind_reason, governs, opening_of, whole_of
from cmr_logic.provisions.conditions.contingent import thing_asked
from cmr_logic.provisions.drafts.draft import Scope
from cmr_logic.provisions.drafts.naming import Frame, is_person
from cmr_logic.provisions.drafts.shapes import first_phrase
from cmr_logic.provisions.making.fitting import agree, stands_alone
from cmr_logic.provisions.phrases.articles import shares_article
from cmr_logic.provisions.phrases.wished_beside import wishes_beside
from cmr_logic.provisions.words.people_nouns import SOMEBODY
from cmr_logic.syntax.told_pasts import is_told_past, opens_with_participle
from cmr_logic.text import NOUN, VERB, bases, classes

# Words that open a condition behind "or": "or **if** a nurse asks"; not "or then".
_CONDITION_WORDS = frozenset({"if", "when", "whenever", "where", "while"})
# Relatives that stand for things: "a boat **that** leaks"; not "a friend who".
_OF_THINGS = frozenset({"that", "which"})
_WHO = "who"
_RELATIVES = _OF_THINGS | {_WHO}
# What several things are, have or do behind such a relative: "barns that **were** built".
_OF_MANY = syntax.OF_SEVERAL - syntax.MODALS
# What opens a name of somebody: "with **a** man who"; not "with the man who".
_SOME = syntax.INDEFINITE | {"another"}
# Words before one of what "you" are: "you **are** a man who", "you work **as** a cook who".
_YOURSELF = syntax.BE | syntax.NONFINITE_BE | syntax.MODALS | {"as", "become", "became", "not"}
# Auxiliaries of a third person: "it has"; not "you have".
_THIRD = frozenset({"is", "was", "has", "does", "'s"})
_PASSIVE = 2  # words of "was built"
_HAVING = frozenset({"have", "has"})
# Adverbs of what someone did not long ago: "**recently** left"; not "usually".
_LATELY = frozenset({"recently", "just", "already", "lately", "previously"})
_BEING = frozenset((be,) for be in syntax.BE | syntax.NONFINITE_BE)
# Those of "you" that open a predicate of their own: "you have a job and | **are** fit"; not "be".
_ARE = frozenset((be,) for be in ("am", "are", "were", "'re"))
_NEITHER = "neither"  # denies what follows it, of what stands before it


def leaned_words(scope: Scope, node: Joined, index: int, frame: Frame, denied: Frame) -> Frame:
    """Return the words that a part behind the first completes.

    Args:
        scope: the sentence.
        node: the parts.
        index: which of them.
        frame: the words that the first one completes.
        denied: those up to a negation that reaches each part, if one does.
    """
    if denied:
        return denied
    ahead = _ahead_of_neither(scope, node, frame)
    if ahead:
        return ahead
    item = node.items[index]
    governing = governing_list(scope, node.items[index - 1], item, frame)
    if governing:
        return governing
    first = whole_of(scope, node.items[0], frame) if node.effect is Effect.OR else None
    wishing = wishes_beside(first, [opening_of(scope, item)]) if first else ()
    if wishing:
        return wishing
    before = _leaned_on(scope, node.items[:index], item)
    if before in node.items[1:index]:
        verb = opening_of(scope, before)[:1]
        if verb in _ARE:  # "you have lost a job and | are | fit, ready and looking for another"
            at = node.items.index(before)
            return leaned_words(scope, node, at, frame, denied) + agree(verb)
    own = thing_asked(scope, item) or item
    shared = _shared_frame(scope, before or item, own, frame, states=node.states)
    return shared[:-1] if _leads_list(scope, item) and shared[-1:] in _BEING else shared


def _leads_list(scope: Scope, item: Coordination) -> bool:
    """Tell whether a part is a verb before words for a list: "be over 15 and **pass** two of"."""
    if not isinstance(item, Phrase) or item.reference is None:
        return False
    (verb,) = opening_of(scope, item)[:1] or ("",)
    return verb in bases(verb, VERB)


def _ahead_of_neither(scope: Scope, node: Joined, frame: Frame) -> Frame:
    """Return the words before "neither" that what it denies shares: "you **have** neither A nor B".

    Args:
        scope: the sentence.
        node: some parts.
        frame: the words that the first of them completes.
    """
    extent = node.items[0].extent if denies_each(node) else None
    if extent is None:
        return ()
    at = next((i for i in range(*extent) if scope.words[i] == _NEITHER), extent[0])
    whole = whole_of(scope, node.items[0], frame) if at > extent[0] else None
    if whole is None:
        return ()
    ahead = whole[: len(whole) - len(scope.said(at, extent[1]))]
    again = next((i for i in range(1, len(ahead)) if ahead[i - 1 : i] == ahead[i : i + 1]), None)
    return ahead if again is None else ahead[:again] + ahead[again + 1 :]  # the modal of a frame


def _shared_frame(
    scope: Scope, first: Coordination, item: Coordination, frame: Frame, *, states: bool = False
) -> Frame:
    """Return the words of a first conjunct that a later one leans on: its subject and auxiliary.

    Args:
        scope: the sentence that they stand in.
        first: the first conjunct.
        item: the later one.
        frame: the words that the first one completes.
        states: both are what one "be" says.
    """
    own = opening_of(scope, item)
    repeated = frame[-1:] == ("you",) and _repeats_relative(scope, item)
    if not repeated and opening_of(scope, first)[:1] == ("whose",):
        repeated, frame = _repeats_relative(scope, item), ("you",)  # "whose boat | and who rows"
    whole = () if repeated else whole_of(scope, first, frame) or ()
    shared = _relative_again(scope, item, whole, own) or _relative_of_thing(whole, own)
    if shared:
        return shared
    if repeated:
        return frame
    if _opens_anew(scope, item) and stands_alone(own, ()):
        return ()
    if frame[-1:] == ("you",) and _both_deeds(own, opening_of(scope, first)):
        return frame
    return _leaned_on_of(scope, first, item, frame, states=states)


def _leaned_on_of(
    scope: Scope, first: Coordination, item: Coordination, frame: Frame, *, states: bool
) -> Frame:
    """Return the words of a first conjunct that stand before what a later one takes the place of.

    Args:
        scope: the sentence that they stand in.
        first: the first conjunct.
        item: the later one.
        frame: the words that the first one completes.
        states: both are what one "be" says.
    """
    own = opening_of(scope, item)
    whole = whole_of(scope, first, frame)
    opening = opening_of(scope, first)
    if opening[:1] == ("whose",) and (states or _is_third(own)):
        whole = ("your", *opening[1:])  # "whose boat is old | or damp"; not "whose … | and who"
    verb = None if whole is None else _verb_behind_reason(whole)
    if whole is None or verb is None:
        subject = None if whole is None or not own or own[0] not in _THIRD else _verb_in_s(whole)
        return frame if whole is None or subject is None else whole[:subject]
    third = own[:1] != () and own[0] in _THIRD and whole[verb] not in syntax.AUXILIARIES
    if own[:1] in _ARE:
        return whole[: syntax.before_adverbs(whole, verb)]
    if third or _has_just_done(own) or _did_beside_state(whole, verb, own):
        return whole[:verb]  # "the tap leaks | or has been broken", "in care | or just left care"
    until = syntax.shared_until(whole, own)
    kept = states and until is not None and own[0] != whole[until] == "of"
    if until is not None and not kept:  # "a member **of a club** and | on the list"
        return whole[:until]
    until = syntax.behind_being(whole, verb)
    being = until > verb + 1 or whole[verb] not in syntax.MODALS  # "you must bring | a card"
    if states and being and own[:1] != ("being",):
        return whole[:until] + _shared_article(scope, item, whole[until : until + 1])
    verbal = not _opens_in_neither(scope, item) and _is_verb_like(whole[verb], own)
    until = syntax.before_adverbs(whole, verb) if verbal else _before_object(whole, verb, own)
    return whole[:until]


def _opens_in_neither(scope: Scope, item: Coordination) -> bool:
    """Tell whether a part denies each of its things, with no verb ahead: "**neither** A nor B"."""
    extent = item.extent if denies_each(item) else None
    return extent is not None and scope.words[extent[0]] not in syntax.HAVE


def _verb_behind_reason(whole: Frame) -> int | None:
    """Return where the verb of a clause stands, of its reason where it gives one."""
    reason = behind_reason(whole)
    return syntax.finite_verb(whole, reason) if reason else syntax.verb_of(whole)


def tells_of_one_thing(scope: Scope, node: Joined, frame: Frame) -> bool:
    """Tell whether all parts say something of one thing that the first names, in its own clause.

    "You have a dog that bites but does not bark": one question asks for that dog.

    Args:
        scope: the sentence that they stand in.
        node: the parts.
        frame: the words that the first one completes.
    """
    whole = whole_of(scope, node.items[0], frame)
    openings = (opening_of(scope, item) for item in node.items[1:])
    return whole is not None and all(_relative_of_thing(whole, own) for own in openings)


def _relative_again(scope: Scope, item: Coordination, whole: Frame, own: Frame) -> Frame:
    """Return the words up to the relative clause of a thing that a part opens again, or nothing.

    "You have a job that pays well and **that** lasts a year" says both of the job.
    """
    run = first_phrase(item).words
    ahead = () if run is None else scope.words[max(run.first - 1, 0) : run.first + 1]
    opener = next((word for word in ahead if word in _OF_THINGS), "")
    said = own[1:] if own[:1] == (opener,) else own
    opened = next((at for at in range(len(whole), 0, -1) if whole[at - 1] in _OF_THINGS), 0)
    if not said or not opener or not opened or stands_alone(said, ()):
        return ()
    several = said[0] in _OF_MANY and whole[opened : opened + 1] != () and whole[opened] in _OF_MANY
    alike = opener in {whole[opened - 1], "which"}
    return whole[:opened] if several or (alike and _is_third(said)) else ()


def _relative_of_thing(whole: Frame, own: Frame) -> Frame:
    """Return the words up to a relative clause about a thing that goes on, () where none does.

    What follows agrees with the thing, not with "you": "you have a dog **that** bites and is old",
    or with its modal: "you keep sheep **that may** stray and damage crops".
    """
    if _RELATIVES.isdisjoint(whole) or not own:
        return ()  # as in most
    verb = syntax.verb_of(whole)
    if _OF_THINGS.isdisjoint(whole):
        return () if verb is None else _relative_of_other(whole, verb, own)
    behind = range(len(whole) - 2, 1 if verb is None else verb, -1)
    opener = next((at for at in behind if whole[at] in _OF_THINGS), None)
    if opener is None or verb is None:
        return ()
    start = opener + 1
    while start < len(whole) - 1 and syntax.is_adverb(whole[start]):
        start += 1
    if whole[start] in syntax.MODALS:
        goes_on = not stands_alone(own, whole[: start + 1]) and governs(
            whole[start], own, either_of=True
        )
        return whole[: start + 1] if goes_on else ()
    agrees = _is_third(own) and _is_third(whole[start:]) and not _is_third(whole[verb:])
    return whole[:start] if agrees else ()


def _relative_of_other(whole: Frame, verb: int, own: Frame) -> Frame:
    """Return the words up to a relative clause about somebody else that goes on, () for none.

    What follows has a verb of a third person: "you care for a child **who** is ill and needs help".

    Example:
        >>> whole = tuple("you live with a man who rows".split())
        >>> _relative_of_other(whole, 1, ("has", "a", "boat"))
        ('you', 'live', 'with', 'a', 'man', 'who')
        >>> _relative_of_other(tuple("you are a man who rows".split()), 1, ("has", "a", "boat"))
        ()
    """
    opener = next((at for at in range(len(whole) - 2, verb, -1) if whole[at] == _WHO), None)
    if opener is None or _is_third(own) is not True:
        return ()
    anybody = whole[opener - 1] in SOMEBODY and opener - 1 > verb
    if anybody:
        return whole[: opener + 1] if whole[opener - 2] not in _YOURSELF else ()
    article = next((at for at in range(opener - 1, verb, -1) if whole[at] in _SOME), None)
    if article is None or whole[article - 1] in _YOURSELF:
        return ()
    return whole[: opener + 1] if is_person(whole[opener - 1]) else ()


def _before_object(whole: Frame, verb: int, own: Frame) -> int:
    """Return where the words end that a later part leans on: "you must | row", "you show | a card".

    Args:
        whole: the first part, with its subject.
        verb: where its finite verb stands.
        own: the later part: where it is a thing, it is the object of the first part's verb.
    """
    thing = own[:1] != () and own[0] in syntax.DETERMINERS and whole[verb] in syntax.MODALS
    behind = range(verb + 2, len(whole)) if thing else range(0)
    return next((at for at in behind if whole[at] in syntax.DETERMINERS), verb + 1)


def _repeats_relative(scope: Scope, item: Coordination) -> bool:
    """Tell whether a part opens a relative clause again: "who are ill or **who** rowed"."""
    run = first_phrase(item).words
    return run is not None and not {"who"}.isdisjoint(scope.words[run.first - 1 : run.first + 1])


def _shared_article(scope: Scope, item: Coordination, first: Frame) -> Frame:
    """Return the article that a noun shares with the first of its list: "be a raft, | canoe or"."""
    run = first_phrase(item).words
    if run is None or not first or first[0] not in syntax.INDEFINITE:
        return ()
    part, names = (
        words[run.first : run.last] for words in (scope.words, scope.draft.tokens.unnamed)
    )
    noun = part != () and not syntax.says_state(part)  # not "a guest and **aged over** 60"
    shared = noun and shares_article(first[0], part, names=names, choice=True)
    return (syntax.article(part[0]),) if shared else ()


def _has_just_done(own: Frame) -> bool:
    """Tell whether words say what someone did of late: "recently left school"; not "retired"."""
    deed = len(own) > _PASSIVE and own[0] in _LATELY and syntax.is_participle(own[1])
    return deed and own[2] not in syntax.PREPOSITIONS and NOUN in classes(own[-1])


def _did_beside_state(whole: Frame, verb: int, own: Frame) -> bool:
    """Tell whether words say what someone did, beside what they are: "ill | or served in it"."""
    state = whole[verb] in syntax.BE and not syntax.is_participle(
        "".join(whole[verb + 1 : verb + 2])
    )
    return state and bool(own) and opens_with_participle(own) and is_told_past(own)


def _both_deeds(own: Frame, first: Frame) -> bool:
    """Tell whether two parts begin with -ing forms: "after | paying | and signing"."""
    return all(words and syntax.is_gerund(words[0]) for words in (own, first))


def _is_verb_like(verb: str, own: Frame) -> bool:
    """Tell whether joined words begin with a verb in the place of one: "you row | damage boats"."""
    opening = next((word for word in own if not syntax.is_adverb(word)), "")
    inflected = syntax.is_gerund(opening) or (
        syntax.is_participle(opening)
        and verb in syntax.AUXILIARIES
        and not (verb in syntax.BE and opening in syntax.NEVER_PASSIVE)
    )
    governed = verb in syntax.MODALS or verb in syntax.DO
    return VERB in classes(opening) and not inflected and not governed


# Conjuncts before one that it can lean on: in a long list, those further off are forgotten.
_NEAR = 12


def _verb_in_s(words: Frame) -> int | None:
    """Return where a form in -s stands that can be a verb: "the tap | leaks"; not "the leaks"."""
    behind = range(1, len(words))
    return next(
        (
            at
            for at in behind
            if words[at].endswith("s")
            and words[at - 1] not in syntax.DETERMINERS
            and VERB in classes(words[at])
            and words[at] not in bases(words[at], VERB)
        ),
        None,
    )


def _leaned_on(
    scope: Scope, before: Sequence[Coordination], item: Coordination
) -> Coordination | None:
    """Return the conjunct whose subject a later one may share, None where none stands before it.

    It is the last with a subject of its own that agrees: "if you row, your boat is dry | and has a
    bell", "if you row, your boat is dry | and have a badge". What is said of "it" is none of "you"
    before it: "you row and your boat is dry | or has a roof".

    Args:
        scope: the sentence that they stand in.
        before: the conjuncts before it.
        item: the later one.
    """
    opening = opening_of(scope, item) if before else ()
    if opening[:1] != () and opening[0] in _THIRD and isinstance(before[0], Joined):
        before = (*before[0].items, *before[1:])
    if len(before) <= 1:
        return before[0] if before else None
    third, done = _is_third(opening), governs("have", opening, either_of=True)
    for other in reversed(before[1:][-_NEAR:]):
        own = opening_of(scope, other)
        if (
            done
            and own[:1] != ()
            and own[0] in _HAVING
            and governs(own[0], own[1:], either_of=True)
        ):
            return other  # "you are a guest, or have lived | or worked here"
        named = opening[:1] != () and opening[0] in syntax.INDEFINITE
        named = named and own[1:2] != () and own[1] in syntax.INDEFINITE
        if own[:1] != () and own[0] in syntax.BE and (named or syntax.says_state(opening)):
            return other  # "you have lost a job and are fit, ready | and looking for another"
        if own and stands_alone(own, ()) and third in {None, own[0] not in syntax.BASE_SUBJECTS}:
            return other
    return before[0]


def _is_third(words: Frame) -> bool | None:
    """Tell whether words begin with a verb of "it", not of "you"; None where nothing shows it."""
    opening = next((word for word in words if not syntax.is_adverb(word)), "")
    if opening in syntax.AUXILIARIES:
        return None if opening in syntax.MODALS else opening in _THIRD
    alone = len(words) == 1 and opening.endswith("s") and VERB in classes(opening)  # "barks"
    verbal = alone or syntax.starts_verb_phrase(words, 0)
    return opening.endswith("s") if verbal else None


def _opens_anew(scope: Scope, item: Coordination) -> bool:
    """Tell whether a conjunct begins with a condition word of its own: "**or if** a nurse asks"."""
    run = first_phrase(item).words
    return run is not None and run.first > 0 and scope.words[run.first - 1] in _CONDITION_WORDS
