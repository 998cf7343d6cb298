"""Repairs and neighbours: what is wrong with a home, and around it."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Situation, situation

# fmt: off
REPAIRS: tuple[Situation, ...] = (
    situation(
        "no-heating",
        said="my heating is broken|my heating does not work|my heating has broken down|"
             "I have no heating",
        worded="my heating has failed",
        shown="my boiler packed up|my boiler is broken|my heating packed up|my heating conked out|"
              "my boiler does not work|my boiler conked out|my radiators are cold|"
              "my radiators do not work|the heating has gone off|the heating is not working|"
              "the boiler packed up|there is no heating in my flat|the boiler has broken down|"
              "my boiler stopped working|the boiler is broken|the heating stopped working|"
              "the radiators do not work|my boiler has packed up|my boiler broke down|"
              "my central heating has broken|the boiler is kaput|the boiler died|"
              "my boiler has conked out|I have no heating",
        barred="my boiler works perfectly|my boiler works fine|my heating works|"
               "my radiators are hot|the heating is working|it is warm as toast in here",
        clause="your heating is broken", fires="Our boiler packed up on Tuesday.",
        fails="My boiler works perfectly.", silent="Our baker packed up on Tuesday.",
    ),
    situation(
        "damp",
        said="my home is damp|there is damp in my home|my home has damp|I have damp",
        worded="my home is damp|there is damp in my home|there is mould in my home|"
               "I have mould in my home|my home has mould|my home has damp|my flat is damp",
        shown="there is mould on my walls|there is mould in my bedroom|"
              "there is black mould on the wall|my walls are damp|my walls are wet|"
              "my bedroom is damp|my flat is damp|there is damp in my flat|my flat has mould|"
              "my bathroom is full of mould|mould grows on my walls|"
              "there is mould in the bathroom|mould is growing on the wall|"
              "there is black mould all over the walls|there is mould all over the bedroom|"
              "my bedroom has mould|black mould covers the bathroom|the walls are wet|"
              "mould is growing on the ceiling|my bedroom is mouldy|there is mould in the bedroom|"
              "the wallpaper is peeling from damp|there is black mould on the bedroom wall|"
              "there is black stuff growing on the bedroom wall|the walls are black with mould|"
              "the wallpaper is peeling with the damp|mould is growing on the walls|"
              "water runs down the bedroom walls|there is mould on the bathroom ceiling|"
              "the walls are wet to the touch",
        barred="my home is dry|my home is bone dry|there is no damp in my home|my flat is dry|"
               "I have no damp|my house is bone dry|there is no mould in my home|there is no mould|"
               "every wall is dry|the walls are bone dry|the house is bone dry|there is no damp|"
               "there is no mould anywhere",
        clause="your home is damp", fires="There is black mould on the wall.",
        fails="My home is bone dry.", silent="There is a black mirror on the wall.",
    ),
    situation(
        "leak",
        said="there is a leak|I have a leak|there is a water leak|there is a leak in my home",
        worded="water is leaking in my home|a pipe is leaking",
        shown="water is dripping through the ceiling|water comes through the ceiling|"
              "water is coming through the roof|the rain comes through the roof|"
              "the pipe is leaking|water drips from the ceiling|the tap is leaking|"
              "my roof is leaking|water is pouring through the ceiling|"
              "a burst pipe flooded my kitchen|water is coming through the ceiling|my roof leaks|"
              "my tap drips|the roof is leaking|there is water coming through my ceiling|"
              "my washing machine leaks|my toilet leaks",
        barred="there is no leak|the leak was mended|the leak was repaired|I have no leaks|"
               "the leak has been fixed|the roof does not leak|the roof is watertight|"
               "the leak was fixed",
        clause="there is a leak", fires="Water is dripping through the kitchen ceiling.",
        fails="The leak was mended in May.", silent="Walter is skipping through the kitchen.",
    ),
    situation(
        "pests",
        said="I have rats|I have mice|there are rats in my home|there are rats|"
             "I have a rat problem|my home has rats",
        worded="my home has a rat problem",
        shown="rats are in the loft|I found rat droppings|I found a rat in my kitchen|"
              "I found a rat in the larder|there is a rat in my kitchen|"
              "a rat ran across my kitchen|rats live in the loft|there are mice in my kitchen|"
              "I have rats in the loft|there are rats under the floor|I have bedbugs|"
              "there are cockroaches in my kitchen|I saw a rat in the kitchen|"
              "mice have been at my food|there is a wasps' nest in my roof",
        barred="I have no rats|I have never seen a rat|there are no rats|I have no pests|"
               "there are no rats in my home|I have no mice",
        clause="you have rats", fires="I found a rat in the larder.",
        fails="I have never seen a rat.", silent="I found a raft in the ladder.",
    ),
    situation(
        "has-pests",
        said="I have pests|my home has pests|there are pests in my home|I have a pest problem",
        worded="my home is infested|I have an infestation|there is an infestation in my home|"
               "I have mice|I have rats|there are pests in my home|there are mice in my home|"
               "I have a pest problem|I have vermin",
        shown="I have rats|I have mice|I have cockroaches|I have bed bugs|"
              "there are mice in my kitchen|there are rats in my loft|"
              "my flat is full of cockroaches|there is a wasps' nest in my loft|"
              "I have a mouse problem|I have ants in my kitchen|I have moths in my carpets|"
              "there are droppings behind the cooker|I have mice in the kitchen|"
              "there are mouse droppings in the larder|cockroaches run over the kitchen floor|"
              "there are rats in the loft|I can hear rats in the walls|"
              "there are ants all over the kitchen|there is a wasps' nest in the loft|"
              "the kitchen is crawling with cockroaches",
        barred="I have no pests|there are no pests in my home|"
               "I have never seen so much as a mouse|there is not a mouse in the house|"
               "I have never seen a mouse here|there are no pests|I have no mice",
        clause="you have pests", fires="There are mice in my kitchen.", fails="I have no pests.",
        silent="There are mugs in my kitchen.",
    ),
    situation(
        "noisy-neighbours",
        said="my neighbour is noisy|my neighbours are noisy|my neighbour makes noise|"
             "I have noisy neighbours",
        worded="I am disturbed by my neighbours|"
               "my neighbours are noisy|my neighbours make a lot of noise|"
               "there is noise from my neighbours|I am disturbed by noise from my neighbours|"
               "my neighbour makes too much noise",
        shown="my neighbour's dog barks all night|my neighbour has parties every night|"
              "my neighbours shout all night|music blares from next door|"
              "the dog next door barks all night|my neighbour drills at night|"
              "next door's dog barks all night|my neighbour plays loud music|"
              "my neighbours have parties every night|the music from next door keeps me awake|"
              "the neighbours keep me awake with their music|"
              "my neighbour's dog never stops barking",
        barred="my neighbours are quiet|my neighbour is quiet|my neighbours never make a sound|"
               "I have quiet neighbours|I never hear my neighbours|I have no neighbours|"
               "it is as quiet as the grave|my neighbours are as quiet as mice|"
               "I never hear a sound from next door|my neighbours are very quiet",
        clause="your neighbour is noisy", fires="My neighbours shout all night.",
        fails="I never hear my neighbours.", silent="My neighbours shop all night.",
    ),
    situation(
        "party-wall",
        said="I share a wall with my neighbour|my house shares a wall with a neighbour|"
             "I have a party wall|I share a wall with the house next door",
        shown="I live in a terraced house|my house is terraced",
        barred="my house is detached|I live in a detached house|my home is detached|"
               "my house stands on its own",
        clause="you share a wall with your neighbour", fires="My house is terraced.",
        fails="My house is detached.", silent="My hair is tousled.",
    ),
    situation(
        "lost-keys",
        said="I lost my keys|I have lost my keys|my keys are lost|my keys are gone",
        worded="I no longer have my keys",
        shown="I dropped my keys down a drain|I cannot find my keys|my keys were stolen|"
              "my keys have gone missing|I left my keys on the train|my key is lost|"
              "I mislaid my keys|my keys are missing|I lost my keys|my keys went down a drain|"
              "I dropped my keys in the river|I cannot find my keys anywhere|my keys are lost",
        barred="I have my keys|I found my keys|my keys are in my pocket|I still have my keys|"
               "my keys turned up",
        clause="you have lost your keys", fires="I dropped my keys down a drain.",
        fails="My keys are in my pocket.", silent="I dripped milk down a drain.",
    ),
    situation(
        "told-landlord",
        said="I told my landlord|I have told my landlord|I reported it to my landlord|"
             "my landlord knows about it|I have reported it to my landlord",
        worded="I have reported the problem to my landlord|"
               "I have asked my landlord to repair it|I have reported it to my landlord|"
               "I have told my landlord about it|I have complained to my landlord|"
               "I have asked my landlord to fix it|my landlord knows about it",
        shown="I rang my landlord|I wrote to my landlord|I emailed my landlord|"
              "I let my landlord know|I complained to my landlord|I phoned my landlord about it|"
              "I have written to my landlord|I texted my landlord|my landlord knows about it|"
              "I told my landlady|I told the landlord three times about it|"
              "I have told the landlord three times|I rang the landlord about it|"
              "I wrote to the landlord about it|I emailed my landlord about it|"
              "I have nagged the landlord about it for weeks|I texted my landlord about it|"
              "I let the landlord know",
        barred="I have not told my landlord|I did not tell my landlord|I never told my landlord|"
               "I have not reported it to my landlord|I have not said anything to my landlord|"
               "I forgot to tell my landlord|my landlord does not know|"
               "I have not mentioned it to my landlord|I have not told the landlord|"
               "I never told the landlord|I have not told my landlord yet|"
               "I have not rung the landlord yet|I have not spoken to my landlord about it|"
               "my landlord does not know about it",
        clause="you have told your landlord", fires="I emailed my landlord twice.",
        fails="I never told my landlord.", silent="I envied my landlord twice.",
    ),
    situation(
        "repaired",
        said="it was repaired|it has been repaired|it is repaired|it was fixed",
        worded="the repair has been carried out",
        shown="it is mended|it was mended|the plumber fixed it|it works again|they mended it|"
              "the engineer fixed it|it has been put right",
        barred="it has not been repaired|it is still broken|it was never repaired|it is not fixed|"
               "it was not repaired|it has not been fixed|nobody has fixed it|"
               "nobody has been to fix it|they never came to fix it",
        clause="it has been repaired", fires="It was mended in May.",
        fails="It was never repaired.", silent="It was minded in May.",
    ),
)
# fmt: on
