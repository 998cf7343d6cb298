"""Business: owning, running, registering and closing one."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Situation, situation

# fmt: off
TRADING: tuple[Situation, ...] = (
    situation(
        "runs-business",
        said="I run a business",
        worded="I carry on a business|I operate a business|I am in business",
        shown="I have a business|I own a business|I have a shop|"
              "I own a shop|I run a shop|I have a hair salon|I run a cafe|I own a cafe|"
              "I set up a company|I own a company|I run a company|I own a restaurant|"
              "I have a company|I started a business|I have a bakery|I run a pub|I own a hotel|"
              "I own a factory|I am a sole trader|my business makes toys|I run my own firm|"
              "I opened a shop|I have a market stall|my company employs people|I have a salon|"
              "I own a salon|I have a stall|I run a bakery|I run a café|I have a little shop|"
              "I run a garage|I run a salon",
        barred="I have never run a business|I do not own a business|I do not have a business|"
               "I closed my business|I sold my business|I wound up my business|"
               "I have never had a business|I have no business|my business went bust|"
               "my company went bust|I gave up my business|my company closed down|"
               "I do not run a business|I have never owned a business",
        clause="you run a business", fires="I have a bakery by the quay.",
        fails="I wound up my business.", silent="I have a bike by the quay.",
    ),
    situation(
        "company-owner",
        said="I own a company|I have a company",
        shown="I set up a company|I set up my own company|I own all the shares in my company|"
              "I started a company|"
              "I own a limited company|I have a limited company",
        barred="I do not own a company|I have never owned a company|I sold my company|"
               "my company was wound up|I wound up my company|my company went bust|"
               "I do not have a company|my company was dissolved",
        clause="you own a company", fires="I set up my own company in 2019.",
        fails="I wound up my company.", silent="I sat with my old companion in 2019.",
    ),
    situation(
        "director",
        said="I am a director|I am a company director|I am a director of a company",
        shown="I sit on the board as a director|I was appointed a director|I was made a director|"
              "I am the managing director",
        barred="I have never been a director|I resigned as a director|I stood down as a director|"
               "I am not a director|I stepped down as a director",
        clause="you are a company director", fires="I'm the managing director of a brewery.",
        fails="I resigned as a director.", silent="I'm the main dresser of a theatre.",
    ),
    situation(
        "vat",
        said="I am registered for VAT|my business is registered for VAT|I am VAT registered|"
             "my business is VAT registered",
        shown="I registered for VAT|I have a VAT number|my firm has a VAT number|"
              "my company registered for VAT|I charge VAT",
        barred="I am not registered for VAT|I have not registered for VAT|"
               "my business is not registered for VAT|I never registered for VAT|"
               "I do not charge VAT|my turnover is too low for VAT|I have no VAT number|"
               "my firm has no VAT number",
        clause="your business is registered for VAT", fires="My firm has a VAT number.",
        fails="I have not registered for VAT.", silent="My farm has a vat of milk.",
    ),
    situation(
        "trading-now",
        said="my business is trading|my business is already trading|my business is open|"
             "I have started trading",
        worded="my business is operating|my business is running",
        shown="my shop opened its doors|my business opened its doors|my shop opened in February|"
              "I opened my shop|I opened my cafe|I opened my salon|my cafe opened|"
              "I started trading|my business has customers|I am open for business|"
              "my salon opened in May|my parlour opened its doors|my bakery opened in May",
        barred="I have not started trading|my business has not opened|"
               "my business has not started trading|I have not opened my shop|"
               "my shop has not opened|my company stopped trading|my business closed down|"
               "my business closed|my company went bust|my business ceased trading",
        clause="your business is trading", fires="My bakery opened its doors in May.",
        fails="I have not started trading.", silent="My doors open in May.",
    ),
    situation(
        "stopped-trading",
        said="my business has stopped trading|my company has stopped trading|"
             "I have stopped trading|my business has closed",
        worded="my business closed down|my business has closed down|my business has shut down",
        shown="my company went bust|my business went bust|I wound up my company|"
              "my business closed down|I shut up shop|my company was wound up|my firm went under|"
              "my company went into liquidation|my company collapsed|I closed my business|"
              "my shop closed down|my company ceased trading|my firm folded|I closed my shop|"
              "I wound up the firm|my business folded|I closed down the business|"
              "my business went under",
        barred="my business is still trading|my company is still trading|"
               "my business is doing well|my company is doing well|business is booming|"
               "my firm is thriving|my business is thriving|my firm is still trading|"
               "I still trade|I am open for business|my shop is open",
        clause="your company has stopped trading", fires="My firm went under in March.",
        fails="My firm is thriving.", silent="My friend went under a bridge in March.",
    ),
    situation(
        "new-business",
        said="my business is new|I have a new business|I run a new business|"
             "my business is a start-up",
        worded="my business has just started|I have just started a business|"
               "my business was set up recently",
        shown="I have just set up a business|I have just started a business|"
              "I launched my business last month|I run a start-up",
        barred="my business has been trading for years|my business is a hundred years old|"
               "my business is long established",
        clause="your business is new", fires="I run a start-up.",
        fails="My business is long established.", silent="I run up steps.",
    ),
    situation(
        "sells-food",
        said="I sell food|my business sells food|I serve food",
        worded="I sell food to the public|I serve food to the public",
        shown="I run a restaurant|I have a cafe|I run a cafe|I run a burger van|I sell sandwiches|"
              "I run a bakery|I sell burgers|I run a takeaway|I run a chip shop|I sell cakes|"
              "I own a restaurant|I have a burger van|I sell pies|I cook for weddings|"
              "I serve meals|I bake for a market stall|I sell cakes at the market|I sell pasties|"
              "I have a stall with cakes|I have a cake stall|I sell hot dogs",
        barred="I do not sell food|I sell no food|I serve no food|I bake only for my family|"
               "I only bake for my own family",
        clause="you sell food", fires="I run a burger van.", fails="I sell no food.",
        silent="I run a bird van.",
    ),
    situation(
        "sells-alcohol",
        said="I sell alcohol|my business sells alcohol|I serve alcohol",
        worded="I will sell alcohol|I will be selling alcohol|I plan to sell alcohol|"
               "alcohol will be sold|alcohol is sold|alcohol will be on sale|I serve alcohol|"
               "I will serve alcohol",
        shown="I run a pub|I own a pub|I run a bar|I sell wine|I sell beer|I own a bar|"
              "I run an off-licence|I pour pints|I run a brewery|I serve beer|I run a wine bar|"
              "we serve wine with meals|there will be a beer tent|there will be a paid bar|"
              "I will sell beer|I will sell wine by the glass|we sell wine by the glass|"
              "guests can buy beer|people can buy wine|there will be a cash bar|"
              "we run a beer tent|we run a bar",
        barred="I do not sell alcohol|I serve no alcohol|I sell no alcohol|my cafe is dry|"
               "we serve nothing stronger than tea|it is a dry event|there will be no alcohol|"
               "there will only be soft drinks|we only serve soft drinks|"
               "I will not sell any alcohol|nobody will be selling drink|there will be no bar|"
               "there is no bar|alcohol is not allowed|it is a teetotal event|"
               "we sell nothing stronger than lemonade|we will not be selling any drink|"
               "we will only serve tea",
        clause="you sell alcohol", fires="I run a pub by the quay.",
        fails="I do not sell alcohol.", silent="I run up to the quay.",
    ),
    situation(
        "exporter",
        said="I export goods|I am an exporter|my business exports|I sell abroad",
        worded="I sell goods abroad|I sell goods overseas|I send goods abroad|"
               "my business sells goods abroad|I ship goods abroad|I sell to customers abroad",
        shown="I ship my goods overseas|I export wine|I sell my goods abroad|"
              "my customers are abroad|I sell overseas|I send my products abroad",
        barred="I do not export|I sell nothing abroad|I do not sell abroad|"
               "I have never exported anything",
        clause="you export goods", fires="I sell my soap abroad.",
        fails="I have never exported anything.", silent="I shape my soap at night.",
    ),
    situation(
        "charity",
        said="I run a charity|my organisation is a charity|I represent a charity",
        shown="my club is a registered charity|I am a trustee of a charity|"
              "my organisation is a registered charity|my group is a charity|"
              "we are a registered charity|we give everything we raise to good causes|"
              "we have a charity number",
        barred="my organisation is not a charity|we are out to make a profit|we are a business|"
               "we run for profit",
        clause="your organisation is a charity", fires="My group is a registered charity.",
        fails="My organisation is not a charity.", silent="My grip is a registered trade mark.",
    ),
)
# fmt: on
