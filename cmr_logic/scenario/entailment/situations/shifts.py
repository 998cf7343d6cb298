"""Posts, shifts and pay in people's words: a role that was scrapped, earlies, pay by the hour."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Situation, situation

# fmt: off
SHIFTS: tuple[Situation, ...] = (
    situation(
        "made-redundant",
        said="I was made redundant|I have been made redundant|I am made redundant|"
             "I lost my job through redundancy|my job was made redundant|I am redundant",
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
        shown="my firm went under|my employer went bust|my firm folded|my firm went bust|"
              "my company folded|my employer went into administration|"
              "my workplace closed for good|my employer shut down",
        clause="your employer closed down",
        fires="My firm went under in May.",
        silent="My boat went under in May.",
    ),
    situation(
        "employed-by-firm",
        said="I am an employee|I am employed|I am employed by a company|I work for a company",
        shown="they pay my wages with tax taken off|I am on the payroll|I have a line manager|"
              "I get a payslip|my boss pays me a wage|I get payslips|I am on their books|"
              "my employer pays my wages|I have a contract of employment|I am paid through PAYE|"
              "I work for a chain|I work for a big firm",
        barred="I am my own boss|I am a sole trader|I am a freelancer|I am self-employed|"
               "I am out of work|I am unemployed|I am retired|I have no job|I am freelance",
        clause="you are employed by a company",
        fires="I get a payslip and I've a line manager.",
        fails="I'm my own boss.",
        silent="I get a pay phone.",
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
    situation(
        "off-with-baby",
        said="I am on maternity leave|I am on parental leave",
        shown="I am off with the baby|I am off work with my new baby|I am on paternity leave|"
              "I have taken parental leave",
        barred="I am back at work after the baby|I went back to work after the baby|"
               "I have gone back to work after the baby",
        clause="you are on maternity leave",
        fires="I'm off work with my new baby.",
        fails="I'm back at work after the baby.",
        silent="I'm off to work with my new bag.",
    ),
)
# fmt: on
