"""Words and the frame that they lean on → one statement: subject and verb as both want them."""

from __future__ import annotations

from cmr_logic import syntax
from cmr_logic.provisions.drafts.naming import Frame, is_person
from cmr_logic.provisions.words.clause_words import (
    OWN_SUBJECTS,
    QUANTIFIERS,
    SECOND_PERSON,
)
from cmr_logic.provisions.words.people_nouns import PEOPLE
from cmr_logic.syntax.told_pasts import opens_with_participle, says_what_was
from cmr_logic.text import NOUN, VERB, bases, classes

# Openings of a frame about a thing: "the boat"; not "you".
_THINGS = frozenset({("the",), ("it",)})
_ARTICLES = frozenset({"a", "an"})
_NEEDING = frozenset({"need", "needs"})  # verbs behind which "to be" was said once
# Ends of participles that may only say of which kind a thing is: "torn sails"; not "gave".
_QUALIFYING = ("ed", "en", "rn", "wn")
# What stands behind a thing that is named in one word: "sugar **(**"; not "sugar the tea".
_BEHIND_THINGS = frozenset({(), ("(",), (",",), ("and",), ("or",)})
# Last words of a frame that no -ing form completes: "you must | book"; not "you are | booking".
_BEFORE_BASES = frozenset({("must",), ("you",), ("they",)})


def possessed(own: Frame, frame: Frame) -> Frame:
    """Return words with "whose" put as what it stands for beside a frame.

    Example:
        >>> possessed(("whose", "dog", "barks"), ("you",))
        ('your', 'dog', 'barks')
    """
    if own[:1] != ("whose",):
        return own
    return ("its" if frame[:1] in _THINGS else "your", *own[1:])


def stands_alone(own: Frame, frame: Frame) -> bool:
    """Tell whether words need no frame: they are a clause of their own.

    Example:
        >>> stands_alone(("it", "leaks"), ("you", "are")), stands_alone(("ill",), ("you", "are"))
        (True, False)
    """
    if own[1:2] == ("-",) and _is_compound(own):
        return False
    own = own[own[:1] == _ONLY and len(own) > 1 :]  # "and **only** members are aboard"
    return bool(own) and (own[0] in syntax.PRONOUNS or has_subject(own, frame))


def _is_compound(own: Frame) -> bool:
    """Tell whether a compound says what somebody is: "**self-employed** for 9 weeks"; not "staff".

    What follows is no subject: "self-employed cooks pay".
    """
    behind = own[3:4]
    done = own[2:3] != () and syntax.is_participle(own[2])
    return done and (not behind or behind[0] in syntax.PREPOSITIONS)


def has_subject(own: Frame, frame: Frame) -> bool:
    """Tell whether words are a clause of their own, with a subject that is no part of the frame's.

    Example:
        >>> own = ("your", "income", "is", "low")
        >>> has_subject(own, ()), has_subject(("live", "here"), ("you",))
        (True, False)
    """
    opening = own[0]
    if opening in QUANTIFIERS or opening in syntax.INDEFINITE_PRONOUNS:
        if syntax.verb_of(own):
            return True
    elif opening not in syntax.DETERMINERS and (
        opening in syntax.AUXILIARIES or opening in syntax.VERBAL_NEGATIONS
    ):
        return False
    before = frame[-1] if frame else ""
    # not a clause: "not currently married", "(the child of a) sailor who died at sea"
    if opening in syntax.VERBAL_NEGATIONS or before in syntax.INDEFINITE:
        return False
    deed = syntax.is_gerund(opening) and _is_deed_on_it(own)
    if deed or (opening in syntax.INDEFINITE and (_has_auxiliary(own) or _is_sure_clause(own))):
        return True
    if before in syntax.AUXILIARIES and opening not in OWN_SUBJECTS:
        return _is_sure_clause(own)
    return (  # what the first words tell comes first: few need the search for a verb
        opening not in syntax.PREPOSITIONS
        and not syntax.starts_verb_phrase(own, 0)
        and bool(syntax.verb_of(own))
        and not (syntax.is_gerund(opening) and not _names_by_gerund(own))
    )


