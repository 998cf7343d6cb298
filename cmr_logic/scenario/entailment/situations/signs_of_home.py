"""Homes, by their signs: who pays for and insures them, who is in them, and what is outside."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Situation, filled, situation

_HOMES = "house|flat|cottage|bungalow|home|place"
_MATES = "sister|brother|mum|dad|mother|father|son|daughter|friend|niece|nephew|cousin|mate"

# fmt: off
SIGNS_OF_HOME: tuple[Situation, ...] = (
    situation(
        "not-an-owner",
        said="I own my home|I am a homeowner|I own my house|I own my flat",
        shown=filled("my {} is all paid for", _HOMES) + "|" + filled("my {} is paid off", _HOMES)
              + "|I finished paying off my mortgage|I paid off my mortgage|"
              "I paid off the house years ago",
        barred=filled("I live in my {}'s house", "mum|dad|parents|brother|sister|friend|son|aunt")
               + "|I have no property of my own|I have no home of my own|"
               "I have no house of my own|my rent went up|my rent goes up every year|"
               "I pay rent every month|I have never owned a home|I have only ever rented",
        clause="you own your home", fires="My cottage is all paid for.",
        fails="I've no property of my own.", silent="I've no poetry of my own.",
    ),
    situation(
        "owned-once",
        said="I have owned a home|I have owned a home before",
        worded="I have previously owned a home",
        shown="I sold my house|I sold my old house|I sold my flat|I sold my old flat|"
              "I used to own a flat|I used to own a house|"
              ""
              "the bank took my house back|I lost my house to the bank",
        barred="it is the first place I have ever bought|I have only ever rented|"
               "I have never owned a home|I have never bought a home|"
               "I have never bought a place before|I have always lived with my parents|"
               "I have never had a place of my own",
        clause="you have owned a home before", fires="The money's from the sale of my old house.",
        fails="I've always lived with my parents.", silent="The money's from the sale of my hats.",
    ),
    situation(
        "house-on-loan",
        said="I have a mortgage|I have a mortgage on my home",
        worded="my home is mortgaged",
        shown="I remortgaged in May|"
              "the bank still owns half of my house|I owe the bank for the house",
        barred="I paid off the house years ago|I own my home outright|my house is all paid for|"
               "I bought the house for cash|I rent|I am a tenant|I paid cash for the house|"
               "I have never borrowed a penny for the house|I paid off the mortgage",
        clause="you have a mortgage", fires="We remortgaged in May.",
        fails="We paid cash for the house.", silent="We re-moored it in May.",
    ),
    situation(
        "home-covered",
        said="my home is insured|I have home insurance|my house is insured",
        worded="I have insurance for my home",
        shown="I have buildings cover|I have contents cover|"
              "I pay for home insurance every month|I pay for home insurance|"
              "my house insurance is paid up|I renewed the house insurance",
        barred="I have never bothered with home insurance|my house insurance ran out|"
               "my home insurance ran out|I cancelled the house insurance|"
               "my home insurance lapsed|I have no home insurance|I have no cover on the house|"
               "I let the house insurance lapse",
        clause="your home is insured", fires="We've contents cover.",
        fails="We let the house insurance lapse.", silent="We've continents to see.",
    ),
    situation(
        "garden-by-signs",
        said="I have a garden",
        shown="I grow beans out the back|"
              "I grow vegetables out the back|my roses are in bloom behind the house|"
              "I have a lawn|I have a back yard|my lawn is dying",
        barred="I have no outside space|I have no outdoor space|I have no garden|"
               "there is no garden|I live in a flat with no outside space",
        clause="you have a garden", fires="We grow beans out the back.",
        fails="We've no outside space.", silent="We throw beans out the back.",
    ),
    situation(
        "alone-by-signs",
        said="I live alone|I live on my own|I live by myself",
        worded="I am the only person in my home|I am the only occupant",
        shown="I rattle around the house on my own",
        barred=filled("my {} lives with me", _MATES) + "|"
               + "I have a flatmate|"
               "I share a flat with two mates",
        clause="you live alone", fires="I rattle around the house on my own.",
        fails="My sister lives with me.", silent="I rattle around the course on my own.",
    ),
)
# fmt: on
