"""Food and drink, and what grows."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Kinds, kinds

# fmt: off
FARE: tuple[Kinds, ...] = (
    kinds(
        "drink",
        "beer|wine|water|juice|milk|lemonade|cola|coke|squash|smoothie|whisky|gin|vodka|cider|"
        "lager|rum|champagne|milkshake|hot chocolate|cocoa|coffee|tea|soda|cordial|espresso|"
        "cappuccino|latte",
        "you sell drinks", "I sell lemonade.", "I sell lemurs.",
    ),
    kinds(
        "hot drink",
        "coffee|tea|hot chocolate|cocoa|espresso|cappuccino|latte|mulled wine|herbal tea",
        "you sell hot drinks", "I sell cocoa.", "I sell coconuts.",
    ),
    kinds(
        "soft drink",
        "lemonade|cola|coke|juice|squash|orange juice|cordial|ginger beer|fizzy water|"
        "mineral water|soda",
        "you sell soft drinks", "I sell lemonade.", "I sell lemurs.",
    ),
    kinds(
        "alcoholic drink",
        "beer|wine|whisky|gin|vodka|cider|lager|rum|brandy|champagne|stout|ale|sherry|cocktail|"
        "prosecco|tequila|liqueur|mulled wine|mead|pint|bubbly|schnapps|bourbon|red wine|"
        "white wine",
        "you sell alcoholic drinks", "I sell cider.", "I sell cinders.",
    ),
    kinds(
        "wine",
        "red wine|white wine|chardonnay|merlot|rioja|prosecco|champagne|claret|rosé|riesling|"
        "sauvignon|malbec|pinot noir",
        "you sell wine", "I sell claret.", "I sell clarinets.",
    ),
    kinds(
        "beer",
        "lager|ale|stout|bitter|ipa|real ale|craft beer|guinness|pilsner|home brew|homebrew",
        "you brew beer", "I brew stout.", "I brew tea.",
    ),
    kinds(
        "spirits",
        "whisky|whiskey|gin|vodka|rum|brandy|tequila|schnapps|bourbon|scotch|cognac",
        "you sell spirits", "I sell gin.", "I sell ginger.",
    ),
    kinds(
        "tobacco",
        "cigarette|cigar|pipe tobacco|rolling tobacco|roll-up|roll - up|snuff|cigarillo",
        "you sell tobacco", "I sell cigars.", "I sell cedars.",
    ),
    kinds(
        "tobacco product",
        "cigarette|cigar|pipe tobacco|rolling tobacco|snuff|cigarillo|tobacco",
        "you sell tobacco products", "I sell cigars.", "I sell cedars.",
    ),
    kinds(
        "poultry meat",
        "chicken|turkey|duck|goose",
        "you eat poultry meat", "I eat turkey.", "I eat turnips.",
    ),
    kinds(
        "red meat",
        "beef|lamb|pork|steak|venison|mutton|veal|mince",
        "you eat red meat", "I eat venison.", "I eat vanilla.",
    ),
    kinds(
        "pork",
        "bacon|ham|gammon|sausage|chorizo|salami|pork chop|pepperoni|black pudding|prosciutto|"
        "pancetta",
        "you eat pork", "I eat bacon.", "I eat beans.",
    ),
    kinds(
        "beef",
        "steak|brisket|oxtail|corned beef|mince|rump steak|pastrami",
        "you eat beef", "I eat brisket.", "I eat biscuits.",
    ),
    kinds(
        "seafood",
        "prawn|shrimp|crab|lobster|mussel|oyster|scallop|squid|octopus|clam|calamari|shellfish|"
        "crayfish|langoustine",
        "you eat seafood", "I eat squid.", "I eat squash.",
    ),
    kinds(
        "dairy",
        "milk|cheese|butter|yoghurt|yogurt|cream|cheddar|ice cream|brie|custard|milkshake|feta|"
        "mozzarella|buttermilk|ghee",
        "you eat dairy", "I eat custard.", "I eat mustard.",
    ),
    kinds(
        "egg",
        "omelette|meringue|quiche|scrambled egg|hard-boiled egg|frittata",
        "you eat eggs", "I eat omelettes.", "I eat oysters.",
    ),
    kinds(
        "gluten",
        "bread|pasta|wheat|barley|rye|cake|biscuit|pastry|couscous|noodle|toast|bagel|croissant|"
        "pizza",
        "you eat gluten", "I eat couscous.", "I eat cucumbers.",
    ),
    kinds(
        "sweets",
        "chocolate|toffee|fudge|lollipop|jelly baby|candy floss|liquorice|boiled sweet|"
        "marshmallow|gummy bear|bubble gum|mint",
        "you sell sweets", "I sell toffee.", "I sell coffins.",
    ),
    kinds(
        "snack",
        "crisps|biscuit|nut|popcorn|cereal bar|chocolate|sandwich|peanut|cracker|flapjack|"
        "sausage roll",
        "you sell snacks", "I sell popcorn.", "I sell poppies.",
    ),
    kinds(
        "baked goods",
        "bread|cake|biscuit|pastry|scone|muffin|cupcake|croissant|pie|bun|loaf|flapjack|brownie|"
        "doughnut|cookie|tart|baguette|sourdough|bagel",
        "you sell baked goods", "I sell scones.", "I sell cones.",
    ),
    kinds(
        "cake",
        "sponge|cupcake|muffin|brownie|gateau|fruitcake|victoria sponge|cheesecake|birthday cake|"
        "wedding cake|fairy cake|carrot cake|scone|flapjack",
        "you sell cakes", "I sell muffins.", "I sell mufflers.",
    ),
    kinds(
        "bread",
        "loaf|baguette|sourdough|bun|bagel|ciabatta|naan|pitta|toast|focaccia|bap",
        "you sell bread", "I sell bagels.", "I sell beagles.",
    ),
    kinds(
        "hot food",
        "chips|soup|pizza|burger|kebab|curry|hot dog|baked potato|jacket potato|fish and chips|"
        "bacon roll|stew|chilli|toastie|sausage in a bun|noodle",
        "you sell hot food", "I sell kebabs.", "I sell kebles.",
    ),
    kinds(
        "cold food",
        "sandwich|salad|ice cream|sushi|wrap|coleslaw",
        "you sell cold food", "I sell sandwiches.", "I sell sandpaper.",
    ),
    kinds(
        "spice",
        "pepper|cinnamon|turmeric|paprika|cumin|nutmeg|clove|saffron|curry powder|cardamom|"
        "chilli powder",
        "you sell spices", "I sell turmeric.", "I sell turbans.",
    ),
    kinds(
        "herb",
        "basil|parsley|mint|thyme|rosemary|sage|coriander|oregano|dill|chive|tarragon",
        "you grow herbs", "I grow thyme.", "I grow tired.",
    ),
    kinds(
        "cereal",
        "wheat|barley|oat|maize|rye|corn|rice|spelt|sorghum|millet",
        "you grow cereals", "I grow spelt.", "I grow spruce.",
    ),
    kinds(
        "grain",
        "wheat|barley|oat|maize|rye|corn|rice|spelt|sorghum|millet",
        "you grow grain", "I grow spelt.", "I grow spruce.",
    ),
    kinds(
        "soft fruit",
        "strawberry|raspberry|blackcurrant|gooseberry|blueberry|redcurrant|blackberry|loganberry",
        "you grow soft fruit", "I grow gooseberries.", "I grow geraniums.",
    ),
    kinds(
        "berry",
        "strawberry|raspberry|blackcurrant|gooseberry|blueberry|redcurrant|blackberry|cranberry|"
        "elderberry",
        "you pick berries", "I pick cranberries.", "I pick crayons.",
    ),
    kinds(
        "citrus fruit",
        "orange|lemon|lime|grapefruit|satsuma|tangerine|clementine|mandarin",
        "you grow citrus fruit", "I grow tangerines.", "I grow tansy.",
    ),
    kinds(
        "fresh produce",
        "apple|banana|orange|tomato|carrot|potato|cabbage|lettuce|strawberry|pear|plum|cucumber|"
        "onion|fruit|vegetable|spinach|leek",
        "you sell fresh produce", "I sell leeks.", "I sell leaks.",
    ),
    kinds(
        "root vegetable",
        "carrot|potato|turnip|swede|parsnip|beetroot|radish|sweet potato|celeriac",
        "you grow root vegetables", "I grow swedes.", "I grow Swedish ivy.",
    ),
    kinds(
        "legume",
        "bean|pea|lentil|chickpea|peanut|soybean|broad bean",
        "you grow legumes", "I grow lentils.", "I grow lavender.",
    ),
    kinds(
        "flower",
        "rose|tulip|daffodil|lily|daisy|carnation|sunflower|orchid|dahlia|snowdrop|bluebell|"
        "crocus|primrose|geranium|pansy|petunia|marigold|chrysanthemum|peony|lavender|begonia|"
        "hyacinth|foxglove",
        "you grow flowers", "I grow dahlias.", "I grow darts.",
    ),
    kinds(
        "shrub",
        "rose bush|rhododendron|hydrangea|azalea|lilac|holly|privet|fuchsia|camellia|buddleia|"
        "laurel",
        "you plant shrubs", "I plant camellias.", "I plant cameras.",
    ),
    kinds(
        "hedge",
        "privet|leylandii|laurel hedge|box hedge|hawthorn hedge|beech hedge|hedgerow",
        "you have a hedge", "I have a privet.", "I have a private.",
    ),
    kinds(
        "weed",
        "dandelion|nettle|thistle|bindweed|ragwort|japanese knotweed|ground elder|chickweed",
        "you pull up weeds", "I pull up thistles.", "I pull up chairs.",
    ),
    kinds(
        "invasive plant",
        "japanese knotweed|giant hogweed|himalayan balsam|rhododendron ponticum",
        "you have an invasive plant", "I have Japanese knotweed.", "I have Japanese cups.",
    ),
    kinds(
        "houseplant",
        "cactus|orchid|aloe vera|yucca|spider plant|rubber plant|peace lily|monstera|succulent",
        "you carry houseplants", "I carry a cactus.", "I carry a camera.",
    ),
    kinds(
        "fruit tree",
        "apple tree|pear tree|plum tree|cherry tree|fig tree|peach tree|lemon tree|quince tree|"
        "damson tree",
        "you plant a fruit tree", "I plant a cherry tree.", "I plant a cherry seat.",
    ),
    kinds(
        "fungus",
        "mushroom|toadstool|truffle|chanterelle|cep",
        "you pick a fungus", "I pick chanterelles.", "I pick chandeliers.",
    ),
    kinds(
        "cook",
        "fry|roast|grill|boil|bake|stew|poach|microwave|barbecue|scramble|steam|hard-boil|"
        "hard - boil",
        "your eggs are cooked", "My eggs are fried.", "My eggs are dried.",
    ),
)
# fmt: on
