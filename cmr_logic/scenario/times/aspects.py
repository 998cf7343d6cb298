"""What can be measured of a matter, with the words by which rules ask for it and people tell it.

A rule asks for "savings"; people say what they have put by, in a tin or in the bank. An entry of
:data:`ASPECTS` joins the words of both, for quantities that a story states of nothing else: see
:mod:`..amounts.understood`.
"""

from __future__ import annotations

from functools import cache, lru_cache

from cmr_logic.scenario.lexicon.entries import Aspect
from cmr_logic.scenario.lexicon.relations import same, word_key
from cmr_logic.text import word_set

_SIZES = frozenset({"distance", "area", "volume"})

ASPECTS: tuple[Aspect, ...] = (
    Aspect(
        "weight", frozenset({"weight"}), word_set("weigh weight heavy light heavier lighter load"),
        word_set(
            "scale scales bathroom kitchen luggage packed full loaded unladen laden check "
            "balance exact kilo kilos tip vet"
        ),
        "your bag weighs no more than 23 kilograms", "The scales showed 26 kilos.",
        "The showers held 26 kilos.",
    ),
    Aspect(
        "size", _SIZES,
        word_set("measure size dimension extent cover area floor footprint surface stand"),
        word_set(
            "ground tape ruler end tip top bottom side edge corner wall floor plan drawing step "
            "pace stride length bow stern nose tail metre foot yard square altogether survey deed"
        ),
        "your shed covers more than 15 square metres", "By the tape it's 12 square metres.",
        "By the lake it's 12 degrees.",
    ),
    Aspect(
        "commute", frozenset({"distance"}),
        word_set("commute commuting journey"),
        word_set(
            "office work workplace school college depot desk job commute journey cycle drive door"
        ),
        "your commute is 20 miles or more", "It's 32 miles from our door to the office.",
        "It's 32 miles from our moor to the coast.",
    ),
    Aspect(
        "savings", frozenset({"money"}),
        word_set("saving savings capital"),
        word_set(
            "save saved stash bank account isa egg nest tin mattress jar sock pot rainy by aside "
            "away put set tuck world left building society union credit spare name"
        ),
        "you have savings of more than £900", "There's £2,000 in the biscuit tin.",
        "There's £2,000 on the electricity bill.",
    ),
    Aspect(
        "owing", frozenset({"money"}),
        word_set("owe owing outstanding arrears arrear debt due unpaid balance overdue"),
        word_set(
            "left pay account bill remain remaining still settle invoice statement behind off"
        ),
        "the amount owing is under £50", "There's £38.20 left to pay on my account.",
        "There's £38.20 saved up in my account.",
    ),
    Aspect(
        "price", frozenset({"money"}),
        word_set("cost price pay paid purchase buy bought"),
        word_set(
            "set back go new shop till receipt ticket tag invoice bill spend charge ask quote"
        ),
        "your lamp cost more than £500", "The lamp set me back £900.",
        "The bulbs set me back £900.",
        lasts=True,
    ),
    Aspect(
        "worth", frozenset({"money"}), word_set("worth value valued"),
        word_set(
            "fetch appraise estimate valuer jeweller dealer market today insure sell go price "
            "expert new replace"
        ),
        "your ring is worth more than £500", "The jeweller valued the ring at £900.",
        "The jeweller cleaned the ring for £900.",
        lasts=True,
    ),
    Aspect(
        "order", frozenset({"money"}),
        word_set("order purchase basket spend shop total bill booking reservation"),
        word_set("come cart trolley checkout receipt invoice altogether total pay till goods"),
        "your order is over £40", "My basket comes to £62.", "My taxi comes to £62.",
        lasts=True,
    ),
    Aspect(
        "loan", frozenset({"money"}), word_set("loan borrow mortgage overdraft"),
        word_set("borrow loan lend bank"),
        "your loan is more than £900", "We need to borrow £2,000.", "We need to burrow £2,000.",
        lasts=True,
    ),
    Aspect(
        "income", frozenset({"money"}),
        word_set("income earn earning earnings salary wage wages pay"),
        word_set(
            "bring take home make job get paid gross net tax month year week turnover profit "
            "payslip monthly yearly weekly annual work before after"
        ),
        "your income is below £20,000 a year", "It's £9,000 a year, my salary.",
        "It's £9,000 a year, my rent.",
    ),
    Aspect(
        "hours", frozenset({"rate"}), word_set("work worker"),
        word_set(
            "do put clock hour contract contracted shift rota job post week weekly timetable full "
            "monday tuesday wednesday thursday friday saturday sunday morning afternoon evening "
            "night weekend "
            "part time day average manage employ hire pay total usual normal"
        ),
        "you work at least 20 hours a week", "I put in thirty hours a week.",
        "I sleep in thirty hours a week.",
    ),
    Aspect(
        "having", frozenset({"count"}),
        word_set("have keep own hold run look_after with"),
        word_set(
            "have keep own hold run look_after breed raise look garden yard orchard field house "
            "home number there just empire lot mine ours all me us behind back barn live buy"
        ),
        "you keep more than five hives", "There are nine hives behind the barn.",
        "There are nine hens behind the barn.",
    ),
    Aspect(
        "ordering", frozenset({"count"}), word_set("order purchase buy"),
        word_set("want need take buy order like get wedding party nothing beyond altogether all"),
        "your order is at least 50 bottles", "We'd want five dozen bottles.",
        "We've drunk five dozen bottles.",
    ),
    Aspect(
        "company", frozenset({"count"}),
        word_set(
            "guest visitor participant attendee passenger people person party group come attend "
            "expect invite"
        ),
        word_set(
            "expect invite come attend host cater seat list stand have be book travel friend "
            "family head soul us sign table reply accept us we wedding event ceremony do bash"
        ),
        "there will be more than 30 guests", "I've invited eighty people.",
        "I've painted eighty people.",
    ),
    Aspect(
        "carrying", frozenset({"count"}),
        word_set("carry passenger seat hold transport"),
        word_set(
            "carry take hold seat fit transport room space place fill out trip tour aboard board "
            "sail run people person guest fish sightseer islander whale seal"
        ),
        "your boat carries more than 12 passengers", "My boat takes twenty people out.",
        "My boat makes twenty people sick.",
    ),
    Aspect(
        "bringing", frozenset({"count", "volume"}),
        word_set("bring take carry import export pack transport walk"),
        word_set(
            "bring take carry pack pack_in wrap put boot suitcase bag luggage case box van car "
            "lead trailer rucksack pocket with me boxes crate tiny live usual have lot"
        ),
        "you bring more than 10 plants", "I've packed two dozen plants.",
        "I've picked two dozen plants.",
    ),
    Aspect(
        "cash", frozenset({"money"}), word_set("cash in_cash carry currency"),
        word_set(
            "note bill banknote wallet purse envelope bag suitcase case pocket belt coin have on "
            "carry take bring glovebox in_cash cash stuff"
        ),
        "you carry more than €9,000 in cash", "There's €12,000 in notes in my suitcase.",
        "There's €12,000 in debts on my account.",
    ),
    Aspect(
        "sharing", frozenset({"percent"}), word_set("own hold share stake company firm business"),
        word_set("share stake holding shareholding stock capital equity hold have"),
        "you own more than 25% of the company", "My stake is 40%.", "My mistake is 40%.",
    ),
    Aspect(
        "engine", frozenset({"volume"}), word_set("engine motor"),
        word_set("engine motor bike motorbike scooter moped cylinder monster cruiser tourer"),
        "your motorbike has an engine of more than 125 cc", "Mine is a 600 cc bike.",
        "Mine is a 600 cc bottle.",
    ),
    Aspect(
        "speed", frozenset({"rate"}),
        word_set("drive fast faster speed slow slower travel go ride"),
        word_set("do clock catch camera radar flash speedometer through average top"),
        "you drove faster than 50 km/h in the village", "I was doing 68 km/h in the village.",
        "I was towing 68 kilos in the village.",
    ),
    Aspect(
        "warmth", frozenset({"temperature"}),
        word_set("temperature hot warm cold cool heat degree fridge freezer"),
        word_set(
            "thermometer read show gauge reach rise fall hit climb drop warm cool pleasant chilly "
            "baking sweltering boiling freezing display tell reading celsius centigrade"
        ),
        "the temperature in the hall is above 30 °C", "It's 36 degrees in the hall.",
        "It's 36 miles to the hall.",
    ),
    Aspect(
        "noise", frozenset({"count"}),
        word_set("noise noisy loud loudness sound decibel"),
        word_set("measure run meter machine engine reading peak reach gauge"),
        "your mower makes a noise of more than 80 decibels", "We measured 95 decibels at my mower.",
        "We measured 95 acorns at my mower.",
    ),
    Aspect(
        "dose", frozenset({"weight", "rate"}),
        word_set("dose dosage tablet medicine medication drug pill prescription"),
        word_set("dose dosage on daily prescribe prescription doctor gp tablet pill take day put"),
        "you take more than 40 mg of the tablets a day", "My dose is 50 mg a day.",
        "My nose is 50 mm long.",
    ),
    Aspect(
        "capacity", frozenset({"volume"}),
        word_set("hold capacity tank contain container"),
        word_set("capacity volume tank take hold fit room full brim size"),
        "your tank holds more than 2,000 litres", "The capacity of the tank is 2,500 litres.",
        "The capacity of the van is 2,500 litres.",
    ),
    Aspect(
        "mileage", frozenset({"distance"}),
        word_set("mileage drive run odometer"),
        word_set("clock mileage odometer milometer run cover show dashboard far"),
        "your car has a mileage of less than 60,000 miles", "My car has 40,000 miles on the clock.",
        "My car has 40,000 lights on the dash.",
        lasts=True,
    ),
    Aspect(
        "deposit", frozenset({"money"}), word_set("deposit downpayment"),
        word_set("put down save deposit raise scrape_together front up"),
        "you have a deposit of more than £5,000", "We can put down £9,000.",
        "We can pull down £9,000.",
        lasts=True,
    ),
    Aspect(
        "credits", frozenset({"count"}), word_set("credit"),
        word_set("earn finish get collect pass score end come gain total school college"),
        "you have more than 100 credits", "I finished with 120 credits.",
        "I funded 120 crafts.",
        lasts=True,
    ),
    Aspect(
        "residence", frozenset({"duration"}),
        word_set("live reside residence resident residency"),
        word_set("live reside move settle dwell"),
        "you have lived in the town for 3 years", "We moved in here nine years ago.",
        "We married in here nine years ago.",
    ),
    Aspect(
        "bought", frozenset({"date"}),
        word_set("buy bought purchase order acquire"),
        word_set("receipt invoice date dated say read state new get pick shop have store show"),
        "you bought the heater before 1 March 2020", "The receipt for the heater says 14 May 2019.",
        "The leaflet for the heater says 14 May 2019.",
    ),
    Aspect(
        "built", frozenset({"date"}),
        word_set("build complete construct erect finish"),
        word_set(
            "builder finish go put carve door stone plaque date deed roof house home cottage year "
            "back"
        ),
        "your house was built before 1950", "It dates from 1937.", "It burned down in 1937.",
    ),
    Aspect(
        "fitted", frozenset({"date"}),
        word_set("fit install mount"),
        word_set("put up in fitter roofer installer electrician plumber builder connect go have"),
        "your panels were fitted after 2018", "The roofers put our panels up in 2021.",
        "The roofers washed our panels in 2021.",
    ),
    Aspect(
        "entered", frozenset({"date"}),
        word_set("enter arrive come move country"),
        word_set("foot set land here over immigrate step fly move come first get visa"),
        "you entered the country before March 2016", "I first set foot here in November 2018.",
        "I first met him here in November 2018.",
    ),
    Aspect(
        "joined", frozenset({"date"}),
        word_set("join member membership"),
        word_set("sign enrol become club since first day"),
        "you joined the club before 2005", "I became a member in 1999.",
        "I became a father in 1999.",
    ),
    Aspect(
        "occasion", frozenset({"year days"}), word_set("do happen take place hold"),
        word_set(
            "plan think want like go have make intend hope expect book schedule day date weekend "
            "week start begin come visit trip holiday outing set out ready need try choose pick "
            "friday saturday sunday monday tuesday wednesday thursday morning evening afternoon "
            "second first third fourth last early late middle mid end start year camp stay"
        ),
        "it is between 1 October and 31 March", "We plan to go on the first Sunday in January.",
        "We met on the first Sunday in January.",
    ),
    Aspect(
        "issued", frozenset({"date"}),
        word_set("issue"),
        word_set("stamp date get say print receive passport letter decision give"),
        "your permit was issued before 2015", "The date on the permit is 12 May 2011.",
        "The name on the permit is May Eleven.",
    ),
    Aspect(
        "on-duty", frozenset({"clock"}), word_set("work worker"),
        word_set("shift rota job post do put in on duty clock contract hour"),
        "you work between noon and 4am", "My shift is from 2pm to 3am.",
        "My swim is from 2pm to 3am.",
    ),
    Aspect(
        "arriving", frozenset({"clock"}), word_set("arrive come deliver land check_in"),
        word_set(
            "arrive come get here there train plane flight ferry bus coach van lorry driver "
            "courier dock turn roll pull show drop off reach deliver delivery land time expect "
            "make due bring check in"
        ),
        "you arrive after 6pm", "Our ferry docks at half past nine in the evening.",
        "Our ferry leaves at half past nine in the evening.",
    ),
    Aspect(
        "beginning", frozenset({"clock"}), word_set("start begin open"),
        word_set("start begin open kick off go get door first under way set out time plan"),
        "you start after 6pm", "We kick off at half past nine in the evening.",
        "We pack up at half past nine in the evening.",
    ),
    Aspect(
        "returning", frozenset({"clock"}), word_set("return bring_back hand_in drop_off"),
        word_set("return bring take hand have give drop back in off get put leave"),
        "you return the van after 6pm", "I had the van back at half past nine in the evening.",
        "I had the van washed at half past nine in the evening.",
    ),
    Aspect(
        "ending", frozenset({"clock"}), word_set("finish end stop close leave"),
        word_set(
            "finish end stop close over do out up pack wrap home run last go leave off away bed "
            "time plan"
        ),
        "you finish before 10pm", "We'd be done by half past eight.",
        "We'd be dressed by half past eight.",
    ),
)  # fmt: skip
# Words by which anything is told to measure something: "it **weighs** exactly two kilos"; not "it
# cost".
_SHOWING = word_set(
    "be come measure put have get weigh see think guess reckon check "
    "whole whopping mere bare exact precise dead bang barely exactly hardly scarcely nearly almost "
    "about around under over well within good full half quarter dozen couple short shy bit little "
    "tiny small large big huge giant enormous massive old new only just single one"
)


