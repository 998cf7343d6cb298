"""Travel and residence: where one lives and comes from, papers to travel, journeys gone wrong."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Situation, situation

# fmt: off
TRAVELLING: tuple[Situation, ...] = (
    situation(
        "passport-holder",
        said="I have a passport|I hold a passport|I am a passport holder",
        shown="my passport is in my bag|I renewed my passport|I got my passport|"
              "my passport is valid until 2030|I have a British passport|I have an Irish passport|"
              "I got a new passport|I have got my passport|I have a burgundy passport|"
              "my passport is in the drawer|I carry a passport",
        barred="I have never had a passport|I do not have a passport|I lost my passport|"
               "my passport was stolen|I never got a passport|I have never held a passport|"
               "I have never owned a passport|I have not got a passport|my passport has run out|"
               "my passport expired|I have no passport",
        clause="you have a passport", fires="I renewed my passport in May.",
        fails="I've never had a passport.", silent="I reviewed my password in May.",
    ),
    situation(
        "valid-passport",
        said="I have a valid passport|my passport is valid|I hold a valid passport|"
             "my passport is in date|my passport has not expired",
        worded="I have a current passport|I hold a current passport",
        shown="my passport is good for another year|I renewed my passport|I got a new passport|"
              "my passport is good for six years|my passport runs until 2031|"
              "I renewed my passport last year|my passport is in date|"
              "I have just got a new passport",
        barred="my passport has expired|my passport ran out|my passport is out of date|"
               "my passport has lapsed|I do not have a passport|I have never had a passport|"
               "my passport was stolen|I lost my passport|my passport is no longer valid|"
               "my passport has run out|my passport expired|I have not got a passport",
        clause="you have a valid passport", fires="I renewed my passport in May.",
        fails="My passport ran out in May.", silent="My password ran out in May.",
    ),
    situation(
        "visa-holder",
        said="I have a visa|I hold a visa|I was granted a visa|I have been granted a visa",
        worded="I have been given a visa|I have obtained a visa|"
               "I hold a visa|I have a valid visa|I hold a valid visa|"
               "I have been issued with a visa",
        shown="my visa came through|I got my visa|I am on a student visa|I am here on a visa|"
              "I am on a work visa|my visa was approved|I have a student visa|I have a visa|"
              "there is a visa in my passport|I have a work visa|"
              "the embassy stamped my visa|the embassy gave me a visa|"
              "the consulate gave me a visa|my visa came last week|my visa arrived|"
              "I picked up my visa from the embassy|there is a visa stamped in my passport|"
              "a visa is stamped in my passport|"
              "my visa runs until June|the embassy issued my visa",
        barred="my visa was refused|I was refused a visa|my visa has expired|my visa ran out|"
               "I do not have a visa|I did not get a visa|I am waiting for my visa|"
               "I overstayed my visa|I have no visa|"
               "I have never applied for a visa|I never applied for a visa|"
               "the embassy turned me down for a visa|the embassy refused me a visa|"
               "my visa application was refused|my visa was turned down|"
               "I have not applied for a visa|I have not applied for a visa yet",
        clause="you have a visa", fires="I'm on a student visa.", fails="My visa ran out in May.",
        silent="I'm on a student visit.",
    ),
    situation(
        "refugee",
        said="I am a refugee|I have refugee status|I am an asylum seeker with refugee status|"
             "I was granted asylum",
        worded="I have been recognised as a refugee|I have been given refugee status|"
               "I have been granted refugee status",
        shown="I was granted refugee status|I was given asylum|I have been granted asylum|"
              "the Home Office recognised me as a refugee|I was recognised as a refugee|"
              "I have been recognised as a refugee|I was granted refugee status|"
              "I was given refugee status",
        barred="I am not a refugee|I was refused asylum|my asylum claim was refused|"
               "I was born here",
        clause="you are a refugee", fires="I was granted asylum here last year.",
        fails="I was refused asylum.", silent="I was granted access here last year.",
    ),
    situation(
        "asylum-seeker",
        said="I am an asylum seeker|I am seeking asylum|I have claimed asylum|"
             "I have applied for asylum",
        worded="I have made an asylum claim|I have made a claim for asylum",
        shown="I applied for asylum|I claimed asylum",
        barred="I have never claimed asylum|I have never applied for asylum|"
               "I am British by birth|I am a British citizen|I was born British|"
               "I have never claimed asylum|I have never applied for asylum",
        clause="you have applied for asylum", fires="I claimed asylum in May.",
        fails="I've never claimed asylum.", silent="I claimed a seat in May.",
    ),
    situation(
        "emigrated",
        said="I moved abroad|I have moved abroad|I live abroad|I emigrated|"
             "I live in another country|I moved to another country|I live outside the country",
        worded="I have left the country to live abroad|"
               "I am living abroad|I am living overseas|I live overseas|I have emigrated|"
               "I am resident abroad|I reside abroad|I am an expat|I have gone to live abroad",
        shown="I moved overseas|I settled abroad|I have emigrated|I left the country for good|"
              "I moved to a foreign country|"
              "I have moved to Spain|I moved to Spain|I live in Spain now|I live in France now|"
              "I emigrated to Canada|I emigrated to Australia|I have settled in Spain|"
              "I retired to Spain|I have moved to Australia|I am an expat|I am an expat in Dubai",
        barred="I have never lived abroad|I have lived here all my life|"
               "I have never lived anywhere else|I have never left the country|"
               "I have never left England|I have never lived outside England|"
               "I have never lived outside the UK|I have lived in England all my life|"
               "I have lived in the same town all my life",
        clause="you have moved abroad", fires="I emigrated in 2019.",
        fails="I have lived here all my life.", silent="I emerged in 2019.",
    ),
    situation(
        "immigrant",
        said="I am an immigrant|I moved to this country|I came to live in this country|"
             "I came to this country|I arrived in this country",
        worded="I have come from abroad to live here|I came here from another country",
        shown="I immigrated|I have immigrated|I moved to this country from abroad|"
              "I came here from abroad",
        barred="I have lived here all my life|I was born in this country|"
               "I have never lived anywhere else",
        clause="you have moved to this country", fires="I came here from abroad.",
        fails="I have lived here all my life.", silent="I came here from a bar.",
    ),
    situation(
        "flight-cancelled",
        said="my flight was cancelled|the airline cancelled my flight|"
             "my flight has been cancelled",
        worded="my flight did not take off|"
               "my flight is cancelled|the airline has cancelled my flight",
        shown="the airline scrapped my flight|my flight was axed|my flight was scrapped|"
              "they cancelled my flight|my plane was cancelled|the airline called off my flight|"
              "they scrapped our flight|our flight got cancelled|my flight never took off|"
              "our plane never left the ground|"
              "the airline pulled my flight|the airline dropped my flight|"
              "our flight was called off|my flight was called off|there was no plane for us",
        barred="my flight went ahead|my flight was not cancelled|my flight left on time|"
               "we flew as planned|"
               "it took off on time|it took off|our flight took off|my flight took off|"
               "our flight left on time|we took off three hours late|our plane landed late|"
               "my flight was three hours late|we landed on time|my flight landed late",
        clause="your flight was cancelled", fires="The airline scrapped our flight.",
        fails="My flight went ahead.", silent="The airline stretched our flight.",
    ),
    situation(
        "flight-late",
        said="my flight was delayed|my flight was late|my flight arrived late|"
             "my flight has been delayed",
        worded="my flight took off late|the airline delayed my flight",
        shown="my plane landed late|my flight landed late|my plane was delayed|"
              "my flight took off late|my plane got in late|we landed four hours late|"
              "we took off five hours late|we sat on the runway for three hours",
        barred="we landed on schedule|my flight was early|my flight was on time|we landed on time|"
               "my plane landed on time",
        clause="your flight was delayed", fires="My plane landed four hours late.",
        fails="We landed on schedule.", silent="My plan landed a bit short.",
    ),
    situation(
        "luggage",
        said="my luggage was lost|the airline lost my luggage|my luggage is lost|"
             "my baggage was lost",
        worded="my bags were lost|my suitcase was lost|my luggage went missing|"
               "my luggage has been lost|the airline lost my luggage|my luggage is missing|"
               "my baggage was lost|my bag was lost",
        shown="my suitcase was lost|my suitcase never arrived|my bags never arrived|"
              "the airline lost my suitcase|my bag never arrived|my luggage went missing|"
              "my suitcase never turned up|my bag never turned up|my case never turned up|"
              "my case never came|my suitcase did not arrive|my suitcase did not turn up|"
              "my bags did not arrive|my rucksack never arrived|my rucksack was lost|"
              "my bags went missing|my suitcase went missing|my case went missing|"
              "my suitcase never appeared|my case was lost|they lost my suitcase|"
              "they lost my luggage|they lost my bags|my suitcase ended up in another country|"
              "my case never came off the carousel|my luggage never turned up|"
              "the airline sent my bag to the wrong place|the airline cannot find my suitcase|"
              "my suitcase never came off the plane|my case has vanished|my suitcase has vanished",
        barred="my luggage arrived safely|my suitcase arrived safely|"
               "I travelled with hand luggage only|my bags came off the belt first|"
               "my suitcase was first off the belt|all our bags arrived|"
               "my bags came out first|my suitcase arrived with me|all my bags turned up|"
               "my luggage arrived with me|my bags were on the carousel|"
               "my suitcase came off first|all my luggage arrived|I got my suitcase straight away|"
               "I got my bags straight away",
        clause="your luggage was lost", fires="My suitcase never arrived.",
        fails="My suitcase arrived safely.", silent="My suit never fitted.",
    ),
    situation(
        "traveller",
        said="I am travelling abroad|I am going abroad|I travel abroad|I am leaving the country",
        worded="I am leaving for abroad",
        shown="I am flying overseas|I am going on holiday abroad|I am off to another country",
        barred="I am staying at home|I never leave the country|I never travel abroad|"
               "I am not going anywhere",
        clause="you are travelling abroad", fires="I'm flying overseas on Friday.",
        fails="I never leave the country.", silent="I'm frying overnight on Friday.",
    ),
    situation(
        "only-visiting",
        said="I am a tourist|I am a visitor|I am visiting",
        worded="I am visiting the country",
        shown="I am here for a short visit|I am here to see the sights",
        barred="I live here|I have lived here all my life",
        clause="you are a visitor", fires="I'm a tourist from Ohio.",
        fails="I have lived here all my life.", silent="I'm a tourer from Ohio.",
    ),
)
# fmt: on
