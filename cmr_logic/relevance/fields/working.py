"""Fields of words about working life: getting and losing work, how it is done, and trades."""

from __future__ import annotations

from cmr_logic.relevance.fields.model import Field, field

# fmt: off
WORKING: tuple[Field, ...] = (
    field(
        "recruitment",
        "recruit recruitment recruiter hire vacancy candidate interview interviewee interviewer "
        "cv shortlist jobseeker headhunter appointee jobcentre testimonial",
        text="Recruiters must not ask at an interview if you plan to have children.",
        asks="Can they hire me for the vacancy without a CV?",
        silent="Can I sleep in my van by the loch?",
    ),
    field(
        "dismissal",
        "dismiss dismissal sack redundancy redundant layoff severance resign resignation quit "
        "dismissive tribunal unfair retrench retrenchment",
        text="Your employer must give a reason for your dismissal.",
        asks="Can my boss sack me, or must I resign?",
        silent="Can I carry a penknife on the ferry?",
    ),
    field(
        "unemployment",
        "unemployed unemployment jobless jobseeker jobcentre dole redundancy redundant layoff "
        "furlough workless joblessness vacancy workfare",
        text="You must be unemployed and look for a post every week.",
        asks="Can I go on the dole after a layoff?",
        silent="Do dolphins need protection from jet skis?",
    ),
    field(
        "shifts",
        "shift overtime rota roster timesheet timekeeping flexitime flextime workweek workday "
        "nightshift standby nightworker",
        text="A shift must not be longer than ten hours.",
        asks="Can they put overtime on my rota?",
        silent="Can I shoot wood pigeons?",
    ),
    field(
        "sick leave",
        "sick sickness ill illness unwell absence absent incapacity convalescence convalesce "
        "convalescent flu malinger feverish",
        text="You must hand in a certificate if your sickness lasts over a week.",
        asks="What do I need when I am ill with the flu?",
        silent="Can I bring a dog into the chapel?",
    ),
    field(
        "maternity",
        "maternity paternity parental pregnant pregnancy birth newborn childbirth midwife "
        "antenatal baby expectant miscarriage stillbirth breastfeed trimester",
        text="You can take maternity leave if you have served for a year.",
        asks="Am I entitled if I am pregnant with another baby?",
        silent="Is my patent still valid in Norway?",
    ),
    field(
        "strikes",
        "strike striker union unionise unionize unionist picket walkout lockout strikebreaker "
        "stoppage bargaining arbitrator picketer",
        text="A union must hold a ballot before a strike.",
        asks="Can we picket during a walkout?",
        silent="Can I lock my bike to the railings?",
    ),
    field(
        "safety gear",
        "helmet hardhat goggles harness scaffold ladder hazard hazardous machinery glove "
        "respirator ppe earplug asbestos mask visor",
        text="Everyone on a scaffold must wear a helmet.",
        asks="Do I need a harness on a ladder?",
        silent="Can I bake bread for the neighbours?",
    ),
    field(
        "hairdressing",
        "hairdresser hairdressing haircut hairstylist stylist barber barbershop salon trim perm "
        "dye shampoo scissors hair hairstyle hairdo comb",
        text="A hairdresser must be registered with the council.",
        asks="Can I start a barbershop for haircuts?",
        silent="Is there a speed limit on the canal?",
    ),
    field(
        "builders",
        "builder bricklayer brick bricklaying plasterer plaster carpenter carpentry joiner "
        "joinery roofer roofing scaffolder scaffolding mason masonry construction contractor "
        "subcontractor labourer laborer mortar cement concrete tiler glazier",
        text="Builders must be insured before they work on brick walls.",
        asks="Do bricklayers and roofers have to apply?",
        silent="Is the boulder field closed to climbers?",
    ),
    field(
        "plumbers",
        "plumber plumbing pipe pipework leak tap faucet sink toilet cistern drain boiler "
        "radiator sewer gasfitter stopcock drip washbasin overflow",
        text="A plumber has to show a badge before touching a boiler.",
        asks="Who may fix a leaking tap and the pipes?",
        silent="Can I pick plums in the orchard?",
    ),
    field(
        "electricians",
        "electrician wiring rewire socket fuse fusebox electrical circuit electrocute voltage "
        "electricity lightbulb",
        text="New wiring must be checked by a qualified electrician.",
        asks="Can I change a socket and the fuse?",
        silent="Can the elector change her polling place?",
    ),
    field(
        "painters",
        "paint painter decorator wallpaper decorate emulsion varnish paintbrush undercoat "
        "whitewash repaint redecorate",
        text="A tenant may not paint the walls in a dark colour.",
        asks="Can I put up wallpaper or redecorate?",
        silent="Is there pain relief during a birth?",
    ),
    field(
        "office staff",
        "desk secretary clerk receptionist stationery photocopier printer cubicle clerical "
        "typist coworking workstation paperwork swivel",
        text="Each clerk must have a desk with room for both legs.",
        asks="Does the receptionist have to use that workstation?",
        silent="Can I burn garden waste in June?",
    ),
    field(
        "remote work",
        "telework teleworker telecommute telecommuter remote remotely wfh homeworking "
        "homeworker workstation commute commuter webcam vpn videoconference",
        text="Staff may telework on two days a week.",
        asks="Can I work remotely over a vpn?",
        silent="Can I remove a tree stump?",
    ),
    field(
        "work clothes",
        "uniform apron tabard livery workwear boilersuit epaulette tunic boot headwear hairnet "
        "lanyard",
        text="Cooks must wear an apron and a hairnet.",
        asks="Do I buy a uniform and a tabard?",
        silent="Can I keep bees on a roof?",
    ),
    field(
        "volunteering",
        "volunteer voluntary unpaid helper befriend befriender fundraiser charity hospice "
        "foodbank goodwill donate volunteerism",
        text="Volunteers get their bus fares back.",
        asks="Do I get anything at a charity, as an unpaid fundraiser?",
        silent="Can a tenor take part in the contest?",
    ),
    field(
        "farm work",
        "farm farmer farmhand farmworker farmland crop harvest harvester picker tractor plough "
        "plow dairy milking herd shepherd barn orchard agricultural agriculture livestock "
        "cattle ploughman haymaking",
        text="A farmer must give each picker a dry place to sleep.",
        asks="Can I drive a tractor at the harvest?",
        silent="Do I have to register a firm in Wales?",
    ),
    field(
        "cleaning",
        "cleaner janitor mop bucket vacuum hoover dust duster sweep sweeper scrub polish bleach "
        "detergent charwoman housekeeper housekeeping disinfect laundry",
        text="The janitor must mop the stairs every Friday.",
        asks="Who has to hoover and sweep?",
        silent="Can I fly a kite near the airport?",
    ),
    field(
        "freelancing",
        "freelance freelancer contractor subcontractor entrepreneur startup proprietor trader "
        "gig invoice tradesman tradesperson sideline moonlight",
        text="Freelancers must keep every invoice for six years.",
        asks="I am a tradesman with a sideline, must I?",
        silent="Can I freeze fresh fish from the market?",
    ),
    field(
        "waiters",
        "waiter waitress tip gratuity bartender barman barmaid restaurant diner tronc cafe café "
        "chef bistro restaurateur",
        text="A restaurant must pass on every tip to its staff.",
        asks="Is the gratuity mine if I am a waitress?",
        silent="Can I dump tyres at the depot?",
    ),
    field(
        "workplace harassment",
        "harass harassment harasser bully discriminate discrimination discriminatory racism "
        "racist sexism sexist grope victimise victimize intimidate intimidation whistleblower",
        text="You can complain to us about harassment by a manager.",
        asks="What can I do about racists and bullies?",
        silent="Can I harvest seaweed from the shore?",
    ),
    field(
        "guards",
        "guard bouncer doorman watchman patrol patrolman cctv doorkeeper bodyguard "
        "nightwatchman doorstaff sentry gatekeeper",
        text="A bouncer must wear the badge on the arm.",
        asks="Can I be a bodyguard or doorman now?",
        silent="Can I open a yard for used cars?",
    ),
    field(
        "domestic staff",
        "housekeeper butler maid nanny chauffeur gardener cook cleaner chambermaid valet "
        "housemaid footman manservant",
        text="A butler who lives in must get a room of his own.",
        asks="Does a housemaid or nanny have days off?",
        silent="Is the house subject to flooding?",
    ),
    field(
        "mining",
        "miner mining coal coalminer colliery quarry coalfield pithead ore prospector goldmine "
        "slag opencast quarryman pitman coalface",
        text="A former miner can get free fuel.",
        asks="Does a pitman still get coal?",
        silent="Can I mine bitcoin in the library?",
    ),
    field(
        "factories",
        "factory manufacture manufacturer assembly machinist foreman conveyor warehouse welder "
        "welding lathe foundry mill forklift",
        text="Every factory must fit a guard to a conveyor.",
        asks="Can the foreman send a welder home?",
        silent="Do I need satisfactory grades?",
    ),
)
