"""What somebody is called for what they do or have: "boat owners" own a boat.

A rule says "owners of boats", "boat owners" or "families with twins"; a story says "I own a boat"
and "we have twins". The clause is asked in the one form and in the other.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from cmr_logic import syntax
from cmr_logic.records import record
from cmr_logic.text import ADJECTIVE, NOUN, classes, lemma, tokenize, word_set


@record(frozen=True, slots=True)
class Doer:
    """Nouns for those who do something to a thing.

    Args:
        verb: what they do.
        nouns: what they are called, in the singular.
        links: what stands between the noun and the thing: "owner **of** a boat".
        clause: a clause with such a noun.
        fires: a story with the verb, which makes the clause true.
        silent: a story that leaves it open.
        joined: the thing may stand before the noun: "boat owner".
    """

    verb: str
    nouns: frozenset[str]
    links: frozenset[str]
    clause: str
    fires: str
    silent: str
    joined: bool = True


_OF = frozenset({"of"})

DOERS: tuple[Doer, ...] = (
    Doer(
        "own", word_set("owner proprietor co-owner"), _OF,
        "you are boat owners", "I own a boat.", "I saw a boat.",
    ),
    Doer(
        "have", word_set("holder bearer"), _OF,
        "you are holders of a fish licence", "I have a fish licence.", "I have a fish pond.",
    ),
    Doer(
        "drive", word_set("driver"), _OF,
        "you are drivers of electric cars", "I drive a Tesla.", "I rent a Tesla.",
    ),
    Doer(
        "keep", word_set("keeper"), _OF,
        "you are keepers of goats", "I keep goats.", "I milk goats.",
    ),
    Doer(
        "use", word_set("user"), _OF,
        "you are a hearing aid user", "I use a hearing aid.", "I sell a hearing aid.",
    ),
    Doer(
        "ride", word_set("rider"), _OF,
        "you are moped riders", "I ride a moped.", "I sell a moped.",
    ),
    Doer(
        "wear", word_set("wearer"), _OF,
        "you are wearers of contact lenses", "I wear contact lenses.", "I sell contact lenses.",
    ),
    Doer(
        "sell", word_set("seller vendor retailer"), _OF,
        "you are sellers of fireworks", "I sell fireworks.", "I love fireworks.",
    ),
    Doer(
        "grow", word_set("grower"), _OF,
        "you are apple growers", "I grow apples.", "I eat apples.",
    ),
    Doer(
        "breed", word_set("breeder"), _OF,
        "you are dog breeders", "I breed dogs.", "I walk dogs.",
    ),
    Doer(
        "make", word_set("maker producer manufacturer"), _OF,
        "you are a cheese maker", "I make cheese.", "I grate cheese.",
    ),
    Doer(
        "receive", word_set("recipient receiver"), _OF,
        "you are recipients of housing benefit", "I receive housing benefit.",
        "I wrote about housing benefit.",
    ),
    Doer(
        "play", word_set("player"), _OF,
        "you are a violin player", "I play the violin.", "I sold the violin.",
    ),
    Doer(
        "speak", word_set("speaker"), _OF,
        "you are speakers of Welsh", "I speak Welsh.", "I like Welsh.",
    ),
    Doer(
        "supply", word_set("supplier provider"), _OF,
        "you are suppliers of timber", "I supply timber.", "I saw timber.",
    ),
    Doer(
        "import", word_set("importer"), _OF,
        "you are wine importers", "I import wine.", "I drink wine.",
    ),
    Doer(
        "export", word_set("exporter"), _OF,
        "you are wine exporters", "I export wine.", "I drink wine.",
    ),
    Doer(
        "collect", word_set("collector"), _OF,
        "you are collectors of stamps", "I collect stamps.", "I lick stamps.",
    ),
    Doer(
        "train", word_set("trainer"), _OF,
        "you are a horse trainer", "I train horses.", "I feed horses.",
    ),
    Doer(
        "care for", word_set("carer caregiver"), frozenset({"of", "for"}),
        "you are a carer for a child", "I care for a child.", "I wrote for a child.",
        joined=False,
    ),
    Doer(
        "live in", word_set("resident inhabitant occupant occupier"), frozenset({"of", "in"}),
        "you are residents of a care home", "I live in a care home.", "I left a care home.",
        joined=False,
    ),
    Doer(
        "work in", word_set("worker"), frozenset({"in"}),
        "you are workers in a bakery", "I work in a bakery.", "I was in a bakery.", joined=False,
    ),
    Doer(
        "work for", word_set("employee"), frozenset({"of"}),
        "you are an employee of the council", "I work for the council.", "I wrote to the council.",
        joined=False,
    ),
    Doer(
        "have", word_set("parent family household couple mother father mum dad"),
        frozenset({"of", "with"}),
        "you are parents of twins", "We had twins in August.", "We met twins in August.",
        joined=False,
    ),
)  # fmt: skip
_BEING = (("you", "are"), ("you", "'re"), ("you", "’re"))
# What is said of the owner and not of the thing: "an **elderly** boat owner"; not "a wooden boat
# owner".
_OF_DOERS = word_set(
    "new existing current registered sole joint experienced first-time former previous young old "
    "older elderly disabled responsible local regular eligible individual private single first "
    "married retired foreign full legal only next qualified novice good "
    "learner trainee provisional keen proud careful professional amateur named designated"
)
_WHERE = frozenset({"in", "within", "at", "on"})  # "boat owners **in** the port"
_NAMED = {noun: doer for doer in reversed(DOERS) for noun in doer.nouns}
DOER_NOUNS = frozenset(_NAMED)


@lru_cache(maxsize=8192)
def as_done(statement: str) -> str | None:
    """Return what those do whom a clause calls by a noun for it; None for other clauses.

    Args:
        statement: a clause.

    Example:
        >>> as_done("you are drivers of electric cars")
        'you drive electric cars'
        >>> as_done("you are a season ticket holder")
        'you have a season ticket'
        >>> as_done("you are a family with a disabled child")
        'you have a disabled child'
        >>> as_done("you are boat owners in the port")
        'you own a boat in the port'
        >>> as_done("you are a new owner") is None
        True
    """
    tokens = tokenize(statement)
    words = tokens.words
    if tuple(words[:2]) not in _BEING:
        return None
    noun = next((i for i in range(2, len(words)) if lemma(words[i]) in _NAMED), None)
    if noun is None:
        return None
    doer, last = _NAMED[lemma(words[noun])], noun + 1 == len(words)
    begin = 3 if words[2] in syntax.DETERMINERS else 2
    there = "" if last or words[noun + 1] not in _WHERE else statement[tokens.ends[noun] :]
    if (last or there) and doer.joined and begin < noun:
        tongue = doer.verb == "speak"  # "a **Welsh** speaker"
        thing = " ".join(words[begin:noun]) if tongue else _thing_before(words[begin:noun])
        thing += there if thing else ""
    elif not last and begin == noun and words[noun + 1] in doer.links:
        thing = statement[tokens.ends[noun + 1] :].strip()
    else:
        return None
    return f"you {doer.verb} {thing}" if thing else None


def _thing_before(words: Sequence[str]) -> str:
    """Return the thing before a noun for whoever has it: "season ticket" of a holder."""
    if NOUN not in classes(words[-1]) or any(not word.isalpha() for word in words):
        return ""
    if words[0] in _OF_DOERS or (len(words) == 1 and ADJECTIVE in classes(words[0])):
        return ""
    return " ".join((syntax.article(words[0]), *words))
