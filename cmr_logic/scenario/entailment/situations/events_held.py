"""Events, large and small: who holds them, what they offer, where and for whom."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Situation, situation

# fmt: off
EVENTS_HELD: tuple[Situation, ...] = (
    situation(
        "event-organiser",
        said="I am organising the event|I am the organiser of the event|I organise the event|"
             "I am the organiser",
        worded="I am running the event|I am hosting the event|I am the event organiser|"
               "I am responsible for the event|I plan the event",
        shown="I am putting on the show|I am putting on the concert|I am putting on the fair|"
              "I am putting on the event|I am running the fete|I am running the fair|"
              "I am running the show|I am running the race|I am running the festival|"
              "I am in charge of the fair|I am in charge of the fete|I am in charge of the show|"
              "I am in charge of the event|I am hosting the party|I am hosting the event|"
              "I am holding the party|I am holding the event|I organised the event|"
              "the event is my doing|I have organised it all",
        barred="I am just a guest|I am only a guest|I am just a visitor|"
               "my friend is organising it|my boss is organising it|my sister is organising it|"
               "I am only going along to watch|I am only attending the event|"
               "I am only taking part",
        clause="you are organising the event", fires="I'm running the fair.",
        fails="My sister is organising it.", silent="I'm running late.",
    ),
    situation(
        "event-free",
        said="the event is free of charge|entry to the event is free|the event is free|"
             "there is no charge for the event|admission to the event is free|"
             "it is free to get in",
        worded="the event is free to attend|entry is free|admission is free|"
               "there is no charge for admission|there is no entry fee|the event is free to enter",
        shown="nobody pays to get in|entry costs nothing|admission costs nothing|"
              "it costs nothing to get in|everyone gets in for nothing|the tickets are free|"
              "tickets are free|we let everyone in for free",
        barred="tickets are £5|tickets are £12|tickets are €10|tickets are $20|tickets cost £5|"
               "there is an entrance fee|there is an entry fee|there is an admission charge|"
               "we charge at the door|we charge for entry|we charge for admission|"
               "we charge for tickets|entry is £5|entry is £10|everyone pays at the gate|"
               "visitors pay at the door",
        clause="the event is free of charge", fires="Entry costs nothing.",
        fails="There's an entrance fee.", silent="Parking costs nothing.",
    ),
    situation(
        "event-has-food",
        said="food will be sold at the event|we will sell food at the event|"
             "food will be on sale at the event|there will be food for sale at the event",
        worded="food will be sold|food is sold at the event|I will sell food at the event|"
               "food will be available to buy at the event",
        shown="there will be a burger van|there will be a cake stall|"
              "there will be a hot dog stall|there will be a food stall|"
              "there will be a food truck|there will be a barbecue stall|"
              "there will be a chip van|we are having a hot dog stall|we are having a cake stall|"
              "we are having a burger van|people can buy burgers|people can buy sandwiches|"
              "people can buy snacks|people can buy hot food|we are selling burgers|"
              "we are selling cakes|we are selling hot dogs|we are selling pies|"
              "we will be selling burgers|we will be selling cakes|we will be selling ice cream|"
              "we will be selling pies|I will be selling cakes|I will be selling burgers|"
              "I will be selling pies",
        barred="there will be nothing to eat|people bring their own picnic|"
               "people bring their own food|everybody brings their own food|"
               "guests bring a picnic|no food will be on sale|there will be no food|"
               "there will be no food stalls|we are not selling any food|"
               "we will not be selling food",
        clause="food will be sold at the event", fires="There will be a burger van.",
        fails="There'll be no food stalls.", silent="There will be a removal van.",
    ),
    situation(
        "music-played-live",
        said="there will be live music|live music will be played|we will have live music|"
             "there is live music",
        worded="live music will be performed|the event has live music|"
               "there will be live music at the event|live music is played at the event",
        shown="we have booked a band|we have booked a jazz band|we have booked a string quartet|"
              "we have booked a folk group|we have booked a singer|we have booked a choir|"
              "a folk group will play|a jazz trio will play|a brass band will play|"
              "a band will play|a choir will play|a string quartet will play|"
              "a rock band will play|a jazz trio is playing|a band is playing|"
              "a brass band is playing|a folk group is playing|there will be a band on stage|"
              "there will be a brass band on stage|there will be a string quartet on stage|"
              "a singer will perform|a band will perform|a choir will sing|we have hired a band|"
              "bands will play all day|a pianist will play|a guitarist will play|"
              "a fiddler will play",
        barred="there will be no band|there will be no music|the music comes off a playlist|"
               "there will be no musicians|we are just playing records|we have not booked a band",
        clause="there will be live music", fires="A brass band will play.",
        fails="There'll be no music.", silent="A brass plate will do.",
    ),
    situation(
        "event-in-the-open",
        said="the event is held outdoors|the event takes place outdoors|the event is outdoors|"
             "it is an outdoor event|the event takes place outside",
        worded="the event is held in the open air|the event is in the open air|"
               "the event will be held outside|the event will be held outdoors",
        shown="it is in the park|it is in a field|it is in the market square|it is in our garden|"
              "it is in the churchyard|it is in a meadow|"
              "we are putting it on in the market square|we are putting it on in the park|"
              "we are putting it on in a field|it is on the beach|it is on the village green|"
              "it is on the playing fields|it is on the lawn|it takes place in the park|"
              "it takes place in a field|it takes place in the square|"
              "we are holding it in the park|we are holding it in a field|"
              "we are holding it in the garden|we are holding it on the beach|"
              "we are holding it on the green|it is in the open air",
        barred="it is in the village hall|it is in the church|it is in the sports hall|"
               "it is in a theatre|it is in the pub|it is in the town hall|it is indoors|"
               "we are holding it in the village hall|we are holding it in the church|"
               "we are holding it in a barn|we are holding it in the school hall|"
               "it takes place in the hall|it takes place in a hotel|it takes place in the gym|"
               "it is under a roof|we are holding it indoors",
        clause="the event is held outdoors", fires="We're holding it in a field.",
        fails="We're holding it in the village hall.", silent="We're holding it in high regard.",
    ),
    situation(
        "fireworks-planned",
        said="fireworks will be let off|we will let off fireworks|there will be fireworks|"
             "fireworks will be used",
        worded="there will be a firework display|I will let off fireworks|"
               "fireworks will be set off|I will use fireworks|the event includes fireworks",
        shown="we are finishing with rockets|we will have a firework display|"
              "we are setting off bangers|we are setting off rockets|"
              "we are setting off fireworks|we will be setting off rockets|"
              "we will be setting off fireworks|we are letting off rockets|"
              "we are letting off fireworks|we have bought fireworks",
        barred="there will be no fireworks|there will be no rockets|"
               "we have dropped the fireworks|we are not having fireworks|"
               "we have decided against fireworks|there are no fireworks|"
               "we have called off the fireworks|we will not have any fireworks",
        clause="fireworks will be let off", fires="We're setting off rockets.",
        fails="We've dropped the fireworks.", silent="We're setting off on foot.",
    ),
    situation(
        "liability-cover",
        said="I have public liability insurance|I have public liability cover|"
             "I am insured for public liability|I hold public liability insurance|"
             "the event has public liability insurance",
        worded="I am covered by public liability insurance|"
               "the event is covered by public liability insurance",
        shown="I took out public liability insurance|I took out public liability cover|"
              "my policy covers injury to the public|my insurance covers injury to visitors|"
              "my insurance covers the public",
        barred="I have no insurance for the public|my public liability policy ran out|"
               "my public liability policy has run out|my public liability policy has expired|"
               "my public liability policy has lapsed|my public liability insurance ran out|"
               "my public liability insurance has run out|"
               "my public liability insurance has expired|"
               "my public liability insurance has lapsed|my public liability cover ran out|"
               "my public liability cover has run out|my public liability cover has expired|"
               "my public liability cover has lapsed|I have no liability cover|"
               "I have no liability insurance|I have no public liability cover|"
               "I have no public liability insurance|I never took out public liability insurance",
        clause="you have public liability insurance",
        fires="My insurance covers injury to visitors.", fails="I've no liability cover.",
        silent="My essay covers injury to visitors.",
    ),
    situation(
        "landowner-agrees",
        said="I have permission from the landowner|the landowner has given permission|"
             "I have the landowner's permission|the landowner has agreed|the landowner agrees",
        worded="I have the permission of the landowner|I have the consent of the landowner|"
               "the landowner gave me permission|I have the landowner's consent|"
               "the owner of the land agrees",
        shown="the owner of the field is fine with it|the owner of the land is fine with it|"
              "the owner of the site is fine with it|the owner of the wood is fine with it|"
              "the landowner is fine with it|the landowner is happy with it|"
              "the landowner said yes|the landowner gave us the go-ahead|the farmer said yes|"
              "the farmer is happy for us to use it",
        barred="the farmer will not let us use the field|"
               "the farmer will not let us use his field|the farmer will not let us use his land|"
               "the landowner said no|the farmer said no|I have not asked the owner|"
               "I have not asked the landowner|I have not asked the farmer|"
               "the owner of the land turned us down|the owner of the land said no|"
               "the owner of the field turned us down|the owner of the field said no|"
               "the landowner refused|the landowner turned us down|I never asked the landowner|"
               "the landowner does not know about it",
        clause="you have permission from the landowner", fires="The landowner said yes.",
        fails="The landowner turned us down.", silent="The landowner said nothing.",
    ),
    situation(
        "children-coming",
        said="there will be children at the event|there will be children",
        shown="families with kids are coming|families with children are coming|"
              "families with toddlers are coming|it is a kids' party|it is a children's party|"
              "there will be lots of kids|there will be lots of toddlers|"
              "there will be lots of children|my kids are coming along|"
              "my little ones are coming along|my children are coming along|"
              "there will be kids there|there will be children there|"
              "there will be toddlers there|it is a family day|whole families are coming|"
              "the kids are all coming|half the guests are kids|half the guests are children|"
              "half the guests are toddlers",
        barred="it is adults only|it is for adults only|there will not be any kids|"
               "there will not be any children|no kids are allowed|no children are allowed|"
               "there will be no kids|there will be no children|it is strictly over-18s|"
               "children are not invited",
        clause="there will be children at the event", fires="It's a kids' party.",
        fails="It's adults only.", silent="It's a kid's parka.",
    ),
    situation(
        "tent-put-up",
        said="I will put up a marquee|there will be a marquee|we will put up a marquee|"
             "I am putting up a marquee",
        worded="I want to put up a marquee|a marquee will be put up|I will erect a marquee|"
               "a marquee will be erected",
        shown="we are pitching a big tent|we are pitching a large tent|"
              "we are pitching a huge tent|there will be a large tent on the lawn|"
              "there will be a large tent on the green|there will be a large tent on the field|"
              "there will be a big tent on the lawn|there will be a big tent on the green|"
              "there will be a big tent on the field|there will be a huge tent on the lawn|"
              "there will be a huge tent on the green|there will be a huge tent on the field|"
              "we have hired a marquee|I have hired a marquee|we are having a marquee|"
              "I am having a marquee on the lawn",
        barred="there will be no tents|it is all in the open|it is all indoors|"
               "we are not putting up any tents|there will be no marquee|there will be no tent|"
               "we do not need a tent|we do not need a marquee",
        clause="you will put up a marquee", fires="There'll be a large tent on the lawn.",
        fails="There'll be no tents.", silent="There'll be a large tench on the line.",
    ),
    situation(
        "for-a-good-cause",
        said="I raise money for charity|I am raising money for charity|"
             "the event raises money for charity|it is for charity|I collect money for charity",
        worded="I raise funds for charity|the event is for charity|I am fundraising for charity|"
               "the proceeds go to charity|I fundraise for a charity",
        shown="all the takings goes to the hospice|all the takings goes to charity|"
              "all the takings goes to a good cause|all the takings goes to the lifeboats|"
              "all the takings goes to Cancer Research|all the takings goes to Oxfam|"
              "all the takings go to the hospice|all the takings go to charity|"
              "all the takings go to a good cause|all the takings go to the lifeboats|"
              "all the takings go to Cancer Research|all the takings go to Oxfam|"
              "all the proceeds goes to the hospice|all the proceeds goes to charity|"
              "all the proceeds goes to a good cause|all the proceeds goes to the lifeboats|"
              "all the proceeds goes to Cancer Research|all the proceeds goes to Oxfam|"
              "all the proceeds go to the hospice|all the proceeds go to charity|"
              "all the proceeds go to a good cause|all the proceeds go to the lifeboats|"
              "all the proceeds go to Cancer Research|all the proceeds go to Oxfam|"
              "all the profits goes to the hospice|all the profits goes to charity|"
              "all the profits goes to a good cause|all the profits goes to the lifeboats|"
              "all the profits goes to Cancer Research|all the profits goes to Oxfam|"
              "all the profits go to the hospice|all the profits go to charity|"
              "all the profits go to a good cause|all the profits go to the lifeboats|"
              "all the profits go to Cancer Research|all the profits go to Oxfam|"
              "all the money goes to the hospice|all the money goes to charity|"
              "all the money goes to a good cause|all the money goes to the lifeboats|"
              "all the money goes to Cancer Research|all the money goes to Oxfam|"
              "we are collecting for the lifeboats|we are collecting for the hospice|"
              "we are collecting for a good cause|we are collecting for Oxfam|"
              "I am collecting for charity|I am collecting for the hospice|"
              "I am collecting for the Red Cross|I am running it for Cancer Research|"
              "I am running it for the hospice|I am running it for Oxfam|"
              "every penny goes to charity|every penny goes to the hospice|"
              "every penny goes to a good cause|the money goes to charity|"
              "the money goes to the hospice|the money goes to a children's charity|"
              "the profits go to a good cause|the profits go to charity|"
              "the profits go to the hospice|the profits go to Oxfam|"
              "the proceeds go to a good cause|the proceeds go to charity|"
              "the proceeds go to the hospice|the proceeds go to Oxfam|"
              "the takings go to a good cause|the takings go to charity|"
              "the takings go to the hospice|the takings go to Oxfam|"
              "we give the takings to charity|we give the takings to the hospice",
        barred="the profits go into my pocket|the profits go into my own pocket|"
               "the takings go into my pocket|the takings go into my own pocket|"
               "the proceeds go into my pocket|the proceeds go into my own pocket|"
               "it is a commercial event|we keep all the takings|we keep all the money|"
               "we keep all the profits|I keep all the takings|I keep all the money|"
               "I keep all the profits|I keep the money myself|I do it for profit|"
               "none of the money goes to charity",
        clause="you raise money for charity", fires="Every penny goes to the hospice.",
        fails="I keep all the takings.", silent="Every penny goes to my head.",
    ),
    situation(
        "police-told",
        said="I have told the police|I told the police|I have informed the police",
        worded="the police have been told|I have notified the police|"
               "the police have been informed|I informed the police|I notified the police",
        shown="the police know about it|I let the police know|I have been on to the police|"
              "I rang the police|I phoned the police|I went to the police|I called the police|"
              "I gave the police the details|I made a statement to the police|"
              "an officer took down the details",
        barred="the police do not know about it|the police know nothing about it|"
               "the police know nothing of it|I never rang the police|I never phoned the police|"
               "I never called the police|I never told the police|I have not been to the police|"
               "I did not bother with the police|I did not go to the police|"
               "I have not spoken to the police",
        clause="you have told the police", fires="The police know about it.",
        fails="I didn't bother with the police.", silent="The postman knows about it.",
    ),
)
# fmt: on
