"""Work, by its signs: shifts, pay, bosses and customers, and what shows that there are none."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Situation, filled, situation

# Times of work by which people call it: "I'm on **nights**"; not "I'm on holiday".
_TURNS = "nights|earlies|lates|full-time nights|shift"
_BODIES = (
    "a supermarket|a bank|the council|a big firm|the NHS|a school|a hotel|a hospital|an agency|"
    "a factory|a housing association|a building firm|the railway|a chain of shops"
)
_OTHERS = "three people|two people|a few people|a lad|an assistant"

# fmt: off
SIGNS_OF_WORK: tuple[Situation, ...] = (
    situation(
        "works-by-signs",
        said="I have a job|I am in work|I am employed|I am in employment|I have work",
        shown=filled("I am on {}", _TURNS) + "|" + filled("I have a shift {}", "tomorrow|tonight")
              + "|I clock on at six|I clock off at two|my shift starts at six|"
              "I get paid on the last Friday of the month|I get paid every Friday|"
              "I get paid weekly|I get paid monthly|my payslip came|my wages go into the bank|"
              "my boss pays me every Friday|my line manager is kind|I am paid by the hour|"
              "I have a boss|I swapped shifts with a mate|I did a double shift|"
              "I have used up my annual leave|my rota changed",
        barred="I have no job|I am between jobs|"
               "I have been out of work since Easter|nobody will take me on|"
               "I have been on the dole since May",
        clause="you have a job", fires="I've a shift at the warehouse tomorrow.",
        fails="I've been on the dole since May.", silent="I have a shirt at the laundry tomorrow.",
    ),
    situation(
        "jobless-by-signs",
        said="I am unemployed|I am out of work|I have no job",
        shown="I have been looking for work for months|"
              "I have been looking for work since Easter|I have been job hunting for months|"
              "nobody will take me on|I have not had a job since May|I am between jobs",
        barred=filled("I am on {}", _TURNS) + "|I have a shift tomorrow|I get paid every Friday|"
               "my boss pays me every Friday|my payslip came|I am on shift at six tomorrow|"
               "I am paid by the hour|I have a boss",
        clause="you are unemployed", fires="I've been job hunting for months.",
        fails="I'm on nights at the biscuit factory.", silent="I've been house hunting for months.",
    ),
    situation(
        "works-for-others",
        said="I am an employee|I am employed by somebody",
        shown=filled("I work for {}", _BODIES) + "|" + filled("I am employed by {}", _BODIES)
              + "|my boss pays me every Friday|my payslip came|my employer takes the tax off",
        barred="I am my own boss|I work for myself|I am self-employed|I run my own business|"
               "I find my own customers|I invoice my customers every month",
        clause="you are an employee", fires="I work for a chain of shops.",
        fails="I find my own customers.", silent="I look for a chain of shops.",
    ),
    situation(
        "own-account",
        said="I am self-employed|I work for myself|I am my own boss",
        shown="I find my own customers|I invoice my customers every month|I invoice my clients|"
              "I run my own plumbing business|I do my own books|"
              "my clients pay me by invoice",
        barred=filled("I work for {}", _BODIES) + "|" + filled("I am employed by {}", _BODIES)
               + "|my boss pays me every Friday|my payslip came",
        clause="you are self-employed", fires="I invoice my clients every month.",
        fails="I work for a big firm.", silent="I voice my doubts every month.",
    ),
    situation(
        "has-hands",
        said="I employ staff|I have staff|I have employees|I employ people",
        worded="I am an employer",
        shown=filled("I have {} working for me", _OTHERS) + "|I pay my two assistants every Friday|"
              + filled("I employ {}", _OTHERS) + "|I took on a lad|I pay my assistant every Friday",
        barred="it is a one-man business|it is a one-man band|I do everything in the shop myself|"
               "I have nobody working for me|I work single-handed|"
               "nobody works for me|there is nobody in the business but me",
        clause="you employ staff", fires="I've three people working for me.",
        fails="I do everything in the shop myself.", silent="I've three people waiting for me.",
    ),
    situation(
        "place-of-business",
        said="my business has premises|I have business premises|I have premises|"
             "my business operates from premises",
        shown=filled("I have {} on the high street", "a shop|a café|a salon|an office|a bakery")
              + "|" + filled("I rent {}", "a unit on the trading estate|a workshop|a shop|"
                             "office space|a warehouse")
              + "|customers come to my shop|my shop is on the high street",
        barred="I work from my van|I run it all from my bedroom|I run the business from home|"
               "I have no premises|I work at my kitchen table|I only sell online",
        clause="your business has premises", fires="I've a shop on the high street.",
        fails="I run it all from my bedroom.", silent="I've a chop on the high heat.",
    ),
    situation(
        "shifts-by-name",
        said="I work shifts|I am a shift worker|I do shift work",
        shown="I am on earlies this week|I am on lates this week",
        barred="I work nine to five|I do nine to five",
        clause="you work shifts", fires="I'm on lates this week.", fails="I do nine to five.",
        silent="I'm on late this week.",
    ),
    situation(
        "away-from-work",
        said="I am on leave|I am on annual leave",
        worded="I am taking leave",
        shown="I am off work for two weeks|I am on holiday until Monday|I have the week off work|"
              "I am off until Monday|I took the week off|I am on holiday from work",
        barred="I am at my desk as usual|"
               "I am on shift today|I have no leave left",
        clause="you are on leave", fires="I've the week off work.",
        fails="I'm at my desk as usual.",
        silent="I've the weak offer.",
    ),
)
# fmt: on
