"""Papers: applications, registers, receipts, deadlines and decisions."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Situation, situation

# fmt: off
PAPERS: tuple[Situation, ...] = (
    situation(
        "has-receipt",
        said="I have the receipt|I have a receipt|I kept the receipt|I still have the receipt",
        worded="I still have the receipt|I have kept the receipt|I have proof of purchase|"
               "I have a proof of purchase|I have a receipt|I have the original receipt|"
               "I have my receipt",
        shown="I have proof of purchase|I have my receipt here|the receipt is in my bag|"
              "I found the receipt|I have still got the receipt|I saved the receipt|"
              "I hung on to the receipt|I kept the receipt|I have the receipt|"
              "I still have the receipt|I have the till receipt|the receipt is in my drawer|"
              "I have the receipt in my purse|I have my receipt|I have the till slip|"
              "the receipt is in my wallet|the receipt is in my purse|I kept the till slip|"
              "the receipt is in the drawer|I have kept the receipt|I have the emailed receipt|"
              "I have the receipt here|the receipt is in the bag",
        barred="I lost the receipt|I threw the receipt away|I threw away the receipt|"
               "I do not have the receipt|I have no receipt|I cannot find the receipt|"
               "I did not keep the receipt|I binned the receipt|I never got a receipt|"
               "I have lost the receipt|I mislaid the receipt|I have thrown away the receipt|"
               "I was not given a receipt|I did not get a receipt|the receipt went in the bin|"
               "I chucked the receipt in the bin|I chucked the receipt away|"
               "the receipt went through the wash|I never kept the receipt|"
               "I cannot find the receipt anywhere|I have mislaid the receipt|"
               "they did not give me a receipt|the dog ate the receipt|"
               "the till slip went in the bin|the receipt went out with the rubbish|"
               "I was never given a receipt|I have not got the receipt any more|"
               "I chucked the receipt",
        clause="you have the receipt", fires="I kept the receipt in my purse.",
        fails="I threw the receipt away.", silent="I crept to the recital.",
    ),
    situation(
        "on-roll",
        said="I am registered to vote|I am on the electoral register|I am on the electoral roll",
        worded="I am on the voters' list",
        shown="I registered to vote|I am on the voting register|I signed up to vote",
        barred="I have not registered to vote|I never registered to vote|"
               "I am not on the electoral register|I am not on the electoral roll|"
               "I did not register to vote|I have never registered to vote",
        clause="you are registered to vote", fires="I'm on the electoral roll.",
        fails="I never registered to vote.", silent="I'm on the electric roller.",
    ),
    situation(
        "signed",
        said="I signed the form|I have signed the form|the form is signed",
        shown="I put my signature on the form|my signature is on the form|"
              "I have signed the form in ink|I signed on the dotted line|I put my name to it",
        barred="I have not signed the form|I forgot to sign the form|I never signed the form|"
               "I refused to sign the form|I did not sign the form|the form is unsigned|"
               "I left it unsigned",
        clause="you have signed the form", fires="My signature is on the form.",
        fails="I forgot to sign the form.", silent="My sister is on the farm.",
    ),
    situation(
        "signed-contract",
        said="I signed the contract|I have signed a contract|I signed an agreement|"
             "I have signed the agreement",
        shown="I put my name to the contract|my signature is on the contract|"
              "I signed on the dotted line of the contract",
        barred="I have not signed the contract|I never signed a contract|"
               "I refused to sign the contract|I did not sign a contract|"
               "I have not signed anything|I never signed anything",
        clause="you have signed a contract", fires="I put my name to the contract.",
        fails="I never signed a contract.", silent="I put my nose to the contact.",
    ),
    situation(
        "applied-already",
        said="I have applied|I applied|I have made an application|I submitted an application|"
             "I have submitted my application",
        worded="I have put in an application",
        shown="I sent in my application|I handed in my application|I have put in an application|"
              "I posted my application|I put my form in last week|I sent off my form|"
              "I have put in for it|I filled in the form online",
        barred="I have not applied|I have not applied yet|I never applied|I forgot to apply|"
               "I have not sent in my application|I did not apply|I have not made an application|"
               "I have not got round to applying|I never sent the form|I never filled in the form|"
               "the form is still on my desk",
        clause="you have made an application", fires="I sent in my application in May.",
        fails="I forgot to apply.", silent="I sent in my apples in May.",
    ),
    situation(
        "refused",
        said="my application was refused|my application was rejected|"
             "my application was turned down|my application was unsuccessful",
        worded="my application has been refused|my application has been rejected",
        shown="they knocked back my application|my application was declined|"
              "the council turned down my application|my application was denied|"
              "they turned down my application|my application was knocked back|"
              "the council refused my application|the council rejected my application|"
              "they turned me down|my application was turned down|my claim was turned down|"
              "I was knocked back|my application was rejected|they said no to my application",
        barred="my application was accepted|my application was approved|"
               "my application was granted|my application was successful|"
               "they accepted my application|they approved my application|I have not applied|"
               "I never applied|I was accepted|"
               "I am still waiting for a decision on my application",
        clause="your application was refused", fires="They knocked back my application.",
        fails="My application was granted.", silent="They looked at my application.",
    ),
    situation(
        "claim-refused",
        said="my claim was refused|my claim was rejected|my claim was turned down|"
             "my request was refused|my request was turned down",
        worded="my claim has been refused|my claim has been rejected",
        shown="the council turned down my claim|they turned down my claim|they rejected my claim|"
              "they refused my claim|they said no to my claim|the council rejected my claim|"
              "the council refused my claim|my claim was knocked back|they turned me down",
        barred="I am still waiting for a decision on my claim|my claim was approved|"
               "my claim was successful|my claim was accepted|they accepted my claim|"
               "they approved my claim|I never made a claim|I have not claimed yet",
        clause="your claim was refused", fires="The council turned down my claim.",
        fails="My claim was approved.", silent="My application was refused.",
    ),
    situation(
        "approved",
        said="my application was accepted|my application was approved|my application was granted|"
             "my application was successful",
        worded="my application has been accepted|my application has been approved",
        shown="they accepted my application|they approved my application|"
              "the council approved my application|the council accepted my application|"
              "my application went through|I got the go-ahead|I was accepted|I have been accepted|"
              "they gave it the green light",
        barred="my application was refused|my application was rejected|"
               "my application was turned down|my application was unsuccessful|"
               "they turned down my application|the council refused my application|"
               "I have not applied|I never applied|they turned me down|I was turned down",
        clause="your application was approved", fires="My application went through.",
        fails="They turned down my application.", silent="My applause went on.",
    ),
    situation(
        "missed-deadline",
        said="I missed the deadline|I applied late|I applied after the deadline|"
             "I sent it after the deadline",
        worded="my application was late",
        shown="I missed the closing date|I sent my appeal after the deadline|"
              "I sent my form after the deadline|I posted my form after the deadline|"
              "I applied too late|I sent my appeal too late|I sent my application too late|"
              "I handed in my form late|I appealed too late|my form arrived late|"
              "my application arrived late|I sent it in a week late|"
              "I posted it after the closing date|I left it too late|I missed the cut-off",
        barred="I met the deadline|I beat the deadline|I made the deadline|I got it in on time|"
               "I sent it in good time",
        clause="you missed the deadline", fires="I missed the closing date.",
        fails="I beat the deadline by a week.", silent="I missed the closing dance.",
    ),
    situation(
        "had-letter",
        said="I have received a letter|I received a letter|I got a letter|I was sent a letter|"
             "I have had a letter",
        shown="a letter arrived for me|a letter came for me|you sent me a letter|"
              "the council sent me a letter|they sent me a letter|a letter dropped on my doormat|"
              "the office wrote me a letter",
        barred="I have not had a letter|I never got a letter|I have not received a letter|"
               "I did not get a letter|I did not receive a letter|I never received a letter",
        clause="you have received a letter", fires="They sent me a letter in May.",
        fails="I never got a letter.", silent="They sent me a ladder in May.",
    ),
    situation(
        "has-proof",
        said="I have evidence|I have proof|I have evidence of it|I can prove it",
        shown="I have photos as proof|I have documents to prove it|I have a letter as proof",
        barred="I have no proof|I have no evidence|I cannot prove it|I do not have any proof|"
               "I do not have any evidence",
        clause="you have evidence", fires="I have a letter as proof.", fails="I can't prove it.",
        silent="I have a letter on the roof.",
    ),
    situation(
        "consent",
        said="I have consent|I have permission|I was given permission|"
             "I have been given permission|I got permission",
        worded="I have been granted permission|permission has been given",
        shown="they gave me permission|my landlord gave me permission|"
              "the council gave me permission|I got the go-ahead|I was given the go-ahead|"
              "I got the green light|my landlord is happy for me to go ahead|"
              "my landlord has agreed in writing|I have a letter giving me permission",
        barred="I was refused permission|I did not get permission|I do not have permission|"
               "I have no permission|they refused permission|I have not asked for permission|"
               "I never asked for permission|I did not ask for permission|the landlord refused|"
               "nobody gave me permission",
        clause="you have permission", fires="I got the green light.",
        fails="I never asked for permission.", silent="I got the green lamp.",
    ),
    situation(
        "has-appointment",
        said="I have an appointment|I have booked an appointment|I made an appointment|"
             "I have booked",
        worded="I have an appointment booked|I have arranged an appointment",
        shown="my appointment is on Monday|I am booked in for Monday|I have a slot booked|"
              "I have made an appointment|I booked a slot|my appointment is at nine|"
              "I am booked in|I have a slot on Monday|they gave me an appointment|"
              "I have an appointment on Monday|I am booked in for Tuesday|I made an appointment",
        barred="I have no appointment|I do not have an appointment|I have not made an appointment|"
               "I forgot to book|I have not booked an appointment|I have not booked|I did not book",
        clause="you have an appointment", fires="I booked a slot for Monday.",
        fails="I forgot to book.", silent="I blocked a slot in the roof.",
    ),
    situation(
        "read-terms",
        said="I have read the terms|I read the terms|I agreed to the terms|"
             "I have accepted the terms",
        shown="I ticked the box for the terms|I went through the terms",
        barred="I have not read the terms|I never read the terms|I did not read the terms|"
               "I refused the terms",
        clause="you have read the terms", fires="I went through the terms.",
        fails="I never read the terms.", silent="I went through the tunnels.",
    ),
)
# fmt: on
