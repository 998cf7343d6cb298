"""Ailments by name: what people call them, and what shows that they have one."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Situation, situation

# fmt: off
AILMENTS: tuple[Situation, ...] = (
    situation(
        "heart-trouble",
        said="I have a heart condition|I have a heart problem|I have heart trouble|"
             "I have a heart complaint|I suffer from a heart condition|I have heart disease|"
             "I have a bad heart|I have a weak heart|I have something wrong with my heart",
        worded="I have a long-term heart condition|I have a chronic heart condition|"
               "I have a serious heart condition|I have a cardiac condition|I have heart problems|"
               "I have cardiovascular disease",
        shown="I have a pacemaker|I had a pacemaker fitted|I had a pacemaker put in|"
              "I had a bypass|I had a heart bypass|I had a triple bypass|I have angina|"
              "I suffer from angina|I had a heart attack|I have heart failure|"
              "I have an irregular heartbeat|I have atrial fibrillation|I have a heart murmur|"
              "I have a leaky valve|I have a stent|I had a stent fitted|I had a stent put in|"
              "I had two stents put in|I had a coronary|I have arrhythmia|"
              "I was born with a hole in my heart|I have a dicky heart|I have a dodgy heart|"
              "I am under a cardiologist|I take tablets for my heart|I take pills for my heart|"
              "I have had open-heart surgery|I am waiting for a heart transplant|"
              "I had a heart transplant|my heart is not strong|my heart is weak|"
              "my heart skips beats",
        barred="my heart is perfectly healthy|my heart is healthy|my heart is fine|"
               "there is nothing wrong with my heart|my heart is as strong as an ox|"
               "my heart is in good shape|the cardiologist gave my heart a clean bill of health|"
               "my heart is sound|I have no trouble with my heart|my heart is strong",
        clause="you have a heart condition", fires="I had a bypass in 2019.",
        fails="My heart is perfectly healthy.", silent="I had a by-line in 2019.",
    ),
    situation(
        "asthmatic",
        said="I have asthma|I am asthmatic|I suffer from asthma|I am an asthmatic",
        shown="I use an inhaler|I have an inhaler|I carry an inhaler|I had an asthma attack|"
              "I get asthma attacks|I need my inhaler|I am on an inhaler|"
              "I take my blue inhaler everywhere|I take puffs of my inhaler",
        barred="my lungs are perfectly healthy|my lungs are fine|my lungs are healthy|"
               "there is nothing wrong with my lungs|my breathing is fine|"
               "I have no breathing problems|I have lungs like a horse|I have no trouble breathing",
        clause="you have asthma", fires="I have used an inhaler since I was six.",
        fails="My lungs are perfectly healthy.", silent="I have used an index since I was six.",
    ),
    situation(
        "breathless",
        said="I have breathing difficulties|I have difficulty breathing|I have breathing problems|"
             "I have trouble breathing|I struggle to breathe|I have a breathing problem",
        worded="I am short of breath",
        shown="I get out of breath on the stairs|I cannot catch my breath|I am short of breath|"
              "I get short of breath|I have emphysema|I have COPD|I am always out of breath|"
              "I wheeze|I have bad lungs|I have a lung condition|I have lung disease|"
              "I am on oxygen|I have chronic bronchitis|I get breathless|I am breathless",
        barred="my lungs are fine|my breathing is fine|I have no trouble breathing|"
               "I breathe easily|my lungs are perfectly healthy|"
               "I have no problems with my breathing",
        clause="you have breathing difficulties", fires="I get out of breath on the stairs.",
        fails="I have no trouble breathing.", silent="I get out of bread on the stairs.",
    ),
    situation(
        "epileptic",
        said="I have epilepsy|I am epileptic|I suffer from epilepsy|I am an epileptic",
        shown="I get fits|I have epileptic fits|I have seizures|I had an epileptic seizure|"
              "I get seizures|I take tablets for my epilepsy|I have epileptic seizures|"
              "I suffer from seizures",
        barred="I have never had a fit|I have never had a seizure|I have never had any kind of fit",
        clause="you have epilepsy", fires="I have had fits since I was a boy.",
        fails="I have never had a fit.", silent="I have had fun since I was a boy.",
    ),
    situation(
        "high-pressure",
        said="I have high blood pressure|I suffer from high blood pressure|"
             "my blood pressure is high|my blood pressure is too high|I have hypertension|"
             "I suffer from hypertension",
        worded="I have raised blood pressure|I am being treated for high blood pressure",
        shown="my blood pressure is sky-high|my blood pressure is through the roof|"
              "I take tablets for my blood pressure|I am on tablets for my blood pressure|"
              "I am on blood pressure tablets|I take blood pressure tablets|"
              "I take pills for blood pressure|I have been on blood pressure pills for years|"
              "my doctor is worried about my blood pressure|my blood pressure is sky high",
        barred="my blood pressure is normal|my blood pressure is fine|"
               "my blood pressure is perfect|my blood pressure is low|I have low blood pressure|"
               "my blood pressure is spot on|my blood pressure is textbook",
        clause="you have high blood pressure", fires="My blood pressure is sky-high.",
        fails="My blood pressure is normal.", silent="My blood pressure is taken every May.",
    ),
    situation(
        "cancer-now",
        said="I have cancer|I am suffering from cancer|I am a cancer patient",
        shown="I have been diagnosed with leukaemia|I have been diagnosed with cancer|"
              "I have leukaemia|I have lymphoma|I have a malignant tumour|I have breast cancer|"
              "I have prostate cancer|I am having chemotherapy|I am having chemo|I am on chemo|"
              "I am having radiotherapy|the tumour is malignant|I have bowel cancer|"
              "I have lung cancer|I have skin cancer|they found a tumour in my lung|"
              "I have a melanoma|I have a brain tumour|I got a diagnosis of cancer|"
              "I had a diagnosis of cancer|I got a cancer diagnosis",
        barred="I have never had cancer|I am free of cancer|I do not have cancer of any kind",
        clause="you have cancer", fires="I've been diagnosed with leukaemia.",
        fails="I have never had cancer.", silent="I've been dealing with laundry.",
    ),
    situation(
        "mentally-ill",
        said="I have a mental health condition|I have a mental health problem|"
             "I have a mental illness|I have mental health problems|"
             "I suffer from a mental illness|I have mental health issues|"
             "I struggle with my mental health",
        worded="I have a psychiatric condition|I have a psychiatric illness",
        shown="I have depression|I suffer from depression|I am depressed|I suffer from anxiety|"
              "I have anxiety|I get panic attacks|I have panic attacks|I am bipolar|"
              "I have bipolar disorder|I have schizophrenia|I have an eating disorder|I have OCD|"
              "I have PTSD|I take antidepressants|I am on antidepressants|I see a psychiatrist|"
              "I am under a psychiatrist|I had a nervous breakdown|I am anorexic|I have anorexia|"
              "I have a personality disorder|I have post-traumatic stress disorder|I have bulimia|"
              "I have postnatal depression|I have been sectioned|my nerves are shot|I hear voices",
        barred="my mental health is fine|my mental health is good|"
               "I have no mental health problems|I am of sound mind",
        clause="you have a mental health condition",
        fires="I've suffered from depression for years.", fails="My mental health is fine.",
        silent="I've suffered from draughts for years.",
    ),
    situation(
        "arthritic",
        said="I have arthritis|I suffer from arthritis|I am arthritic",
        shown="my joints are arthritic|I have osteoarthritis|I have rheumatoid arthritis|"
              "my knees are arthritic|my hands are arthritic|I have arthritis in both knees|"
              "my fingers are stiff with arthritis|I have an arthritic hip|"
              "I am crippled with arthritis|my hips are riddled with arthritis",
        barred="there is nothing wrong with my joints|my joints are fine|my joints are healthy",
        clause="you have arthritis", fires="My joints are arthritic.",
        fails="There is nothing wrong with my joints.", silent="My joints are in the oven.",
    ),
    situation(
        "bad-back",
        said="I have back problems|I have a bad back|I have back trouble|I have back pain|"
             "I suffer from back pain|I have a back problem",
        worded="I have a back condition|I have a back injury",
        shown="my back has been killing me|my back is killing me|I have a slipped disc|"
              "I slipped a disc|my back hurts|my back aches|I put my back out|I have sciatica|"
              "I suffer from sciatica|I did my back in|I have lumbago|I hurt my back|"
              "I have a trapped nerve in my back|my back has gone|my back is playing up|"
              "I have a curved spine|I have scoliosis|my back gives me trouble",
        barred="my back has never given me trouble|there is nothing wrong with my back|"
               "my back is fine|my back is strong|I have never had back pain|"
               "I have never had a bad back",
        clause="you have back problems", fires="My back has been killing me for months.",
        fails="My back has never given me trouble.", silent="My backpack has been found.",
    ),
    situation(
        "stroke-had",
        said="I have had a stroke|I had a stroke|I suffered a stroke|I am a stroke survivor|"
             "I am a stroke victim",
        shown="a stroke left me with a weak arm|a stroke left me paralysed|"
              "since my stroke I cannot speak well|my stroke was in May|"
              "I am recovering from a stroke|I had a mini-stroke|I had a minor stroke|"
              "I lost my speech after my stroke",
        barred="I have never had a stroke",
        clause="you have had a stroke", fires="A stroke left me with a weak arm.",
        fails="I have never had a stroke.", silent="A strike left me with a week's pay.",
    ),
    situation(
        "kidney-trouble",
        said="I have kidney disease|I have a kidney condition|I have kidney problems|"
             "I have kidney trouble|I suffer from kidney disease",
        worded="I have chronic kidney disease|I have a long-term kidney condition|"
               "I have a kidney problem|I have a serious kidney condition",
        shown="I go for dialysis|I am on dialysis|my kidneys are failing|I have kidney failure|"
              "my kidneys have packed up|I am waiting for a kidney transplant|"
              "I had a kidney transplant|I have chronic kidney disease|my kidneys do not work",
        barred="my kidneys are fine|my kidneys are healthy|there is nothing wrong with my kidneys|"
               "my kidneys work perfectly",
        clause="you have kidney disease", fires="I go for dialysis three times a week.",
        fails="My kidneys are fine.", silent="I go for drives three times a week.",
    ),
    situation(
        "autistic",
        said="I am autistic|I have autism|I am on the autism spectrum|"
             "I am on the autistic spectrum|I am on the spectrum",
        shown="I have Asperger's|I was diagnosed with autism|I was diagnosed with Asperger's|"
              "I have been diagnosed with autism|I have Asperger's syndrome|"
              "I have an autism diagnosis",
        clause="you are autistic", fires="I have Asperger's.", fails="I am not on the spectrum.",
        silent="I have aspirations.",
    ),
    situation(
        "attention-deficit",
        said="I have ADHD|I have attention deficit disorder|I have ADD",
        shown="I take Ritalin|I am on Ritalin|I was diagnosed with ADHD|"
              "I take tablets for my ADHD|I have been diagnosed with ADHD",
        clause="you have ADHD", fires="I take Ritalin.", fails="I do not have ADHD.",
        silent="I take rickshaws.",
    ),
    situation(
        "dyslexic",
        said="I am dyslexic|I have dyslexia|I am a dyslexic",
        shown="I was diagnosed with dyslexia|I have been diagnosed with dyslexia|"
              "letters jump about on the page for me",
        barred="I read perfectly well|I have no trouble reading|I read with ease",
        clause="you are dyslexic", fires="letters jump about on the page for me.",
        fails="I read perfectly well.", silent="The ladies dance about when I read.",
    ),
    situation(
        "migraine",
        said="I suffer from migraines|I get migraines|I have migraines|I am a migraine sufferer",
        shown="I get blinding headaches|I get splitting headaches|I had a migraine|"
              "I get a migraine every month",
        barred="I never get headaches|I have never had a migraine|I do not get headaches|"
               "I have never had a headache",
        clause="you suffer from migraines", fires="I get blinding headaches every week.",
        fails="I never get headaches.", silent="I get blinding headlights every week.",
    ),
    situation(
        "hay-fever",
        said="I have hay fever|I suffer from hay fever|I get hay fever|I am allergic to pollen|"
             "I am allergic to grass",
        shown="pollen makes me sneeze|I am a hay fever sufferer|"
              "my eyes stream in the pollen season",
        barred="I have no trouble with pollen|pollen does not bother me|"
               "pollen has never bothered me",
        clause="you have hay fever", fires="Pollen makes me sneeze.",
        fails="I have no trouble with pollen.", silent="Pollution makes me sneeze.",
    ),
    situation(
        "nut-allergy",
        said="I have a nut allergy|I am allergic to nuts|I have an allergy to nuts|"
             "I cannot eat nuts",
        worded="I am allergic to nuts|I have an allergy to nuts|I am allergic to peanuts|"
               "I have a peanut allergy|I have a nut allergy",
        shown="I am allergic to peanuts|I am allergic to walnuts|I am allergic to almonds|"
              "I cannot have nuts|I cannot have peanuts|I cannot eat peanuts|"
              "nuts bring me out in a rash|nuts make my throat swell|I have a peanut allergy|"
              "I react badly to nuts|peanuts make me ill|nuts make me ill|"
              "one nut and I am in hospital|I had a reaction to nuts|nuts bring me out in hives|"
              "peanuts make my throat close up",
        barred="I eat peanuts|I eat nuts|I love nuts|I love peanuts|nuts are fine for me|"
               "nuts do not bother me|I snack on almonds|I have peanut butter every morning|"
               "I eat peanut butter|I can eat nuts|nuts are no problem for me|I like nuts|"
               "I eat peanut butter every day|I eat nuts every day|"
               "I eat a handful of nuts every day|I have peanut butter on toast",
        clause="you have a nut allergy", fires="I had a reaction to nuts.",
        fails="I eat peanuts all the time.", silent="One alderman and my throat dries up.",
    ),
    situation(
        "shellfish-allergy",
        said="I am allergic to shellfish|I have a shellfish allergy|"
             "I have an allergy to shellfish|I cannot eat shellfish",
        shown="I am allergic to prawns|I am allergic to crab|prawns bring me out in a rash|"
              "I cannot eat prawns|I cannot eat mussels|shellfish makes me ill|prawns make me ill|"
              "I react badly to shellfish|I am allergic to lobster|I am allergic to mussels",
        barred="I eat prawns|I love prawns|I eat mussels|I love mussels|I eat shellfish|"
               "I love oysters|I eat crab",
        clause="you are allergic to shellfish", fires="Prawns bring me out in a rash.",
        fails="I eat prawns all the time.", silent="Prawns bring me luck.",
    ),
    situation(
        "milk-allergy",
        said="I am lactose intolerant|I have a lactose intolerance|I cannot tolerate lactose|"
             "I have lactose intolerance|I am intolerant of lactose",
        shown="milk upsets my stomach|milk makes me ill|I cannot drink milk|I cannot have dairy|"
              "dairy upsets my stomach|dairy makes me ill|dairy gives me cramps|"
              "I cannot digest milk|milk gives me stomach ache|cheese upsets my stomach|"
              "milk does not agree with me|dairy does not agree with me",
        barred="I drink a pint of milk a day|milk agrees with me|dairy agrees with me|"
               "I have milk in my tea|I love ice cream|I have no problem with dairy|"
               "I live on cheese",
        clause="you are lactose intolerant", fires="Milk upsets my stomach.",
        fails="I drink a pint of milk a day.", silent="Milan upsets my mother.",
    ),
    situation(
        "bee-allergy",
        said="I am allergic to bee stings|I have an allergy to bee stings|I am allergic to bees",
        shown="one bee sting and I swell up|I carry an EpiPen for bee stings|"
              "I ended up in hospital after a bee sting|bee stings make me swell up",
        barred="bee stings do nothing to me|bee stings do not bother me",
        clause="you are allergic to bee stings",
        fires="One bee sting and I swell up like a balloon.", fails="Bee stings do nothing to me.",
        silent="One bee sang and I laughed.",
    ),
    situation(
        "penicillin-allergy",
        said="I am allergic to penicillin|I have a penicillin allergy|"
             "I have an allergy to penicillin|I cannot take penicillin",
        shown="penicillin brings me out in a rash|penicillin makes me ill|"
              "I reacted badly to penicillin|I come out in spots with penicillin",
        barred="penicillin is fine for me|I can take penicillin",
        clause="you are allergic to penicillin", fires="Penicillin brings me out in a rash.",
        fails="I have taken penicillin without trouble.", silent="Pencils bring me out in a rage.",
    ),
)
# fmt: on
