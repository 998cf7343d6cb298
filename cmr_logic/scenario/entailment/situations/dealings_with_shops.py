"""Dealings with shops: what came, in what state, when, and what was said and paid."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Situation, situation

# fmt: off
DEALINGS_WITH_SHOPS: tuple[Situation, ...] = (
    situation(
        "other-than-ordered",
        said="I received the wrong item|I was sent the wrong item|I got the wrong item|"
             "the wrong item was sent",
        worded="I have received the wrong item|the wrong item was delivered|"
               "I was sent the wrong goods|I received the wrong goods|the wrong product was sent",
        shown="that is not what I ordered|that is not what I asked for|that is not what I wanted|"
              "it is not what I ordered|it is not what I asked for|you sent me the wrong size|"
              "you sent me the wrong colour|you sent me the wrong one|you sent me something else|"
              "you sent me a different model|I got somebody else's order|"
              "I got someone else's parcel|I got the wrong size|I got the wrong colour|"
              "I got the wrong model|it is the wrong one|it is the wrong size|"
              "it is the wrong model|it is the wrong colour|you mixed up my order|"
              "my order got mixed up|I was sent the wrong size|"
              "I was sent another customer's order|I was sent the wrong colour",
        barred="I got exactly what I ordered|you sent me what I asked for|"
               "it is just what I ordered|it is just what I asked for|it is just what I wanted",
        clause="you received the wrong item", fires="You mixed up my order.",
        fails="It's just what I asked for.", silent="You mixed up the drinks.",
    ),
    situation(
        "parcel-awaited",
        said="my parcel has not arrived|my parcel has not come|my parcel did not arrive|"
             "I have not received my parcel",
        worded="my order has not arrived|the parcel has not arrived|my delivery has not arrived|"
               "the parcel has not been delivered|my package has not arrived",
        shown="I am still waiting for my parcel|I am still waiting for my package|"
              "I am still waiting for my order|I am still waiting for my delivery|"
              "there is no sign of my package|there is no sign of my parcel|"
              "there is no sign of my order|nothing has come|no parcel has come|"
              "my package never turned up|my package never came|my package never arrived|"
              "my package has not turned up|my package is nowhere to be seen|"
              "my package has not shown up|my order never turned up|my order never came|"
              "my order never arrived|my order has not turned up|my order is nowhere to be seen|"
              "my order has not shown up|my parcel never turned up|my parcel never came|"
              "my parcel never arrived|my parcel has not turned up|"
              "my parcel is nowhere to be seen|my parcel has not shown up|"
              "my delivery never turned up|my delivery never came|my delivery never arrived|"
              "my delivery has not turned up|my delivery is nowhere to be seen|"
              "my delivery has not shown up|nothing has turned up|nothing has arrived|"
              "my parcel has got lost|my package has got lost|my order has got lost|"
              "I have had no parcel",
        barred="my parcel came on Monday|my parcel came this morning|my parcel came yesterday|"
               "my parcel came today|my parcel came safely|my parcel arrived on Monday|"
               "my parcel arrived this morning|my parcel arrived yesterday|"
               "my parcel arrived today|my parcel arrived safely|my parcel turned up on Monday|"
               "my parcel turned up this morning|my parcel turned up yesterday|"
               "my parcel turned up today|my parcel turned up safely|my package came on Monday|"
               "my package came this morning|my package came yesterday|my package came today|"
               "my package came safely|my package arrived on Monday|"
               "my package arrived this morning|my package arrived yesterday|"
               "my package arrived today|my package arrived safely|"
               "my package turned up on Monday|my package turned up this morning|"
               "my package turned up yesterday|my package turned up today|"
               "my package turned up safely|my order came on Monday|my order came this morning|"
               "my order came yesterday|my order came today|my order came safely|"
               "my order arrived on Monday|my order arrived this morning|"
               "my order arrived yesterday|my order arrived today|my order arrived safely|"
               "my order turned up on Monday|my order turned up this morning|"
               "my order turned up yesterday|my order turned up today|my order turned up safely|"
               "my delivery came on Monday|my delivery came this morning|"
               "my delivery came yesterday|my delivery came today|my delivery came safely|"
               "my delivery arrived on Monday|my delivery arrived this morning|"
               "my delivery arrived yesterday|my delivery arrived today|"
               "my delivery arrived safely|my delivery turned up on Monday|"
               "my delivery turned up this morning|my delivery turned up yesterday|"
               "my delivery turned up today|my delivery turned up safely|I have got my parcel|"
               "I have got my package|I have got my order|"
               "the postman brought my package yesterday|the postman brought my package today|"
               "the postman brought my package on Monday|"
               "the postman brought my package this morning|"
               "the postman brought my parcel yesterday|the postman brought my parcel today|"
               "the postman brought my parcel on Monday|"
               "the postman brought my parcel this morning|the postman brought it yesterday|"
               "the postman brought it today|the postman brought it on Monday|"
               "the postman brought it this morning|the driver brought my package yesterday|"
               "the driver brought my package today|the driver brought my package on Monday|"
               "the driver brought my package this morning|"
               "the driver brought my parcel yesterday|the driver brought my parcel today|"
               "the driver brought my parcel on Monday|the driver brought my parcel this morning|"
               "the driver brought it yesterday|the driver brought it today|"
               "the driver brought it on Monday|the driver brought it this morning|"
               "the courier brought my package yesterday|the courier brought my package today|"
               "the courier brought my package on Monday|"
               "the courier brought my package this morning|"
               "the courier brought my parcel yesterday|the courier brought my parcel today|"
               "the courier brought my parcel on Monday|"
               "the courier brought my parcel this morning|the courier brought it yesterday|"
               "the courier brought it today|the courier brought it on Monday|"
               "the courier brought it this morning|it came this morning|it came yesterday|"
               "it came today|it turned up this morning|it turned up yesterday|"
               "it turned up today|it arrived this morning|it arrived yesterday|it arrived today|"
               "my parcel is here|my package is here|my parcel has come|my package has come",
        clause="your parcel has not arrived", fires="There's no sign of my package.",
        fails="The postman brought it yesterday.", silent="There's no sign of my postman.",
    ),
    situation(
        "tailored",
        said="the item was made to order|it was made to order|it was custom-made|"
             "it was made for me|it was made to measure",
        worded="the item was custom-made|the item was made to measure|the item was personalised|"
               "the goods were made to order|the item is custom-made|it is bespoke|"
               "the item was made to my specification",
        shown="it was custom-built for me|it was custom-built to my measurements|"
              "it was custom-built to my design|it was tailor-made for me|"
              "it was tailor-made to my measurements|it was tailor-made to my design|"
              "it was built for me|it was built to my measurements|it was built to my design|"
              "it was purpose-made for me|it was purpose-made to my measurements|"
              "it was purpose-made to my design|it was cut for me|it was cut to my measurements|"
              "it was cut to my design|you made it to my measurements|you made it to my measure|"
              "you made it to my design|you made it to my drawings|you made it to my order|"
              "I had it tailor-made|I had it made specially|I had it made to measure|"
              "I had it made for me|I had my name engraved on it|"
              "I had my initials engraved on it|it has my name on it|it has my initials on it|"
              "it was made to my measurements|it was made to my design|it was made to my size|"
              "I gave you my measurements for it",
        barred="it is off the peg|I took it off the shelf|I took it off the rack|"
               "it is a standard size|it is a standard model|it is a standard one|"
               "it came off the shelf|it came off the peg|it came off the rack|"
               "it is a stock item|it is a stock size|I picked it off the shelf|"
               "I picked it off the rail|there are hundreds like it in the shop|it was ready-made",
        clause="the item was made to order", fires="You made it to my measurements.",
        fails="I took it off the shelf.", silent="You measured it for me.",
    ),
    situation(
        "goods-behind-time",
        said="the goods were delivered late|the goods came late|they were delivered late|"
             "they came late|the delivery was late",
        worded="the goods arrived late|delivery was late|the goods were late|"
               "the order arrived late",
        shown="they came a week late|they came three days late|they came two days late|"
              "they came days late|they came too late|they came a month late|"
              "they arrived a week late|they arrived three days late|they arrived two days late|"
              "they arrived days late|they arrived too late|they arrived a month late|"
              "they turned up a week late|they turned up three days late|"
              "they turned up two days late|they turned up days late|they turned up too late|"
              "they turned up a month late|I got them three days late|I got them a week late|"
              "I got them late|it came a week late|it came days late|it came too late|"
              "it came two days late|it arrived a week late|it arrived days late|"
              "it arrived too late|it arrived two days late|it turned up a week late|"
              "it turned up days late|it turned up too late|it turned up two days late|"
              "they were a week late|they were two days late|they were days late|"
              "it was a week late|it was two days late|it was days late|you delivered them late|"
              "you delivered it late",
        barred="they came right on time|they came on time|they came a day early|they came early|"
               "they came on the day|they arrived on time|they arrived a day early|"
               "they arrived early|they arrived punctually|they were on time|they were early|"
               "they were punctual|it came on time|it came early|it came right on time|"
               "it arrived on time|it arrived early|it arrived right on time|"
               "they came on the very day|you delivered them on time|you delivered it on time",
        clause="the goods were delivered late", fires="They turned up two days late.",
        fails="They came a day early.", silent="They turned up the lights.",
    ),
    situation(
        "marked-down",
        said="the item was in a sale|I bought it in a sale|it was in the sale|it was on sale|"
             "it was reduced",
        worded="the item was reduced|the item was on sale|the item was a sale item|"
               "I bought the item in a sale|the item was discounted|it was a sale item|"
               "I bought it at a reduced price",
        shown="I got it at half price|I got it in the sales|I got it in the January sales|"
              "I got it at a discount|I got it at a knock-down price|I got it with a discount|"
              "it was half price|it was marked down|it had thirty per cent off|it had 20% off|"
              "it had a discount|it was discounted|there was thirty per cent off|"
              "there was 20% off|it was in the clearance|I bought it in the January sale|"
              "I bought it in the January sales|I bought it in the summer sale|"
              "I bought it in the summer sales|I bought it in the closing-down sale|"
              "I bought it in the closing-down sales",
        barred="I paid full price for it|I paid full price in full|I paid the full price for it|"
               "I paid the full price in full|I paid the full whack for it|"
               "I paid the full whack in full|I paid full price|I paid the full price|"
               "it was not reduced|I got no discount|it was full price|it had no discount|"
               "it was not in the sale",
        clause="the item was in a sale", fires="I got it at half price.",
        fails="I got no discount.", silent="I got wet at half time.",
    ),
    situation(
        "own-repair-tried",
        said="I have tried to repair the item myself|I tried to repair it myself|"
             "I tried to mend it myself|I tried to fix it myself",
        worded="I have tried to repair it|I have attempted to repair the item|"
               "I have attempted a repair|I tried to repair the item myself|"
               "I have tried to repair it myself|I have tried to mend the item",
        shown="I took it apart to fix it|I took it apart to mend it|I had a go at mending it|"
              "I had a go at fixing it|I had a go at repairing it|I glued it back together|"
              "I stuck it back together|I soldered it back together|I taped it back together|"
              "I opened it up with a screwdriver|I mended it myself|I fixed it myself|"
              "I repaired it myself|I tried mending it|I tried fixing it|I tried repairing it|"
              "I put a new part in it myself|I patched it up myself|I unscrewed the back of it|"
              "I opened the back of it",
        barred="I have not touched it|I left it well alone|I took it straight back to the shop|"
               "I have left it alone|I did not touch it|I did not try to mend it|"
               "I did not try to fix it|I did not tinker with it|I have not tried to mend it|"
               "I have not tried to fix it|I have not tried to repair it|I have not opened it",
        clause="you have tried to repair the item yourself", fires="I had a go at mending it.",
        fails="I left it well alone.", silent="I had a go on it.",
    ),
    situation(
        "complained-to-shop",
        said="I have complained to the seller|I complained to the seller|"
             "I have complained to the shop|I complained to the shop|I have made a complaint",
        worded="I have made a complaint to the seller|I have raised the problem with the seller|"
               "I have contacted the seller about the problem|"
               "I have told the seller about the problem|I have told the seller about the fault",
        shown="I told the shop it was rubbish|I told the shop it was faulty|"
              "I told the shop about the fault|I told the shop about the problem|"
              "I told the seller it was rubbish|I told the seller it was faulty|"
              "I told the seller about the fault|I told the seller about the problem|"
              "I told the manager it was rubbish|I told the manager it was faulty|"
              "I told the manager about the fault|I told the manager about the problem|"
              "I wrote to the shop to complain|I wrote to the seller to complain|"
              "I wrote to the manager to complain|I rang the seller about the fault|"
              "I rang the seller about the problem|I rang the shop about the fault|"
              "I rang the shop about the problem|I kicked up a fuss at the shop|"
              "I kicked up a fuss in the shop|I have kicked up a fuss at the shop|"
              "I have kicked up a fuss in the shop|I rang the shop to complain|"
              "I rang the seller to complain|I made a fuss at the shop|I made a fuss in the shop|"
              "I sent the shop a stiff letter|I sent the shop a complaint|"
              "I sent the shop an angry email|I sent the seller a stiff letter|"
              "I sent the seller a complaint|I sent the seller an angry email|"
              "I had a word with the shop about it|I had a word with the manager about it|"
              "I had a word with the seller about it",
        barred="I have not said a word to the shop|I have not said a word to the seller|"
               "I have not been in touch with the seller|I have not been in touch with the shop|"
               "I have not complained|I have not told the shop|I have not told the seller|"
               "the seller does not know about it|the shop does not know about it|"
               "I have said nothing to the shop|I have said nothing to the seller|"
               "I have not spoken to the shop|I have not spoken to the seller|I never complained|"
               "I never told the shop|I never told the seller",
        clause="you have complained to the seller", fires="I rang the shop to complain.",
        fails="I've not said a word to the shop.", silent="I rang the shop to order.",
    ),
    situation(
        "mind-changed",
        said="I have changed my mind|I changed my mind|I no longer want it|"
             "I do not want it any more",
        worded="I have had a change of mind|I no longer want the item|I do not want the item|"
               "I had a change of heart",
        shown="I have gone off it|I have gone off the idea|I have thought better of it|"
              "I have had second thoughts|I regret buying it|I do not want it after all|"
              "I do not like it after all|on second thoughts I do not want it|"
              "I do not fancy it any more",
        barred="I still want it|I am keeping it|I have not changed my mind|I am happy with it|"
               "I love it|I still want to keep it|I would not part with it",
        clause="you have changed your mind", fires="I've thought better of it.",
        fails="I'm keeping it.", silent="I've thought of it.",
    ),
    situation(
        "box-opened",
        said="I have opened the packaging|I opened the packaging|I have opened it|"
             "I have opened the box|I opened the box",
        worded="I have opened the item|the packaging has been opened|the item has been opened|"
               "I have removed the packaging|I have broken the seal",
        shown="I have taken it out of its box|I have taken it out of its wrapper|"
              "I have taken it out of its packet|I took it out of its box|"
              "I took it out of its wrapper|I took it out of its packet|I took it out of the box|"
              "I took it out of the wrapper|I took it out of the packet|I tore off the wrapping|"
              "I tore off the wrapper|I tore off the plastic|I broke the seal|I unwrapped it|"
              "I have unwrapped it|I ripped open the box|I ripped open the bag|"
              "I ripped open the packet|I threw away the box|I threw away the packaging|"
              "I peeled off the plastic",
        barred="it is still sealed|it is still in its wrapping|it is still in its box|"
               "it is still in the box|it is still wrapped up|I have not broken the seal|"
               "the box is unopened|the packet is unopened|it is unopened|I have not opened it|"
               "I have not unwrapped it|the seal is intact|the seal is unbroken|"
               "I have left it sealed|I have left it in its box",
        clause="you have opened the packaging", fires="I tore off the wrapping.",
        fails="I've left it in its box.", silent="I tore off down the road.",
    ),
    situation(
        "card-payer",
        said="I paid by card|I paid with my card|I paid by credit card|I paid by debit card",
        worded="I used a card to pay|I paid with a card|payment was by card|"
               "I made the payment by card",
        shown="I put it on my Visa|I put it on my credit card|I put it on my Mastercard|"
              "I put it on my card|I tapped my card|I tapped my Visa|I used my debit card|"
              "I used my credit card|I used my Visa|I used my bank card|"
              "it came off my credit card|it came off my card|it came off my debit card|"
              "I paid with my Visa|I paid with my Mastercard|I paid with my debit card|"
              "I paid with my bank card|I typed in my PIN|it is on my credit card bill|"
              "my card was charged",
        barred="I paid cash|I paid in cash|I paid by cheque|I paid in notes|I paid with a cheque|"
               "I paid by bank transfer|I paid with PayPal|I wrote a cheque|"
               "I handed over the money in notes|I handed over the cash|I gave them cash|"
               "I settled it in cash|I paid with notes|I paid with coins|I paid with cash|"
               "I used cash|I used a cheque|I paid the driver in cash",
        clause="you paid by card", fires="It came off my credit card.", fails="I wrote a cheque.",
        silent="It came off my coat.",
    ),
    situation(
        "gift-from-somebody",
        said="the item was a gift|it was a gift|it was a present|I was given it",
        worded="the item was a present|the item was given to me|I received it as a gift|"
               "I received the item as a gift|it was given to me as a present",
        shown="my aunt gave it to me|my aunt bought it for me|my aunt surprised me with it|"
              "my aunt got it for me|my gran gave it to me|my gran bought it for me|"
              "my gran surprised me with it|my gran got it for me|my husband gave it to me|"
              "my husband bought it for me|my husband surprised me with it|"
              "my husband got it for me|my wife gave it to me|my wife bought it for me|"
              "my wife surprised me with it|my wife got it for me|my friend gave it to me|"
              "my friend bought it for me|my friend surprised me with it|my friend got it for me|"
              "my mum gave it to me|my mum bought it for me|my mum surprised me with it|"
              "my mum got it for me|my son gave it to me|my son bought it for me|"
              "my son surprised me with it|my son got it for me|I got it for Christmas|"
              "I got it for my birthday|I got it for my wedding|it was a birthday present|"
              "it was a Christmas present|it was a wedding present|it was a leaving present|"
              "I unwrapped it on my birthday|I unwrapped it on Christmas Day|"
              "my gran left it under the tree for me|my aunt left it under the tree for me|"
              "my uncle left it under the tree for me",
        barred="I bought it myself|I bought it for myself|I paid for it myself|"
               "I paid for it out of my own pocket|I treated myself to it|it was my own money|"
               "I bought it with my own money|nobody gave it to me",
        clause="the item was a gift", fires="My husband surprised me with it.",
        fails="I treated myself to it.", silent="My husband is surprised at it.",
    ),
    situation(
        "broken-on-arrival",
        said="the item arrived damaged|it arrived damaged|it came damaged",
        worded="the goods arrived damaged|the item was damaged on arrival|the item came damaged|"
               "it was damaged on arrival|the product arrived damaged",
        shown="it came in bits|it came in pieces|it came with a big dent in it|"
              "it came with a crack in it|it came broken|it came smashed|it came cracked|"
              "it came scratched|it arrived in bits|it arrived in pieces|it arrived broken|"
              "it arrived smashed|it arrived cracked|it arrived scratched|"
              "it arrived with a dent in it|it arrived with a crack in it|"
              "the glass was smashed on arrival|the glass was cracked on arrival|"
              "the glass was broken on arrival|the screen was smashed on arrival|"
              "the screen was cracked on arrival|the screen was broken on arrival|"
              "the lid was smashed on arrival|the lid was cracked on arrival|"
              "the lid was broken on arrival|the screen came broken|the glass came broken|"
              "the leg came broken",
        barred="it came without a scratch|it came in one piece|it came in perfect condition|"
               "it arrived without a scratch|it arrived in perfect condition|"
               "it arrived in one piece|it arrived intact|it arrived undamaged|"
               "it was fine on arrival|it was perfect on arrival|it was undamaged on arrival|"
               "it came intact",
        clause="the item arrived damaged", fires="It came with a crack in it.",
        fails="It arrived in one piece.", silent="It came with a cracker in it.",
    ),
    situation(
        "money-back-had",
        said="I have had a refund|I have had my money back|I got my money back|I was refunded",
        worded="I have received a refund|I have been refunded|I was given a refund|"
               "I received a refund|I got a refund",
        shown="the shop gave me my money back|the shop paid me back|the shop refunded me|"
              "the shop gave me a refund|the seller gave me my money back|"
              "the seller paid me back|the seller refunded me|the seller gave me a refund|"
              "the company gave me my money back|the company paid me back|"
              "the company refunded me|the company gave me a refund|they gave me my money back|"
              "they refunded me|they paid me back|they put the money back on my card|"
              "the money is back in my account|the money is back on my card|"
              "my refund came through|the refund is in my account|I had every penny back",
        barred="they kept my money|they would not refund me|they refused to refund me|"
               "they would not give me my money back|they refused me a refund|"
               "I have not had a penny back|I have not had my money back|"
               "I never got my money back|I am still waiting for my money|"
               "I am still waiting for my refund|the shop kept my money|the seller kept my money|"
               "the shop refused me a refund|the shop refused to refund me|"
               "the seller refused me a refund|the seller refused to refund me|I got nothing back",
        clause="you have had a refund", fires="My refund came through.",
        fails="I'm still waiting for my refund.", silent="My friend came through.",
    ),
    situation(
        "broken-by-owner",
        said="I damaged the item|I damaged it|I broke it|I have broken it|I have damaged it",
        worded="I damaged the item myself|I have damaged the item|I caused the damage",
        shown="I dropped it on the floor|I sat on it|I trod on it|I stood on it|"
              "I spilt coffee on it|I spilt coffee over it|I spilt tea on it|I spilt tea over it|"
              "I spilt water on it|I spilt water over it|I spilt wine on it|I spilt wine over it|"
              "it slipped out of my hands|I ran over it|I left it out in the rain|"
              "I washed it too hot|I scratched it|I cracked it|I knocked it off the table",
        barred="I never dropped it|I never damaged it|I never broke it|I never scratched it|"
               "I did not break it|I did not damage it|I did not drop it|I did not scratch it|"
               "I have taken good care of it|it was like that already|"
               "I have not damaged it",
        clause="you damaged the item", fires="It slipped out of my hands.",
        fails="I never dropped it.", silent="It slipped my mind.",
    ),
)
# fmt: on
