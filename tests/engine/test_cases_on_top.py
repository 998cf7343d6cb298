"""Cases that come on top of others, times beside them, and what one thing must not do."""

from __future__ import annotations

from collections.abc import Callable

import pytest

FORMS = {
    "a proviso with a choice, behind a case": (
        "You may moor here if you call ahead, provided that you are sick or tired.",
        "May I moor here?",
        "[you call ahead] and ([you are sick] or [you are tired])",
    ),
    "the same of whole clauses": (
        "You may moor here once you have paid, as long as the tide is in or the lock is open.",
        "May I moor here?",
        "[you have paid] and ([the tide is in] or [the lock is open])",
    ),
    "each part of a choice has its own opener": (
        "You may moor here when you are sick, if you are tired or where the lock is shut.",
        "May I moor here?",
        "[you are sick] or [you are tired] or [the lock is shut]",
    ),
    "a ban that people serve bans nothing by itself": (
        "Crews that have a cox can race. Crews who are serving a ban may not race.",
        "Can I race?",
        "[the crews have a cox] and not [you are serving a ban]",
    ),
    "an order of a counted list, with what comes of it": (
        "Bring along two of these and we can lend you a raft:\n- a map\n- a horn\n- a lamp",
        "Can you lend me a raft?",
        "at least 2 of ([you bring along a map], [you bring along a horn], "
        "[you bring along a lamp])",
    ),
    "an order of a list, and what comes about without it": (
        "Show one of these, or we cannot let you on board:\n- a pass\n- a badge",
        "Can I be let on board?",
        "[you show a pass] or [you show a badge]",
    ),
    "an order of a whole list": (
        "Send us the following and we will mend your raft:\n- the bill\n- the form",
        "Will you mend my raft?",
        "[you send us the bill] and [you send us the form]",
    ),
    "cases of two kinds": (
        "You may sail when you have passed the test, and after the cox has signed the log.",
        "May I sail?",
        "[you have passed the test] and [the cox has signed the log]",
    ),
    "until something is so": (
        "Rafts may leave once the fog has lifted and until the lock is shut.",
        "May my raft leave?",
        "[the fog has lifted] and not [the lock is shut]",
    ),
    "a later time with a case": (
        "You can swap your raft in the first week, or later on if the cox agrees.",
        "Can I swap my raft?",
        "[it is in the first week] or [the cox agrees]",
    ),
    "a longer span with a case": (
        "You can swap your raft within a week, or within a month if you are sick.",
        "Can I swap my raft?",
        "[it is within a week] or [it is within a month] and [you are sick]",
    ),
    "a ban for some of the year, and for some people always": (
        "Rowing on the lake is banned from May to July, and all year round for children.",
        "Can I row on the lake?",
        "not ([it is from May to July] or [you are children])",
    ),
    "a span before the cases of a ban": (
        "You cannot dive within a day of a flight, while you are sick or if you have a cough.",
        "Can I dive?",
        "not ([it is within a day of a flight] or [you are sick] or [you have a cough])",
    ),
    "what an exception denies besides": (
        "The raft can be hired for trips, but not by guests and not on Sundays.",
        "Can I hire the raft for a trip?",
        "not ([it is by guests] or [it is on Sundays])",
    ),
    "what one thing must not do": (
        "You may hang a lamp on your raft. It must not cover the name.",
        "Can I hang a lamp on my raft?",
        "not [it must cover the name]",
    ),
    "what one thing must not do, and must be": (
        "You may hang a lamp on your raft. The lamp must not cover the name and must be green.",
        "Can I hang a lamp on my raft?",
        "not [the lamp must cover the name] and [the lamp must be green]",
    ),
    "where things of a kind must not go": (
        "Rafts must not use the lock.",
        "Can I use the lock?",
        "not [it is rafts]",
    ),
    "how high they must not go is another matter": (
        "Rafts must not use the lock after dark.",
        "Can I use the lock?",
        "not [it is dark]",
    ),
    "a time before a proviso": (
        "You may cancel at any time before the race, provided you tell the cox.",
        "Can I cancel?",
        "[it is before the race] and [you tell the cox]",
    ),
    "a last time before a proviso": (
        "You may cancel until the day of the race if you tell the cox.",
        "Can I cancel?",
        "[it is no later than the day of the race] and [you tell the cox]",
    ),
    "how long of what before a proviso": (
        "Crew may stop after two years of service, provided that the cox agrees.",
        "Can I stop?",
        "[you have two years of service] and [the cox agrees]",
    ),
    "an age to be reached": (
        "Children may row free until their tenth birthday if the cox agrees.",
        "Can my child row free?",
        "[you are under 10] and [the cox agrees]",
    ),
    "what comes of an order is that there is something": (
        "Hiring a raft\n\nTell us before noon and there is nothing to pay, unless you row.",
        "Do I have to pay if I hire a raft?",
        "not ([you tell us before noon] and not [you row])",
    ),
    "whom we do not serve": (
        "You can have a lesson if you are over 9. We do not treat anyone with a cold.",
        "Can I have a lesson?",
        "[you are over 9] and not [you have a cold]",
    ),
    "when we do not serve is another matter": (
        "You can join if you are over 9. We do not teach chess.",
        "Can I join?",
        "[you are over 9]",
    ),
    "what cover does not reach, and what nor adds": (
        "The cover does not extend to rafts used for races, nor to those left outside.",
        "Is my raft covered?",
        "not ([the rafts are used for races] or [the rafts are left outside])",
    ),
    "what nor adds to a time": (
        "A pause is not available in the first month, nor to anyone who owes us a fee.",
        "Can I have a pause?",
        "not ([it is in the first month] or [you owe us a fee])",
    ),
    "for how long something is covered": (
        "The warranty covers bent oars for two years from delivery, unless you race.",
        "Is my bent oar covered by the warranty?",
        "[it is within two years of delivery] and not [you race]",
    ),
    "what a charge is on": (
        "A fee of £5 is charged on late returns, unless you are a member.",
        "Will I be charged a fee?",
        "[it is late returns] and not [you are a member]",
    ),
}


@pytest.mark.parametrize("form", FORMS)
def test_form(form: str, said: Callable[[str, str], str]) -> None:
    text, question, expected = FORMS[form]
    assert said(text, question) == expected
