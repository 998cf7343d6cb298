"""Goods, break-ins and pets: how they were paid for, left, forced and trained."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Situation, situation

# fmt: off
MATTERS_OF_GOODS: tuple[Situation, ...] = (
    situation(
        "paid-cash",
        said="I paid in cash|I paid cash|I paid by cash|I paid with cash",
        worded="I have paid in cash|I have paid cash|I used cash to pay|my payment was in cash",
        shown="I counted out the notes|I handed over two twenty-pound notes|"
              "I paid with a twenty-pound note|I handed over the notes|I paid with coins|"
              "I gave the cashier a fifty-pound note|I gave the cashier a twenty-pound note",
        barred="I paid by card|I paid with my card|I paid by credit card|I paid by cheque|"
               "I paid by bank transfer|I put it on my credit card|I paid with my phone|"
               "I paid contactless|I paid by direct debit|I tapped my card|"
               "I paid with my debit card|I paid by PayPal|I paid on my card",
        clause="you paid in cash",
        fires="I handed over the notes and got change.",
        fails="I put it on my credit card.",
        silent="I handed over the keys and got a coat.",
    ),
    situation(
        "bought-in-shop",
        said="I bought it in a shop|I bought it in your shop|I bought it in store|"
             "I bought it from your shop|I bought it in one of your shops",
        worded="I bought it in one of our shops|I bought it in our shop|I bought it in person",
        shown="I picked it off the shelf in your branch|I got it over the counter|"
              "I bought it over the counter|I bought it in the high street|"
              "I bought it at your branch|I bought it at the till|I carried it home from the shop|"
              "I bought it at the counter|I bought it in your store|I picked it up in your store",
        barred="I bought it online|I ordered it online|I bought it on the internet|"
               "I bought it on your website|I ordered it on your website|"
               "I ordered it through your app|I ordered it by phone|I bought it over the internet|"
               "I bought it by mail order|I ordered it from your catalogue",
        clause="you bought it in a shop",
        fires="I picked it off the shelf in your Derby branch.",
        fails="I ordered it through your app.",
        silent="I picked it off the shelf at home.",
    ),
    situation(
        "changed-mind",
        said="I changed my mind|I have changed my mind",
        worded="I have simply changed my mind|it is unwanted|I just do not want it",
        shown="I do not like it after all|I have thought better of it|I had second thoughts|"
              "I have had second thoughts|I regret buying it|I do not like the colour after all|"
              "I do not fancy it any more",
        clause="you have changed your mind",
        fires="I've had second thoughts.",
        silent="I've had second helpings.",
    ),
    situation(
        "assembled",
        said="I assembled it|I have assembled it|it has been assembled",
        worded="it is assembled|I have built it|I have already assembled it|"
               "it has already been assembled",
        shown="I have screwed it together|I screwed it together|"
              "it took me all day to put it together",
        barred="it is still flat-packed|it is still in its flat pack|I have not assembled it|"
               "it is still in pieces|it is unassembled|I have not built it|"
               "I have not built it yet|the pieces are still in the box",
        clause="you have assembled it",
        fires="I screwed it together on Sunday.",
        fails="It's still in its flat pack.",
        silent="I left it in the shed on Sunday.",
    ),
    situation(
        "left-unattended",
        said="I left it unattended|it was left unattended|it was unattended|I left it alone",
        worded="I have left it unattended|it was left unsupervised|I left it out of my sight",
        shown="I left it on the beach|I left it on the seat|I left it lying about|"
              "I left it on the table|nobody was watching it|I left it on a bench|"
              "I turned my back on it|I left it in plain sight|I took my eyes off it|"
              "I left it on the back seat|nobody was keeping an eye on it",
        barred="I never let it out of my sight|I never took my eyes off it|it never left my side|"
               "I was sitting right next to it|it was on my lap",
        clause="you left it unattended",
        fires="I left it on the beach while I went for a swim.",
        fails="I never let it out of my sight.",
        silent="I left it to my swimming coach.",
    ),
    situation(
        "forced-entry",
        said="there are signs of forced entry|there were signs of forced entry|"
             "they forced their way in|the door was forced",
        worded="force was used to get in|there was forced entry|entry was forced|"
               "the thief used force to get in|there was evidence of forced entry|"
               "somebody broke in by force|there is evidence of forced entry",
        shown="they kicked the door in|the burglars smashed the back window|the lock was forced|"
              "the lock was broken|they broke the lock|they jemmied the window|"
              "they prised open the window|they broke down the door|"
              "the burglars kicked the back door in|the thief smashed the window|"
              "the window was jemmied open|the door was kicked in|they crowbarred the door",
        barred="they walked in through the open door|the door was unlocked|"
               "I had left the door open|the thief walked in through the open door|they had a key|"
               "they let themselves in with a key|there was no sign of a break-in|"
               "they got in through an open window|the door was left open|"
               "they came in through an open window|nothing was broken|the burglar used a key|"
               "I left the back door unlocked|I had left the window open",
        clause="there are signs of forced entry",
        fires="The burglars kicked the back door in.",
        fails="They got in through an open window.",
        silent="The burglars kicked the dog.",
    ),
    situation(
        "house-empty",
        said="my home was empty|my house was empty|my home was unoccupied|nobody was in my home|"
             "nobody was at home",
        worded="my property was unoccupied|my house was unoccupied|nobody was in my house|"
               "there was nobody in my home|there was nobody at home|nobody was home",
        shown="the house was empty|nobody was in the house|the house stood empty",
        barred="I was in the house|I was at home|my wife was at home|my husband was at home|"
               "my wife was in the house|we were asleep upstairs|I was asleep upstairs|"
               "I was in the bath|we were all at home|I was upstairs at the time|"
               "my mother was at home",
        clause="your home was empty",
        fires="The house stood empty all winter.",
        fails="I was asleep upstairs.",
        silent="The fridge stood empty all winter.",
    ),
    situation(
        "house-trained",
        said="it is house-trained|my dog is house-trained|my pet is house-trained|"
             "it is housetrained",
        worded="my pet is fully house-trained|my dog is fully house-trained|"
               "it is fully house-trained|my cat is house-trained|it is toilet-trained",
        shown="he never has an accident indoors|she never has an accident indoors|"
              "it never has an accident indoors|he never makes a mess indoors|"
              "she never makes a mess indoors|he does his business outside|"
              "she does her business outside|it does its business outside|"
              "he is clean in the house|she is clean in the house",
        barred="he still wees on the carpet|she still wees on the carpet|"
               "he still has accidents indoors|she still has accidents indoors|"
               "it still has accidents indoors|he wees on the carpet|she wees on the carpet|"
               "it wees on the carpet|there are puddles all over the kitchen floor|"
               "he leaves puddles all over the house|she leaves puddles all over the house|"
               "he keeps weeing indoors|she keeps weeing indoors",
        clause="your dog is house-trained",
        fires="She never has an accident indoors.",
        fails="He still wees on the carpet.",
        silent="She never has an ace indoors.",
    ),
    situation(
        "rescue-pet",
        said="it is a rescue animal|it is a rescue|I adopted it from a shelter|it is a rescue dog",
        worded="it came from a rescue centre|it came from an animal shelter|"
               "I adopted it from a rescue centre|it is from a shelter",
        shown="I got her from the RSPCA|I got him from the RSPCA|I got her from the dogs' home|"
              "I got him from the dogs' home|she came from a rescue centre|"
              "he came from a rescue centre|he is a rescue|she is a rescue|"
              "I adopted her from a shelter|I adopted him from a shelter|he was a stray|"
              "she was a stray|she came from the dogs' home|he came from the dogs' home|"
              "we got her from the Dogs Trust|we got him from the Dogs Trust|"
              "I rehomed her from Battersea|I rehomed him from Battersea",
        barred="I bought it from a breeder|I bought her from a breeder|"
               "I bought him from a breeder|he comes from a breeder|she comes from a breeder|"
               "I bred it myself|it came from a pet shop|I bought it in a pet shop|"
               "I bought him in a pet shop|I bought her in a pet shop|she was born in our kitchen|"
               "he was born in our kitchen",
        clause="it is a rescue animal",
        fires="We got her from the Dogs Trust.",
        fails="I bought her from a breeder.",
        silent="We got her from a trusted breeder.",
    ),
)
# fmt: on
