"""Weekend work, and what people wear and fit: life jackets, lamps, engines."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Situation, situation

# fmt: off
TIMES_AND_GEAR: tuple[Situation, ...] = (
    situation(
        "boat-with-engine",
        said="my boat has an engine|my boat has a motor|it has an engine|"
             "my boat is powered by an engine|my boat is motorised",
        worded="my boat is powered|my boat is a motorboat|my vessel has an engine|"
               "my boat is fitted with an engine|my boat has an inboard or outboard engine",
        shown="there is an outboard on the back|my boat has an outboard|"
              "there is a diesel engine in my boat|my boat is a motorboat|it is a motorboat|"
              "it is a speedboat|there is an outboard motor on my boat|"
              "my boat has a diesel engine|it has an outboard|my boat runs on diesel|"
              "I have an outboard on my dinghy|my narrowboat has a diesel engine",
        barred="it is a rowing boat|I row it|my boat has no engine|it has no engine|"
               "it only has sails|it is a canoe|it is a kayak|my boat is a canoe|"
               "my boat is a kayak|my boat is a rowing boat|there is no engine|I paddle it|"
               "my boat only has sails|it is a pedalo",
        clause="your boat has an engine",
        fires="There's an outboard on the back.",
        fails="It's a rowing boat.",
        silent="There's an overcoat on the back.",
    ),
    situation(
        "life-jacketed",
        said="I wear a life jacket|I am wearing a life jacket",
        worded="I wear a lifejacket|I am wearing a lifejacket|"
               "everyone on board wears a life jacket|I wear a buoyancy aid",
        shown="I am wearing a buoyancy aid|we all wear life jackets|"
              "I never go out without my life jacket",
        barred="there are no life jackets on board|I have no life jacket|"
               "I never wear a life jacket|I left my life jacket at home|"
               "none of us wears a life jacket|I do not own a life jacket|"
               "I do not bother with a life jacket|I forgot my life jacket|"
               "I leave my life jacket on the shore",
        clause="you wear a life jacket",
        fires="I never go out without my life jacket.",
        fails="There are no life jackets on board.",
        silent="I never go out without my hat.",
    ),
    situation(
        "bike-lit",
        said="my bike has lights|my bicycle has lights|I have lights on my bike|"
             "I have lights on my bicycle",
        worded="my bicycle is fitted with lights|I use lights on my bicycle|"
               "my bike is fitted with lights|my bicycle is lit",
        shown="there is a lamp on the front of my bike|there are lamps on my bike|"
              "I put lights on my bike",
        barred="my bike has no lights|there are no lights on my bike|my bicycle has no lights|"
               "I have no lights on my bike|my bike lights are broken|"
               "the lamps on my bike are broken|my bike lights were stolen",
        clause="your bicycle has lights",
        fires="There's a lamp on the front of my bike.",
        fails="My bike has no lights.",
        silent="There's a lump on the front of my bike.",
    ),
    situation(
        "horse-cover",
        said="my horse is insured|I have insured my horse|I have insurance for my horse|"
             "I have horse insurance",
        worded="I have insurance on my horse|my horse has insurance|I have cover for my horse",
        shown="I took out a policy on my mare|my pony is insured|I insured my pony|"
              "I took out a policy on my horse|I pay for insurance on my horse|my mare is insured|"
              "I have a policy on my horse",
        barred="I have no insurance on my horse|my horse is uninsured|I never insured my horse|"
               "I have not insured my horse|the policy on my horse ran out|"
               "I do not have insurance for my horse|I let the policy on my horse lapse",
        clause="your horse is insured",
        fires="I took out a policy on my mare.",
        fails="I never insured my horse.",
        silent="I took out a splinter from my mare.",
    ),
)
# fmt: on
