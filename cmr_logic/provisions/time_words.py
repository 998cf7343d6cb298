"""Nouns for when something is so."""

from __future__ import annotations

from cmr_logic.text import word_set

# Nouns for when something is so: "on market **days**"; not "on the island".
TIMES = word_set(
    """
    day days night nights weekday weekdays weekend weekends week weeks month months year years
    hour hours morning mornings afternoon afternoons evening evenings time times season seasons
    spring summer autumn winter holiday holidays term monday tuesday wednesday thursday friday
    saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays january
    february march april may june july august september october november december am pm noon
    midnight
    """
)
