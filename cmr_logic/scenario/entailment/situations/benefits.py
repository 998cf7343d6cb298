"""Money from the state and money of one's own: benefits by name, and what one has coming in."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Situation, situation

# fmt: off
BENEFITS: tuple[Situation, ...] = (
    situation(
        "income-support",
        said="I receive income support|I get income support|I am on income support|"
             "I claim income support|I am in receipt of income support",
        shown="I live on income support|I live off income support|"
              "I have been living off income support|my income support comes every fortnight|"
              "I was awarded income support",
        barred="I do not take a penny from the state|I do not get a penny from the state|"
               "I get no benefits|I am not on any benefits|I have never claimed a benefit|"
               "I claim no benefits|I do not claim benefits|I get nothing from the state|"
               "the state gives me nothing|I have never claimed a penny|"
               "I get no help from the state",
        clause="you receive income support", fires="We live off income support.",
        fails="We don't take a penny from the state.",
        silent="We live off the income from our shop.",
    ),
    situation(
        "universal-credit",
        said="I receive universal credit|I get universal credit|I am on universal credit|"
             "I claim universal credit|I am in receipt of universal credit",
        worded="I am a universal credit claimant|I have a universal credit award|"
               "I am entitled to universal credit",
        shown="my universal credit comes on the fifth|I live on universal credit|"
              "my universal credit pays the rent|I have been moved onto universal credit|"
              "I was awarded universal credit|I rely on universal credit|"
              "my universal credit goes in on the fifth|my universal credit goes in every month|"
              "my universal credit is paid on the fifth",
        barred="I do not take a penny from the state|I do not get a penny from the state|"
               "I get no benefits|I am not on any benefits|I have never claimed a benefit|"
               "I claim no benefits|I do not claim benefits|I get nothing from the state|"
               "I get no help from the state|they stopped my universal credit|"
               "my universal credit has stopped|my claim for universal credit was turned down|"
               "I get no money from the government|I get no money from the state|"
               "I do not get any benefits|I have never claimed a penny from the state|"
               "I have never claimed a penny|I get no state help",
        clause="you receive universal credit", fires="My universal credit comes on the fifth.",
        fails="I don't claim any benefits.", silent="My union card comes on the fifth.",
    ),
    situation(
        "housing-benefit",
        said="I receive housing benefit|I get housing benefit|I am on housing benefit|"
             "I claim housing benefit|I am in receipt of housing benefit|I get help with my rent|"
             "I get help with the rent|I get help paying my rent",
        shown="the council pays my rent|the council helps with my rent|"
              "my rent is paid by housing benefit|my rent is covered by housing benefit|"
              "the council pays part of my rent|my housing benefit goes straight to the landlord|"
              "I was awarded housing benefit",
        barred="I pay the whole rent out of my wages|nobody helps me with the rent|"
               "I get no help with my rent|I get no help with the rent|I get no benefits|"
               "I am not on any benefits|I claim no benefits|I do not get a penny from the state|"
               "I get nothing from the state",
        clause="you receive housing benefit", fires="The council pays my rent.",
        fails="I get no help with the rent.", silent="The council plays my record.",
    ),
    situation(
        "state-pension",
        said="I get the state pension|I receive the state pension|I am on the state pension|"
             "I get a state pension|I draw my state pension|I claim the state pension",
        shown="I claim my pension|I draw my old-age pension|I get my old-age pension|"
              "I have been drawing my old-age pension|I am an old age pensioner|I am an OAP|"
              "my state pension comes every four weeks|I live on my state pension|"
              "I live on the state pension",
        barred="I am years away from my pension|I am too young for a pension|"
               "I am not old enough for my pension|I have not reached pension age|"
               "I do not get my pension yet",
        clause="you get the state pension", fires="I've been drawing my old-age pension since May.",
        fails="I do not get my pension yet.",
        silent="I've been drawing my old-age cottage since May.",
    ),
    situation(
        "disability-benefit",
        said="I receive a disability benefit|I get a disability benefit|"
             "I am on disability benefit|I get disability benefits|I claim a disability benefit|"
             "I am on disability benefits",
        shown="I get PIP|I am on PIP|I receive PIP|I get disability living allowance|"
              "I am on disability living allowance|I get attendance allowance|"
              "I get the personal independence payment|I was awarded PIP|I have been awarded PIP|"
              "I get disability allowance|I receive attendance allowance|"
              "I was awarded attendance allowance|I am on incapacity benefit|"
              "I receive personal independence payment",
        barred="I get no benefits|I am not on any benefits|I have never claimed a benefit|"
               "I claim no benefits|I do not claim benefits|I get nothing from the state|"
               "I do not get a penny from the state|they turned down my PIP claim|"
               "my PIP was stopped|they stopped my PIP",
        clause="you receive a disability benefit", fires="I get PIP for my legs.",
        fails="I get no benefits at all.", silent="I get cheese from my lemons.",
    ),
    situation(
        "child-benefit",
        said="I receive child benefit|I get child benefit|I am on child benefit|"
             "I claim child benefit|child benefit is paid to me|"
             "child benefit is paid into my account",
        shown="my child benefit comes on Mondays|my child benefit goes on nappies|"
              "I was awarded child benefit|I draw child benefit|the child benefit comes to me",
        barred="I have never claimed child benefit|I opted out of child benefit|"
               "the child benefit goes to my ex|my ex gets the child benefit|I get no benefits|"
               "my wife gets the child benefit",
        clause="you receive child benefit", fires="I get child benefit for my two boys.",
        fails="I've never claimed child benefit.", silent="I get cards from my two boys.",
    ),
    situation(
        "carers-allowance",
        said="I receive carer's allowance|I get carer's allowance|I am on carer's allowance|"
             "I claim carer's allowance",
        shown="my carer's allowance comes every week|I was awarded carer's allowance|"
              "I live on carer's allowance",
        barred="I get no benefits|I am not on any benefits|I claim no benefits|"
               "nobody pays me for looking after my mum|I get nothing for looking after my mum|"
               "they turned down my claim for carer's allowance|"
               "I have never claimed carer's allowance",
        clause="you receive carer's allowance",
        fires="I get carer's allowance for looking after Mum.",
        fails="Nobody pays me for looking after Mum.", silent="I get cards and letters for Mum.",
    ),
    situation(
        "poor",
        said="I am on a low income|I have a low income|my income is low|I am on low pay|"
             "my household is on a low income",
        worded="I have little money|I am on a small income|I earn little|my pay is low",
        shown="I earn very little|I am on the minimum wage|I earn the minimum wage|"
              "I live on benefits|I earn next to nothing|I earn a pittance|I get by on a pittance|"
              "I am on the breadline|I live below the poverty line|I live from hand to mouth|"
              "my wages barely cover the rent|I can barely feed my children|I live on tips",
        barred="I earn a fortune|I am well off|I am a millionaire|I am on a six-figure salary|"
               "I have a six-figure salary|I earn good money|I earn plenty|I have plenty of money|"
               "I have a very good salary|I am loaded|I am wealthy|I have a high income|"
               "I am comfortably off|I am a high earner",
        clause="you are on a low income", fires="We struggle to make ends meet on my wages.",
        fails="I earn a fortune.", silent="We struggle to make friends.",
    ),
    situation(
        "high-earner",
        said="I have a high income|I am on a high income|my income is high|I am a high earner",
        shown="I am on a six-figure salary|I earn a fortune|I am a millionaire|I am loaded|"
              "I have a six-figure salary",
        barred="I earn next to nothing|I earn very little|I am on the minimum wage|"
               "I am on benefits|I am on a low income|I earn a pittance|I have no income",
        clause="you have a high income", fires="I'm on a six-figure salary.",
        fails="I earn next to nothing.", silent="I'm on a six-lane motorway.",
    ),
    situation(
        "no-income",
        said="I have no income|I do not have an income|"
             "I have no earnings|I do not earn anything|I earn nothing|nothing comes in",
        shown="I have nothing coming in|I have no money coming in|I live off my parents|"
              "my parents feed me|"
              "my parents keep me|my husband keeps me|I do not earn a penny|not a penny comes in|"
              "there is no money coming in|I have not earned a penny this year",
        barred="I earn a wage|I have a steady wage|I have a salary|I have a steady job|"
               "I get a wage|I earn good money|I have a regular income|I am on a salary|"
               "I draw a pension|I get a pension|I work full-time",
        clause="you have no income", fires="Nothing comes in at all since I lost my shop.",
        fails="I've a steady wage.", silent="Nobody comes in since I lost my keys.",
    ),
)
# fmt: on
