"""Lists inside and behind sentences, kinds that are limited, and what a question takes as given."""

# ruff: noqa: E501 - one case a line reads as a table

from __future__ import annotations

from collections.abc import Callable

import pytest

CASES = {
    "ranges end before another joint": ("You can race if you are between 18 and 60 and you swim.", "Can I race?", "[you are between 18 and 60] and [you swim]"),
    "a range and a list of denials": ("You can race if you are between 18 and 60 and you do not:\n\n* smoke\n* row", "Can I race?", "[you are between 18 and 60] and (not [you do smoke] and not [you do row])"),
    "an age inside a list of people": ("Free oars go to cooks, people aged 60 and over, guides with a boat and people trained at sea.", "Can I get free oars?", "[you are cooks] or [you are aged 60 and over] or [it is guides with a boat] or [you are trained at sea]"),
    "people told by what was done, with a verb of their own": ("Free oars go to cooks. People trained at sea pay half.", "Can I get free oars?", "[you are cooks]"),
    "what one is, behind a bound": ("You can race if you are over 60, a cook and a guide.", "Can I race?", "[you are over 60] and [you are a cook] and [you are a guide]"),
    "a noun before of, behind a relative": ("A skipper who shares care of a boat, and whose crew is small, can race.", "Can I race?", "[you share care of a boat] and [your crew is small]"),
    "a list inside a sentence, denied": ("A boat that:\n\n* was built before 1950, and\n* has no engine\n\ndoes not need a flag.", "Does my boat need a flag?", "not ([the boat was built before 1950] and not [the boat has any engine])"),
    "a list inside a sentence without a colon": ("A boat that\n\n* was built before 1950, and\n* has no engine\n\nis not allowed on the lake.", "Is my boat allowed on the lake?", "not ([the boat was built before 1950] and not [the boat has any engine])"),
    "a list inside a sentence, of anyone": ("Anyone who:\n\n* is over 75, or\n* is blind\n\ngets a free oar.", "Do I get a free oar?", "[you are over 75] or [you are blind]"),
    "a list inside a sentence, spared": ("Anyone who:\n\n* is over 75, or\n* is blind\n\nneed not sign on.", "Do I need to sign on?", "not ([you are over 75] or [you are blind])"),
    "all of a list of kinds": ("All of the following can use the quay:\n\n* cooks\n* members of the crew", "Can I use the quay?", "[cooks] or [members of the crew]"),
    "all of a list of kinds who are barred": ("All of the following are banned from the quay:\n\n* cooks\n* members of the crew", "Can I use the quay?", "not ([cooks] or [members of the crew])"),
    "all of a list of conditions": ("All of the following must apply for you to race:\n\n* aged over 18\n* resident in Leith", "Can I race?", "[aged over 18] and [resident in Leith]"),
    "headings of one kind": ("## Year flag\nYou can get a year flag if you are a member.\n\n## Day flag\nYou can get a day flag if you are 16.", "Can I get a day flag?", "[you are 16]"),
    "headings of several matters": ("## Joining\nYou can join if you are a member.\n\n## Racing\nYou can race if you are 16.", "Can I race?", "[you are 16]"),
    "holders of what is mine": ("Flag holders can race if it is dry.", "Can I race on my day flag?", "[it is dry]"),
    "anyone with what is mine": ("Anyone with a flag can race if it is dry.", "Can I race under my club flag?", "[it is dry]"),
    "kin of whom I am": ("The wife or husband of a coast guide is insured while the guide is at sea.", "I am a coast guide. Is my wife insured?", "[the guide is at sea]"),
    "an adult beside a child": ("Children under 8 cannot swim without an adult.", "Can my son swim?", "not ([you are children under 8] and not [you have an adult])"),
    "a kind limited, in the same verb": ("Anyone can fly kites. Big kites can be flown only if it is dry.", "Can I fly my kite?", "not ([the kites are big] and not [it is dry])"),
    "a kind limited, let in": ("You can take your dog on the raft. Dogs over 30kg can travel only if they are trained.", "Can I take my dog on the raft?", "not ([the dogs are over 30kg] and not [they are trained])"),
    "a kind excepted and limited": ("You can take your dog on the raft, unless it is over 30kg. Dogs over 30kg may travel if they are trained.", "Can I take my dog on the raft?", "not ([the dogs are over 30kg] and not [they are trained])"),
    "a kind of another's": ("Members can fly kites. Guests can fly kites only if it is dry.", "Can I fly a kite?", "[you are members] or [you are guests] and [it is dry]"),
    "a ban while something lasts": ("You must not sell the boat while you owe a fee without telling the club.", "Can I sell the boat?", "not ([you owe a fee] and not [you have told the club])"),
    "a state in which one lacks something": ("You must not race while you are at sea without a flag.", "Can I race?", "not [you are at sea without a flag]"),
    "who is exempt, said apart": ("You must sign on unless you are exempt. Guides over 75 and people who live on a boat are exempt.", "Do I have to sign on?", "not ([it is guides over 75] or [you live on a boat])"),
    "an age named again": ("Crews can draw a wage from the age of 60. Those who joined before 1995 can draw it from 55.", "Can I draw a wage?", "[you are at least 60] or [you joined before 1995] and [you are at least 55]"),
    "when a fund was set up": ("The Oar Fund was set up after the flood of 1953. Only skippers whose boat sank can get it.", "Can I get the Oar Fund?", "[your boat sank]"),
    "what a fund was set up for": ("The Oar Fund was set up to help skippers whose boat sank.", "Can I get help from the Oar Fund?", "[your boat sank]"),
}  # fmt: skip


@pytest.mark.parametrize(("text", "question", "expression"), CASES.values(), ids=CASES.keys())
def test_the_expression_that_answers_yes(
    said: Callable[[str, str], str], text: str, question: str, expression: str
) -> None:
    assert said(text, question) == expression
