"""Fields of words about food and drink: what is eaten, and who makes and sells it."""

from __future__ import annotations

from cmr_logic.relevance.fields.model import Field, field

# fmt: off
FOOD: tuple[Field, ...] = (
    field(
        "cooking",
        "cook cooking cookery bake boil fry roast grill recipe oven stove saucepan chef simmer "
        "stew kitchen barbecue bbq casserole ingredient wok microwave",
        text="Guests must not cook in their rooms.",
        asks="Can I use a microwave or a grill?",
        silent="Did the accountant cook the figures in the audit report?",
    ),
    field(
        "restaurants",
        "restaurant cafe diner bistro takeaway takeout menu waiter waitress chef dine eatery "
        "canteen cafeteria brasserie pizzeria",
        text="A restaurant must keep the tips for its staff.",
        asks="Does a waitress in a cafe get them?",
        silent="Where is the print option of the software?",
    ),
    field(
        "pubs and inns",
        "pub inn tavern publican barmaid bartender barman beer pint ale nightclub brewery lager "
        "saloon bouncer",
        text="Nobody under 18 may buy beer.",
        asks="Can the barmaid sell me a pint at 17?",
        silent="Are grams and metres metric units of measurement?",
    ),
    field(
        "drinks",
        "drink beverage lemonade juice cola soda coffee tea cocoa kettle smoothie caffeine teabag "
        "espresso fizzy bottled thirst thirsty sip",
        text="Visitors must not bring beverages into the reading room.",
        asks="Can I have my coffee or tea in there?",
        silent="Is a drink driver banned from the road for life?",
    ),
    field(
        "brewing",
        "wine winery winemaker vineyard vintner brewer brewery brewing brew beer ale cider distil "
        "distill distillery distiller whisky whiskey gin ferment fermentation homebrew cask "
        "barrel hop",
        text="You need a licence to make whisky.",
        asks="Can I brew cider and gin?",
        silent="Is the price of coal published by the ministry?",
    ),
    field(
        "bread",
        "bread loaf baker bakery bake flour dough yeast bun sandwich toast baguette pastry cake "
        "croissant wheat",
        text="A loaf must weigh at least 400 grams.",
        asks="How heavy is a baguette or bun from a bakery?",
        silent="May the best man toast the bride in a church?",
    ),
    field(
        "sweets",
        "sweets candy chocolate confectionery confectioner cake biscuit cookie dessert pudding "
        "sugar sugary sweet toffee lollipop doughnut donut",
        text="Confectionery is taxed at the standard rate.",
        asks="Is there VAT on chocolate, cake and biscuits?",
        silent="Do I have to sign in on this website?",
    ),
    field(
        "meat",
        "meat butcher butchery beef pork lamb mutton veal bacon ham sausage poultry chicken steak "
        "mince abattoir slaughter slaughterhouse carcass burger venison halal kosher",
        text="All meat must be stamped by an inspector.",
        asks="Can I sell sausages and bacon?",
        silent="May a landlord butcher the lease agreement?",
    ),
    field(
        "seafood",
        "fish seafood fishmonger shellfish oyster mussel clam prawn shrimp salmon tuna cod "
        "haddock herring mackerel crab lobster scallop fillet sushi",
        text="Seafood must be kept on ice.",
        asks="How cold must prawns, cod and crab be?",
        silent="Is cash on delivery, or cod, offered by the courier?",
    ),
    field(
        "dairy",
        "milk dairy cheese cheesemaker butter cream yoghurt yogurt cow goat pasteurise pasteurize "
        "pasteurised unpasteurised creamery churn milkman whey curd lactose milking",
        text="Dairy products must be labelled.",
        asks="Does my cheese need one if it is made of goat milk?",
        silent="Is sun cream on prescription for burns?",
    ),
    field(
        "food labels",
        "label labelling labeling labelled ingredient allergen nutrition nutritional calorie "
        "packaging packet additive preservative sweetener colouring flavouring wrapper unlabelled",
        text="Every packet must list its ingredients.",
        asks="Do I need a label that shows allergens?",
        silent="Can a record label keep the royalties of a singer?",
    ),
    field(
        "food hygiene",
        "hygiene hygienic kitchen contaminate contamination salmonella listeria germ bacteria raw "
        "undercooked poisoning refrigerate refrigerator fridge sanitise sanitize reheat defrost "
        "unhygienic food",
        text="Staff must wash their hands before they handle raw chicken.",
        asks="What must I do for hygiene, against salmonella?",
        silent="May I see the raw data of the survey?",
    ),
    field(
        "catering",
        "cater caterer catering buffet banquet refreshment refreshments marquee kiosk waiter "
        "waitress canteen hotdog burger picnic food hospitality barbecue",
        text="Caterers must register with the council.",
        asks="Do I have to sign up for a kiosk or marquee?",
        silent="Does the course cater to deaf students at college?",
    ),
    field(
        "vegetarian food",
        "vegetarian vegetarianism vegan veganism meatless meat tofu soya lentil chickpea halal "
        "kosher pescatarian diet dietary omnivore",
        text="The school offers a vegetarian dish every day.",
        asks="Do they have halal for vegans?",
        silent="Is the soya harvest insured against hail?",
    ),
    field(
        "groceries",
        "grocery grocer supermarket greengrocer delicatessen deli checkout aisle shopper trolley "
        "basket cashier butcher baker fishmonger shop",
        text="The supermarket lets over-70s in first.",
        asks="Can I get my groceries before other shoppers?",
        silent="Is the exchange rate fixed by currencies?",
    ),
    field(
        "meals",
        "meal lunch lunchtime breakfast dinner supper snack lunchbox canteen cafeteria eat hungry "
        "brunch teatime dine food feast",
        text="Pupils whose parents are poor get free meals.",
        asks="Can my daughter have her lunch in the canteen?",
        silent="Are dinner jackets sold in the theatre shop?",
    ),
    field(
        "hunger",
        "hunger hungry foodbank starve starving starvation soup pantry food famine malnutrition "
        "undernourished underfed malnourished",
        text="The pantry is open to anyone with a letter from a doctor.",
        asks="I am hungry, is there a foodbank for me?",
        silent="Is ambition a good answer at an interview?",
    ),
    field(
        "foraging",
        "mushroom fungus fungi toadstool forage forager foraging berry blackberry elderberry "
        "elderflower bilberry chestnut truffle hazelnut seaweed samphire",
        text="You must not pick mushrooms in the reserve.",
        asks="Am I allowed to forage for berries?",
        silent="Do mushroom clouds feature in the history exam?",
    ),
)
