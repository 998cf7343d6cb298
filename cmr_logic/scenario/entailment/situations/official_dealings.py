"""Tenancies, schools, vehicles, councils and check-in desks, by what people tell of them."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Situation, situation

# fmt: off
OFFICIAL_DEALINGS: tuple[Situation, ...] = (
    situation(
        "joint-tenant",
        said="I have a joint tenancy|I am a joint tenant|I share a joint tenancy",
        worded="I hold a joint tenancy|my tenancy is a joint tenancy|my tenancy is in joint names|"
               "I am one of the joint tenants",
        shown="my flatmate and I signed the tenancy together|"
              "my flatmate and I signed the lease together|my wife and I are both on the tenancy|"
              "my husband and I are both on the tenancy|my partner and I are both on the tenancy|"
              "my name and my wife's are on the tenancy|the tenancy is in our joint names|"
              "we signed the tenancy together",
        barred="the tenancy is in my name alone|the lease is in my name alone|"
               "I am the only one on the tenancy|I am the only tenant|I am the sole tenant|"
               "I own my home|I have a sole tenancy|the tenancy is in my sole name|"
               "only my name is on the tenancy|only my name is on the lease|"
               "the tenancy is in my name only",
        clause="you are a joint tenant",
        fires="My flatmate and I signed the tenancy together.",
        fails="The tenancy is in my name alone.",
        silent="My name is on the tenancy.",
    ),
    situation(
        "council-told",
        said="I have reported it to the council|I reported it to the council|"
             "I have told the council|I told the council|I have complained to the council|"
             "I complained to the council",
        worded="I have contacted the council|I have notified the council|"
               "I have informed the council|I have made a complaint to the council|"
               "I have raised it with the council|the council knows about it",
        shown="I rang the council about it|I phoned the council about it|"
              "I wrote to the council about it|I emailed the council about it|"
              "I let the council know|I have been on to the council about it|"
              "I put in a complaint to the council|I made a complaint to the council|"
              "I filled in the council's online form|I lodged a complaint with the council|"
              "I called the council about it|I have been in touch with the council about it",
        barred="I have not told the council|I have not told the council yet|"
               "I have not contacted the council|I have not been in touch with the council|"
               "nobody has told the council|I never told the council|"
               "I have not got round to ringing the council|I have not rung the council yet",
        clause="you have told the council",
        fires="I rang the council about it last week.",
        fails="I haven't told the council yet.",
        silent="I ran for the council last week.",
    ),
    situation(
        "state-school",
        said="my child goes to a state school|my child attends a state school|"
             "my child is at a state school|my child is in a state school",
        worded="my child attends a state-funded school|my child is educated at a state school|"
               "my child is a pupil at a state school|my child attends a publicly funded school",
        shown="my son is at the local comprehensive|my daughter is at the local comprehensive|"
              "my daughter goes to the local comprehensive|my son goes to the local comprehensive|"
              "my girl is at the local comprehensive|my child goes to the local comprehensive|"
              "my son goes to the comp|my daughter goes to an academy|my son goes to an academy|"
              "my daughter is at a grammar school|my son is at a grammar school|"
              "my daughter goes to a community school|my son goes to the council school",
        barred="my son boards at Eton|my son boards at a school|my daughter boards at a school|"
               "we pay for a private school|my child goes to a private school|"
               "my son goes to a private school|my daughter goes to a private school|"
               "my son is at a private school|my daughter is at a private school|"
               "we teach our son at home|we teach our daughter at home|I teach my child at home|"
               "my child is home-schooled|my daughter goes to an independent school|"
               "my son goes to an independent school|we pay school fees for our son|"
               "I pay fees for my daughter's school|I pay school fees|we pay school fees|"
               "my children are privately educated|my son is privately educated|"
               "my daughter is privately educated|my son goes to a public school with fees",
        clause="your child goes to a state school",
        fires="My son is at the local comprehensive.",
        fails="My son goes to a private school.",
        silent="My son is at the local swimming pool.",
    ),
    situation(
        "private-school",
        said="my child goes to a private school|my child attends a private school|"
             "my child is at a private school|my child goes to an independent school|"
             "my child is privately educated",
        worded="my child attends an independent school|my child is at an independent school|"
               "my child attends a fee-paying school",
        shown="my son boards at Eton|we pay for a private school|my son goes to a private school|"
              "my daughter goes to a private school|my son is at a private school|"
              "my daughter is at a private school|we pay school fees for our son|"
              "we pay school fees for our daughter|I pay school fees|we pay school fees|"
              "my daughter goes to an independent school|my son goes to an independent school|"
              "my son is privately educated|my daughter is privately educated|"
              "my daughter's school fees go up every year|my son's school fees go up every year",
        barred="my son is at the local comprehensive|my daughter is at the local comprehensive|"
               "my son goes to the local comprehensive|"
               "my daughter goes to the local comprehensive|my child goes to a state school|"
               "my son goes to a state school|my daughter goes to a state school|"
               "my child is home-schooled|I teach my child at home|my daughter goes to an academy|"
               "my son goes to an academy",
        clause="your child goes to a private school",
        fires="We pay school fees for our son.",
        fails="My daughter goes to the local comprehensive.",
        silent="We pay parking fees for our son.",
    ),
    situation(
        "free-school-meals",
        said="my child gets free school meals|my child receives free school meals|"
             "my child has free school meals|my child is on free school meals",
        worded="my child is eligible for free school meals|"
               "my child is entitled to free school meals|my child is getting free school meals",
        shown="my daughter does not pay for her school dinners|"
              "my son does not pay for his school dinners|my daughter gets free school meals|"
              "my son gets free school meals|my kids get free school dinners|"
              "my daughter is on free school dinners|my son is on free school dinners|"
              "my son gets his dinners free at school|my daughter gets her dinners free at school|"
              "my daughter's school lunches are free|my son's school lunches are free",
        barred="I pay for my son's school dinners|I pay for my daughter's school dinners|"
               "we pay for school dinners|I pay for my child's school meals|"
               "we pay for her school lunches|we pay for his school lunches|"
               "I pay for school lunches|I send him with a packed lunch|"
               "I send her with a packed lunch|I pay £2.50 a day for school dinners",
        clause="your child gets free school meals",
        fires="My daughter doesn't pay for her school dinners.",
        fails="I pay for my son's school dinners.",
        silent="My daughter doesn't play at school.",
    ),
    situation(
        "vehicle-taxed",
        said="my vehicle is taxed|my car is taxed|I have taxed my vehicle|I have taxed my car|"
             "I have paid my vehicle tax",
        worded="my vehicle tax is up to date|my car tax is up to date|"
               "I have paid road tax|I have paid the vehicle tax|I have paid the road tax|"
               "my vehicle tax is paid|I have paid car tax",
        shown="I pay the road tax|I pay the road tax by direct debit|the road tax is paid up|"
              "the road tax is paid|my road tax is paid up|I renewed the road tax|"
              "the car tax is paid|I pay my car tax monthly|I paid the road tax in May|"
              "I taxed it in May|it is taxed",
        barred="I declared it off the road|I have declared it off the road|I forgot to tax it|"
               "it is off the road on a SORN|the road tax ran out|the road tax has run out|"
               "my car tax has run out|I have not taxed it|it is untaxed|my car is untaxed|"
               "my car is on a SORN|I have not paid the road tax|it is not taxed|"
               "my road tax has expired|the tax on my car ran out|the tax on it ran out|"
               "I let the road tax lapse",
        clause="your vehicle is taxed",
        fires="I pay the road tax by direct debit.",
        fails="The road tax has run out.",
        silent="I pay the parking fee by direct debit.",
    ),
    situation(
        "speeding",
        said="I was speeding|I was driving above the speed limit|I exceeded the speed limit|"
             "I broke the speed limit",
        worded="I was driving too fast|I was caught speeding|I was driving over the speed limit|"
               "I was exceeding the speed limit",
        shown="the camera clocked me at 45 in a 30 zone|I was doing 50 in a 30 zone|"
              "I was doing 90 on the motorway|I was caught doing 50 in a 30 zone|"
              "I was doing forty in a thirty zone|I was going too fast for the limit|"
              "I was clocked at 90 on the motorway|I was flashed by a speed camera|"
              "the police clocked me at 90|I had my foot down well over the limit|"
              "I was driving well over the limit|I was caught on a speed camera",
        barred="I was driving below the limit|I never went over the limit",
        clause="you were speeding",
        fires="The camera clocked me at 45 in a 30 zone.",
        fails="I was driving below the limit.",
        silent="The camera cost me 45 pounds.",
    ),
    situation(
        "in-time-at-desk",
        said="I checked in on time|I was at the check-in desk on time|"
             "I arrived at check-in on time",
        worded="I arrived at check-in in good time|I presented myself at check-in on time",
        shown="I was at the desk two hours before the flight|"
              "I was at the airport three hours before departure|"
              "I had checked in online the day before|I checked in online the night before|"
              "I checked in two hours before departure|I was at the airport in plenty of time|"
              "I checked in with hours to spare|I checked in in good time",
        barred="I got to the desk too late|I was too late to check in|I missed check-in|"
               "I was late for check-in|I never made it to the desk in time|"
               "the check-in desk was already closed|I checked in late",
        clause="you checked in on time",
        fires="I was at the desk two hours before the flight.",
        fails="I was too late to check in.",
        silent="I was at my desk two hours before lunch.",
    ),
    situation(
        "bumped",
        said="I was denied boarding|I was refused boarding|I was not allowed to board|"
             "the airline denied me boarding",
        worded="I have been denied boarding|I was not allowed on the flight|"
               "I was turned away at the gate",
        shown="I got bumped off the flight|I was bumped off the flight|"
              "they gave my seat to somebody else|I was turned away at the gate|"
              "I was turned away from the plane|the airline bumped me|they did not let me board|"
              "they would not let me board",
        barred="I was on the plane|I flew as planned|I boarded the plane|I boarded on time|"
               "I got on the plane|I sat in my seat as planned|I took the flight",
        clause="you were denied boarding",
        fires="I got bumped off the flight.",
        fails="I flew as planned.",
        silent="I bumped my head on the flight.",
    ),
)
# fmt: on
