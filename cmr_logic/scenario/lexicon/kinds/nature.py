"""Animals, plants and food."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Kinds, kinds

# fmt: off
NATURE: tuple[Kinds, ...] = (
    kinds(
        "fire",
        "bonfire|campfire|barbecue fire|log fire|camp fire|garden fire",
        "you light a fire", "I light a bonfire.", "I light a candle.",
    ),
    kinds(
        "dog",
        "cocker spaniel|border collie|border terrier|springer spaniel|golden retriever|husky|"
        "shih tzu|schnauzer|pug|boxer dog|staffie|staffordshire bull terrier|westie|"
        "jack russell terrier|german shepherd dog|cavapoo|great dane|saint bernard|st bernard|"
        "yorkie|pointer|setter|mutt|pup|akita|mastiff|labrador|spaniel|terrier|poodle|collie|"
        "alsatian|german shepherd|greyhound|whippet|dachshund|beagle|puppy|bulldog|rottweiler|"
        "retriever|chihuahua|dalmatian|lurcher|cockapoo|labradoodle|corgi|sheepdog|mongrel|"
        "jack russell|guide dog|assistance dog|rottie|doberman|weimaraner|newfoundland|bichon|"
        "cavalier king charles|papillon|samoyed|malamute|saluki|afghan hound|basset hound|"
        "bloodhound|deerhound|foxhound|wolfhound|pekingese|pomeranian|shih-tzu|vizsla|sausage dog|"
        "sheep dog|bitch|doggy|doggie|pooch|hound|pitbull|pit bull|xl bully|bull terrier|"
        "kelpie|heeler|cattle dog|ridgeback|shiba inu|basenji|groodle|cavoodle|maltese terrier|"
        "red setter|old english sheepdog|scottie|yorkshire terrier|guard dog|puppies",
        "you own a dog", "I own a whippet.", "I own a whistle.",
    ),
    kinds(
        "cat",
        "siamese|persian|maine coon|ginger tom|ragdoll|kitty|kitten|tabby|tomcat|moggy|burmese|"
        "bengal cat|tortoiseshell cat|mouser|pussycat|pussy cat|rescue cat",
        "you own a cat", "I own a kitten.", "I own a kite.",
    ),
    kinds(
        "horse",
        "shetland pony|cob|carthorse|shire horse|hunter horse|pony|mare|stallion|foal|gelding|"
        "racehorse|filly|colt|thoroughbred|clydesdale|dapple grey|palomino|arab horse|ponies",
        "you own a horse", "I own a mare.", "I own a mill.",
    ),
    kinds(
        "pet",
        "ferret|chinchilla|terrapin|cockatiel|canary|bearded dragon|gecko|stick insect|pet snake|"
        "cockatoo|lovebird|pet rat|house rabbit|dog|cat|hamster|rabbit|parrot|guinea pig|budgie|"
        "tortoise|goldfish|gerbil|kitten|puppy|bunny|budgerigar|parakeet|tropical fish|koi|"
        "house cat|lizard|snake|corn snake|turtle|mouse|degu|bird",
        "you have a pet", "I have a dog.", "I have a garden.",
    ),
    kinds(
        "animal",
        "rabbit|ferret|hedgehog|fox|badger|deer|bird|chicken|duck|goose|hen|parrot|tortoise|"
        "hamster|guinea pig|fish|dog|cat|horse|cattle|sheep|pig|goat|pet|poultry|livestock|donkey|"
        "llama|alpaca|snake|lizard|monkey|bull|calf|lamb|hare|squirrel|frog|turtle|gerbil|kitten|"
        "puppy|bunny|mouse|rat|bee|pony|reptile|rodent|insect",
        "you keep animals", "I keep goats.", "I keep stamps.",
    ),
    kinds(
        "livestock",
        "cattle|sheep|pig|goat|bull|calf|kid goat|lamb|ewe|cow|heifer|piglet|sow|poultry|hen|ram",
        "you keep livestock", "I keep sheep.", "I keep sheds.",
    ),
    kinds(
        "cattle",
        "cow|bullock|heifer|dairy cow|beef cattle|dairy herd|bull|calf|ox|friesian|"
        "highland cattle|suckler",
        "you keep cattle", "I keep cows.", "I keep cool.",
    ),
    kinds(
        "sheep",
        "ewe|lamb|ram|tup|wether|hogget|texel|cheviot|herdwick",
        "you keep sheep", "I keep ewes.", "I keep eels.",
    ),
    kinds(
        "pig",
        "sow|piglet|boar|hog|saddleback pig|kunekune|gloucester old spot|weaner|porker",
        "you keep pigs", "I keep piglets.", "I keep pictures.",
    ),
    kinds(
        "poultry",
        "chicken|duck|goose|turkey|guinea fowl|hen|cockerel|chick|bantam|quail|pheasant|gander|"
        "gosling|drake|duckling|pullet",
        "you keep poultry", "I keep ducks.", "I keep decks.",
    ),
    kinds(
        "chicken", "hen|cockerel|rooster|bantam", "you keep chickens", "I keep hens.",
        "I keep hymns.",
    ),
    kinds(
        "bird",
        "owl|hawk|falcon|peacock|swan|crow|gull|budgerigar|cockatiel|macaw|finch|parrot|budgie|"
        "canary|poultry|pigeon|robin|sparrow|blackbird|starling|magpie|seagull|eagle|kestrel|"
        "kingfisher|heron|woodpecker|thrush|wren|hen|duck|goose|quail|parakeet|cockatoo",
        "you keep birds", "I keep pigeons.", "I keep pins.",
    ),
    kinds(
        "vermin",
        "rat|mouse|cockroach|bedbug|bed bug|mice|rodent|flea",
        "you have vermin", "I have cockroaches.", "I have cockles.",
    ),
    kinds(
        "crop",
        "wheat|barley|maize|corn|oat|rye|potato|soybean|rapeseed|hops|sugar beet|cotton|rice|"
        "bean|pea|carrot|cabbage|onion|lettuce|strawberry|turnip|vegetable",
        "you grow crops", "I grow barley.", "I grow bored.",
    ),
    kinds(
        "vegetable",
        "spinach|broccoli|parsnip|swede|kale|marrow|courgette|pepper|tomato|cucumber|beetroot|"
        "radish|garlic|celery|sprout|pumpkin|squash|sweetcorn|asparagus|aubergine|artichoke|chard|"
        "potato|bean|pea|carrot|cabbage|onion|lettuce|turnip|leek|cauliflower|okra|fennel|shallot|"
        "runner bean|broad bean|brussels sprout|sweet potato|yam|chickpea|rocket|watercress|"
        "spring onion|lentil|chilli|courgettes|spud|mushroom",
        "you grow vegetables", "I grow leeks.", "I grow lax.",
    ),
    kinds(
        "fruit",
        "banana|orange|lemon|mango|melon|pineapple|blackcurrant|blueberry|apricot|fig|kiwi|"
        "gooseberry|blackberry|lime|satsuma|grapefruit|avocado|date palm|apple|pear|plum|cherry|"
        "strawberry|raspberry|grape|peach|nectarine|tangerine|clementine|damson|rhubarb|cranberry|"
        "pomegranate|papaya|watermelon|passion fruit|quince|redcurrant|berry|sultana|raisin|"
        "citrus|olive",
        "you grow fruit", "I grow pears.", "I grow pairs.",
    ),
    kinds(
        "plant",
        "tree|shrub|flower|seedling|bush|crop|rose|tulip|fern|moss|ivy|cactus|orchid|nettle|grass|"
        "bamboo|vegetable|herb|daffodil|lavender|geranium|hedge|conifer",
        "you grow plants", "I grow shrubs.", "I grow tired.",
    ),
    kinds(
        "food",
        "sausage|bacon|ham|pie|biscuit|chocolate|soup|cereal|rice|pasta|crisps|sweets|nut|butter|"
        "yoghurt|yogurt|salad|stew|curry|chutney|pickle|pastry|pizza|salami|chicken|beef|lamb|"
        "pork|seafood|dried fruit|baby food|meat|fish|fruit|vegetable|cheese|bread|milk|cake|"
        "sandwich|burger|egg|honey|jam|crab|lobster|chips|noodle|omelette|kebab|sauce|ketchup|"
        "flour|sugar|salt|spice|sandwich filling|porridge|ready meal|lasagne|tofu|lentil|hummus|"
        "popcorn|ice cream|muffin|scone|loaf|brownie|cupcake|marmalade|potato|tomato|apple|banana|"
        "cheddar|cookie|doughnut|waffle|pancake|toast|picnic|packed lunch|hot dog|fish and chips|"
        "groceries|baked bean|casserole|samosa|sushi|quiche|flapjack|pudding|trifle",
        "you sell food", "I sell fruit.", "I sell shoes.",
    ),
    kinds(
        "meat",
        "beef|lamb|pork|bacon|ham|sausage|steak|chicken|turkey|mince|veal|venison|burger|kebab|"
        "salami|chorizo|pepperoni|mutton|gammon|duck|rabbit|liver|black pudding|roast beef|"
        "meatball|bolognese|poultry|lamb chop|pork chop|rump steak|salmon steak|brisket|oxtail|"
        "goose|pheasant|partridge|hot dog|meat pie|pork pie|sausage roll|shepherd 's pie|"
        "cottage pie|lasagne|chicken wing|drumstick|prosciutto|pancetta|hamburger|beefburger|"
        "frankfurter|bratwurst|biltong|jerky|pastrami|roast chicken|roast lamb|corned beef|haggis|"
        "pâté",
        "you eat meat", "I eat bacon.", "I eat beetroot.",
    ),
    kinds(
        "fish",
        "trout|salmon|cod|carp|haddock|mackerel|tuna|eel|herring|pike|plaice|sardine|perch|"
        "sea bass|halibut|anchovy|kipper|bream|hake|turbot|whiting|catfish|monkfish|swordfish|"
        "tilapia|sprat|pilchard|whitebait|smoked salmon|fish finger|fish and chips|rainbow trout|"
        "barbel|roach|tench|sturgeon|minnow|anchovies",
        "you catch fish", "I catch trout.", "I catch trains.",
    ),
    kinds(
        "shellfish",
        "prawn|shrimp|crab|lobster|mussel|oyster|scallop|clam|crayfish|langoustine|cockle|whelk",
        "you sell shellfish", "I sell mussels.", "I sell muslins.",
    ),
    kinds(
        "dairy product",
        "milk|cheese|butter|yoghurt|yogurt|cream|cheddar|ice cream|brie|goat cheese|custard|"
        "milkshake|feta|mozzarella|buttermilk|ghee|crème fraîche|cream cheese|clotted cream|"
        "parmesan|stilton",
        "you sell dairy products", "I sell butter.", "I sell buttons.",
    ),
    kinds(
        "nut",
        "almond|peanut|walnut|cashew|hazelnut|pistachio|pecan|brazil nut|macadamia|chestnut|"
        "pine nut|peanut butter|marzipan|praline|nutella|almond milk|groundnut",
        "you eat nuts", "I eat walnuts.", "I eat waffles.",
    ),
    kinds(
        "cheese",
        "cheddar|brie|stilton|camembert|mozzarella|gouda|parmesan|feta|goat 's cheese",
        "you sell cheese", "I sell Stilton.", "I sell stilts.",
    ),
    kinds(
        "tree",
        "oak|ash tree|birch|beech|sycamore|pine|fir|willow|elm|apple tree|pear tree|"
        "cherry tree|conifer|leylandii|yew|horse chestnut|maple|spruce|larch|poplar|plum tree|"
        "walnut|walnut tree|chestnut|cedar|cypress|hornbeam|lime tree|fig tree|redwood|eucalyptus|"
        "magnolia|rowan|hawthorn|alder|aspen|acacia|laburnum|monkey puzzle|sapling|ash|lime|palm",
        "you have a tree", "I have a willow.", "I have a window.",
    ),
    kinds(
        "insect",
        "wasp|moth|beetle|butterfly|locust|ladybird|ant|bee|mosquito|midge|hornet|bumblebee|"
        "grasshopper|stick insect|dragonfly|aphid|flea",
        "you keep insects", "I keep beetles.", "I keep beads.",
    ),
    kinds(
        "reptile",
        "snake|lizard|tortoise|turtle|gecko|iguana|python|terrapin|chameleon|crocodile|"
        "bearded dragon|corn snake",
        "you keep reptiles", "I keep geckos.", "I keep gerbils.",
    ),
    kinds(
        "rodent",
        "hamster|gerbil|guinea pig|rat|mouse|chinchilla|squirrel|degu",
        "you keep rodents", "I keep gerbils.", "I keep geckos.",
    ),
    kinds(
        "plant material",
        "seed|seedling|bulb|cutting|tuber|flower|shrub|rooted plant|pot plant|houseplant",
        "you carry plant material", "I carry tulip bulbs.", "I carry light.",
    ),
)
# fmt: on
