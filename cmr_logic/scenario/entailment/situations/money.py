"""Money: benefits, savings, debts, accounts and tax."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Situation, situation

# fmt: off
MONEY: tuple[Situation, ...] = (
    situation(
        "on-benefits",
        said="I get benefits|I receive benefits|I am on benefits|I claim benefits|"
             "I receive a benefit|I get a benefit",
        worded="I am in receipt of benefits|I am in receipt of a benefit",
        shown="I am on universal credit|I get universal credit|I receive housing benefit|"
              "I get housing benefit|I claim universal credit|I live on benefits|"
              "I get pension credit|I get carer's allowance|I am on income support|"
              "I am on jobseeker's allowance|I get PIP|I was awarded a benefit|"
              "I am on Universal Credit|I get Universal Credit|I get income support|"
              "I claim Universal Credit|the only money I have is Universal Credit",
        barred="I have never claimed benefits|I have never claimed any benefits|I get no benefits|"
               "I have never been on benefits|my benefits were stopped|my benefits have stopped|"
               "I am not entitled to any benefits|I have never claimed a penny in benefits|"
               "I came off benefits|I have never received any benefits|"
               "I have never claimed a penny|I have never claimed a penny from the state|"
               "I get no money from the government|I do not take a penny from the state|"
               "I get nothing from the state|I am not on any benefits|I get no help from the state",
        clause="you get benefits", fires="I'm on income support.",
        fails="I've never claimed benefits.", silent="I'm on indoor sports.",
    ),
    situation(
        "saver",
        said="I have savings|I have money saved|I have money put aside|I have savings in the bank",
        worded="I have put money aside|I have money in savings|"
               "I have money saved|I have any savings|I have savings of my own",
        shown="I have a nest egg|I put money aside|I have a savings account with £3000 in it|"
              "I have saved up some money|I have some money saved|I have a bit put by|"
              "I have money put by|I have put a bit by|I have money in a savings account|"
              "I have a lump sum in the bank|"
              "I have £2,000 in my ISA|there is money in my ISA|there is £2,000 in my ISA|"
              "I have some money put by|I have put a bit aside|"
              "I keep my savings in the building society|I have premium bonds",
        barred="I have no savings|I live hand to mouth|I do not have any savings|"
               "I have spent all my savings|I have never saved a penny|I have no money saved|"
               "my savings are gone|I live from hand to mouth|my savings have run out|"
               "I do not have a penny saved|"
               "I have not a bean|I have not got a bean|I have nothing put aside|"
               "I have nothing put by|I live from payday to payday|"
               "I have not got two pennies to rub together|I have not a penny to my name|"
               "I have not got a penny to my name",
        clause="you have savings", fires="I have a bit put by.", fails="I live hand to mouth.",
        silent="I have a bite to eat.",
    ),
    situation(
        "bankrupt-now",
        said="I am bankrupt|I am an undischarged bankrupt|I am in bankruptcy",
        worded="I am currently bankrupt",
        shown="I am still bankrupt",
        barred="I have never been bankrupt|I have never been made bankrupt|"
               "I was discharged from bankruptcy|my bankruptcy ended|my bankruptcy has ended",
        clause="you are bankrupt", fires="I'm an undischarged bankrupt.",
        fails="I've never been made bankrupt.", silent="I'm an underpaid banker.",
    ),
    situation(
        "was-bankrupt",
        said="I was made bankrupt|I went bankrupt|I was declared bankrupt|I became bankrupt",
        worded="I have been declared bankrupt|I have ever been declared bankrupt|"
               "I have been bankrupt|I have ever been bankrupt|I have been made bankrupt|"
               "I have filed for bankruptcy|I have gone bankrupt",
        shown="I filed for bankruptcy|the court made me bankrupt|I am bankrupt|"
              "I declared bankruptcy|"
              "I went bust|I went bankrupt|I was made bankrupt|I was declared bankrupt|"
              "I went bankrupt in 2021|a bankruptcy order was made against me|"
              "I have been through bankruptcy|I went into bankruptcy",
        barred="I have never been bankrupt|I have never been made bankrupt|"
               "I have never been declared bankrupt|I have never gone bankrupt|"
               "I have never been in debt|I have never owed anyone a penny|"
               "I have never owed a penny|I have never gone bust",
        clause="you have been made bankrupt", fires="I filed for bankruptcy in May.",
        fails="I've never been bankrupt.", silent="I fished for barracuda in May.",
    ),
    situation(
        "indebted",
        said="I have debts|I am in debt|I owe money|I have a debt",
        worded="I owe money to creditors|I have outstanding debts|I have unpaid debts|"
               "I owe money|I have money problems and debts",
        shown="I owe the bank|I owe money on my credit card|I have a loan|"
              "I have credit card debts|I am up to my ears in debt|I am behind with my bills|"
              "I am behind with my payments|"
              "I fell behind with my bills|I have a payday loan|I have a mortgage|"
              "I am paying off a loan|I have maxed out my credit cards|I am overdrawn|"
              "I have an overdraft I cannot clear|I am behind on my loan|I owe thousands|"
              "I have bailiffs at the door|I have red bills piling up|I owe my brother money|"
              "I owe £900 on my card|I am drowning in debt|I still owe money on the car|"
              "the bailiffs are after me|debt collectors keep ringing me|"
              "the bailiffs keep knocking at my door|I am up to my eyes in debt|"
              "I owe the catalogue £900|I owe money on three credit cards|"
              "I have debts on three cards|I owe the bank thousands|bailiffs are after me|"
              "the bailiffs came for the money I owe|I am up to my neck in debt",
        barred="I have no debts|I am debt free|I owe nothing|I paid off my debts|"
               "I do not owe anything|I have paid off all my debts|I owe nobody anything|"
               "I have never been in debt|I do not owe anyone anything|I do not owe anybody money|"
               "I do not owe a penny|I have never owed anyone a penny|I settled up in full|"
               "I have paid off everything|I paid every penny back|I have cleared my debts|"
               "I do not owe a soul anything|I have paid what I owed|"
               "I have never borrowed a penny|I owe nobody a penny|I do not owe anybody anything|"
               "I have never owed anybody a penny|I have never borrowed money|"
               "I owe nothing to anyone",
        clause="you are in debt", fires="I'm up to my ears in debt.",
        fails="I owe nothing to anybody.", silent="I'm up to my ears in dust.",
    ),
    situation(
        "banking",
        said="I have a bank account|I hold a bank account|I have a current account",
        worded="I have a current account|I hold a bank account|I have an account with a bank|"
               "I have my own bank account",
        shown="I bank with a building society|I opened a bank account|"
              "I have an account at the bank|my bank account is with the post office|"
              "I have an account with a bank|I bank with the co-op|my wages go into my account|"
              "my wages go into my Barclays account|my money is in the bank|I bank with Lloyds|"
              "I opened an account with Barclays|my salary is paid into my account|"
              "I have a Barclays account|I have an account with Nationwide|"
              "my pension goes into my bank account|I pay by direct debit|"
              "my pay goes into my account at Barclays|I bank with Barclays|I bank online|"
              "I have a debit card|my pension goes into my account|my bank is Lloyds",
        barred="I do not have a bank account|I have no bank account|"
               "I have never had a bank account|I keep all my money in cash|"
               "I keep my money in a tin|I do not use banks|no bank will give me an account|"
               "no bank will open an account for me|I keep my money under the mattress|"
               "I have never had an account with a bank|no bank will give me an account",
        clause="you have a bank account", fires="I opened a bank account in May.",
        fails="I've never had a bank account.", silent="I opened a bag in May.",
    ),
    situation(
        "taxpayer",
        said="I pay tax|I am a taxpayer|I pay income tax",
        worded="I am liable for income tax|I pay tax|I am a taxpayer|I am an income taxpayer",
        shown="I pay tax on my wages|tax is taken from my wages|I pay tax on my salary|"
              "I am a basic rate taxpayer|I am a higher rate taxpayer|"
              "my employer deducts tax from my pay|tax comes off my wages|"
              "they take tax off my wages|my employer takes tax off my wages|"
              "tax comes off my wages every month|tax is taken off my pay|"
              "I pay tax through my wages|tax is deducted from my wages|"
              "the taxman takes a fifth of my wages|I pay basic-rate tax|I pay higher-rate tax|"
              "I am a higher-rate taxpayer|I am a basic-rate taxpayer",
        barred="I do not pay tax|I am not a taxpayer|I earn too little to pay tax|I pay no tax|"
               "I pay no income tax|I do not earn enough to pay tax|I do not pay any tax|"
               "I have never paid tax|"
               "I earn less than the tax threshold|my income is below the tax threshold",
        clause="you pay income tax", fires="Tax is taken from my wages.",
        fails="I earn too little to pay tax.", silent="Tacks are taken from my wages.",
    ),
    situation(
        "mortgaged",
        said="I have a mortgage|I have a mortgage on my home",
        worded="I have a mortgage on my home|I am paying a mortgage|my home is mortgaged|"
               "I have an outstanding mortgage|I pay a mortgage|there is a mortgage on my home",
        shown="I took out a mortgage|my mortgage is with the bank|I remortgaged|"
              "my mortgage payments went up|I am behind with my mortgage|"
              "I bought my house with a mortgage|"
              "I have a mortgage with the bank|we have twenty years left on the mortgage|"
              "I pay the building society for the house every month|"
              "the bank lent us the money for the house|"
              "I borrowed the money for the house from the bank|my mortgage has ten years to run|"
              "the mortgage comes out of my account every month|"
              "we have ten years left on the mortgage",
        barred="I paid off the mortgage|I own my home outright|I paid off my mortgage|"
               "I have no mortgage|I cleared the mortgage|I rent my home|my mortgage is paid off|"
               "my mortgage is cleared|I have cleared the mortgage|I have never had a mortgage|"
               "I was refused a mortgage|we finished paying the mortgage|"
               "I bought my house with cash|I have paid off the mortgage|"
               "we own the place outright|I own the house outright|"
               "I paid off the mortgage last year|I am a tenant|I rent a flat|"
               "the house is paid off|I paid the house off|I live in a council flat|"
               "I live with my parents|we bought the house outright",
        clause="you have a mortgage", fires="I remortgaged in May.",
        fails="I cleared the mortgage in May.", silent="I repaired it in May.",
    ),
    situation(
        "pensioner",
        said="I get a pension|I receive a pension|I am on a pension",
        worded="I am in receipt of a pension|I am a pensioner",
        shown="I am a pensioner|I live on my pension|I get the state pension|"
              "my pension is paid every month|I draw my pension|I get my state pension|"
              "I get the old age pension|my pension comes in every week|I am on a pension|"
              "I am drawing my pension",
        barred="I do not get a pension yet|I have not claimed my pension|"
               "I am too young for a pension|I have not started my pension|"
               "I have not drawn my pension|I have no pension|"
               "I have not started drawing my pension|I have not touched my pension|"
               "I am not drawing a pension|I have not taken a penny out of my pension|"
               "I have not taken anything out of my pension|I have not dipped into my pension|"
               "I have not taken money out of my pension",
        clause="you get a pension", fires="I live on my pension.",
        fails="I've not claimed my pension.", silent="I live on my peninsula.",
    ),
    situation(
        "credit-card",
        said="I have a credit card|I hold a credit card",
        worded="I hold a credit card|I have a credit card in my name",
        shown="I owe money on my credit card|my credit card is maxed out|"
              "I paid with my credit card|I use my credit card|I have a Visa card|"
              "I put it on my credit card|I pay by credit card|"
              "I put it on my Visa|I have a Mastercard|I pay with my Amex|"
              "I pay everything on my credit card|I have an American Express",
        barred="I have never had a credit card|I cut up my only credit card|"
               "I do not have a credit card|I cancelled my credit card|I have no credit card|"
               "I cut up my credit card|"
               "I only have a debit card|I was refused a credit card",
        clause="you have a credit card", fires="I paid with my credit card.",
        fails="I've never had a credit card.", silent="I paid with my cricket cap.",
    ),
    situation(
        "short-of-money",
        said="I am in financial difficulty|I have financial difficulties|"
             "I am in financial hardship|I have money problems|I struggle financially",
        worded="I cannot make ends meet|I am struggling with money|"
               "I am suffering financial hardship|I am in hardship",
        shown="I cannot pay my bills|I cannot afford to eat|I struggle to make ends meet|"
              "I cannot make ends meet|I am behind with my bills|I am struggling to pay my bills|"
              "I cannot pay the rent|I use a food bank|I rely on food banks|I cannot afford food|"
              "I cannot afford to heat my home|I skip meals to pay the bills",
        barred="I have plenty of money|I have no money worries|I am wealthy|"
               "I have no financial worries|I am rich|I have no money problems|"
               "money is no problem for me|I am a millionaire",
        clause="you are in financial difficulty", fires="I struggle to make ends meet.",
        fails="I'm a millionaire.", silent="I struggle to make eggs set.",
    ),
    situation(
        "has-insurance",
        said="I have insurance|I am insured|I have an insurance policy|I am covered by insurance",
        shown="I took out insurance|I bought insurance|I took out a policy|my insurance covers it|"
              "I pay for insurance|I have a policy|I renewed my insurance",
        barred="I am uninsured|I have no insurance|I am not insured|I let my insurance lapse|"
               "my insurance ran out|I have no cover",
        clause="you have insurance", fires="I took out a policy in May.", fails="I am uninsured.",
        silent="I took out the polish in May.",
    ),
    situation(
        "travel-cover",
        said="I have travel insurance|I am covered by travel insurance|"
             "I have a travel insurance policy",
        worded="I have valid travel insurance|I have bought travel insurance|"
               "I have taken out travel insurance|I have travel cover|I hold travel insurance",
        shown="I bought travel insurance|I took out travel insurance|"
              "I took out cover for the trip|I have an annual travel policy|"
              "I have annual travel cover|I am covered by an annual travel policy|"
              "my bank account comes with travel insurance|my credit card covers my holidays|"
              "I bought a travel policy",
        barred="I did not take out travel insurance|I never took out travel insurance|"
               "my travel insurance ran out|I have no travel insurance|"
               "I did not buy travel insurance|I forgot to buy travel insurance|"
               "I have no insurance|I never bothered with insurance|"
               "I did not bother with insurance|I never get travel insurance|"
               "I have not bought any insurance",
        clause="you have travel insurance", fires="I bought travel insurance in May.",
        fails="I never took out travel insurance.", silent="I bought travel sweets in May.",
    ),
)
# fmt: on
