"""Denials, whereabouts, states and ages told in small words, and stories that come near them."""

from __future__ import annotations

import pytest

from cmr_logic.provisions import parse
from cmr_logic.scenario import settle

# A clause, a story, and what the story says of it: nothing where None.
CASES = [
    ("the wool comes from a listed farm", "None of the wool I spin is from a listed farm.", False),
    ("the wool comes from a listed farm", "None of my friends is from a listed farm.", None),
    ("the wool comes from a listed farm", "Some of the wool is from a listed farm.", None),
    ("you attended the regatta", "I couldn't make it to the regatta.", False),
    ("you attended the regatta", "I couldn't make it to the harbour.", None),
    ("you attended the regatta", "I was ill on the day of the race and didn't make it.", None),
    ("you attended the regatta", "We made it to the regatta.", None),
    ("it was locked", "I left the bicycle there with nothing securing it.", False),
    ("it was locked", "I left the bicycle there with nothing in its basket.", None),
    ("it was locked", "There was nothing wrong with the bicycle.", None),
    ("you live in Scotland", "I've a flat in Aberdeen and that's where I live.", True),
    ("you live in Scotland", "I've a flat in Aberdeen and that's where my aunt lives.", None),
    ("you live in Scotland", "I've a shop in Aberdeen, where I work.", None),
    ("your home is in Germany", "I'm from Lyon in France, where my home is.", False),
    ("your home is in Germany", "I'm writing from Lyon, where my car is.", None),
    ("your subscription is paid up", "I'm rather behind with my subs.", False),
    ("your subscription is paid up", "I'm behind with my knitting.", None),
    ("your subscription is paid up", "My aunt is behind with her subs.", None),
    ("you are pregnant", "I'm due in six weeks.", True),
    ("you are pregnant", "I'm due in March, all well so far.", True),
    ("you are pregnant", "I'm due in court in six weeks.", None),
    ("you are pregnant", "I'm due in Leeds.", None),
    ("you are pregnant", "My rent is due in six weeks.", None),
    ("you are pregnant", "I'm due back in six weeks.", None),
    ("you are pregnant", "I'm due in two weeks at the clinic.", None),
    ("you have a child", "My little girl has started at nursery.", True),
    ("you have a child", "My little sister has started at nursery.", None),
    ("you are married to a member of staff", "My wife is on the staff.", True),
    ("you are married to a member of staff", "My sister is on the staff.", None),
    ("you are married to a pilot", "My husband is a pilot.", True),
    ("you are married to a pilot", "My husband likes pilots.", None),
    ("you are married to a pilot", "I am a pilot.", None),
    ("you are a retired member of the club", "I still work full time.", False),
    ("you are a retired member of the club", "My wife still works full time.", None),
    ("you are a retired teacher", "I'm a retired teacher.", True),
    ("you are a supporter under 16 years of age", "I'm 14.", True),
    ("you are a supporter under 16 years of age", "I'm 40.", False),
    ("you are a supporter under 16 years of age", "My brother is 14.", None),
    ("you are players aged 65 and over", "I'm 71.", True),
    ("you are players aged 65 and over", "I'm 50.", False),
    ("you are residents born before 1950", "I was born in 1941.", True),
    ("you are residents born before 1950", "My neighbour was born in 1941.", None),
    ("you are club members", "I haven't been to the club for weeks.", None),
    ("you are club members", "I'm not a club member.", False),
    ("you have been injured at work", "It was an accident. A vase fell and broke.", None),
    ("you have been injured at work", "A crate fell on my foot during my shift.", True),
    ("you have been injured at work", "A crate fell on my foot at home.", None),
    ("you are in full-time education", "I'm at the sixth form college, doing A levels.", True),
    ("you are in full-time education", "I teach A levels at the sixth form college.", None),
    ("you live on the island", "I live in Leeds, hundreds of miles from the island.", False),
]


@pytest.mark.parametrize(("clause", "story", "value"), CASES)
def test_small_words(clause: str, story: str, value: bool | None) -> None:
    rule = parse(f"You can join if {clause}.")
    found = settle(rule.clauses, story)
    assert (found[0].value if found else None) is value
