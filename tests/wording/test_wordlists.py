"""Every word list is introduced by a member and by a word that is none."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cmr_logic.wording import wordlists

SOURCE = Path(wordlists.__file__).read_text(encoding="utf-8")
ENTRY = re.compile(r"^# (?P<comment>.*)\n(?P<name>[A-Z_]+) = ", re.MULTILINE)
LISTS = sorted(name for name in vars(wordlists) if name.isupper())
COMMENTS = {match["name"]: match["comment"] for match in ENTRY.finditer(SOURCE)}


@pytest.mark.parametrize("name", LISTS)
def test_a_list_names_a_member_and_a_word_that_is_none(name):
    found = re.search(r'"([^"]+)", not "([^"]+)"', COMMENTS[name])
    assert found is not None
    member, other = found.groups()
    words = getattr(wordlists, name)
    assert member in words
    assert other not in words
