"""The figures of a story that a clause may measure, wherever they stand: each with its words.

Other passes read the quantities of a statement; here those of the whole story are laid out in the
order in which they are told, with numbers that leave their noun out ("**four** who are waiting")
and what comes of so many at so much each ("ten tables **with twelve guests at each**").
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.records import record, replace
from cmr_logic.scenario.amounts.judges import is_judge
from cmr_logic.scenario.lexicon.relations import covers, same, word_key
from cmr_logic.scenario.statements.pieces import Piece
from cmr_logic.scenario.times.apiece import is_of_each
from cmr_logic.scenario.times.stated import last_named
from cmr_logic.text import words_in

if TYPE_CHECKING:
    from cmr_logic.quantities import Constraint, Interval, Quantity

# What anything is called that is counted: "more than 60 **items**"; not "hens".
_THINGS = frozenset({"item", "thing", "article", "product", "piece", "good", "object", "unit"})
_PEOPLE = frozenset(
    {"person", "people", "guest", "adult", "attendee", "visitor", "passenger", "participant"}
)
# To whom rooms are let, whoever they are besides: "five **tenants**"; not "five nurses".
_LET_TO = frozenset({"tenant", "lodger", "occupant", "occupier", "renter", "boarder"})
_LETTING = frozenset({"let", "rent", "sublet", "lease", "rent_out", "let_out"})
# Of whom one is several people: "a **couple**"; not "a cousin".
_OF_SEVERAL = frozenset(
    {"family", "couple", "household", "pair", "group", "crew", "party", "class"}
)
_WEEKS = 52  # of a year
_ONES = frozenset({"one", "other"})
# Things that hold others: "eight **tables** of nine"; not "eight hens of mine".
_HOLDING = re.compile(
    r"\b(?P<n>[a-z]+(?:-[a-z]+)?|\d+)\s(?P<what>tables|rows|packs|boxes|crates|bags|trays|batches|coaches|cars|vans|teams"
    r"|sets|shelves|cases|packets|bundles|groups|minibuses|cartons)\s(?:of|with|seating|holding|carrying)\s"
    r"(?P<m>[a-z]+(?:-[a-z]+)?|\d+)\b",
    re.IGNORECASE,
)
# Words before a number that is a time, a name or an age: "**at** ten", "**Year** 3"; not "about".
_NO_COUNT = re.compile(
    r"\b(?:at|by|since|until|till|to|number|no|year|class|room|past|page|level|route|bus|flat|line|am|is|was|turned|aged?|of"
    r"|between|from|than|one|half|quarter|gate|platform|junction|january|february|march|april|may|june|july|august|september"
    r"|october|november|december)\s$|['’][ms]\s$|[-–—/:.]$",
    re.IGNORECASE,
)
_AS_A_COUNT = re.compile(
    r"\b(?:there\sare|there['’]s|there['’]ll\sbe|that['’]s|it['’]s|have|has|got|['’]ve)\s$",
    re.IGNORECASE,
)


@record(frozen=True, slots=True)
class Figure:
    """One figure of a story.

    Args:
        quantity: what it says.
        start: where it stands in the story.
        piece: the piece of the story that tells it.
        bare: its noun is left out.
        made: it comes of others, which stand in its words: so many at so much each.
        of_kind: things of one kind are counted, beside which there may be others.
        last: what the last several things are compared by that the story names before it.
    """

    quantity: Quantity
    start: int
    piece: Piece
    bare: bool = False
    made: bool = False
    of_kind: bool = False
    last: str = ""


def figures_of(
    constraint: Constraint,
    pieces: Sequence[Piece],
    stating: Callable[[str], Sequence[Quantity]],
    text: str,
) -> Sequence[Figure]:
    """Return the figures of a story that are of a kind with what a clause demands, in order.

    Args:
        constraint: what the clause demands.
        pieces: the pieces of the story.
        stating: what tells the quantities that words of the story state.
        text: the story.
    """
    from cmr_logic.quantities import comparable  # noqa: PLC0415 - most clauses name no quantity

    found: dict[int, Figure] = {}
    for piece in sorted(_own_pieces(pieces), key=lambda each: len(each.text)):
        stated = stating(piece.text)
        made = _made(constraint, piece)
        told = _told(constraint, piece, stated, comparable) if made is None else made
        for one in told:
            each = replace(one, of_kind=_is_kind(constraint, one, piece))
            if not any(_clash(each, other) for other in found.values()):
                found[each.start] = each
    told = [found[at] for at in sorted(found)]
    return [_with_last(each, text) if each.bare else each for each in told]


def _with_last(figure: Figure, text: str) -> Figure:
    """Return a figure that leaves its noun out with what was named before it."""
    last = last_named(text[: figure.start])
    return replace(figure, last="" if last == figure.piece.told.verb else last)


def _own_pieces(pieces: Sequence[Piece]) -> Iterator[Piece]:
    """Yield the pieces of a story in its own words, that say what is so where another denies it."""
    denied = {p.told.start for p in pieces if not p.instead and not p.told.negated}
    for piece in pieces:
        if not piece.instead and not (piece.told.negated and piece.told.start in denied):
            yield piece


def _is_kind(constraint: Constraint, figure: Figure, piece: Piece) -> bool:
    """Tell whether a figure counts one kind of what a clause counts: sons, of children."""
    if constraint.kind.value != "count" or figure.bare or figure.made:
        return False
    end = figure.start - piece.told.start + len(figure.quantity.text)
    words = [word_key(word) for word in words_in(piece.text[end:].lower())[:3]]
    named = same(word_key(constraint.unit)) | {word_key(constraint.unit)}
    return named.isdisjoint(words) and constraint.unit not in _PEOPLE | _THINGS


def _clash(one: Figure, other: Figure) -> bool:
    """Tell whether two figures stand in the same words."""
    if one.start == other.start:
        return True
    if one.piece is other.piece or not (one.made or other.made):
        return False
    whole, part = (one, other) if one.made else (other, one)
    return whole.piece.told.start <= part.start < whole.piece.told.end


def _told(
    constraint: Constraint,
    piece: Piece,
    stated: Sequence[Quantity],
    comparable: Callable[[Constraint, Quantity], bool],
) -> Iterator[Figure]:
    """Yield the figures that a piece tells as they stand."""
    taken: list[tuple[int, int]] = []
    derived = []
    for quantity in sorted(stated, key=lambda each: each.unit != constraint.unit):
        at, end = quantity.span.start, quantity.span.end
        there = piece.text[at:end] == quantity.text
        if there and quantity.kind.value not in {"clock", "percent"}:
            taken.append((at, end))
        if not comparable(constraint, quantity):
            continue
        asked = _as_asked(constraint, quantity, piece.told.keys | {piece.told.verb})
        if asked is None:
            continue
        if there:
            yield Figure(asked, piece.told.start + at, piece)
        else:
            derived.append(asked)
    if not taken and len(derived) == 1:
        yield Figure(derived[0], piece.told.start, piece)
    if constraint.kind.value == "count" and constraint.unit:
        if not (is_judge(piece.told.subject.head) and is_person(constraint.unit)):
            yield from _bare(constraint, piece, taken)  # no stone tells how many children one has
        yield from _people(constraint, piece)
        yield from _only_one(constraint, piece)
    elif constraint.kind.value != "count":
        yield from _so_many_more(constraint, piece, stated)


def _as_asked(
    constraint: Constraint, quantity: Quantity, keys: frozenset[str] = frozenset()
) -> Quantity | None:
    """Return a quantity in the unit of a demand; None where it counts something else."""
    if quantity.unit == "day/week" and constraint.unit == "time/year":
        return replace(quantity, unit=constraint.unit, interval=_scaled(quantity, _WEEKS))
    if quantity.kind.value != "count":
        return quantity
    if quantity.unit == "time" and word_key(constraint.unit) in keys:
        return replace(quantity, unit=constraint.unit)  # "I claimed **twice**"
    let = constraint.unit in _LET_TO and not keys.isdisjoint(_LETTING) and is_person(quantity.unit)
    if not (let or counts_as(quantity.unit, constraint.unit)):
        return None
    return replace(quantity, unit=constraint.unit)


def _scaled(quantity: Quantity, by: float) -> Interval:
    """Return the interval of a quantity so many times over."""
    low, high = quantity.interval.low, quantity.interval.high
    return replace(
        quantity.interval,
        low=low if low is None else low * by,
        high=high if high is None else high * by,
    )


def counts_as(unit: str, wanted: str) -> bool:
    """Tell whether what is counted is what a clause counts, or one of its kinds.

    Example:
        >>> counts_as("toddler", "child"), counts_as("teacher", "guest"), counts_as("hen", "guest")
        (True, True, False)
    """
    if unit == wanted or unit in _ONES or wanted in _THINGS:
        return True
    if not wanted:
        return False
    if unit in _OF_SEVERAL:
        return False  # how many people three families are, nobody says
    if wanted in _PEOPLE or unit in _PEOPLE:
        return is_person(unit) and is_person(wanted)
    return covers((word_key(unit),), word_key(wanted))


# Numbers that count nothing: the year on a stone, and one of a row of ages: "4, **7** and 9".
_YEAR = re.compile(r"(?:1[5-9]|20)\d\d")
_ROW = re.compile(r",\s\d+\b|\sand\s\d+\s*(?:$|[.,;!?])")
_IN_A_ROW = re.compile(r"\d(?:,|\sand)\s$")


def _counts_nothing(before: str, number: str, behind: str) -> bool:
    row = _IN_A_ROW.search(before) or _ROW.match(behind)
    return row is not None or _YEAR.fullmatch(number) is not None


def _bare(
    constraint: Constraint, piece: Piece, taken: Sequence[tuple[int, int]]
) -> Iterator[Figure]:
    """Yield the numbers of a piece that leave out what they count."""
    from cmr_logic.quantities import find_quantities  # noqa: PLC0415 - as above
    from cmr_logic.quantities.number_words import NUMBER, value_of  # noqa: PLC0415 - as above

    for match in NUMBER.finditer(piece.text):
        at, end = match.span()
        if any(at < stop and start < end for start, stop in taken) or match["cur"]:
            continue
        begin, bound = _bounded_from(piece.text, at)
        before, behind = piece.text[:begin], piece.text[end:]
        if _counts_nothing(before, match.group(), behind):
            continue
        counted = _AS_A_COUNT.search(before) is not None
        if _NO_COUNT.search(before) and not counted:
            continue
        half = re.match(r"\sand\sa\shalf\b", behind)
        tail = behind[half.end() :] if half else behind
        if not _LEFT_OUT.match(tail):
            continue
        value = value_of(match)
        if value is None or (value <= 1 and not half) or (value != int(value) and not half):
            continue
        if _OF_US.match(tail) and not is_person(constraint.unit):
            continue
        if half:
            value += _half_of(match.group())
        for quantity in find_quantities(f"{bound}{value:g} dogs"):
            made = replace(quantity, unit=constraint.unit, text=match.group())
            yield Figure(made, piece.told.start + at, piece, bare=True)


def _bounded_from(text: str, at: int) -> tuple[int, str]:
    """Return where the words begin that bound a number, and those words: "**almost** four".

    Args:
        text: the words of a piece.
        at: where the number begins.
    """
    from cmr_logic.quantities.bounding import read_left  # noqa: PLC0415 - as above

    left = read_left(text, at, date=False)
    bounded = left.aged is None and (
        left.loose or (left.bound and left.bound.scope.value == "number")
    )
    return (left.start, text[left.start : at]) if bounded else (at, "")


def _so_many_more(
    constraint: Constraint, piece: Piece, stated: Sequence[Quantity]
) -> Iterator[Figure]:
    """Yield figures whose unit stands with the one before: "six days, and then **eight more**"."""
    from cmr_logic.quantities import comparable, find_quantities  # noqa: PLC0415 - as above
    from cmr_logic.quantities.number_words import NUMBER  # noqa: PLC0415 - as above

    for match in _MORE.finditer(piece.text):
        number = NUMBER.match(match["n"])
        before = [
            q
            for q in stated
            if comparable(constraint, q)
            and piece.text[q.span.start : q.span.end] == q.text
            and q.span.end <= match.start()
        ]
        if number is None or number.end() != len(match["n"]) or not before:
            continue
        unit = NUMBER.sub("", before[-1].text, count=1).strip()
        for quantity in find_quantities(f"{match['n']} {unit}"):
            if comparable(constraint, quantity) and unit:
                told = replace(quantity, text=match["n"])
                yield Figure(told, piece.told.start + match.start("n"), piece)
                break


def _only_one(constraint: Constraint, piece: Piece) -> Iterator[Figure]:
    """Yield that there is one of what is counted, and no other: "the **one and only** claim"."""
    from cmr_logic.quantities import find_quantities  # noqa: PLC0415 - as above

    for match in _SOLE.finditer(piece.text):
        if word_key(match["what"].lower()) == word_key(constraint.unit):
            for quantity in find_quantities("2 dogs"):
                ends = replace(quantity.interval, low=1, high=1)
                told = replace(quantity, unit=constraint.unit, interval=ends, text=match.group())
                yield Figure(told, piece.told.start + match.start(), piece)


def _people(constraint: Constraint, piece: Piece) -> Iterator[Figure]:
    """Yield people named one by one beside others: "**me, my wife** and our four kids"."""
    if constraint.unit not in _PEOPLE or not _LISTED.search(piece.text):
        return
    from cmr_logic.quantities import find_quantities  # noqa: PLC0415 - as above

    named = [match for match in _NAMED.finditer(piece.text) if _is_human(match["who"])]
    for match in named if len(named) > 1 else ():
        noun = (match["who"] or "").split()[-1:]
        many = _SEVERAL.get(noun[0], 1) if noun else 1
        for quantity in find_quantities(f"{many + 1} dogs"):
            ends = replace(quantity.interval, low=many, high=many)
            told = replace(quantity, unit=constraint.unit, interval=ends, text=match.group())
            yield Figure(told, piece.told.start + match.start(), piece)


def _is_human(who: str | None) -> bool:
    """Tell whether words name a person; none stand for "me"."""
    noun = (who or "me").split()[-1].lower()
    return noun == "me" or is_person(noun) or noun.endswith("-in-law") or noun in _SEVERAL


def _half_of(words: str) -> float:
    """Return what "and a half" adds: to a dozen, six."""
    return 6 if "dozen" in words.lower() else 0.5


_MORE = re.compile(
    r"\b(?:and|then|plus|another|with)\s(?:then\s|another\s|a\sfurther\s)*(?P<n>[a-z]+(?:-[a-z]+)?|\d[\d,.]*)\s"
    r"(?=(?:more|for|on|in|of|when|after|since|before|last|at|every|the\s(?:next|other|following))\b)",
    re.IGNORECASE,
)
# One, and no other: "my **only** claim"; not "only claims".
_SOLE = re.compile(
    r"\b(?:the|my|our)\s(?:one\sand\sonly|first\sand\sonly|only|sole|single)\s(?P<what>[a-z]+)\b",
    re.IGNORECASE,
)
# People in a list: "me, my wife and …"; not "my wife sings".
_LISTED = re.compile(
    r"\b(?:me|myself|I|(?:my|our|the)\s[a-z-]+)(?:,\s|\sand\s|\splus\s)", re.IGNORECASE
)
_NAMED = re.compile(
    r"\b(?:(?:me|myself)(?=,|\sand\b|\splus\b|$)|(?<=and\s)(?:me|myself|I)\b"
    r"|(?:my|our|the|her|his|their)\s(?P<who>(?:baby\s|little\s|big\s|older\s|younger\s|eldest\s|youngest\s|old\s|elderly\s)?"
    r"[a-z]+(?:-in-law)?)(?!['’]s)\b)",
    re.IGNORECASE,
)
_SEVERAL = {"twins": 2, "triplets": 3, "parents": 2, "grandparents": 2, "in-laws": 2}
_OF_US = re.compile(r"\sof\sus\b", re.IGNORECASE)
_LEFT_OUT = re.compile(
    r"\s(?:who|that|which|of\s(?:us|them|these|those|mine|ours)|from|have|are|were|more\b|others?\b|ones\b|altogether"
    r"|in\s(?:all|total|my|our|the)|on\s(?:my|our|the)|out\s(?:in|on|of|there)|so\sfar|left|now\b|at\s(?:home|present|the\smoment)"
    r"|and\b|but\b|for\b|this\b|today\b|to\s(?:come|follow)|(?:said|voted|agreed|signed|replied|coming|waiting|[a-z]{3,}ing)\b)"
    r"|\s?[.,;:!?]|\s?$",
    re.IGNORECASE,
)


def _made(constraint: Constraint, piece: Piece) -> Sequence[Figure] | None:
    """Return what a piece says that so many make at so much each; None where it says no such."""
    from cmr_logic.quantities import Interval, comparable, find_quantities  # noqa: PLC0415 - as above

    placed = find_quantities(piece.text)
    made: list[Figure] = []
    used: set[int] = set()
    for at, each in enumerate(placed):
        if not comparable(constraint, each) or _as_asked(constraint, each) is None:
            continue
        if not is_of_each(each, piece.text):
            continue
        before = [
            q for q in placed[:at] if q.kind.value == "count" and not is_of_each(q, piece.text)
        ]
        many = before[-1] if before else None
        low, high = each.interval.low, each.interval.high
        if many is None or many.interval.low is None or low is None:
            return ()
        count = many.interval.low
        top = None if high is None or many.interval.high is None else high * many.interval.high
        unit = constraint.unit if each.kind.value == "count" else each.unit
        product = replace(
            each, unit=unit, interval=Interval(low * count, top), entry=each.entry + ":each"
        )
        made.append(Figure(product, piece.told.start + many.span.start, piece, made=True))
        used |= {each.span.start, many.span.start}
    if not made:
        return _held(constraint, piece) if constraint.kind.value == "count" else None
    alone = [
        Figure(replace(same), piece.told.start + q.span.start, piece, made=True)
        for q in placed
        if made
        and q.span.start not in used
        and comparable(constraint, q)
        and (same := _as_asked(constraint, q)) is not None
    ]
    return [*made, *alone]


def _held(constraint: Constraint, piece: Piece) -> Sequence[Figure] | None:
    """Return how many there are in so many that hold so many: "eight tables of nine"."""
    match = _HOLDING.search(piece.text)
    if match is None:
        return None
    from cmr_logic.quantities import find_quantities  # noqa: PLC0415 - as above
    from cmr_logic.quantities.number_words import NUMBER, value_of  # noqa: PLC0415 - as above

    numbers = [value_of(n) if (n := NUMBER.fullmatch(match[side])) else None for side in "nm"]
    if None in numbers or (
        counts_as(match["what"].rstrip("s"), constraint.unit) and constraint.unit not in _THINGS
    ):
        return None
    total = (numbers[0] or 0) * (numbers[1] or 0)
    words = words_in(piece.text[match.end() :].lower())[:1]
    noun = words[0] if words and words[0].isalpha() else ""
    if noun.endswith("s") and not counts_as(noun.rstrip("s"), constraint.unit):
        return None
    return [
        Figure(
            replace(q, unit=constraint.unit, text=match.group()),
            piece.told.start + match.start(),
            piece,
            made=True,
        )
        for q in find_quantities(f"{total:g} dogs")
    ]
