"""What is shown of land and animals: fields by a river, a dozen hens, a sprayed orchard."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.shown.notation import shows

_HERD = (
    "(sheep|cows|cattle|pigs|hens|chickens|goats|ewes|heifers|bullocks|lambs|geese|turkeys"
    "|ducks|alpacas|llamas|deer|calves|sows|piglets|bulls|quail|donkeys)"
)

# fmt: off
OF_LAND: tuple[Rewording, ...] = (
    shows(
        "my-bottom-field",
        "(?<!rent )(?<!lease )(my|our) {few}(fields?|meadow|paddock|pasture|acres|land|orchard"
        "|woodland|plot|top field|lower field) {few}(runs?|goes|go|slopes?|borders?|backs?|lies"
        "|lie|stretch|stretches|reach|reaches|touch|touches|meets?|adjoins?|ends?|is|are)"
        "|{who}{have} ({n}|\\d+|a few|half an|a couple of) {few}(acres|hectares)"
        "|(bought|own|inherited) (the|a|that|some|this) {few}(meadow|field|paddock|wood|plot"
        "|land|orchard|pasture)",
        "I own land. I have land. I am a landowner",
        "you own land", "My fields run down to the river.", "My fears run down to the river.",
        unless=r"\b(?:rent|lease|landlord|tenant)\w*\b",
    ),
    shows(
        "land-beside-water",
        "(?<!rent )(my|our) {few}(fields?|meadow|paddock|pasture|land|orchard|woodland|plot"
        "|garden|farm) {few}(runs?|goes|slopes?|borders?|backs?|lies|stretch(es)?|reach(es)?"
        "|touch(es)?|meets?|adjoins?|ends?) {few}(down to|along|beside|onto|at|by|as far as|to"
        "|on)? ?(the|a) {few}(?P<water>river|canal|lake|sea|stream|road|railway|park|beach|shore"
        "|wood|forest)",
        "I own land beside the {water}. I own land next to the {water}. I own land by the "
        "{water}. My land is beside the {water}. I have land beside the {water}",
        "you own land beside the river", "My bottom field runs right down to the river bank.",
        "My bottom field runs right down to the mill.", unless=r"\b(?:rent|lease|landlord"
        r"|tenant)\w*\b",
    ),
    shows(
        "not-a-blade-of-grass",
        "(don't|do not|never) (own|have|owned|had) (a|any|so much as a) {few}(blade of grass"
        "|square (foot|inch|metre)|land|acre|field)|{who} (rent|rents|lease|leases) (my|our"
        "|all (my|our|the)|the|his|her) {few}(fields|land|grazing|pasture|acres|farm)|(all"
        "|every inch) of (my|our|the) land is (rented|leased)",
        "{who} {do} not own land. {who} {have} no land. {who} {be} not a landowner",
        "you own land", "I rent my fields.", "I rend my fillings.", value=False,
    ),
    shows(
        "breeds-pigs",
        "{who} {often}(breed|breeds|milk|milks|rear|rears|fatten|fattens|graze|grazes|shear"
        "|shears|lamb|run|farm|farms) (a |an |some |my |our |about |around "
        "|over )?({n} |\\d+ |a (dozen|few|couple of|herd of|flock of) |several |rare-breed "
        "|prize )*{few}" + _HERD + "|{who}{have} (a (herd|flock) of|{n} (hundred|dozen)|\\d+"
                                   "|dozens of|hundreds of) {few}" + _HERD,
        "{who} keep{s} livestock. {who} {be} a farmer. {who} keep{s} farm animals. {who} {have} "
        "livestock. I farm",
        "you are a farmer", "We breed pigs.", "We breed pugs.",
    ),
    shows(
        "grows-only",
        "{who} (only|just) (grow|grows|raise) {few}(wheat|barley|corn|vegetables|crops|potatoes"
        "|oats|fruit|flowers|maize|rape|beans)|{who} (grow|grows) {few}(only|nothing but)|(grow"
        "|grows) {few}(vegetables|wheat|crops|fruit|barley) only|(no|not a single"
        "|haven't any) (animals|livestock|beasts) (on|at) (the|my|our)|arable (farm|only)",
        "{who} {do} not keep livestock. {who} {have} no livestock. {who} {do} not keep animals. "
        "{who} {do} not keep farm animals",
        "you keep livestock", "We only grow wheat.", "We only grow weary.", value=False,
    ),
    shows(
        "townie",
        "{who}{am} a (townie|city (person|girl|boy|dweller)|city slicker)|{who}('ve| have|'s"
        "| has)? never (farmed|worked (on )?the land|worked on a farm|driven a tractor)",
        "{who} {be} not a farmer. {who} {do} not farm. I do not live in the country",
        "you are a farmer", "I'm a townie.", "I'm a tonic.", value=False, ever=True,
    ),
    shows(
        "sprays-the-orchard",
        "{who} {often}(spray|sprays|treat|treats|dust|dusts) (my|our|the|his|her) {few}(crops?"
        "|orchard|roses|vines|wheat|barley|fields?|potatoes|apples|trees|vegetables|beans"
        "|plants)|(weedkiller|pesticides?|slug pellets|insecticide|fungicide|herbicide"
        "|roundup) (on|over|in|round|to)|{who} {often}(use|uses|spread|put) {few}(weedkiller"
        "|pesticides?|slug pellets|insecticide|fungicide|herbicide)",
        "{who} use{s} pesticides. {who} use{s} pesticide. I spray pesticides. {who} use{s} "
        "chemicals",
        "you use pesticides", "I spray the orchard twice a year.",
        "I stray from the orchard twice a year.",
        unless=r"\b(?:never|not|no\sweedkiller|organic|water\sonly)\b",
    ),
    shows(
        "organic",
        "(farm|garden|allotment|orchard|smallholding|everything|crops?|vegetables|land|it"
        "|all) ('s|is|are) {few}(organic|chemical-free|pesticide-free)|never (sprayed"
        "|used (any )?(sprays?|chemicals|weedkiller|pesticides?))|(use|uses|using) no (sprays?"
        "|chemicals|weedkiller|pesticides?)|(without|free of) (any )?(sprays|chemicals|pesticides)",
        "I do not use pesticides. I do not use pesticide. I do not use chemicals. I use no "
        "pesticides. I have never used pesticides",
        "you use pesticides", "My farm is organic.", "My farm is original.", value=False, ever=True,
    ),
    shows(
        "she-is-a-breed",
        "(he|she|it|(?P<name>(?-i:[A-Z][a-z]+)))('s| is) (a|an|my|our) {few}(spaniel|labrador"
        "|terrier|collie|poodle|greyhound|whippet|dachshund|beagle|alsatian|german shepherd"
        "|retriever|pug|bulldog|corgi|boxer|dalmatian|husky|jack russell|setter|mastiff"
        "|rottweiler|bichon|schnauzer|lurcher|mongrel|puppy|chihuahua|cockapoo|labradoodle"
        "|great dane|pointer)",
        "It is a dog. My pet is a dog. It is not a cat. It is not a bird. It is not a reptile. "
        "It is not a snake",
        "it is a reptile", "She's an elderly spaniel.", "She's an elderly Spaniard.", value=False,
        unless=r"\b(?:handler|breeder|owner|trainer)\b",
    ),
    shows(
        "she-is-a-cat",
        "(he|she|it|(?P<name>(?-i:[A-Z][a-z]+)))('s| is) (a|an|my|our) {few}(tabby|siamese"
        "|persian|moggy|tomcat|kitten|ginger tom|maine coon|burmese|ragdoll|tortoiseshell|cat)\\b",
        "It is a cat. My pet is a cat. It is not a dog. It is not a bird. It is not a reptile. "
        "It is not a snake",
        "it is a dog", "She's an old tabby.", "She's an old tabard.", value=False,
    ),
    shows(
        "he-has-scales",
        "(he|she|it|(?P<name>(?-i:[A-Z][a-z]+)))('s| is) (a|an|my|our) {few}(gecko|iguana|python"
        "|boa|tortoise|bearded dragon|chameleon|corn snake|lizard|snake|terrapin|turtle|skink)\\b",
        "It is a reptile. My pet is a reptile. It is not a dog. It is not a cat. It is not a bird",
        "it is a dog", "He's a green iguana.", "He's a green idealist.", value=False,
    ),
    shows(
        "kept-to-heel",
        "(always|keep|keeps|kept|walk|walks) {few}(him|her|it|them) {few}(on (a|the|his|her"
        "|its) (lead|leash)|leashed|tied|to heel)|never off (the|his|her|its) (lead|leash)"
        "|never (let|lets) (him|her|it|them) off (the|his|her|its)? ?(lead|leash)",
        "My dog is on a lead. It is on a lead. My dog is kept on a lead. I keep my dog on a "
        "lead. It is kept on a lead",
        "your dog is on a lead", "I always keep him on the leash.",
        "I always keep him on the leaflet.",
        ever=True,
    ),
    shows(
        "runs-loose",
        "(he|she|it|the dog|my dog|they) {often}(runs?|goes|roams?|wanders?) (loose|free|wild"
        "|about)|(let|lets) (him|her|it|them) (off|run|loose|roam)|(never|don't) (use|own"
        "|bother with|used) (a|the) (lead|leash)|off (the|his|her|its) (lead|leash){end}",
        "My dog is not on a lead. It is not on a lead. My dog is not kept on a lead. I do not "
        "keep my dog on a lead. It is off the lead",
        "your dog is on a lead", "He runs loose.", "He runs late.", value=False,
        unless=r"\bnever\s(?:let|lets|off)\b",
    ),
    shows(
        "chip-put-in",
        "(put|fitted|got|has|had|with) a (micro)?chip (in|under|between|put in)|(she|he|it|they"
        "|[a-z]+)('s| is|'s been| has been| was|'ve been| have been) (micro)?chipped",
        "My dog is microchipped. My pet is microchipped. It is microchipped. My cat is "
        "microchipped. My dog has been microchipped. My dog has a microchip",
        "your dog is microchipped", "She's been chipped.", "She's been choppy.",
        ever=True, unless=r"\b(?:never|not|n['’]t)\b",
    ),
    shows(
        "no-chip",
        "(never|not|hasn't|hasn't got|isn't|without|no|wasn't) {few}(micro)?chip(ped)?{end}",
        "My dog is not microchipped. My pet is not microchipped. It is not microchipped. My cat "
        "is not microchipped. My dog has not been microchipped",
        "your dog is microchipped", "She's never been chipped.", "She's never been chirpy.",
        value=False,
        ever=True,
    ),
    shows(
        "jabs-for-the-dog",
        "(she|he|it|they)('s|'ve| has| have) (had|got) (all )?(of )?(her|his|its"
        "|their) {few}(jabs|shots|vaccinations|boosters|injections)|vet (gave|has given) (her"
        "|him|it|them) (the |her |his |its |their )?{few}(jabs?|shots?|boosters?|injections?)"
        "|(jabs|vaccinations|boosters) are (all )?up to date",
        "My dog is vaccinated. My pet is vaccinated. It is vaccinated. My dog has been "
        "vaccinated. My cat is vaccinated. My animal is vaccinated. It has been vaccinated",
        "your dog is vaccinated", "She's had all her jabs.", "She's had all her jam.", ever=True,
        unless=r"\b(?:never|not|n['’]t|wife|mum|daughter|son|baby|husband)\b",
    ),
    shows(
        "no-jabs-for-the-dog",
        "(she|he|it|they)('s|'ve| has| have| hasn't| haven't) (had |not had |never had )?(no"
        "|none of|any of|any|not had|her|his|its|their) ?{few}(jabs|shots|vaccinations|boosters"
        "|injections)( yet)?{end}",
        "My dog is not vaccinated. My pet is not vaccinated. It is not vaccinated. My dog has "
        "not been vaccinated. My cat is not vaccinated. It has not been vaccinated",
        "your dog is vaccinated", "She's had no jabs.", "She's had no jam.", value=False, ever=True,
        unless=r"\b(?:'s|'ve|’s|’ve|has|have)\shad\s(?:all|her|his|its|their)\b|\b(?:wife|mum"
               r"|daughter|son|baby|husband)\b",
    ),
)
# fmt: on
