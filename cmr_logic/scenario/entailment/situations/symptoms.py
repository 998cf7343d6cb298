"""How one feels, what one has seen a doctor about, and what one takes for it."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Situation, situation

# fmt: off
SYMPTOMS: tuple[Situation, ...] = (
    situation(
        "vomited",
        said="I have been vomiting|I vomited|I have been throwing up|I threw up",
        shown="I have been throwing up all night|I cannot keep anything down|"
              "I was sick last night|I was sick twice in the night|"
              "I have had my head down the toilet|I brought up my dinner|"
              "I brought up my breakfast|I have a tummy bug|I have the norovirus|"
              "I was sick this morning",
        barred="I have kept everything down",
        clause="you have been vomiting", fires="I have been throwing up all night.",
        fails="I have kept everything down.", silent="I have been throwing out old shoes.",
    ),
    situation(
        "tummy-upset",
        said="I have diarrhoea|I have had diarrhoea|I have the runs|I have had the runs",
        shown="I have the trots|I have been on the toilet all night|I have Delhi belly|"
              "my stomach is running|my bowels are loose|I have been running to the loo all day",
        barred="my stomach is fine|my stomach is perfectly settled|my stomach is settled",
        clause="you have diarrhoea", fires="I've had the runs since Sunday.",
        fails="My stomach is perfectly settled.", silent="I've had the rooms since Sunday.",
    ),
    situation(
        "flu-ill",
        said="I have the flu|I have flu|I have influenza",
        shown="I have come down with flu|I caught the flu|I am in bed with flu|I have the flu bug|"
              "I have gone down with the flu|I am down with the flu",
        barred="I have never had the flu",
        clause="you have the flu", fires="I've come down with flu.",
        fails="I have never had the flu.", silent="I've come down with Flo.",
    ),
    situation(
        "covid-ill",
        said="I have tested positive for Covid|I tested positive for Covid|I have Covid|"
             "I tested positive for coronavirus|my Covid test was positive|I have coronavirus",
        worded="I have caught Covid|I have a coronavirus infection",
        shown="I have come down with Covid|I caught Covid|I have got Covid again|"
              "I am isolating with Covid",
        barred="my Covid test was negative|I tested negative for Covid|I have never had Covid",
        clause="you have tested positive for Covid", fires="I am isolating with Covid.",
        fails="My Covid test was negative.", silent="The text showed two lions.",
    ),
    situation(
        "skin-trouble",
        said="I have a skin condition|I have a skin complaint|I have a skin disease|"
             "I have a skin problem|I suffer from a skin condition",
        shown="my eczema has flared up|I have eczema|I have psoriasis|I have dermatitis|"
              "I have acne|I have a rash|I suffer from eczema|I have rosacea|I have shingles|"
              "I have athlete's foot|I have warts|I have impetigo|I am covered in a rash|"
              "my psoriasis is bad",
        barred="my skin is perfectly clear|my skin is clear|my skin is fine|"
               "there is nothing wrong with my skin|my skin is healthy",
        clause="you have a skin condition", fires="My eczema has flared up.",
        fails="My skin is perfectly clear.", silent="My exam has flown by.",
    ),
    situation(
        "open-wound",
        said="I have an open wound|I have an open cut|I have an open sore",
        shown="the cut on my leg has not healed|my cut has not healed|my wound has not healed|"
              "my wound is still weeping|my cut is still bleeding|my wound is still open|"
              "my cut keeps opening up",
        barred="I do not have a scratch on me|my cut has healed|my wound has healed|"
               "my wound has closed up|my cut healed weeks ago",
        clause="you have an open wound", fires="The cut on my leg has not healed.",
        fails="I don't have a scratch on me.", silent="The cat on my lap has not eaten.",
    ),
    situation(
        "toothache",
        said="I have toothache|I have a toothache|I have dental pain|I am in pain with my teeth|"
             "my tooth hurts|my tooth is hurting",
        shown="my molar is throbbing|my tooth is killing me|my teeth are killing me|"
              "I have an abscess under a tooth|I have been up all night with my tooth|"
              "a tooth is aching|my tooth aches|my wisdom tooth is killing me|"
              "my wisdom tooth hurts",
        barred="my teeth are fine|my teeth do not hurt|there is nothing wrong with my teeth|"
               "my teeth are perfect|I have no trouble with my teeth",
        clause="you have toothache", fires="My molar is throbbing.", fails="My teeth are fine.",
        silent="My motor is throbbing.",
    ),
    situation(
        "dying",
        said="I am terminally ill|I have a terminal illness|my illness is terminal",
        worded="I am dying|I have not long to live",
        shown="the doctors have given me six months to live|"
              "I do not have long to live|my cancer is terminal|"
              "I am in a hospice|I am receiving palliative care|they have given me a year to live",
        clause="you are terminally ill", fires="The doctors have given me six months to live.",
        silent="The doctors have given me sixty tablets.",
    ),
    situation(
        "blood-thinned",
        said="I take blood thinners|I am on blood thinners|I take a blood thinner|"
             "I take anticoagulants|I am on anticoagulants",
        shown="I am on warfarin|I take warfarin|I take tablets to thin my blood|"
              "I have been on warfarin since May|I am on heparin|I take rivaroxaban|"
              "I take apixaban",
        clause="you take blood thinners", fires="I've been on warfarin since May.",
        silent="I've been on welfare since May.",
    ),
    situation(
        "on-crutches",
        said="I am on crutches|I use crutches|I walk with crutches|I need crutches",
        shown="I am hobbling about on crutches|I get about on crutches|I get around on crutches|"
              "they gave me crutches|I was given crutches|I have crutches",
        barred="I do not need crutches|I have thrown away the crutches|I gave the crutches back",
        clause="you are on crutches", fires="I have crutches.",
        fails="I don't need crutches any more.", silent="I'm hobbling about on a pair of clogs.",
    ),
    situation(
        "arm-useless",
        said="I have an injured arm|I have injured my arm|I hurt my arm|I have hurt my arm|"
             "I injured my arm",
        shown="my arm is in plaster|my arm is in a sling|I have broken my arm|I broke my arm|"
              "I have my arm in a sling|I fractured my wrist|I broke my wrist|my arm is in a cast|"
              "I dislocated my shoulder|I broke my elbow|I have sprained my wrist|"
              "I sprained my wrist",
        barred="my arms are fine|both my arms are fine|there is nothing wrong with my arms|"
               "there is nothing wrong with my arm",
        clause="you have an injured arm", fires="My arm is in plaster.",
        fails="Both my arms are fine.", silent="My art is in the paper.",
    ),
    situation(
        "leg-useless",
        said="I have an injured leg|I have injured my leg|I hurt my leg|I have hurt my leg|"
             "I injured my leg",
        shown="my leg is in plaster|I have broken my leg|I broke my leg|I have broken my ankle|"
              "I broke my ankle|my leg is in a cast|I twisted my knee|I sprained my ankle|"
              "I twisted my ankle|I have torn a ligament in my knee|I tore my hamstring|"
              "I broke my foot|my ankle is in plaster|my foot is in plaster|"
              "I have sprained my ankle|I pulled a muscle in my leg|I snapped my Achilles tendon",
        barred="my legs are fine|both my legs are fine|there is nothing wrong with my legs|"
               "there is nothing wrong with my leg",
        clause="you have an injured leg", fires="My leg is in plaster.",
        fails="Both my legs are fine.", silent="My log is in the plaster.",
    ),
    situation(
        "dizzy",
        said="I suffer from dizziness|I get dizzy|I feel dizzy|I have dizzy spells|"
             "I get dizzy spells|I suffer from vertigo|I have vertigo",
        worded="I have dizzy turns",
        shown="my head spins|the room spins around me|I feel faint|I come over faint|"
              "I feel light-headed|I get light-headed",
        barred="I never feel dizzy|I have never felt dizzy|I do not get dizzy",
        clause="you suffer from dizziness", fires="My head spins when I stand up.",
        fails="I never feel dizzy.", silent="My hat spins when I stand up.",
    ),
    situation(
        "fainted",
        said="I have fainted|I fainted|I lost consciousness|I passed out|I blacked out",
        worded="I was knocked out",
        shown="I keeled over in the queue|I came round on the floor|I had a blackout|"
              "I was out cold|I was unconscious|I was knocked out",
        barred="I have never passed out|I have never fainted|I have never lost consciousness|"
               "I never lost consciousness|I stayed conscious|I was conscious throughout",
        clause="you have fainted", fires="I passed out in the queue.",
        fails="I have never passed out.", silent="I passed by the queue.",
    ),
    situation(
        "claustrophobic",
        said="I am claustrophobic|I suffer from claustrophobia|I have claustrophobia|"
             "I am afraid of confined spaces|I am afraid of small spaces",
        shown="I panic in small spaces|I panic in lifts|I cannot bear small spaces|"
              "I hate confined spaces|I cannot stand being shut in|I cannot be in a lift|"
              "I am scared of lifts",
        barred="small spaces do not bother me|I have no fear of small spaces|"
               "tight spaces do not bother me",
        clause="you are claustrophobic", fires="I panic in small spaces.",
        fails="Small spaces do not bother me.", silent="I picnic in small spaces.",
    ),
    situation(
        "travel-sick",
        said="I suffer from travel sickness|I get travel sick|I get travel-sick|"
             "I suffer from motion sickness|I get motion sickness|I get carsick|I get seasick",
        shown="I feel sick in cars|I throw up on boats|I feel queasy on boats|"
              "I feel ill in the back of a car|I turn green on ferries",
        barred="I have never been seasick|I have never been carsick|I have sea legs|"
               "I have good sea legs",
        clause="you suffer from travel sickness", fires="I feel sick in cars.",
        fails="I have good sea legs.", silent="I feel at home in cars.",
    ),
    situation(
        "gp-seen",
        said="I have seen a doctor|I saw a doctor|I went to the doctor|I have consulted a doctor|"
             "I consulted a doctor",
        worded="I have been examined by a doctor|"
               "I have been seen by a doctor|a doctor has examined me",
        shown="the GP had a look at it|the doctor examined me|the doctor had a look at it|"
              "I have seen my GP|I saw my GP|I went to see my GP|I went to casualty|"
              "the doctor saw me|my doctor examined me|I have been to see the doctor|"
              "I had it looked at by a doctor|my doctor has told me to rest|"
              "my GP sent me for tests|the doctor put me on tablets|my GP has seen me",
        barred="I have not been to the surgery|I have not bothered the doctor|"
               "I have not seen my GP|I never went to the doctor|I did not go to the doctor",
        clause="you have seen a doctor", fires="The GP had a look at it on Monday.",
        fails="I haven't been to the surgery.", silent="The GP has moved to Derby.",
    ),
    situation(
        "medical-note",
        said="I have a medical certificate|I have a doctor's note|I have a sick note|"
             "I have a doctor's certificate|I have a fit note|I have a note from my doctor|"
             "I have a doctor's letter",
        worded="my doctor has given me a note",
        shown="my GP wrote me a sick note|the doctor gave me a note|my doctor gave me a note|"
              "my doctor wrote me a note|I got a sick note from my GP|"
              "I got a note from the doctor|my doctor signed me off|the doctor signed me off|"
              "I was signed off by my doctor|my GP signed me off|"
              "my GP has signed me off for a fortnight|I handed in a sick note|"
              "I have a letter from my consultant",
        barred="I have no note from the doctor|I never got a sick note",
        clause="you have a medical certificate", fires="My GP wrote me a sick note.",
        fails="I never got a sick note.", silent="My GP wrote me off.",
    ),
    situation(
        "needs-diet",
        said="I am on a special diet|I have a special diet|I follow a special diet|"
             "I have dietary requirements|I have special dietary needs|I have dietary needs",
        shown="I am coeliac|I am vegan|I am a vegan|I am a vegetarian|I eat halal|I keep kosher|"
              "I only eat halal|I am gluten intolerant|I am lactose intolerant|"
              "I cannot eat gluten|I do not eat meat|I am allergic to eggs",
        barred="I eat everything|I can eat everything|"
               "I am not fussy about food",
        clause="you are on a special diet", fires="I'm coeliac.", fails="I can eat everything.",
        silent="I am caring.",
    ),
    situation(
        "virus-jabbed",
        said="I have been vaccinated against flu|I have had a flu jab|I have had the flu jab|"
             "I had my flu jab|I have been vaccinated against the flu|I had a flu shot|"
             "I have had my flu vaccination",
        shown="the nurse gave me the flu jab|I got my flu jab|I had the flu vaccine|"
              "I got the flu vaccine|I get a flu jab every year|the chemist gave me my flu jab",
        barred="I skipped the flu jab|I missed my flu jab|I never have the flu jab|"
               "I have not had the flu jab|I refused the flu jab|I turned down the flu jab",
        clause="you have been vaccinated against flu", fires="I had my flu jab in October.",
        fails="I skipped the flu jab.", silent="I had my flute fixed in October.",
    ),
    situation(
        "tetanus",
        said="I have been vaccinated against tetanus|I have had a tetanus jab|I had a tetanus jab|"
             "my tetanus is up to date|I am covered for tetanus",
        shown="I had a tetanus booster|I got a tetanus shot|they gave me a tetanus jab|"
              "I had my tetanus done|my tetanus jab is up to date",
        barred="I have never had a tetanus jab|my tetanus has lapsed|"
               "my tetanus jab is out of date|my tetanus is out of date",
        clause="you have been vaccinated against tetanus", fires="I had a tetanus booster in May.",
        fails="I've never had a tetanus jab.", silent="I had a tennis booster in May.",
    ),
)
# fmt: on