_ONLY = ("only",)
# What a deed is done to, and whom it affects: "paying **it** harms **you**".
_DONE_TO = frozenset({"it", "them", "this"})
_AFFECTED = syntax.PERSONAL_OBJECTS | {"you", "more", "less"}
_DEED = 2  # words of a deed that is a subject: "paying the fee | would be unfair"
# Adverbs of place that a deed is done at: "living **there** would be unsafe"; not "then".
_AT = frozenset({"there", "here"})
# Prepositions behind one: "caring **for** them takes time"; not "in".
_DONE_FOR = frozenset({"for", "after", "with"})


def _names_by_gerund(own: Frame) -> bool:
    """Tell whether an -ing form is a subject, or says of what kind one is: "**running water** is".

    Not "living abroad is".
    """
    if own[1] in syntax.AUXILIARIES or _is_deed_on_it(own):
        return True
    if own[2:3] != () and own[2] in syntax.AUXILIARIES and NOUN in classes(own[1]):
        return True
    verb = syntax.verb_of(own) or 0
    if not syntax.JOINTS.isdisjoint(own[:verb]):
        return False
    if own[1] in _DONE_TO and verb == _DEED:
        return own[verb] in syntax.AUXILIARIES  # "paying **it would** be unfair"
    word, behind = own[verb], own[verb + 1 : verb + 2]
    third = verb > 0 and word.endswith("s") and word not in bases(word, VERB)
    acts = third and behind != () and behind[0] in syntax.DETERMINERS | _AFFECTED
    return acts or (verb > _DEED and _has_auxiliary(own))


def _is_deed_on_it(own: Frame) -> bool:
    """Tell whether a deed named in few words is a subject: "**paying it back** would be unfair".

    Example:
        >>> _is_deed_on_it("renting it out brings in rent".split())
        True
        >>> _is_deed_on_it("renting it out from May".split())
        False
    """
    near = _DONE_TO | _AT | syntax.PARTICLES | _DONE_FOR
    verb = next((at for at in range(1, len(own)) if own[at] not in near), len(own))
    if verb < _DEED or (_DONE_TO | _AT).isdisjoint(own[1:verb]) or verb == len(own):
        return False
    if own[verb - 1] in _DONE_FOR:
        return False
    word = own[verb]
    third = word.endswith("s") and VERB in classes(word) and word not in bases(word, VERB)
    return word in syntax.AUXILIARIES or (third and NOUN not in classes(word)) or word in _MAKES


# Forms in -s that are nouns as well: "paying it back **costs** more"; not "paying it weeks".
_MAKES = frozenset({"costs", "causes", "means", "leaves", "makes", "takes", "needs"})


def _has_auxiliary(own: Frame) -> bool:
    """Tell whether a noun phrase has an auxiliary: "a neighbour has"; not "a guest who has"."""
    if syntax.AUXILIARIES.isdisjoint(own):
        return False
    verb = syntax.verb_of(own)
    if verb is None or own[verb] not in syntax.AUXILIARIES:
        return False
    bare = [w for at, w in enumerate(own[:verb]) if not (at and own[at - 1] in syntax.PREPOSITIONS)]
    return (syntax.SUBJECT_RELATIVES | syntax.PRONOUNS).isdisjoint(bare)  # "a part **of it** is"


