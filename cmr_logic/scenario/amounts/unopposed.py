"""Is a figure of a story that of the matter, since nothing in its words says that it is another's?

A question and its rule fix what is spoken of: asked whether my boat is longer than 7 metres, "she's
six and a half from stem to stern" tells it. So the only figure of its kind is taken for the one in
question if the words that it stands in point to the matter, and none of them tells of another
person, another thing, another time, a plan, or another measure.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.scenario.amounts.figures import Figure
from cmr_logic.scenario.amounts.judges import JUDGING, is_judge
from cmr_logic.scenario.amounts.lone import STAYING, is_wanted_for
from cmr_logic.scenario.amounts.nothing_besides import can_only_be_of_it
from cmr_logic.scenario.amounts.of_other_things import is_of_another_matter
from cmr_logic.scenario.amounts.standing_for import stands_for_it
from cmr_logic.scenario.amounts.still_so import PLAINLY, POINTS, has_begun, is_so_still
from cmr_logic.scenario.amounts.understood import Meant, belongs, names_others, numeric, of_another
from cmr_logic.scenario.amounts.ways import runs_same_way
from cmr_logic.scenario.lexicon.relations import covers, keyed, word_key
from cmr_logic.scenario.matching.agreement import same_subject
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.scenario.statements.statement import Mood, Statement, Tense, Who
from cmr_logic.text import NOUN, classes, word_set, words_in

# What might be, was once, is asked for, or may be at most: "I **used to** have 9", "**up to** 9".
_NOT_SO = re.compile(
    r"\b(?:if|would|could|might|may\s(?:be|have|need)|maybe|perhaps|ought|limit|allowed|allowance|maximum|capacity|used\sto"
    r"|originally|at\sfirst|to\sbegin\swith|back\sthen|formerly|previously|(?:last|next|the\sother)\s(?:year|month|week|summer"
    r"|winter|spring|autumn|time)|when\s(?:I|we)\s(?:was|were)|hop(?:e|es|ing)\sto|plan(?:s|ning)?\sto|want(?:s|ed)?\sto"
    r"|thinking\sof|going\sto\s(?:buy|get|add)|some\s?day|discount|refund|voucher|coupon|or\sso\sthey|supposed|not\s(?:sure|certain)"
    r"|no\sidea|in\smy\s(?:last|previous|old|former)\sjob|don['’]t\sknow|wonder(?:ing)?|plus\show|however\smany|the\srules?\s|the\spolicy\ssays|once\sI|until\sI)\b"
    r"|\b(?:years?|months?|weeks?|days?)\sago\b|[£$€]\d[\d.,]*\soff\b|\bcom(?:e|ing)\sdown\swith\b|\bbeen\snear\b",
    re.IGNORECASE,
)
_AGO = re.compile(r"\b(?:years?|months?|weeks?|days?|hours?)\sago\b", re.IGNORECASE)
_LATE = re.compile(r"\b(?:late|later|overdue|delay|behind|past|after)", re.IGNORECASE)
# Whose they are, that are told of in passing: "**next door** has nine".
_NEXT_DOOR = re.compile(
    r"\b(?:next\sdoor|(?:the\s(?:people|family|couple|chap|man|woman|lady)|them|those)\s(?:next\sdoor|opposite|upstairs|downstairs)"
    r"|(?:at|in|on)\s(?:the\s)?other\s|instead\sof|compared\s(?:to|with)|someone\selse|other\speople|everyone\selse)\b",
    re.IGNORECASE,
)
# What is done with things that one has no more, or has not yet: "I **sold** nine"; not "I keep".
_PARTING = word_set(
    "sell give lose return leave lend see watch paint eat drink bury throw swap visit meet hear "
    "read know miss need want order walk borrow like love dream remember hit save kill find "
    "refuse reject pay cost earn owe win"
)
# What one will do that is planned by now: "I'll **bring** nine"; not "I'll sell nine".
_SELF_FUTURE = word_set(
    "bring take carry use stay pay put be have come go sit stand keep leave cross travel drive fly "
    "arrive enter pack hold"
)
# What is asked for before one has it: "we need to **borrow** £90"; not "we need to sell".
_SOUGHT = word_set("borrow loan book booking hire rent order")
# What "must" says to be likely: "it **must be** 20 metres"; not "it must go".
_SURELY = word_set("be get_on weigh measure cost reach")
_MUST = re.compile(r"\bmust\b", re.IGNORECASE)


def may_be_of_the_matter(measured: Meant, figure: Figure) -> bool:
    """Tell whether no words of a figure say that it is of another person, time or measure.

    Args:
        measured: what the clause measures.
        figure: a figure of a story.
    """
    piece = figure.piece
    text = piece.text
    doubted = _NOT_SO.search(_AGO.sub("", text) if has_begun(measured, piece.told) else text)
    sought = _asks_for_it(measured, piece.told) or is_wanted_for(measured, piece.told)
    came = measured.kind == "count" and _came_only(measured, piece.told)
    if came or (doubted and not sought) or _NEXT_DOOR.search(text) or of_another(text):
        return False
    others = [word for word in piece.words if word_key(word) != piece.told.verb]
    if not runs_same_way(measured.demand, others) or not _holds(measured, piece.told, text):
        return False
    if (
        _names_its_thing(measured, figure)
        or measured.is_of_other(piece.words)
        or measured.is_elsewhere(piece.words)
    ):
        return False
    if measured.asks_delay and _LATE.search(text) is None:
        return False
    if is_of_another_matter(measured, figure):
        return False
    return not (_is_of_others(measured, figure) or _is_of_another_aspect(measured, piece.words))


def _names_its_thing(measured: Meant, figure: Figure) -> bool:
    """Tell whether a size or a time is that of another thing behind it: "a 600 cc **bottle**"."""
    if figure.made or measured.kind not in lists.SIZES | {"duration", "temperature"}:
        return False
    text, at = figure.piece.text, figure.start - figure.piece.told.start
    behind = _THING.match(text, at + len(figure.quantity.text))
    key = word_key(behind["thing"].lower()) if behind is not None else ""
    if behind is None or not key:
        return False
    kinds = classes(behind["thing"].lower())
    if kinds != {NOUN} and not (NOUN in kinds and _ARTICLE.search(text[:at])):
        return False
    return not (numeric(key) or speaks_of(measured, {key}) or is_judge(key))


_ARTICLE = re.compile(r"\b(?:an?|the|my|our)\s$", re.IGNORECASE)
_THING = re.compile(r"\s(?P<thing>[a-z]+)\b", re.IGNORECASE)


def _holds(measured: Meant, told: Statement, text: str) -> bool:
    """Tell whether a statement says what is so, at the time that a clause asks of."""
    target = measured.target
    wished = told.mood is Mood.WISH and not told.negated and _asks_for_it(measured, told)
    if wished or is_wanted_for(measured, told):
        return True
    gone = target.tense in (Tense.PAST, Tense.PERFECT)
    if told.negated or told.tense is Tense.OVER or told.mood is Mood.OPEN:
        return False
    if told.mood is Mood.DUTY:  # who has had to do a thing has done it
        thing = not told.subject.person and measured.kind != "count"
        surely = thing and told.verb in _SURELY and _MUST.search(text)
        return (
            bool(surely) or _asks_for_it(measured, told) or (told.tense is Tense.PERFECT and gone)
        )
    if told.mood is Mood.WISH:
        return target.mood is Mood.WISH or target.tense is Tense.FUTURE
    if told.tense is Tense.FUTURE:
        by_oneself = told.subject.who is Who.SELF and told.verb not in _SELF_FUTURE
        return not gone and (target.tense is Tense.FUTURE or not by_oneself)
    return told.tense is not Tense.PAST or gone or is_so_still(measured, told, text)


def _asks_for_it(measured: Meant, told: Statement) -> bool:
    """Tell whether somebody says how much they need of what a rule is about: "we need to borrow".

    Whoever asks for a loan has none yet.
    """
    sought = measured.target.subject.who is not Who.SELF and measured.kind == "money"
    mine = told.subject.who is Who.SELF and told.tense is Tense.PRESENT
    return sought and mine and bool(_SOUGHT & measured.asks & {told.verb, *told.keys})


def _is_of_others(measured: Meant, figure: Figure) -> bool:
    """Tell whether a figure is of another person, or of what belongs to one."""
    piece, asked = figure.piece, measured.target.subject
    subject = piece.told.subject
    bodies = lists.BODIES | lists.GROUPS | lists.COLLECTIVES | lists.ANYBODY
    relative = asked.who in (Who.OWN, Who.OTHER) and is_person(asked.head)
    if relative and asked.head not in bodies and subject.who is Who.SELF:
        return True  # what I earn is not what my parents earn
    judges = is_judge(subject.head) and piece.told.verb in JUDGING
    told_of = subject.person and subject.who is not Who.SELF and not piece.bare and not judges
    if (told_of or subject.head in lists.KIN) and not same_subject(asked, subject):
        named = measured.kind == "count" and _counts_subject(figure)
        if not named:
            return True
    people = measured.kind == "count" and figure.quantity.unit in _COUNTED_AMONG_OTHERS
    if people:
        return False
    words = [word for word in piece.words if word not in {"her", "his"}]
    if subject.who is Who.SELF and speaks_of(measured, {piece.told.verb, *piece.told.keys}):
        words = [word for word in words if word_key(word) not in lists.OTHERS]  # "I care for Mum"
    return names_others(words)


# What those are on, or at, who work for a firm: "on the **payroll**"; not "on the list".
_ON_THE_STAFF = word_set("payroll books staff premises site full time part present work moment us")
_VISITING = frozenset({"come", "visit", "dine", "call"})
_EMPLOYING = "employ"  # what one does with whom a firm counts
_ANYBODY = frozenset({"person", "people"})
_COUNTED_AMONG_OTHERS = frozenset({"person", "people", "guest", "attendee", "visitor", "child"})


def _counts_subject(figure: Figure) -> bool:
    """Tell whether a number stands in the subject that it counts: "**nine cousins** are coming"."""
    return figure.start <= figure.piece.told.start + len("about exactly")


def _is_of_another_aspect(measured: Meant, words: Sequence[str]) -> bool:
    """Tell whether words tell another measure of the kind: a rent, and not what is owed."""
    if measured.demand.constraints[0].unit == _HOW_OFTEN:
        return False
    keys = {part for key in keyed(words) for part in (key, *key.split("_")) if part}
    mine = measured.topic | measured.tells | measured.asks
    own = measured.asks | measured.demand.about
    own |= measured.own_tells if measured.kind in _TIMES else frozenset()
    return keys.isdisjoint(own) and any(k in measured.elsewhere and k not in mine for k in keys)


def points_to_the_matter(measured: Meant, figure: Figure, story: frozenset[str], text: str) -> bool:
    """Tell whether the words of a figure point to what a clause measures.

    Args:
        measured: what the clause measures.
        figure: a figure of a story.
        story: what all words of the story are compared by.
        text: the story.
    """
    piece, told = figure.piece, figure.piece.told
    spoken = speaks_of(measured, {key for key in keyed(piece.words) if key})
    often = measured.demand.constraints[0].unit == _HOW_OFTEN and told.verb in _COMING
    if often and told.subject.who is Who.SELF:
        return measured.target.verb in _COMING
    if _is_of_other_deed(measured, figure) or _is_elsewhere(measured, figure):
        return False
    if is_wanted_for(measured, told):
        told_of_it = True
    elif not spoken:
        told_of_it = stands_for_it(measured, figure, text)
    elif measured.kind == "count" and not figure.bare:
        told_of_it = _counts_what_is_asked(measured, figure)
    else:
        told_of_it = _is_told_of_it(measured, figure, story)
    return told_of_it or can_only_be_of_it(measured, figure, text)


def _is_of_other_deed(measured: Meant, figure: Figure) -> bool:
    """Tell whether what is counted had another thing done to it: "I **planted** nine trees"."""
    told = figure.piece.told
    if measured.kind != "count":
        return False
    known = {measured.target.verb, figure.quantity.unit, ""}  # "I had to **claim** twice"
    plain = figure.piece.bare or told.verb in PLAINLY | JUDGING | known
    gathers = figure.bare or figure.quantity.unit == POINTS
    plain = plain or (gathers and told.verb in _GATHERING)
    return not plain and told.subject.who is Who.SELF


def _is_elsewhere(measured: Meant, figure: Figure) -> bool:
    """Tell whether a figure is how far others are, or how long somebody else takes."""
    words, told = figure.piece.words, figure.piece.told
    if words[:1] in (("he",), ("she",)):
        return True
    of_oneself = measured.target.subject.who is not Who.SELF or told.subject.who is Who.SELF
    far = measured.kind == "distance" and not of_oneself
    if _is_from_elsewhere(measured, words, of_other=told.subject.who is Who.OTHER):
        return True
    return far and _FROM_HOME.isdisjoint(words)  # how far the depot is from the sea


def _is_from_elsewhere(measured: Meant, words: Sequence[str], *, of_other: bool) -> bool:
    """Tell whether a distance is that from another place of one's own: "from **my office**".

    How far another thing is from a place is how far one is from it only where one is there.
    """
    if measured.kind != "distance":
        return False
    for at, (own, thing) in enumerate(pairwise(words)):
        # "from **the station**", and not "from the edge of the harbour"
        there = (
            own == "the" and words[at - 1 : at] == ("from",) and words[at + 2 : at + 3] != ("of",)
        )
        placed = (own in _FROM_OWN or (there and of_other)) and NOUN in classes(thing)
        key = word_key(thing) if placed else ""
        if key and key not in lists.HOMELY and not speaks_of(measured, {key}):
            return True
    return False


def _is_known(measured: Meant, figure: Figure, story: frozenset[str]) -> bool:
    """Tell whether a story speaks of the matter, or can be of nothing else."""
    if measured.kind in _MATERIAL or speaks_of(measured, story):
        return True
    counted = figure.bare and measured.kind == "count"
    return counted and figure.last in ("", *measured.topic)


def _is_told_of_it(measured: Meant, figure: Figure, story: frozenset[str]) -> bool:
    """Tell whether a figure is told of the thing that a clause measures, or of oneself.

    Args:
        measured: what the clause measures.
        figure: a figure whose words speak of that.
        story: what all words of the story are compared by.
    """
    piece, told, subject = figure.piece, figure.piece.told, figure.piece.told.subject
    if piece.bare or subject.who is Who.IT or (not subject.head and subject.who is not Who.SELF):
        return True
    if subject.who is Who.SELF:
        return _is_told_of_oneself(measured, figure)
    topic = (measured.topic | measured.asks) - _SAYING_NOTHING
    if _names_kind(subject.head, measured) or belongs(subject.head, topic, topic):
        plain = told.verb in JUDGING | PLAINLY | lists.HAVING | _REACHING
        return plain or speaks_of(measured, {told.verb})
    if is_judge(subject.head) or numeric(subject.head) or _is_name(piece.text, told):
        return True
    return subject.person and _is_known(measured, figure, story)


def _is_told_of_oneself(measured: Meant, figure: Figure) -> bool:
    """Tell whether somebody says of the matter what they have or do: not of another thing."""
    told = figure.piece.told
    if measured.kind != "data" and told.verb in lists.HAVING and _has_another(measured, told):
        return False
    return told.verb not in _PARTING or speaks_of(measured, {told.verb})


def _is_name(text: str, told: Statement) -> bool:
    """Tell whether a piece begins with a name, which stands without an article: "Rex weighs …"."""
    first = text.split(None, 1)[0] if text else ""
    return first[:1].isupper() and word_key(first.lower()) == told.subject.head


def _counts_what_is_asked(measured: Meant, figure: Figure) -> bool:
    """Tell whether things are counted that a clause counts, in whatever is done with them."""
    told, target = figure.piece.told, measured.target
    unit = word_key(figure.quantity.unit)
    more = speaks_of(measured, {key for key in told.keys if key != unit} | {told.verb})
    having = lists.HAVING | {"be"}
    if _is_of_other_people(measured, figure):
        return False
    if told.subject.who is Who.SELF:
        if told.verb in having | PLAINLY:
            return more or target.verb in having | _USING  # who has two dogs may walk others
        return more or (target.verb in having | _USING and told.verb not in _PARTING)
    if told.subject.who is Who.IT or figure.piece.bare or not told.subject.head:
        return True
    plain = told.verb in JUDGING | PLAINLY | _REACHING
    return _counts_subject(figure) or plain or speaks_of(measured, {told.verb})


def _came_only(measured: Meant, told: Statement) -> bool:
    """Tell whether those are counted who came once: "six people **came** to dinner"."""
    once = told.tense is Tense.PAST and measured.target.tense is Tense.PRESENT
    return once and told.verb in _VISITING and measured.target.verb not in _VISITING


def _is_of_other_people(measured: Meant, figure: Figure) -> bool:
    """Tell whether others are counted than a clause counts: "nine people on the guest list"."""
    text, at = figure.piece.text, figure.start - figure.piece.told.start
    behind = words_in(text[at:].lower())
    behind = behind[behind.index("people") :] if "people" in behind else ()
    own = measured.topic | measured.asks
    anybody = measured.demand.constraints[0].unit in _ANYBODY
    if anybody:  # "nine people in our choir"; not "nine people on the guest list"
        staff = _EMPLOYING in measured.topic | measured.demand.about
        return staff and any(
            NOUN in classes(w) and w not in lists.BODIES | lists.GROUPS | _ON_THE_STAFF
            for w in behind[1:]
        )
    return any(is_person(w) and not belongs(word_key(w), own, own) for w in behind[1:])


def speaks_of(measured: Meant, keys: frozenset[str] | set[str]) -> bool:
    """Tell whether words name what a clause measures, or tell its aspect."""
    mine = _words_of(measured)
    return any(
        key and key not in _SAYING_NOTHING and not numeric(key) and belongs(key, mine, mine)
        for key in keys
    )


@lru_cache(maxsize=256)
def _words_of(measured: Meant) -> frozenset[str]:
    """Return what the words are compared by that name what a clause measures, or tell it."""
    words = (measured.topic | measured.own_tells | measured.asks) - _SAYING_NOTHING
    return frozenset(word for word in words if not numeric(word))


# Words of where whoever asks is: "from **our** door"; not "from the sea".
_FROM_HOME = frozenset({"my", "our", "me", "us", "here", "home", "door", "i", "we"})
_FROM_OWN = frozenset({"my", "our"})
# How far, long or much a thing goes: "the roof **reaches** 4 m"; not "the roof leaks".
_REACHING = word_set(
    "last stand sit take get_on reach cost weigh measure hang cover exceed total number amount"
)
_HOW_OFTEN = "time/year"
# Visits, by whatever verb they are told: "I **come** on Mondays"; not "I rest on Mondays".
_COMING = word_set("come go visit attend be pop drop swim train exercise use call")
# Verbs of rules for what is there: "you **use** two rods"; not "you paint two rods".
_USING = word_set("use include contain comprise")
_TIMES = frozenset({"duration", "rate"})
# How one comes by what is counted, which its figure may leave out: "I **earn** 66"; not "I lost".
_GATHERING = word_set(
    "earn collect gain score reach achieve obtain gather total manage count average"
)
# What can be measured of hardly anything that is spoken of in passing: not money.
_MATERIAL = frozenset({"weight", "volume", "area", "temperature", "data"})
# Words of a clause that name no matter: "you **have**"; not "boat".
_SAYING_NOTHING = (
    word_set("have be get go make take do put keep hold use give show say want need day week")
    | word_set(
        "month year hour time minute apply free home house not person people one per rule card"
    )
    | lists.LIGHT
    | lists.DIMENSIONS
    | lists.HAVING
)


def _has_another(measured: Meant, told: Statement) -> bool:
    """Tell whether somebody has another thing than the one that a clause measures."""
    known = measured.topic | measured.tells | measured.asks | measured.target.subject.keys
    own = told.core - {told.verb, word_key(told.verb)} - lists.LIGHT - lists.DIMENSIONS
    things = {key for key in own if classes(key) == {NOUN} and not key[0].isdigit()}
    return bool(things) and not any(belongs(key, known, measured.tells) for key in things)


def _names_kind(head: str, measured: Meant) -> bool:
    """Tell whether a thing is of a kind with the one that a clause measures."""
    mine = measured.target.subject.head
    akin = {key for key in measured.given | {mine} if key and NOUN in classes(key)}
    return any(covers((head,), key) or covers((key,), head) for key in akin)


# What a rule is a rule of, wherever that is: "you stay in the **district**"; not "in the shed".
_RULED = word_set(
    "country district area region town city state county island municipality village province "
    "kingdom territory nation land parish borough canton community"
)


def says_the_rest(measured: Meant, story: frozenset[str]) -> bool:
    """Tell whether a story says all that a clause asks for besides the figure.

    Whoever farms 22 hectares need not keep livestock.

    Args:
        measured: what the clause measures.
        story: what all words of the story are compared by.
    """
    target = measured.target
    known = measured.asks | measured.given | target.subject.keys | lists.HAVING
    known |= {target.verb, word_key(target.verb)} | _SAYING_NOTHING
    known |= frozenset() if measured.kind == "percent" else measured.demand.beside
    if measured.kind == "duration" and target.verb in STAYING:
        known |= _RULED  # who comes to stay stays there
    unit = word_key(measured.demand.constraints[0].unit)
    wanted = {key for key in measured.demand.about - known if key != unit and not is_person(key)}
    told = story | measured.tells
    return all(covers(told, key) for key in wanted)
