"""Verbs on the two sides of a coordinator: infinitives, -ing and past forms, shared objects.

In each function, ``index`` and ``at`` are those of :mod:`cmr_logic.clauses.sides`.
"""

from __future__ import annotations

from cmr_logic import syntax
from cmr_logic.clauses.sides import piece_before
from cmr_logic.clauses.stretch import COORDINATORS, REFERENCES, WINDOW, Stretch
from cmr_logic.text import ADJECTIVE, ADVERB, NOUN, VERB, bases, classes, word_set

# Words before the first of two verbs that share an object: "to sell or let a house", not "will".
_BEFORE_VERBS = frozenset({"to", ",", "or", "and", "not", "n't", "only", "also"})
INTRANSITIVE = word_set(
    "travel live stay sleep arrive come go wait swim fish sail vote work smoke commute retire "
    "gamble row dive marry divorce separate remarry resign emigrate graduate relocate sublet"
)
"""Verbs that nothing is the object of: "travel"; not "sell"."""
# Words for where both are done: "live or work **here**"; not "vote or work hard".
_BEHIND_INTRANSITIVES = syntax.PREPOSITIONS | syntax.WHEREABOUTS
# Words whose infinitives are demands or plans apart: "need to row"; not "a permit to row".
_GOVERNING = word_set(
    "need needs needed have has had must ought required obliged expected asked able willing "
    "compulsory mandatory obligatory "
    "agree agreed agrees promise want wants wish wishes intend intends plan plans"
)
# Verbs with whom they ask to do something: "we **require** you to row"; not "help you to row".
_ASKING, _ASKED = frozenset({"require", "requires", "ask", "asks"}), frozenset({"you", "them"})
# Modals of a demand for things, and what tells more of these: "**must** show bills **for** it".
_DEMANDING, _BEHIND_THINGS = frozenset({"must", "shall", "should"}), frozenset({"for", "of"})
# What somebody did, with a noun that needs no article: "**moved house**"; not "used car".
_DONE_WITH = frozenset(
    {
        *((verb, noun) for verb in ("moved", "left") for noun in ("house", "home")),
        *(("changed", noun) for noun in ("address", "name", "job", "course", "school", "sex")),
        *(("left", noun) for noun in ("school", "work", "college", "university", "prison")),
        *((verb, "work") for verb in ("lost", "started", "stopped", "resumed", "missed")),
        *((verb, "birth") for verb in ("gave", "given")),
    }
)
# Subjects of what was done: "if **you** moved"; not "the".
_PAST_SUBJECTS = syntax.NOMINATIVES | {"who"}
# Subjects of a bare verb: "if **you** row"; not "she".
_SUBJECTS = syntax.BASE_SUBJECTS | {"who"}
# Words before an -ing form that begins a clause: "by living", not "the living".
_BEFORE_GERUNDS = word_set("n't not either by who after before without when while if since")


def repeats_infinitive(stretch: Stretch, index: int, at: int) -> bool:
    """Tell whether a verb governs one more infinitive: "you need to row **and to** have a vest"."""
    if stretch.words[at] != "to" or not _is_infinitive(stretch, at):
        return False
    before = (i for i in range(index - 1, stretch.first, -1) if stretch.words[i] == "to")
    return any(_is_governed(stretch, i) and _is_infinitive(stretch, i) for i in before)


def _is_governed(stretch: Stretch, index: int) -> bool:
    """Tell whether a verb that demands stands before "to": "need", "require you"."""
    word = stretch.word(index - 1)
    return word in _GOVERNING or (word in _ASKED and stretch.word(index - 2) in _ASKING)


def _is_infinitive(stretch: Stretch, index: int) -> bool:
    word = stretch.word(index + 1)
    return word in syntax.PRIMARY_VERBS or word in bases(word, VERB)


def opens_list_of_its_own(stretch: Stretch, _: int, at: int) -> bool:
    """Tell whether a verb has words for a list behind it: "pay a fee **and pass two of these**"."""
    word, found = stretch.words[at], stretch.cue(at + 1)
    return found is not None and found[0].effect in REFERENCES and word in bases(word, VERB)


def adds_gerund(stretch: Stretch, index: int, at: int) -> bool:
    """Tell whether something else that is done comes on top: "**as well as** living here"."""
    return stretch.words[index] == "as" and syntax.is_gerund(stretch.words[at])


