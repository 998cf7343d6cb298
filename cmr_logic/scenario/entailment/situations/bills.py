"""Bills and dues, gifts and windfalls, accounts and payments."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Situation, situation

# fmt: off
BILLS: tuple[Situation, ...] = (
    situation(
        "utility-behind",
        said="I am behind with my bills|I am behind on my bills|I have unpaid bills|"
             "I have not paid my bills|my bills are overdue|I am in arrears with my bills|"
             "I cannot pay my bills",
        worded="I have fallen behind with my bills|I owe money on my bills|"
               "I have fallen behind on my bills",
        shown="I owe the electricity company|I owe the gas company|I am behind with the gas bill|"
              "I am behind with the electricity|I have not paid the electric bill|"
              "the red bills are piling up|I have had a red bill|I have had final demands|"
              "I cannot pay the electric bill|they are threatening to cut me off|"
              "I got a final demand|I owe my energy supplier|"
              "I am three months behind with the gas|I am behind on the electric",
        barred="all my bills are paid up|I am up to date with my bills|I pay my bills on time|"
               "my bills are up to date|I have never missed a bill|I always pay my bills|"
               "I have never been late with a bill|I pay all my bills by direct debit",
        clause="you are behind with your bills", fires="I am behind on the electric.",
        fails="All my bills are paid up.", silent="I owe the gas man a pint.",
    ),
    situation(
        "tax-owing",
        said="I owe tax|I have unpaid tax|I owe the taxman|I owe the tax office|"
             "I have not paid my tax|I am behind with my tax|I have a tax bill to pay",
        worded="I have outstanding tax",
        shown="the taxman wants two thousand off me|I have an unpaid tax bill|"
              "the taxman is after me|I owe the Revenue|I owe HMRC|I have not paid the taxman|"
              "I am in arrears with my tax",
        barred="I am all square with the taxman|I have paid my tax|my taxes are paid|"
               "I have paid my taxes|my tax is up to date|I owe no tax|"
               "I do not owe the taxman a penny|I am up to date with my tax|"
               "I have paid all my tax|the taxman owes me money|I am square with the taxman",
        clause="you owe tax", fires="The taxman wants two thousand off me.",
        fails="I'm all square with the taxman.", silent="The taxi man wants two pounds off me.",
    ),
    situation(
        "council-tax-payer",
        said="I pay council tax|I pay the council tax|I am liable for council tax|"
             "I am responsible for the council tax",
        shown="the council tax bill is in my name|my council tax has gone up|"
              "I pay my council tax by direct debit|my council tax comes out every month|"
              "the council tax bill comes to me|I pay my council tax every month|"
              "my name is on the council tax bill",
        barred="I am exempt from council tax|my landlord pays the council tax|"
               "I pay no council tax|we are exempt from council tax",
        clause="you pay council tax", fires="The council tax bill is in my name.",
        fails="I'm exempt from council tax.", silent="The council tax office is in my street.",
    ),
    situation(
        "tax-return-filed",
        said="I have filed a tax return|I filed a tax return|I filed my tax return|"
             "I have sent in my tax return|I have submitted my tax return|"
             "I have done my tax return|I have completed a tax return|I submitted a tax return",
        worded="my tax return has been submitted",
        shown="my tax return is done|my accountant sent in my tax return|"
              "my tax return went in last week|my accountant filed my tax return|"
              "I got my tax return in on time|I sent off my tax return|"
              "I have sent off my tax return|I did my tax return last week|"
              "I sent my return to the taxman|I file a tax return every year",
        barred="I have not done my tax return|I have never filed a tax return|"
               "I have never done a tax return|my tax return is not done|"
               "I have not got round to my tax return|I forgot to do my tax return|"
               "I forgot my tax return|I am late with my tax return|my tax return is overdue",
        clause="you have filed a tax return", fires="I sent my return to the taxman in May.",
        fails="I haven't done my tax return yet.", silent="I sent my return ticket to Max in May.",
    ),
    situation(
        "windfall",
        said="I have won money|I won money|I won the lottery|I have won the lottery|"
             "I won a prize of money",
        worded="I have had a win on the lottery|I have a lottery win",
        shown="my numbers came up|I won the jackpot|I won on the lottery|I won on the horses|"
              "I won on the pools|my scratch card came up|I won a thousand pounds in a raffle|"
              "I hit the jackpot|I won a cash prize|I won a few thousand on the premium bonds|"
              "my premium bond came up",
        barred="I have never won a bean|I have never won anything|I have never won a penny|"
               "my numbers never come up|I never win anything|I won nothing",
        clause="you have won money", fires="My numbers came up on Saturday.",
        fails="I've never won a bean.", silent="My neighbours came up on Saturday.",
    ),
    situation(
        "donor-charity",
        said="I give to charity|I donate to charity|I give money to charity|I support a charity|"
             "I make donations to charity",
        worded="I make charitable donations|I have donated to charity",
        shown="I send money to the lifeboats|I give ten pounds a month to Oxfam|"
              "I send ten pounds a month to the lifeboats|I give to the Red Cross|"
              "I have a standing order to a charity|I sponsor a child in Africa|"
              "I give to good causes|I put money in the charity tin|I donate to Cancer Research",
        barred="I never give a penny to good causes|I never give to charity|"
               "I have never donated a penny|I do not give to good causes",
        clause="you give to charity", fires="I send ten pounds a month to the lifeboats.",
        fails="I never give a penny to good causes.",
        silent="I send ten pounds a month to my landlord.",
    ),
    situation(
        "investor",
        said="I have investments|I invest|I have invested money|I am an investor|I own investments",
        shown="I have shares|I own shares|I have shares in a brewery|I have bitcoin|I own bitcoin|"
              "I have government bonds|I have money in the stock market|I have unit trusts|"
              "I hold shares|I have put money in the stock market|I play the stock market|"
              "I dabble in shares|I have a few shares|I have an investment portfolio",
        barred="I have never owned a share|I have never invested a penny|"
               "I have never bought a share",
        clause="you have investments", fires="I've got shares in a brewery.",
        fails="I have never bought a share.", silent="I've got a chair in a brewery.",
    ),
    situation(
        "shareholder",
        said="I own shares|I have shares|I hold shares|I am a shareholder",
        shown="I have a stake in a company|I hold a stake in a brewery|I bought shares|"
              "I bought shares in a brewery|I have shares in a bank|I have a few shares in a bank|"
              "I inherited my father's shares|I own part of the company",
        barred="I have never owned a share|I have sold all my shares|I sold my shares|"
               "I have never bought a share",
        clause="you own shares", fires="I hold a small stake in a brewery.",
        fails="I have never bought a share.", silent="I hold a small steak in a bun.",
    ),
    situation(
        "joint-account",
        said="I have a joint account|I have a joint bank account|my account is a joint one|"
             "we have a joint account",
        shown="my wife and I share a bank account|my husband and I share a bank account|"
              "my partner and I share an account|my wages go into our joint account",
        barred="the account is in my name only|the account is in my name alone|"
               "the account is mine alone|my account is in my name only|"
               "I am the sole account holder",
        clause="you have a joint account", fires="My wife and I share a bank account.",
        fails="The account's in my name only.", silent="My wife and I share a bank holiday.",
    ),
    situation(
        "overdrawn",
        said="I am overdrawn|my account is overdrawn|I have an overdraft|I am in my overdraft",
        shown="my account is in the red|I am in the red|I have gone into my overdraft|"
              "I am living in my overdraft|my balance is below zero|"
              "I have reached the end of my overdraft|I have gone over my overdraft limit",
        barred="I am always in credit|my account is in credit|I am in credit|"
               "I have never been overdrawn|I am in the black|my account is in the black|"
               "I have no overdraft",
        clause="you are overdrawn", fires="My account's in the red.", fails="I'm always in credit.",
        silent="My account's on the read list.",
    ),
    situation(
        "bad-credit",
        said="I have a poor credit history|I have a bad credit history|I have bad credit|"
             "my credit rating is poor|my credit score is bad|my credit rating is bad|"
             "I have a bad credit rating|my credit score is poor",
        worded="I have a low credit score|my credit record is poor",
        shown="I have a county court judgment|I have a CCJ|I have a CCJ against me|"
              "I have defaulted on a loan|I defaulted on a loan|no bank will lend me money|"
              "no bank will touch me|I am blacklisted by the banks|my credit score is terrible|"
              "my credit is shot|my credit score is shot|I ruined my credit|my credit is ruined|"
              "I have ruined my credit|I wrecked my credit|I ended up ruining my credit|"
              "my credit is a mess|I have poor credit|I have terrible credit",
        barred="my credit score is excellent|my credit rating is excellent|"
               "I have an excellent credit score|my credit score is perfect|"
               "I have a clean credit record|my credit rating is good|my credit score is good|"
               "I have a perfect credit history",
        clause="you have a poor credit history",
        fires="I've got a county court judgment against me.", fails="My credit score is excellent.",
        silent="I've got a county council letter for you.",
    ),
    situation(
        "good-credit",
        said="I have a good credit history|I have good credit|I have a good credit rating|"
             "my credit is good|I have a satisfactory credit history|"
             "I have a satisfactory credit history of meeting my obligations|"
             "I have a good history of repaying debts",
        shown="my credit score is excellent|my credit rating is excellent|"
              "I have an excellent credit score|I have excellent credit|"
              "I have never missed a loan payment|I have a perfect credit history",
        barred="I have a poor credit history|I have a bad credit history|I have bad credit|"
               "I ruined my credit|my credit is ruined|I have ruined my credit|my credit is shot|"
               "I wrecked my credit|I ended up ruining my credit|I have defaulted on a loan|"
               "I defaulted on a loan|my credit score is terrible|I have poor credit|"
               "I have terrible credit|my credit is bad|my credit score is bad",
        clause="you have a satisfactory credit history",
        fires="I have an excellent credit score.", fails="I have ruined my credit.",
        silent="I have ruined my cricket bat.",
    ),
    situation(
        "guarantor-has",
        said="I have a guarantor|I have someone to stand guarantor|"
             "I have somebody to act as guarantor|my guarantor has signed",
        shown="my dad is my guarantor|my mum is my guarantor|"
              "my father has agreed to be my guarantor|my parents are my guarantors|"
              "my dad stands guarantor for me|my uncle is standing guarantor for me|"
              "my dad stood guarantor|my mum signed as guarantor|my dad signed as guarantor|"
              "my uncle vouches for the rent",
        barred="nobody will stand guarantor for me|I have nobody to stand guarantor|"
               "I have no guarantor|I cannot find a guarantor|I could not find a guarantor",
        clause="you have a guarantor", fires="my uncle vouches for the rent.",
        fails="Nobody will stand guarantor for me.",
        silent="My dad will play the flute if I can't.",
    ),
    situation(
        "maintenance-paid",
        said="I pay child maintenance|I pay child support|I pay maintenance|"
             "I pay maintenance for my children|I pay maintenance to my ex",
        shown="I send my ex money for the children|I send my ex money for the boys|"
              "I pay my ex for the children|I pay my ex-wife for the kids|"
              "I pay my ex-wife maintenance|I pay towards my children's upkeep|"
              "I pay my ex two hundred a month for the children|"
              "I send my ex two hundred a month for the children",
        barred="I do not pay a penny towards the children|"
               "I do not pay anything towards the children|I have never paid maintenance|"
               "I pay nothing towards the children|I stopped paying maintenance",
        clause="you pay child maintenance", fires="I send my ex two hundred a month for the boys.",
        fails="I don't pay anything towards the children.",
        silent="I send my ex a card every month.",
    ),
    situation(
        "maintenance-got",
        said="I receive child maintenance|I get child maintenance|I receive maintenance|"
             "I get maintenance from my ex|I receive child support|my ex pays child maintenance|"
             "my ex pays maintenance",
        shown="my ex sends me money for the children|my ex sends me money for the boys|"
              "my ex pays me for the kids|my ex-husband pays child support|"
              "my ex-husband pays maintenance|their dad pays for the children every month|"
              "my ex pays towards the children|their father pays maintenance|"
              "my ex sends me two hundred a month for the children|"
              "my ex pays me two hundred a month for the children",
        barred="their father does not pay a penny|my ex does not pay a penny|"
               "I get nothing from my ex|my ex pays nothing|my ex has never paid a penny|"
               "I do not get a penny from my ex|my ex gives me nothing for the children|"
               "my ex refuses to pay|their dad pays nothing",
        clause="you receive child maintenance",
        fires="My ex sends me two hundred a month for the boys.",
        fails="Their father doesn't pay a penny.", silent="My ex sends me a card every month.",
    ),
    situation(
        "deposit-paid",
        said="I have paid a deposit|I paid a deposit|I have paid the deposit|I paid the deposit|"
             "I have put down a deposit|I put down a deposit",
        worded="I have given a deposit|"
               "I paid a deposit|I have paid a deposit|"
               "I have put down a deposit",
        shown="I put down two hundred pounds|I have put two hundred pounds down|I put money down|"
              "I handed over the deposit|I transferred the deposit|the shop has my deposit|"
              "the hotel has my deposit|they took a deposit off me|they took a deposit from me|"
              "I left a deposit|I left a deposit with them|I gave a deposit|"
              "I left a deposit with the landlord|they are holding my deposit|"
              "my landlord has my deposit|I lost my deposit|I want my deposit back|"
              "my deposit was £500|they kept my deposit|the agent holds my deposit|"
              "the deposit left my account on Monday|"
              "I put £100 down|I put down £100|I put down a deposit|my deposit went through|"
              "I sent the deposit last week|the deposit has gone through",
        barred="I have not put any money down|I have not put down a penny|"
               "they did not ask for a deposit|I paid no deposit|I have not paid a penny yet|"
               "no deposit was taken|I never paid a deposit|there was no deposit|"
               "they did not want a deposit|I have not paid a deposit|"
               "nobody asked me for a deposit|I have not handed over the deposit|"
               "I have not put down the deposit yet|I have not put anything down|"
               "I have not put down a deposit|I paid nothing up front|I have paid nothing so far",
        clause="you have paid a deposit", fires="I left a deposit with them.",
        fails="I haven't put any money down.", silent="I put down my suitcase when I booked.",
    ),
    situation(
        "paid-in-full",
        said="I have paid in full|I paid in full|I have paid the full amount|"
             "it has been paid in full",
        worded="I have paid everything|I have paid the whole amount",
        shown="I settled the whole bill|I cleared the balance|I have cleared the balance|"
              "I paid the whole lot up front|I have nothing left to pay|"
              "there is nothing left to pay|the balance is paid|I paid off the balance|"
              "I have paid every penny",
        barred="I still owe half of it|I have only paid half|I only paid half|"
               "I still have two instalments to go|I still owe two payments|"
               "I am still paying it off|I have not paid a penny|I have only paid part of it|"
               "the balance is outstanding|I still owe the rest|"
               "I have only paid the deposit|I have only paid a deposit|"
               "there is money left to pay|I still owe some of it",
        clause="you have paid in full", fires="I settled the whole bill in May.",
        fails="I still owe half of it.", silent="I sat in the hills in May.",
    ),
    situation(
        "pays-late",
        said="I have missed a payment|I missed a payment|I have missed an instalment|"
             "I missed an instalment|I have fallen behind with my payments|"
             "I am behind with the payments",
        worded="I have failed to make a payment|I have not kept up with my payments",
        shown="I skipped an instalment|I skipped a payment|I could not pay the March instalment|"
              "I have skipped two payments|I am two payments behind|I am a month behind|"
              "I have not paid for two months|my direct debit bounced|my payment bounced|"
              "I missed the March payment|I forgot to pay the last instalment|"
              "I did not pay the last instalment|I was late with a payment",
        barred="I have never been late with a payment|I have never missed a payment|"
               "all my payments are up to date|I have paid every instalment on time|"
               "I am up to date with my payments|my payments are up to date|"
               "I have made every payment|I pay on the dot every month|"
               "every instalment was paid on time|I have kept up my payments",
        clause="you have missed a payment", fires="I skipped the March instalment.",
        fails="I've never been late with a payment.", silent="I skipped the March meeting.",
    ),
    situation(
        "financially-dependent",
        said="I am financially dependent on my parents|my parents support me financially|"
             "my parents support me|I depend on my parents for money|I depend on my parents",
        shown="my parents pay for everything|my parents pay my rent|"
              "my mum and dad pay for everything|I live off my parents|my parents feed me|"
              "my parents give me money every month|my dad pays my bills|my parents keep me|"
              "my parents pay my way",
        barred="I stand on my own two feet|I am financially independent|"
               "I do not get a penny from my parents|my parents do not give me a penny",
        clause="you are financially dependent on your parents", fires="my parents pay my way.",
        fails="I stand on my own two feet.", silent="Mum and Dad still play everything.",
    ),
)
# fmt: on
