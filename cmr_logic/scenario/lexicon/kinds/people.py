"""Kin, callings and where people work."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Kinds, kinds

# fmt: off
PEOPLE: tuple[Kinds, ...] = (
    # Kin.
    kinds(
        "partner", "missus|hubby|other half|better half|fiancee|fiance|wifey|"
        "husband|wife|spouse|civil partner|girlfriend|boyfriend|fiancé|fiancée",
        "your partner works", "My wife works.", "My aunt works.",
    ),
    kinds(
        "spouse", "husband|wife", "your spouse smokes", "My husband smokes.",
        "My boyfriend smokes.",
    ),
    kinds(
        "child",
        "schoolboy|schoolgirl|preschooler|foster child|youngster|little one|tot|offspring|"
        "quadruplet|teen|son|daughter|boy|girl|baby|toddler|stepson|stepdaughter|twin|triplet|"
        "infant|newborn|teenager|stepchild",
        "your child is ill", "My daughter is ill.", "My neighbour is ill.",
    ),
    kinds(
        "parent", "stepdad|stepmum|pop|foster mother|foster father|"
        "mother|father|mum|dad|mom|mummy|daddy|mam|stepmother|stepfather",
        "your parent is ill", "My mum is ill.", "My uncle is ill.",
    ),
    kinds(
        "sibling",
        "half-brother|half-sister|stepbrother|stepsister|half - brother|half - sister|"
        "kid brother|kid sister|brother|sister|twin sister|twin brother",
        "your sibling lives here", "My brother lives here.", "My cousin lives here.",
    ),
    kinds(
        "grandparent", "grandmother|grandfather|granny|grandma|grandad|nan|gran|grandpa",
        "your grandparent is ill", "My nan is ill.", "My vet is ill.",
    ),
    kinds(
        "grandchild", "grandkid|granddaughter|great-grandchild|great - grandchild|grandson",
        "your grandchild is ill", "My grandson is ill.", "My guest is ill.",
    ),
    kinds(
        "relative",
        "parent|mother|father|mum|dad|brother|sister|aunt|auntie|uncle|cousin|grandmother|"
        "grandfather|grandparent|grandchild|niece|nephew|son|daughter|sibling",
        "your relative is ill", "My aunt is ill.", "My tenant is ill.",
    ),
    # Trades and workplaces.
    kinds(
        "tradesperson",
        "nurse|plumber|electrician|carpenter|chef|cook|waiter|waitress|lawyer|accountant|mechanic|"
        "builder|cleaner|librarian|baker|police officer|engineer|receptionist|cashier|driver|"
        "secretary|clerk|teacher|doctor|dentist|vet|joiner|bricklayer|roofer|porter|barber|"
        "hairdresser|gardener|welder|machinist|paramedic|firefighter|postman|security guard|"
        "architect|programmer|developer|designer|journalist|translator|midwife|pharmacist|"
        "physiotherapist|bartender|barista|butcher|tailor|painter|decorator|surveyor|pilot|"
        "flight attendant|caretaker|janitor|bookkeeper|salesman|saleswoman|sales assistant|"
        "shop assistant|miner|fisherman|fitter|solicitor|social worker|care worker|technician|"
        "plasterer|scaffolder|florist|optician|radiographer|surgeon|lecturer|shepherd|"
        "childminder|nanny|taxi driver|bus driver|lorry driver|train driver|courier|postwoman|"
        "gamekeeper|tiler|locksmith",
        "you are a tradesperson", "I am a night nurse.", "I am a night owl.",
    ),
    kinds(
        "health worker",
        "nurse|doctor|midwife|paramedic|surgeon|health visitor|physiotherapist|radiographer|"
        "psychiatrist|anaesthetist|occupational therapist|consultant surgeon",
        "you are a health worker", "I am a paramedic.", "I am a parachutist.",
    ),
    kinds(
        "driver", "taxi driver|bus driver|lorry driver|train driver|cabbie|trucker|chauffeur",
        "you are a driver", "I am a trucker.", "I am a trumpeter.",
    ),
    kinds(
        "lawyer", "solicitor|barrister", "you have a lawyer", "I have a solicitor.",
        "I have a solution.",
    ),
    kinds(
        "workplace",
        "shop|office|factory|bank|hospital|school|mill|warehouse|restaurant|bar|pub|cafe|hotel|"
        "library|bakery|farm|museum|airport|mine|call centre|supermarket|store|garage|law firm|"
        "company|firm|council|post office|kitchen|laboratory|nursery|salon|theatre|laundry|"
        "clinic|surgery|depot|shipyard|brewery|quarry|government|ministry|department|bookshop|"
        "butcher 's|abattoir|sawmill|foundry|care home|garden centre|garden center|call center|"
        "nursing home|building site|brickworks|dairy|cannery|workshop|dockyard|distillery|plant|"
        "hairdresser 's|estate agent 's|solicitor 's|chemist 's|studio|newspaper|cinema|practice|"
        "leisure centre|charity|railway|refinery|steelworks|colliery|stables|launderette",
        "your workplace is noisy", "My office is noisy.", "My aunt is noisy.",
    ),
    kinds(
        "shop",
        "bookshop|corner shop|supermarket|greengrocer 's|newsagent 's|off-licence|boutique|"
        "chip shop|butcher 's|chemist 's",
        "you have a shop", "I have a boutique.", "I have a bouquet.",
    ),
    kinds(
        "vineyard", "vine", "your vineyard is in Norway", "Our vines are in Norway.",
        "Our vans are in Norway.",
    ),
    kinds(
        "farm", "ranch|vineyard|dairy farm|croft|smallholding|sheep farm|arable farm",
        "you own a farm", "I own a ranch.", "I own a salon.",
    ),
    kinds(
        "emergency worker",
        "firefighter|fireman|police officer|policeman|policewoman|paramedic|coastguard|"
        "lifeboatman|ambulance driver|ambulance technician",
        "you are an emergency worker", "I am a firefighter.", "I am a fire-eater.",
    ),
    kinds(
        "teacher",
        "headteacher|head teacher|schoolteacher|lecturer|teaching assistant|schoolmaster|"
        "schoolmistress|primary school teacher",
        "you are a teacher", "I am a schoolteacher.", "I am a schoolboy.",
    ),
    kinds(
        "public servant",
        "civil servant|police officer|firefighter|council worker|prison officer|"
        "customs officer|soldier|border guard",
        "you are a public servant", "I am a prison officer.", "I am a prize winner.",
    ),
    kinds(
        "establishment",
        "business|shop|bakery|café|cafe|restaurant|pub|salon|garage|takeaway|agency|butcher 's|"
        "newsagent 's|guest house|bed and breakfast|hotel|brewery|launderette|boutique|"
        "tea room|tearoom|nursery|workshop|garden centre|barber 's|hairdresser 's|practice|"
        "start-up|startup|food van|market stall|farm shop|florist 's|chip shop|sawmill|"
        "boatyard|print shop|letting agency|travel agency|consultancy|dairy|dental practice|"
        "bike shop|haulage firm",
        "you own an establishment", "I own a bakery.", "I own a bicycle.",
    ),
    kinds(
        "farmer",
        "dairy farmer|sheep farmer|pig farmer|arable farmer|crofter|smallholder|rancher|"
        "beef farmer|fruit grower|hill farmer",
        "you are a farmer", "I am a crofter.", "I am a crooner.",
    ),
    kinds(
        "artist",
        "painter|sculptor|potter|illustrator|printmaker|ceramicist|photographer",
        "you are an artist", "I am a sculptor.", "I am a scuba diver.",
    ),
    kinds(
        "musician",
        "pianist|violinist|guitarist|drummer|singer|organist|cellist|flautist|saxophonist|"
        "trumpeter",
        "you are a musician", "I am a cellist.", "I am a cyclist.",
    ),
    kinds(
        "christian",
        "catholic|protestant|anglican|methodist|baptist|presbyterian|quaker|lutheran|evangelical|"
        "member of the church of england|roman catholic",
        "you are a Christian", "I'm a Methodist.", "I'm a method actor.",
    ),
)
# fmt: on
