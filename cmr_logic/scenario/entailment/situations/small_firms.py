"""Small firms: what they sell and where, what they earn, and with whom they are run."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Situation, situation

# fmt: off
SMALL_FIRMS: tuple[Situation, ...] = (
    situation(
        "sells-on-the-web",
        said="I sell goods online|I sell online|I sell things online|I sell on the internet|"
             "I sell goods on the internet",
        worded="I sell products online|I trade online|I have an online shop|I run an online shop|"
               "I sell through a website|I sell over the internet",
        shown="I have a web shop|I have a webshop|I have a web store|I have a Etsy shop|"
              "I have a Etsy store|I have a Shopify store|I sell on eBay|I sell on Etsy|"
              "I sell on Amazon|I sell through my website|I sell on my website|"
              "I sell from my website|I flog old clothes on eBay|I flog old clothes on Etsy|"
              "I flog second-hand books on eBay|I flog second-hand books on Etsy|"
              "I sell old clothes on eBay|I sell old clothes on Etsy|"
              "I sell old clothes on Amazon|I sell old clothes on my website|"
              "I sell jewellery on eBay|I sell jewellery on Etsy|I sell jewellery on Amazon|"
              "I sell jewellery on my website|I sell books on eBay|I sell books on Etsy|"
              "I sell books on Amazon|I sell books on my website|I sell candles on eBay|"
              "I sell candles on Etsy|I sell candles on Amazon|I sell candles on my website|"
              "I sell cards on eBay|I sell cards on Etsy|I sell cards on Amazon|"
              "I sell cards on my website|people order from my website|"
              "customers order on my website|my customers order online|"
              "my customers order through my website|my customers order on my website|"
              "I take orders online|I take orders through my website|I run a web shop",
        barred="I only sell at my market stall|I only sell at my stall|I only sell at the market|"
               "I only sell at craft fairs|I only sell in my shop|I do not sell on the internet|"
               "I do not sell online|I have no website|I sell everything over the counter|"
               "I have never sold anything online",
        clause="you sell goods online", fires="People order from my website.",
        fails="I only sell at craft fairs.", silent="People read my website.",
    ),
    situation(
        "has-shop-premises",
        said="I work from a shop|I trade from a shop|I have a shop|I run a shop",
        worded="I trade from shop premises|my business is in a shop|I operate from a shop|"
               "I sell from a shop",
        shown="I have premises on the High Street|I have a shop in town|"
              "I have a shop in the village|I have a shop in the high street|"
              "I have a shop in the arcade|I have my own shop in town|"
              "I have my own shop in the village|I have my own shop in the high street|"
              "I have my own shop in the arcade|my shop is next to the bank|"
              "my shop is on the corner|my shop is in the high street|my shop is in town|"
              "my shop is in the arcade|my shop is opposite the station|"
              "I stand behind the counter of my shop|I have a shop on the corner|"
              "I have a shop on the high street|customers come into my shop|"
              "my shop opens at nine|my shop window faces the square",
        barred="I work out of my garage|I work out of my shed|I work out of my spare room|"
               "I work out of my van|I work from my garage|I work from my shed|"
               "I work from my spare room|I work from my van|I have no premises|"
               "I only trade on the internet|I have no shop|I do not have a shop|"
               "I only sell online|I only sell on the internet|I only sell at markets|"
               "I gave up the shop|I trade from a stall|I trade from a van",
        clause="you work from a shop", fires="My shop is opposite the station.",
        fails="I only sell at markets.", silent="My flat is opposite the station.",
    ),
    situation(
        "makes-money",
        said="my business makes a profit|my business is profitable|my firm makes a profit|"
             "my business is making a profit",
        worded="my company makes a profit|my business has made a profit|"
               "I make a profit from my business|my company is profitable",
        shown="my shop is in the black|my firm is in the black|my business is in the black|"
              "my company is in the black|my café is in the black|"
              "my firm cleared ten thousand last year|my firm cleared £20,000 last year|"
              "my shop cleared ten thousand last year|my shop cleared £20,000 last year|"
              "my business cleared ten thousand last year|my business cleared £20,000 last year|"
              "my company cleared ten thousand last year|my company cleared £20,000 last year|"
              "my business makes good money|my business makes money|my business makes a tidy sum|"
              "my business makes a good profit|my firm makes good money|my firm makes money|"
              "my firm makes a tidy sum|my firm makes a good profit|my shop makes good money|"
              "my shop makes money|my shop makes a tidy sum|my shop makes a good profit|"
              "my company makes good money|my company makes money|my company makes a tidy sum|"
              "my company makes a good profit|we turned a profit last year|"
              "my shop turns a profit|my café turns a profit|my firm turns a profit|"
              "we are in the black|we made a profit last year|we made good money last year|"
              "my shop pays its way",
        barred="my shop is running at a loss|my firm is running at a loss|"
               "my business is running at a loss|my company is running at a loss|"
               "my café is running at a loss|we only just break even|"
               "I am losing money on my business|my firm is in the red|my shop is in the red|"
               "my business is in the red|my company is in the red|we are in the red|"
               "my business loses money|my business is losing money|my business makes a loss|"
               "my business made a loss|my shop loses money|my shop is losing money|"
               "my shop makes a loss|my shop made a loss|my firm loses money|"
               "my firm is losing money|my firm makes a loss|my firm made a loss|"
               "my company loses money|my company is losing money|my company makes a loss|"
               "my company made a loss|we made a loss last year|my shop does not make a penny|"
               "my business does not make a penny|my business barely breaks even|"
               "my firm barely breaks even|my shop barely breaks even",
        clause="your business makes a profit", fires="My café turns a profit.",
        fails="We only just break even.", silent="My café turns a corner.",
    ),
    situation(
        "run-with-another",
        said="I have a business partner|I run my business with a partner|"
             "I am in a business partnership|I share my business with a partner",
        worded="my business has two owners|I am in partnership with someone|"
               "I own the business with someone else|I run the business jointly",
        shown="I run the firm with a friend|I run the firm with my cousin|"
              "I run the firm with my brother|I run the firm with a partner|"
              "I run the firm with my sister|I run the shop with a friend|"
              "I run the shop with my cousin|I run the shop with my brother|"
              "I run the shop with a partner|I run the shop with my sister|"
              "I run the business with a friend|I run the business with my cousin|"
              "I run the business with my brother|I run the business with a partner|"
              "I run the business with my sister|I run the café with a friend|"
              "I run the café with my cousin|I run the café with my brother|"
              "I run the café with a partner|I run the café with my sister|"
              "I run the company with a friend|I run the company with my cousin|"
              "I run the company with my brother|I run the company with a partner|"
              "I run the company with my sister|I went into business with my cousin|"
              "I went into business with a friend|I went into business with my brother|"
              "my partner and I own the business|my partner and I own the firm|"
              "my partner and I own the shop|my friend and I own the business|"
              "my friend and I own the firm|my friend and I own the shop|"
              "my cousin and I own the business|my cousin and I own the firm|"
              "my cousin and I own the shop|my cousin and I run the firm together|"
              "my cousin and I run the business together|my cousin and I run the shop together|"
              "my cousin and I run the café together|my brother and I run the firm together|"
              "my brother and I run the business together|my brother and I run the shop together|"
              "my brother and I run the café together|my friend and I run the firm together|"
              "my friend and I run the business together|my friend and I run the shop together|"
              "my friend and I run the café together|my sister and I run the firm together|"
              "my sister and I run the business together|my sister and I run the shop together|"
              "my sister and I run the café together|I own half of the business|"
              "I own half of the firm|I own half of the company|"
              "my brother owns half of my business|my brother owns half of my firm|"
              "my brother owns half of my shop|we are partners in the business",
        barred="I run it all by myself|I bought my partner out|I am the sole owner|"
               "I run the business by myself|I run the business alone|"
               "I run the business on my own|I run the shop by myself|I run the shop alone|"
               "I run the shop on my own|I run the firm by myself|I run the firm alone|"
               "I run the firm on my own|I have no partner in the business|"
               "the business is all mine|the firm is all mine|the shop is all mine",
        clause="you have a business partner", fires="I went into business with my cousin.",
        fails="I bought my partner out.", silent="I went into hiding with my cousin.",
    ),
    situation(
        "stallholder",
        said="I have a market stall|I run a market stall|I am a market trader|"
             "I trade at a market|I have a stall at the market",
        worded="I am a stallholder|I sell from a market stall|I hold a stall at a market|"
               "I operate a market stall",
        shown="I sell cheese at the Saturday market|I sell cheese at the market|"
              "I sell cheese at the farmers' market|I sell cheese at the street market|"
              "I sell fruit at the Saturday market|I sell fruit at the market|"
              "I sell fruit at the farmers' market|I sell fruit at the street market|"
              "I sell veg at the Saturday market|I sell veg at the market|"
              "I sell veg at the farmers' market|I sell veg at the street market|"
              "I sell flowers at the Saturday market|I sell flowers at the market|"
              "I sell flowers at the farmers' market|I sell flowers at the street market|"
              "I sell bread at the Saturday market|I sell bread at the market|"
              "I sell bread at the farmers' market|I sell bread at the street market|"
              "I sell hats at the Saturday market|I sell hats at the market|"
              "I sell hats at the farmers' market|I sell hats at the street market|"
              "I sell cakes at the Saturday market|I sell cakes at the market|"
              "I sell cakes at the farmers' market|I sell cakes at the street market|"
              "I have a pitch on the market|I have a pitch at the market|"
              "I have a stall on the Saturday market|I have a stall on the farmers' market|"
              "I have a stall on the Sunday market|I have a stall at the Saturday market|"
              "I have a stall at the farmers' market|I have a stall at the Sunday market|"
              "I put up my stall every Saturday|I stand at the market every Friday selling eggs|"
              "I stand at the market every Friday selling cheese|"
              "I stand at the market every Friday selling flowers|"
              "I stand at the market every Saturday selling eggs|"
              "I stand at the market every Saturday selling cheese|"
              "I stand at the market every Saturday selling flowers|my stall is by the town hall|"
              "I rent a pitch at the market",
        barred="I gave up my pitch|I gave up my stall|I have only got a shop|I have no pitch|"
               "I have no stall|I have given up my stall|I have given up my pitch|"
               "I do not have a stall|I only sell in my shop|I only sell online",
        clause="you have a market stall", fires="I've a pitch at the market.",
        fails="I gave up my stall.", silent="I've a pain in the market.",
    ),
    situation(
        "hires-things-out",
        said="I hire out equipment|I rent out equipment|I hire equipment out",
        worded="I hire out tools|I rent equipment to others|I let out equipment|"
               "I hire out machinery",
        shown="I rent my diggers to builders|I rent my diggers to people|"
              "I rent my diggers to customers|I rent my diggers to others|"
              "I rent my tools to builders|I rent my tools to people|"
              "I rent my tools to customers|I rent my tools to others|"
              "I rent my ladders to builders|I rent my ladders to people|"
              "I rent my ladders to customers|I rent my ladders to others|"
              "I rent my machines to builders|I rent my machines to people|"
              "I rent my machines to customers|I rent my machines to others|"
              "I rent my tents to builders|I rent my tents to people|"
              "I rent my tents to customers|I rent my tents to others|"
              "people pay me to use my tools|people pay me to use my ladders|"
              "people pay me to use my diggers|people pay me to use my machines|"
              "I have a tool hire firm|I have a tool hire business|I have a plant hire firm|"
              "I have a plant hire business|I run a tool hire shop|I run a tool hire firm|"
              "I run a tool hire business|I run a plant hire shop|I run a plant hire firm|"
              "I run a plant hire business|I run a ski hire shop|I run a ski hire firm|"
              "I run a ski hire business|I hire out my tools|I hire out my diggers|"
              "I hire out my tents|I hire out my ladders|customers rent my tools|"
              "customers rent my diggers|customers rent my machines|I rent out ladders|"
              "I rent out diggers|I rent out tools|I rent out tents",
        barred="I only sell tools|I only sell machines|I only sell equipment|"
               "I do not lend anything to anyone|I never hire anything out|"
               "I do not hire anything out|I do not rent anything out|nothing I own is for hire|"
               "I keep my tools to myself",
        clause="you hire out equipment", fires="I rent my diggers to builders.",
        fails="I never hire anything out.", silent="I lost my diggers to builders.",
    ),
    situation(
        "brings-in-goods",
        said="I import goods|I am an importer|I import things|I bring in goods from abroad",
        worded="I buy goods from abroad|I import products|my business imports goods|"
               "I import from other countries",
        shown="I bring in carpets from Turkey|I bring in carpets from France|"
              "I bring in carpets from China|I bring in carpets from India|"
              "I bring in carpets from Spain|I bring in wine from Turkey|"
              "I bring in wine from France|I bring in wine from China|I bring in wine from India|"
              "I bring in wine from Spain|I bring in toys from Turkey|"
              "I bring in toys from France|I bring in toys from China|I bring in toys from India|"
              "I bring in toys from Spain|I bring in spices from Turkey|"
              "I bring in spices from France|I bring in spices from China|"
              "I bring in spices from India|I bring in spices from Spain|"
              "I bring in shoes from Turkey|I bring in shoes from France|"
              "I bring in shoes from China|I bring in shoes from India|"
              "I bring in shoes from Spain|I buy my stock from China|I buy my stock from France|"
              "I buy my stock from India|I buy my stock from abroad|I buy my stock from overseas|"
              "I buy my goods from China|I buy my goods from France|I buy my goods from India|"
              "I buy my goods from abroad|I buy my goods from overseas|I buy my toys from China|"
              "I buy my toys from France|I buy my toys from India|I buy my toys from abroad|"
              "I buy my toys from overseas|I buy my wine from China|I buy my wine from France|"
              "I buy my wine from India|I buy my wine from abroad|I buy my wine from overseas|"
              "I get my wine shipped from France|I get my wine shipped from China|"
              "I get my wine shipped from abroad|I get my stock shipped from France|"
              "I get my stock shipped from China|I get my stock shipped from abroad|"
              "I get my goods shipped from France|I get my goods shipped from China|"
              "I get my goods shipped from abroad|I import carpets from Turkey|"
              "I import carpets from France|I import carpets from China|"
              "I import carpets from India|I import wine from Turkey|I import wine from France|"
              "I import wine from China|I import wine from India|I import toys from Turkey|"
              "I import toys from France|I import toys from China|I import toys from India|"
              "I import spices from Turkey|I import spices from France|"
              "I import spices from China|I import spices from India|my stock comes from China|"
              "my stock comes from abroad|my stock comes from overseas|my stock comes from India|"
              "my goods come in from China|my goods come in from abroad|"
              "my goods come in from overseas",
        barred="all my stock is made here|I buy everything locally|I only sell British goods|"
               "I only sell local goods|I buy nothing from abroad|"
               "all my stock comes from this country|none of my stock comes from abroad|"
               "everything I sell is made in this country",
        clause="you import goods", fires="I buy my stock from China.",
        fails="I buy everything locally.", silent="I break my stock of china.",
    ),
    situation(
        "sells-overseas",
        said="I export goods|I am an exporter|I sell goods abroad|I export things",
        worded="I export products|my business exports goods|I sell to other countries|"
               "I send goods abroad to customers",
        shown="I sell my cheese to France|I sell my cheese to Germany|I sell my cheese to Japan|"
              "I sell my cheese to America|I sell my goods to France|I sell my goods to Germany|"
              "I sell my goods to Japan|I sell my goods to America|I sell my shoes to France|"
              "I sell my shoes to Germany|I sell my shoes to Japan|I sell my shoes to America|"
              "I sell my wine to France|I sell my wine to Germany|I sell my wine to Japan|"
              "I sell my wine to America|I ship my goods abroad|I ship my goods overseas|"
              "I ship my goods to France|I ship my goods to America|I ship my cheese abroad|"
              "I ship my cheese overseas|I ship my cheese to France|I ship my cheese to America|"
              "I ship my products abroad|I ship my products overseas|"
              "I ship my products to France|I ship my products to America|I ship my pots abroad|"
              "I ship my pots overseas|I ship my pots to France|I ship my pots to America|"
              "my goods go abroad|my goods go overseas|I have customers abroad|"
              "I have customers overseas|I have customers in Japan|I sell abroad|I sell overseas|"
              "half my customers are overseas|half my customers are abroad|"
              "I sell my goods abroad|I sell my goods overseas|"
              "I send my pots to customers abroad|I send my pots to customers in Spain|"
              "I send my goods to customers abroad|I send my goods to customers in Spain",
        barred="I only sell at home|all my customers are local|"
               "all my customers are in this country|I do not ship abroad|I do not ship overseas|"
               "I do not sell abroad|I do not sell overseas|I have no customers abroad|"
               "nothing I make leaves the country|I only sell in this country|"
               "I only sell in town|I only sell in Britain",
        clause="you export goods", fires="I ship my pots overseas.",
        fails="All my customers are local.", silent="I ship my brother overseas.",
    ),
    situation(
        "hit-by-roadworks",
        said="my business has been affected by roadworks|my trade has suffered from roadworks|"
             "the roadworks have hurt my business|my business has suffered from roadworks",
        worded="my business has been disrupted by roadworks|roadworks have affected my business",
        shown="the roadworks are killing my trade|the roadworks are killing my business|"
              "the roadworks are ruining my trade|the roadworks are ruining my business|"
              "the roadworks are hurting my trade|the roadworks are hurting my business|"
              "the roadworks have halved my takings|the roadworks have cost me trade|"
              "the roadworks have driven my customers away|the roadworks have hit my takings|"
              "the roadworks keep my customers away|my customers cannot get past the roadworks|"
              "I have lost trade through the roadworks",
        barred="the roadworks made no difference to my shop|"
               "the roadworks made no difference to my trade|"
               "the roadworks made no difference to us|the roadworks have made no difference|"
               "the roadworks did not affect me|the roadworks did not affect us|"
               "the roadworks did not affect my trade|the roadworks did not affect my shop|"
               "there have been no roadworks near my shop|"
               "there have been no roadworks near my business|"
               "the roadworks have not cost me anything",
        clause="your business has been affected by roadworks",
        fires="The roadworks have halved my takings.",
        fails="The roadworks made no difference to my trade.",
        silent="The roadworks have halved my road.",
    ),
    situation(
        "limited-firm",
        said="my business is a limited company|I have a limited company|"
             "I trade as a limited company|I run a limited company",
        worded="my business is incorporated|my firm is a limited company|"
               "I operate as a limited company|my business is a registered company",
        shown="I am a director of my own limited company|I am a director of my own company|"
              "I am the director of my own company|my firm is a Ltd|"
              "I set my firm up as a limited company|I set my firm up as a Ltd|"
              "I set my business up as a limited company|I set my business up as a Ltd|"
              "my company is registered at Companies House|I registered a limited company|"
              "my firm was incorporated last year",
        barred="I am a sole trader|we are a partnership|my business is a partnership|"
               "I trade under my own name as a sole trader|my business is not a company|"
               "I never set up a company|I run it as a sole trader|my firm is a partnership",
        clause="your business is a limited company", fires="I'm a director of my own company.",
        fails="We're a partnership.", silent="I'm a doctor of my own country.",
    ),
    situation(
        "customers-card",
        said="I take card payments|I accept cards|my customers can pay by card|"
             "I accept card payments",
        worded="I accept payment by card|my business takes card payments|I take payment by card",
        shown="I have a card reader|I have a card machine|my shop has a card reader|"
              "my shop has a card machine|people can pay with a card|"
              "my customers tap their cards|we take cards|we take Visa|we take contactless",
        barred="I only take cash|it is cash only|we are cash only|I do not take cards|"
               "I have no card machine|I have no card reader|my shop is cash only|"
               "I do not accept cards",
        clause="you take card payments", fires="I have a card reader.", fails="I only take cash.",
        silent="I have a card trick.",
    ),
    situation(
        "firm-in-rooms",
        said="my business has premises|I have business premises|my firm has premises|"
             "my business has its own premises",
        worded="I trade from business premises|my company has premises|"
               "I have premises for my business|I work from business premises",
        shown="my firm has an office in town|my firm has an office on the estate|"
              "my firm has an office by the river|my firm has a workshop in town|"
              "my firm has a workshop on the estate|my firm has a workshop by the river|"
              "my firm has a unit in town|my firm has a unit on the estate|"
              "my firm has a unit by the river|my firm has a warehouse in town|"
              "my firm has a warehouse on the estate|my firm has a warehouse by the river|"
              "I rent a unit for my firm|I rent a unit for my business|"
              "I rent an office for my firm|I rent an office for my business|"
              "I rent a workshop for my firm|I rent a workshop for my business|"
              "I rent a warehouse for my firm|I rent a warehouse for my business|"
              "my business is in a unit|my business is in an office|my business is in a workshop|"
              "my firm is in a unit|my firm is in an office|my firm is in a workshop|"
              "I have a workshop for my business|I have an office for my business|"
              "I have a studio for my business|I have a shop for my business|"
              "I have a warehouse for my business|my business has an office|"
              "my business has a shop|my business has a workshop|my business has a warehouse|"
              "my business has a unit|my firm has an office|my firm has a shop|"
              "my firm has a workshop|my firm has a warehouse|my firm has a unit",
        barred="I run my business from my bedroom|I run my business from my kitchen|"
               "I run my business from home|I run my business from my van|"
               "I run my business from my living room|I run my firm from my bedroom|"
               "I run my firm from my kitchen|I run my firm from home|I run my firm from my van|"
               "I run my firm from my living room|my firm has no office|my firm has no premises|"
               "my business has no office|my business has no premises|I work out of my van|"
               "I have no premises|I have no office|I have no workshop|I have no shop|"
               "my office is my kitchen table|I run it all from my phone|"
               "I run it all from my laptop|I run it all from my kitchen table",
        clause="your business has premises", fires="My firm has a workshop by the river.",
        fails="I work out of my van.", silent="My firm has a walk by the river.",
    ),
)
# fmt: on