def goes_on_in_ing(stretch: Stretch, index: int, at: int) -> bool:
    """Tell whether an -ing form goes on with a clause of one: "by living here or **working**"."""
    if not syntax.is_gerund(stretch.words[at]):
        return False
    before = stretch.word(index - 1)
    if before == "," and index - 1 > stretch.first:
        before = stretch.words[index - 2]
    return not syntax.is_gerund(before) and _gerund_before(stretch, index)


def shares_object(stretch: Stretch, index: int, at: int) -> bool:
    """Tell whether two verbs side by side share what follows: "sell or **lease** property"."""
    if stretch.words[index] == "," and _has_object_of_its_own(stretch, at):
        return False  # "swim, own a vest and hold a badge": each verb has its own
    end = index
    if stretch.word(index - 1) == "," == stretch.word(index - 3):
        end -= 1  # "buy, build, or improve a home"
    before, word = stretch.word(end - 1), stretch.words[at]
    if not (is_bare_verb(before) and is_bare_verb(word) and at + 1 < stretch.piece_end(at)):
        return False
    ahead = stretch.word(end - 2) or "you"
    if ahead == "," and (_is_quality(stretch, end - 1) or _ends_in_object(stretch, end - 2)):
        return False  # "who are deaf, blind or use a wheelchair", "change your name, move or get"
    governed = ahead in COORDINATORS and stretch.word(end - 4) in syntax.PREPOSITIONS
    alone = not INTRANSITIVE.isdisjoint(bases(before, VERB))
    if governed or (alone and stretch.word(at + 1) not in _BEHIND_INTRANSITIVES):
        return False  # "by bus or train | and show a pass", "to travel | and speak Welsh"
    if word in _GOVERNING and stretch.word(at + 1) == "to" and before not in _GOVERNING:
        return False  # "able to work | and intend to stay"
    alike = all(form(before) == form(word) for form in (syntax.is_participle, syntax.is_gerund))
    return alike and (
        ahead in syntax.AUXILIARIES or ahead in syntax.NOMINATIVES or ahead in _BEFORE_VERBS
    )


def _is_quality(stretch: Stretch, at: int) -> bool:
    """Tell whether a word goes on with what "be" says: "are deaf, **blind**"; not "row, fish"."""
    quality = ADJECTIVE in classes(stretch.words[at])
    ahead = piece_before(stretch, at - 1)
    return (
        quality
        and ahead != ()
        and ADJECTIVE in classes(ahead[-1])
        and (not syntax.BE.isdisjoint(ahead))
    )


def _ends_in_object(stretch: Stretch, comma: int) -> bool:
    """Tell whether a verb before a comma has its own object: "change **your name,** move or"."""
    ahead = piece_before(stretch, comma)
    return (
        NOUN in classes(ahead[-1] if ahead else "")
        and ahead[-2:-1] != ()
        and (ahead[-2] in syntax.DETERMINERS)
    )


def stands_in_row(stretch: Stretch, index: int, at: int) -> bool:
    """Tell whether three verbs alone of one subject are joined: "you rent or work **and** row".

    One alone behind another may share what follows, or be a noun: "work **and** study here".
    """
    if at != index + 1 or not (
        is_bare_verb(stretch.word(at)) and is_bare_verb(stretch.word(at - 2))
    ):
        return False
    first, last = index - 1, at
    while stretch.word(first - 1) in COORDINATORS and is_bare_verb(stretch.word(first)):
        first -= 2
    while stretch.word(last + 1) in COORDINATORS and is_bare_verb(stretch.word(last)):
        last += 2
    several = last - first > 2  # noqa: PLR2004 - a joint between two verbs
    bare = several and is_bare_verb(stretch.word(first)) and is_bare_verb(stretch.word(last))
    alone = last + 1 >= stretch.piece_end(last)
    return bare and alone and stretch.word(first - 1) in _SUBJECTS


def goes_on_with_verb(stretch: Stretch, index: int, at: int) -> bool:
    """Tell whether a verb follows whose subject stands before: "if you work or **study here**".

    Behind a demand and its object, a form in -s names things: "must show a tag and **bills** for".
    """
    word = stretch.words[at]
    of_things = stretch.word(at + 1) in _BEHIND_THINGS and word not in bases(word, VERB)
    if of_things and syntax.is_plural_noun(word):
        before = piece_before(stretch, index)
        modal = next((i for i, said in enumerate(before) if said in _DEMANDING), None)
        own = () if modal is None else before[modal + 1 :]
        told = not syntax.RELATIVES.isdisjoint(own)
        if len(own) > 1 and not told and NOUN in classes(own[-1]):
            return False
    return syntax.starts_verb_phrase(stretch.words, at, stretch.last)


