"""Fields of words about leisure: sport, arts, tourism, faith, dress and gadgets."""

from __future__ import annotations

from cmr_logic.relevance.fields.model import Field, field

# fmt: off
LEISURE: tuple[Field, ...] = (
    field(
        "contests",
        "contest contestant competition competitor compete entrant raffle tournament",
        text="The contest is open to bakers.",
        asks="Can I compete?",
        silent="Can I leave the centre?",
    ),
    field(
        "dancing",
        "dance dancer ballet ballerina ballroom waltz tango salsa disco nightclub choreographer "
        "choreography ceilidh jive",
        text="Dancers must wear soft soles.",
        asks="Which shoes for the waltz in a ballroom?",
        silent="Is there a danger of flooding?",
    ),
    field(
        "singing",
        "choir chorister sing singer chorus soprano tenor alto hymn carol vocal vocalist song "
        "choral choirmaster",
        text="Choristers must come to all rehearsals.",
        asks="Can a soprano leave the chorus early?",
        silent="Can I rent a single room?",
    ),
    field(
        "music instruments",
        "music musician musical instrument piano pianist violin violinist guitar guitarist drum "
        "drummer trumpet trumpeter flute flautist cello cellist orchestra band saxophone "
        "clarinet fiddle",
        text="Pianos may be played until nine.",
        asks="Can I have violin or drums at night?",
        silent="Was it a violation of the lease?",
    ),
    field(
        "concerts",
        "concert gig band busker busking musician festival festivalgoer venue audience "
        "performer encore orchestra recital bandstand",
        text="Buskers must move after an hour.",
        asks="Can my band get a gig at night?",
        silent="Do I need concrete posts?",
    ),
    field(
        "theatre",
        "theatre theater theatrical actor actress drama dramatic rehearsal rehearse audition "
        "playwright audience costume pantomime performer opera circus matinee",
        text="An actor must be at every rehearsal.",
        asks="Can I leave the audition for a pantomime?",
        silent="Can I act for my mother at the bank?",
    ),
    field(
        "cinema",
        "cinema film movie projector projectionist multiplex popcorn moviegoer filmgoer matinee "
        "blockbuster screenplay filmgoing subtitle",
        text="Nobody under 12 can watch the film alone.",
        asks="Can my son go to the movies at the multiplex?",
        silent="Is there foam in the pond?",
    ),
    field(
        "photography",
        "photo photograph photographer photography photographic camera lens tripod snapshot "
        "selfie portrait darkroom filming filmmaker footage videographer video camcorder",
        text="You may not use a tripod in the castle.",
        asks="Can I take photos with my camera?",
        silent="Do I need a photocopy of my passport?",
    ),
    field(
        "drones",
        "drone quadcopter uav propeller airspace pilot aerial multicopter aircraft quadrocopter "
        "altitude paramotor rotor",
        text="Drones must stay below 120 metres.",
        asks="Can a quadcopter go up into the airspace?",
        silent="Can I drain the pond on my farm?",
    ),
    field(
        "art",
        "art artist artistic sculpture sculptor gallery exhibition exhibit easel canvas "
        "watercolour watercolor masterpiece artwork curator fresco",
        text="Artists may show one sculpture each.",
        asks="Can I have two watercolours in the gallery?",
        silent="Is arthritis covered by the plan?",
    ),
    field(
        "museums",
        "museum curator exhibit exhibition gallery artefact artifact relic antiquity "
        "archaeology dinosaur fossil waxwork",
        text="Do not touch an exhibit in the museum.",
        asks="Can I visit the fossil or the dinosaur?",
        silent="Can I mute a caller?",
    ),
    field(
        "television",
        "television tv telly broadcast broadcaster viewer satellite aerial bbc iplayer televise "
        "decoder",
        text="You need a licence to watch television.",
        asks="Do I pay for the tv if I only have the bbc?",
        silent="Is the telescope open at night?",
    ),
    field(
        "radio",
        "radio listener transmitter transmit antenna broadcast airwaves walkie wireless "
        "callsign aerial ham",
        text="Amateur radio needs a callsign.",
        asks="Can I have a transmitter with an antenna?",
        silent="Can I see a radiologist on Sunday?",
    ),
    field(
        "toys",
        "toy doll teddy puzzle jigsaw lego rattle plaything toyshop dollhouse playroom toymaker",
        text="A toy must not have small parts.",
        asks="Can I buy a doll or a rattle?",
        silent="Can I tow a caravan?",
    ),
    field(
        "board games",
        "chess chessboard draughts scrabble dice domino backgammon ludo boardgame checkmate "
        "grandmaster pawn",
        text="Chess may be played in the lounge.",
        asks="Can we have draughts and scrabble?",
        silent="Can I keep cheese in the cellar?",
    ),
    field(
        "video games",
        "videogame console playstation xbox nintendo arcade joystick esports pinball gamepad "
        "gameboy wii",
        text="A console must be switched off at eight.",
        asks="Can I use my xbox or playstation at night?",
        silent="Can I keep pigeons?",
    ),
    field(
        "playgrounds",
        "playground swing seesaw sandpit playpark trampoline bouncy slide toddler roundabout "
        "paddling climber playtime",
        text="Dogs must not enter the playground.",
        asks="Is my puppy okay by the swings and the sandpit?",
        silent="Can I lay sand on an icy road?",
    ),
    field(
        "fairs",
        "festival fairground funfair carnival parade fete circus carousel rollercoaster gala "
        "pageant merrygoround showground",
        text="A carousel must be inspected before the fair opens.",
        asks="Who visits a rollercoaster at the carnival?",
        silent="Is the fare cheaper for nurses?",
    ),
    field(
        "parties",
        "birthday celebration celebrate balloon banquet anniversary partygoer guest invitation "
        "marquee hostess bash festivity",
        text="A birthday party must end by ten.",
        asks="When must guests at my celebration go?",
        silent="Is the path to the castle open?",
    ),
    field(
        "hall hire",
        "hall hire hirer venue marquee auditorium pavilion ballroom clubhouse caretaker gazebo "
        "banqueting",
        text="The hirer must sweep the hall.",
        asks="Who keeps the pavilion, our venue?",
        silent="Is the hail damage covered?",
    ),
    field(
        "religion",
        "church chapel cathedral mosque synagogue temple priest vicar pastor rabbi imam worship "
        "worshipper prayer pray religion religious faith congregation parish clergy monk nun "
        "bishop sermon churchgoer",
        text="Priests may use the church for other meetings.",
        asks="Can the vicar hold prayers in the cathedral?",
        silent="Can I drive a pickup on a beach?",
    ),
    field(
        "christenings",
        "baptism baptise baptize baptismal christening font godparent godfather godmother "
        "godson goddaughter godchild vicar priest church",
        text="A godparent must have been baptised.",
        asks="Can I be a godmother at a christening?",
        silent="Is a Christian name needed on the list?",
    ),
    field(
        "feasts of faiths",
        "ramadan eid hanukkah passover easter diwali sabbath vaisakhi pilgrimage pilgrim hajj "
        "pentecost hindu muslim jewish",
        text="Staff who keep Ramadan may leave at four.",
        asks="Can I have time off for Eid or a pilgrimage?",
        silent="Can I lend my pass to my mother?",
    ),
    field(
        "christmas",
        "christmas xmas santa nativity advent reindeer bauble mistletoe tinsel christmastime "
        "yule yuletide snowman",
        text="Christmas trees are picked up in January.",
        asks="What do I do with mistletoe and tinsel?",
        silent="Does an adventure park need cover?",
    ),
    field(
        "bells",
        "bell belfry bellringer campanologist campanology peal chime steeple carillon clapper "
        "handbell doorbell",
        text="Bells may not be rung after nine.",
        asks="Can we have a peal from the steeple at ten?",
        silent="Is belly fat bad for you?",
    ),
    field(
        "hotels",
        "hotel hotelier motel guesthouse inn innkeeper hostel bnb chambermaid receptionist "
        "guest concierge minibar lobby",
        text="A hotel must list its prices by the door.",
        asks="Where does a guesthouse or motel show the rates?",
        silent="Can I get a hot meal after midnight?",
    ),
    field(
        "holiday lets",
        "airbnb cottage chalet villa timeshare holidaymaker tourist bungalow guest vacationer "
        "gite homestay vrbo",
        text="A cottage let to tourists needs a number.",
        asks="Do I need to put my chalet on airbnb?",
        silent="Can I get cotton gloves at the clinic?",
    ),
    field(
        "tourism",
        "tourist tourism tour sightseeing sightseer guidebook excursion souvenir holidaymaker "
        "vacation vacationer cruise itinerary",
        text="A tourist must pay a levy at the pier.",
        asks="Is it free for holidaymakers on a cruise?",
        silent="Do I need a tourniquet in the kit?",
    ),
    field(
        "camping",
        "camp camper campsite campground tent caravan caravanner motorhome campervan campfire "
        "bivouac glamping awning",
        text="Tents must be down by noon.",
        asks="When do I clear my caravan off the campsite?",
        silent="Is champagne dutiable?",
    ),
    field(
        "barbecues",
        "picnic barbecue bbq grill charcoal bonfire firepit campfire hamper sausage briquette "
        "cookout",
        text="A barbecue must stand on bricks.",
        asks="Can I have charcoal for our picnic?",
        silent="Can I barber at a care home?",
    ),
    field(
        "sewing",
        "sew seamstress tailor knit crochet needle thread yarn wool fabric embroidery embroider "
        "stitch quilt patchwork loom weave weaver haberdashery textile dressmaker pincushion",
        text="Bring your own yarn to the knitting club.",
        asks="Do I need wool and thread?",
        silent="Is the sewer blocked in our street?",
    ),
    field(
        "pottery",
        "pottery potter kiln clay ceramic glaze vase earthenware porcelain crockery stoneware "
        "terracotta",
        text="A kiln must cool before it is opened.",
        asks="When do I take my vase and clay out?",
        silent="Is poultry inspected before sale?",
    ),
    field(
        "antiques",
        "antique antiquity heirloom vintage restorer auction furniture valuation valuer "
        "provenance curio antiquarian porcelain sideboard",
        text="Antiques over a century of age need an export licence.",
        asks="Can I ship an heirloom and vintage furniture?",
        silent="Do I need antifreeze for Sweden?",
    ),
    field(
        "ivory",
        "ivory tusk elephant rhino rhinoceros horn carving scrimshaw poacher poaching netsuke "
        "walrus",
        text="You must not sell ivory made after 1947.",
        asks="Can I have an elephant tusk?",
        silent="Is ivy bad for a wall?",
    ),
    field(
        "jewellery",
        "jewellery jewelry jeweller jeweler necklace bracelet earring gold silver diamond gem "
        "gemstone pearl hallmark goldsmith silversmith platinum brooch carat",
        text="Gold over one gram must have a hallmark.",
        asks="Does the jeweller stamp a silver bracelet?",
        silent="Can a jury be sent home?",
    ),
    field(
        "metal detecting",
        "treasure hoard detectorist detector trove artefact artifact archaeologist archaeology "
        "unearth antiquity burial coin museum",
        text="A detectorist must report a hoard to the coroner.",
        asks="What do I do with treasure or an artefact?",
        silent="Can I detain a patient on a ward?",
    ),
    field(
        "family history",
        "genealogy genealogist genealogical ancestor ancestry ancestral archive archivist "
        "forebear census parish lineage descendant grandparent forefather kinsman",
        text="The census is opened to genealogists after a century.",
        asks="Where do I ask for ancestors in the parish?",
        silent="Can I sense a gas leak?",
    ),
    field(
        "telephones",
        "phone telephone mobile smartphone handset cellphone sim roaming landline voicemail "
        "dial ringtone iphone android telephonist",
        text="Handsets must be unlocked for free.",
        asks="Can I put another sim in my iphone?",
        silent="Is there a phoney visa agent?",
    ),
    field(
        "computers",
        "computer laptop keyboard software hardware printer desktop processor pc macbook "
        "programmer computing netbook motherboard usb charger",
        text="Each learner may borrow a laptop for a term.",
        asks="Can I take a PC and its keyboard home?",
        silent="Is there a commuter ferry?",
    ),
    field(
        "internet",
        "internet broadband wifi router website web email browser download upload fibre fiber "
        "isp modem hotspot webpage",
        text="A provider must tell you the speed of broadband.",
        asks="Why is my wifi modem bad?",
        silent="Am I interned if I am ill?",
    ),
    field(
        "hacking",
        "hack hacker password malware virus phishing ransomware firewall cyber encryption "
        "encrypt cybersecurity antivirus cyberattack",
        text="Choose a password of twelve letters.",
        asks="How do I keep out a hacker or malware?",
        silent="Is a hackney carriage metered?",
    ),
    field(
        "social media",
        "facebook twitter instagram tiktok youtube youtuber blog blogger influencer follower "
        "hashtag troll tweet whatsapp snapchat",
        text="An influencer must mark what is advertised.",
        asks="Do I need a hashtag on instagram?",
        silent="Do I need a blogspot of fuel?",
    ),
    field(
        "clothing",
        "clothes garment dress shirt trousers jacket coat shoe sock hat scarf skirt jumper "
        "sweater footwear jeans underwear wardrobe",
        text="Visitors must wear closed shoes.",
        asks="Can I have jeans and a jacket?",
        silent="Can I clone a sheep?",
    ),
    field(
        "fashion",
        "fashion fashionable catwalk designer couture runway stylist boutique tailor dressmaker "
        "supermodel wardrobe handbag milliner millinery",
        text="Nobody under sixteen may walk on a catwalk.",
        asks="Can a supermodel do couture this year?",
        silent="Is ash collection free?",
    ),
    field(
        "beauty treatments",
        "beauty beautician cosmetic makeup manicure manicurist pedicure lipstick mascara "
        "eyelash eyebrow waxing facial spa skincare perfume massage masseur masseuse botox",
        text="A beautician needs a licence for waxing.",
        asks="Can I do manicures and massages at home?",
        silent="Are beavers protected in Fife?",
    ),
    field(
        "tanning",
        "sunbed tan solarium sunbathe sunburn sunscreen suntan sunlamp lotion sunblock "
        "ultraviolet sunbather",
        text="Nobody under 18 may use a sunbed.",
        asks="Can my girl get a tan in a solarium?",
        silent="Can I sue a tanker firm?",
    ),
    field(
        "tattoos",
        "tattoo tattooist piercing piercer ink earlobe henna stencil navel tattooer septum "
        "eyebrow",
        text="A tattooist must see proof of age.",
        asks="Can I get a piercing or some ink at 16?",
        silent="Can I build a pier on the loch?",
    ),
    field(
        "gardening",
        "garden gardener allotment vegetable greenhouse shed lawn mow mower lawnmower hedge "
        "flower flowerbed seed compost plant shrub weed spade rake polytunnel hosepipe",
        text="Allotment holders may put up a shed.",
        asks="Can I have a greenhouse and a lawn?",
        silent="Is the guardian told of the hearing?",
    ),
    field(
        "scouts",
        "scout cub brownie jamboree scoutmaster neckerchief troop woggle cadet youth "
        "girlguiding campfire",
        text="A scout must bring a neckerchief.",
        asks="What do cubs have at the jamboree?",
        silent="Can I sculpt in the barn?",
    ),
)
