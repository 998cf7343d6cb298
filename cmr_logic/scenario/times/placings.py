"""By which words rules ask where something is or is done, and people tell it.

A rule asks whether somebody lives in a place; people say where they share a flat. An entry of
:data:`PLACINGS` joins the words of both, for stories that name a place: see
:mod:`..amounts.placed`.
"""

from __future__ import annotations

from functools import cache

from cmr_logic.scenario.lexicon.entries import Placing
from cmr_logic.scenario.lexicon.relations import same, word_key
from cmr_logic.text import word_set

PLACINGS: tuple[Placing, ...] = (
    Placing(
        "home",
        word_set("live reside resident dwell home household"),
        word_set(
            "live reside home dwell house flat apartment bungalow cottage croft lodging place "
            "address"
        ),
        word_set(
            "share rent lodge stay parent family sister brother mum dad wife husband friend room "
            "flatmate own kid child son daughter baby toddler twin gran grandma grandad boyfriend "
            "girlfriend partner fiance dog cat two three all year_round year always only"
        ),
        "you live in Norway", "I share a flat in Bergen with two friends.",
        "I sold a flat in Bergen to two friends.",
    ),
    Placing(
        "houses",
        word_set("house homeowner homeowners"),
        word_set(
            "house farmhouse townhouse cottage bungalow villa cabin croft home homeowner "
            "parsonage rectory manse"
        ),
        word_set("wife husband partner own buy"),
        "you are an owner of houses in Norway", "We bought a farmhouse in Bergen.",
        "We burnt a farmhouse in Bergen.",
    ),
    Placing(
        "business",
        word_set("business company firm enterprise"),
        word_set(
            "business company firm bakery shop farm cafe restaurant pub salon garage studio "
            "brewery practice nursery workshop unit store stall factory hotel guesthouse agency "
            "bakehouse dairy butcher boutique vineyard deli takeaway florist"
        ),
        word_set("run own trade little small manage operate from base wife husband partner"),
        "your business is based in Norway", "I run a bakery in Bergen.",
        "I rate a bakery in Bergen.",
    ),
    Placing(
        "work",
        word_set("work employ worker employee job"),
        word_set("work job office workplace shift workshop"),
        word_set("post position firm company desk day week boss employer full_time part_time"),
        "you work in Norway", "The office I work at is in Bergen.",
        "The office I clean is in Bergen.",
    ),
    Placing(
        "studies",
        word_set("study student course university college"),
        word_set("study student university college degree course lecture"),
        word_set(
            "year term begin start do first second third final enrol take engineering medicine law "
            "history maths science nursing"
        ),
        "you are studying in Norway", "I've begun my second year at a university in Bergen.",
        "I've painted a university in Bergen.",
    ),
    Placing(
        "schooling",
        word_set("finish complete attend go go_to"),
        word_set("finish complete attend go do leave pass"),
        word_set("all whole whole_of diploma get"),
        "you finished secondary school in Norway", "I did all of high school in Bergen.",
        "I saw all of high school in Bergen.",
    ),
    Placing(
        "staying",
        word_set("stay"),
        word_set("stay hotel hostel guesthouse"),
        word_set("book room night festival weekend week into reserve be in"),
        "you stay in Norway", "I'm booked into a hotel in Bergen for the festival.",
        "I'm banned from a hotel in Bergen for the festival.",
    ),
    Placing(
        "coming",
        word_set("come"),
        word_set("come arrive be ship send"),
        word_set("from maker weaver shop firm"),
        "the goods come from Norway", "The rug comes from a weaver in Bergen.",
        "The rug goes to a weaver in Bergen.",
    ),
    Placing(
        "arriving",
        word_set("arrive enter come land travel fly"),
        word_set("arrive come fly land travel flight plane ferry boat ship train coach bus board"),
        word_set(
            "direct night morning evening afternoon early late overnight sleeper passenger into "
            "back in on by get take catch monday tuesday wednesday thursday friday saturday sunday "
            "week weekend tomorrow tonight car cheap long"
        ),
        "you arrive from Norway", "I'm landing on Friday on a plane from Bergen.",
        "I'm phoning on Friday about a plane from Bergen.",
    ),
    Placing(
        "making",
        word_set("make produce manufacture brew bake grow craft"),
        word_set("make produce bottle brew bake press mill weave craft grow tap distil"),
        word_set("every drop boil all batch bit pack"),
        "the cider is produced in Norway", "We press and bottle every drop of the cider in Bergen.",
        "We spill and mop every drop of the cider in Bergen.",
    ),
    Placing(
        "granting",
        word_set("award issue grant confer"),
        word_set("award issue grant get receive take from"),
        word_set("university college school office"),
        "the degree was awarded by a university in Norway",
        "My degree is from a university in Bergen.",
        "My degree is for a university in Bergen.",
    ),
    Placing(
        "sending",
        word_set("ship send post dispatch deliver mail"),
        word_set("ship send post dispatch mail deliver come"),
        word_set("seller supplier"),
        "the crate is shipped from Norway", "The crate was posted from Bergen.",
        "The crate was painted from Bergen.",
    ),
    Placing(
        "filming",
        word_set("shoot film"),
        word_set("shoot film"),
        word_set("whole thing scene all weekend day every"),
        "you intend to film in Norway", "The whole thing will be shot in Bergen.",
        "The whole thing will be cut in Bergen.",
    ),
    Placing(
        "treating",
        word_set("treat treatment"),
        word_set("treat treatment operate operation"),
        word_set("hospital clinic doctor ward have get surgeon"),
        "your treatment took place in Norway", "I was treated at a hospital in Bergen.",
        "I was born at a hospital in Bergen.",
    ),
)  # fmt: skip
# What says of anything that it is somewhere: "the barn **lies** in a valley"; not "we painted it".
_LYING = frozenset(
    map(
        word_key,
        word_set(
            "be lie stand situate locate base find have keep own run grow open put build there "
            "here whole all every one only place side near road street town village edge hill "
            "shore coast harbour front corner square garden field meadow main small little old new "
            "entire lot each both still now always since same"
        ),
    )
)
# What somebody does to have a thing, which stays where it is: "we **bought** a barn in Kent".
ACQUIRING = frozenset({"buy", "purchase", "build", "inherit", "plant", "open", "own", "acquire"})


@cache
def asking(placing: Placing) -> frozenset[str]:
    """Return what the words of a rule are compared by that ask for a placing."""
    return frozenset().union(*(same(word_key(word) or word) for word in placing.asks))


@cache
def telling_place(placing: Placing) -> frozenset[str]:
    """Return what the words are compared by of which a story must have one."""
    return frozenset().union(*(same(word_key(word) or word) for word in placing.tells))


@cache
def beside(placing: Placing) -> frozenset[str]:
    """Return what further words are compared by that a story may have."""
    return frozenset(map(word_key, placing.beside))


def lying() -> frozenset[str]:
    """Return what the words are compared by that say of anything that it is somewhere."""
    return _LYING
