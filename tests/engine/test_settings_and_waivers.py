"""Places and times ahead of a sentence, whom what binds others lets off, and whom things are for."""

# ruff: noqa: E501 - one case a line reads as a table

from __future__ import annotations

from collections.abc import Callable

import pytest

SETTINGS = {
    "a season": ("You can row if you are 12. In winter rowing is not allowed.", "Can I row?", "[you are 12] and not [it is in winter]"),
    "a place": ("You can bring a dog if it is on a lead. In the galley dogs are never allowed.", "Can I bring my dog?", "[it is on a lead] and not [it is in the galley]"),
    "a day of the month": ("The pool is free for cooks. On the first Sunday of the month entry is free for everyone.", "Is the pool free?", "[you are cooks] or [it is on the first Sunday of the month]"),
    "an hour": ("You can moor here if you have a flag. From 6 pm anyone can moor here.", "Can I moor here?", "[you have a flag] or [it is from 6 pm]"),
    "behind however": ("You can row if you are 12. However, in winter nobody may row.", "Can I row?", "[you are 12] and not [it is in winter]"),
    "before however": ("You can row if you are 12. In winter, however, rowing is forbidden.", "Can I row?", "[you are 12] and not [it is in winter]"),
    "a time that comes again": ("You can row if you are 12. During term time nobody may row.", "Can I row?", "[you are 12] and not [it is during term time]"),
    "always": ("You do not need a flag if you row. On the quay a flag is always required.", "Do I need a flag?", "not ([you row] and not [it is on the quay])"),
    "all must": ("You do not have to sign if you row. On Mondays everyone must sign.", "Do I have to sign?", "not ([you row] and not [it is on Mondays])"),
    "all must, behind it": ("You do not have to pay if you row. Everyone has to pay on Mondays.", "Do I have to pay?", "not ([you row] and not [it is on Mondays])"),
    "everyone else": ("Cooks do not have to sign. Everyone else must sign.", "Do I have to sign?", "not [you are cooks]"),
}  # fmt: skip
WAIVERS = {
    "exempt from a ban": ("You may not moor here without a flag. Cooks are exempt.", "May I moor here?", "[you have a flag] or [you are cooks]"),
    "exempt from a limit": ("Only guests may moor here. Cooks are exempt.", "May I moor here?", "[you are guests] or [you are cooks]"),
    "exempt from a demand": ("Guests must sign in before they can row. Cooks are exempt.", "Can I row?", "[you must sign in] or [you are cooks]"),
    "exempt, and asked so": ("You need a flag to moor. Cooks are exempt.", "Am I exempt?", "[you are cooks]"),
    "exempt behind but": ("You may not moor here without a flag, but cooks are exempt from this.", "May I moor here?", "[you have a flag] or [you are cooks]"),
    "exempt from a toll": ("You must pay the toll if you sail. Cooks are exempt.", "Do I have to pay the toll?", "[you sail] and not [you are cooks]"),
    "who is exempt, said before": ("Unless you are exempt, you must sign. Cooks are exempt.", "Do I have to sign?", "not [you are cooks]"),
    "need none": ("You may not moor here without a flag. Cooks need none.", "May I moor here?", "[you have a flag] or [you are cooks]"),
    "need no such thing": ("You may not moor here without a flag; cooks need no flag.", "May I moor here?", "[you have a flag] or [you are cooks]"),
    "need no such thing, of two": ("You can row if you swim and have a vest. Cooks do not need one.", "Can I row?", "[you swim] and ([you have a vest] or [you are cooks])"),
    "alone may do without": ("You may not moor here without a flag. Only cooks may moor without one.", "May I moor here?", "[you have a flag] or [you are cooks]"),
    "may do without, behind but": ("You may not moor here without a flag, but cooks may moor without one.", "May I moor here?", "[you have a flag] or [you are cooks]"),
    "need not prove": ("You can row if you can swim. Cooks do not need to show that they can swim.", "Can I row?", "[you can swim] or [you are cooks]"),
    "do not have to, behind but": ("You may not row without a vest, but cooks do not have to wear one.", "May I row?", "[you have a vest] or [you are cooks]"),
}  # fmt: skip
FOR_WHOM = {
    "only for some": ("Berths near the mast are only for people with a stick.", "Can I have a berth near the mast?", "[you have a stick]"),
    "for some": ("Hulls rated 9 are for guests aged 15 and over.", "Can I race in a hull rated 9?", "[you are guests aged 15 and over]"),
    "kept for some": ("Berths on the lower deck are reserved for cooks.", "Can I have a berth on the lower deck?", "[you are cooks]"),
    "an age, and another case": ("Cadets may race once they are 16, provided that the mate agrees.", "Can a cadet race?", "[you are 16] and [the mate agrees]"),
    "an age of what is demanded": ("You must sign once you are 18, unless you are a cook.", "Must I sign?", "[you are 18] and not [you are a cook]"),
    "a particle before a time": ("You can move in when the mate and the cook sign.", "Can I move in?", "[the mate and the cook sign]"),
    "what others want to see": ("You can hire a raft if you swim. We need to see your card.", "Can I hire a raft?", "[you swim] and [you must show your card]"),
    "what others will need": ("You can hire a raft if you swim. We'll need a deposit.", "Can I hire a raft?", "[you swim] and [you have a deposit]"),
    "whom one turns away": ("You can stay if you have booked. We turn away anyone who is drunk.", "Can I stay?", "[you have booked] and not [you are drunk]"),
    "who must stay away": ("You may visit at noon. Guests with a cough must stay away.", "Can I visit?", "[it is at noon] and not [you are guests with a cough]"),
    "who must stay away, asked so": ("Guests with a cough must stay away from the galley.", "Must my son stay away from the galley?", "[you are guests with a cough]"),
    "who should stay at home": ("You can come to the race if you have booked. If you are ill, please stay at home.", "Can I come to the race?", "[you have booked] and not [you are ill]"),
    "what is not sold": ("Cooks can buy a flag. We will not sell you a flag if you owe a fee.", "Can I buy a flag?", "[you are cooks] and not [you owe a fee]"),
    "what bounds a thing that is spared": ("You do not need a flag for a raft that is:\n\n* shorter than 4 metres\n* no wider than 2 metres", "Do I need a flag for my raft?", "not ([the raft is shorter than 4 metres] and [the raft is no wider than 2 metres])"),
    "what bounds a thing that is banned": ("You may not sail a raft that is:\n\n* longer than 9 metres\n* wider than 4 metres", "May I sail my raft?", "not ([the raft is longer than 9 metres] or [the raft is wider than 4 metres])"),
    "such a thing below a heading": ("## Rafts\n\nYou do not need a flag for a raft that is:\n\n* made of wood, and\n* old", "Do I need a flag for my raft?", "not ([the raft is made of wood] and [the raft is old])"),
}  # fmt: skip
ALL = SETTINGS | WAIVERS | FOR_WHOM


@pytest.mark.parametrize(("text", "question", "expression"), ALL.values(), ids=ALL.keys())
def test_the_expression_that_answers_yes(
    said: Callable[[str, str], str], text: str, question: str, expression: str
) -> None:
    assert said(text, question) == expression
