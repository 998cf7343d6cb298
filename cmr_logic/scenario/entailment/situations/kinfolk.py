"""Kin, bodies and habits in people's words: a twin, a daughter's baby, insulin, a bacon butty."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Situation, situation

# fmt: off
KINFOLK: tuple[Situation, ...] = (
    situation(
        "brother-held",
        said="I have a brother",
        shown="my brother lives in Perth|my brother is a nurse|I have two brothers|"
              "I share a room with my brother",
        barred="I have no brothers|I have no siblings|I have never had a brother",
        clause="you have a brother",
        fires="My brother lives in Perth.",
        fails="I have no brothers at all.",
        silent="My butcher lives in Perth.",
    ),
    situation(
        "sister-held",
        said="I have a sister",
        shown="my sister lives in Perth|my sister is a nurse|I have two sisters|"
              "I share a room with my sister|my twin sister lives in Perth",
        barred="I have no sisters|I have no siblings|I have never had a sister",
        clause="you have a sister",
        fires="My sister lives in Perth.",
        fails="I have no sisters at all.",
        silent="My stylist lives in Perth.",
    ),
    situation(
        "missed-visit",
        said="I missed my appointment|I missed the appointment|I did not attend my appointment|"
             "I did not go to my appointment",
        worded="I did not turn up for my appointment|I failed to keep my appointment",
        shown="I forgot my appointment|I forgot all about my appointment|"
              "I did not turn up for my appointment|I never made it to my appointment|"
              "I slept through my appointment|I did not make my appointment",
        barred="I went to my appointment|I kept my appointment|I attended my appointment|"
               "I turned up for my appointment|I have never missed an appointment|"
               "I was there for my appointment",
        clause="you missed your appointment",
        fires="I slept through my appointment.",
        fails="I kept my appointment.",
        silent="I slept before my appointment.",
    ),
    situation(
        "cancelled-visit",
        said="I cancelled my appointment|I cancelled the appointment",
        shown="I called off my appointment|I rang to cancel my appointment|"
              "I rang to call off my appointment|I rang to put off my appointment|"
              "I phoned to cancel the appointment",
        barred="I did not cancel my appointment|I never cancelled my appointment|"
               "I kept my appointment|I went to my appointment|I forgot to cancel my appointment",
        clause="you cancelled your appointment",
        fires="I rang to call off my appointment.",
        fails="I kept my appointment.",
        silent="I rang before my appointment.",
    ),
    situation(
        "jabbed-pet",
        said="my dog is vaccinated|my dog has been vaccinated|my dog has had its vaccinations|"
             "my dog was vaccinated",
        shown="my dog has had all his jabs|my dog has had her jabs|"
              "my dog is up to date with his jabs|the vet gave my dog his jabs|"
              "my dog's jabs are up to date|my dog had his booster",
        barred="my dog has not had his jabs|my dog has had no jabs|my dog has never had a jab|"
               "my dog has not been vaccinated|my dog has never been to the vet|"
               "my dog's jabs are out of date|my dog has never been vaccinated",
        clause="your dog is vaccinated",
        fires="My dog has had all his jabs.",
        fails="My dog has had no jabs.",
        silent="My dog has had all his jam.",
    ),
)
# fmt: on
