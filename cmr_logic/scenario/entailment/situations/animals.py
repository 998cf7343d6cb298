"""Animals and farming: what one keeps and grows, and how it is looked after."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Situation, situation

# fmt: off
ANIMALS: tuple[Situation, ...] = (
    situation(
        "dog-owner",
        said="I own a dog|I have a dog|I keep a dog",
        shown="my dog is microchipped|I bought a puppy|I adopted a dog|"
              "I got a dog from the shelter|I have two dogs|I rescued a dog|I breed dogs|"
              "I have a spaniel|"
              "I have a puppy|my terrier barks at the post|I have taken in a greyhound|"
              "I took in a stray dog",
        barred="I do not have a dog|I have no dog|I have never owned a dog|I have never had a dog|"
               "I have no pets|I gave my dog away|I do not have any pets|I do not keep animals|"
               "I have no animals|I have never had any pets|I am a cat person|my dog died|"
               "I have only got a cat|I have only a cat",
        clause="you own a dog", fires="I got a puppy from the shelter.", fails="I have no pets.",
        silent="I got a puppet from the shelter.",
    ),
    situation(
        "pet-owner",
        said="I have a pet|I own a pet|I keep a pet|I keep pets",
        worded="I am a pet owner|I keep animals at home|I keep an animal at home",
        shown="I have a dog|I have a cat|I have a rabbit|I keep a parrot|I own a hamster|"
              "I have a goldfish|I have guinea pigs|I have two cats|I have a budgie|"
              "my cat sleeps on my bed|my dog sleeps on my bed|I keep a tortoise|I keep gerbils|"
              "I have a ferret|I share my flat with a cat|I got a puppy|I got a kitten|"
              "I have a moggie|I have moggies|we have two moggies|my moggies sleep on the bed|"
              "my budgie talks|my budgie sings all day|my goldfish is called Bob|"
              "my rabbit lives in the shed|my tortoise hibernates in the garage|"
              "my cat has had kittens|my dog sleeps in the kitchen|the cat sleeps on my bed|"
              "I feed my hens every morning|my guinea pigs live indoors|"
              "my terrier barks at the postman|my parrot swears at visitors|I took in a stray cat|"
              "I have taken in a stray dog",
        barred="I have no pets|I do not have any pets|I have never had a pet|"
               "I do not keep animals|I have no animals|I have never kept a pet|"
               "there are no animals in my house|"
               "I have never owned an animal|there are no animals here|"
               "I cannot stand animals in the house",
        clause="you have a pet", fires="I have a tortoise.", fails="I have never kept a pet.",
        silent="I have a tortilla.",
    ),
    situation(
        "vaccinated-animal",
        said="it is vaccinated|it has been vaccinated|it was vaccinated|it has had its vaccination",
        worded="it has had its vaccinations|it has had all its vaccinations",
        shown="it had its jabs|it has had its jabs|it had its rabies jab|the vet vaccinated it|"
              "it is up to date with its jabs|it had its injections|it had its jab|"
              "it had its shots|it has had all its vaccinations|he has had his jabs|"
              "she has had her jabs|he is up to date with his jabs|"
              "she is up to date with her injections|the vet gave him his jabs|"
              "my dog has had all her jabs|my cat has had her jabs|my puppy has had her shots|"
              "my dog is up to date with her jabs|"
              "the vet jabbed it in May|the vet jabbed her in May|the vet jabbed him in May|"
              "the vet gave it its jabs|she has had all her jabs|he has had all his jabs|"
              "she had her booster in May|he had his booster in May|"
              "the vet jabbed the whole flock|they have all had their jabs",
        barred="it is unvaccinated|it has not had its jabs|it has never been vaccinated|"
               "it has not been vaccinated|it has not had its vaccinations|it has had no jabs|"
               "it has never had a jab|it has not had any jabs|he has not had his jabs|"
               "she has never been vaccinated|he has never had a jab|she has not had her jabs|"
               "my dog has not had her jabs|my puppy has not had her shots yet|"
               "my cat has never had a jab|my dog has not been vaccinated|"
               "not one of them has ever had a jab|none of them has ever had a jab|"
               "she is overdue her jabs|he is overdue his jabs|its jabs have lapsed",
        clause="it has been vaccinated", fires="It had its jabs in May.",
        fails="It has had no jabs.", silent="It had its job in May.",
    ),
    situation(
        "chipped-animal",
        said="it is microchipped|it has a microchip|it has been microchipped|it was microchipped",
        shown="it is chipped|it was chipped|the vet chipped it|it has been chipped|"
              "the vet put a chip in it|it was chipped by the vet|it has a chip|"
              "the vet put a chip in him|he has a chip in his neck|she has a microchip|"
              "the vet scanned her chip|he is chipped",
        barred="it has no chip|it has no microchip|it is not chipped|it has never been chipped|"
               "it has not been chipped|it has never been microchipped|he has no chip|"
               "she was never chipped|he is not chipped|the vet found no chip",
        clause="it is microchipped", fires="The vet chipped it in May.",
        fails="It has no microchip.", silent="The vet clipped it in May.",
    ),
    situation(
        "neutered-animal",
        said="it is neutered|it has been neutered|it was neutered",
        worded="my dog is neutered|my dog has been neutered|my cat is neutered|"
               "my cat has been neutered|my pet is neutered|my pet has been neutered|"
               "it has been spayed|my cat has been spayed",
        shown="it is spayed|it was spayed|it has been spayed|it was castrated|the vet neutered it|"
              "the vet spayed her|he was neutered|she was spayed|the vet neutered him|"
              "he had the snip|she has been spayed|"
              "he has had the snip|she has had the snip|she had the snip|my dog had the snip|"
              "my cat had the snip|it had the snip|it has had the snip|he was castrated|"
              "he has been castrated|my dog was castrated|my dog has been castrated|"
              "my cat was spayed|my dog was spayed|he has been neutered|she has been neutered|"
              "the vet castrated him|my dog has had the snip|my cat has had the snip|"
              "he is castrated|she is spayed",
        barred="it has not been neutered|it is not neutered|it has not been spayed|"
               "it is unneutered|she has not been spayed|he has not been neutered|"
               "she is in season|she had kittens last month|she had a litter in May|"
               "my cat had kittens|my dog had puppies|she had puppies|she is expecting puppies|"
               "she is expecting kittens|my bitch is in heat|my bitch had a litter|"
               "he has not been castrated|he has not had the snip|she has not had the snip|"
               "I never had him neutered|I never had her spayed|she has not been neutered",
        clause="it has been neutered", fires="It was spayed in May.",
        fails="It has not been spayed.", silent="It was sprayed in May.",
    ),
    situation(
        "assistance-dog",
        said="I have an assistance dog|I have a guide dog|I use an assistance dog|"
             "my dog is an assistance dog",
        worded="I rely on an assistance dog",
        shown="my guide dog goes everywhere with me|my dog is a guide dog|my dog is a hearing dog",
        barred="I do not have a dog|I have no dog|I have no pets|he is just a family pet|"
               "she is just a family pet",
        clause="you have an assistance dog", fires="My dog is a guide dog.",
        fails="I have no pets.", silent="My dog is a good dog.",
    ),
    situation(
        "livestock-keeper",
        said="I keep livestock|I have livestock|I own livestock|I raise livestock|"
             "I am a livestock farmer",
        worded="I keep farm animals|I have farm animals|I raise farm animals",
        shown="I keep sheep|I keep cattle|I keep pigs|I keep goats|I have a dairy herd|"
              "I run sheep on the hill|I run four hundred ewes|I have cattle|"
              "I have a herd of cows|I have a flock of sheep|I am a sheep farmer|"
              "I am a dairy farmer|I milk cows|I am a cattle farmer|I breed sheep|I farm sheep|"
              "I farm cattle|I rear pigs|I rear cattle|I am a pig farmer",
        barred="I do not keep any animals|I keep no animals|I have no livestock|"
               "I do not keep animals|I have no animals|I sold all my livestock|I sold my herd|"
               "I have never kept livestock",
        clause="you keep livestock", fires="I have a flock of ewes on the hill.",
        fails="I keep no animals.", silent="I have a flask of tea on the hill.",
    ),
    situation(
        "poultry-keeper",
        said="I keep poultry|I have poultry|I own poultry|I am a poultry farmer",
        shown="I keep chickens|I have chickens|I keep ducks|I have hens|I have a dozen hens|"
              "I keep geese|I keep turkeys",
        barred="I keep no animals|I have no animals|I do not keep animals|"
               "I do not keep any animals|I have no poultry|I have no birds",
        clause="you keep poultry", fires="I have a dozen hens.", fails="I keep no animals.",
        silent="I have a dozen pens.",
    ),
    situation(
        "dairy",
        said="I am a dairy farmer|I run a dairy farm|I have a dairy farm|I have a dairy herd|"
             "I keep dairy cows|I produce milk",
        shown="I milk cows|I have a milking parlour|I milk eighty cows|I sell my milk to a dairy|"
              "my herd is milked twice a day|I supply milk to a dairy",
        barred="I do not keep any animals|I keep no animals|I have no livestock|I have no cows|"
               "I do not keep cows|I am an arable farmer|I have no animals",
        clause="you are a dairy farmer", fires="I milk eighty cows.", fails="I keep no animals.",
        silent="I mind eighty cots.",
    ),
    situation(
        "farmer",
        said="I am a farmer|I have a farm|I work as a farmer|I run a farm|I am a rancher",
        shown="I am a sheep farmer|I am a dairy farmer|I farm|I farm two hundred acres|"
              "I farm sheep|I farm land|I own a farm|I am a tenant farmer|I run a sheep farm|"
              "I am an arable farmer|I farm barley|I took over the family farm|I have a farm|"
              "I keep cows|I milk cows|I have a flock of sheep|we work the land|I grow wheat|"
              "I run a dairy herd|I have a herd of cows|"
              "I have 200 acres of wheat|I milk eighty cows|I have sixty head of cattle|"
              "I run four hundred ewes|I have a dairy herd|I grow barley on two hundred acres|"
              "I have a hill farm",
        barred="I have never farmed|I am not a farmer|I gave up farming|I sold my farm|"
               "I sold the farm|I stopped farming|I have given up farming|I work in a bank|"
               "I am a plumber|I am a teacher|I work in an office",
        clause="you are a farmer", fires="I farm two hundred acres near Diss.",
        fails="I gave up farming in May.", silent="I form two hundred acronyms near Diss.",
    ),
    situation(
        "grower",
        said="I grow crops",
        shown="I am an arable farmer|I grow wheat|I grow barley|I grow potatoes on my farm|"
              "I grow maize|I farm barley|I farm wheat|I plant corn|I harvest wheat|"
              "I planted wheat|I sowed barley",
        barred="I grow nothing|I do not grow anything",
        clause="you grow crops", fires="I farm barley near Diss.", fails="I do not grow anything.",
        silent="I carry barley soup near Diss.",
    ),
    situation(
        "organic",
        said="I farm organically|I am an organic farmer|my farm is organic|I am certified organic",
        worded="my farm is organic|my farm is certified organic|I am certified organic|"
               "my land is certified organic|I have organic certification|I farm organically",
        shown="I have organic certification|my land is certified organic|my crops are organic|"
              "the Soil Association certified us|the Soil Association has certified my farm|"
              "I got my organic certificate last year|"
              "my land is certified by the Soil Association|I have an organic certificate|"
              "my organic certificate runs until May",
        barred="I spray my crops|I use pesticides|I farm conventionally|"
               "I use chemical fertiliser|I spray pesticides|"
               "I spray twice a year|I use weedkiller on my crops|I use artificial fertiliser|"
               "I lost my organic certificate|I spray against blight|my farm is conventional|"
               "I use pesticides on my fields",
        clause="you are an organic farmer", fires="My crops are organic.",
        fails="I spray my crops.", silent="My crowds are enormous.",
    ),
    situation(
        "beekeeper",
        said="I keep bees|I am a beekeeper|I have bees",
        shown="I have a hive|I have three beehives|I have hives|I look after beehives",
        barred="I have never kept bees|I gave up my bees|I do not keep bees|I sold my hives",
        clause="you keep bees", fires="I have three beehives.", fails="I gave up my bees in May.",
        silent="I have three behaviours.",
    ),
    situation(
        "horse-owner",
        said="I own a horse|I have a horse|I keep a horse",
        shown="I have a pony|I bought a horse|I keep two ponies|I have a mare in foal",
        barred="I have never owned a horse|I sold my horse|I do not have a horse|I have no horse|"
               "I have no animals|I keep no animals",
        clause="you own a horse", fires="I keep two ponies.", fails="I sold my horse in May.",
        silent="I keep two posies.",
    ),
)
# fmt: on
