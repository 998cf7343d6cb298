"""Health: illnesses, disabilities, treatment, and help with daily life."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Situation, situation

# fmt: off
HEALTH: tuple[Situation, ...] = (
    situation(
        "wheelchair-user",
        said="I use a wheelchair|I am a wheelchair user|I am in a wheelchair|"
             "I get about in a wheelchair|I need a wheelchair",
        worded="I rely on a wheelchair|I get around in a wheelchair|"
               "I am a wheelchair user|I use a wheelchair to get about|I need a wheelchair",
        shown="I have been in a wheelchair since my accident|I rely on a wheelchair|"
              "I am wheelchair-bound|I depend on a wheelchair|I am confined to a wheelchair|"
              "my wheelchair is heavy|I get around in my wheelchair|I am paraplegic|"
              "I have been in a chair since the accident|I get around in a wheelchair|"
              "I have been in a wheelchair since birth|I am a paraplegic in a chair|"
              "I have an electric wheelchair|my wheelchair is electric|"
              "I get about in a chair on wheels",
        barred="I run marathons|I run half marathons|I have no trouble walking|"
               "I have no trouble getting about|I have no mobility problems|I walk everywhere|"
               "I can walk unaided|I walk ten miles a day|I can walk perfectly well|"
               "I walk with a stick|I get about on crutches|I walk perfectly well|"
               "I get about on my own two feet|there is nothing wrong with my legs",
        clause="you use a wheelchair", fires="I rely on a wheelchair these days.",
        fails="I run marathons.", silent="I use a wheelbarrow.",
    ),
    situation(
        "mobility",
        said="I have difficulty walking|I have trouble walking|I have mobility problems|"
             "I have reduced mobility|I have walking difficulties|I have limited mobility",
        worded="I cannot walk far|I find walking difficult|I have a mobility impairment|"
               "I have a condition that affects my mobility|I have mobility problems|"
               "I have a mobility problem|I have limited mobility|I have reduced mobility|"
               "I have impaired mobility|I have trouble walking|I have problems with walking|"
               "I have restricted mobility|I have serious difficulty walking",
        shown="I use a wheelchair|I use a walking aid|I cannot walk far|I cannot walk|"
              "I can hardly walk|I struggle to walk|I cannot manage the stairs|"
              "I get about on crutches|I walk with a stick|I can only manage a few steps|"
              "I get about on two sticks|I cannot get up the stairs|I walk with a frame|"
              "I cannot walk more than a few yards|I can only walk a few steps|"
              "I shuffle along with a frame|I use a Zimmer frame|my legs will not carry me|"
              "I walk with two sticks|I cannot climb stairs|I need two sticks to walk",
        barred="I run marathons|I have no trouble walking|I have no mobility problems|"
               "I can walk for miles|I run half marathons|"
               "I can walk perfectly well|I walk five miles a day|I walk for miles|"
               "I walk ten miles a day|I hike every weekend|I run every morning|"
               "I run ten kilometres every morning",
        clause="you have difficulty walking", fires="I can hardly walk since the fall.",
        fails="I run marathons.", silent="I can hardly wait since the call.",
    ),
    situation(
        "diabetic",
        said="I have diabetes|I am diabetic|I am a diabetic|I suffer from diabetes|"
             "I live with diabetes",
        worded="I have been diagnosed with diabetes|"
               "I have diabetes mellitus|I am living with diabetes|I suffer from diabetes",
        shown="I was diagnosed with diabetes|I was diagnosed as diabetic|I inject insulin|"
              "I am on insulin|I take insulin|I have type 1 diabetes|I have type 2 diabetes|"
              "I prick my finger to test my sugar|my blood sugar is controlled by tablets|"
              "I have been diagnosed with diabetes|I am diagnosed with diabetes|"
              "I have been on insulin|I am a type 1 diabetic|I am a type 2 diabetic|"
              "I wear an insulin pump|I take metformin for my sugar",
        barred="I do not have diabetes|I am not diabetic|my blood sugar is normal|"
               "my blood sugar is fine|the diabetes test came back negative",
        clause="you have diabetes", fires="I was diagnosed as type 2 diabetic in 2019.",
        fails="I am not diabetic.", silent="I was dismissed as didactic in 2019.",
    ),
    situation(
        "long-illness",
        said="I have a long-term illness|I have a long-term health condition|"
             "I have a chronic illness|I have a chronic condition|"
             "I have a long-term medical condition|I suffer from a chronic illness",
        worded="I have a long-standing illness|I have a lasting illness|"
               "I have an ongoing medical condition|I have an ongoing illness|"
               "I have a long-term health condition|I have a long-term medical condition|"
               "I have a long-term condition|I have a chronic health condition|"
               "I have a chronic condition|I have an ongoing health condition|"
               "I have a long-standing health condition|I live with a long-term condition|"
               "I have a long-term health problem|I have a chronic medical condition|"
               "I suffer from a long-term illness|I suffer from a chronic illness|"
               "I have a long-term physical or mental health condition",
        shown="I have diabetes|I am diabetic|I am asthmatic|I am epileptic|"
              "I was diagnosed with a chronic illness|I live with a chronic illness|"
              "I have type 1 diabetes|I have type 2 diabetes|I have been on insulin ever since|"
              "I have COPD|I have heart failure|I have Parkinson's|I have MS|"
              "I have chronic kidney disease|I have sickle cell disease|"
              "I have rheumatoid arthritis|I have lupus|I have ulcerative colitis|I have colitis|"
              "I have Crohn's|I have had asthma all my life|I have HIV|I have fibromyalgia|"
              "I have had diabetes for years|I have had arthritis for years|I have epilepsy|"
              "I have coeliac disease|I have cystic fibrosis|I have chronic fatigue syndrome|"
              "I have long Covid|I have endometriosis|I have haemophilia|I have had MS for years|"
              "I have psoriasis|I have angina",
        barred="I have no health problems|I have nothing wrong with me|"
               "I do not have any health conditions|I am in perfect health|I am perfectly healthy|"
               "I have never had a day's illness|I have never been ill in my life|"
               "there is nothing wrong with me|I am as fit as a fiddle|I am fit and well",
        clause="you have a long-term illness", fires="I've had asthma since I was six.",
        fails="I have no health problems.", silent="I've had aspirations since I was six.",
    ),
    situation(
        "condition",
        said="I have a medical condition|I have a health condition|I have health problems|"
             "I have a health problem",
        shown="I have a chronic illness|I have a heart condition|I am diabetic|I am asthmatic|"
              "I am epileptic|I suffer from a chronic illness|I have a long-term illness",
        barred="I have no health problems|I have no medical conditions|I am in perfect health|"
               "I am perfectly healthy",
        clause="you have a medical condition", fires="I'm epileptic.",
        fails="I'm in perfect health.", silent="I'm eclectic.",
    ),
    situation(
        "sight",
        said="I am blind|I cannot see|I am registered blind",
        shown="I lost my sight|I went blind|I am totally blind|I have been blind since birth|"
              "I am blind|I have a guide dog|I read braille|I use a white stick|"
              "I am registered blind|I lost my sight completely|"
              "I cannot see at all|I cannot see anything",
        barred="I am not blind|I have perfect eyesight|I can see perfectly well|"
               "my eyesight is perfect|I have 20/20 vision|there is nothing wrong with my eyes|"
               "I have perfect vision|my eyes are fine|I have twenty-twenty vision",
        clause="you are blind", fires="I lost my sight in 1999.", fails="I have perfect eyesight.",
        silent="I lost my sightseeing map in 1999.",
    ),
    situation(
        "poor-sight",
        said="I am visually impaired|I am partially sighted|I have a visual impairment|"
             "I have poor eyesight|I have sight loss|my sight is impaired",
        worded="I have impaired vision",
        shown="I am blind|I am registered blind|I have lost most of my sight|"
              "I have macular degeneration",
        barred="I have perfect eyesight|my eyesight is perfect|I have 20/20 vision|"
               "there is nothing wrong with my eyes|I have twenty-twenty vision|"
               "I have eyes like a hawk",
        clause="you are visually impaired", fires="I'm registered blind.",
        fails="I have 20/20 vision.", silent="I'm registered online.",
    ),
    situation(
        "hearing",
        said="I am deaf|I am a deaf person",
        worded="I am registered deaf",
        shown="I am profoundly deaf|I lost my hearing|I was born deaf|I went deaf|I am deaf|"
              "I wear hearing aids|I wear a hearing aid|I lip-read|I use sign language|"
              "I am deaf in both ears|I cannot hear at all|I cannot hear anything|"
              "I have no hearing",
        barred="I am not deaf|I have perfect hearing|my hearing is perfect|"
               "there is nothing wrong with my hearing|my hearing is fine|"
               "I have excellent hearing|I have no problems with my hearing|"
               "there is nothing wrong with my hearing|I have no trouble hearing|I hear well",
        clause="you are deaf", fires="I was born deaf.", fails="My hearing is perfect.",
        silent="I was born dear.",
    ),
    situation(
        "poor-hearing",
        said="I am hard of hearing|I have a hearing impairment|I have hearing loss|"
             "I am hearing impaired",
        worded="I have impaired hearing|I have difficulty hearing|I have a hearing problem",
        shown="I am deaf|I wear a hearing aid|I wear hearing aids|I have hearing aids|"
              "I have hearing aids in both ears|I am as deaf as a post|I am deaf as a post|"
              "I wear two hearing aids|I have to lip-read",
        barred="I have perfect hearing|my hearing is perfect|my hearing is fine|my ears are fine|"
               "I can hear a pin drop|my hearing is as sharp as ever|I can hear perfectly well",
        clause="you are hard of hearing", fires="I wear a hearing aid.",
        fails="My hearing is perfect.", silent="I wear a leather hat.",
    ),
    situation(
        "has-disability",
        said="I have a disability|I am a disabled person|I am a person with a disability|"
             "I live with a disability",
        shown="I use a wheelchair|I am blind|I am deaf|I am registered disabled|I am paralysed|"
              "I am an amputee|I have cerebral palsy|I have Down's syndrome|"
              "I was born with a disability|I am quadriplegic|I am paraplegic|"
              "I was left disabled by an accident|I lost my leg|I lost an arm|"
              "I am paralysed from the waist down|I have a false leg|I have a prosthetic leg|"
              "I get PIP|I get disability living allowance|I have a blue badge|"
              "I walk with two sticks|I was born with one arm",
        barred="I have no disability|I have no disabilities|I am able-bodied|"
               "there is nothing wrong with me|I am perfectly able-bodied",
        clause="you have a disability", fires="I'm paraplegic since a fall.",
        fails="I have no disabilities.", silent="I'm paragliding since May.",
    ),
    situation(
        "in-hospital",
        said="I am in hospital|I am a hospital patient|I am an inpatient|I am staying in hospital",
        worded="I am being treated in hospital|I am currently in hospital",
        shown="I am on a hospital ward|I am still in hospital|I am on a ward|"
              "I am in a hospital bed|I am on ward nine|they are keeping me in hospital|"
              "I am an inpatient|"
              "I am still in hospital",
        barred="I have never been in hospital|I have never been admitted to hospital|"
               "I was sent home from hospital|they sent me home|I am back home from hospital|"
               "I came home from hospital|I was discharged from hospital",
        clause="you are in hospital", fires="I'm on a hospital ward.",
        fails="I was sent home from hospital.", silent="I'm on a hotel lawn.",
    ),
    situation(
        "admitted",
        said="I was admitted to hospital|I went into hospital|I was taken to hospital|"
             "I was in hospital",
        worded="I have stayed in hospital|I spent time in hospital|I was hospitalised|"
               "I have been hospitalised|I had a hospital stay|I had to stay in hospital|"
               "I stayed in hospital",
        shown="I was rushed to hospital|I was rushed into hospital|I was kept in hospital|"
              "I was discharged from hospital|I came out of hospital|I had a stay in hospital|"
              "I was hospitalised|I came home from hospital|I spent a week in hospital|"
              "I ended up in hospital|an ambulance took me to hospital|I was taken into hospital|"
              "I was taken to hospital|I ended up on a ward|I ended up on a ward for four nights|"
              "they kept me in overnight|I was kept in overnight|I was kept in for observation|"
              "I spent three nights in hospital|I was in intensive care for a week|"
              "I spent four nights on a ward|I got rushed into hospital|they kept me on the ward|"
              "they kept me in overnight at the hospital|I spent a week in the infirmary|"
              "I was on the ward for three nights|I spent three nights on a ward|"
              "I was an inpatient|I was a patient on the ward|I was in intensive care|"
              "I was in hospital for a week|"
              "they kept me in hospital for three nights",
        barred="I have never been in hospital|I have never been admitted to hospital|"
               "I did not go to hospital|I was not admitted to hospital|"
               "I was sent home the same day|I have not set foot in a hospital|"
               "I have never set foot in a hospital|I have never spent a night in hospital|"
               "they sent me straight home from casualty|I was never in hospital",
        clause="you have been admitted to hospital", fires="I was rushed into hospital on Sunday.",
        fails="I've never been in hospital.", silent="I was rushed into marriage on Sunday.",
    ),
    situation(
        "operated",
        said="I have had an operation|I had an operation|I had surgery|I was operated on|"
             "I underwent surgery|I have had surgery",
        shown="the surgeon operated on me|I had a hip replacement|I had a knee replacement|"
              "I had my appendix out|I went under the knife|I had a bypass|I had a caesarean|"
              "I had a transplant|I had my hip replaced|I had my tonsils out|I had my knee done|"
              "I had heart surgery|I had surgery|I was in theatre for four hours|"
              "surgeons removed my appendix",
        barred="I have never had an operation|I have never had surgery|"
               "I have never been under the knife",
        clause="you have had an operation", fires="I had a hip replacement in May.",
        fails="I've never had an operation.", silent="I had a tyre replacement in May.",
    ),
    situation(
        "treated",
        said="I am having treatment|I am receiving treatment|I am under treatment|"
             "I am being treated",
        worded="I am under medical treatment|I am undergoing treatment|"
               "I am having medical treatment",
        shown="I am having chemotherapy|I am having radiotherapy|I am on dialysis|I have dialysis|"
              "I am in chemotherapy|I am in the middle of chemo|I am having physio|"
              "I go to the hospital for treatment every week|I see a specialist every week|"
              "I am on a course of tablets|I have radiotherapy every day",
        barred="I do not have any treatment|my treatment has finished|my treatment has ended|"
               "I have finished my treatment|I finished treatment last year",
        clause="you are receiving treatment", fires="I'm on dialysis.",
        fails="My treatment has finished.", silent="I'm on display.",
    ),
    situation(
        "medicated",
        said="I take medication|I am on medication|I take medicine|I take prescribed medicine",
        shown="I am on antibiotics|I am on a course of antibiotics|I am on painkillers|"
              "I take pills|I am on statins|I inject insulin|I take tablets|"
              "I was put on antibiotics",
        barred="I take no medication|I am not on any medication|I take no medicine|"
               "I do not take any pills",
        clause="you take medication", fires="I'm on statins for my heart.",
        fails="I'm not on any medication.", silent="I'm on stage for my heart.",
    ),
    situation(
        "on-antibiotics",
        said="I take antibiotics|I am on antibiotics|I am taking antibiotics|"
             "I am being treated with antibiotics",
        shown="I am on a course of antibiotics",
        barred="I take no medication|I am not on any medication|I take no medicine|"
               "I finished my antibiotics|I have finished the antibiotics",
        clause="you take antibiotics", fires="I'm on a course of penicillin.",
        fails="I take no medication.", silent="I'm on a course of pottery.",
    ),
    situation(
        "prescribed",
        said="I have a prescription|I was given a prescription|I have been given a prescription",
        shown="my doctor wrote me a prescription|my doctor prescribed it|"
              "the doctor gave me a prescription|my doctor gave me a prescription|"
              "I got a prescription",
        barred="I do not have a prescription|I have no prescription|I lost my prescription",
        clause="you have a prescription", fires="My doctor wrote me a prescription.",
        fails="I've no prescription.", silent="My doctor wrote me a postcard.",
    ),
    situation(
        "vaccinated",
        said="I am vaccinated|I have been vaccinated|I have had a vaccination|I was vaccinated|"
             "I have been immunised",
        worded="I have been vaccinated|I am fully vaccinated|I have had my vaccinations|"
               "I am up to date with my vaccinations|my vaccinations are up to date",
        shown="I had my jab|I had my jabs|I have had the jab|I got the vaccine|I had the vaccine|"
              "I had my injection against flu|I have had my shots|I have had all my jabs|"
              "I am up to date with my jabs|I had the jab last month|I had my booster|"
              "I got jabbed|I had my flu jab|"
              "I had my jab last week|I have had both jabs|my jabs are up to date|"
              "I got my jab in May|I had my booster in May|I have had my booster|"
              "I rolled up my sleeve for the jab",
        barred="I am unvaccinated|I have not had my jab|I have never been vaccinated|"
               "I refused the vaccine|I have not had the vaccine|I have not had any jabs|"
               "I have not had the jab|I refused the jab|I never had my jabs|"
               "I have never had a jab|I have had none of the jabs|I do not believe in jabs|"
               "I turned down the jab",
        clause="you have been vaccinated", fires="I had my jab in May.", fails="I'm unvaccinated.",
        silent="I had my job in May.",
    ),
    situation(
        "has-carer",
        said="I have a carer|I receive care|I have a caregiver",
        shown="a carer comes in|my carer comes in|a carer helps me|my daughter is my carer|"
              "my husband is my carer|my wife is my carer",
        barred="I have no carer",
        clause="you have a carer", fires="A carer comes in every morning.", fails="I've no carer.",
        silent="A courier comes in every morning.",
    ),
    situation(
        "needs-help",
        said="I need help with daily tasks|I need help at home|I need help with everyday tasks|"
             "I need care",
        worded="I need help with everyday life|I need assistance with daily living|"
               "I need help with personal care|I need help with washing and dressing|"
               "I need help washing and dressing|I need help to wash and dress|"
               "I need someone to help me wash or dress|I have difficulty washing and dressing|"
               "I need help with day-to-day living|I need help looking after myself|"
               "I need daily help|I need personal care|I have care needs|"
               "I need help with my personal care",
        shown="I need help to get dressed|I need help to wash|I need help to dress|"
              "I cannot dress myself|I cannot wash myself|I cannot cook for myself any more|"
              "I need somebody to help me dress|I need somebody to help me wash|"
              "I cannot wash without help|I cannot dress without help|"
              "I cannot bath without help|my wife dresses me|my husband dresses me|"
              "my wife washes me|my wife helps me dress|my daughter helps me dress|"
              "my daughter helps me wash|my son helps me wash|a carer washes me|"
              "a carer comes every morning to wash me|a carer comes in to get me dressed|"
              "a carer gets me up in the morning|a nurse comes to wash me|"
              "I cannot get in the bath on my own|I cannot get into the bath on my own|"
              "I cannot get out of bed on my own|I cannot feed myself|"
              "I cannot get dressed on my own|I cannot dress on my own|I cannot wash on my own|"
              "my carer dresses me|I cannot get myself dressed|"
              "I cannot go to the toilet on my own|I cannot get into the bath|"
              "I cannot get in the bath|I cannot fasten my own buttons|I cannot put my socks on|"
              "somebody has to help me wash|somebody has to help me dress|"
              "I need a carer to help me bathe|I need a carer to help me wash|"
              "I need help to bathe|I need help in the shower",
        barred="I manage everything myself|I need no help|I do not need any help|"
               "I am fully independent|I manage fine on my own|I manage on my own|"
               "I can do everything for myself|I manage everything on my own|I cope on my own|"
               "I can dress myself|"
               "I can manage all my personal care by myself|"
               "I manage my own personal care",
        clause="you need help with daily tasks", fires="I need help to dress.",
        fails="I'm fully independent.", silent="I need help to press cider.",
    ),
    situation(
        "housebound",
        said="I am housebound|I cannot leave the house|I cannot leave home|"
             "I cannot leave my home",
        shown="I am bedridden|I am confined to bed|I never leave the house|I am stuck in bed|"
              "I cannot get out of the house|I cannot manage the stairs down to the street|"
              "I am too ill to leave the house|I cannot go out on my own|"
              "I can't get down my front steps",
        barred="I walk to the shops|I go to the shops on foot|I have just got back from a walk|"
               "I walk the dog every day|I get out and about",
        clause="you are housebound", fires="I'm bedridden since my fall.",
        fails="I walk to the shops.", silent="I'm best man since my fall.",
    ),
    situation(
        "smoker",
        said="I smoke|I am a smoker|I smoke cigarettes",
        worded="I use tobacco|"
               "I am a smoker|I smoke cigarettes|I smoke tobacco",
        shown="I get through a packet of cigarettes|I smoke a pipe|I am a chain smoker|"
              "I smoke roll-ups|I get through a packet a day|I am on twenty a day|"
              "I roll my own cigarettes|I have a cigarette with my coffee|"
              "I have a fag after dinner|I am a heavy smoker|I am a social smoker|"
              "I smoke like a chimney|I buy cigarettes every week|I like a cigarette|"
              "I am a smoker of cigars|I smoke cigars|I like a fag with my coffee|"
              "I light up after every meal|I am a twenty-a-day man",
        barred="I am a non-smoker|I have never smoked|I gave up smoking|I quit smoking|"
               "I do not smoke|I stopped smoking|I have not smoked since May|"
               "I have not smoked for years|"
               "I have given up smoking|I gave up cigarettes|"
               "I gave up the cigarettes|I packed in smoking|I kicked smoking|"
               "I have never touched a cigarette|I have never had a cigarette|"
               "I cannot stand smoke|I cannot stand cigarettes|I packed in the fags|"
               "I hate cigarettes|I quit the cigarettes|I have never lit a cigarette|"
               "I packed in the ciggies in 2010|I packed in smoking years ago|"
               "I gave up the fags years ago|I kicked the habit years ago|"
               "I have not had a cigarette in years|I cannot stand tobacco|I do not touch tobacco",
        clause="you smoke", fires="I smoke a pipe.", fails="I gave up smoking in May.",
        silent="I mend a pipe.",
    ),
    situation(
        "allergic",
        said="I have an allergy|I am allergic|I suffer from allergies",
        worded="I suffer from an allergy|I have a severe allergy|I have any allergies|"
               "I have allergies",
        shown="I am allergic to nuts|I have a nut allergy|I have hay fever|I am allergic to milk|"
              "I am allergic to penicillin|I carry an epipen|penicillin brings me out in a rash|"
              "I react badly to penicillin|I cannot eat nuts|bee stings make me swell up|"
              "I carry an EpiPen|I come out in a rash from cats|pollen makes me sneeze",
        barred="I have no allergies|I have never had an allergy|I am not allergic to anything",
        clause="you have an allergy", fires="I'm allergic to prawns.", fails="I've no allergies.",
        silent="I'm alluding to prawns.",
    ),
    situation(
        "at-doctor",
        said="I am registered with a doctor|I have a doctor|I am registered with a GP",
        worded="I am registered with a general practitioner|I am on a doctor's list",
        shown="I registered with the surgery|I am on the list at the surgery|"
              "I signed up with a doctor",
        barred="I do not have a doctor|I am not registered with a GP|"
               "I have not registered with a doctor|I have no GP",
        clause="you are registered with a doctor", fires="I registered with the surgery.",
        fails="I have no GP.", silent="I reckoned with the surge.",
    ),
)
# fmt: on
