"""Words that exclude each other: a reviewed table. See :class:`.entries.Opposites`."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Opposites, opposite

# fmt: off
OPPOSITES: tuple[Opposites, ...] = (
    opposite(
        "married-single", "marry", "single|unmarried|bachelor|spinster", "you are married",
        "I am single.", "I am Spanish.",
    ),
    opposite(
        "employed-unemployed", "employ", "unemployed|jobless|out of work|between jobs",
        "you are employed", "I am jobless.", "I am joyful.",
    ),
    opposite(
        "decline-take", "decline|turn down", "take|opt for",
        "you declined the cover", "I took out the cover.", "I talked of the cover.",
    ),
    opposite(
        "full-provisional", "full",
        "provisional|associate|junior|trial|probationary|honorary|affiliate",
        "you are a full member", "I am an associate member.", "I am an absent member.",
    ),
    opposite(
        "qualified-trainee", "qualify", "trainee|unqualified",
        "you are a qualified baker", "I am only a trainee baker.", "I am only a trusty baker.",
    ),
    opposite(
        "final-first-year", "final-year", "first-year|second-year", "you are a final-year pupil",
        "I am a first-year pupil.", "I am a first-rate pupil.",
    ),
    opposite(
        "full-part", "full-time", "part-time", "you work full-time", "I work part time.",
        "I work overtime.",
    ),
    opposite(
        "twice-once", "twice", "just once|only once|only the once|just the once",
        "you have paid the toll twice", "I paid the toll, but only once.",
        "I once paid the toll in pennies.",
    ),
    opposite(
        "alive-dead", "alive", "die|dead", "your father is alive", "My father is dead.",
        "My father is deaf.",
    ),
    opposite(
        "open-closed", "open", "close|shut", "your shop is open", "My shop is closed.",
        "My shop is clean.",
    ),
    opposite(
        "clean-dirty", "clean", "dirty|filthy|grubby|grimy|soiled", "your kitchen is clean",
        "My kitchen is filthy.", "My kitchen is tiny.",
    ),
    opposite(
        "cooked-raw", "cook", "raw|uncooked", "your eggs are cooked", "My eggs are raw.",
        "My eggs are brown.",
    ),
    opposite(
        "accept-refuse", "accept", "refuse", "your claim was accepted", "My claim was refused.",
        "My claim was late.",
    ),
    opposite(
        "rural-urban", "rural", "urban|city", "you live in a rural area",
        "I live in an urban area.", "I live in a quiet area.",
    ),
    opposite(
        "own-rent", "own", "rent", "you own your home", "I rent my home.", "I paint my home.",
    ),
    opposite(
        "temporary-permanent", "temporary", "permanent", "your job is temporary",
        "My job is permanent.", "My job is boring.",
    ),
    opposite(
        "public-private", "public", "private", "your school is public", "My school is private.",
        "My school is pretty.",
    ),
    opposite(
        "new-used", "new", "second-hand|second hand", "your car is new", "My car is second-hand.",
        "My car is red.",
    ),
    opposite(
        "lost-found", "lose", "find", "you have lost your card", "I have found my card.",
        "I have shown my card.",
    ),
    opposite(
        "apart-together", "apart|separately", "together", "you live apart",
        "We live together.", "We live quietly.",
    ),
    opposite(
        "miss-sit", "miss", "sit|attend|catch", "you missed the exam", "I sat the exam.",
        "I set the exam.",
    ),
    opposite(
        "agree-refuse", "agree", "refuse", "your landlord has agreed", "My landlord refused.",
        "My landlord resigned.",
    ),
    opposite(
        "works-broken", "work", "broken", "your heater works", "My heater is broken.",
        "My heater is brown.",
    ),
    opposite(
        "pass-fail", "pass", "fail|flunk", "you passed the test", "I failed the test.",
        "I filmed the test.",
    ),
    opposite(
        "charity-business", "charity", "law firm|bank|factory|restaurant",
        "you work for a charity", "I work for a bank.", "I work for a cause.",
    ),
    opposite(
        "domestic-foreign", "domestic", "foreign|overseas", "your client is domestic",
        "My client is foreign.", "My client is famous.",
    ),
    opposite(
        "furnished-bare", "furnish", "bare|empty", "your flat is furnished", "My flat is bare.",
        "My flat is dear.",
    ),
    opposite(
        "on-time-late", "on time|promptly|punctually|punctual", "late|overdue",
        "you pay your rent on time", "I pay my rent late.", "I pay my rent lately.",
    ),
    opposite(
        "early-late", "early", "late", "you were early", "I was late.", "I was lucky.",
    ),
    opposite(
        "guilty-innocent", "guilty|convict",
        "innocent|not guilty|found not guilty|find … not guilty|acquit",
        "you are guilty", "I am innocent.", "I am indoors.",
    ),
    opposite(
        "male-female", "male|man", "female|woman", "you are a man", "I am a woman.",
        "I am a waiter.",
    ),
    opposite(
        "able-unable", "capable", "incapable", "your son is capable of this",
        "My son is incapable of this.", "My son is fond of this.",
    ),
    opposite(
        "valid-expired", "valid", "expire|out of date|lapse", "your pass is valid",
        "My pass is expired.", "My pass is green.",
    ),
    opposite(
        "lead-loose", "on a lead", "off the lead", "your dog is on a lead",
        "My dog is running loose.", "My dog is running home.",
    ),
    opposite(
        "on-off-road", "on the road|on a road|on a public road|on the street|in the street",
        "off the road|off road|off the street", "your van is off the road",
        "My van is on the road.", "My van is in the garage.",
    ),
    opposite(
        "over-under-limit", "over the limit", "under the limit|within the limit|below the limit|"
        "under the legal limit|within the legal limit|below the legal limit",
        "you were over the limit", "I was well under the limit.", "I was at the river.",
    ),
    opposite(
        "indoor-outdoor", "indoors", "outdoors|outside", "you work indoors", "I work outdoors.",
        "I work online.",
    ),
    opposite(
        "dishonorable-honorable", "honourable|honorable", "dishonourable|dishonorable",
        "your discharge was honourable", "My discharge was dishonourable.",
        "My discharge was recent.",
    ),
    *(
        opposite(
            f"faith-{faith}", faith, others, f"you are a {faith}", f"I am a {another}.",
            "I am a neighbour.",
        )
        for faith, another, others in (
            ("christian", "muslim", "muslim|jew|jewish|hindu|sikh|buddhist|atheist|agnostic"),
            ("muslim", "christian", "christian|catholic|jew|hindu|sikh|buddhist|atheist|agnostic"),
            ("jew", "sikh", "muslim|christian|catholic|hindu|sikh|buddhist"),
            ("hindu", "buddhist", "muslim|christian|catholic|jew|sikh|buddhist|atheist"),
            ("sikh", "catholic", "muslim|christian|catholic|jew|hindu|buddhist|atheist"),
        )
    ),
)
# fmt: on
