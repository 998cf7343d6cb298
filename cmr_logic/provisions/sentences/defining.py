"""Where a definition has its parts: "“**vessel**” means | **any craft** but not | **a raft**".

A definition says what someone or something must be to be called by a term. A statement that tells
what follows from something is none: "Paying late means that you lose your place".
"""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Words
from cmr_logic.provisions.drafts.naming import Frame, is_person
from cmr_logic.provisions.words.people_nouns import ANYBODY
from cmr_logic.records import record
from cmr_logic.text import NOUN, classes, word_set

# Words that open a remark of where a definition holds: "**in** this section, …"; not "by".
_WHERE = frozenset({"in", "for", "as", "under", "within"})
# Words of such a remark: "for the **purposes** of"; not "for the week".
_PARTS = word_set(
    """
    section subsection part chapter act title rule rules regulation regulations policy agreement
    purpose purposes program programme article ordinance code document leaflet guide
    """
)
_REMARK = 12  # tokens of such a remark, at most
# Nouns for the term itself: "the **term** “boat” means"; not "the boat".
_NAMING = frozenset({"term", "word", "expression", "phrase", "words", "terms"})
# Marks round a term: "“Craft” means"; not "(craft)".
_QUOTES = frozenset({'"', "“", "”", "'", "‘", "’"})
_LONGEST = 6  # words of a term without quotes
# What says that a definition follows: "means"; not "mean to".
_MEANING: tuple[Frame, ...] = (
    ("means",),
    ("mean",),
    ("shall", "mean"),
    ("refers", "to"),
    ("is", "defined", "as"),
    ("are", "defined", "as"),
)
# What says so of one of any kind, if it says which of them: "a guide **is** anyone who"; not "the
# guide is".
_BEING: tuple[Frame, ...] = (("is",),)
# The same of a term that is named as one: "the term “boat” **includes** rafts".
_INCLUDING: tuple[Frame, ...] = (
    ("also", "includes"),
    ("also", "include"),
    ("includes",),
    ("include",),
    ("shall", "include"),
)
# What says what a term does not stand for: "the term **does not include** rafts".
_LEAVING_OUT: tuple[Frame, ...] = (
    ("does", "not", "include"),
    ("do", "not", "include"),
    ("does", "n't", "include"),
    ("do", "n't", "include"),
    ("shall", "not", "include"),
    ("excludes",),
    ("exclude",),
)
# What does so inside a definition: "any craft **but not** a raft"; not "any craft but mine".
_BUT_NOT: tuple[Frame, ...] = (
    *(("but", *words) for words in _LEAVING_OUT),
    *(("and", *words) for words in _LEAVING_OUT),
    ("but", "not"),
    ("but", "excluding"),
    ("not", "including"),
    ("other", "than"),
    ("excluding",),
    ("except", "for"),
    ("except",),
)
_DEFINING = (*_MEANING, *_INCLUDING, *_LEAVING_OUT, *_BEING)
_FIRST = frozenset(said[0] for said in _DEFINING)
_ENDS_OF_KINDS = syntax.RELATIVE_OPENERS | {","}
# First words of what names no kind: "means **you** pay"; not "means **anyone** who".
_NO_KIND = syntax.PRONOUNS - ANYBODY
# Words that stand in no term without quotes: "bicycle **with** a motor"; not "letter of credit".
_IN_NO_TERM = (
    (syntax.PREPOSITIONS - {"of"})
    | syntax.PRONOUNS
    | syntax.JOINTS
    | syntax.RELATIVES
    | {",", "to", "not"}
)
# Words that stand for a term named before: "**it** includes", "**this** does not include".
_POINTING = frozenset({("it",), ("this",), ("they",), ("these",)})
# Words that open what a term stands for: "**any** craft", "**one** who"; not "that you".
_OPENING = syntax.INDEFINITE | ANYBODY | {"one", "all", "each", "the", "either", "both", "people"}


