"""How people get to work, and the work that they do at home."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Situation, situation

# fmt: off
WORKING_DAYS: tuple[Situation, ...] = (
    situation(
        "home-business",
        said="I run a business from home|I run a business from my home|"
             "I run my business from home|I have a business at home",
        worded="I operate a business from home|I use my home for business|"
               "I use my home to run a business|I carry on a business from my home|"
               "I work for myself from home|I use my home as business premises",
        shown="I run a salon from my front room|I run my firm from the back bedroom|"
              "I run my company from the spare room|I do nails in my spare bedroom for customers|"
              "I cut hair in my kitchen for customers|I am a childminder|"
              "I see clients in my front room|my customers come to my house|"
              "I bake cakes at home to sell|I sell cakes from my kitchen|"
              "I run my shop from my garage|I run my business out of the garage|"
              "I run my business from the kitchen table|I run an online shop from my bedroom|"
              "I run a nursery in my house|I make candles at home to sell|"
              "I give piano lessons at my house|my clients come to my home|"
              "I run my business from the shed|I treat clients in my living room|"
              "I trade from my kitchen|I see patients at my house",
        barred="my workshop is on an industrial estate|I do not run any business|"
               "I do not run a business|my shop is in the high street|"
               "my business has its own premises|I rent an office for my business|"
               "I run my business from an office in town|my firm has an office in town|"
               "my salon is in the high street|I have no business",
        clause="you run a business from home",
        fires="I run a hairdressing salon from my front room.",
        fails="My workshop is on an industrial estate.",
        silent="I run a mile from my front door.",
    ),
    situation(
        "public-transport-to-work",
        said="I use public transport to get to work|I go to work by public transport|"
             "I travel to work by public transport|I commute by public transport",
        worded="I use public transport to travel to work|I take public transport to work|"
               "I get to work by public transport",
        shown="I take the bus to work|I take the train to work|I take the tram to work|"
              "I go to work by bus|I go to work by train|I catch the bus to work|"
              "I catch the train to the office|I get to work on the bus|"
              "I take the train to the office|I take the bus to the office|"
              "I take the tube to work|I get to work by train|I commute by train|I commute by bus|"
              "I commute on the tube|I take the underground to work",
        barred="I drive to work|I walk to work|I cycle to work|I go to work by car|"
               "I get to work by car|I ride my bike to work|I work from home|"
               "I drive to the office|I pedal to the office|I walk to the office",
        clause="you travel to work by public transport",
        fires="I catch the 7.40 train to the office.",
        fails="I drive to work.",
        silent="I catch the odd cold at the office.",
    ),
    situation(
        "walks-to-work",
        said="I walk to work|I go to work on foot|I commute on foot",
        shown="I walk to the office|I get to work on foot|"
              "my office is five minutes' walk from my door|I walk in to the office",
        barred="I drive to work|I cycle to work|I take the bus to work|I take the train to work|"
               "I go to work by car|I go to work by bus|I go to work by train|I work from home|"
               "I drive to the office|I get to work on the bus",
        clause="you walk to work",
        fires="I walk to the office.",
        fails="I take the bus to work.",
        silent="I walk in the hills.",
    ),
)
# fmt: on
