"""Goods: in what state they came, whether they were opened or used, and why they go back."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Situation, situation

# fmt: off
GOODS_RECEIVED: tuple[Situation, ...] = (
    situation(
        "arrived-damaged",
        said="it arrived damaged|it arrived broken|it came damaged|it was damaged in transit|"
             "it was delivered damaged|it was damaged in the post",
        shown="it came broken|it turned up broken|it arrived smashed|it came smashed|"
              "it arrived cracked|it came in pieces|it arrived in pieces|it turned up in pieces|"
              "it came with a crack|it arrived with a dent|it came dented|it arrived dented|"
              "it arrived scratched|it came with a big scratch|it was broken on arrival|"
              "it came chipped|it arrived torn|it came in bits|it arrived bent|"
              "it was crushed in the post|it got broken in the post|"
              "it arrived in a thousand pieces|it turned up in a thousand pieces|"
              "it came out of the box broken",
        barred="it arrived in perfect condition|it came in perfect condition|"
               "it arrived in one piece|it came in one piece|it arrived intact|"
               "it arrived undamaged|it came in perfect nick|it came without a scratch|"
               "there was not a scratch on it",
        clause="it arrived damaged", fires="The vase arrived broken.",
        fails="It arrived in one piece.", silent="The vase arrived in a van.",
    ),
    situation(
        "unopened",
        said="it is unopened|it has not been opened|it is still sealed|it is sealed|"
             "I have not opened it|it was not opened",
        worded="it remains unopened|the seal has not been broken|the seal is unbroken|"
               "it is in sealed packaging|"
               "the packaging has not been opened|the packaging is unopened|it is still sealed|"
               "the packaging is intact|I have not opened the packaging|it has been kept sealed|"
               "the packet is unopened",
        shown="the seal is intact|it is still in its wrapper|it is still wrapped|"
              "the seal is unbroken|it is still shrink-wrapped|it is still in the wrapping|"
              "I never opened it|it has never been opened|it is still in its cellophane|"
              "it is in its original seal|the box is still sealed|the box is still taped up|"
              "I have not even opened it|it is factory sealed|the seal is not broken|"
              "I have not broken the seal|the box is unopened|I have not even opened the box|"
              "I never opened the box|I have not unwrapped it|"
              "it is still sealed in the bag it came in|I never took it out of the box|"
              "it never left its box|it is still in the shrink wrap|it is still sealed in its box",
        barred="I opened it|I have opened it|it has been opened|I opened the box|I broke the seal|"
               "the seal is broken|I unwrapped it|I tore the packaging open|I have used it|"
               "I opened the packet|I took it out of its wrapper|I have used half of it|"
               "I ripped the packaging open|I opened the jar|I opened the tub|I opened the bottle|"
               "I have eaten half of it|I unsealed it|I tried a dab of it|"
               "the packaging is torn open|I took it out of the packaging|"
               "I threw the packaging away|I tore it open|I tore the box open|"
               "I ripped the box open|I cut the box open|it is half gone|I have been wearing it|"
               "it is half empty|I have been using it|I wore it|"
               "I have eaten some of it|I used it once|I have worn it|the box is open|"
               "I took it out of the box",
        clause="it is unopened", fires="It's still sealed.", fails="I opened it.",
        silent="It's still raining.",
    ),
    situation(
        "unused-goods",
        said="it is unused|it has not been used|I have not used it|I have never used it|"
             "it was never used",
        worded="it remains unused|it is in unused condition|it has not been worn|"
               "it has been unused|I have never worn it",
        shown="it has never been used|it is still in its box|it still has the tags on|"
              "it has the tags on|I have never worn it|I have not worn it|it has not been worn|"
              "it is unworn|it has never been worn|it never left the box|it is still in the box|"
              "I never took it out of the box|it is untouched|it still has its labels|"
              "the tags are still attached|I never switched it on|it still has the price tag on|"
              "I never wore it|it still has its tags|"
              "it is still in its wrapping|"
              "I have not even taken it out of the box",
        barred="I have used it|I used it|I have worn it|I wore it|it has been worn|I used it once|"
               "I wore it to a wedding|I wore it twice|I have been using it for weeks|"
               "I use it every day|I wear it every day|I wore it once|I washed it|"
               "I cut the tags off|I took the tags off|I have used it twice|"
               "I have been wearing it all week|it has been through the wash|"
               "I used it for a month|I have used half of it|I wear it all the time|"
               "it is half gone|it is half empty|I have been using it",
        clause="it is unused", fires="I've never used it.", fails="I've worn it once.",
        silent="I've never seen it.",
    ),
    situation(
        "original-packaging",
        said="it is in its original packaging|it is in the original packaging|"
             "it is in its original box|I have the original packaging|"
             "I still have the original packaging|it has its original packaging",
        worded="I have kept the original packaging|I can return it in its original packaging",
        shown="it is still in its box|it is still in the box|I kept the box|I still have the box|"
              "I have the box|it is in the box it came in|it is in its box|I have kept the box|"
              "it is boxed|I kept the packaging|I have kept all the packaging|"
              "it is still in the box it came in|I saved the box",
        barred="I threw the box away|I threw the packaging away|I no longer have the box|"
               "I binned the box|the box went in the recycling|I have thrown the box away|"
               "I recycled the box|the packaging went in the bin|the box is gone|I burnt the box|"
               "I have no box|I chucked the box|I binned the packaging|the box went in the bin|"
               "I chucked the packaging|I put the box in the recycling",
        clause="it is in its original packaging", fires="It's still in its box.",
        fails="I threw the box away.", silent="It's still in its bay.",
    ),
    situation(
        "wrong-item",
        said="I was sent the wrong item|I received the wrong item|they sent me the wrong item|"
             "I got the wrong item|it is the wrong item|the wrong item was delivered|"
             "I was given the wrong item",
        shown="they sent me the wrong colour|they sent me the wrong size|it is not what I ordered|"
              "they sent me someone else's order|I got somebody else's order|"
              "it was not what I ordered|they delivered the wrong one|they sent the wrong one|"
              "I got someone else's parcel|they mixed up my order|it is the wrong model|"
              "they sent me the wrong model|they sent the wrong thing|"
              "they sent me the wrong shoes|I was sent the wrong colour|I was sent the wrong size|"
              "I got the wrong colour",
        barred="it is exactly what I ordered|it was what I ordered|I got what I ordered|"
               "it is just what I ordered",
        clause="you were sent the wrong item", fires="They sent me someone else's order.",
        fails="It is exactly what I ordered.", silent="They sent me the right cable.",
    ),
    situation(
        "personalised",
        said="it is personalised|it has been personalised|it was personalised|"
             "it was made to order|it is made to measure|it was made to my measurements|"
             "it was custom-made|it is custom-made",
        worded="it was made especially for me|it was made to my specification",
        shown="it is engraved|it has my name on it|it has my initials on it|I had it engraved|"
              "it was engraved with my name|it was made to measure|"
              "it has my daughter's name on it|it was made specially for me|it is monogrammed|"
              "I had my name printed on it|I had it made to measure|"
              "they made it to my measurements|it is a bespoke suit|it has our wedding date on it|"
              "I had it embroidered with my name|it has a photo of us printed on it|"
              "it was cut to my measurements|it is engraved with our names",
        barred="it is off the peg|it is off the shelf|I bought it off the shelf|"
               "I bought it off the peg|it is a standard model|it is an ordinary one|"
               "there is no name on it",
        clause="it is personalised", fires="It has my initials on it.",
        fails="It's an ordinary mug.", silent="It has my supper on it.",
    ),
    situation(
        "in-sale",
        said="I bought it in the sale|I bought it in a sale|it was reduced|it was discounted",
        worded="it was bought in a sale|it was sold at a discount|it was a sale item",
        shown="I got it half price|it was half price|it was marked down|"
              "I bought it in the January sales|it was a bargain in the sale|"
              "I got it with twenty percent off|I bought it at half price|"
              "it had a reduced sticker on it|it was in the bargain bin|"
              "I got it from the clearance rail|I bought it on Black Friday|"
              "it had a red sticker on it|I got it on special offer",
        barred="I paid full price|I paid the full price|it was full price|"
               "I bought it at full price|I paid the full whack|it was not reduced|"
               "I got no discount",
        clause="you bought it in the sale", fires="I got it half price.",
        fails="I paid full price.", silent="I got it half open.",
    ),
    situation(
        "wrong-size",
        said="it does not fit|it does not fit me|it is the wrong size|it did not fit|"
             "it does not fit properly",
        worded="the size is wrong|"
               "it is the wrong size|it is too small|it is too big|it is too tight",
        shown="it is too small|it is too big|it is too tight|it is too loose|it is a size too big|"
              "it is two sizes too big|it is miles too big|it pinches my toes|"
              "I cannot get into it|it is too long|it is too short|it hangs off me|"
              "it is far too tight|it is way too big|I cannot button it up|it is a size too small|"
              "it will not go over my hips",
        barred="it fits|it fits perfectly|it fits like a glove|it is a perfect fit|"
               "it fits me well|it fits me fine|it fits me",
        clause="it does not fit", fires="It's two sizes too big.", fails="It fits like a glove.",
        silent="It's two miles too far.",
    ),
    situation(
        "gift-voucher",
        said="I paid with a gift voucher|I used a gift voucher|I paid with a gift card|"
             "I used a gift card|I paid by voucher|I paid with a voucher",
        shown="I bought it with a gift card|I got it with my birthday vouchers|"
              "I bought it with a voucher|I spent my gift card on it|I used my voucher|"
              "I used my gift card|I paid for it with a gift card|I bought it with vouchers",
        barred="I paid in cash|I paid cash|I paid by card|I paid with my credit card|"
               "I paid by debit card|I used my credit card",
        clause="you paid with a gift voucher", fires="I used the gift card my aunt gave me.",
        fails="I paid in cash.", silent="I used the gift shop my aunt runs.",
    ),
    situation(
        "pays-instalments",
        said="I am paying in instalments|I pay in instalments|I am paying by instalments|"
             "I am paying it off monthly|I bought it on credit|I bought it on finance",
        shown="I am paying it off|I pay it off bit by bit|I have six payments to go|"
              "I got it on finance|I have it on hire purchase|I got it on hire purchase|"
              "I have still got three payments to make|I bought it on the never-never|"
              "I bought it on hire purchase",
        barred="I paid for it outright|I paid in full|I paid the whole lot at once|"
               "I paid for it in one go|I paid it all up front|I bought it outright|"
               "I paid upfront|I have paid for it in full|I paid in one go|I paid it off",
        clause="you are paying in instalments", fires="I'm paying it off monthly.",
        fails="I paid for it outright.", silent="I'm paying attention monthly.",
    ),
    situation(
        "is-a-gift",
        said="it was a gift|it was a present|I was given it as a present|I was given it|"
             "it is a gift|I got it as a present|I received it as a gift",
        worded="it was bought as a gift|somebody gave it to me",
        shown="my aunt gave it to me|I got it for my birthday|I got it for Christmas|"
              "my husband gave it to me|it was a wedding present|it was a birthday present|"
              "my sister gave it to me|it was a Christmas present|I was given it for my birthday|"
              "my friend gave it to me|I got it from my gran",
        barred="I bought it myself|I bought it for myself|I paid for it myself|"
               "I treated myself to it|I bought it|I purchased it",
        clause="it was a gift", fires="My aunt gave it to me.", fails="I bought it myself.",
        silent="My aunt gave up on me.",
    ),
    situation(
        "washed",
        said="it has been washed|I have washed it|I washed it|it was washed",
        shown="I put it through the wash|it has been through the wash|it went in the machine|"
              "I put it in the washing machine|I have had it in the machine|"
              "it went through the wash|I ran it through the machine",
        barred="I have not washed it|I have never washed it|it has never been washed|"
               "it has not been washed",
        clause="it has been washed", fires="I put it through the wash.",
        fails="I have never washed it.", silent="I put it through the door.",
    ),
    situation(
        "has-tags",
        said="the tags are still attached|the tags are attached|the labels are still attached|"
             "it still has the tags on|it still has its tags",
        shown="it has the tags on|I left the tags on|I have not cut the tags off|"
              "I never took the tags off|I left the labels on",
        barred="I cut the tags off|I took the tags off|I cut the labels off|I removed the tags|"
               "I ripped the tags off|the tags are in the bin|I threw the tags away|"
               "I snipped the labels off|I pulled the tags off",
        clause="the tags are still attached", fires="I left the labels on.",
        fails="I cut the tags off.", silent="The tabs are long.",
    ),
)
# fmt: on
