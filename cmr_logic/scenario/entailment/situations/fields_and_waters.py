"""Fields, woods and waters: what grows and grazes there, who may cross them, and who fishes."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Situation, situation

# fmt: off
FIELDS_AND_WATERS: tuple[Situation, ...] = (
    situation(
        "crossed-by-path",
        said="a public footpath crosses my land|a public path crosses my land|"
             "there is a public footpath across my land|a footpath crosses my land",
        worded="a public footpath runs across my land|a public right of way crosses my land|"
               "there is a right of way across my land|my land has a public footpath",
        shown="there is a right of way through my farm|there is a right of way over my land|"
              "there is a right of way across my field|there is a right of way through my wood|"
              "there is a public right of way through my farm|"
              "there is a public right of way over my land|"
              "there is a public right of way across my field|"
              "there is a public right of way through my wood|"
              "there is a public path through my farm|there is a public path over my land|"
              "there is a public path across my field|there is a public path through my wood|"
              "there is a public footpath through my farm|"
              "there is a public footpath over my land|"
              "there is a public footpath across my field|"
              "there is a public footpath through my wood|there is a bridleway through my farm|"
              "there is a bridleway over my land|there is a bridleway across my field|"
              "there is a bridleway through my wood|"
              "ramblers use the public path across my meadow|"
              "ramblers use the public path across my field|"
              "ramblers use the public path across my land|"
              "ramblers take the public path across my meadow|"
              "ramblers take the public path across my field|"
              "ramblers take the public path across my land|"
              "walkers use the public path across my meadow|"
              "walkers use the public path across my field|"
              "walkers use the public path across my land|"
              "walkers take the public path across my meadow|"
              "walkers take the public path across my field|"
              "walkers take the public path across my land|"
              "hikers use the public path across my meadow|"
              "hikers use the public path across my field|"
              "hikers use the public path across my land|"
              "hikers take the public path across my meadow|"
              "hikers take the public path across my field|"
              "hikers take the public path across my land|"
              "walkers have the right to cross my field|"
              "walkers have the right to cross my meadow|walkers have the right to cross my land|"
              "ramblers have the right to cross my field|"
              "ramblers have the right to cross my meadow|"
              "ramblers have the right to cross my land|a bridleway runs through my farm|"
              "a bridleway runs through my wood|a bridleway runs through my field|"
              "a public path runs through my farm|a public path runs through my wood|"
              "a public path runs through my field",
        barred="there is no right of way over my land|there is no right of way over my farm|"
               "there is no right of way over my field|there is no right of way across my land|"
               "there is no right of way across my farm|there is no right of way across my field|"
               "there is no right of way through my land|"
               "there is no right of way through my farm|"
               "there is no right of way through my field|no paths cross my fields|"
               "no paths cross my land|no paths cross my field|no paths crosses my fields|"
               "no paths crosses my land|no paths crosses my field|no path cross my fields|"
               "no path crosses my fields|no path crosses my land|no path crosses my field|"
               "no footpath cross my fields|no footpath crosses my fields|"
               "no footpath crosses my land|no footpath crosses my field|"
               "no footpaths cross my fields|no footpaths cross my land|"
               "no footpaths cross my field|no footpaths crosses my fields|"
               "no footpaths crosses my land|no footpaths crosses my field|"
               "nobody has the right to cross my field|nobody has the right to cross my land|"
               "there are no paths across my land|there are no paths across my fields|"
               "there are no footpaths across my land|there are no footpaths across my fields|"
               "the public has no right to cross my land|there is no path on my land",
        clause="a public footpath crosses your land",
        fires="There's a right of way through my farm.",
        fails="There's no right of way over my land.",
        silent="There's a writer's cottage on my farm.",
    ),
    situation(
        "tree-under-order",
        said="my tree is protected|the tree is protected|my tree has a preservation order|"
             "there is a preservation order on my tree",
        worded="my tree is under a preservation order|the tree has a preservation order|"
               "my tree is subject to a preservation order|"
               "there is a preservation order on the tree",
        shown="there is a preservation order on my oak|there is a preservation order on my beech|"
              "there is a preservation order on my ash|there is a preservation order on my yew|"
              "there is a preservation order on my willow|"
              "there is a preservation order on the oak|"
              "there is a preservation order on the beech|"
              "there is a preservation order on the ash|there is a preservation order on the yew|"
              "there is a preservation order on the willow|"
              "my oak has a tree preservation order on it|my oak has a preservation order on it|"
              "my beech has a tree preservation order on it|"
              "my beech has a preservation order on it|"
              "my yew has a tree preservation order on it|my yew has a preservation order on it|"
              "my ash has a tree preservation order on it|my ash has a preservation order on it|"
              "my oak is protected|my oak is under a preservation order|my oak is listed|"
              "my beech is protected|my beech is under a preservation order|my beech is listed|"
              "my yew is protected|my yew is under a preservation order|my yew is listed|"
              "the council has put an order on my tree|the council has put an order on my oak|"
              "the council has put an order on my beech|"
              "the council has put a preservation order on my tree|"
              "the council has put a preservation order on my oak|"
              "the council has put a preservation order on my beech",
        barred="there is no preservation order on my tree|"
               "there is no preservation order on my oak|"
               "there is no preservation order on my beech|"
               "there is no preservation order on my ash|"
               "there is no preservation order on the tree|"
               "there is no preservation order on the oak|"
               "there is no preservation order on the beech|"
               "there is no preservation order on the ash|there is no order on my tree|"
               "there is no order on my oak|there is no order on my beech|"
               "there is no order on my ash|there is no order on the tree|"
               "there is no order on the oak|there is no order on the beech|"
               "there is no order on the ash|my tree has no order on it|"
               "my tree has no preservation order on it|my oak has no order on it|"
               "my oak has no preservation order on it|no order protects my tree|"
               "no order protects my oak|the council never put an order on it|"
               "the council never put an order on my tree|my oak is not protected|"
               "my oak is not listed|my tree is not protected|my tree is not listed",
        clause="your tree is protected", fires="There's a preservation order on my oak.",
        fails="There's no order on my oak.", silent="There's a presentation oak on order.",
    ),
    situation(
        "under-water-at-times",
        said="my land floods|my land is flooded at times|my fields flood|my field floods",
        worded="my land is prone to flooding|my land is at risk of flooding|"
               "my land is liable to flood|my land gets flooded|my land has flooded",
        shown="my fields are under water every winter|my fields are under water every spring|"
              "my fields are under water every year|my fields is under water every winter|"
              "my fields is under water every spring|my fields is under water every year|"
              "my meadows are under water every winter|my meadows are under water every spring|"
              "my meadows are under water every year|my meadows is under water every winter|"
              "my meadows is under water every spring|my meadows is under water every year|"
              "my bottom field are under water every winter|"
              "my bottom field are under water every spring|"
              "my bottom field are under water every year|"
              "my bottom field is under water every winter|"
              "my bottom field is under water every spring|"
              "my bottom field is under water every year|my pasture are under water every winter|"
              "my pasture are under water every spring|my pasture are under water every year|"
              "my pasture is under water every winter|my pasture is under water every spring|"
              "my pasture is under water every year|the river comes up over my meadow|"
              "the river comes up over my fields|the river comes up over my field|"
              "the river comes up over my land|the river comes over my meadow|"
              "the river comes over my fields|the river comes over my field|"
              "the river comes over my land|the river comes into my meadow|"
              "the river comes into my fields|the river comes into my field|"
              "the river comes into my land|my bottom field turns into a lake|"
              "my meadow turns into a lake|my field turns into a lake|"
              "the river bursts its banks over my fields|the river bursts its banks over my land|"
              "the stream bursts its banks over my fields|"
              "the stream bursts its banks over my land|the beck bursts its banks over my fields|"
              "the beck bursts its banks over my land|my field was under water last winter|"
              "my field was under water in May|my land was under water last winter|"
              "my land was under water in May|my meadow was under water last winter|"
              "my meadow was under water in May|the river runs over my fields every winter|"
              "the river runs over my fields every spring|"
              "the river runs over my land every winter|the river runs over my land every spring|"
              "my cows stand in water every winter",
        barred="my land is bone dry|my land stays dry|my land has never flooded|"
               "my fields are never under water|my fields have never been under water|"
               "my land has never been under water|my field has never been under water|"
               "the river has never reached my fields|the river has never reached my land|"
               "my fields stay dry all year|my fields stay dry all winter|"
               "my fields stays dry all year|my fields stays dry all winter|"
               "my land stays dry all year|my land stays dry all winter|"
               "my fields lie high above the river",
        clause="your land floods", fires="The river comes over my meadow.",
        fails="The river has never reached my fields.", silent="The river comes from my mountain.",
    ),
    situation(
        "sells-the-catch",
        said="I catch fish to sell|I fish commercially|I fish for a living",
        worded="I fish for profit|I sell my catch|I catch fish for sale|"
               "I am a commercial fisherman|I catch fish to sell them",
        shown="I sell what I catch|my catch goes to market|my catch goes to the market|"
              "my catch goes to a restaurant|my catch goes to the fishmonger|"
              "I land my catch at the fish market|I sell my catch at the market|"
              "I sell my cod on the quay|I sell my cod at the market|"
              "I sell my cod to restaurants|I sell my cod to the fishmonger|"
              "I sell my mackerel on the quay|I sell my mackerel at the market|"
              "I sell my mackerel to restaurants|I sell my mackerel to the fishmonger|"
              "I sell my lobsters on the quay|I sell my lobsters at the market|"
              "I sell my lobsters to restaurants|I sell my lobsters to the fishmonger|"
              "I sell my crabs on the quay|I sell my crabs at the market|"
              "I sell my crabs to restaurants|I sell my crabs to the fishmonger|"
              "I am a trawlerman|I am a fisherman by trade|I am a commercial fisherman|"
              "the fishmonger buys my catch|I make my living from fishing|I live from fishing",
        barred="I fish for my own table|I put everything back|I put them back|I put it back|"
               "I put all of them back|I fish for fun|I fish for sport|I fish for pleasure|"
               "I throw them back|I throw everything back|I never sell a fish|"
               "I never sell my catch|I never sell any fish|I eat what I catch|I do not sell any|"
               "I do not sell my catch",
        clause="you catch fish to sell", fires="The fishmonger buys my catch.",
        fails="I fish for fun.", silent="The fishmonger buys my cat food.",
    ),
    situation(
        "deer-stalker",
        said="I hunt deer|I shoot deer|I go deer hunting|I stalk deer",
        worded="I take part in deer stalking|I go deer stalking|I kill deer",
        shown="I stalk stags in the Highlands|I stalk stags in the hills|I shoot stags|"
              "I shoot roe deer|I shoot red deer|I shoot deer every autumn|I am a deerstalker|"
              "I am a deer hunter|I am a deer stalker|I go after deer|I go after stags|"
              "I shot a stag last week|I shot a stag last autumn|I shot a roe deer last week|"
              "I shot a roe deer last autumn|I shot a deer last week|I shot a deer last autumn|"
              "I stalk stags|I stalk red deer",
        barred="I have never shot a deer|I would never hunt|I only shoot clay pigeons|"
               "I only shoot rabbits|I only shoot pheasants|I only shoot at targets|"
               "I have never hunted|I do not hunt|I have never shot anything|"
               "I have never shot an animal|I only hunt rabbits",
        clause="you hunt deer", fires="I stalk stags in the hills.",
        fails="I only shoot clay pigeons.", silent="I talk of stags in the hills.",
    ),
    situation(
        "has-firearm",
        said="I own a gun|I have a gun|I own a firearm|I possess a gun",
        worded="I possess a firearm|I have a firearm|I keep a gun|I am the owner of a gun",
        shown="I have a shotgun in a cabinet|I have a shotgun in a safe|"
              "I have a shotgun in the attic|I have a rifle in a cabinet|"
              "I have a rifle in a safe|I have a rifle in the attic|I have a pistol in a cabinet|"
              "I have a pistol in a safe|I have a pistol in the attic|"
              "I have a revolver in a cabinet|I have a revolver in a safe|"
              "I have a revolver in the attic|I bought a rifle|I bought a shotgun|"
              "I bought a pistol|my rifle is locked up at home|my rifle is in a safe|"
              "my rifle is in its cabinet|my shotgun is locked up at home|"
              "my shotgun is in a safe|my shotgun is in its cabinet|my gun is locked up at home|"
              "my gun is in a safe|my gun is in its cabinet|I keep my rifle in a safe|"
              "I keep my rifle in a steel cabinet|I keep my shotgun in a safe|"
              "I keep my shotgun in a steel cabinet|I shoot with my own rifle|"
              "I shoot with my own gun|I shoot with my own shotgun|my rifle is a family heirloom|"
              "my shotgun is a family heirloom",
        barred="I have no gun|I have no guns|I have no firearms|I have never owned a gun|"
               "I handed in my shotgun|I handed in my gun|I handed in my rifle|"
               "I have never had a gun|I got rid of my gun|I got rid of my guns|"
               "I got rid of my shotgun|I got rid of my rifle|I gave up my guns|"
               "I do not own any guns|there are no guns in my house",
        clause="you own a gun", fires="My rifle is in a safe.", fails="I handed in my shotgun.",
        silent="My trifle is in a safe place.",
    ),
    situation(
        "sprays-land",
        said="I use pesticides|I spray pesticides|I use weedkiller|I spray my crops",
        worded="I apply pesticides|I use pesticides on my land|I use chemicals on my crops|"
               "I treat my crops with pesticides",
        shown="I spray my crops against insects|I spray my crops against pests|"
              "I spray my crops with bug killer|I spray my crops with insecticide|"
              "I spray my crops every spring|I spray my wheat against insects|"
              "I spray my wheat against pests|I spray my wheat with bug killer|"
              "I spray my wheat with insecticide|I spray my wheat every spring|"
              "I spray my orchard against insects|I spray my orchard against pests|"
              "I spray my orchard with bug killer|I spray my orchard with insecticide|"
              "I spray my orchard every spring|I spray my apple trees against insects|"
              "I spray my apple trees against pests|I spray my apple trees with bug killer|"
              "I spray my apple trees with insecticide|I spray my apple trees every spring|"
              "I spray my roses against insects|I spray my roses against pests|"
              "I spray my roses with bug killer|I spray my roses with insecticide|"
              "I spray my roses every spring|I spray my vines against insects|"
              "I spray my vines against pests|I spray my vines with bug killer|"
              "I spray my vines with insecticide|I spray my vines every spring|"
              "I spray my fields against insects|I spray my fields against pests|"
              "I spray my fields with bug killer|I spray my fields with insecticide|"
              "I spray my fields every spring|I put weedkiller on my fields|"
              "I put weedkiller on my crops|I put weedkiller on my beds|"
              "I put pesticide on my fields|I put pesticide on my crops|"
              "I put pesticide on my beds|I put slug pellets on my fields|"
              "I put slug pellets on my crops|I put slug pellets on my beds|"
              "I use slug pellets on my crops|I use slug pellets on my land|"
              "I use slug pellets on my roses|I use insecticide on my crops|"
              "I use insecticide on my land|I use insecticide on my roses|"
              "I use weedkiller on my crops|I use weedkiller on my land|"
              "I use weedkiller on my roses|I use bug spray on my crops|"
              "I use bug spray on my land|I use bug spray on my roses|"
              "my crops are sprayed against pests|my crops are sprayed against insects|"
              "my fields are sprayed against pests|my fields are sprayed against insects|"
              "I kill the weeds with chemicals|I kill the weeds with spray|"
              "I kill the bugs with chemicals|I kill the bugs with spray|"
              "I kill the aphids with chemicals|I kill the aphids with spray",
        barred="my farm is organic|I never spray anything|I never spray my crops|"
               "I never spray my fields|I never spray|I spray nothing|I do not use any chemicals|"
               "no chemicals go on my land|no chemicals go on my fields|"
               "no chemicals go on my crops|I pull the weeds up by hand|I farm organically|"
               "I do not use weedkiller|I do not use any sprays|I use no chemicals|"
               "I use no sprays",
        clause="you use pesticides", fires="I spray my orchard with insecticide.",
        fails="I farm organically.", silent="I spray my hair with lacquer.",
    ),
    situation(
        "vegetable-grower",
        said="I grow vegetables|I grow my own vegetables|I raise vegetables|I grow veg",
        worded="I cultivate vegetables|I produce vegetables|I grow vegetables in my garden",
        shown="I have rows of carrots|I have rows of leeks|I have rows of beans|"
              "I have rows of cabbages|I grow potatoes|I grow carrots|I grow leeks|"
              "I grow my own potatoes|I grow beans|I grow onions|I grow cabbages|I grow peas|"
              "I grow tomatoes|I grow my own veg|I raise cabbages|I raise leeks|I raise marrows|"
              "my onions are coming on nicely|my leeks are coming on nicely|"
              "my beans are coming on nicely|my carrots are coming on nicely|"
              "my tomatoes are coming on nicely|I dig up my own potatoes|I dig up my own carrots|"
              "I planted potatoes|I planted leeks|I planted beans|I planted cabbages|"
              "I have a vegetable patch|I have a veg patch|I have a vegetable garden|"
              "I have a kitchen garden|we eat our own carrots|we eat our own potatoes|"
              "we eat our own beans",
        barred="I only grow flowers|I only grow roses|I only grow fruit|I only grow herbs|"
               "I grow nothing|I grow nothing but flowers|I grow nothing but roses|"
               "my plot is bare|my garden is bare|my patch is bare|I do not grow anything|"
               "nothing grows in my garden|I buy all my vegetables|I have never grown a carrot|"
               "I have never grown a vegetable",
        clause="you grow vegetables", fires="My leeks are coming on nicely.",
        fails="I only grow roses.", silent="My lessons are coming on nicely.",
    ),
    situation(
        "plot-holder",
        said="I have an allotment|I rent an allotment|I hold an allotment|"
             "I am an allotment holder",
        worded="I am an allotment tenant|I am the tenant of an allotment|I have an allotment plot",
        shown="the council rents me a plot for vegetables|I dig my plot every Sunday|"
              "I dig my plot every weekend|I dig my plot every Saturday|"
              "I dig my allotment every Sunday|I dig my allotment every weekend|"
              "I dig my allotment every Saturday|I have a plot by the railway|"
              "I have a plot down by the railway|I rent a plot from the council|"
              "I rent a plot on the allotments|I rent a plot by the railway|"
              "I grow leeks on my plot|I grow leeks on my allotment|I grow veg on my plot|"
              "I grow veg on my allotment|I grow potatoes on my plot|"
              "I grow potatoes on my allotment|I grow beans on my plot|"
              "I grow beans on my allotment|my plot on the allotments is bare|"
              "my plot on the allotments is small|my plot on the allotments is full of weeds|"
              "I spend my Sundays at the allotment",
        barred="I gave up my plot|I gave up my allotment|"
               "I am on the waiting list for an allotment|I have no plot|I have no allotment|"
               "I have never had a plot|I have never had an allotment|I handed back my plot|"
               "I handed back my allotment|I gave back my plot|I gave back my allotment|"
               "I am still waiting for a plot",
        clause="you have an allotment", fires="I grow leeks on my plot.",
        fails="I gave up my plot.", silent="I know leaks in my plot.",
    ),
    situation(
        "hive-owner",
        said="I keep bees|I have bees|I am a beekeeper|I have hives",
        worded="I own beehives|I keep honeybees|I own bees|I have a colony of bees|"
               "I have beehives",
        shown="my bees make honey|my bees make wonderful honey|I have three hives in the garden|"
              "I have three hives in the orchard|I have two hives in the garden|"
              "I have two hives in the orchard|I have a few hives in the garden|"
              "I have a few hives in the orchard|I sell honey from my hives|"
              "I sell honey from my own hives|I sell honey from my bees|I look after two hives|"
              "I look after three hives|I look after six hives|my hives stand in the orchard|"
              "my hives stand in the garden|my bees have swarmed|I took honey from my hives|"
              "my bees are busy",
        barred="I have no hives|I have no bees|I gave up my hives|I gave up my bees|"
               "my bees all died|I have given up my bees|I sold my hives|I sold my bees|"
               "I have never kept bees|I do not have any hives|I do not have any bees|"
               "I got rid of my bees",
        clause="you keep bees", fires="My bees have swarmed.", fails="I gave up my hives.",
        silent="My knees have swollen.",
    ),
    situation(
        "dogs-bred",
        said="I breed dogs|I am a dog breeder|I breed puppies|I breed from my dogs",
        worded="I am a breeder of dogs|I run a dog breeding business|I breed from my bitch",
        shown="I sell puppies from my bitch|I sell puppies from my bitches|"
              "I sell puppies from my own bitches|my bitch has had a litter|"
              "my bitch has had two litters|my bitch has had three litters|"
              "I have bred spaniels for years|I have bred labradors for years|"
              "I have bred terriers for years|I breed spaniels|I breed labradors|"
              "I breed terriers|I breed poodles|I breed collies|I have a litter a year|"
              "I have three litters a year|my bitch has a litter every year",
        barred="I do not breed dogs|I do not breed from my dogs|I do not breed from her|"
               "all my dogs are neutered|I have no dogs|my bitch is spayed|my bitch is neutered|"
               "my dog is spayed|my dog is neutered|I have never bred a dog|"
               "I have never bred dogs|I have never bred from my dog|I gave up breeding dogs",
        clause="you breed dogs", fires="My bitch has had a litter.",
        fails="All my dogs are neutered.", silent="My bitch has had a lie-in.",
    ),
)
# fmt: on