def _is_sure_clause(own: Frame) -> bool:
    """Tell whether words can be nothing that somebody is: "a doctor signs it", "dinner is ready".

    Not "a guest who pays", "a person named by the owner", "travel costs to the pier".
    """
    verb = syntax.verb_of(own)
    subject = own[:verb]
    if not verb or not (syntax.RELATIVES | syntax.PRONOUNS | syntax.JOINTS).isdisjoint(subject):
        return False
    known = own[0] in syntax.DETERMINERS or own[0] in syntax.NUMBERS
    named = NOUN in classes(subject[-1]) and (verb == 1 or known)
    word, behind = own[verb], own[verb + 1 : verb + 2]
    if not named or word in syntax.MODALS:
        return False
    if word in syntax.AUXILIARIES:
        return behind != ()
    acts = behind != () and behind[0] in syntax.DETERMINERS | syntax.PERSONAL_OBJECTS
    if syntax.is_participle(word) or word in syntax.PASTS:
        return acts
    known = verb > 1 or NOUN not in classes(word) or word in syntax.VERBS_FIRST
    leads = known and behind != () and behind[0] in syntax.PREPOSITIONS | syntax.PARTICLES
    leads = leads or (behind == () and is_person(subject[-1]))  # "a parent agrees"
    several = syntax.is_plural_noun(subject[-1])
    return (acts or leads) and several == (word in bases(word, VERB))


# Prepositions of bounds that are particles of verbs as well: "dogs **over** 40 kg"; not "of".
_BOUNDING = frozenset({"over", "under", "above", "below", "up"})


def fit(frame: Frame, own: Frame) -> Frame:
    """Join a frame and the words that lean on it.

    Example:
        >>> fit(("you", "are"), ("have", "lived", "here")), fit(("you",), ("owns", "land"))
        (('you', 'have', 'lived', 'here'), ('you', 'own', 'land'))
        >>> fit(("you",), ("paying", "rent"))
        ('you', 'pay', 'rent')
    """
    if own[:1] == ("being",):
        own = ("be", *own[1:])  # "as well as | being here"
    if frame[-1:] in _BEFORE_BASES and own and syntax.is_gerund(own[0]):
        own = (bases(own[0], VERB)[0], *own[1:])  # "**booking** is essential"
    if frame[-1:] == ("you",) and own and frame[0] not in syntax.INDEFINITE_PRONOUNS:
        own = agree(own)  # not of "anyone who lives with you | has a car"
    elif own and _names_one(frame) and not syntax.is_adverb(own[0]):  # "still has its tags"
        own = (syntax.third_person(own[0]), *own[1:])
    if not frame or not own:
        return frame + own
    frame = _completing(frame, own)
    if own[0] == "not" and frame[-1] in {"not", "n't"}:
        own = own[1:]  # "you are not a cook and | not a porter"
    frame = one_article(frame, own)
    verb = syntax.verb_of(frame)
    if verb is None or verb != len(frame) - 1 or not _replaces(frame[verb], own):
        return frame + own
    if frame[:verb] == ("it",) and _names_thing(own):
        return frame + own  # "it is | travel costs"
    while verb > 1 and syntax.is_adverb(frame[verb - 1]):
        verb -= 1
    return fit(frame[:verb], own)


def _completing(frame: Frame, own: Frame) -> Frame:
    """Return the words of a lead-in as an item of another form completes them.

    Example:
        >>> _completing(("you", "must", "be"), ("have", "a", "badge"))
        ('you', 'must')
        >>> _completing(("you", "must"), ("over", "16"))
        ('you', 'must', 'be')
        >>> _completing(("it", "stands", "in"), ("on", "the", "pier"))
        ('it', 'stands')
    """
    if _says_itself(frame[-1], own):
        return frame[:-1]  # "you want to do one of these: **mend** a roof"
    if frame[-1] == "be" and own[0] in syntax.HAVE:
        return frame[:-1]  # "you must be: aged 16; **have** a badge"
    if frame[-1] == "must" and says_what_was(own):
        return frame[:-1]  # "you must meet these tests: **served** for a year"
    stands = _is_state(own) or opens_with_participle(own) or _names_somebody(own)
    if frame[-1] == "must" and stands:
        return (*frame, "be")
    if frame[-1] in _NEEDING and own[0] in syntax.STANDING and _is_state(own):
        return (*frame, "to", "be")  # "you need to be married | or in a partnership"
    return frame[:-1] if frame[-1] in syntax.OF_PLACES and own[0] in syntax.OF_PLACES else frame


