"""What people have done about orders, tenancies, memberships, trials and dues."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Situation, situation

# fmt: off
COMMON_DEALINGS: tuple[Situation, ...] = (
    situation(
        "order-sent",
        said="my order has been dispatched|my order has been shipped|my order has been sent",
        worded="my order was dispatched|my order has been posted|my order has left the warehouse|"
               "the order has been dispatched|the goods have been dispatched",
        shown="my order was shipped|you have sent out my order|"
              "you have already sent it out|"
              "it has left the warehouse|you have shipped my order|"
              "you have posted my order|it has been posted|it was shipped",
        barred="it has not left the warehouse|my order has not been sent|it has not been sent out|"
               "you have not sent it|it is still in your warehouse|my order is still being packed|"
               "you have not shipped it|my order has not been shipped|it is still being packed",
        clause="your order has been dispatched", fires="My order was shipped on Monday.",
        fails="It's still in your warehouse.", silent="My order was shouted on Monday.",
    ),
    situation(
        "order-come",
        said="my order has arrived|my order arrived|my order has been delivered",
        worded="my order was delivered|I have received my order|the order has been delivered|"
               "the goods have arrived|the parcel has arrived",
        shown="my order came|my parcel came|my order turned up|my parcel turned up|"
              "my parcel has come|my parcel was delivered|the parcel came|the parcel turned up|"
              "the order turned up|the postman brought it|the courier dropped it off|"
              "it landed on my doormat|the courier left it in the porch",
        barred="my order has not come|my order has not arrived|my parcel never came|"
               "the parcel never turned up|my order never turned up|my order never came|"
               "I am still waiting for my order|I am still waiting for my parcel|"
               "it has still not come|there is no sign of my order|it never turned up|"
               "there is no sign of it|my parcel has not turned up",
        clause="your order has arrived", fires="My parcel came this morning.",
        fails="The parcel never turned up.", silent="My parcel cutter came apart.",
    ),
    situation(
        "tenancy-over",
        said="my tenancy has ended|my tenancy ended|my lease has ended",
        worded="my tenancy has come to an end|my lease ended|my tenancy agreement has ended",
        shown="I handed back the keys|I gave back the keys|my tenancy ran out|my lease ran out|"
              "I moved out of the flat|my tenancy finished|my tenancy expired|"
              "I have moved out of the flat|I have moved out of the rented house",
        barred="I am still living in the flat|I still live in the flat|"
               "my tenancy runs until next year|"
               "I am still a tenant|I am still living there|my lease runs until next year|"
               "I have not moved out|my tenancy is still running|I still have the keys",
        clause="your tenancy has ended", fires="I handed back the keys in May.",
        fails="I still live in the flat.", silent="I handed back the kilt in May.",
    ),
    situation(
        "membership-given-up",
        said="I have cancelled my membership|I cancelled my membership|my membership is cancelled",
        worded="I have ended my membership|I have given up my membership|my membership has ended",
        shown="I ended my membership|I quit the club|I have quit the club|I left the club|"
              "I resigned from the club|I have left the club|I gave up my membership|"
              "I let my membership lapse|I stopped my membership",
        barred="I am still a member|I have not cancelled my membership|"
               "I have renewed my membership|"
               "I renewed my membership|I am keeping my membership|I never cancelled my membership",
        clause="you have cancelled your membership", fires="I quit the club in May.",
        fails="I'm still a member.", silent="I quit the climb in May.",
    ),
    situation(
        "still-on-trial",
        said="I am on a trial period|I am in my trial period|I am on probation at work|"
             "I am in my probation",
        worded="I am on a probationary period|I am in my probationary period|I am on trial",
        shown="I am still in my probation|I am still in my trial period|"
              "I have not passed my probation|my probation runs until May|"
              "my trial period runs until May",
        barred="I have passed my probation|I finished my trial period|"
               "I completed my probation|my trial period has ended|"
               "I passed my probation|I am through my probation|my probation finished",
        clause="you are on a trial period", fires="I'm still in my probation.",
        fails="I've passed my probation.", silent="I'm still in my pyjamas.",
    ),
    situation(
        "cover-lapsed",
        said="I am insured|I have insurance|I have cover|I am covered by insurance",
        worded="I have an insurance policy|I hold insurance|I have valid insurance",
        shown="I took out a policy|I took out insurance|my insurance is paid up|"
              "my policy is in force|"
              "I bought insurance",
        barred="I never bothered with insurance|I let my policy lapse|I let my insurance lapse|"
               "my insurance has run out|my policy has run out|my policy has lapsed|"
               "my insurance has lapsed|I never took out insurance|I did not take out insurance|"
               "my policy ran out|my insurance ran out|I cancelled my insurance|"
               "I cancelled my policy|"
               "I have no insurance|I am uninsured|I did not buy insurance",
        clause="you are insured", fires="I took out a policy in May.",
        fails="I let my policy lapse.", silent="I took out a puppy in May.",
    ),
    situation(
        "home-tenure",
        said="I own my home|I own my house|I am a homeowner",
        shown="I bought my house|I bought my flat|the house is mine|the flat is mine|"
              "the house is ours|the flat is ours|I have paid off my mortgage|we bought our house",
        barred="I rent.|I rent my home|I am a tenant|I rent from the council|I rent my house|"
               "I rent a flat|"
               "I rent my flat|my landlord owns it|I have a landlord|I am renting.|I rent a house|"
               "we rent our house",
        clause="you own your home", fires="The house is ours.", fails="I rent a flat.",
        silent="The horse is hoarse.",
    ),
    situation(
        "unhurt",
        said="I was injured|I was hurt|I hurt myself",
        worded="I suffered an injury|I sustained an injury|I have been injured",
        shown="I broke my arm|I broke my leg|I sprained my ankle|I twisted my knee|I hurt my back|"
              "I cut my hand|I broke a rib",
        barred="I was not hurt|I walked away without a scratch|I did not have a scratch on me|"
               "I was unhurt|I was uninjured|nobody was hurt|I was not injured|"
               "I came out of it without a scratch|there was not a scratch on me",
        clause="you were injured", fires="I twisted my knee.",
        fails="There wasn't a scratch on me.",
        silent="I twisted my neckerchief.",
    ),
    situation(
        "lockers-rented",
        said="I have rented a locker|I rent a locker|I have hired a locker",
        worded="I hire a locker|I rented a locker|I have a rented locker",
        shown="I pay for a locker|I pay for my own locker|I have paid for a locker",
        barred="I do not pay for a locker|I do not rent a locker|I have no locker of my own|"
               "I just use whichever locker is free|I have not paid for a locker",
        clause="you have rented a locker", fires="I pay for a locker.",
        fails="I don't pay for a locker.", silent="I pray for a locksmith.",
    ),
    situation(
        "swapped-plates",
        said="I hold a full driving licence|I have a full driving licence",
        worded="I have a full licence",
        shown="I passed my driving test|I have passed my driving test|I passed my test.|"
              "I have passed my test.",
        barred="I have only got my provisional|I have only a provisional|I am still a learner.|"
               "I am a learner.|I am still a learner driver|I am a learner driver|"
               "I am still learning to drive|I failed my test|"
               "I have failed my test twice|I have not passed my test|"
               "I have failed my driving test|"
               "I am still on L-plates|I have never passed a test|I have a provisional licence|"
               "I have flunked my test|I have failed my test|I failed my driving test",
        clause="you hold a full driving licence", fires="I passed my test in May.",
        fails="I'm still on L-plates.", silent="I passed my tea round.",
    ),
)
# fmt: on
