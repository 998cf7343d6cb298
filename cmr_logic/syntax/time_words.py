"""Nouns for when something is so."""

from __future__ import annotations

from cmr_logic.syntax.wordlists import WEEKDAYS
from cmr_logic.text import word_set

# Days, and those of a week by kind: "Mondays", "weekends"; not "holidays".
DAYS = WEEKDAYS | word_set(
    """
    mondays tuesdays wednesdays thursdays fridays saturdays sundays weekday weekdays weekend
    weekends christmas easter ramadan
    """
)
# Nouns for when something is so: "on market **days**"; not "on the island".
TIMES = DAYS | word_set(
    """
    day days night nights week weeks month months year years hour hours morning mornings afternoon
    afternoons evening evenings time times season seasons spring summer autumn winter holiday
    holidays term january february march april may june july august september october november
    december am pm noon midnight
    """
)