def _names_somebody(own: Frame) -> bool:
    """Tell whether words are no more than somebody of a kind: "a citizen"; not "a card"."""
    return own[0] in _ARTICLES and len(own) == len(("a", "cook")) and is_person(own[1])


def _says_itself(verb: str, own: Frame) -> bool:
    """Tell whether an item says what is done for which its lead-in has no more than "do".

    Example:
        >>> _says_itself("do", ("mend", "a", "roof")), _says_itself("do", ("research",))
        (True, False)
        >>> _says_itself("doing", ("mending", "a", "roof"))
        True
    """
    if verb == "do":
        return own[0] in bases(own[0], VERB) and syntax.starts_verb_phrase(own, 0)
    if verb == "doing":
        return syntax.is_gerund(own[0]) and len(own) > 1
    return verb == "done" and syntax.is_participle(own[0]) and len(own) > 1


def _is_state(own: Frame) -> bool:
    """Tell whether an item begins with what somebody is: "not banned", "over 16", "aged 16"."""
    opening = own[1] if own[0] == "not" and len(own) > 1 else own[0]
    verbal = syntax.starts_verb_phrase(own, 0) or opening in bases(opening, VERB)
    return not verbal and syntax.says_state(own)


def _names_one(frame: Frame) -> bool:
    """Tell whether a frame is a singular subject: "your partner", "it"; not "your savings"."""
    if frame == ("it",):
        return True
    if len(frame) == 1 and not _is_grammar(frame[0]):
        alone = NOUN in classes(frame[0]) and frame[0] not in PEOPLE
        return alone and not syntax.is_plural_noun(frame[0])  # "payment"; not "staff"
    opens = frame[:1] != () and frame[0] in syntax.NOUN_OPENERS
    plain = opens and not any(map(syntax.is_plural_noun, frame))
    return plain and "and" not in frame and syntax.finite_verb(frame) is None


def _is_grammar(word: str) -> bool:
    return word in syntax.PRONOUNS or word in syntax.AUXILIARIES


def one_article(frame: Frame, own: Frame) -> Frame:
    """Return a frame with its article as words want it: without it where they have one.

    Example:
        >>> one_article(("spouse", "of", "a"), ("a", "pilot")), one_article(("an",), ("boat",))
        (('spouse', 'of'), ('a',))
    """
    if not (frame[-1:] and own[:1] and frame[-1] in syntax.INDEFINITE):
        return frame
    if own[0] in syntax.DETERMINERS:
        return frame[:-1]
    return (*frame[:-1], syntax.article(own[0])) if frame[-1] in _ARTICLES else frame


def _replaces(verb: str, own: Frame) -> bool:
    """Tell whether words have a verb of their own, so that the frame's is one too many."""
    head = own[1] if syntax.is_adverb(own[0]) and len(own) > 1 else own[0]
    if head in syntax.AUXILIARIES:
        return True
    if verb in syntax.MODALS or _disagrees(verb, head) or _is_object(verb, own):
        return False
    if head == "be":
        return True
    alone = len(own) == 1 and verb not in syntax.AUXILIARIES  # "you farm, fish or …"
    verbal = head in bases(head, VERB) if alone else syntax.starts_verb_phrase(own, 0)
    # "you are | tenants on the pier", "you are | work shadowing", "it is | boats over 9 metres"
    naming = verbal and verb in syntax.BE
    verbal = verbal and not (
        naming and (_names_people(head) or _names_deed(own) or _names_bounded(own))
    )
    at = own.index(head)
    acts = syntax.governs(own, at) or (syntax.is_participle(head) and syntax.acts_on(own, at))
    verbal = verbal or (verb in syntax.BE and acts)
    if not verbal or syntax.is_gerund(head):
        return False
    if verb in syntax.DO:
        return not alone and _is_past(own, head)
    active = not syntax.is_participle(head) or verb not in syntax.HAVE | syntax.BE
    # "were called up and served a year"
    return active or (verb in syntax.BE and syntax.acts_on(own, own.index(head)))


