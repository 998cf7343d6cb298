"""How somebody works: in charge, out of doors, alone, and dismissed for what."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Situation, situation

# fmt: off
LIVELIHOODS: tuple[Situation, ...] = (
    situation(
        "commuter-overtime",
        said="I work overtime|I do overtime",
        worded="I work more than my contracted hours|I have worked overtime",
        shown="I work extra hours|I stay late at work|I worked extra shifts|"
              "I do extra shifts|I put in extra hours",
        barred="I never work overtime|I do no overtime|I have never done overtime|"
               "I always finish on time",
        clause="you work overtime",
        fires="I do extra shifts.",
        fails="I never work overtime.",
        silent="I do extra sketches.",
    ),
    situation(
        "manager",
        said="I manage staff|I am a supervisor",
        worded="I manage other people",
        shown="I run a team|I am in charge of a team|I am the head of a department|"
              "I am a team leader|I supervise staff|I manage a team|I am the boss at work|"
              "I am head of department|I lead a team",
        barred="I manage nobody|I am not in charge of anyone|I supervise nobody",
        clause="you manage staff",
        fires="I'm in charge of a team.",
        fails="I manage nobody.",
        silent="I'm in a team.",
    ),
    situation(
        "works-outdoors",
        said="I work outdoors|I work outside|I work in the open air",
        worded="my work is outdoors|I do outdoor work|my job is outdoors|"
               "I work outside|I work in the open air",
        shown="I am a gardener|I am a farmer|I am a roofer|I work on a building site|"
              "I work in the fields|I am a postman|I work in the forest|I am out in all weathers|"
              "I am a landscape gardener|I work in all weathers|I am a bricklayer|"
              "I am a scaffolder|I am a shepherd|I am a gardener for the council|I dig roads|"
              "I am a lifeguard on the beach|I mend roads",
        barred="I work indoors|I work in an office|I sit at a desk all day|"
               "I have a desk job|I work from home|I work at a desk|"
               "I work in a shop|I never leave the office|I work in a kitchen|"
               "I work in a call centre",
        clause="you work outdoors",
        fires="I work on a building site.",
        fails="I have a desk job.",
        silent="I walk past a building site.",
    ),
    situation(
        "misconduct-sacking",
        said="I was dismissed for misconduct|I was sacked for misconduct|"
             "I was fired for misconduct|I was dismissed for gross misconduct",
        shown="I was sacked for stealing|they sacked me for theft|"
              "I was fired for fighting at work|I was dismissed for being drunk at work|"
              "I was fired for stealing|I got the sack for stealing|"
              "they fired me for lying",
        barred="I was made redundant|I resigned|I left of my own accord|"
               "I have never been dismissed",
        clause="you were dismissed for misconduct",
        fires="They sacked me for stealing.",
        fails="I was made redundant.",
        silent="They thanked me for staying.",
    ),
    situation(
        "has-guests",
        said="guests stay overnight on my premises|I have overnight guests|"
             "guests stay overnight with me",
        shown="I run a bed and breakfast|I run a guest house|I run a hotel|I run a hostel|"
              "I let rooms to holidaymakers|I rent rooms by the night|I run a campsite",
        barred="nobody stays overnight|I have no overnight guests|"
               "everyone goes home at night",
        clause="you have overnight guests",
        fires="I run a guest house.",
        fails="I have no overnight guests.",
        silent="I run a guessing game.",
    ),
    situation(
        "has-employees-none",
        said="I work alone|I have no employees|I have no staff",
        shown="I am a one-man band|I do everything myself at the firm|"
              "I am the only person in my business|it is a one-woman business",
        barred="I employ two people|I have three employees|I employ a cook|"
               "I have a member of staff|I employ staff",
        clause="you have no employees",
        fires="I'm a one-man band.",
        fails="I employ a cook.",
        silent="I'm in a brass band.",
    ),
    situation(
        "cropland",
        said="it is cropland|the land is cropland|it is used for growing crops|"
             "the land is used for growing crops",
        shown="there is wheat being grown on the land|there is barley growing on the land|"
              "wheat is grown on the land|maize is grown on the land|corn is grown on the land|"
              "barley is grown on the land|potatoes are grown on the land|"
              "I grow wheat on the land|I grow barley on the land|I grow corn on the land|"
              "I grow maize on the land|I grow potatoes on the land|crops are grown on the land|"
              "the land is under wheat|I grow crops on the land|I grow crops on it|"
              "I grow wheat on it",
        barred="nothing grows on the land|nothing is grown on the land|the land is all woodland|"
               "the land is a car park",
        clause="it is cropland", fires="There is rye and wheat being grown on the land.",
        fails="Nothing is grown on the land.", silent="There is a tower being built on the land.",
    ),
)
# fmt: on
