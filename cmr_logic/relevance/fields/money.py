"""Fields of words about money and trade: banks, debts, insurance, shops and firms."""

from __future__ import annotations

from cmr_logic.relevance.fields.model import Field, field

# fmt: off
MONEY: tuple[Field, ...] = (
    field(
        "banking",
        "bank banker account cheque checkbook chequebook overdraft overdrawn cashpoint atm "
        "teller debit iban cashier",
        text="A bank may close your account if you are overdrawn.",
        asks="Can I pay in a cheque at a cashpoint?",
        silent="Can I fish from the river wall?",
    ),
    field(
        "payment cards",
        "card debit contactless cardholder mastercard amex pin chargeback swipe cashback cvv "
        "paywave prepaid visa",
        text="A cardholder must report a stolen card within a day.",
        asks="Can I change the pin of my mastercard?",
        silent="Can I have my curd tested for germs?",
    ),
    field(
        "loans",
        "loan lend lender borrow borrower mortgage interest repay repayment creditor instalment "
        "installment payday moneylender pawnbroker",
        text="The lender must tell you the interest before you agree.",
        asks="Can I borrow more and repay in instalments?",
        silent="Can I send a loaf of bread to Canada?",
    ),
    field(
        "debt",
        "debt debtor creditor arrears bailiff bankrupt bankruptcy insolvent insolvency indebted "
        "repossess repossession liquidation liquidator foreclosure foreclose overdue "
        "garnishment",
        text="A debtor can ask the court for more time.",
        asks="Can the bailiff come if I am bankrupt?",
        silent="Can a doctor refuse to see me?",
    ),
    field(
        "savings",
        "saver savings saving interest isa bond nestegg passbook piggybank annuity thrift "
        "moneybox",
        text="Savers get a bonus after four years.",
        asks="What interest does the isa earn?",
        silent="Can I see the saint's tomb?",
    ),
    field(
        "investing",
        "invest investor investment share shareholder stock stockholder dividend bond "
        "stockbroker broker portfolio equity",
        text="An investor gets a dividend in April.",
        asks="Can my shares be sold by the stockbroker?",
        silent="Can the inspector enter my barn?",
    ),
    field(
        "insurance",
        "insurance insurer insure policyholder premium underwriter underwrite uninsured "
        "insurable reinsurance indemnity broker deductible",
        text="An insurer may raise the premium after a crash.",
        asks="Is an uninsured van covered by an underwriter?",
        silent="Does the assembly hall have a ramp?",
    ),
    field(
        "damage to property",
        "damage flood storm burst smash breakage wreck crack dent subsidence leak adjuster "
        "insurer insurance",
        text="You are covered for storm damage to the roof.",
        asks="Am I insured for a crack and a leak after the pipe burst?",
        silent="Can a manager ask for my age?",
    ),
    field(
        "inheritance",
        "inherit inheritance heir heiress executor executrix probate bequest bequeath estate "
        "testator testament deceased intestate intestacy inheritor",
        text="An executor must ask for probate before the house is sold.",
        asks="Do I inherit from an intestate?",
        silent="Can I inhale oxygen on a plane?",
    ),
    field(
        "charity",
        "charity charitable donate donation donor fundraise fundraiser philanthropy "
        "philanthropist alms benefactor nonprofit bequest foodbank raffle sponsor sponsorship",
        text="A charity must record who gave more than 500 pounds.",
        asks="Do I have to name the donor of a donation?",
        silent="Can I tether a goat on the green?",
    ),
    field(
        "start-ups",
        "startup enterprise entrepreneur entrepreneurial subsidy incubator firm sme venture "
        "innovate innovation innovator founder accelerator",
        text="A startup may get a subsidy for machines.",
        asks="Can a small firm or an entrepreneur get something?",
        silent="Is there a tour of the starch mill?",
    ),
    field(
        "cash",
        "cash coin banknote currency euro dollar sterling yen counterfeit mint wallet purse "
        "denomination peseta",
        text="Nobody needs to accept more than fifty coins.",
        asks="Must I take banknotes and sterling in change?",
        silent="Can I crash at a friend's place?",
    ),
    field(
        "gambling",
        "gamble gambler bet bookmaker bookie casino lottery lotto raffle jackpot roulette poker "
        "bingo wager scratchcard punter tombola sweepstake croupier",
        text="A casino must not admit anyone under 18.",
        asks="Can my son bet on poker and the lottery?",
        silent="Can I rest my sheep on the common?",
    ),
    field(
        "utility bills",
        "electricity electric gas meter bill tariff utility prepayment disconnect disconnection "
        "reconnect kilowatt sewage sewerage",
        text="A supplier may not disconnect you in winter.",
        asks="I cannot pay the electricity bill, what now?",
        silent="Can I swim a mile without a float?",
    ),
    field(
        "returns of goods",
        "refund faulty defective defect receipt warranty unwanted retailer consumer shopper "
        "shop store moneyback",
        text="You get a refund within thirty days if you have the receipt.",
        asks="The shop sold me a faulty, defective kettle, what now?",
        silent="Can I be a referee at the derby?",
    ),
    field(
        "shopping",
        "shop shopper shopkeeper store supermarket grocer grocery retailer retail checkout "
        "cashier trolley mall boutique greengrocer shopfront storekeeper",
        text="Supermarkets may open for six hours on Sundays.",
        asks="Can I keep a grocery shop going all day?",
        silent="May I chop down my neighbour's ash tree?",
    ),
    field(
        "auctions",
        "auction auctioneer bid bidder gavel saleroom antique valuer valuation consignment "
        "consignor provenance heirloom",
        text="A bidder must show a passport before the auction.",
        asks="Can the auctioneer call for my bid again?",
        silent="Can I eat oats on a diet?",
    ),
    field(
        "online selling",
        "ebay etsy marketplace website webshop ecommerce storefront vendor webstore amazon "
        "dropshipping checkout",
        text="A webshop must say where it is based.",
        asks="I sell on etsy and ebay, do I need to?",
        silent="Can I enlist as a cook at eighteen?",
    ),
    field(
        "imports",
        "import export importer exporter tariff consignment cargo freight smuggle "
        "smuggler contraband shipment border quarantine haulier",
        text="An importer must declare a shipment before it lands.",
        asks="Is my freight opened at the border?",
        silent="Is it important to shave for surgery?",
    ),
    field(
        "advertising",
        "advertise advertisement advert advertiser ad billboard poster banner leaflet flyer "
        "slogan brochure publicity placard signboard",
        text="Advertisements must not be fixed to trees.",
        asks="Can I put up a billboard or a banner?",
        silent="Can I adopt my stepson?",
    ),
    field(
        "cold calling",
        "telemarketing telemarketer spam unsolicited junk robocall doorstep canvasser caller "
        "scam salesman mailshot salesperson nuisance hawker",
        text="A salesman must leave if you ask him.",
        asks="How do I stop spam and unsolicited junk?",
        silent="Is it cold in the mountain huts?",
    ),
    field(
        "post",
        "post postage postal postman postwoman postbox mailbox mail mailman parcel package "
        "stamp envelope courier deliver delivery dispatch postcard postcode sender addressee",
        text="A parcel must not weigh more than 20 kilos.",
        asks="Does the postman need stamps on the envelope?",
        silent="Can I plant potatoes in May?",
    ),
    field(
        "patents",
        "patent patentee invention invent inventor trademark brand logo copyright infringe "
        "infringement counterfeit knockoff patentable",
        text="You can get a patent if nobody has described it before.",
        asks="Can I keep an invention from infringement?",
        silent="Can I park at the harbour?",
    ),
    field(
        "copyright",
        "copyright piracy pirate photocopy download infringe infringement author royalty "
        "plagiarise lyric song reproduce artwork bootleg",
        text="Copyright lasts for seventy years after the author has died.",
        asks="Can I photocopy song lyrics?",
        silent="Can I copyhold a cottage in Devon?",
    ),
    field(
        "accounting",
        "accountant accountancy bookkeeper bookkeeping ledger audit auditor payroll invoice "
        "turnover spreadsheet",
        text="An auditor must look at the ledger each spring.",
        asks="Does my accountant have to keep invoices?",
        silent="Can I play the accordion in the street?",
    ),
    field(
        "company directors",
        "director shareholder incorporate incorporation liquidation liquidator ltd partnership "
        "proprietor franchise franchisee quorum boardroom plc stockholder",
        text="A plc needs a quorum in the boardroom.",
        asks="Can I incorporate with only one shareholder?",
        silent="In which direction does the ferry sail?",
    ),
    field(
        "cryptocurrency",
        "bitcoin crypto cryptocurrency blockchain ethereum nft stablecoin altcoin wallet token "
        "dogecoin litecoin coinbase",
        text="Gains from cryptocurrency must be declared.",
        asks="Do I owe anything for bitcoin in my wallet?",
        silent="Can I visit the crypt of the abbey?",
    ),
    field(
        "vouchers",
        "voucher coupon giftcard loyalty discount redeem redeemable cashback bargain promo "
        "token markdown",
        text="A coupon must be spent within two years.",
        asks="Can I redeem my giftcard?",
        silent="Can I vouch for a passport photo?",
    ),
    field(
        "subscriptions",
        "subscription subscribe subscriber unsubscribe magazine newspaper newsletter periodical "
        "netflix spotify podcast gazette paywall",
        text="A subscriber can stop within two weeks.",
        asks="How do I unsubscribe from a magazine?",
        silent="Is there a prescription for glasses?",
    ),
    field(
        "street trading",
        "stall stallholder hawker pedlar peddler vendor barrow kiosk bazaar trader costermonger "
        "flea foodtruck",
        text="A pedlar must have a certificate from the police.",
        asks="Can I have a stall or a kiosk on Sundays?",
        silent="Can I install solar panels?",
    ),
    field(
        "scrap",
        "scrap scrapyard salvage copper iron steel brass aluminium aluminum recycle metal "
        "tinplate ironmonger",
        text="A scrapyard must not pay in coins.",
        asks="Can I sell old copper and brass?",
        silent="Can I scrape ice off with a kettle?",
    ),
    field(
        "wages",
        "wage salary payslip paycheck paycheque payroll overtime bonus earnings earn earner "
        "underpaid underpayment",
        text="Everyone over 23 must get the minimum wage.",
        asks="Is my salary on the payslip too low?",
        silent="Can I wade across the ford?",
    ),
)
