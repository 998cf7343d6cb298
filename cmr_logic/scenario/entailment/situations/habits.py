"""Habits, skills and the body: what somebody eats, drinks, plays and wears."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Situation, situation

# fmt: off
HABITS: tuple[Situation, ...] = (
    situation(
        "meat-free",
        said="I am a vegetarian|I am vegetarian",
        worded="I follow a vegetarian diet",
        shown="I eat no meat|I do not eat meat|I have never eaten meat|I gave up meat|"
              "I stopped eating meat|I live on vegetables|"
              "I have been a vegetarian since school|I do not touch meat|I never eat meat|"
              "I am a vegan|I am vegan|I went vegan",
        barred="I eat meat|I eat beef|I eat chicken|I like a steak|I love bacon|"
               "I had a burger for lunch|I am a meat eater|I eat pork|I eat steak|"
               "I love a steak|"
               "I had a bacon sandwich for breakfast|I had a bacon sandwich|I love a good steak|"
               "I eat bacon|I eat chicken twice a week|I like a steak on Fridays|"
               "I eat fish and chips",
        clause="you are a vegetarian",
        fires="I gave up meat in May.",
        fails="I love bacon.",
        silent="I gave up mending in May.",
    ),
    situation(
        "vegan",
        said="I am a vegan|I am vegan",
        worded="I follow a vegan diet|I eat no animal products",
        shown="I eat nothing from animals|I eat no animal products|I went vegan|"
              "I have been vegan since May|I avoid all animal products|"
              "nothing from an animal passes my lips",
        barred="I eat meat|I eat cheese|I eat eggs|I drink milk|I love cheese|I eat fish|"
               "I put butter on my bread|I had eggs for breakfast|"
               "I have cheese on toast|I put milk in my tea|I have an egg every morning|"
               "I eat honey|I had a bacon sandwich|I love a good steak|I have milk in my tea",
        clause="you are a vegan",
        fires="I went vegan in May.",
        fails="I eat cheese.",
        silent="I went venturing in May.",
    ),
    situation(
        "left-handed",
        said="I am left-handed|I am a left-hander",
        shown="I write with my left hand|I am a lefty|I hold the pen in my left hand|"
              "I use my left hand for writing|I am a southpaw|I am a leftie|I am cack-handed",
        barred="I am right-handed|I write with my right hand|I am a right-hander",
        clause="you are left-handed", fires="I write with my left hand.", fails="I'm right-handed.",
        silent="I wave with my left hand.",
    ),
    situation(
        "swimmer",
        said="I can swim|I am able to swim|I am a swimmer",
        worded="I know how to swim|I am able to swim|I can swim well",
        shown="I swim every day|I swim for the county|I learnt to swim at school|"
              "I learned to swim as a child|I am a good swimmer|I am a strong swimmer|"
              "I swim lengths|I swim in the sea|I swim front crawl|"
              "I have my swimming badge|I passed my swimming test|I swim like a fish|"
              "I swim a mile every morning|I swim for my county|I swam for my county|"
              "I swam the Channel|I swim lengths every day|I do thirty lengths a day|"
              "I swim every morning",
        barred="I cannot swim|I never learnt to swim|I have never learned to swim|"
               "I am a non-swimmer|I sink like a stone|I need armbands in the water|"
               "I cannot swim a stroke|I have never learnt to swim|I cannot swim at all",
        clause="you can swim",
        fires="I swim like a fish.",
        fails="I never learnt to swim.",
        silent="I eat like a fish.",
    ),
    situation(
        "cyclist-to-work",
        said="I cycle to work|I ride my bike to work|I go to work by bike|I bike to work|"
             "I commute by bicycle|I commute by bike|I cycle to the office",
        worded="I use a bicycle to get to work|I use a bicycle to travel to work|"
               "I commute by bike|I commute on a bicycle|I ride a bicycle to work|"
               "I use a bike for my commute|"
               "I travel to work by bike|I travel to work by bicycle|I go to work on a bicycle",
        shown="I come to work by bicycle|I come in by bike|I commute by bike|"
              "I ride to the office on my bike|I cycle to the office|I pedal to work|"
              "I pedal to the office|I ride my bike to the office|I get to work on my bike|"
              "I get to work by bike|I come to work on my bike|I bike to the office|"
              "I get in on my bike every morning|I ride in to work on my bike|"
              "my bike gets me to work",
        barred="I drive to work|I walk to work|I go to work by car|I take the bus to work|"
               "I go to work by train|I never cycle to work|I commute by car|"
               "I come to work by car|I come to work by bus|"
               "I get to work on the bus|I take the train to the office|I take the train to work|"
               "I work from home|I drive to the office|I go to work by bus|I do not own a bike|"
               "I do not have a bicycle|I take the tube to work|I take the tram to work|"
               "I get to work by train|I get to work by car|I take the bus to the office|"
               "I catch the bus to work|I walk to the office|I cannot ride a bike",
        clause="you cycle to work",
        fires="I commute by bike.",
        fails="I drive to work.",
        silent="I cycle round the park on Sundays.",
    ),
    situation(
        "tattooed",
        said="I have a tattoo|I am tattooed|I have been tattooed|I got a tattoo",
        shown="I had a rose inked on my arm|I got my arm inked|I have a rose inked on my back|"
              "my arm is tattooed|I had a tattoo done|I have ink on my arm|I have had a tattoo|"
              "I have tattoos|I had a tattoo|I got a rose inked on my shoulder|"
              "there is an anchor inked on my arm|an anchor is inked on my arm|"
              "I had an anchor tattooed on my arm|I got inked|"
              "I had a swallow inked on my wrist|I am covered in tattoos|"
              "I have an anchor tattooed on my arm|I got my son's name tattooed on my arm|"
              "I got a swallow inked on my shoulder|I was tattooed|I had my arm inked|"
              "I had a rose tattooed on my arm|"
              "I had a rose inked on my ankle|I got inked last year|I have a sleeve tattoo|"
              "I had my girlfriend's name inked on my arm",
        barred="I have no tattoos|I have never had a tattoo|I have never been tattooed|"
               "my skin has never been near a tattooist's needle|I am not tattooed|"
               "there is no ink on my skin|I do not have a tattoo|there is not a tattoo on me|"
               "I have never been inked|my skin is bare of ink",
        clause="you have a tattoo",
        fires="I had a rose inked on my arm.",
        fails="I've never had a tattoo.",
        silent="I had a rose pinned on my arm.",
    ),
    situation(
        "plays-instrument",
        said="I play a musical instrument|I play an instrument|I am a musician",
        shown="I play the piano|I play the violin|I play the guitar|I play the cello|"
              "I play the flute|I play the trumpet|I play the drums|I play in an orchestra|"
              "I play in a band|I am a pianist|I am a violinist|I am a guitarist",
        barred="I do not play any instrument|I have never played an instrument|"
               "I cannot play an instrument",
        clause="you play a musical instrument",
        fires="I play the cello.",
        fails="I have never played an instrument.",
        silent="I dust the cello.",
    ),
    situation(
        "donor",
        said="I give blood|I am a blood donor|I have given blood",
        shown="I donated blood|I donate blood|I gave blood in May|I have donated blood|"
              "I gave a pint of blood|I give blood every year",
        barred="I have never given blood|I have never donated blood|I do not give blood",
        clause="you give blood",
        fires="I donated blood in May.",
        fails="I've never given blood.",
        silent="I donated bread in May.",
    ),
    situation(
        "pacemaker",
        said="I have a pacemaker|I am fitted with a pacemaker",
        worded="I wear a pacemaker|I have had a pacemaker fitted",
        shown="I was fitted with a pacemaker|the surgeon fitted a pacemaker|"
              "I had a pacemaker put in|I wear a pacemaker",
        barred="I have no pacemaker|I do not have a pacemaker|I have never had a pacemaker",
        clause="you have a pacemaker",
        fires="I had a pacemaker put in.",
        fails="I've no pacemaker.",
        silent="I had a peacemaker put in.",
    ),
    situation(
        "lens-wearer",
        said="I wear contact lenses|I have contact lenses",
        shown="I put my lenses in every morning|I wear lenses|I use contact lenses|"
              "I wear contacts|I use contacts",
        barred="I wear glasses instead of lenses|I do not wear contact lenses|"
               "I have never worn contact lenses|I have perfect eyesight",
        clause="you wear contact lenses",
        fires="I wear contacts.",
        fails="I have never worn contact lenses.",
        silent="I wear contrasts.",
    ),
    situation(
        "glasses-wearer",
        said="I wear glasses|I need glasses|I have glasses",
        shown="I wear spectacles|I wear specs|"
              "I have worn glasses since school",
        barred="I do not wear glasses|I have never worn glasses|I have perfect eyesight|"
               "I have 20/20 vision|I need no glasses",
        clause="you wear glasses",
        fires="I wear specs.",
        fails="I have perfect eyesight.",
        silent="I wear spurs.",
    ),
    situation(
        "feverish",
        said="I have a fever|I have a temperature|I am feverish",
        worded="I am running a fever|I am running a temperature|I have a high temperature|"
               "my temperature is high",
        shown="I am running a temperature|I am running a fever|I am burning up|"
              "my temperature is 39 degrees",
        barred="I have no fever|I have no temperature|my temperature is normal|"
               "I do not have a fever",
        clause="you have a fever",
        fires="I'm running a temperature.",
        fails="My temperature is normal.",
        silent="I'm running a tombola.",
    ),
    situation(
        "fear-of-heights",
        said="I am afraid of heights|I have a fear of heights|I am scared of heights",
        worded="I suffer from vertigo|heights frighten me|I cannot stand heights",
        shown="I get dizzy on ladders|I cannot stand heights|heights terrify me|"
              "I suffer from vertigo|I cannot look down from a tower",
        barred="I am not afraid of heights|I love heights|heights do not bother me|"
               "I have no fear of heights",
        clause="you are afraid of heights",
        fires="Heights terrify me.",
        fails="I love heights.",
        silent="Lights terrify me.",
    ),
    situation(
        "travelled-abroad",
        said="I have been abroad|I was abroad|I travelled abroad",
        shown="I flew home from Kenya|I got back from Spain|I came back from Thailand|"
              "I have just returned from India|I was in Italy on holiday|"
              "I spent two weeks in Greece|I had a holiday in Turkey|I am back from Egypt",
        barred="I have not been abroad|I have never been abroad|"
               "I have never left the country|I stayed in the country|"
               "I have not left the country|I spent my holiday at home",
        clause="you have been abroad",
        fires="I got back from Spain on Monday.",
        fails="I have never left the country.",
        silent="I got back from work on Monday.",
    ),
    situation(
        "drinks-alcohol",
        said="I drink alcohol|I drink|I drink wine|I have a drink",
        worded="I consume alcohol",
        shown="I like a glass of wine|I have a pint after work|I enjoy a beer|I drink beer|"
              "I have a whisky at night|I go to the pub for a pint|"
              "I drink a glass of wine every day|I had three beers|I like a drink",
        barred="I do not drink alcohol|I never drink alcohol|I am teetotal|"
               "I gave up drinking|I am a teetotaller|I do not touch alcohol|"
               "I never touch a drop|I have never touched alcohol|I stopped drinking|"
               "I gave up alcohol|I only drink water",
        clause="you drink alcohol",
        fires="I have a pint after work.",
        fails="I'm teetotal.",
        silent="I have a point after work.",
    ),
    situation(
        "drunk-then",
        said="I was drunk|I was intoxicated|I had been drinking",
        worded="I was under the influence of alcohol|I was under the influence of drink",
        shown="I was blind drunk|I had had ten pints|I had drunk a bottle of wine|"
              "I was plastered|I was legless|I was the worse for drink|"
              "I had had too much to drink|I was over the limit|I had a skinful",
        barred="I was sober|I was stone cold sober|I had not had a drop|I had drunk nothing|"
               "I had not touched a drop|I had not been drinking|"
               "I had not had a drink|I had not had anything to drink|I had not had a single drink|"
               "I was on lemonade all night|"
               "I was not drinking",
        clause="you were intoxicated",
        fires="I was legless.",
        fails="I was stone cold sober.",
        silent="I was aimless.",
    ),
    situation(
        "sole-custody",
        said="I have sole custody of a child|I have full custody of a child|"
             "I have sole custody",
        shown="the judge gave me full custody of our son|"
              "I was given sole custody of our daughter|"
              "I was awarded full custody of my child|"
              "the court gave me sole custody of our children|"
              "I got full custody of the kids",
        barred="we share custody of our son|I share custody with my ex|custody is shared|"
               "my ex has custody of the children|we have joint custody",
        clause="you have sole custody of a child",
        fires="The court gave me sole custody of our son.",
        fails="We share custody of our son.",
        silent="The court gave me a copy.",
    ),
    situation(
        "colour-blind",
        said="I am colour-blind|I am colour blind|I am color blind",
        shown="I cannot tell red from green|red and green look the same to me",
        barred="I am not colour-blind|I see all colours|I have normal colour vision|"
               "I can tell all colours apart",
        clause="you are colour blind",
        fires="I can't tell red from green.",
        fails="I see all colours.",
        silent="I can't tell Fred from Glen.",
    ),
    situation(
        "language-learner",
        said="I am learning English|I learn English",
        worded="I am studying English|I am taking English lessons",
        shown="I take English lessons|I go to an English course|I have English classes|"
              "I go to English classes|I am taking an English course",
        barred="I speak English perfectly|English is my mother tongue|"
               "I am a native speaker of English",
        clause="you are learning English",
        fires="I take English lessons.",
        fails="English is my mother tongue.",
        silent="I take English tea.",
    ),
)
# fmt: on
