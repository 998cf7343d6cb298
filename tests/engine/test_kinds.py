"""Kinds of people and things that a rule tells apart: of whom it demands, what it is for."""

from __future__ import annotations

from collections.abc import Callable

import pytest

# A text, a question, and what makes the answer Yes, with the statements of its clauses.
DEMANDS = {
    "of some people alone": (
        "Guests with a day ticket can use the slide, but guests under 12 must wear a vest.",
        "Can I use the slide?",
        "[you are guests with a day ticket] and "
        "(not [you are guests under 12] or [you must wear a vest])",
    ),
    "of some whom a clause tells apart": (
        "Guests can use the slide if they pay. "
        "Guests who wear glasses need a strap to use the slide.",
        "Can I use the slide?",
        "[you pay] and (not [you wear glasses] or [you must have a strap to use the slide])",
    ),
    "of some that takes up what is asked": (
        "Guests can use the slide if they pay. Guests under 9 must use the slide with an adult.",
        "Can I use the slide?",
        "[you pay] and (not [you are guests under 9] or [you must use the slide with an adult])",
    ),
    "of whoever wants what is asked": (
        "Anyone wishing to keep ducks must fence the pond.",
        "Can I keep ducks?",
        "[you must fence the pond]",
    ),
    "of those that the question names": (
        "Choirs who use the chapel must lock the door and must sweep the floor.",
        "Can our choir use the chapel?",
        "[you must lock the door] and [you must sweep the floor]",
    ),
}
REST = {
    "everyone else": (
        "Under 5s go free. Students pay £4. Everyone else pays £6.",
        "Do I pay £6?",
        "not ([you are under 5s] or [you are students])",
    ),
    "all other guests, before their sentence": (
        "Club members, crew and guests in cabins may stay. For all other guests, towels cost £5.",
        "Will towels cost me £5?",
        "not ([you are club members] or [you are crew] or [you are guests in cabins])",
    ),
    "a demand on anyone else": (
        "Residents can tip leaves free of charge. Anyone else must pay £10.",
        "Do I have to pay £10?",
        "not [you are residents]",
    ),
    "nobody before": (
        "Everyone else must pay £10 if they stay late.",
        "Do I have to pay £10?",
        "[you stay late]",
    ),
    "a kind of its own": (
        "Members pay £3. Any other person who rows pays £8.",
        "Do I have to pay £8?",
        "[you row]",
    ),
}
DENIED = {
    "several kinds": (
        "Nobody under 12, no dogs and no bottles are allowed in the pool.",
        "Am I allowed in the pool?",
        "not ([it is anybody under 12] or [it is any dogs] or [it is any bottles])",
    ),
}
THINGS = {
    "a kind of things that is denied": (
        "We'll mend your boat if you bought it from us. We don't mend electric boats.",
        "Will you mend my boat?",
        "[you bought it from us] and not [it is electric boats]",
    ),
    "a fee that applies to things": (
        "The toll applies to vans, lorries and coaches over 3 tonnes. It does not apply to bikes.",
        "Do I have to pay the toll?",
        (
            "([it is vans over 3 tonnes] or [it is lorries over 3 tonnes] or "
            "[it is coaches over 3 tonnes]) and not [it is bikes]"
        ),
    ),
    "one kind, whose name could be a verb": (
        "The discount applies only to orders over £50.",
        "Do I get the discount?",
        "[it is orders over £50]",
    ),
    "a known place is no kind": (
        "You can camp if you pay. The fees apply to the whole site.",
        "Can I camp?",
        "[you pay]",
    ),
    "things told apart by a participle": (
        "Tickets booked by phone cannot be refunded. Tickets can be refunded if you ask early.",
        "Can my ticket be refunded?",
        "[you ask early] and not [the tickets were booked by phone]",
    ),
    "a participle that looks like a past": (
        "Cakes bought at the fair may be sold again if they are wrapped.",
        "May I sell my cakes again?",
        "[the cakes were bought at the fair] and [they are wrapped]",
    ),
    "a present that equals a participle": (
        "Day tickets cost £3 and are sold at the pier. You can get one if you live on the island.",
        "Can I get a day ticket?",
        "[you live on the island]",
    ),
    "things told apart by a measure": (
        "Boats over 5 metres need a licence.",
        "Does my boat need a licence?",
        "[the boats are over 5 metres]",
    ),
    "things that are known": (
        "The goods bought last week can be returned if they are clean.",
        "Can I return the goods?",
        "[they are clean]",
    ),
}
PEOPLE = {
    "some of a kind excepted in a bracket": (
        "Loans are open to nurses and full-time students (but not students who live abroad).",
        "Can I get a loan?",
        "[you are nurses] or [you are full-time students] and not [you live abroad]",
    ),
    "some of the first kind excepted": (
        "Loans are open to students (excluding those on a grant) and nurses.",
        "Can I get a loan?",
        "[you are students] and not [you are on a grant] or [you are nurses]",
    ),
    "a bracket that excepts nobody": (
        "Loans are open to students (see page 4) and nurses.",
        "Can I get a loan?",
        "[you are students (see page 4)] or [you are nurses]",
    ),
    "several in an item of a list": (
        "Who can row:\n\n* nurses\n* teachers and pupils of the school",
        "Can I row?",
        "[nurses] or ([teachers] or [pupils of the school])",
    ),
    "one lives with all of them": (
        "You can row if you live with parents and brothers.",
        "Can I row?",
        "[you live with parents and brothers]",
    ),
    "a participle before them": (
        "Grants go to registered charities, schools and youth groups with a constitution.",
        "Can I get a grant?",
        "[you are registered charities] or [you are schools] or "
        "[you are youth groups with a constitution]",
    ),
    "named by their age": (
        "Entry is free for under-5s and their carers.",
        "Is entry free?",
        "[you are under-5s] or [you are carers of under-5s]",
    ),
}
KINDS = {**DEMANDS, **REST, **DENIED, **THINGS, **PEOPLE}


@pytest.mark.parametrize(("text", "question", "wanted"), KINDS.values(), ids=KINDS.keys())
def test_kinds(said: Callable[[str, str], str], text: str, question: str, wanted: str) -> None:
    assert said(text, question) == wanted
