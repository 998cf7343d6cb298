"""Changes of life: another name, a lapsed membership, a will, an inheritance, a house sold."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Situation, filled, situation

_NAME = "name|surname|last name|family name"
_PAY = "pay|wages|salary|income"
_MEMBER = "membership|subscription"

# fmt: off
CHANGES_OF_LIFE: tuple[Situation, ...] = (
    situation(
        "other-name",
        said=filled("I have changed my {}", _NAME) + "|" + filled("I changed my {}", _NAME)
             + "|I have a new name",
        worded="my name has changed|I have taken a new name|I have changed my legal name|"
               "I am known by a different name",
        shown="I go by a new name|"
              "I have gone back to my maiden name|"
              "my name was Brown until last year|"
              "I changed my name by deed poll",
        barred=filled("I have had the same {} all my life", _NAME) + "|"
               + filled("I kept my own {}", _NAME) + "|"
               + filled("I kept my {}", _NAME) + "|"
               + filled("I have always had the same {}", _NAME) + "|"
               + filled("my {} has not changed", _NAME) + "|"
               "I have always been called Smith|I did not take my husband's name",
        clause="you have changed your name", fires="I go by a new name.",
        fails="I've had the same name all my life.", silent="I go by a new road.",
    ),
    situation(
        "other-income",
        said=filled("my {} has changed", _PAY),
        worded="there has been a change in my income",
        shown=filled("my {} has gone up", _PAY) + "|" + filled("my {} has gone down", _PAY) + "|"
              + filled("my {} went up", _PAY) + "|" + filled("my {} went down", _PAY) + "|"
              + filled("my {} has been cut", _PAY) + "|" + filled("my {} was cut", _PAY) + "|"
              + filled("my {} dropped", _PAY) + "|" + filled("my {} has dropped", _PAY) + "|"
              + filled("my {} rose", _PAY) + "|" + filled("my {} fell", _PAY) + "|"
              + filled("I have lost half of my {}", _PAY) + "|"
              "I get less money now|"
              "I get more money now|I have had a pay rise|I got a rise|I got a pay rise|"
              "I have taken a pay cut",
        barred=filled("my {} is the same as before", _PAY) + "|"
               + filled("my {} has not changed", _PAY) + "|"
               + filled("my {} is the same as last year", _PAY) + "|"
               + filled("my {} has stayed the same", _PAY) + "|"
               "I earn what I have always earned|I still earn the same|"
               "I earn the same as before|I earn the same as last year",
        clause="your income has changed", fires="My wages have gone up.",
        fails="My income is the same as before.", silent="My wagers have gone up.",
    ),
    situation(
        "other-circumstances",
        said="my circumstances have changed|my situation has changed|"
             "there has been a change in my circumstances",
        worded="I have had a change of circumstances|my circumstances are different",
        shown="my situation is different now|things have changed for me|"
              "my circumstances are different now",
        barred="nothing has changed|nothing has changed for me|everything is the same as before|"
               "my situation is the same as before|"
               "there has been no change",
        clause="your circumstances have changed", fires="My situation is different now.",
        fails="Nothing has changed.", silent="My situation comedy is funny now.",
    ),
    situation(
        "lapsed",
        said=filled("my {} has expired", _MEMBER) + "|" + filled("my {} has lapsed", _MEMBER)
             + "|" + filled("my {} has run out", _MEMBER) + "|"
             + filled("my {} is out of date", _MEMBER) + "|"
             + filled("my {} is no longer valid", _MEMBER),
        worded=filled("my {} lapses", _MEMBER),
        shown=filled("my {} lapsed", _MEMBER) + "|" + filled("my {} ended in May", _MEMBER) + "|"
              + filled("my {} ran out", _MEMBER) + "|" + filled("I let my {} lapse", _MEMBER)
              + "|" + filled("I did not renew my {}", _MEMBER) + "|"
              + filled("I never renewed my {}", _MEMBER) + "|"
              + filled("I forgot to renew my {}", _MEMBER) + "|"
              + filled("I let my {} run out", _MEMBER),
        barred=filled("my {} is valid", _MEMBER) + "|" + filled("my {} is current", _MEMBER) + "|"
               + filled("my {} is up to date", _MEMBER) + "|"
               + filled("my {} is still running", _MEMBER) + "|"
               + filled("my {} runs until May", _MEMBER) + "|"
               + filled("my {} is good until May", _MEMBER) + "|"
               + filled("my {} is valid until May", _MEMBER) + "|"
               + filled("I have renewed my {}", _MEMBER) + "|"
               + filled("I renewed my {}", _MEMBER) + "|"
               + filled("my {} has months to run", _MEMBER) + "|"
               "I am still a member|I am a paid-up member",
        clause="your membership has expired", fires="I forgot to renew my membership.",
        fails="My membership is good until the end of next year.",
        silent="I forgot to mention my membership.",
    ),
    situation(
        "shut-out",
        said="I have been banned from the club|I am banned from the club|"
             "I am barred from the club",
        worded="I have been excluded from the club|I have been expelled from the club|"
               "I have been barred from the club|I am excluded from the club",
        shown="I was thrown out of the club|I was kicked out of the club|"
              "I was expelled from the club|they threw me out of the club|"
              "the committee threw me out of the club|they kicked me out of the club|"
              "I am not allowed in the club|I am not allowed into the club|"
              "I am no longer welcome at the club|the club has banned me|"
              "they will not let me into the club",
        barred="I am welcome at the club|nobody has ever banned me|"
               "nobody has ever barred me from the club|I am allowed in the club|"
               "I have never been barred from the club",
        clause="you have been banned from the club",
        fires="The committee threw me out of the club for good.",
        fails="I'm welcome at the club.", silent="The committee threw a party at the club.",
    ),
    situation(
        "on-record",
        said="I have a criminal record|I have a criminal conviction|"
             "I have been convicted of a crime|I have convictions",
        worded="I have previous convictions|I have unspent convictions|"
               "I have ever been convicted of a criminal offence|I have a police record",
        shown="I served two years for robbery|I was found guilty of theft|"
              "I was convicted of theft|"
              "I got a suspended sentence|a court found me guilty of theft",
        barred="I have a clean record|my record is clean|"
               "I have never been in trouble with the police|"
               "I have never been in trouble with the law|I have never broken the law|"
               "I have no convictions|I have no record|I do not have a record|"
               "I have never been arrested",
        clause="you have a criminal record", fires="I served two years for robbery.",
        fails="I don't have a record.", silent="I served two teas for Robbie.",
    ),
    situation(
        "behind-time",
        said="I was late|I arrived late|I was not on time|I did not arrive on time",
        worded="I arrive late|I am late|I was delayed|I turned up late",
        shown="I got there late|I turned up late|I missed the start|I came in late|"
              "I came in after the bell|I did not get there on time|"
              "I did not make it on time|I did not make it in time|"
              "I arrived after the start",
        barred="I was on time|I arrived on time|I got there on time|I was early|"
               "I arrived early|I got there early|I got there in good time|I was punctual|"
               "I was there in good time|I was there on time|I was there with time to spare|"
               "I got there with time to spare|I arrived in good time",
        clause="you were late", fires="I came in after the bell.",
        fails="I got there in good time.", silent="I came in after the bill.",
    ),
    situation(
        "will-made",
        said="I have made a will|I have a will|I made a will|I have written a will",
        worded="I have left a will|I have drawn up a will",
        shown="I wrote my will|"
              "I had a solicitor draw up my will|a solicitor drew up my will|"
              "I signed my will|my solicitor has my will|I left everything to my wife in my will",
        barred="I have no will|I have not got a will|I never made a will|"
               "I have never got round to making a will|I have not written a will|"
               "I do not have a will|I have yet to make a will",
        clause="you have made a will", fires="My solicitor has my will.",
        fails="I've never got round to making a will.", silent="My solicitor has my wallet.",
    ),
    situation(
        "legacy",
        said="I have inherited money|I have inherited some money|I inherited money|"
             "I have had an inheritance|I was left money",
        worded="I have received an inheritance|I have been left money in a will|"
               "I have come into money|I have received a legacy",
        shown="my aunt left me some money|"
              "my aunt left me money in her will|my uncle left me £5,000|"
              "my father left me his savings|I was left money in a will|"
              "I got an inheritance from my father",
        barred="I have not inherited anything|I was left nothing|nobody left me any money|"
               "nobody has ever left me a penny|nobody has left me anything|"
               "I have never inherited a penny|I have never inherited anything|"
               "my uncle left me nothing|I have never been left anything",
        clause="you have inherited money", fires="I was left money in a will.",
        fails="Nobody has ever left me a penny.", silent="I was left cold by a will.",
    ),
    situation(
        "house-sold",
        said="I have sold my house|I have sold my home|my house is sold|I have sold up|"
             "my home has been sold",
        worded="I have sold my property|I sold my home|I have sold your house",
        shown="I sold my house|we sold up in March|"
              "a young couple bought my house|my house was bought by a couple|"
              "my house has been bought by a couple|I got rid of my house|"
              "the sale of my house is complete|the sale of my house went through|"
              "the buyers of my house have moved in|the house is sold",
        barred="my house is on the market|"
               "I have not found a buyer for my house|"
               "I cannot sell my house|nobody has bought my house|my house has not sold",
        clause="you have sold your house", fires="The sale of our house went through in May.",
        fails="My house is still on the market.", silent="The sale of our horse went on in May.",
    ),
    situation(
        "home-loan",
        said="I have a mortgage|I have a mortgage on my home",
        worded="my home is mortgaged|my home has a mortgage|there is a mortgage on my home|"
               "I am paying off a mortgage",
        shown="I have a home loan|I have a home loan with the bank|I took out a mortgage|"
              "the house is mortgaged|my house is mortgaged|"
              "I owe the bank £90,000 on the house|"
              "I am paying back a loan on my house|I am paying off the loan on my house|"
              "we have ten years of the mortgage left",
        barred="I am mortgage-free|"
               "my house is paid off|I own my house outright|"
               "I own my home outright",
        clause="you have a mortgage", fires="I've got a home loan with the bank.",
        fails="Our house is paid off.", silent="I've got a long line at the bank.",
    ),
    situation(
        "spare-bedroom",
        said="I have a spare room|I have a spare bedroom|there is a spare room in my home|"
             "there is a spare bedroom in my home",
        worded="my home has a spare bedroom|I have a bedroom to spare|I have an unused bedroom",
        shown="I have an empty bedroom|"
              "one of my bedrooms is empty|one of my bedrooms is not used|"
              "my second bedroom stands empty|nobody sleeps in my second bedroom|"
              "nobody uses my back bedroom|my back bedroom is empty|"
              "there is a room going spare|one of my bedrooms is not used by anybody",
        barred="all my bedrooms are in use|all my bedrooms are taken|every room is occupied|"
               "all the rooms in my home are taken|all the bedrooms are taken|"
               "every bedroom is taken|I have no room to spare|every room is taken|"
               "every bedroom is in use",
        clause="you have a spare room", fires="Nobody sleeps in our second bedroom.",
        fails="All our bedrooms are taken.", silent="Nobody sings in our second choir.",
    ),
)
# fmt: on
