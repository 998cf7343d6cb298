"""Does a question ask for what a provision concludes, or for the opposite of it, by its words."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise, takewhile

from cmr_logic import syntax
from cmr_logic.cues.bans_said import BANS
from cmr_logic.expression import clause_ids
from cmr_logic.inquiry.borne_by_others import names_provider, others_bear_cost
from cmr_logic.inquiry.opposite_deeds import undoes
from cmr_logic.inquiry.other_sums import another_price, compare_otherwise, in_full_or_part
from cmr_logic.inquiry.paraphrased import TAXED
from cmr_logic.inquiry.qualifying import asks_leave
from cmr_logic.inquiry.question import Question, dodges
from cmr_logic.inquiry.relief_qualified import qualifies_for_relief
from cmr_logic.inquiry.taken_away import gives_up, takes_away
from cmr_logic.inquiry.waivers_asked import waived_as_asked
from cmr_logic.provisions.drafts.nodes import Force, Provision, Rule
from cmr_logic.provisions.words import implied
from cmr_logic.text import ADJECTIVE, NOUN, VERB, classes, key, tokenize, word_set, words_in

LOSING = word_set(
    """lose loses lost end ends ended stop stops stopped cut reduce reduces reduced cancel cancels
    cancelled canceled withdraw withdraws withdrawn suspend suspends suspended terminate terminates
    terminated expire expires expired lapse lapses lapsed removes removed expelled taken revoke
    revokes revoked forfeit forfeits forfeited affect affects affected"""
)
"""Verbs by which something one has goes: "your grant may be cut"; not "you pay"."""
# Words by which it stays: "keep the full amount"; not "get".
_KEEPING = word_set(
    "keep keeps keeping kept retain retains retained continue continues remain remains stay stays "
    "valid full"
)
_NAME = 4  # words of a place with a name: "in the north end"
# Verbs by which a thing ends, at the end of what is said: "the grant will **stop**"; not "stop it".
_ENDING = frozenset({"stop", "stops", "end", "ends", "cease", "ceases"})
# Words behind it for how soon it does: "it ends **sooner**", "**at once**"; not "it ends here".
_WHEN_ENDING = word_set("sooner earlier early at once")
# Participles by which it does, behind "be": "is **withdrawn**"; not "withdrawn goods".
_ENDED = word_set("withdrawn stopped ended cancelled canceled suspended terminated removed lost")
_TO_AN_END = ("to", "an", "end")  # "the cover comes **to an end**"; not "the flat at an end"
WE_END = frozenset({"stop", "withdraw", "cancel", "suspend", "terminate", "end", "remove"})
"""Verbs by which we end it: "we will **cancel** it"; not "you can cancel"."""
_BEFORE_WE_END = syntax.MODALS | {"we"}
_LOSE = frozenset({"lose", "loses"})
# What others do with a thing that they do not give back: "we **keep** it"; not "we hold it".
_HELD = frozenset({"keep", "keeps", "kept", "retain", "retains", "retained"})
# Words of who wants it: "will I get it **back**", "will it be **returned**", "do I **lose** it".
_WANTING = _LOSE | {"back", "return", "returned", "refund", "refunded", "repaid", "full"}
# Verbs by which one has others do something: "we **let** you keep it"; not "we are allowed to".
_LETTING = word_set(
    "allow allows let lets permit permits ask asks want wants expect expects help happy glad "
    "content"
)
# Verbs that end what the next verb says: "you must stop claiming"; not "stop at the gate".
_STOPPING = frozenset({"stop", "stops", "stopped", "cease", "ceases", "ceased", "quit"})
# Words by which something costs money, and by which it costs none: "pay", "free"; not "earn".
_PAYING = TAXED | {"pay", "pays", "paid", "charge", "charged", "cost", "costs", "fee", "fees"}
_COSTING = frozenset({"paying", "penalty"})  # what else costs money: "a **penalty** is due"
_BUYING = frozenset({"need", "needs", "buy"})  # "**need** a ticket", which costs money
_NOTHING, _PAYING_NOTHING = "nothing", frozenset({"free", "nothing"})
# What is said of a thing that others are given for nothing: "drinks are **on the house**".
_TREATS = (("on", "us"), ("on", "the", "house"))
_WITHOUT, _WITHOUT_COST = "without", _PAYING | {"paying", "payment", "charges", "penalty"}
# What somebody is given who is spared something.
_RELIEF = frozenset({"exemption", "exemptions"})
# Words of what one pays or suffers for a deed: "Will I be **fined**?"; not "charged".
_PENALTIES = frozenset({"fine", "fined", "prosecuted", "penalty", "penalised", "punished"})
# What whoever does what is forbidden suffers: "you will be **fined** if you row"; not "charged".
_SUFFERED = (_PENALTIES - {"fine"}) | {"expelled", "evicted", "towed", "clamped", "arrested"}
# Verbs of who suffers it: "you may **get** a penalty"; not "appeal against it".
_GETTING = syntax.BE | word_set("be get have receive face")
# Words by which that deed is denied: "is **guilty** of an offence"; not "refused".
_OFFENCES = frozenset({"guilty", "offence", "offense", "crime"})
# Words of who has to close, and by which that is denied to be open: "must stay **closed**".
_TO_CLOSE = frozenset({"close", "shut"})
_CLOSED = frozenset({"closed", "shut"})
# Verbs of what nobody can use then: "the pool **closes** if it freezes"; not "is closed".
_CLOSING_DOWN = frozenset({"close", "closes", "shut", "shuts"})
# How some are let do other than others must: "guests **may** pay cash **instead**"; not "can be".
_INSTEAD, _LEAVE = "instead", frozenset({"may", "can"})
# What whoever asks may do to others: "can I **refuse** a guest"; not "am I refused", "do I lose".
_DENIED_BY_ASKER = word_set("refuse deny ban exclude withhold reject bar prohibit")
_YOU, _ASKER, _NOT_VERBS = "you", "i", syntax.DETERMINERS - {"that"}
_NEAR_VERB = 3  # words behind a subject among which such a verb stands: "will then close"
# Verbs of what is so, not done: "must **stay** shut".
_STAYING = syntax.BE | {"be", "stay", "stays", "remain", "remains", "keep", "keeps"}
# Words that begin a case, an aside or a relative clause: "Can I stay **if** I row?"; not "stay so".
_CASES = word_set(
    "if when while once because after before until unless ( who whose that which where"
)


def lets_do_instead(provision: Provision, said: Sequence[str]) -> bool:
    """Tell whether some may do other than is demanded: "guests **may** pay cash **instead**".

    Args:
        provision: a provision.
        said: the words of its conclusion.
    """
    lets = _INSTEAD in said and not _LEAVE.isdisjoint(said) and "be" not in said
    return lets and provision.force is Force.GRANTS and provision.positive


def opposed(rule: Rule, provision: Provision, question: Question) -> bool:
    """Tell whether a question asks for the opposite of a conclusion, grammar left aside.

    Example:
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("Your licence ends if you move away.")
        >>> ending = rule.provisions[0]
        >>> opposed(rule, ending, read_question("Can I keep my licence?"))
        True
        >>> opposed(rule, ending, read_question("Will I lose my licence?"))
        False
    """
    asked = _stating_cost(question.words)
    said = _stating_cost(words_in(_behind_subject(rule, provision)))
    said = said[said[:1] == (_NOTHING,) :]  # "**nothing** is paid for cash" is denied by grammar
    relieves = names_relief(rule, provision)
    same = provision.waives and question.demand  # "need not **deny** entry", asked in that word
    named = (question.denying if same else _RELIEF & question.denying) & frozenset(said)
    named = (frozenset() if relieves else named) | _deny_nothing(question, asked, said)
    asks_denial = bool(question.denying - named)
    denies = bool(provision.denying - named) or relieves or names_ban(rule, provision)
    if not asks_denial and not _PENALTIES.isdisjoint(asked):
        denies = denies and not provision.denying <= _OFFENCES  # "… is an offence" brings a fine
    asks_deed = asks_leave(question.words) and (_SUFFERED | _PENALTIES).isdisjoint(asked)
    suffers = not _SUFFERED.isdisjoint(said) and not _lets_do(said, question.keys)
    denies = denies or (asks_deed and suffers)
    asks_denial, denies = _of_closing(provision, question, asked, said, (asks_denial, denies))
    if _speak_of_keeping(asked, said):
        asks_denial = asks_denial or _loses(asked)
        denies = denies or _loses(said)
        duty = question.demand and (provision.force is Force.DEMANDS or provision.waives)
        if not duty and others_keep(words_in(provision.conclusion.of(rule.plain)), asked):
            denies = True  # "We keep the deposit if …": who asks to get it back
    if _speak_of_cost(asked, said):
        asks_denial = asks_denial or not _PAYING_NOTHING.isdisjoint(asked)
        denies = denies or not _PAYING_NOTHING.isdisjoint(said)
    done = question.demand and provision.force is Force.DEMANDS  # "Shoes must be removed"
    ended = not done and ends_it(said) and WE_END.intersection(said).isdisjoint(asked)
    if ended and (LOSING | WE_END).isdisjoint(asked) and not ends_it(asked):
        denies = True  # "The pass is withdrawn if …": who asks for it
    if _asks_whether_over(asked) and provision.force is Force.GRANTS and not _loses(said):
        asks_denial = True  # "You can still get the pass if …": who asks whether it stops
    if ended and relieves:  # "The exemption ends if …" relieves nobody in that case
        denies, asks_denial = False, asks_denial and not (_loses(asked) or ends_it(asked))
    aims = _aims_at_it(rule, provision)
    dodging = dodges(said) and not aims
    if _stops(said, question.keys):
        denies = True
        asks_denial = asks_denial or not _STOPPING.isdisjoint(asked)
    denies = denies or others_bear_cost(rule, provision, question)
    denies = denies or takes_away(said, asked, provision.about) or gives_up(said, asked)
    denies = denies or (question.demand and lets_do_instead(provision, said))
    spared = provision.waives or _says_there_is_none(said, asked)
    if provision.force is Force.DEMANDS or spared or (dodging and question.demand):
        asks_denial = asks_denial or (dodges(asked) and not aims)
        denies = denies or dodging
    denies = denies or (not asks_denial and undoes(rule, provision, question))
    goes = _loses(said) or _loses(asked)  # "Your grant is reduced": not the **full** grant
    otherwise = compare_otherwise(asked, said) or (not goes and in_full_or_part(asked, said))
    otherwise = otherwise or another_price(rule, provision, question)
    differ = (asks_denial is not denies) is not otherwise
    return differ and not qualifies_for_relief(asked, said)


def _deny_nothing(question: Question, asked: Sequence[str], said: Sequence[str]) -> frozenset[str]:
    """Return the denying words that deny nothing that is asked for.

    So does what names the deed of whoever asks: "Can I **refuse** a guest?".
    """
    own = question.words[1:2] == (_ASKER,)
    deeds = question.denying.intersection(question.words[2:3]) & _DENIED_BY_ASKER
    deeds = deeds if own else frozenset()
    return waived_as_asked(asked, said) | deeds


def _lets_do(said: Sequence[str], asked: frozenset[str]) -> bool:
    """Tell whether the very deed asked for is allowed: "You **can appeal** against a penalty".

    Not where it brings a penalty: "You **can get** a penalty for parking here".
    """
    deeds = (deed for modal, deed in pairwise(said) if modal in syntax.MODALS)
    deed = next(deeds, "")
    return deed not in _GETTING and key(deed) in asked


def _aims_at_it(rule: Rule, provision: Provision) -> bool:
    """Tell whether it is an aim to do without something: "be 12 **to ride without a vest**"."""
    aims = () if provision.purpose is None else map(rule.clause, clause_ids(provision.purpose))
    if any(dodges(words_in(aim.statement)) for aim in aims):
        return True
    said = provision.conclusion.of(rule.plain)
    return provision.force is Force.DEMANDS and _AIM_WITHOUT.search(said) is not None


# "be 12, or taller than 135 cm, **to ride without a seat**"; not "pay without delay".
_AIM_WITHOUT = re.compile(r",\s+to\s+(?:\w+\s+){1,4}without\b", re.IGNORECASE)


def _of_closing(
    provision: Provision,
    question: Question,
    asked: Sequence[str],
    said: Sequence[str],
    signs: tuple[bool, bool],
) -> tuple[bool, bool]:
    """Return whether question and conclusion deny, where either is of closing.

    Args:
        provision: what a question is put to.
        question: the question.
        asked: its words.
        said: those of the conclusion behind its subject.
        signs: whether each of the two denies, by its other words.
    """
    asks_denial, denies = signs
    to_close = not _TO_CLOSE.isdisjoint(asked)
    if not asks_denial and to_close:
        denies = denies and not provision.denying <= _CLOSED
    modal = next((at for at, word in enumerate(said) if word in syntax.MODALS), 0)
    near = said[modal : modal + _NEAR_VERB]  # "the owner | **may close** it"
    closes = not _CLOSING_DOWN.isdisjoint(near) and _STAYING.isdisjoint(near)
    closes = closes and _YOU not in said[:1]  # "you can **close** a company" is leave to do it
    if provision.condition is None or not closes:
        return asks_denial, denies
    denying = question.denying or _CLOSED.intersection(asked)  # "Can my shop be **closed**?"
    of_closing = bool(denying) and denying <= _CLOSED  # "Does it **shut**?"
    return asks_denial and not of_closing, denies or not (of_closing or to_close)


def names_relief(rule: Rule, provision: Provision) -> bool:
    """Tell whether a conclusion says of an exemption that it is given, or for whom it is.

    Args:
        rule: the rule.
        provision: one of its provisions.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("The toll exemption is for drivers of buses. The pass is for rowers.")
        >>> [names_relief(rule, provision) for provision in rule.provisions]
        [True, False]
    """
    return _names(rule, provision, _RELIEF)


def names_ban(rule: Rule, provision: Provision) -> bool:
    """Tell whether a conclusion says of a ban that it holds, or for whom it is.

    Args:
        rule: the rule.
        provision: one of its provisions.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("The ban on dogs applies in May. The tax on dogs applies in May.")
        >>> [names_ban(rule, provision) for provision in rule.provisions]
        [True, False]
    """
    return _names(rule, provision, BANS)


def _names(rule: Rule, provision: Provision, nouns: frozenset[str]) -> bool:
    """Tell whether one of some nouns is in the subject of a conclusion that demands nothing."""
    if provision.force is Force.DEMANDS or nouns.isdisjoint(rule.keys):
        return False
    words = words_in(provision.conclusion.of(rule.plain).lower())
    said, verb = syntax.PREPOSITIONS | syntax.RELATIVES, syntax.finite_verb(tuple(words)) or 0
    # not "a rower under a **ban** may not row", nor "a rower who serves a **ban** may not"
    return not nouns.isdisjoint(takewhile(lambda word: word not in said, words[:verb]))


def others_keep(said: Sequence[str], asked: Sequence[str]) -> bool:
    """Tell whether others keep what a question is to have: "**we** keep it", "it is **retained**".

    What "may be kept", whoever asks may keep; "people who joined the club" are not the club.
    """
    at = next((at for at, word in enumerate(said) if word in _HELD), 0)
    if names_provider(_before_case(said[:at])) and not _is_let_keep(said[:at]):
        own = asked[1:2] == (_ASKER,) and not _HELD.isdisjoint(asked)
        return own or not _WANTING.isdisjoint(asked)
    return not (syntax.BE.isdisjoint(said[max(at - 1, 0) : at]) or _WANTING.isdisjoint(asked))


def _is_let_keep(before: Sequence[str]) -> bool:
    """Tell whether somebody is let keep a thing: "we **allow you to** keep it"; not "we may"."""
    return not _LETTING.isdisjoint(before)


def _loses(words: Sequence[str]) -> bool:
    """Tell whether a verb says that something goes: "it **ends**"; not "at the end of June"."""
    return any(
        word in LOSING
        and (not at or words[at - 1] not in _NOT_VERBS)
        and not (at and _says_which(words[at - 1 : at + 2]))
        for at, word in enumerate(words)
    )


def _says_which(words: Sequence[str]) -> bool:
    """Tell whether the second of three words tells things apart: "pay **reduced** fees"."""
    if len(words) < 3 or not words[1].endswith("ed"):  # noqa: PLR2004 - what stands around it
        return False
    verbal = words[0] in syntax.AUXILIARIES | syntax.BE or syntax.is_adverb(words[0])
    named = not classes(words[2]).isdisjoint({NOUN, ADJECTIVE}) and VERB not in classes(words[2])
    return not verbal and named


def _behind_subject(rule: Rule, provision: Provision) -> str:
    """Return what a conclusion says behind the clauses of its subject: "crews who row | pay"."""
    whole = provision.conclusion
    limits = (each for each in (provision.subject, provision.condition) if each is not None)
    spans = [rule.clause(name).span for limit in limits for name in clause_ids(limit)]
    leave = _leave(whole.of(rule.plain))
    # a clause behind the modal is no part of the subject: "you **can** row in May"
    ends = [s.end for s in spans if s.start < (whole.start + leave if leave else whole.end)]
    if any(end >= whole.end for end in ends):
        return whole.of(rule.plain)  # "a loan is for people who would lose money": no subject
    inside = [end for end in ends if whole.start < end < whole.end]
    return rule.plain[max(inside, default=whole.start) : whole.end]


def _leave(conclusion: str) -> int | None:
    """Return where the first modal of a conclusion ends, None where it has none.

    So does a form of "be" that no relative stands before: "entry **is** free for those who row".
    """
    tokens = tokenize(conclusion)
    said = tuple(zip(tokens.words, tokens.ends, strict=True))
    modal = next((end for word, end in said if word in syntax.MODALS), None)
    if modal is not None:
        return modal
    opening = next((e for word, e in said if word in syntax.BE or word in syntax.RELATIVES), None)
    verb = next((end for word, end in said if word in syntax.BE), None)
    return verb if verb == opening else None


def _stating_cost(words: Sequence[str]) -> Sequence[str]:
    """Return the words before a case, with "free" where something costs nothing anywhere."""
    before = _before_case(words)
    if "ticket" in words and not _BUYING.isdisjoint(words):
        before = (*before, "pay")
    return (*before, "pay", "free") if _at_no_cost(words) else before


def _before_case(words: Sequence[str]) -> Sequence[str]:
    first = 2 * (tuple(words[1:2]) == ("that",))  # "events **that** end your cover"
    return (*words[:first], *takewhile(lambda word: word not in _CASES, words[first:]))


def _stops(said: Sequence[str], asked: frozenset[str]) -> bool:
    """Tell whether a conclusion ends the very thing that is asked for: "stop claiming it"."""
    return any(
        word in _STOPPING and following.endswith("ing") and key(following) in asked | {""}
        for word, following in pairwise(said)
    )


def ends_it(said: Sequence[str]) -> bool:
    """Tell whether a conclusion says of what it is about that it ends.

    Example:
        >>> ends_it("the right is lost".split()), ends_it("a lost key is cut".split())
        (True, False)
        >>> ends_it("it ends sooner".split()), ends_it("banned at tram stops".split())
        (True, False)
        >>> ends_it("the pass will end".split()), ends_it("guests sit in the far end".split())
        (True, False)
    """
    named = any(
        before in syntax.PREPOSITIONS and word in syntax.DETERMINERS | {"bus", "tram", "coach"}
        for before, word in pairwise(said[-_NAME:-1])
    )
    last = len(said)
    while last and (said[last - 1] in _WHEN_ENDING or syntax.is_adverb(said[last - 1])):
        last -= 1
    if not _ENDING.isdisjoint(said[last - 1 : last]) and not named:
        return True
    if any(tuple(said[at : at + len(_TO_AN_END)]) == _TO_AN_END for at in range(1, len(said))):
        return True
    ours = said[:1] in (["we"], ("we",)) and syntax.NEGATIONS.isdisjoint(said)
    return any(
        (word in _ENDED and not syntax.BE.isdisjoint(said[max(at - 2, 0) : at]))
        or (ours and word in WE_END and said[at - 1] in _BEFORE_WE_END)
        for at, word in enumerate(said)
        if at
    )


def _asks_whether_over(asked: Sequence[str]) -> bool:
    """Tell whether a question asks of a thing whether it ends: "Will my pass **stop**?"."""
    plain = [word for word in asked if word.isalpha()]
    return plain[-1:] != [] and plain[-1] in _ENDING and plain[:1] != ["can"]


def _speak_of_cost(asked: Sequence[str], said: Sequence[str]) -> bool:
    """Tell whether one side says that something is free, and the other that it costs money."""
    sides = (asked, said), (said, asked)
    return any(
        not _PAYING_NOTHING.isdisjoint(free)
        and not (_PAYING | _COSTING).isdisjoint(paid)
        and implied.FREE_TO not in pairwise(free)
        for free, paid in sides
    )


def _says_there_is_none(said: Sequence[str], asked: Sequence[str]) -> bool:
    """Tell whether there is none of what one asks to do without: "**there is no** entry test"."""
    if _WITHOUT not in asked or "no" not in said or tuple(said[:1]) != ("there",):
        return False
    named = takewhile(lambda word: word not in syntax.PREPOSITIONS, said[said.index("no") + 1 :])
    return not set(named).isdisjoint(asked[asked.index(_WITHOUT) + 1 :])


def _at_no_cost(words: Sequence[str]) -> bool:
    """Tell whether something is free: "**at no** cost", "**without** a fee", "is **on us**"."""
    if "on" in words and any(
        word in syntax.BE and tuple(words[at + 1 : at + 1 + len(treat)]) == treat
        for at, word in enumerate(words)
        for treat in _TREATS
    ):
        return True
    return any(
        (
            word == "no"
            and words[at - 1] in syntax.PREPOSITIONS
            and not _PAYING.isdisjoint(words[at + 1 : at + 3])
        )
        or (word == _WITHOUT and not _WITHOUT_COST.isdisjoint(words[at + 1 : at + 4]))
        for at, word in enumerate(words)
        if at
    )


def _speak_of_keeping(asked: Sequence[str], said: Sequence[str]) -> bool:
    """Tell whether one side says that something stays or goes, so that the other's verb counts."""
    stays = not _KEEPING.isdisjoint(asked) or not _KEEPING.isdisjoint(said)
    return stays or not _LOSE.isdisjoint(asked) or not _LOSE.isdisjoint(said)
