"""What turns of speech show of papers not yet had, of those who are with one, and of those alive.

"I'm still waiting to hear about my permit", "I've got my kids with me", "my husband's cooking": the
entries are used and tested as those of :mod:`..rewordings`.
"""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.shown.notation import shows

# What one applies for, and then has: "a **permit**"; not "a refund".
_PAPER = (
    "(permit|licence|license|visa|pass|card|certificate|badge|passport|ticket|place|grant"
    "|loan|mortgage|allotment|locker|key|membership)"
)
_THE = "(an?|my|our|the|your) (?P<what>([a-z]+('s)? )?" + _PAPER + ")"
_WAITING = (
    "(still |now )?(waiting|wait|hoping)( to (hear|get it|be told)| for (it|an answer|a "
    "decision|a reply|the answer|news)|, still)?"
)
_LACKS = "I do not have a {what}. I have no {what}. I have not got a {what}. I do not hold a {what}"
_THERE = (
    "I am not alone. I am not on my own. I am not by myself. I am with somebody. "
    "I am accompanied. I am not unaccompanied"
)
_PERSON = (
    "({spouse}|{child}|{children}|{parent}|friends?|mates?|sister|brother|sisters|brothers"
    "|cousins?|grandchildren|grandson|granddaughter"
    "|neighbours?|colleagues?|family|parents|class|team|group|carer|nephews?|nieces?)"
)
# What the living do: "my husband **is cooking**"; not "my husband is dead".
_ALIVE = (
    "(went|go|goes|are|were|have been|live|travel|drove|flew|moved|bought|run|had|met|saw"
    "|share|own) "
)

# fmt: off
OF_WAITING_AND_COMPANY: tuple[Rewording, ...] = (
    shows(
        "applied-and-waiting",
        "{i}{perfect} (only |just )?(applied|put in|asked) {few}for " + _THE
        + " {more}(still |am |'m |but |and )*"
        "(waiting|haven't heard|have not heard|heard nothing|hasn't (come|arrived)|not heard|no "
        "(word|answer|news|reply))",
        _LACKS,
        "you have a permit", "I applied for a permit last week and am still waiting to hear.",
        "I applied for a permit last week and am still writing a diary.", value=False, ever=True,
        unless=r"\b(?:got|came|arrived\sthis|granted|approved)\b",
    ),
    shows(
        "was-given-one",
        "{i}{have} (just |now |already |finally )?been (given|issued|granted|sent|handed) (one"
        "|mine)"
        "|{i} (just |finally |already )?got (mine|one) (yesterday|today|this (morning|week)|last "
        "(week|month|year)|in the post)"
        "|(mine|it) (came|arrived) (yesterday|today|this (morning|week)|last (week|month)|in the "
        "post)",
        "I have one. I have got one. I have a permit. I have a licence. I have a pass. I have a "
        "card. I have a visa",
        "you have a permit", "I've just been given one.", "I've just been given ones and twos.",
    ),
    shows(
        "with-somebody",
        "{i}{have} (my|our|the|a|an|two|three|four|some|several|both my) {few}" + _PERSON
        + " with (me|us)"
        "|{i}('m|'ll be| am| will be) (here |there |coming |going )?with (my|our|a|an|two|three"
        "|four|some|several) {few}" + _PERSON + "{stop}"
        "|{i}('ve| have) come (here |along )?with (my|our|a|an|two|three|four|some|several) {few}"
        + _PERSON + "{stop}"
        "|(my|our) {few}" + _PERSON + "('s|'re| is| are|'ll be| will be) (here )?with (me|us)"
        "|there('ll| will|'d| would)? ?(be|'s|is|are) (quite |rather )?(a (whole |big |huge "
        ")?(crowd|group|bunch|gang|lot|load|party)|lots|loads|plenty|dozens|several|many|four"
        "|five|six|seven|eight|ten|twenty) of us",
        _THERE,
        "you are on your own", "There'll be a whole crowd of us.", "There'll be a whole crowd of "
        "geese.",
        value=False, of_anybody=True, unless_there=r"\b(?:not|never|living|live|work)\b|n['’]t\b",
    ),
    shows(
        "spouse-and-i-did",
        "(my|our) (?P<what>husband|wife|partner|mum|dad|mother|father|parents|son|daughter"
        "|brother|sister) and (I|me) (both |always |often |just |recently )?"
        + _ALIVE + "{few}(last (week|weekend|month|night)|yesterday|today|every (day|week|month"
        "|year)|tomorrow|next (week|month|year)|this (week|month|year|summer|morning)|together"
        "|regularly|often)",
        "My {what} is alive. My {what} has not died. My {what} is not dead. My {what} is still "
        "alive",
        "your husband has died", "My husband and I went on a cruise last week.",
        "My husband and I went on a cruise last decade.", value=False, ever=True,
        unless=r"\b(?:died|dead|passed\saway|lost|late|funeral|widow(?:ed|er)?|memory)\b",
    ),
)
# fmt: on
