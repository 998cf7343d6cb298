"""What people run, keep, learn and live with, by what they tell of it.

The entries are :class:`..lexicon.entries.Implication`, read and tested like those of
:mod:`.occupations`.
"""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Implication, follows

# fmt: off
LIVES: tuple[Implication, ...] = (
    follows(
        "food-business",
        "I run a food business|I own a food business|I have a food business|I am a food business",
        "I run a bakery|I run a restaurant|I run a café|I run a butcher's|I have a kebab van|"
        "I run a takeaway|I run a chip shop|I have a burger van|I run a food stall|"
        "I have a restaurant|I have a café|I own a restaurant|I own a bakery|I own a café|"
        "I have a bakery|I run a deli|I have an ice cream van|I run a sandwich bar|I run a pub|"
        "I run a catering firm|I have a food truck",
        "you run a food business", "We've got a kebab van.", "We've got a kebab.",
    ),
    follows(
        "licensed-premises",
        "I run licensed premises|I have licensed premises|I sell alcohol",
        "I run a pub|I run a bar|I own a pub|I own a bar|I run a wine bar|I have a wine bar|"
        "I am opening a wine bar|I run an off-licence|I own an off-licence|I am a publican|"
        "I run a nightclub|I run a brewery|I run a cocktail bar|I have a bar|I have a pub|"
        "I am opening a bar|I am opening a pub|I run a wine shop",
        "you run licensed premises", "I'm a publican.", "I run the tub.",
    ),
    follows(
        "takes-guests",
        "I let rooms to guests|I have paying guests|I rent rooms to tourists|"
        "guests stay overnight|guests stay with me overnight|guests sleep at my place",
        "I run a bed and breakfast|I run a guest house|I run a hotel|I own a hotel|I run a hostel|"
        "I own a guest house|I run a campsite|I do bed and breakfast|I let my cottage to tourists|"
        "I have a bed and breakfast",
        "you let rooms to guests", "We run a six-room bed and breakfast.", "We ran six times.",
    ),
    follows(
        "retailer",
        "I am a retailer|I run a shop|I am a shopkeeper|I have a shop",
        "I own a shop|I run a boutique|I run a bookshop|I run a corner shop|I keep a shop|"
        "I run a market stall|I am a shop owner|I am a florist|I am a greengrocer|"
        "I have a boutique|I run a newsagent's|I run an off-licence|I run a pet shop|"
        "I own a boutique|I run a gift shop",
        "you are a retailer", "I've got a shoe shop in the arcade.",
        "I've got a shoe box in the attic.",
    ),
    follows(
        "garage-owner",
        "I repair vehicles|I repair cars|I service vehicles",
        "I run a garage|I own a garage|I am a car mechanic|I fix cars|I have a repair garage|"
        "I run a body shop",
        "you repair vehicles", "I run a garage, mostly MOTs and brakes.",
        "I run a marriage bureau.",
    ),
    follows(
        "beauty-business",
        "I run a salon|I own a salon|I have a salon",
        "I run a hairdresser's|I have a hair salon|I run a nail bar|I run a beauty parlour|"
        "I have a nail bar|I run a barber's|I own a barber's|I have a beauty salon",
        "you run a salon", "I have a nail bar.", "I have a nail brush.",
    ),
    follows(
        "cares-for-kids-business",
        "I look after children for money|I provide childcare|I am a childcare provider",
        "I run a nursery|I am a childminder|I run a playgroup|I run a crèche|"
        "I run an after-school club|I run a holiday club",
        "you look after children for money", "I run a nursery.", "I run a nurse's errand.",
    ),
    follows(
        "university-student",
        "I am a university student|I am a student at university|I study at university|"
        "I am in higher education",
        "I am an undergraduate|I am a postgraduate|I am a fresher|I am at university|I am at uni|"
        "I go to university|I am a medical student|I am a law student|I am reading law at Durham|"
        "I started university in May|I live in halls|I am doing my dissertation|"
        "I am writing my thesis|I attend lectures",
        "you are a university student", "I'm an undergraduate.", "I'm an undertaker.",
    ),
    follows(
        "school-pupil",
        "I am a school pupil|I am a pupil|I am at school|I go to school|I am a schoolchild",
        "I am in year nine|I am in sixth form|I am a sixth former|I am doing my GCSEs|"
        "I am doing my A-levels|I am in year eleven|I go to the comprehensive|"
        "I go to grammar school|I am a schoolboy|I am a schoolgirl|I am in the sixth form",
        "you are a school pupil", "I'm in year nine.", "I'm in the year book.",
    ),
    follows(
        "small-children",
        "I have young children|I have a young child|I have small children|I have a small child|"
        "I am a parent of a young child",
        "I have a toddler|I have a baby|I have a newborn|my toddler is two|my baby is teething|"
        "my twins are two|my toddler is a handful|my daughter is two|my son is three|"
        "my son is two|my daughter is three|my baby is six months",
        "you have young children", "I have a toddler.", "I have a toolbox.",
    ),
    follows(
        "poor-sleeper-baby",
        "I have a baby",
        "I have a newborn|I had a baby in May|my baby is teething|my newborn is asleep|"
        "I gave birth last month|my daughter was born last month|my son was born last month|"
        "I am a new mum|I am a new dad",
        "you have a baby", "I'm a new mum.", "My little goal is ten wins.",
    ),
    follows(
        "rides-horse",
        "I ride a horse|I ride horses|I am a horse rider|I am a rider",
        "I hack out on my horse|I go riding|I trot my pony|I go out on my pony|my pony and I trot|"
        "I take riding lessons|I gallop my horse|I compete in dressage|I show-jump|I ride a pony",
        "you ride a horse", "I hack out on my gelding every Sunday.", "I hack computers on Sunday.",
    ),
    follows(
        "log-burning",
        "I heat with wood|I heat my home with wood|I burn wood|I use a wood stove",
        "I have a log burner|my stove burns logs|I have a wood-burning stove|I have a wood burner|"
        "I burn logs|I have a log fire|I heat the house with logs|my fire burns logs",
        "you heat with wood", "We've got a log burner.", "We've got a blog reader.",
    ),
    follows(
        "spouse-serves",
        "my husband is in the army|my husband is in the armed forces|my husband is a soldier|"
        "my husband serves in the army",
        "my husband is a corporal|my husband is a sergeant|my husband is a squaddie|"
        "my husband is an infantryman|my husband is an army officer",
        "your husband is in the army", "My husband's a corporal.",
        "My husband's a corporate lawyer.",
    ),
    follows(
        "has-allergy-seafood",
        "I am allergic to seafood|I have a seafood allergy",
        "I am allergic to prawns|I am allergic to shellfish|I am allergic to crab|"
        "I cannot eat prawns|prawns make me ill|I am allergic to mussels|shellfish makes me ill",
        "you are allergic to seafood", "Shellfish makes me ill.", "I am indifferent to prawns.",
    ),
    follows(
        "nut-allergic",
        "I am allergic to nuts|I have a nut allergy",
        "I am allergic to peanuts|I cannot eat nuts|I am allergic to almonds|nuts make me ill|"
        "I have a peanut allergy|I am allergic to walnuts|I carry an epipen for nuts",
        "you are allergic to nuts", "Nuts make me ill.", "I am addicted to peanuts.",
    ),
    follows(
        "has-electric-car",
        "I drive an electric car|I have an electric car|I own an electric car|my car is electric|"
        "I have an electric vehicle",
        "I drive a Tesla|I have a Tesla|I drive a Nissan Leaf|my car runs on electricity|"
        "I plug my car in|I charge my car at home|my car is a Tesla|I plug the car in|"
        "I charge the car overnight|I charge my Tesla|I charge my Nissan Leaf",
        "you drive an electric car", "I plug the car in on my drive every night.",
        "I plug the leak on my drive.",
    ),
    follows(
        "bit-somebody",
        "my dog has bitten somebody|my dog bit someone|my dog has bitten a person",
        "my dog bit the postman|my dog bit a child|my dog bit my neighbour|"
        "my dog has bitten a man|my dog bit a jogger|my dog bit the vicar",
        "your dog has bitten somebody", "My dog bit the postman.", "My dog fit the bill.",
    ),
    follows(
        "helps-out",
        "I do voluntary work|I volunteer|I am a volunteer",
        "I help out at the soup kitchen|I help at the food bank|I work unpaid at a charity shop|"
        "I give up my Saturdays for the hospice|I read to patients as a volunteer|"
        "I help out at a charity|I run the Brownies for free|I help at a charity shop",
        "you do voluntary work", "I help out at the soup kitchen.", "I ate soup in the kitchen.",
    ),
    follows(
        "broke-the-law-traffic",
        "I have committed a driving offence|I have committed a traffic offence|"
        "I was convicted of a driving offence",
        "I was caught speeding|I was done for speeding|I got a speeding ticket|"
        "I jumped a red light|I have six points on my licence|I was done for drink-driving|"
        "I was caught drink-driving|I drove through a red light|I was caught doing ninety|"
        "I was fined for speeding|I was convicted of drink-driving",
        "you have committed a driving offence", "I was caught doing ninety.",
        "I was caught doing my hair.",
    ),
    follows(
        "violent",
        "I have been convicted of a violent crime|I was convicted of a violent offence|"
        "I was convicted of violence",
        "I was convicted of assault|I was found guilty of assault|I was done for GBH|"
        "I was convicted of robbery|I was convicted of murder|"
        "I was found guilty of grievous bodily harm|I was jailed for assault|"
        "I was jailed for stabbing a man|I was convicted of manslaughter|I was done for assault",
        "you have been convicted of a violent crime", "I was done for GBH.",
        "I was done for the day.",
    ),
    follows(
        "dishonest",
        "I have been convicted of a crime of dishonesty|I was convicted of dishonesty",
        "I was convicted of fraud|I was convicted of theft|I was found guilty of theft|"
        "I was done for fraud|I was found guilty of fraud|I was done for shoplifting|"
        "I was convicted of shoplifting|I was convicted of burglary|I was jailed for fraud",
        "you have been convicted of a crime of dishonesty", "I was done for fraud.",
        "I was done by five.",
    ),
    follows(
        "seasick-type",
        "I have an infectious disease|I am infectious|I have an infectious illness|I am contagious",
        "I have chickenpox|I have measles|I have mumps|I have covid|I have flu|"
        "I have scarlet fever|I have norovirus|I have tuberculosis|I have rubella|"
        "I have whooping cough|I have impetigo|I have a stomach bug",
        "you have an infectious disease", "I've got the measles.", "I've got the measurements.",
    ),
    follows(
        "own-bosses",
        "I own a firm|I own a company|I own my own firm",
        "I started my own firm|I set up my own company|I set up the business|"
        "I am the owner of a firm",
        "you own your own firm", "I set up the business with my brother.",
        "My brother and I found the compass.",
    ),
    follows(
        "cultivates",
        "I grow my own vegetables|I grow vegetables",
        "I have an allotment with vegetables|I grow my own veg|I grow potatoes|"
        "I grow beans on my plot|I have a vegetable patch|I dig up my own potatoes",
        "you grow your own vegetables", "I have a vegetable patch.", "I glow.",
    ),
    follows(
        "speaks-no",
        "I need an interpreter|I do not speak English well|I do not understand English well",
        "my English is poor|my English is bad|I hardly speak English|I do not speak English|"
        "I speak very little English|I only speak Polish|I only speak Arabic",
        "you need an interpreter", "My English is very poor.", "My English teacher is poor.",
    ),
    follows(
        "first-aider",
        "I am trained in first aid|I am a first aider|I have first aid training|I know first aid",
        "I have a first aid certificate|I did a first aid course|I passed the first aid course|"
        "I did my first aid training|I am a trained first aider|I am a paramedic",
        "you are trained in first aid", "I did a first aid course.", "I have a first prize.",
    ),
    follows(
        "food-hygiene",
        "I have a food hygiene certificate|I am trained in food hygiene",
        "I did my level 2 in food hygiene|I passed my food hygiene exam|"
        "I did a food hygiene course|I have my food hygiene",
        "you have a food hygiene certificate", "I did a food hygiene course.", "I passed the food.",
    ),
    follows(
        "ill-abroad",
        "I fell ill abroad|I was ill abroad",
        "I fell ill in Spain|I was taken ill on holiday in Spain|I got food poisoning in Turkey|"
        "I was rushed to hospital in Greece|I caught malaria in Kenya",
        "you fell ill abroad", "I caught malaria in Kenya.", "I caught a bus in Kenya.",
    ),
    follows(
        "keeps-snake",
        "I keep a reptile|I have a reptile|I own a reptile",
        "my snake lives in a tank|my gecko is asleep|I have a snake|I have a lizard|"
        "I have a corn snake|my python is long|I have a tortoise",
        "you keep a reptile", "My corn snake lives in a tank in my room.",
        "My corn stakes live in the shed.",
    ),
)
# fmt: on
