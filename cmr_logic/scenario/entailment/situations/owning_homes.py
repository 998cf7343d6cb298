"""Homes bought, owned besides and moved to: first-time buyers and second homes."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Situation, situation

# fmt: off
OWNING_HOMES: tuple[Situation, ...] = (
    situation(
        "second-home",
        said="I own a second home|I have a second home|I own two homes",
        worded="I have another home|I own another home|I own two properties|"
               "I own another property|I own an additional property",
        shown="I own a holiday home|I have a holiday cottage|I have a second house|"
              "I own a holiday cottage|I own two houses|I own a second house|"
              "I have a holiday home|I have a place in Spain too|I own the house next door too|"
              "I own the flat next door as well|I have a cottage in Wales as well as my house|"
              "we own a flat in London too|we have a cottage in Wales as well as our house|"
              "we own a place in France as well|we have a villa in Spain|I own a holiday flat|"
              "I own a holiday cottage|I own three houses|I have two houses|I own a second flat|"
              "I own two flats|I own a villa in Spain",
        barred="I own only one house|I have only one home|I do not own a second home|"
               "I only own the house I live in|I only own one house|I own just the one house|"
               "I own no property|I do not own any property|I rent my home|"
               "I only have the one home|I have just the one home|this house is all I own|"
               "the house is the only property I own|I have never owned a home|"
               "I only own the flat I live in",
        clause="you own a second home", fires="We've got a holiday cottage in Wales as well.",
        fails="We've only got the one house.", silent="We've got a hose.",
    ),
    situation(
        "bought-first-home",
        said="I am a first-time buyer|I am buying my first home|I am a first time buyer",
        worded="this is my first home|it is my first home|"
               "I have never owned a home|I have never owned a property|I am buying my first home|"
               "I have not owned a home before|it is the first home I have bought",
        shown="I am buying my first house|I am buying my first flat|it is my first house|"
              "I have never owned a home|I have never owned a house|I have never owned property|"
              "I have only ever rented|we have only ever rented|I have never owned a place before|"
              "I have rented all my life|I have never owned a home before|"
              "I have never bought a house before|it will be the first home I have owned|"
              "it will be my first home",
        barred="I have owned three houses|I have owned a home before|I own my home|"
               "I sold my flat|I sold my house|we sold our last house|"
               "I have owned two homes before|I already own a house|"
               "this is the third house I am buying|this is the second house I am buying|"
               "this is the second flat I am buying|"
               "it will be my second house|it will be my second home",
        clause="you are a first-time buyer",
        fires="I've never owned a home and I'm buying one now.", fails="I've owned three houses.",
        silent="I've never owned a horse.",
    ),
    situation(
        "moving-soon",
        said="I am moving house|I am moving home|I am moving|I move house",
        worded="I am moving to a new address",
        shown="I am changing address|the removal van is coming|I am packing up the house|"
              "I am moving to Hull|I have a new address from May",
        barred="I am staying put|I am not moving",
        clause="you are moving house", fires="The removal van comes on Friday.",
        fails="I'm staying put.", silent="The removal of the tree is on Friday.",
    ),
    situation(
        "new-build",
        said="my home is new|my home is a new-build|I live in a new-build|my house is new",
        shown="my house was built last year|I bought a new-build|my house was finished in May",
        barred="my house is Victorian|my house is Georgian|my cottage is three hundred years old|"
               "my house was built in 1900",
        clause="your home is new", fires="I've just bought a new-build.",
        fails="My house is Victorian.", silent="I've just bought a new book.",
    ),
)
# fmt: on
