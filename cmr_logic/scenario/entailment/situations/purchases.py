"""Purchases: what one bought, how it came, and what is wrong with it."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Situation, situation

# fmt: off
PURCHASES: tuple[Situation, ...] = (
    situation(
        "faulty",
        said="it is faulty|it is broken|it is defective|it does not work|it has a fault|"
             "it is damaged",
        worded="there is a fault|it has developed a fault",
        shown="it stopped working|it broke down|it broke|it does not switch on|"
              "it will not switch on|it won't switch on|it doesn't turn on|it will not turn on|"
              "it won't turn on|it is cracked|it packed up|it conked out|it fell apart|it leaks|"
              "it came with a crack|it has a crack|it has a hole|it is torn|it keeps cutting out|"
              "it gave up the ghost|it arrived broken|it arrived damaged|it is chipped|"
              "it has never worked|it no longer works|it is smashed|it came apart|"
              "it keeps breaking down|it does not work properly|it does not work|it never worked|"
              "it broke after a week|it is broken|it has a fault|it came broken|"
              "it makes a horrible noise|it overheats|it is not working|"
              "it stopped working after a week|one of the legs snapped off|it fell to pieces|"
              "the handle came off|the screen went black|the zip broke the first time I wore it|"
              "the seam came apart|it packed up after two days|the motor burnt out|"
              "it will not charge|the door came off its hinges",
        barred="it works perfectly|it is in perfect condition|it works fine|"
               "it is in good working order|it works well|it is undamaged|it is in mint condition|"
               "it is as good as new|it is in full working order|there is nothing wrong with it|"
               "it is in working order|it is in perfect working order|it runs like a dream",
        clause="it is faulty", fires="The kettle conked out.", fails="The kettle works perfectly.",
        silent="The kettle came out.",
    ),
    situation(
        "bought-online",
        said="I bought it online|I ordered it online|I bought it on the internet|"
             "I bought it from a website|I purchased it online",
        worded="I made the purchase online|I bought the goods online",
        shown="I ordered it from your website|I bought it from your website|"
              "I bought it through an app|I got it online|I ordered it on the internet|"
              "I ordered it through a website|I bought it on the internet|"
              "I ordered it on my phone|I ordered it from a website|I bought it off eBay|"
              "I got it on the web",
        barred="I bought it in a shop|I bought it at the shop|I bought it in your shop|"
               "I picked it up in the shop|I bought it over the counter|I bought it from the shop|"
               "I got it in a shop|I bought it in person|I bought it at a market|"
               "I bought it in the shop|I bought it at the market|I paid at the till",
        clause="you bought it online", fires="I ordered it from your website.",
        fails="I bought it over the counter.", silent="I oiled it for your wedding.",
    ),
    situation(
        "bought-new",
        said="I bought it new|it was new|I bought it brand new|it is new|it was bought new",
        shown="it was brand new|it is brand new|my car is new|my car is brand new|"
              "the vehicle is new|I am getting it straight from the showroom|"
              "it has never been registered|it is straight from the factory|"
              "it has delivery miles only",
        barred="I bought it second-hand|it is second-hand|I bought it used|it was second-hand|"
               "I bought it at a car boot sale|I got it second-hand|it is used|"
               "it has had two owners before me|my car is second-hand|"
               "it was somebody else's before",
        clause="it is new", fires="It was brand new.", fails="I bought it second-hand.",
        silent="It was bread.",
    ),
    situation(
        "under-guarantee",
        said="it is under warranty|it is under guarantee|it is still under guarantee|"
             "it has a warranty|the warranty is valid",
        worded="the guarantee has not expired|it is within its warranty period|"
               "it is covered by a warranty|it is covered by a guarantee|"
               "the warranty has not expired|the warranty has not run out",
        shown="the guarantee runs until May|it is covered by the warranty|"
              "it is still in its guarantee|the warranty runs for another year|"
              "it is still covered by its guarantee|it has a two-year guarantee|"
              "the guarantee runs until next year|the warranty runs out next year|"
              "it is still in warranty|it came with a five-year guarantee",
        barred="the warranty ran out|the guarantee ran out|the warranty has expired|"
               "the guarantee has expired|it has no guarantee|the warranty expired|"
               "it has no warranty|it came without a guarantee|the warranty lapsed",
        clause="it is under warranty", fires="It is covered by the warranty.",
        fails="The warranty ran out in May.", silent="It is covered by the rug.",
    ),
    situation(
        "not-arrived",
        said="it has not arrived|it never arrived|it was not delivered|it did not arrive|"
             "it has not been delivered",
        worded="I have not received it|I did not receive it",
        shown="it never turned up|it has not come|it got lost in the post|it has not turned up|"
              "it was lost in the post|I am still waiting for it to arrive|it never came|"
              "it did not turn up|it did not come|it still has not come|it has not arrived|"
              "there is no sign of it|I am still waiting for it|it never showed up",
        barred="it arrived on Monday|it came on Monday|it arrived safely|"
               "it was delivered on Monday|it has arrived|it was delivered|it turned up on Monday|"
               "it came yesterday|it arrived yesterday|it turned up on Tuesday",
        clause="it has not arrived", fires="It got lost in the post.", fails="It came on Monday.",
        silent="It got lots in the post.",
    ),
    situation(
        "came-late",
        said="it was delivered late|it arrived late|it came late",
        worded="it arrived after the delivery date|the delivery was late",
        shown="it was late in coming|it came three weeks late|"
              "it took three weeks longer than promised|it turned up late|it arrived a week late|"
              "it got here late",
        barred="it arrived early|it came early",
        clause="it was delivered late", fires="It turned up two weeks late.",
        fails="It arrived early.", silent="It burned up too little.",
    ),
    situation(
        "refunded",
        said="I got a refund|I have received a refund|I got my money back|I was refunded|"
             "I have had a refund",
        worded="my money has been refunded",
        shown="they refunded me|they gave me my money back|the shop refunded me|"
              "the shop gave me a refund|the refund is in my account|they paid me back",
        barred="I never got a refund|they refused a refund|I have not had a refund|"
               "I did not get a refund|I was refused a refund|they refused to refund me|"
               "I am still waiting for my refund|I never got my money back|"
               "I have not got my money back",
        clause="you have received a refund", fires="They gave me my money back.",
        fails="I never got my money back.", silent="They gave me my monkey back.",
    ),
)
# fmt: on
