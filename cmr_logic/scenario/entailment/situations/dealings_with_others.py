"""Dealings: buying and selling, forms and fees, clubs and meetings, faults and blame."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Situation, situation

# fmt: off
DEALINGS_WITH_OTHERS: tuple[Situation, ...] = (
    situation(
        "fault-of-another",
        said="the other driver was to blame|the other driver was at fault|"
             "the other driver caused the accident",
        worded="someone else was to blame|"
               "somebody else was at fault|"
               "another driver was to blame|another driver caused the accident|"
               "somebody else was to blame|another person was to blame|"
               "another person caused the accident|another driver was at fault|"
               "a third party was to blame|"
               "someone else was at fault",
        shown="he went into the back of me|I was hit from behind|he ran a red light|"
              "she pulled out in front of me|the other driver admitted it was his fault|"
              "the other driver admitted it|he admitted it was his fault|"
              "she admitted it was her fault|the other driver went into the back of me|"
              "the other driver jumped the lights|the other driver ran a red light|"
              "I was rear-ended|he pulled out in front of me|a lorry ran into the back of me|"
              "the other driver pulled out in front of me|he jumped the lights|"
              "she jumped the lights|she went into the back of me|he was on his phone",
        barred="I was to blame|I was at fault|I caused the accident|"
               "I went into the back of him|I jumped the lights|I ran a red light|"
               "I took the blame|I reversed into him|"
               "I pulled out in front of him|I take full blame|it was my own doing|"
               "I drove into the back of her",
        clause="the other driver was to blame",
        fires="He jumped the lights.",
        fails="I was at fault.",
        silent="He jumped the lake.",
    ),
    situation(
        "form-incomplete",
        said="my form is incomplete|my form was incomplete|I have not completed the form|"
             "my application was incomplete",
        worded="the form is incomplete|the form was incomplete|part of the form is blank|"
               "there is information missing from the form|information is missing|"
               "I did not complete the form|my application is incomplete|"
               "I have left any part of the form blank",
        shown="I left the second page blank|I left a page blank|I left a box empty|"
              "I missed out a page|I did not fill in the last page|I only filled in half of it|"
              "I forgot to put my date of birth|I forgot to fill in the last page|"
              "I left a section blank|I missed out a section|I left a box blank|"
              "I forgot to put my address|I skipped a page|I missed a page|I left one box empty|"
              "I only filled in half of the form|I left the back page blank|"
              "I forgot to fill in a box",
        barred="I filled in every box|I answered every question|I filled in the whole form|"
               "I left nothing out|I completed the form in full|every box is filled in|"
               "I completed every section|I filled in every page|I answered all the questions|"
               "I filled in all of it|I filled it all in|I filled in every section",
        clause="the form is incomplete",
        fires="I left the second page blank.",
        fails="I answered every question.",
        silent="I loved the second page.",
    ),
    situation(
        "fee-sent",
        said="I enclosed the fee|I included the fee|I sent the fee|I paid the fee",
        worded="I have paid the fee|the fee was paid|the fee has been paid|the fee is enclosed|"
               "the fee was enclosed|I have enclosed the fee",
        shown="I put a cheque for the fee in the envelope|the fee went off with the form|"
              "I sent a cheque for the fee|I paid the fee by card|I paid the fee online|"
              "I enclosed a cheque for the fee|I put the fee in with the form",
        barred="I forgot to enclose the fee|I did not pay the fee|I have not paid the fee|"
               "I left out the cheque for the fee|I never sent the fee|I forgot to put the fee in|"
               "I did not enclose the fee|I forgot the fee|I sent no fee|"
               "I did not include the fee|I forgot the cheque for the fee",
        clause="you enclosed the fee",
        fires="I sent a cheque for the fee.",
        fails="I forgot to put the fee in.",
        silent="I sent a check shirt for the feast.",
    ),
    situation(
        "told-on-paper",
        said="they wrote to me|I had a letter about it|I received written notice",
        worded="I was told in writing|I was told about it in writing|"
               "I was told about the decision in writing|I was notified in writing|"
               "you wrote to me|I was informed in writing|I received a letter|"
               "I got written notice|I was given written notice|I received a written decision|"
               "I have been told in writing|I have been notified in writing",
        shown="they sent me a letter|I got a letter about it|I have a letter from them|"
              "the letter came|they emailed me the decision|they sent me an email about it|"
              "I had a letter from them|they sent a letter|I got their letter|"
              "a letter came from them|they sent us a letter|their letter came|"
              "I have their letter|they emailed me about it",
        barred="they only told me over the phone|I never got a letter|nobody wrote to me|"
               "nothing came in writing|I heard about it only by word of mouth|"
               "they never wrote to me|I never had a letter|"
               "they only told me by phone|I have had no letter|no letter came|"
               "no letter ever came|they did not write to me|I have nothing in writing",
        clause="you were told in writing",
        fires="They sent me a letter in March.",
        fails="Nobody wrote to me.",
        silent="They sent me a lettuce in March.",
    ),
    situation(
        "warned-ahead",
        said="I told them in advance|I let them know in advance|I gave them notice|I gave notice",
        worded="I gave you notice|I told you in advance|I let you know beforehand|"
               "notice was given|I let you know in advance|I gave advance notice|"
               "I warned you in advance|I have given notice|I told you beforehand",
        shown="I warned them in advance|I told them well ahead of time|I told them weeks before|"
              "I let them know a month before|I rang them the week before|"
              "I gave them a month's notice|I let them know beforehand|I told them beforehand|"
              "I let them know weeks ahead",
        barred="I never told them|I gave no notice|I did not give them any notice|"
               "I did not let them know|I forgot to tell them|I did not tell them|"
               "I never let them know|I did not warn them",
        clause="you gave notice",
        fires="I told them well ahead of time.",
        fails="I left without telling them.",
        silent="I told a tall tale.",
    ),
    situation(
        "price-up",
        said="the price goes up|the price has gone up|the price has increased|my price rises",
        worded="the price increases|you raise the price|you put up the price|"
               "you put up your prices|you raise your prices|my bill goes up|the price rises|"
               "the cost goes up|the charge goes up|the price is increased|the fee goes up|"
               "you increase the price",
        shown="they are putting the price up|my bill went up|the price rose|it has gone up|"
              "they have hiked the price|they put the price up|they have put the price up|"
              "they put up the price|they have put up the price|they are putting up the price|"
              "it went up|they raised the price|my monthly payment went up|the price has risen|"
              "they have raised the price",
        barred="the price has stayed the same|the price has not changed|it is the same price|"
               "the price has come down|they have not put the price up|the price was cut|"
               "the price went down|it has come down|the price has gone down|"
               "the price fell",
        clause="the price goes up",
        fires="They've put the price up by a pound.",
        fails="The price has stayed the same.",
        silent="They've put the picture up.",
    ),
    situation(
        "buyer-gone",
        said="the buyer pulls out|the buyer has pulled out|the buyer withdrew|"
             "the buyer has withdrawn",
        worded="the buyer withdraws|the buyer backs out|the sale falls through|"
               "the sale has fallen through|my buyer pulls out|the purchaser withdraws|"
               "the purchaser pulls out|the sale does not go ahead",
        shown="my buyer got cold feet|the buyer changed her mind|the buyer changed his mind|"
              "the buyers backed out|the buyer backed out|my buyer backed out|my buyer pulled out|"
              "the buyer got cold feet|my buyer has pulled out|the buyers pulled out|"
              "the buyers changed their minds",
        barred="the buyer still wants it|the sale went through|the buyer went ahead|we completed|"
               "the buyer stuck to the deal|the sale has gone through|the sale was completed|"
               "we have completed the sale|the buyer is still keen",
        clause="the buyer pulls out",
        fires="My buyer got cold feet.",
        fails="The sale went through in May.",
        silent="My brother got cold feet.",
    ),
    situation(
        "sold-at-home",
        said="I signed it at home|it was sold to me at home|it was sold at my door|"
             "I bought it at my door",
        worded="the contract was made at my door|the contract was made at my home|"
               "I bought it from a doorstep seller|I signed at my home|"
               "it was sold to me at my home|I was sold it on my doorstep|"
               "the contract was signed at my home|the agreement was made at my home|"
               "I bought it on my doorstep",
        shown="I signed on the doorstep|I signed on my doorstep|I signed it on the doorstep|"
              "I signed at home|I bought it on the doorstep|I signed at my kitchen table|"
              "he sold it to me on the doorstep|I signed up on the doorstep|"
              "I bought it from a man at the door",
        barred="I signed in the shop|I bought it in the shop|I bought it over the phone|"
               "I ordered it online|I signed in their office|I signed in your shop|"
               "I signed in their showroom|I bought it online|I signed it in the shop|"
               "I signed in the showroom|I bought it in a shop",
        clause="the contract was made at your door",
        fires="I signed on the doorstep.",
        fails="I signed in their office.",
        silent="I slipped on the doorstep.",
    ),
    situation(
        "booked-straight",
        said="I booked directly with you",
        worded="I booked through your website|I booked on your website|"
               "the booking was made directly with you|I made my booking directly with you|"
               "I booked direct with you|I made the booking with you directly",
        shown="I booked on your website|I booked through your site|"
              "I booked on your site|I booked it on your website",
        barred="I booked through a travel agent|I booked with an agency|"
               "a travel agent booked it for me|I used a comparison site|"
               "I booked through a third party|I booked through an agent|"
               "I got it through an agent|I booked through a comparison site|"
               "I booked through another website|I booked it through an agent|"
               "an agent booked it for me",
        clause="you booked directly with us",
        fires="I booked it on your website.",
        fails="A travel agent booked it for me.",
        silent="I blogged it on your website.",
    ),
    situation(
        "came-to-it",
        said="I attended the meeting|I went to the meeting|I was at the meeting|"
             "I came to the meeting",
        worded="I was present at the meeting|I have attended the meeting|"
               "I take part in the meeting|I took part in the meeting",
        shown="I sat at the back of the meeting|I went along to the meeting|"
              "I spoke at the meeting|I was there for the whole meeting|"
              "I turned up to the meeting|I took the minutes at the meeting|I chaired the meeting|"
              "I sat through the meeting",
        barred="I missed the meeting|I could not make the meeting|I skipped the meeting|"
               "I gave the meeting a miss|I did not make it to the meeting|"
               "I failed to turn up to the meeting|I stayed away from the meeting|"
               "I was ill in bed during the meeting|I did not go to the meeting|"
               "I was on holiday during the meeting|I never went to the meeting|"
               "I could not get to the meeting|I was away for the meeting",
        clause="you attended the meeting",
        fires="I spoke at the meeting.",
        fails="I gave the meeting a miss.",
        silent="I spoke of the mating season.",
    ),
    situation(
        "grown-up-along",
        said="I am accompanied by an adult|an adult comes with me",
        worded="I have an adult with me|I will be accompanied by an adult|I come with an adult|"
               "I go with an adult|an adult accompanies me",
        shown="my dad is coming with me|I am going with my mum|my gran will be with me|"
              "my mum is taking me|I will be with my parents|my mum is coming with me|"
              "I am going with my dad|my dad is taking me|I am here with my dad|"
              "I am here with my mum|my teacher is coming with me|my grandad is coming along|"
              "my mother is coming along|my teacher is coming along|my nan is taking me|"
              "I am with my dad|I am with my mum|I will be with my dad|I will be with my mum|"
              "my aunt is taking me|I am going with my gran|I am going with my parents",
        barred="I am going on my own|I am going by myself|I am on my own|no adult can come|"
               "there will be no adults|my parents cannot come|I am alone|I came on my own|"
               "I came by myself|there are no grown-ups with us|there will be no grown-ups|"
               "no adult is coming",
        clause="you are accompanied by an adult",
        fires="My nan is taking me.",
        fails="I'm going by myself.",
        silent="My nan is baking for me.",
    ),
    situation(
        "handed-in",
        said="I have handed in my coursework|I handed in my coursework|I submitted my coursework|"
             "I have submitted my coursework",
        worded="my coursework has been handed in|my coursework has been submitted|"
               "I have finished my coursework|I have handed in all my coursework|"
               "I have completed my coursework|I have handed in my homework",
        shown="I gave in my coursework|my coursework went in|I gave my coursework in|"
              "I handed in every essay|I have handed in everything|I sent off my coursework|"
              "my last essay went in|I handed in the last of it",
        barred="I have not handed in my essay|I have not handed it in|"
               "my coursework is still on my desk|I missed the deadline for my coursework|"
               "I have not finished my coursework|I never handed in my coursework|"
               "I have not done my coursework|I still owe an essay|my coursework is half done|"
               "I have not handed in my coursework|I am still working on my coursework",
        clause="you have handed in your coursework",
        fires="My coursework went in last week.",
        fails="I am still working on my coursework.",
        silent="My coursework book is on my desk.",
    ),
    situation(
        "of-a-club",
        said="I am a member of a club|I belong to a club|I am a club member",
        worded="I am registered with a club|I play for a club|I am affiliated to a club|"
               "I am a registered member of a club|I am signed up with a club|I am in a club",
        shown="I joined a club|I play for a club|I am a member of the tennis club|"
              "I have belonged to a club for years|I joined the tennis club|"
              "I am in the running club|I row for a club|I swim for a club|I run for a club|"
              "my club is in Leeds|I signed with a club",
        barred="I do not belong to a club|I have never joined a club|"
               "I do not play for any club|I am not a member of any club|I left my club|"
               "I have no club|I do not play for a club",
        clause="you belong to a club",
        fires="I joined a club in Leeds.",
        fails="I have never joined a club.",
        silent="I passed a club in Leeds.",
    ),
    situation(
        "lent-a-hand",
        said="I helped at the fair|I volunteered at the fair|I lent a hand at the fair",
        worded="I help at the fair|I have helped at the fair|I was a volunteer at the fair",
        shown="I ran a stall at the fair|I manned a stall at the fair|I did the teas at the fair|"
              "I ran the tombola at the fair|I gave a hand at the fair|"
              "I sold raffle tickets at the fair",
        barred="I was away for the fair|I missed the fair|I did not go to the fair|"
               "I could not make it to the fair|I could not help at the fair|"
               "I was unable to help at the fair",
        clause="you helped at the fair",
        fires="I did the teas at the fair.",
        fails="I missed the fair.",
        silent="I did the talking on the ferry.",
    ),
    situation(
        "has-id-along",
        said="I have photo ID|I have photo identification|I have photo ID with me|"
             "I have proof of identity",
        worded="I bring photo identification|I show photo ID|I bring proof of identity|"
               "I can prove my identity|I bring photo ID|I can show photo ID|I carry photo ID|"
               "I show proof of identity|I have identification with me|I bring identification|"
               "I produce photo identification",
        shown="I have my passport with me|I took my driving licence along|"
              "I showed them my passport|my passport is in my bag|I brought my passport|"
              "I took my passport with me|I have my driving licence on me|"
              "my driving licence is in my wallet|I showed my passport|"
              "I have my driving licence with me|I brought my driving licence",
        barred="I have no ID|I had no ID|I forgot my ID|I have no ID on me|I had no ID on me|"
               "I had nothing with my picture on it|I have nothing with my picture on it|"
               "I have no photo ID|I left my ID at home|I do not have any photo ID|"
               "I have nothing with my photo on it|I had no identification",
        clause="you bring photo identification",
        fires="I brought my passport.",
        fails="I had nothing with my picture on it.",
        silent="I bought my passenger lunch.",
    ),
)
# fmt: on
