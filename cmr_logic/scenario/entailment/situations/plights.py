"""What befalls people: a death, a flood, an emergency, the dark; being referred or invited."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Situation, situation

# fmt: off
PLIGHTS: tuple[Situation, ...] = (
    situation(
        "lost-spouse",
        said="I have lost a spouse|I lost my spouse|I have lost my spouse",
        shown="my husband died|my wife died|my husband passed away|my wife passed away|"
              "I buried my husband|I buried my wife|I lost my husband|I lost my wife|"
              "I was widowed|my husband was killed|my wife was killed",
        barred="my husband is alive|my wife is alive|I have never been married",
        clause="you have lost a spouse", fires="My husband passed away on Sunday.",
        fails="I have never been married.", silent="My hamster passed away on Sunday.",
    ),
    situation(
        "referred",
        said="I have a referral|I was referred|I have been referred|I got a referral|"
             "I have had a referral",
        worded="I have been referred by a doctor|I was referred by a doctor|"
               "I have a referral from a doctor|I was referred by my GP|"
               "I have been referred by my GP|a doctor has referred me|"
               "I have been referred to a specialist|I have a doctor's referral",
        shown="my doctor referred me|my GP referred me|my dentist referred me|"
              "my consultant referred me|I have a referral letter|the hospital referred me|"
              "my doctor has referred me|the surgery referred me|"
              "my GP sent me to a specialist|my GP sent me to the heart specialist|"
              "my doctor sent me to the hospital|my doctor sent me to see a specialist|"
              "my GP wrote to the hospital for me|my GP sent me for a scan|"
              "my doctor sent me for an X-ray|my GP sent me to the hospital|"
              "my GP referred me to a specialist|my doctor put me forward for a scan",
        barred="nobody has referred me|nobody referred me|I have not been referred|"
               "I was not referred|I have no referral letter|no doctor sent me|"
               "no doctor has referred me|my GP refused to refer me|"
               "I just turned up at the hospital",
        clause="you have a referral", fires="My GP referred me in May.",
        fails="Nobody has referred me.", silent="My GP revered me in May.",
    ),
    situation(
        "invited",
        said="I have an invitation|I was invited|I have been invited|I got an invitation",
        worded="I have been sent an invitation",
        shown="my aunt invited me|they invited me|the school invited me|she has invited me|"
              "he invited me",
        barred="nobody invited me|nobody has invited me|I was not invited|I have no invitation|"
               "I have not been invited",
        clause="you have an invitation", fires="The school invited me.",
        fails="Nobody invited me.", silent="The school indicted me.",
    ),
    situation(
        "flood-damage",
        said="the damage was caused by flooding|the damage was caused by a flood|"
             "it was damaged by a flood|it was damaged by flooding",
        shown="the river burst its banks|the river flooded my house|the river flooded my cellar|"
              "floodwater came into my house|"
              "the stream burst its banks|the beck burst its banks",
        clause="the damage was caused by flooding", fires="The river burst its banks.",
        silent="The river bursts with trout.",
    ),
    situation(
        "emergency",
        said="it is an emergency|it is in an emergency|this is an emergency|I have an emergency|"
             "there is an emergency|I am in an emergency",
        shown="I need an ambulance|I called an ambulance|"
              "I am calling an ambulance|my wife is in labour|I am having a heart attack|"
              "my father is having a heart attack|my house is on fire|my car is on fire|"
              "he has stopped breathing|she has stopped breathing|I am bleeding heavily|"
              "I called 999|I called 911",
        barred="it is not urgent|there is no rush|there is no hurry|it can wait|"
               "I have never been there for an emergency|it is not for an emergency|"
               "I am only out for fun",
        clause="it is an emergency", fires="I called an ambulance.", fails="It can wait.",
        silent="I called an ambassador.",
    ),
    situation(
        "dark",
        said="it is dark|it is night|it is night-time|it is after sunset|it is after dark|"
             "it is the period from sunset to sunrise|it is the time from sunset to sunrise",
        shown="the sun has set|the sun set an hour ago|the sun set|the sun has gone down|"
              "the sun went down|it is midnight|it is pitch dark|it is pitch black|"
              "it is the middle of the night",
        barred="it is broad daylight|it is daytime|it is noon|it is midday|"
               "it is light outside|it is the middle of the day|the sun is shining",
        clause="it is between sunset and sunrise", fires="The sun set an hour ago.",
        fails="It is broad daylight.", silent="The son sat an hour ago.",
    ),
)
# fmt: on
