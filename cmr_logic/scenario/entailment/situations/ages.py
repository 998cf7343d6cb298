"""Stages of life that show how old somebody is: a degree, a trade, retirement, children at school.

Each name has the ages of all who say so: nobody is a surgeon at seventeen.
"""

from __future__ import annotations

from typing import Final

from cmr_logic.scenario.lexicon.entries import Situation, situation

# The least and the greatest age of whoever is in a situation, in years.
AGES_OF_LIFE: Final = {
    "grown-up": (18, 120),
    "parent-of-anybody": (15, 120),
    "parent-of-the-grown": (32, 120),
    "parent-of-big-children": (25, 120),
    "retired-from-work": (38, 120),
}

# fmt: off
AGES: tuple[Situation, ...] = (
    situation(
        "grown-up",
        said="I am an adult",
        shown="I am a nurse|I am a doctor|I am a surgeon|I am a teacher|I am a police officer|"
              "I am a policeman|I am a policewoman|I am a detective|I am a headmistress|"
              "I am a vicar|I am a bishop|I am a mayor|I am an MP|I am a ship's captain|"
              "I am a firefighter|I am a paramedic|I am a solicitor|I am a lawyer|I am a barrister|"
              "I am an accountant|I am an architect|I am an engineer|I am a midwife|"
              "I am a dentist|I am a vet|I am a social worker|I am a pharmacist|I am a judge|"
              "I am a lorry driver|I am a bus driver|I am a taxi driver|I am a train driver|"
              "I am a pilot|I drive a lorry|I drive a bus|I drive a taxi|"
              "I drive a bus for a living|I drive a lorry for a living|"
              "I am a head teacher|I am a professor|I am a lecturer|"
              "I am a landlord|I am a farmer|I am a company director|I am a prison officer|"
              "I am a civil servant|I am a librarian|I am a bank manager|I am an estate agent|"
              "I am a headmaster|I am a magistrate|I am a councillor|"
              "I am a psychologist|I am a physiotherapist|I am a publican|I run a pub|"
              "I have a degree|I have a university degree|I have a doctorate|I have a PhD|"
              "I graduated from university|I am a graduate|I have a master's degree|"
              "I am divorced|I am widowed|I got divorced|"
              "I have a mortgage|I own my own home|I bought a house|I own my house|"
              "I am a veteran|I am retired|I have retired|I am a pensioner|"
              "I am a grandparent|I am a grandmother|I am a grandfather|I have grandchildren|"
              "I have grown-up children|my children have left home|"
              "I have a pension|I have a company car|I manage a team|I have been to prison|"
              "I have three children|I have four children|I have five children",
        clause="you are aged 18 or over", fires="I'm a qualified solicitor.",
        silent="I'm quite a solitary soul.",
    ),
    situation(
        "parent-of-anybody",
        said="I am somebody's parent",
        shown="I am a parent|I am a mother|I am a father|I am a mum|I am a dad|"
              "I have a child|I have children|I have kids|I have a baby|I have a son|"
              "I have a daughter|I have two children|I have two kids|I have a toddler",
        clause="you are aged 12 or over", fires="I'm a single mum.",
        silent="I'm a single child.",
    ),
    situation(
        "parent-of-big-children",
        said="I am a parent of big children",
        shown="I have two kids at secondary school|I have a teenage son|I have a teenage daughter|"
              "I have a teenager|I have teenage children|my children are at secondary school|"
              "my son is at secondary school|my daughter is at secondary school|"
              "my children are teenagers|I have a son at secondary school|"
              "I have a daughter at secondary school|I have kids at secondary school",
        clause="you are aged 21 or over", fires="I have two kids at secondary school.",
        silent="I have two friends at secondary school.",
    ),
    situation(
        "parent-of-the-grown",
        said="I am a parent of grown-up children",
        shown="I have grown-up children|my children are grown up|my children have left home|"
              "my kids have left home|my children have flown the nest|my kids are grown up|"
              "I have a grown-up son|I have a grown-up daughter|my son is at university|"
              "my daughter is at university|my daughter is married|my son is married|"
              "I have grandchildren|I have a grandson|I have a granddaughter|I am a grandmother|"
              "I am a grandfather|I am a grandparent",
        clause="you are aged 25 or over", fires="My children have flown the nest.",
        silent="My budgies have flown the nest.",
    ),
    situation(
        "retired-from-work",
        said="I am in retirement",
        shown="I am retired|I have retired|I retired last year|I retired from work|"
              "I am a pensioner|"
              "I have just retired|I took early retirement|I retired",
        clause="you are aged 30 or over", fires="I retired from the police last year.",
        silent="I retreated from the police last year.",
    ),
)
# fmt: on