def goes_on_in_past(stretch: Stretch, index: int, at: int) -> bool:
    """Tell whether a past form goes on with one: "you booked online **and cancelled** late"."""
    following = stretch.word(at + 1)
    ends = at + 1 >= stretch.piece_end(at) or at + 1 == stretch.last
    if not syntax.is_participle(stretch.words[at]) or not (
        ends or _says_when(following) or following in syntax.PREPOSITIONS
    ):
        return False
    before = piece_before(stretch, index)
    lexical = (at for at in range(1, len(before)) if not _goes_before_verb(before[at]))
    verb = next(lexical, 0)
    past = verb > 0 and before[0] in syntax.NOMINATIVES and is_past_form(before[verb])
    return past and not any(map(syntax.is_participle, before[verb + 1 :]))


def did_with_noun(stretch: Stretch, index: int, at: int) -> bool:
    """Tell whether a past form and a bare noun go on with one: "had a baby **or moved house**"."""
    before = piece_before(stretch, index)
    own = stretch.words[at : stretch.last]
    done = syntax.is_participle(stretch.words[at])
    if done and before and not syntax.BE.isdisjoint(before) and syntax.acts_on(own, 0):
        return True  # "was parked legally and **sustained damage**"
    if (stretch.words[at], stretch.word(at + 1)) not in _DONE_WITH:
        return False
    verb = next((word for word in before[1:] if not syntax.is_adverb(word)), "")
    done = verb in syntax.HAVE or is_past_form(verb)
    return done and before[0] in _PAST_SUBJECTS


def lists_past_forms(stretch: Stretch, comma: int) -> bool:
    """Tell whether a comma goes on a list of past forms: "you sold a boat**, hired staff** or"."""
    word, following = stretch.word(comma + 1), stretch.word(comma + 2)
    if not syntax.is_participle(word) or stretch.word(comma + 3) in syntax.PREPOSITIONS:
        return False
    named = NOUN in classes(following) or following in syntax.DETERMINERS
    before = piece_before(stretch, comma)
    verb = next((at for at in range(1, len(before)) if not syntax.is_adverb(before[at])), 0)
    opened = before[:1] != () and before[0] in _PAST_SUBJECTS
    return named and opened and verb > 0 and is_past_form(before[verb])


def is_past_form(word: str) -> bool:
    """Tell whether a verb with a meaning of its own has a form of the past: "gave", "stolen"."""
    if word in syntax.AUXILIARIES or VERB not in classes(word):
        return False
    other = word.endswith(("s", "ing")) or word in bases(word, VERB)
    return syntax.is_participle(word) or not other  # "gave"


def _goes_before_verb(word: str) -> bool:
    return syntax.is_adverb(word) or word in syntax.HAVE


def _says_when(word: str) -> bool:
    """Tell whether a word behind a verb can only say how or when: "late"; not "goods"."""
    kinds = classes(word)
    return syntax.is_adverb(word) or (ADVERB in kinds and NOUN not in kinds)


def is_bare_verb(word: str) -> bool:
    """Tell whether a form can be a verb with a meaning of its own: "sell", not "will"."""
    return VERB in classes(word) and word not in syntax.AUXILIARIES


def _has_object_of_its_own(stretch: Stretch, at: int) -> bool:
    """Tell whether a verb has words of its own before the next coordinator."""
    for index in range(at + 1, min(stretch.last, at + WINDOW)):
        if stretch.words[index] in COORDINATORS or stretch.words[index] == ",":
            return index > at + 1
    return False


def _gerund_before(stretch: Stretch, index: int) -> bool:
    """Tell whether an -ing form before a coordinator began a clause: "by living or working"."""
    words = stretch.words
    if stretch.item and stretch.word(index - 1) not in syntax.PREPOSITIONS:
        return True
    return any(
        syntax.is_gerund(words[at])
        and (
            at == stretch.first
            or words[at - 1] in syntax.AUXILIARIES
            or words[at - 1] in _BEFORE_GERUNDS
        )
        for at in range(max(stretch.first, index - WINDOW), index)
    )