@record(frozen=True, slots=True)
class Definition:
    """Where the parts of a definition stand.

    Args:
        term: the term; no words where it stands for the one before ("the term", "it").
        body: what it stands for, None where a sentence only says what it does not.
        apart: what it does not stand for, None for nothing.
        adding: the sentence adds to what was said before.
    """

    term: Words
    body: Words | None
    apart: Words | None
    adding: bool


def definition_at(words: Sequence[str], first: int, last: int, known: Frame) -> Definition | None:
    """Return the parts of a definition, None where a sentence is none.

    Args:
        words: the tokens of the text.
        first: index of the first token of the sentence.
        last: index after its last.
        known: the words of the term that was defined before, none where none was.

    Example:
        >>> words = '" boat " means a craft but not a raft .'.split()
        >>> found = definition_at(words, 0, 11, ())
        >>> (found.body, found.apart) == (Words(4, 6), Words(8, 10))
        True
    """
    if _FIRST.isdisjoint(words[first : min(last, first + _REMARK + _LONGEST + 6)]):
        return None  # as in most sentences
    start = _past_remark(words, first, last)
    named = words[start] == "the" and start + 1 < last and words[start + 1] in _NAMING
    start += 2 * named
    quoted = start < last and words[start] in _QUOTES
    stop, verb = _verb(words, start + quoted, last)
    last -= words[last - 1] in {".", ";"}
    body = stop + len(verb)
    if not verb or body >= last:
        return None
    term = _bare(words, start + quoted, stop)
    own = tuple(words[term.first : term.last])
    again = bool(known) and (own == known or (named and not own) or own[:1] in _POINTING)
    if not again and (not own or not (named or quoted or _is_term(own))):
        return None
    if again:
        term = Words(start, start)
    if verb in _LEAVING_OUT:
        return Definition(term, None, Words(body, last), adding=True) if again else None
    one = words[start] in syntax.INDEFINITE
    if not _stands_for(words, Words(body, last), own, verb, said=again or named or quoted, one=one):
        return None
    but, behind = _but_not(words, body, last)
    apart = Words(behind, last) if behind < last else None
    return Definition(term, Words(body, but), apart, adding=again)


def _stands_for(
    words: Sequence[str], body: Words, own: Frame, verb: Frame, *, said: bool, one: bool
) -> bool:
    """Tell whether words can be what a term stands for.

    Args:
        words: the tokens of the text.
        body: where they stand.
        own: the term.
        verb: what says that they follow.
        said: the text says of the term that it is one, or has defined it before.
        one: it is one of any kind.
    """
    if verb in _INCLUDING:
        return said
    if verb in _BEING and not one:
        return False
    if not _opens_noun(words, body.first, body.last):
        return False
    return verb not in _BEING or _names(words, own, body.first, body.last)


def _past_remark(words: Sequence[str], first: int, last: int) -> int:
    """Return where a sentence begins behind a remark: "In this section, | “boat” means"."""
    if words[first] not in _WHERE:
        return first
    stop = next((at for at in range(first, min(last, first + _REMARK)) if words[at] == ","), first)
    return stop + 1 if not _PARTS.isdisjoint(words[first:stop]) and stop + 1 < last else first


def _verb(words: Sequence[str], first: int, last: int) -> tuple[int, Frame]:
    """Return where what says that a definition follows stands, and its words; none for nothing."""
    for at in range(first, min(last, first + _LONGEST + 3)):
        for said in _DEFINING if words[at] in _FIRST else ():
            if tuple(words[at : at + len(said)]) == said:
                return at, said
        if words[at] in syntax.AUXILIARIES and words[at] != "'s":
            break
    return last, ()


def _bare(words: Sequence[str], first: int, last: int) -> Words:
    """Return the words of a term without its article and its quotes."""
    while last > first and words[last - 1] in _QUOTES:
        last -= 1
    if first < last - 1 and words[first] in syntax.DETERMINERS:
        first += 1
    return Words(first, last)