def _is_object(verb: str, own: Frame) -> bool:
    """Tell whether words name what is done with a thing that the verb must have, in one word.

    Example:
        >>> _is_object("sell", ("fish", "and", "paint")), _is_object("row", ("fish",))
        (True, False)
    """
    alone = own[1:2] in _BEHIND_THINGS
    return alone and verb in syntax.WAITING and NOUN in classes(own[0])


def _is_past(own: Frame, head: str) -> bool:
    """Tell whether words begin with a past form, of which "do" is no auxiliary: "**gave** up".

    Example:
        >>> _is_past(("gave", "wrong", "names"), "gave"), _is_past(("give", "names"), "give")
        (True, False)
        >>> _is_past(("rented", "a", "hut"), "rented"), _is_past(("rented", "land"), "rented")
        (True, False)
    """
    if head.endswith("s") or head in bases(head, VERB):
        return False
    behind = next(iter(own[own.index(head) + 1 :]), "")
    opens = behind in syntax.DETERMINERS | syntax.PREPOSITIONS | syntax.OBJECT_PRONOUNS
    return opens or syntax.is_adverb(behind) or not head.endswith(_QUALIFYING)


def _names_thing(own: Frame) -> bool:
    """Tell whether words name a thing by a noun that may be a verb, of which "it" is no subject.

    Example:
        >>> _names_thing(("travel", "costs")), _names_thing(("tents", "you", "borrow"))
        (True, True)
        >>> _names_thing(("leaks", "at", "sea"))
        False
    """
    base = own[0] in bases(own[0], VERB)
    related = own[1:2] != () and own[1] in syntax.NOMINATIVES
    return NOUN in classes(own[0]) and (base or related) and own[0] not in syntax.AUXILIARIES


def _disagrees(verb: str, word: str) -> bool:
    """Tell whether a form in -s follows a base form, whose object it is: "you keep | snakes"."""
    base = verb not in syntax.AUXILIARIES and verb in bases(verb, VERB)
    third = word.endswith("s") and word not in bases(word, VERB) and NOUN in classes(word)
    return base and third and verb != "be"


def _names_deed(own: Frame) -> bool:
    """Tell whether a noun tells which deed an -ing form is: "work **shadowing**"; not "stop"."""
    deed = own[1:2] != () and syntax.is_gerund(own[1])
    return deed and NOUN in classes(own[0]) and own[0] not in syntax.BEFORE_GERUNDS


def _names_bounded(own: Frame) -> bool:
    """Tell whether a plural names what a number bounds: "dogs **over 40** kg"; not "row over"."""
    behind = own[3:4] if own[1:3] == ("up", "to") else own[2:3]
    bounded = syntax.is_plural_noun(own[0]) and own[1:2] != () and own[1] in _BOUNDING
    return bounded and behind != () and behind[0][:1].isdigit()


def _names_people(word: str) -> bool:
    """Tell whether a plural names people, whatever verb has its form: "tenants"; not "rents"."""
    return word in PEOPLE and syntax.is_plural_noun(word)


def agree(own: Frame) -> Frame:
    """Make the verb of a relative clause about a third person agree with "you".

    Example:
        >>> agree(("usually", "owns", "land"))
        ('usually', 'own', 'land')
        >>> agree(("wears", "or", "uses", "a", "brace"))
        ('wear', 'or', 'use', 'a', 'brace')
    """
    at = next((i for i, word in enumerate(own) if not syntax.is_adverb(word)), 0)
    if not own:
        return own  # "those who booked but who", where a text breaks off
    word = own[at]
    base = SECOND_PERSON.get(word)
    if base is None and word.endswith("s") and VERB in classes(word):
        found = bases(word, VERB)
        base = None if word in found else found[0]
    if base is None:
        return own
    behind = own[at + 1 :]
    if behind[:1] and behind[0] in syntax.JOINTS and behind[1:2] and behind[1].endswith("s"):
        behind = (behind[0], *agree(behind[1:]))  # "wears or **uses**"
    return (*own[:at], base, *behind)
