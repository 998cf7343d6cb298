"""Figures whose words say that they are of something else than a clause measures.

Asked how far a school is, "I live four miles from the hospital" tells another way, and asked what a
bag weighs, "I weigh 82 kg" tells another weight. So does how often one uses a pool, for a clause
about a hall, and how many friends one has, for one about who lives in a house.
"""

from __future__ import annotations

from itertools import pairwise

from cmr_logic import syntax
from cmr_logic.scenario.amounts.figures import Figure
from cmr_logic.scenario.amounts.understood import Meant, belongs, numeric
from cmr_logic.scenario.lexicon.relations import word_key
from cmr_logic.scenario.matching.same_deed import object_of
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.scenario.statements.statement import Who
from cmr_logic.text import NOUN, classes, word_set, words_in

# Verbs of what one's own body is like: "I **weigh** 82 kg"; not "I weigh the bag".
_OF_A_BODY = frozenset({"weigh", "stand"})
# Behind which it stands how far off a thing is: "nine miles **to** the coast"; not "of road".
_ENDS = frozenset({"to", "from"})
# Where one is oneself: "from **here**"; not "from Leeds".
_HERE = word_set(
    "here home house flat door place gate me us mine road street farm cottage address bungalow "
    "apartment village doorstep drive estate building room bed end tip side edge corner top bottom "
    "bow stern head toe nose tail front back"
)
# What one does for sport, and leads nowhere: "I **run** nine miles"; not "I live nine miles off".
_EXERCISE = word_set("run jog swim hike ramble race row ride walk cycle train")
# Whom one has without living with them, or working for one: "five **friends**"; not "five lodgers".
_AFAR = word_set(
    "friend aunt uncle cousin niece nephew grandparent neighbour neighbor colleague mate pal "
    "workmate classmate follower sibling brother sister relative"
)
# What one did not do: "you **missed** nine classes"; not "you took nine".
_LEFT_OUT = word_set("miss skip lose fail")
_HOW_OFTEN = "time/"


def is_of_another_matter(measured: Meant, figure: Figure) -> bool:
    """Tell whether words of a figure say that it is of another thing than a clause measures.

    Args:
        measured: what the clause measures.
        figure: a figure of a story.
    """
    return (
        _is_of_a_body(measured, figure)
        or _is_another_way(measured, figure)
        or _is_how_many_afar(measured, figure)
        or _is_not_left_out(measured, figure)
        or _is_how_often_another(measured, figure)
    )


def _is_of_a_body(measured: Meant, figure: Figure) -> bool:
    """Tell whether somebody says what they weigh, and a clause asks it of a thing."""
    told, target = figure.piece.told, measured.target
    if measured.kind not in lists.SIZES or told.subject.who is not Who.SELF:
        return False
    if target.subject.who is Who.SELF or told.verb not in _OF_A_BODY:
        return False
    before = figure.piece.text[: max(figure.start - told.start, 0)]
    return not object_of(" " + " ".join(words_in(before.lower())[2:]))


def _is_another_way(measured: Meant, figure: Figure) -> bool:
    """Tell whether a distance is that to a place which the clause does not name, or a sport."""
    if measured.kind != "distance":
        return False
    words, told = figure.piece.words, figure.piece.told
    named = [word for word in words if word not in syntax.DETERMINERS | lists.OWNERS]
    ends = [place for link, place in pairwise(named) if link in _ENDS and _is_place(place)]
    if ends:
        return not _names(measured, figure)
    sport = told.subject.who is Who.SELF and told.verb in _EXERCISE
    return sport and told.verb != measured.target.verb and not _names(measured, figure)


def _is_place(word: str) -> bool:
    return NOUN in classes(word) and not numeric(word) and word_key(word) not in _HERE


def _names(measured: Meant, figure: Figure) -> bool:
    """Tell whether the words of a figure name a thing of the clause that is not its subject."""
    subject, verb = measured.target.subject.head, figure.piece.told.verb
    asked = (measured.target.words | measured.demand.about | measured.given) - {subject, verb}
    nouns = {word for word in figure.piece.words if _is_place(word)} - {verb, subject}
    return any(belongs(word_key(word), asked, asked) for word in nouns)


def _is_how_many_afar(measured: Meant, figure: Figure) -> bool:
    """Tell whether people are counted whom one has somewhere, and a clause asks who is there."""
    if measured.kind != "count" or figure.bare or figure.made:
        return False
    told, target = figure.piece.told, measured.target
    if told.subject.who is not Who.SELF or told.verb not in lists.HAVING:
        return False
    if target.verb in lists.HAVING and target.subject.who is Who.SELF:
        return False
    end = figure.start - told.start + len(figure.quantity.text)
    around = words_in(f"{figure.quantity.text} {figure.piece.text[end:]}".lower())[:4]
    return not _AFAR.isdisjoint(map(word_key, around))


def _is_not_left_out(measured: Meant, figure: Figure) -> bool:
    """Tell whether a clause asks what was left out, and a figure tells what was not."""
    if measured.kind not in {"count", "percent"} or measured.target.verb not in _LEFT_OUT:
        return False
    return figure.piece.told.verb != measured.target.verb and not figure.piece.bare


def _is_how_often_another(measured: Meant, figure: Figure) -> bool:
    """Tell whether the deed of a clause is done so often to another thing: "I use the pool"."""
    told, target = figure.piece.told, measured.target
    if not measured.demand.constraints[0].unit.startswith(_HOW_OFTEN):
        return False
    if told.subject.who is not Who.SELF or told.verb != target.verb or figure.piece.bare:
        return False
    words = words_in(figure.piece.text[: max(figure.start - told.start, 0)].lower())
    at = next((n for n, word in enumerate(words) if word_key(word) == word_key(told.verb)), None)
    heads = object_of(" " + " ".join(words[at + 1 :])) if at is not None else ()
    asked = measured.topic - {told.verb, word_key(told.verb)}
    things = [h for h in heads if NOUN in classes(h) and not numeric(h)]
    return bool(things) and not any(belongs(word_key(h), asked, asked) for h in things)