def _is_term(own: Frame) -> bool:
    """Tell whether words without quotes can be a term: "small business"; not "paying in cash"."""
    if len(own) > _LONGEST or syntax.is_gerund(own[0]):
        return False
    noun = NOUN in classes(own[-1]) or not classes(own[-1])
    return _IN_NO_TERM.isdisjoint(own) and noun


def _opens_noun(words: Sequence[str], first: int, last: int) -> bool:
    """Tell whether a noun phrase begins, and no statement: "means **a craft**"; not "means you"."""
    opening = words[first]
    if opening in _NO_KIND or opening in {"that", "to", "your"}:
        return False
    stop = next((at for at in range(first, last) if words[at] in _ENDS_OF_KINDS), last)
    return opening in _OPENING or syntax.finite_verb(words[first:stop]) is None


def _names(words: Sequence[str], own: Frame, first: int, last: int) -> bool:
    """Tell whether words name a person, any one, or one of what a term names, and say which.

    "A small firm is **a firm that** …"; not "a pass is a card that lets you in".
    """
    related = next((at for at in range(first, last) if words[at] in syntax.RELATIVE_OPENERS), None)
    if related is None or words[first] not in _OPENING:
        return False
    head = syntax.noun_head(words[first:related])
    named = "" if head is None else words[first + head]
    anyone = words[first] in ANYBODY | {"any", "one"} or is_person(named)
    return anyone or named in own


def _but_not(words: Sequence[str], first: int, last: int) -> tuple[int, int]:
    """Return where what a term stands for ends, and where what it does not begins."""
    related = next((at for at in range(first, last) if words[at] in syntax.RELATIVE_OPENERS), last)
    for at in range(first + 1, last - 1):
        if at > related and words[at] != "but" and words[at - 1] != ",":
            continue  # "a person who left for reasons other than illness"
        for said in _BUT_NOT:
            if tuple(words[at : at + len(said)]) == said and at + len(said) < last:
                return at - (words[at - 1] == ","), at + len(said)
    return last, last


def alternatives(words: Sequence[str], body: Words) -> list[Words]:
    """Return the kinds that a definition names: "a craft under sail, | a raft | or a boat that …".

    Example:
        >>> words = "a nurse , a cook or a guide who rows".split()
        >>> [words[run.first : run.last] for run in alternatives(words, Words(0, 10))]
        [['a', 'nurse'], ['a', 'cook'], ['a', 'guide', 'who', 'rows']]
        >>> words = "a guide who owns a raft or a boat".split()
        >>> len(alternatives(words, Words(0, 8)))
        1
    """
    cuts, starts = [], [body.first]
    for at in range(body.first + 1, body.last - 1):
        if words[at] not in {",", "or", "and", ";"}:
            continue
        start = at + 1
        while start < body.last - 1 and words[start] in {"or", "and", ",", "also"}:
            start += 1
        if words[at - 1] in {",", ";", "or", "and"} or not _opens_another(
            words, starts[-1], at, start
        ):
            continue
        cuts.append(at)
        starts.append(start)
    runs = [Words(a, b) for a, b in zip(starts, (*cuts, body.last), strict=True)]
    joints = {words[at] for run in runs[1:] for at in range(run.first - 2, run.first)}
    return runs if "or" in joints else [body]


def _opens_another(words: Sequence[str], before: int, joint: int, start: int) -> bool:
    """Tell whether another kind begins behind a joint, like the one before.

    In a relative clause it may be an object, unless it is a person as the one before is.
    """
    opening, more = words[start], syntax.INDEFINITE | ANYBODY | {"one"}
    if syntax.RELATIVE_OPENERS.isdisjoint(words[before:joint]):
        return opening in syntax.DETERMINERS | ANYBODY | {"one"}
    return (opening in more and _names_person(words, before) and _names_person(words, start)) or (
        opening in more and words[joint] == ";"
    )


def _names_person(words: Sequence[str], first: int) -> bool:
    head = syntax.noun_head(words[first : first + _LONGEST])
    return words[first] in ANYBODY or (head is not None and is_person(words[first + head]))
