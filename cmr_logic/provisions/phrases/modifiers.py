"""What tells some of a kind apart behind their name: "boats | over 5 metres or without a mast"."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from cmr_logic import syntax
from cmr_logic.provisions.drafts.naming import Frame, is_person
from cmr_logic.provisions.phrases.things import opens_thing
from cmr_logic.provisions.words.predicate_words import NUMBERED
from cmr_logic.records import record
from cmr_logic.text import ADJECTIVE, NOUN, classes, word_set

# Prepositions behind a noun that say which of its kind are meant, whatever follows: "boats
# **without** a mast"; not "of".
_TELLING = word_set(
    "over under above below with without within inside outside beyond near behind beside beneath "
    "alongside"
)
# Those that do so before what is not known yet: "houses **in** a village"; not "in this village".
PLACING = word_set("in on at from")
_LESS, _MORE = "less", "more"
# Words that bound a figure from one side: "**under** 16"; not "at 16".
_WAYS = {"under": _LESS, "below": _LESS, "over": _MORE, "above": _MORE}
# What puts a measure behind a noun: "savings **of** over £900"; not "of the town".
_OF = "of"
# What follows "over" where it tells nothing apart: "under us", "60 or over, and".
_NO_MEASURES = syntax.PRONOUNS | syntax.OBJECT_PRONOUNS | syntax.JOINTS
# What things are for, of which they are told apart: "boats **for hire**"; not "for you".
_USES = word_set("use hire sale resale rent export import")
_FOR = "for"
# What says that it is so at the time, before where things are: "goods **still** in the box"; not
# "often".
_STILL = word_set("still already currently normally usually permanently")
_TOO = "too"  # before what things cannot be put to: "a chair **too** wide to carry"
# Words before a measure: "dogs **between** 10 and 20 kg"; not "between us".
_MEASURED = frozenset({"between"})
# Forms in -ing that "to" belongs to: "cars **belonging** to"; not "wanting to".
_BEFORE_TO = frozenset({"belonging", "relating", "leading", "amounting"})
# Adjectives that a worth or a time follows: "goods **worth** £50"; not "big".
_BEFORE_MEASURES = word_set("worth due")
# Words before "than" that compare nothing: "rather than"; not "longer".
_NO_WORTH = frozenset({"other", "rather"})
# Words between which and "than" an adjective may stand: "worth **more** than"; not "rather than".
_COMPARING = word_set("more less fewer later earlier")
# Prepositions of what they have: "**with** a mast", "dogs over 9 kg **without** a lead"; not "in".
_HAVING = frozenset({"with", "without"})
# Openings of what is known, so that nothing is told apart: "the boats", "your boat".
KNOWN = syntax.DETERMINERS - syntax.INDEFINITE - {"all", "every", "each", "any", "some", "no"}
_AHEAD = 4  # words from an adjective to "than": "worth more than"


@record(frozen=True, slots=True)
class Modifier:
    """One thing that is said of some of a kind.

    Args:
        joint: the word that joins it to the one before, an empty string for the first.
        first: index of its first token.
        last: index after its last.
    """

    joint: str
    first: int
    last: int


def modifiers_of(words: Frame, noun: int, last: int) -> tuple[Modifier, ...]:
    """Return what is said of some of a kind behind their name, up to where something else begins.

    There is none where others are named behind it that nothing tells apart: "or a dinghy".

    Args:
        words: the tokens of the text.
        noun: the index of their name.
        last: index after the last token that may belong to it.

    Example:
        >>> words = "huts built before 1960 and larger than mine".split()
        >>> [(said.joint, words[said.first]) for said in modifiers_of(words, 0, 8)]
        [('', 'built'), ('and', 'larger')]
    """
    if not opens_modifier(words, noun + 1, last):
        return ()
    starts, joints = [noun + 1], [""]
    end, at = last, noun + 2
    while at < last:
        after = after_joint(words, at, last)
        having = after == at and _adds_having(words, starts[-1], at, last)
        if having or _goes_on(words, at, last):
            starts.append(at)
            joints.append("and")
        elif after > at and (
            (
                opens_modifier(words, after, last, noun=words[noun])
                and not _describes_plural(words[:last], after)
            )
            or _has_more(words, noun, starts[-1], after)
        ):
            starts.append(after)
            joints.append(words[after - 1])
        elif after > at and _names_more(words, after, last):
            end = at
            break
        elif after > at and _names_others(words, starts[-1], at, after):
            return ()
        at = max(after, at + 1)
    ends = [_before_joint(words, start) for start in starts[1:]]
    return tuple(map(Modifier, joints, starts, (*ends, end)))


def _adds_having(words: Frame, start: int, at: int, last: int) -> bool:
    """Tell whether what some of a kind have follows their age or measure: "over 60 **with** a dog".

    Not behind what is done: "over 60 registered **with** a doctor".

    Args:
        words: the tokens of the text.
        start: where what is said of them before begins.
        at: the index of "with".
        last: index after the last token that may belong to it.
    """
    measured = syntax.is_measure(words, start, at) or words[start] == "between"
    measured = measured and not syntax.is_participle(words[at - 1])
    return words[at] in _HAVING and measured and opens_modifier(words, at, last)


def joined(said: Sequence[Modifier], words: Frame) -> list[list[Modifier]]:
    """Return what is said of some of a kind as alternatives, each of what holds together.

    A comma joins as the word behind it does. "And" joins alternatives where what is said is of one
    form, as nobody is of both: "guests from Wales and from Kent", "guests under 16 and over 60".
    """
    alternatives: list[list[Modifier]] = []
    joint = "or"
    for before, each in pairwise((None, *said)):
        assert each is not None  # noqa: S101 - only the first of a pair can be missing
        later = (m.joint for m in said[said.index(each) :] if m.joint != ",")
        joint = next(later, "and")
        alike = before is not None and words[before.first] == words[each.first]
        apart = before is not None and _is_beyond(words, before, each)
        alike = alike and words[each.first] in syntax.PREPOSITIONS
        if before is None or joint == "or" or alike or apart:
            alternatives.append([each])
        else:
            alternatives[-1].append(each)
    return alternatives


def _is_beyond(words: Frame, before: Modifier, each: Modifier) -> bool:
    """Tell whether no figure keeps within both of two bounds: "under 16 **and over 60**"."""
    low, high = sorted((_bound(words, before), _bound(words, each)))
    return low[0] == _LESS and high[0] == _MORE and low[1] <= high[1]


def _bound(words: Frame, said: Modifier) -> tuple[str, int]:
    """Return which way a bound of a figure goes, and the figure; an empty string for none."""
    own = words[said.first : said.last]
    way = next((_WAYS[word] for word in own if word in _WAYS), "")
    figure = next((int(word) for word in own if word.isdecimal()), None)
    return ("", 0) if figure is None else (way, figure)


def after_joint(words: Frame, at: int, last: int) -> int:
    """Return the index after "and", "or" or a comma, or the same where none of them stands.

    Two prepositions of one noun are no two things: "living in **or** near Leeds".
    """
    if at < last - 1 and syntax.joins_prepositions(words, at):
        return at
    while at < last - 1 and words[at] in syntax.JOINTS:
        at += 1
    return at


def _has_more(words: Frame, noun: int, said: int, start: int) -> bool:
    """Tell whether people have one more thing: "guests with a key **and proof of age**".

    Args:
        words: the tokens of the text.
        noun: the index of their name.
        said: where what is said of them begins.
        start: index after the joint.
    """
    if words[said] != "with" and not opens_thing(words[said]):
        return False
    head = syntax.noun_head(words[start:])
    person = head is None or is_person(words[start + head])
    return is_person(words[noun]) and opens_thing(words[start]) and not person


def _goes_on(words: Frame, at: int, last: int) -> bool:
    """Tell whether more is said behind an age or a measure: "guests aged 5 to 9 | **rowing**"."""
    before, number = words[at - 1], words[at - 2]
    measured = before[:1].isdigit() or (before in syntax.BOUNDS and number == "or")
    measured = measured or (number[0].isdigit() and NOUN in classes(before))  # "5 metres"
    if not measured or at + 1 >= last:
        return False
    return words[at] in _HAVING or (syntax.is_gerund(words[at]) and opens_modifier(words, at, last))


def _before_joint(words: Frame, at: int) -> int:
    """Return the index of the first of what joins what stands at an index to what is before."""
    while words[at - 1] in syntax.JOINTS:
        at -= 1
    return at


def _names_more(words: Frame, start: int, last: int) -> bool:
    """Tell whether more of some kind that are told apart are named behind a joint."""
    for at in range(start, last - 1):
        if words[at] in syntax.PREPOSITIONS | syntax.JOINTS | syntax.DETERMINERS:
            return False
        if NOUN in classes(words[at]) and opens_modifier(words, at + 1, last):
            return syntax.is_plural_noun(words[at])
    return False


def _names_others(words: Frame, said: int, end: int, start: int) -> bool:
    """Tell whether things that nothing tells apart are named behind a joint: "or **a dinghy**".

    Args:
        words: the tokens of the text.
        said: where what tells apart those before begins.
        end: where it ends.
        start: index after the joint.
    """
    measured = any(word[:1].isdigit() for word in words[said:end])
    plural = syntax.is_plural_noun(words[start]) or _describes_plural(words[: start + 2], start)
    return words[start] in syntax.INDEFINITE or (measured and plural)


def _describes_plural(words: Sequence[str], at: int) -> bool:
    """Tell whether a participle or adjective stands before its noun: "sick men"."""
    before = syntax.is_participle(words[at]) or ADJECTIVE in classes(words[at])
    return before and at + 2 == len(words) and syntax.is_plural_noun(words[at + 1])


def opens_modifier(words: Sequence[str], at: int, last: int, noun: str = "") -> bool:
    """Tell whether words begin with what tells things apart from others of their kind.

    Args:
        words: the words around them.
        at: the index of the first, behind the noun or what is said of it already.
        last: index after the last.
        noun: the noun, where it does not stand right before.

    Example:
        >>> [opens_modifier(f"boats {said}".split(), 1, 4) for said in (
        ...     "over 5 metres", "longer than mine", "of the club", "in this town")]
        [True, True, False, False]
    """
    if at >= last or (at + 1 == last and not syntax.is_participle(words[at])):
        return False
    # "goods | **still** in the box": what follows tells them apart
    at += words[at] in _STILL and words[at + 1] in syntax.PREPOSITIONS and at + 2 < last
    word = words[at]
    if word in syntax.PREPOSITIONS:
        return words[at + 1] not in NUMBERED and _opens_place(words, at, last)
    if word in syntax.AUXILIARIES:
        return False
    if word in syntax.VERBAL_NEGATIONS and at + 1 < last:
        return syntax.is_gerund(words[at + 1]) or words[at + 1] in syntax.PREPOSITIONS
    if syntax.is_gerund(word):
        return words[at + 1] != "to" or word in _BEFORE_TO
    done = syntax.tells_apart((noun or words[at - 1], *words[at:last]), 1)
    return done or _compares(words, at, last) or _is_done(words, at, last)


# What things are of that have a quality: "huts of historic **interest**"; not "of the club".
_QUALITIES = word_set(
    "interest importance value significance quality size age weight length height width origin "
    "design strength rarity beauty merit"
)


def of_quality(words: Sequence[str], last: int) -> bool:
    """Tell whether words end in a quality that things are of: "of historic **interest**".

    Example:
        >>> of_quality("huts of great age".split(), 4), of_quality("huts of the club".split(), 4)
        (True, False)
    """
    return words[last - 1] in _QUALITIES


_UP_TO = ("up", "to")  # behind "of", before a measure: "boats of **up to** 9 metres"


def _is_up_to(words: Sequence[str], at: int) -> bool:
    """Tell whether a size is bounded from above at an index; a sum or a time may be all there is.

    "Boats **of up to 9 metres**"; not "grants of up to £9", "stays of up to 9 days".
    """
    bounded = tuple(words[at : at + 2]) == _UP_TO and words[at + 2][:1].isdigit()
    return bounded and words[at + 3] not in syntax.TIME_UNITS


def _opens_place(words: Sequence[str], at: int, last: int) -> bool:
    """Tell whether a preposition tells things apart: by a measure, a place or what they have."""
    word, following = words[at], words[at + 1]
    if word in _TELLING:
        bound = word in syntax.BOUNDS and syntax.is_gerund(following)  # "60 or over | living"
        return following not in _NO_MEASURES and not bound
    if word == _FOR:
        return following in _USES and NOUN not in classes((*words[at + 2 : last], "")[0])
    if word in _MEASURED:
        return syntax.is_measure(words, at + 1, last) or following[:1].isdigit()
    if word == _OF:
        measured = syntax.is_measure(words, at + 1, last) or _is_up_to(words, at + 1)
        return measured or (words[at + 2 : last] != () and of_quality(words, last))
    return word in PLACING and (following not in KNOWN or following in {"their", "its"})


def _compares(words: Sequence[str], at: int, last: int) -> bool:
    """Tell whether a comparison or a worth begins at an index: "longer than", "worth £50"."""
    if words[at] == _TOO:
        return "to" in words[at + 2 : min(last, at + _AHEAD)] and ADJECTIVE in classes(
            words[at + 1]
        )
    if words[at] in _COMPARING:
        return "than" in words[at + 1 : min(last, at + _AHEAD)]
    if at + 1 == last:
        return False
    return words[at] in _BEFORE_MEASURES or (words[at + 1] == "than" and words[at] not in _NO_WORTH)


def _is_done(words: Sequence[str], at: int, last: int) -> bool:
    """Tell whether a participle says more of one thing: "damage **caused** by frost"."""
    following = words[at + 1] if at + 1 < last else ""
    plain = syntax.is_participle(words[at]) and NOUN not in classes(words[at])
    return plain and following not in syntax.DETERMINERS
