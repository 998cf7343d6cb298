"""Decisions and disputes: whether one agrees, appeals, has advice, a witness or the blame."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Situation, filled, situation

_LAWYER = "a solicitor|a lawyer|my solicitor|my lawyer"
_WHAT = "decision|outcome|result|assessment|verdict"

# fmt: off
DECISIONS: tuple[Situation, ...] = (
    situation(
        "at-odds-with-it",
        said=filled("I disagree with the {}", _WHAT) + "|"
             + filled("I do not agree with the {}", _WHAT) + "|"
             + filled("I do not accept the {}", _WHAT),
        worded=filled("I am unhappy with the {}", _WHAT) + "|"
               + filled("I am not satisfied with the {}", _WHAT) + "|"
               + filled("I am dissatisfied with the {}", _WHAT),
        shown=filled("the {} is wrong", _WHAT) + "|" + filled("the {} was wrong", _WHAT) + "|"
              + filled("the {} is unfair", _WHAT) + "|" + filled("the {} was unfair", _WHAT) + "|"
              + filled("I object to the {}", _WHAT) + "|"
              + filled("I am unhappy with the {}", _WHAT) + "|"
              + filled("I am not happy with the {}", _WHAT) + "|"
              + filled("I am not happy about the {}", _WHAT) + "|"
              + filled("I am angry about the {}", _WHAT) + "|"
              + filled("I am contesting the {}", _WHAT) + "|"
              "they got it wrong|the council got it wrong",
        barred=filled("I agree with the {}", _WHAT) + "|" + filled("I accept the {}", _WHAT) + "|"
               + filled("I accepted the {}", _WHAT) + "|"
               + filled("the {} is fair", _WHAT) + "|"
               + filled("the {} was fair", _WHAT) + "|"
               + filled("I am happy with the {}", _WHAT) + "|"
               + filled("I am fine with the {}", _WHAT) + "|"
               + filled("I am satisfied with the {}", _WHAT) + "|"
               + filled("I am pleased with the {}", _WHAT) + "|"
               + filled("I have no problem with the {}", _WHAT) + "|"
               + filled("I have no complaints about the {}", _WHAT) + "|"
               + filled("the {} suits me", _WHAT),
        clause="you disagree with the decision", fires="I'm not happy with the decision.",
        fails="I'm quite happy with the decision.", silent="I'm waiting for the decision.",
    ),
    situation(
        "appeal-made",
        said="I have appealed|I appealed|I have lodged an appeal|I made an appeal",
        worded="I have made an appeal|I have appealed against the decision|"
               "I have asked for a review of the decision|I have challenged the decision",
        shown="my appeal went in|my appeal is being heard|"
              "I challenged the decision|I filed an appeal|I put in an appeal|"
              "I took the decision to a tribunal|I have taken them to a tribunal|"
              "I sent off my appeal|my appeal is with the tribunal|my appeal was heard",
        barred="I accepted the decision|I accept the decision|I never lodged an appeal|"
               "I let the decision stand|I decided not to appeal|"
               "I have not appealed yet",
        clause="you have appealed", fires="My appeal went in last week.",
        fails="I let the decision stand.", silent="My apples went off last week.",
    ),
    situation(
        "lawyer-asked",
        said="I have sought legal advice|I have taken legal advice|I have had legal advice|"
             "I have got legal advice",
        worded="I have received legal advice|I have obtained legal advice|"
               "I have consulted a solicitor|I have spoken to a lawyer|"
               "I have asked a lawyer for advice",
        shown=filled("I have spoken to {}", _LAWYER) + "|" + filled("I have seen {}", _LAWYER)
              + "|" + filled("I went to see {}", _LAWYER) + "|"
              + filled("I consulted {}", _LAWYER) + "|"
              + filled("I have been to see {}", _LAWYER) + "|"
              + filled("I asked {} for advice", _LAWYER) + "|"
              + filled("I got advice from {}", _LAWYER) + "|"
              + filled("{} has advised me", _LAWYER) + "|"
              + filled("{} advised me", _LAWYER) + "|"
              + filled("I talked it over with {}", _LAWYER),
        barred="I have no solicitor|I have no lawyer|I cannot afford a lawyer|"
               "I have not had any legal advice",
        clause="you have sought legal advice", fires="I went to see a solicitor about it.",
        fails="I haven't spoken to any lawyer.", silent="I went to school with a solicitor.",
    ),
    situation(
        "somebody-saw-it",
        said="I have a witness|there was a witness|I have witnesses|there were witnesses",
        worded="there is a witness|there were any witnesses|"
               "I have a witness to the accident",
        barred="nobody saw it|nobody saw what happened|nobody saw the accident|"
               "nobody witnessed it|nobody was around|"
               "nobody was there to see it",
        clause="you have a witness", fires="There were witnesses.",
        fails="No one saw what happened.", silent="There were wigwams.",
    ),
    situation(
        "own-fault",
        said="the accident was my fault|it was my fault|I was at fault|"
             "I caused the accident|I was responsible for the accident",
        worded="I am to blame for the accident|I am at fault|I was to blame for the accident",
        shown="I went into the back of him|I drove into him|I jumped the lights|"
              "I ran a red light|I pulled out in front of her|"
              "I took the blame|I was responsible for it",
        barred="the other driver was to blame|the other driver caused the accident|"
               "the other driver caused it|the other driver was at fault|"
               "it was his fault|it was her fault|it was their fault|I did nothing wrong|"
               "he went into the back of me|I was hit from behind|he jumped the lights|"
               "the other driver admitted it|it was not my fault",
        clause="the accident was your fault", fires="I jumped the lights.",
        fails="The other driver caused the accident.", silent="I jumped the puddle.",
    ),
    situation(
        "surety-found",
        said="I have a guarantor|I have found a guarantor|somebody is my guarantor",
        worded="I can provide a guarantor|I have somebody to act as guarantor|"
               "I have somebody who will act as guarantor",
        shown="my mother is my guarantor|my father acts as my guarantor|"
              "my uncle is standing as guarantor for me|my father stands guarantor for me|"
              "my dad has signed to guarantee my rent|my father guarantees my rent|"
              "somebody has agreed to be my guarantor|"
              "my brother has agreed to be my guarantor|my aunt will be my guarantor",
        barred="I could not find a guarantor|nobody will be my guarantor|"
               "nobody will act as guarantor for me|"
               "nobody will stand as guarantor for me|"
               "I have not got a guarantor|there is nobody to stand as guarantor for me",
        clause="you have a guarantor", fires="My dad has signed to guarantee my rent.",
        fails="Nobody will be my guarantor.", silent="My dad has signed my cast.",
    ),
    situation(
        "neighbours-put-out",
        said="my neighbours have complained|my neighbours complained|"
             "a neighbour has complained|there have been complaints from my neighbours",
        worded="there have been complaints from neighbours|"
               "the neighbours have made a complaint",
        shown="I have had complaints from my neighbours|"
              "the neighbour complained about my dog|the neighbours complained about the noise|"
              "next door have complained|my neighbour has complained about me",
        barred="there have been no complaints|nobody has complained|"
               "my neighbours are fine with it|my neighbours do not mind|"
               "the neighbours do not mind|I have had no complaints from the neighbours|"
               "none of the neighbours has complained|I have never had a complaint|"
               "I have never had a complaint from my neighbours",
        clause="your neighbours have complained", fires="The neighbour complained about my dog.",
        fails="My neighbours are fine with it.", silent="The neighbour complimented my dog.",
    ),
)
# fmt: on
