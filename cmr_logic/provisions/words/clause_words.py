"""Words that a clause is made without, or that show what it leans on.

Each table says what belongs in it with one example, and what does not with another.
"""

from __future__ import annotations

from cmr_logic.text import word_set

# Words that end a run of words and are no part of what it says: ", and"; not "too".
TRAILING = frozenset({",", ";", ":", ".", "and", "or", "-", "–", "—", "also"})
# Words that begin a run and are no part of what it says: "then you …"; not "if", "both".
LEADING = frozenset({"who", ",", ";", ":", "-", "–", "—", "also", "then"})
# Words that can be a subject by themselves: "two are …"; not "large".
QUANTIFIERS = frozenset(
    {"one", "all", "both", "none", "most", "some", "each", "neither", "at", "two"}
)
# Openings of a clause with a subject of its own after an auxiliary: "is | your home …"; not "a".
OWN_SUBJECTS = word_set("your our their its his his/her the no all every each")
# Forms of irregular verbs, and what they are beside "you": "has"; not "had".
SECOND_PERSON = {"is": "are", "be": "are", "was": "were", "has": "have", "does": "do"}
# Tokens before the first word of a sentence or item: "."; not ",".
STARTS_AFTER = frozenset({".", ":", "*"})
# What may stand between the words of a name: "Guardian's Allowance"; not "to".
LINKS_IN_NAMES = frozenset({"and", "of", "for", "'s", "’s", "da", "de", "-"})
# Words that open a case: "**if** you sail"; not "because".
OPENING_CASES = frozenset({"if", "when", "where", "unless"})
# Words of an aside that names items: "including:"; not "namely".
NAMING = frozenset({"including", "as", "example", "like"})

# What opens a bracket that a name may have: "European Economic Area (EEA)"; not a dash.
BRACKETS = frozenset({"(", "["})
LONGEST_BRACKET = 6  # tokens, with its two marks: a longer one is an aside
# Tokens that no space stands before, where an aside was left out: ","; not "(".
CLOSING = frozenset({",", ".", ";", ":", ")", "?", "!"})

# Nouns for a list whose items are demands themselves: "these requirements:"; not "these cars:".
LISTED_NOUNS = frozenset(
    (noun,)
    for noun in (
        *("requirements", "conditions", "criteria", "rules", "tests", "points", "standards"),
        *("list", "checklist"),
    )
)
# Verbs of a lead-in whose items are what is to be met: "**meet** one of these:"; not "see".
MEETING = frozenset(
    (verb,)
    for verb in (
        *("meet", "satisfy", "fulfil", "fulfill", "meets", "satisfies", "fulfils", "fulfills"),
    )
)
# Lead-ins whose items are what someone wants: "we can help you: find work"; not "tell you".
HELPING = ("help", "you")
WANTING = ("you", "want", "to")
# Words that an aim can begin with: "**to** qualify"; not "for".
AIMING = frozenset({"to", "in", "so"})
# A joint of several words: "members **as well as** guests"; not "as well".
AS_WELL_AS = ("as", "well", "as")
LIMITING_BRACKETS = frozenset({"or", "other"})
"""Openings of long brackets that a statement keeps: "a cook (**other** than a ship's cook)"."""
