"""What a statement says in other syntax as well: "my dog is chipped" for "I chipped my dog".

A rule has its own way to put a condition, and a story another: passive for active, "is mine" for
"own", "nobody lives with me" for "live alone". Each entry of the table makes, of a statement that
has one shape, a statement of the other, which then stands beside it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from cmr_logic import syntax
from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.records import replace
from cmr_logic.scenario.lexicon.relations import word_key
from cmr_logic.scenario.rephrasing.given_me import GIVEN_ME
from cmr_logic.scenario.rephrasing.outcomes import OUTCOMES
from cmr_logic.scenario.rephrasing.parts_of_things import PARTS
from cmr_logic.scenario.rephrasing.roles import ROLES
from cmr_logic.scenario.rephrasing.shapes import Restating, by_oneself, is_thing
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.scenario.statements.statement import UNDONE, Mood, Statement, Subject, Tense, Who
from cmr_logic.text import word_set, words_in

_PERMISSION = frozenset(map(word_key, ("permission", "consent", "approval", "agreement")))
_COURSES = frozenset(
    map(word_key, word_set("course class training workshop seminar lecture meeting session"))
)
_TAKING = frozenset({"do", "take", "complete", "finish", "be"})
_MISSING = frozenset({"miss", "skip"})
# Words that tell which time or how many: "the **first** exam"; not "the sailing exam".
_ALONE = word_set(
    "a an one two three some few once twice first second third last several start end"
)
_EXAMS = frozenset(map(word_key, word_set("exam examination test")))
_SITTING = frozenset({"sit", "take", "do", "attempt"})
_PLACED = frozenset({"in", "on", "at", "here"})
_GONE = frozenset({"missing", "astray"})
_LOST = frozenset({"lose"})
_TELLING = frozenset({"tell", "inform", "notify"})
_DUE = frozenset({"overdue", "outstanding", "unpaid", "due"})
_NO_KEYS = frozenset[str]()
_EXPIRING = frozenset({"expire", "lapse"})
_TIMING = frozenset({"during", "before", "after", "since", "until", "of"})
_ME = frozenset({"me", "us"})
_SOMEBODY = word_set("him her them someone somebody others another nobody")
_NEAR_BY = 4  # words of "by the new tenant"
_MY = frozenset({"my", "our"})
_MINE = frozenset({"mine", "ours"})
# What is done with one's own things and papers by oneself or at one's order: "the fee is
# **cancelled**"; not "the fee is lost".
_ARRANGED = word_set(
    "pay register insure lock renew book sign submit file complete return install fence vaccinate "
    "chip microchip license tax service declare label pack post send report cancel fill inspect "
    "test train rent sell buy order deposit secure close fit fasten repair neuter tether muzzle "
    "seal attach enter notarise translate fix check validate stamp order clean settle clear "
    "worm brand tag mark cover wrap disinfect store keep park treat reserve hand return give "
    "connect anchor moor clear lose mislay misplace plant prepare cook apply display hang mount "
    "adopt enrol attend read pass complete obtain declare show use visit"
)


# What somebody makes who asks for something: "a **booking** was made"; not "a cake was made".
_REQUESTS = frozenset(
    map(
        word_key,
        word_set(
            "booking application claim complaint request order payment reservation appeal report"
        ),
    )
)


def _done(told: Statement, words: Sequence[str]) -> Statement | None:
    """Say of "my dog is chipped" that I have chipped my dog."""
    mine = told.verb == "make" and told.subject.head in _REQUESTS  # "my booking was made online"
    done = told.verb in _ARRANGED or mine or told.negated  # what was not done I did not do
    if not (told.passive and done and is_thing(told.subject)) or told.ability:
        return None
    if _names_doer(words):
        return None  # "the fee was paid by my aunt"
    acted = by_oneself(told, told.verb)
    return replace(acted, tense=Tense.PERFECT) if told.tense is Tense.PRESENT else acted


def _names_doer(words: Sequence[str]) -> bool:
    """Tell whether words say who else did something: "**by my aunt**"; not "by post", "by me"."""
    if "by" not in words:
        return False
    at = len(words) - words[::-1].index("by")
    return any(
        word in _SOMEBODY or is_person(word) or word in lists.COLLECTIVES
        for word in words[at : at + _NEAR_BY]
    )


def _owned(told: Statement, words: Sequence[str]) -> Statement | None:
    """Say of "the cottage is mine" or "the barn belongs to us" that I own it."""
    if not is_thing(told.subject):
        return None
    if told.verb == "belong":
        mine = any(pair[0] == "to" and pair[1] in _ME for pair in pairwise(words))
        another = not mine and not told.negated
    elif told.verb == "be" and not told.passive:
        alone = not told.core - lists.LIGHT - _MINE  # not "his boat leaks, but mine is dry"
        mine = (alone and not _MINE.isdisjoint(words)) or _in_my_name(words)
        another = False
    else:
        return None
    if not (mine or another):
        return None
    keys = told.subject.keys
    own = replace(by_oneself(told, "own"), keys=keys, core=keys, extra=frozenset())
    return replace(own, negated=not told.negated) if another else own


def _in_my_name(words: Sequence[str]) -> bool:
    return any(
        words[index : index + 3] in (("in", own, "name"), ("in", own, "names"))
        for index in range(len(words))
        for own in ("my", "our")
    )


def _lacking(told: Statement, words: Sequence[str]) -> Statement | None:
    """Say of "my permit is not valid" that I have no valid permit."""
    quality = told.verb == "be" and told.negated and told.keys == told.core and told.keys
    if told.subject.who is not Who.OWN or not quality or not is_thing(told.subject):
        return None
    return by_oneself(told, "have") if told.tense is Tense.PRESENT else None


def _in_company(told: Statement, words: Sequence[str]) -> Statement | None:
    """Say of "my son lives with me" that I live with my son, of "nobody …" that I live alone."""
    if told.verb not in {"live", "stay"} or told.subject.who is Who.SELF:
        return None
    if not any(pair[0] == "with" and pair[1] in _ME for pair in pairwise(words)):
        return None
    with_whom = frozenset({"alone"}) if told.negated else told.subject.keys | {"with_anyone"}
    if told.negated and told.subject.head != lists.NOBODY:
        return None
    keys = frozenset({told.verb}) | with_whom
    return replace(
        told, subject=Subject(Who.SELF), keys=keys, core=keys, extra=frozenset(), negated=False
    )


def _lacked(told: Statement, words: Sequence[str]) -> Statement | None:
    """Say of "there is no shed in our garden" that I have no shed."""
    if told.verb != "be" or not told.negated or words[0] != "there" or not told.core:
        return None
    return replace(told, subject=Subject(Who.SELF), verb="have", keys=told.core, extra=frozenset())


def _containing(told: Statement, words: Sequence[str]) -> Statement | None:
    """Say of "there is a fence round my plot" that my plot has a fence."""
    if told.verb != "be" or words[0] != "there" or not told.core:
        return None
    naming = lists.OWNERS | {"it", "the", "this"}
    at = next((i for i, (a, b) in enumerate(pairwise(words), 1) if _places(a, b, naming)), None)
    if at is None:
        return None
    if words[at] == "it":
        return replace(told, verb="have", keys=told.core, extra=frozenset())
    key = word_key(words[at + 1]) if at + 1 < len(words) else ""
    if not key or words[at + 2 : at + 3] in (("'s",), ("'",)):
        return None  # "there is a fence round my neighbour's plot"
    whole = Subject(Who.OWN, key, frozenset({key}))
    keys = told.core - {key}
    return replace(told, subject=whole, verb="have", keys=keys, core=keys, extra=frozenset())


def _places(before: str, word: str, naming: frozenset[str]) -> bool:
    """Tell whether a word opens the name of what something is at or in: "round **my** plot"."""
    return word in naming and before in syntax.PREPOSITIONS - _TIMING


def _unexpired(told: Statement, words: Sequence[str]) -> Statement | None:
    """Say of "my permit has not expired" that I have a valid permit."""
    lasting = told.negated and (told.verb in _EXPIRING or "run_out" in told.keys)
    if not lasting or told.subject.who is not Who.OWN or not is_thing(told.subject):
        return None
    valid = replace(told, verb="have", keys=frozenset({"valid"}), core=frozenset({"valid"}))
    return by_oneself(replace(valid, negated=False, tense=Tense.PRESENT), "have")


def _recipient(told: Statement, words: Sequence[str]) -> Statement | None:
    """Say of "the vet was told about the cough" that I told the vet about the cough."""
    if not told.passive or told.verb not in _TELLING or not told.subject.keys:
        return None
    if told.subject.who is not Who.OTHER or not lists.OTHERS.isdisjoint(told.subject.keys):
        return None  # "my aunt's landlord was told", "a friend was told"
    keys = (told.keys - {told.verb}) | told.subject.keys | {"report"}
    return replace(
        told, subject=Subject(Who.SELF), verb="report", keys=keys, core=keys, passive=False
    )


def _by_me(told: Statement, words: Sequence[str]) -> Statement | None:
    """Say of "a complaint was made by me", or "… by my aunt", that I, or she, made one."""
    if not told.passive or "by" not in words[:-1] or told.subject.who is Who.SELF:
        return None
    at = len(words) - 1 - words[::-1].index("by") + 1
    if words[at : at + 1] and words[at] in _ME:
        doer = Subject(Who.SELF)
    elif words[at] in _MY and at + 1 < len(words) and is_person(words[at + 1]):
        key = word_key(words[at + 1])
        doer = Subject(Who.OWN, key, frozenset({key}), person=True)
    else:
        return None
    keys = (told.keys - doer.keys) | told.subject.keys
    core = (told.core - doer.keys) | told.subject.keys
    return replace(told, subject=doer, keys=keys, core=core, passive=False)


def _still_to_do(told: Statement, words: Sequence[str]) -> Statement | None:
    """Say of "I still have to pay the fee" that I have not paid the fee."""
    if told.mood is not Mood.DUTY or not told.still or told.negated:
        return None
    return replace(told, mood=Mood.FACT, negated=True, tense=Tense.PERFECT, entry=UNDONE)


def _names_sum(told: Statement) -> bool:
    return told.negated or any(key[0].isdigit() or key in "£$€" for key in told.keys)


def _outstanding(told: Statement, words: Sequence[str]) -> Statement | None:
    """Say of "my fee is overdue", or "I still owe the fee", that I have not paid it."""
    due = told.verb == "be" and not _DUE.isdisjoint(told.keys) and is_thing(told.subject)
    if due and not told.negated:
        unpaid = by_oneself(replace(told, keys=_NO_KEYS, core=_NO_KEYS, extra=_NO_KEYS), "pay")
    elif told.subject.who is Who.SELF and told.verb == "owe" and not _names_sum(told):
        unpaid = replace(told, verb="pay", core=told.core - {"owe"}, keys=told.keys - {"owe"})
    else:
        return None
    keys = unpaid.keys | {"pay"}
    return replace(unpaid, keys=keys, core=keys, negated=True, tense=Tense.PERFECT, entry=UNDONE)


def _took_part(told: Statement, words: Sequence[str]) -> Statement | None:
    """Say of "I did the course" that I attended it, and of "I missed it" that I did not."""
    if told.subject.who is not Who.SELF or _COURSES.isdisjoint(told.core):
        return None
    missed = told.verb in _MISSING
    if missed and not _ALONE.isdisjoint(words):
        return None  # who missed one of them attended the others
    if (not missed and told.verb not in _TAKING) or told.tense is Tense.PRESENT:
        return None
    keys = (told.keys - {told.verb, word_key(told.verb)}) | {"attend"}
    return replace(told, verb="attend", keys=keys, core=keys, negated=told.negated is not missed)


def _not_sat(told: Statement, words: Sequence[str]) -> Statement | None:
    """Say of "I have not sat the exam" that I have not passed the exam."""
    sat = told.subject.who is Who.SELF and told.verb in _SITTING and told.negated
    if not sat or _EXAMS.isdisjoint(told.keys) or told.tense is Tense.PRESENT:
        return None
    keys = (told.keys - {told.verb, word_key(told.verb)}) | {"pass"}
    return replace(told, verb="pass", keys=keys, core=keys)


def _is_gone(told: Statement, words: Sequence[str]) -> bool:
    """Tell whether a thing is said to be gone: "it has gone missing", "it is nowhere"."""
    return "nowhere" in words if told.negated else not _GONE.isdisjoint(words)


def _unfindable(told: Statement, words: Sequence[str]) -> Statement | None:
    """Say of "I cannot find my pass", or "my pass has gone missing", that I have lost it."""
    if told.subject.who is Who.SELF and told.verb == "find" and told.negated and told.ability:
        keys = (told.keys - {"find"}) | {"lose"}
        lost = replace(told, keys=keys, core=keys)
    elif is_thing(told.subject) and _is_gone(told, words):
        lost = by_oneself(replace(told, keys=_LOST, core=_LOST), "lose")
    else:
        return None
    return replace(
        lost, verb="lose", negated=False, ability=False, tense=Tense.PERFECT, extra=_NO_KEYS
    )


def _at_hand(told: Statement, words: Sequence[str]) -> Statement | None:
    """Say of "my pass is in my bag", or "I still have my pass", that I have not lost it."""
    kept = _kept(told, words)
    if kept is not None:
        keys = (kept.keys - {"sell"}) | {"lose"}
        return replace(kept, verb="lose", keys=keys, core=keys)
    lies = told.verb == "be" and not told.negated and not told.passive and not told.progressive
    placed = bool(_PLACED.intersection(words)) and told.tense is Tense.PRESENT
    if told.subject.who is not Who.OWN or not is_thing(told.subject) or not (lies and placed):
        return None
    lost = by_oneself(replace(told, keys=_LOST, core=_LOST, extra=_NO_KEYS), "lose")
    return replace(lost, negated=True, tense=Tense.PERFECT, entry=UNDONE)


def _kept(told: Statement, words: Sequence[str]) -> Statement | None:
    """Say of "I still own my house" that I have not sold my house.

    Who kept it somewhere says no more than where: "I kept my dog on a lead".
    """
    has = told.subject.who is Who.SELF and told.verb in {"own", "have", "possess", "keep"}
    kept = told.verb == "keep" and told.tense is Tense.PAST and not told.particles
    still = told.still or kept
    if not has or not still or told.negated:
        return None
    keys = (told.keys - {told.verb}) | {"sell"}
    return replace(told, verb="sell", keys=keys, core=keys, negated=True, tense=Tense.PERFECT)


def _permitted(told: Statement, words: Sequence[str]) -> Statement | None:
    """Say of "I have my aunt's permission" that my aunt has given permission."""
    if told.subject.who is not Who.SELF or told.verb not in lists.HAVING:
        return None
    given = told.keys & _PERMISSION
    who = [key for key in told.keys - _PERMISSION if key in lists.OTHERS or is_person(key)]
    if not given or len(who) != 1:
        return None
    keys = given | {"give"}
    giver = Subject(Who.OWN, who[0], frozenset(who), person=True)
    return replace(
        told,
        subject=giver,
        verb="give",
        keys=keys,
        core=keys,
        extra=frozenset(),
        tense=Tense.PERFECT,
    )


RESTATINGS: tuple[Restating, ...] = (
    Restating(
        "done", _done, "you have registered your hives", "My hives are registered.", True,
        "My hives are regular.",
    ),
    Restating("owned", _owned, "you own the cottage", "The cottage is mine.", True,
        "The cottage is miles from here.",
    ),
    Restating(
        "lacking", _lacking, "you have a valid permit", "My permit isn't valid.", False,
        "My permit isn't visible.",
    ),
    Restating(
        "lacked", _lacked, "you have a shed", "There's no shed on my plot.", False,
        "There's no shade on my plot.",
    ),
    Restating(
        "containing", _containing, "your plot has a fence", "There's a fence round my plot.", True,
        "There's a fuss about my plot.",
    ),
    Restating(
        "unexpired", _unexpired, "you have a valid permit", "My permit hasn't expired.", True,
        "My permit hasn't faded.",
    ),
    Restating(
        "kept", _kept, "you have sold your boat", "I still own the boat.", False,
        "I still row the boat.",
    ),
    Restating(
        "permitted", _permitted, "your aunt has given her permission",
        "I have my aunt's permission.", True, "I have my aunt's umbrella.",
    ),
    Restating(
        "recipient", _recipient, "you told the vet about the cough",
        "The vet was told about the cough.", True, "The vet was asked about the cough.",
    ),
    Restating(
        "by-me", _by_me, "you own the boat", "The boat is owned by me.", True,
        "The boat is owned by men.",
    ),
    Restating(
        "still-to-do", _still_to_do, "you have paid the toll", "I still have to pay the toll.",
        False, "I usually have to pay the toll.",
    ),
    Restating(
        "outstanding", _outstanding, "you have paid the toll", "The toll is overdue.", False,
        "The toll is overdone.",
    ),
    Restating(
        "took-part", _took_part, "you attended the sailing course", "I did the sailing course.",
        True, "I planned the sailing course.",
    ),
    Restating(
        "not-sat", _not_sat, "you have passed the sailing exam", "I haven't sat the sailing exam.",
        False, "I haven't seen the sailing exam.",
    ),
    Restating(
        "unfindable", _unfindable, "you have lost your pass", "I can't find my pass.", True,
        "I can't fold my pass.",
    ),
    Restating(
        "at-hand", _at_hand, "you have lost your pass", "My pass is in my bag.", False,
        "My pass is blue.",
    ),
    Restating(
        "in-company", _in_company, "you live alone", "Nobody lives with me.", True,
        "Nobody sings with me.",
    ),
)  # fmt: skip


def restated(statements: Sequence[Statement], story: str) -> Iterator[Statement]:
    """Yield what the statements of a story say in other syntax as well.

    Args:
        statements: those of the story.
        story: its text.

    Example:
        >>> from cmr_logic.scenario.statements.reading import read
        >>> text = "My dog is chipped. The kennel is mine."
        >>> [(s.verb, sorted(s.keys)) for s in restated(read(text), text)]
        [('chip', ['chip', 'dog']), ('own', ['kennel'])]
    """
    for told in statements:
        if told.mood not in (Mood.FACT, Mood.DUTY):
            continue
        words = words_in(told.quoted(story))
        for entry in (*RESTATINGS, *OUTCOMES, *PARTS, *ROLES, *GIVEN_ME):
            other = entry.says(told, words)
            if other is not None:
                yield other
