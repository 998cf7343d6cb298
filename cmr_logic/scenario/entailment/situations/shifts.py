"""Posts, shifts and pay in people's words: a role that was scrapped, earlies, pay by the hour."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Situation, situation

# fmt: off
SHIFTS: tuple[Situation, ...] = (
    situation(
        "made-redundant",
        said="I was made redundant|I have been made redundant|I am made redundant|"
             "I lost my job through redundancy|my job was made redundant|I am redundant",
        worded="my job is redundant",
        shown="they scrapped my role|my role was scrapped|my post no longer exists|"
              "my job no longer exists|they got rid of my post|my post was cut|my job was cut|"
              "they cut my post|they cut my job|my position was eliminated|"
              "my position was abolished|my post was axed|they axed my job|my role has gone|"
              "I was laid off|I have been laid off|they laid me off|all of us were let go|"
              "the whole team was let go|I took voluntary redundancy|my role disappeared|"
              "my department was closed|they closed my department|I got a redundancy payment|"
              "I got redundancy pay|they paid me redundancy",
        barred="I walked out of my job|I resigned|I handed in my notice|I quit my job|"
               "I was sacked for stealing|I was fired for lateness|"
               "I have never been made redundant|I still have my job|I walked out after a row",
        clause="you have been made redundant",
        fires="They scrapped my role in May.",
        fails="I handed in my notice in May.",
        silent="They scrapped my car in May.",
    ),
    situation(
        "employer-closed",
        said="my employer closed down|my employer closed|my employer has closed down",
        worded="my workplace closed down|the company I worked for closed|my employer has shut down",
        shown="my firm went under|my employer went bust|my firm folded|my firm went bust|"
              "my company folded|my employer went into administration|"
              "my workplace closed for good|my employer shut down",
        clause="your employer closed down",
        fires="My firm went under in May.",
        silent="My boat went under in May.",
    ),
    situation(
        "late-for-work",
        said="I was late for work|I have been late for work",
        shown="I clocked in late|I turned up late for my shift|I missed the start of my shift",
        barred="I have never been late for work|I was on time for work|"
               "I have always been on time for work",
        clause="you were late for work",
        fires="I turned up late for my shift.",
        fails="I've never been late for work.",
        silent="I turned up the lamp for my shift.",
    ),
)
# fmt: on