# What scales and papers do.
_DISPLAYING = word_set("show say read stand tell state")


@cache
def _keys(words: frozenset[str]) -> frozenset[str]:
    return frozenset(word_key(word) or word for word in words)


@lru_cache(maxsize=1024)
def aspects_of(kind: str, about: frozenset[str]) -> tuple[Aspect, ...]:
    """Return the aspects that a clause asks for.

    Args:
        kind: what kind of quantity the clause demands.
        about: what its other words are compared by.

    Example:
        >>> [aspect.name for aspect in aspects_of("money", frozenset({"owe"}))]
        ['owing']
    """
    general = ("weight", "size", "occasion")
    of_kind = tuple(aspect for aspect in ASPECTS if kind in aspect.kinds)
    asked = tuple(
        aspect
        for aspect in of_kind
        if aspect.name in general or not about.isdisjoint(asked_by(aspect))
    )
    return asked or (of_kind if kind == "clock" else ())  # "it is after 8pm", whatever is done


def asked_by(aspect: Aspect) -> frozenset[str]:
    """Return what the words of a rule that ask for an aspect are compared by."""
    return frozenset().union(*map(same, _keys(aspect.asks)))


@cache
def telling(aspect: Aspect) -> frozenset[str]:
    """Return what the words by which people tell an aspect are compared by."""
    return asked_by(aspect) | frozenset().union(*map(same, _keys(aspect.tells)))


@cache
def showing() -> frozenset[str]:
    """Return what the words are compared by that say of anything how much it is."""
    return _keys(_SHOWING | _DISPLAYING)


@cache
def displaying() -> frozenset[str]:
    """Return what the words are compared by for what scales and papers do: they show and say."""
    return _keys(_DISPLAYING)


# Where and how one reads or comes by so much of anything: "the **app** shows 320"; not "boards".
_OF_ANY = word_set("app phone gauge reading machine engine reach earn collect score gain total")


@lru_cache(maxsize=1024)
def elsewhere(kind: str, mine: tuple[Aspect, ...]) -> frozenset[str]:
    """Return what words are compared by that tell another aspect of a kind than those given.

    Args:
        kind: the kind.
        mine: the aspects that a clause asks for.
    """
    others = (telling(a) for a in ASPECTS if kind in a.kinds and a not in mine)
    return frozenset().union(*others) - frozenset().union(*map(telling, mine)) - _keys(_OF_ANY)
