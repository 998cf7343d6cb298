"""Plain facts of work, school, goods and journeys, by what anybody would take them from."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Situation, filled, situation

_TRADES = "window cleaning|gardening|plumbing|cleaning|dog walking|joinery|tree felling"
_CHILD = "son|daughter|child|boy|girl|lad"
_EXAMS = "A levels|GCSEs|Highers|finals"
_HOSTS = "sister|brother|cousin|aunt|son|daughter|gran|mum"
_KIN = "sister|brother|mum|mother|cousin|aunt|parents|son|daughter|gran|uncle"
_CLASSES = "Year 1|Year 2|Year 3|first grade|second grade"
_LANDS = "Spain|France|Greece|Italy|Portugal|Turkey|Canada"

# fmt: off
PLAIN_DEALINGS: tuple[Situation, ...] = (
    situation(
        "own-boss",
        said="I am self-employed|I work for myself|I am my own boss",
        worded="I am a sole trader|I am self-employed|I work on a self-employed basis",
        shown=filled("I run my own {} round", _TRADES) + "|"
              + filled("I have my own {} business", _TRADES) + "|"
              "I have my own round|I run my own round|I run my own little shop|"
              "I have my own little shop|I have my own ice cream van|I run my own business|"
              "I have my own market stall|I run a market stall|I have my own salon|"
              "I run my own garage|I have my own taxi|"
              "I am a freelance translator|I freelance|I run my own cafe",
        barred="I am on the payroll at the mill|I am on the tills at a supermarket|"
               "I work for a big firm|I have a boss|I am employed by the council|"
               "I get my wages from the council|my boss pays me monthly|"
               "I stack shelves at a supermarket",
        clause="you are self-employed", fires="I run my own dog walking round.",
        fails="I'm on the tills at a supermarket.", silent="I own a round table.",
    ),
    situation(
        "nobodys-employee",
        said="I am an employee|I have an employer",
        worded="I work under a contract of employment|I am an employee of a firm",
        shown="I am on the payroll at the mill|I am on the tills at a supermarket|"
              "I stack shelves at a supermarket|I work for a bank|I work for the council|"
              "I work nights at a supermarket|I work in a call centre",
        barred=filled("I run my own {} round", _TRADES) + "|"
               "I have my own round|I have my own little shop|I am my own boss|"
               "I have my own ice cream van|"
               "I have my own market stall|I freelance|I am a freelance translator|"
               "I have never had a boss|I have no boss|I have no employer",
        clause="you are an employee", fires="I stack shelves at a supermarket.",
        fails="I run my own window cleaning round.", silent="I clean my own round window.",
    ),
    situation(
        "primary-pupil",
        said="my child is at primary school|my child attends primary school|"
             "my child goes to primary school",
        worded="my child is a primary school pupil|I have a child at primary school|"
               "my child is in primary school",
        shown=filled("my daughter is in {}", _CLASSES) + "|"
              + filled("my son has just started {}", _CLASSES),
        barred=filled("my child is doing his {}", _EXAMS) + "|"
               + filled("my only child is studying for her {}", _EXAMS) + "|"
               "my only child is at university|my only child is at nursery|"
               "my only child is in the sixth form|my only child is a baby|"
               "my only child is a toddler|my only child has left school|"
               "my only child is grown up|my only child is a teenager",
        clause="your child is at primary school", fires="My daughter's in Year 2.",
        fails="My only child is doing his A levels.", silent="My daughter's in the bath.",
    ),
    situation(
        "not-at-school-yet",
        said="my child is at school|my child goes to school|my child attends school",
        worded="my child is in school",
        shown=filled("my {} is doing GCSEs", _CHILD) + "|"
              + filled("my {} is in the sixth form", _CHILD) + "|"
              + filled("my daughter is in {}", _CLASSES),
        barred=filled("my {} goes to nursery", _CHILD) + "|"
               + filled("my {} is at nursery", _CHILD) + "|"
               "my child is too young for school|my child is a baby|my child is home-schooled|"
               "my child has left school|my child starts school next year|my son left school|"
               "my daughter left school last year",
        clause="your child is at school", fires="My daughter is in Year 3.",
        fails="My girl goes to nursery three mornings a week.",
        silent="My girl goes to a club for chess.",
    ),
    situation(
        "out-of-schooling",
        said="my child is in full-time education|my child is still at school",
        worded="my child is still in full-time education|my child is a full-time student|"
               "my child is in education|my child is at school or college",
        shown=filled("my {} is in the sixth form", _CHILD) + "|"
              + filled("my {} is at university", _CHILD) + "|"
              + filled("my {} is doing GCSEs", _CHILD),
        barred=filled("my {} left school last year", _CHILD) + "|"
               + filled("my {} has left school", _CHILD) + "|"
               + filled("my {} works on a building site", _CHILD),
        clause="your child is in full-time education", fires="My daughter's in the sixth form.",
        fails="My son left school last year.", silent="My son let the cat out at nine.",
    ),
    situation(
        "not-looking",
        said="I am looking for work|I am actively looking for a job|I am looking for a job|"
             "I am seeking work",
        worded="I am actively looking for work|I am actively seeking work|I am job hunting|"
               "I am available for and looking for work",
        shown="I send off five applications a week|I go to interviews every week|"
              "I apply for jobs every day|I have an interview on Monday|"
              "I am applying for every job going|I am forever filling in application forms|"
              "I go to the job centre every week|I have sent my CV to ten firms",
        barred="I have given up looking|I am not applying for anything|"
               "I am taking the year off|I am not looking for anything|"
               "I have stopped looking for a job|I am having a rest from work|"
               "I do not want a job|I have not applied for anything",
        clause="you are looking for work", fires="I send off five applications a week.",
        fails="I've given up looking.", silent="I send off five parcels a week.",
    ),
    situation(
        "off-to-foreign-parts",
        said="I am going abroad|I go abroad|I am leaving the country|I am travelling abroad",
        worded="I am about to go abroad|I am going overseas|I plan to go abroad|"
               "I am going out of the country",
        shown=filled("I am off to {} on Friday", _LANDS) + "|"
              + filled("I am flying to {} next week", _LANDS) + "|"
              + filled("I am going to {} on holiday", _LANDS) + "|"
              + filled("I fly to {} on Monday", _LANDS),
        barred="I am not going anywhere|I am staying in the country|I never go abroad|"
               "I am not leaving the country|we are having a week in Blackpool|"
               "I am staying at home this year|I have no passport",
        clause="you are going abroad", fires="I'm off to Spain on Friday.",
        fails="I'm not going anywhere.", silent="I'm off Spanish food on Fridays.",
    ),
    situation(
        "oars-only",
        said="my boat has an engine|my boat has a motor|I use a motorboat",
        worded="my vessel has an engine|I operate a vessel with an engine|I have a motor boat|"
               "it has an engine|my boat is fitted with an engine",
        shown="my boat has an outboard|there is an outboard on my boat|my boat runs on diesel",
        barred="my boat goes by sail alone|my boat has no engine|there is no motor on my boat|"
               "my boat is a canoe|my boat is a kayak|my boat is a rowing boat|"
               "it is just the oars|I only row it|I row across in my dinghy|"
               "I just paddle my canoe|I have a little rowing boat|my yacht goes by sail alone|"
               "there is no engine on it|there is no motor on it|it has no motor",
        clause="your boat has an engine", fires="My boat has an outboard.",
        fails="My boat is a rowing boat.", silent="My boat is a wreck.",
    ),
    situation(
        "nothing-to-plug-in",
        said="I use amplification|I use an amplifier|I use a loudspeaker|I use amplified sound",
        worded="my music is amplified|I use any amplification|I use amplified equipment|"
               "I use electrical amplification",
        shown="I plug my guitar into an amp|I sing through a speaker|"
              "I sing into a microphone|I use a PA",
        barred="I only play an acoustic guitar|I play a plain wooden flute|"
               "I have nothing to plug in|there is nothing to plug in|I sing unplugged|"
               "I play unplugged|"
               "I do not bring any equipment|my instruments are all acoustic|"
               "I have no speakers|I just sing with my own voice",
        clause="you use amplification", fires="I sing through a speaker.",
        fails="There's nothing to plug in.", silent="There's nothing to put in.",
    ),
    situation(
        "beer-over-the-counter",
        said="I sell alcohol|I sell alcohol to the public|my business sells alcohol",
        worded="my business sells alcohol to the public|I serve alcohol|I supply alcohol",
        shown="I have a pub|I run a pub|I run a wine bar|I run an off-licence|I run a brewery tap|"
              "people come in for wine|I sell beer in my shop|we serve wine with meals|"
              "I run a cocktail bar",
        barred="I only sell soft drinks|I only serve tea|we serve nothing stronger|"
               "there is nothing stronger than tea|I do not sell drink|my cafe is dry|"
               "I sell no drink",
        clause="you sell alcohol", fires="I run a pub.", fails="I only serve tea.",
        silent="I run a pug.",
    ),
    situation(
        "sofa-of-kin",
        said="I stay with family|I am staying with family|I am staying with relatives",
        worded="I stay with friends or family|I stay with a relative|"
               "I am staying with friends or relatives",
        shown=filled("I am sleeping at my {}'s", _HOSTS)
              + "|" + filled("I am sleeping on my {}'s sofa", "sister|brother|cousin|aunt|son")
              + "|" + filled("I am sleeping in my {}'s spare room", "sister|mother|cousin|uncle")
              + "|" + filled("I am staying with my {}", _KIN)
              + "|" + filled("my {} is putting us up", "sister|brother|cousin|aunt|gran"),
        barred="I am staying in a hotel|I am booked into a hotel|I am staying at a hostel|"
               "I am staying in a guest house|I have booked a hotel|I am camping|"
               "I have no family here",
        clause="you stay with family", fires="I'm sleeping on my sister's sofa.",
        fails="I'm booked into a hotel.", silent="I'm sitting on my sister's sofa bed.",
    ),
    situation(
        "no-hotel-needed",
        said="I stay in a hotel|I am staying in a hotel|I am staying at a hotel",
        worded="I stay in a hotel or guest house|I stay in paid accommodation",
        shown="I am booked into a hotel|I have booked a room at a hotel|I have a hotel room",
        barred=filled("I am sleeping at my {}'s", _HOSTS)
               + "|" + filled("I am sleeping on my {}'s sofa", "sister|brother|cousin|aunt|son")
               + "|" + filled("I am staying with my {}", _KIN) + "|"
               "I am camping|I am sleeping in my van|I am staying in my own caravan|"
               "I am sleeping in a tent",
        clause="you stay in a hotel", fires="I'm booked into a hotel.",
        fails="We're sleeping at my cousin's all week.",
        silent="We're singing at my cousin's all week.",
    ),
    situation(
        "assessed-yet",
        said="I have had a needs assessment|my needs have been assessed|"
             "I have been assessed by the council",
        worded="I have had an assessment|I have already had a needs assessment|"
               "I have had a care needs assessment|I have been assessed",
        shown="the council has assessed my needs|the social worker did my assessment|"
              "the council did my assessment|a social worker has assessed me|"
              "a lady from the council did my assessment",
        barred="they are coming to assess me next week|nobody has been to assess me|"
               "nobody has been round to assess me|"
               "I am still waiting for my assessment|nobody has assessed me|"
               "I am on the list for an assessment|nobody has come to assess me yet",
        clause="you have had a needs assessment",
        fires="The council did my assessment in June.",
        fails="They're coming to assess me next week.",
        silent="They're coming to a session next week.",
    ),
    situation(
        "no-telly",
        said="I watch live television|I watch live TV",
        worded="I watch TV live",
        shown="I watch the football live on telly|"
              "I watch the news on telly every night",
        barred="I do not own a television|I have no television|I have no telly|"
               "I never watch television|I have never owned a television|I never watch telly|"
               "there is no telly in my house|I got rid of my telly",
        clause="you watch live television", fires="I watch the football live on telly.",
        fails="I got rid of my telly.", silent="I got rid of my tent.",
    ),
    situation(
        "come-to-see-the-sights",
        said="I am a tourist|I am a visitor|I am visiting as a tourist",
        worded="I am here as a tourist|I am visiting for tourism|I am a holidaymaker",
        shown="I have come to see the sights|I am here to see the sights|"
              "I am here on holiday|I am just here for a holiday|I am sightseeing",
        barred="I live here permanently|I am a local|"
               "I have moved here for good|I was born here",
        clause="you are a tourist", fires="I've come to see the sights for a week.",
        fails="I've moved here for good.", silent="I've come to see the doctor for a week.",
    ),
    situation(
        "stopped-buying-and-selling",
        said="my company has stopped trading|my company is not trading|"
             "my company no longer trades",
        worded="my company is dormant|my business has stopped trading|"
               "my company has ceased trading",
        shown="my company has not sold anything for two years|my company just sits there|"
              "my company has not done any business for years|"
              "my company has not sold a thing in years|"
              "my company has had no customers for years",
        barred="my company is busier than ever|my company is still trading|"
               "my company has plenty of customers|my company sells more every year",
        clause="your company has stopped trading",
        fires="My company hasn't sold anything for two years.",
        fails="My company is busier than ever.",
        silent="The company hasn't moved office for two years.",
    ),
    situation(
        "one-household",
        said="I rent my house to one family|my tenants are one family|"
             "my tenants are from one family",
        worded="I let my property to a single family|I rent my property to one family",
        shown="I rent my house to a couple|"
              "I let my house to a married couple|"
              "I let my house to a family|my tenants are a couple with two kids|"
              "my tenants are a married couple",
        barred="I rent my house to five students|I rent my house to three strangers|"
               "my tenants are all strangers|my tenants are not related|"
               "I let my house to a group of friends|my tenants are five students",
        clause="your tenants are one family",
        fires="My tenants are a couple with two kids.", fails="My tenants are five students.",
        silent="My tenants are away with two kids.",
    ),
)
# fmt: on
