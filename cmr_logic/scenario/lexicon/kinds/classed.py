"""Classes that rules name in two words or more: contact sports, means-tested benefits."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Kinds, kinds

# fmt: off
CLASSED: tuple[Kinds, ...] = (
    kinds(
        "contact sport",
        "rugby|boxing|judo|karate|wrestling|american football|kickboxing|taekwondo|martial art|"
        "ice hockey|jujitsu|sumo|mixed martial art",
        "you play a contact sport", "I play rugby.",
        "I play rummy.",
    ),
    kinds(
        "martial art",
        "judo|karate|taekwondo|jujitsu|aikido|kung fu|kendo|krav maga|kickboxing",
        "you do a martial art", "I do judo.",
        "I do jigsaws.",
    ),
    kinds(
        "water sport",
        "sailing|surfing|kayaking|rowing|canoeing|windsurfing|scuba diving|water-skiing|"
        "water - ski|paddleboarding|kitesurfing|wakeboarding|snorkelling|jet skiing",
        "you do a water sport", "I do scuba diving.",
        "I do scrubbing.",
    ),
    kinds(
        "team sport",
        "football|rugby|cricket|hockey|netball|basketball|volleyball|lacrosse|baseball|"
        "rounders|water polo|ice hockey|handball|softball",
        "you play a team sport", "I play hockey.",
        "I play chess.",
    ),
    kinds(
        "racket sport",
        "tennis|badminton|squash|table tennis|padel|pickleball|racquetball",
        "you play a racket sport", "I play badminton.",
        "I play bingo.",
    ),
    kinds(
        "dangerous sport",
        "skydiving|skydive|base jumping|paragliding|hang-gliding|hang - glide|bungee jumping|"
        "rock climbing|motor racing|mountaineering|potholing|ski jumping|free climbing|"
        "parachuting|bull riding",
        "you do a dangerous sport", "I do rock climbing.",
        "I do rock music.",
    ),
    kinds(
        "means-tested benefit",
        "universal credit|income support|housing benefit|pension credit|council tax reduction|"
        "income - based jobseeker 's allowance|"
        "working tax credit|child tax credit|council tax support",
        "you get a means-tested benefit", "I get Pension Credit.",
        "I get a pension.",
    ),
    kinds(
        "disability benefit",
        "pip|personal independence payment|disability living allowance|attendance allowance|"
        "dla|employment and support allowance|industrial injuries disablement benefit|"
        "adult disability payment|child disability payment",
        "you get a disability benefit", "I get Attendance Allowance.",
        "I get attention.",
    ),
    kinds(
        "close relative",
        "mother|father|parent|sister|brother|sibling|grandmother|grandfather|grandparent|grandson|"
        "granddaughter|grandchild",
        "you live with a close relative", "I live with my sister.",
        "I live with my cousin.",
    ),
    kinds(
        "emergency service",
        "police|fire brigade|ambulance service|coastguard|fire service|fire and rescue service|"
        "mountain rescue|lifeboat|police force",
        "you have told the emergency services", "I have told the coastguard.",
        "I have told the coach.",
    ),
    kinds(
        "lung condition",
        "asthma|copd|emphysema|bronchitis|cystic fibrosis|pulmonary fibrosis|bronchiectasis|"
        "silicosis|asbestosis|tuberculosis|lung cancer|pneumonia",
        "you have a lung condition", "I have silicosis.",
        "I have silver.",
    ),
    kinds(
        "skin condition",
        "eczema|psoriasis|dermatitis|rosacea|acne|impetigo|vitiligo|ringworm|scabies|hives|"
        "shingles|athlete 's foot",
        "you have a skin condition", "I have vitiligo.",
        "I have vitamins.",
    ),
    kinds(
        "eye condition",
        "glaucoma|cataract|macular degeneration|conjunctivitis|detached retina|"
        "retinitis pigmentosa|diabetic retinopathy|keratoconus|astigmatism",
        "you have an eye condition", "I have glaucoma.",
        "I have glamour.",
    ),
    kinds(
        "neurological condition",
        "parkinson 's|multiple sclerosis|motor neurone disease|epilepsy|cerebral palsy|"
        "huntington 's|dementia|alzheimer 's|muscular dystrophy|tourette 's|narcolepsy|migraine",
        "you have a neurological condition", "I have narcolepsy.",
        "I have narcissi.",
    ),
    kinds(
        "autoimmune disease",
        "lupus|rheumatoid arthritis|multiple sclerosis|crohn 's|coeliac disease|"
        "type 1 diabetes|ulcerative colitis|psoriasis|vitiligo|myasthenia gravis|"
        "addison 's disease|graves ' disease",
        "you have an autoimmune disease", "I have lupus.",
        "I have lupins.",
    ),
    kinds(
        "infectious disease",
        "mumps|rubella|german measles|chickenpox|flu|covid|tuberculosis|whooping cough|"
        "scarlet fever|norovirus|meningitis|hepatitis|impetigo|diphtheria|cholera|typhoid|"
        "ebola|malaria|polio|monkeypox|tb",
        "your son has an infectious disease", "My son has mumps.",
        "My son has mugs.",
    ),
    kinds(
        "mental health condition",
        "depression|anxiety|schizophrenia|bipolar disorder|ocd|ptsd|eating disorder|anorexia|"
        "bulimia|psychosis|personality disorder|postnatal depression|"
        "obsessive compulsive disorder|agoraphobia",
        "you have a mental health condition", "I have agoraphobia.",
        "I have agricultural land.",
    ),
    kinds(
        "place of worship",
        "church|mosque|synagogue|temple|chapel|cathedral|gurdwara|abbey|kingdom hall|minster|"
        "meeting house",
        "you run a place of worship", "I run a mosque.",
        "I run a mill.",
    ),
    kinds(
        "food business",
        "restaurant|cafe|takeaway|food truck|burger van|tea room|sandwich bar|butcher 's|"
        "catering business|ice cream van|fish and chip shop|coffee shop|deli|pizzeria|"
        "kebab shop|tearoom|food stall|chip van|snack bar|bistro",
        "you run a food business", "I run a burger van.",
        "I run a moving van.",
    ),
    kinds(
        "healthcare professional",
        "nurse|doctor|gp|midwife|dentist|pharmacist|physiotherapist|optician|health visitor|"
        "paramedic|surgeon|occupational therapist|radiographer|psychiatrist|dental nurse|"
        "podiatrist|speech therapist|consultant",
        "you are a healthcare professional", "I am a midwife.",
        "I am a midfielder.",
    ),
    kinds(
        "violent crime",
        "assault|murder|robbery|manslaughter|grievous bodily harm|stabbing|wounding|mugging|"
        "rape|actual bodily harm|kidnapping",
        "you were convicted of a violent crime", "I was convicted of robbery.",
        "I was convicted of forgery.",
    ),
    kinds(
        "motoring offence",
        "speeding|drink-driving|drink - drive|dangerous driving|careless driving|"
        "driving without insurance|drunk driving|jumping a red light|drunk - drive",
        "you were convicted of a motoring offence", "I was convicted of careless driving.",
        "I was convicted of careless talk.",
    ),
    kinds(
        "bank holiday",
        "christmas day|boxing day|good friday|easter monday|new year 's day|may day|"
        "whit monday|new years day",
        "you work on a bank holiday", "I work on Boxing Day.",
        "I work on a boxing match.",
    ),
    kinds(
        "public holiday",
        "christmas day|boxing day|good friday|easter monday|new year 's day|may day|"
        "independence day|thanksgiving|labor day|memorial day",
        "you work on a public holiday", "I work on Good Friday.",
        "I work on Fridays.",
    ),
    kinds(
        "electrical appliance",
        "fridge|kettle|toaster|microwave|hairdryer|washing machine|tumble dryer|dishwasher|"
        "vacuum cleaner|electric blanket|electric heater|hair dryer|iron|food mixer|"
        "electric fire|electric cooker",
        "you own an electrical appliance", "I own a toaster.",
        "I own a toad.",
    ),
    kinds(
        "oily fish",
        "salmon|mackerel|sardine|herring|trout|kipper|anchovy|pilchard",
        "you eat oily fish", "I eat mackerel.",
        "I eat macaroni.",
    ),
    kinds(
        "woodwind instrument",
        "flute|clarinet|oboe|bassoon|recorder|saxophone|piccolo|tin whistle",
        "you play a woodwind instrument", "I play the oboe.",
        "I play the hobo.",
    ),
    kinds(
        "brass instrument",
        "trumpet|trombone|tuba|cornet|french horn|euphonium|bugle|flugelhorn",
        "you play a brass instrument", "I play the tuba.",
        "I play the tub.",
    ),
    kinds(
        "string instrument",
        "violin|viola|cello|double bass|guitar|harp|ukulele|mandolin|banjo|fiddle|lute",
        "you play a string instrument", "I play the cello.",
        "I play the cell phone game.",
    ),
    kinds(
        "foreign language",
        "french|german|spanish|italian|polish|portuguese|dutch|greek|russian|chinese|mandarin|"
        "japanese|arabic|swedish|danish|norwegian|finnish|hungarian|czech|turkish|korean|hindi|"
        "urdu|romanian",
        "you are learning a foreign language", "I am learning Italian.",
        "I am learning italics.",
    ),
    kinds(
        "smart device",
        "smartphone|smart speaker|smartwatch|smart tv|tablet|ipad|fitness tracker",
        "you own a smart device", "I own an iPad.",
        "I own an iron.",
    ),
    kinds(
        "portable device",
        "laptop|tablet|ipad|mobile phone|smartphone|kindle|camera|games console|e - reader",
        "you carry a portable device", "I carry a laptop.",
        "I carry a lantern.",
    ),
    kinds(
        "valuable item",
        "engagement ring|gold watch|diamond ring|rolex|antique clock|diamond necklace|"
        "pearl necklace|wedding ring",
        "you lost a valuable item", "I lost my engagement ring.",
        "I lost my engagement diary.",
    ),
    kinds(
        "outdoor space",
        "garden|balcony|patio|yard|roof terrace|terrace|courtyard|backyard",
        "you have an outdoor space", "I have a balcony.",
        "I have a ballot.",
    ),
    kinds(
        "large animal",
        "horse|cow|bull|donkey|pony|llama|alpaca|ox|camel|bullock",
        "you keep a large animal", "I keep a donkey.",
        "I keep a dormouse.",
    ),
    kinds(
        "bladed article",
        "knife|machete|dagger|sword|penknife|razor|axe|bread knife|kitchen knife|flick knife",
        "you carry a bladed article", "I carry a penknife.",
        "I carry a pencil.",
    ),
)
# fmt: on
