"""Events, building, elections and leave to stay: what is planned and what was granted."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Situation, situation

# fmt: off
PUBLIC_AFFAIRS: tuple[Situation, ...] = (
    situation(
        "live-music",
        said="there will be live music|live music will be played|I will have live music|"
             "there is live music",
        worded="I plan to have live music|live music is performed|I put on live music|"
               "I will provide live music|musicians will perform live",
        shown="a band will play|a jazz band will play|a jazz band is playing|a choir will sing|"
              "a string quartet will play|we have booked a band|I have booked a band|"
              "my brother's band is playing|a singer will perform|a steel band will perform|"
              "a brass band will play|the school orchestra will play|a local band is playing",
        barred="there will be no music|there will be no live music|"
               "there will only be recorded music|there will not be any music|"
               "we will only play records|there is no band|there will be no band|"
               "there is no music|there is not going to be any music",
        clause="there will be live music",
        fires="A jazz band is going to play.",
        fails="There will be no music at all.",
        silent="A jazz record is going to auction.",
    ),
    situation(
        "entry-charged",
        said="I charge for entry|I will charge for entry|there is an entry fee|"
             "there is an admission charge",
        worded="I charge an entry fee|I charge admission|there is a charge for admission|"
               "I charge people to come in|I sell tickets for it|I charge visitors for entry",
        shown="tickets cost five pounds|we are selling tickets|we sell tickets|"
              "we ask £5 on the door|visitors pay £5 at the gate|everybody pays at the gate|"
              "we will sell tickets on the door|people buy tickets at the door|"
              "visitors pay at the gate|everyone pays at the door",
        barred="entry is free|everyone can come in for free|admission is free|"
               "we do not charge for entry|we do not charge anyone to get in|"
               "we do not charge for admission|there is no charge for entry|there is no entry fee|"
               "tickets are free|no one pays to come in",
        clause="you charge for entry",
        fires="Visitors pay at the gate.",
        fails="Admission is free.",
        silent="Visitors chat at the gate.",
    ),
    situation(
        "for-charity",
        said="I am raising money for charity|it is for charity|the money goes to charity|"
             "I am raising funds for charity",
        worded="it is a charity event|the event is for charity|I am fundraising for charity|"
               "it is a fundraiser for charity|it is to raise money for charity",
        shown="every penny goes to the hospice|the money goes to the hospice|"
              "the profits go to cancer research|the money is for the lifeboats|"
              "the takings go to the Red Cross|we are raising money for the hospice|"
              "we are collecting for the air ambulance|it is in aid of the hospice|"
              "it is in aid of the lifeboats|I am raising money for cancer research|"
              "I am raising money for the Red Cross|the takings go to the children's hospital",
        barred="I pocket the money|the money goes into my own pocket|I run it for profit|"
               "I am doing it to make money for myself|the takings go into my own pocket",
        clause="you are raising money for charity",
        fires="Every penny goes to the hospice.",
        fails="The money goes into my own pocket.",
        silent="Every penny goes to my landlord.",
    ),
    situation(
        "fireworks-used",
        said="there will be fireworks|I will let off fireworks|I will have fireworks|"
             "I will use fireworks",
        worded="fireworks will be used|fireworks will be let off|I plan to set off fireworks|"
               "there will be a firework display|I will set off fireworks",
        shown="I will let off rockets|we will send rockets up|we will send some rockets up|"
              "we will let off bangers|we will end with a firework display|we will set off rockets",
        barred="there will be no fireworks|we will not have fireworks|"
               "we are not having any fireworks|there will not be any fireworks|"
               "I will not let off any fireworks|no fireworks will be let off",
        clause="there will be fireworks",
        fires="We'll send some rockets up at midnight.",
        fails="There will be no fireworks.",
        silent="We'll send some postcards at midnight.",
    ),
    situation(
        "conservation-area",
        said="I live in a conservation area|my house is in a conservation area|"
             "my property is in a conservation area|my home is in a conservation area",
        worded="it is in a conservation area|my building is in a conservation area|"
               "the property is in a conservation area|my land is in a conservation area",
        shown="the whole village is a conservation area|my street is a conservation area|"
              "my street is in a conservation area|my village is a conservation area|"
              "my street was made a conservation area|the whole street is a conservation area",
        barred="my house is not in any conservation area|my street is not in a conservation area|"
               "there is no conservation area here|my village is not a conservation area|"
               "there is no conservation area anywhere near me|it is not a conservation area",
        clause="your house is in a conservation area",
        fires="The whole village is a conservation area, and our cottage with it.",
        fails="There is no conservation area anywhere near me.",
        silent="The whole village is a friendly area.",
    ),
    situation(
        "work-begun",
        said="I have started the work|I have begun the work|work has started|the work has started|"
             "the work has begun|building work has started",
        worded="work has already started|I have already started the work|work has already begun|"
               "I have already begun building|construction has started|"
               "the building work has begun|I have started building",
        shown="the builders broke ground on Monday|the foundations have been dug|"
              "the builders started on Monday|the builders have started|"
              "the builders are halfway through|the walls are going up|"
              "we have dug the foundations|the diggers moved in last week|"
              "we are halfway through the work|the work is half done|"
              "the builders moved in last week",
        barred="we have not broken ground|nothing has been built|the builders have not started|"
               "I have not lifted a spade|work starts next month|work has not started|"
               "work has not begun|"
               "the builders start next month|the builders come next month",
        clause="the work has started",
        fires="The builders broke ground on Monday.",
        fails="The builders start next month.",
        silent="The builders broke for lunch on Monday.",
    ),
    situation(
        "neighbour-objected",
        said="my neighbours have objected|my neighbour has objected|my neighbours object|"
             "my neighbour objects|there are objections from my neighbours",
        worded="a neighbour has objected|there has been an objection from a neighbour|"
               "my neighbour has raised an objection|my neighbour opposes it",
        shown="my neighbours are up in arms|my neighbour wrote to the council to stop it|"
              "my neighbour wants it stopped|my neighbours wrote to the council against it|"
              "the neighbours got up a petition against it",
        barred="my neighbours are fine with it|my neighbours do not mind|"
               "my neighbour does not mind|my neighbours have no objection|"
               "my neighbour has no objection|nobody has objected|my neighbours are all in favour|"
               "the people next door are fine with it|my neighbours have nothing against it|"
               "my neighbour has nothing against it|none of my neighbours has objected|"
               "my neighbours gave it their blessing|the neighbours do not mind|"
               "there were no objections",
        clause="your neighbours have objected",
        fires="The neighbours got up a petition against it.",
        fails="My neighbours don't mind at all.",
        silent="The neighbours got up early.",
    ),
    situation(
        "planning-granted",
        said="I have planning permission|I have been granted planning permission|"
             "I got planning permission|planning permission has been granted|"
             "planning permission was granted",
        worded="I have obtained planning permission|I hold planning permission|"
               "there is planning permission|it has planning permission|I have planning consent",
        shown="the council passed our plans|the council approved my plans|"
              "the council approved our plans|my plans were approved|our plans were passed|"
              "the planners gave us the go-ahead|the planners approved it|"
              "our planning application was approved|my planning application went through|"
              "the council gave us planning permission|we got the go-ahead from the planners|"
              "our planning application was successful",
        barred="the council turned our plans down|the planners turned us down|"
               "our planning application was refused|my planning application was turned down|"
               "my plans were rejected|we never applied for planning permission|"
               "I have not applied for planning permission|"
               "I never applied for planning permission|the council refused planning permission|"
               "our plans were refused|planning permission was refused|"
               "we have not heard from the planners|my plans were turned down",
        clause="you have planning permission",
        fires="The council passed our plans in March.",
        fails="The planners turned us down.",
        silent="The council passed our house in March with the gritting lorry.",
    ),
    situation(
        "away-polling-day",
        said="I will be abroad on polling day|I will be away on polling day|"
             "I will be out of the country on polling day|I cannot get to the polling station|"
             "I cannot vote in person",
        worded="I am abroad on polling day|I am going to be away on polling day|"
               "I will be abroad on election day|I will be away on election day|"
               "I will be abroad on the day of the election|I will not be able to vote in person",
        shown="I will be in Spain on election day|I will be in Thailand on election day|"
              "I will be in Spain on polling day|I will be on holiday abroad on polling day|"
              "I am on holiday abroad on election day|I fly out the day before the election|"
              "I will be at sea on polling day|I will be overseas on polling day|"
              "I will be in Greece on polling day|I will be on a cruise on election day|"
              "I will be on a beach in Thailand on election day",
        barred="I will be at home on polling day|I will be home for the election|"
               "I am not going anywhere on polling day|I am at home on election day|"
               "I will be at home on election day",
        clause="you will be abroad on polling day",
        fires="On election day I'll be on a beach in Thailand.",
        fails="I'll be at home on polling day.",
        silent="On election day I'll be on the radio.",
    ),
    situation(
        "photo-id",
        said="I have photo ID|I have photographic ID|I have photo identification|"
             "I have an ID with my photo",
        worded="I have a photo ID|I have a form of photo ID|I have an accepted form of photo ID|"
               "I have valid photo ID|I can show photo ID|I hold photo ID|"
               "I have identification with a photo|I have ID with a photo",
        shown="I have a passport|I have my passport on me|I have a driving licence|"
              "I have a photocard licence|I have an identity card|"
              "I have my driving licence with me|I have my passport with me|"
              "I carry a photocard driving licence|I carry my passport|"
              "I have my passport in my bag",
        barred="I have no photo ID|I have no ID|I have no ID with a picture|I have no ID at all|"
               "I have no identification",
        clause="you have photo ID",
        fires="I've got my passport on me.",
        fails="I have no ID at all.",
        silent="I've got my password on me.",
    ),
    situation(
        "settled",
        said="I have settled status|I have permanent residence|I am a permanent resident|"
             "I have indefinite leave to remain",
        worded="I have indefinite leave|I have been granted settled status|"
               "I hold permanent residence|I have permanent residency|"
               "I have the right to live here permanently",
        shown="I got my indefinite leave to remain|"
              "the Home Office gave me indefinite leave to remain|I was granted indefinite leave|"
              "I hold a green card|I have a green card|I got my settled status|"
              "my settled status came through|I have leave to stay for good|"
              "I was granted permanent residence|I got my permanent residence|"
              "my green card came through",
        barred="I am here on a student visa|I am here on a tourist visa|I am on a visitor visa|"
               "my visa runs out next year|I am only here on a temporary visa|"
               "my settled status was refused|I was refused settled status|"
               "I am here on a work visa|I overstayed my visa|I was refused indefinite leave|"
               "I am only visiting|I am an asylum seeker|I only have pre-settled status|"
               "I only have limited leave to remain|"
               "my application for settled status was refused|I have pre-settled status|"
               "I have limited leave to remain",
        clause="you have settled status",
        fires="The Home Office gave me indefinite leave to remain.",
        fails="I'm here on a student visa.",
        silent="The Home Office gave me an indefinite answer.",
    ),
)
# fmt: on
