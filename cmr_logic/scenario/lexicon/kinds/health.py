"""Illnesses, medicines and aids."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Kinds, kinds

# fmt: off
HEALTH: tuple[Kinds, ...] = (
    kinds(
        "symptom",
        "cough|fever|headache|sore throat|rash|runny nose|temperature|nausea|dizziness|ache|cold|"
        "stomach ache|toothache|earache|back pain|hoarseness|itch|cramp|swelling|diarrhoea",
        "you have a symptom", "I have a headache.", "I have a headboard.",
    ),
    kinds(
        "illness",
        "stroke|heart attack|glandular fever|gastroenteritis|norovirus|appendicitis|pleurisy|"
        "gout|anaemia|depression|schizophrenia|bipolar disorder|sepsis|meningitis|whooping cough|"
        "scarlet fever|kidney stone|high blood pressure|thrombosis|lyme disease|ulcer|vertigo|"
        "fibromyalgia|me|stomach bug|coronavirus|tummy bug|pneumonia|flu|cancer|bronchitis|covid|"
        "measles|mumps|infection|migraine|malaria|tuberculosis|diabetes|asthma|epilepsy|"
        "arthritis|leukaemia|leukemia|dementia|hepatitis|multiple sclerosis|parkinson 's|"
        "alzheimer 's|lupus|chickenpox|tonsillitis|shingles|eczema|psoriasis|crohn 's|"
        "cystic fibrosis|angina|glaucoma|coeliac disease|heart disease|kidney disease|"
        "motor neurone disease|parkinson 's disease|alzheimer 's disease|crohn 's disease",
        "you have an illness", "I have bronchitis.", "I have brothers.",
    ),
    kinds(
        "chronic illness",
        "depression|schizophrenia|bipolar disorder|fibromyalgia|high blood pressure|copd|"
        "emphysema|hiv|rheumatoid arthritis|osteoporosis|diabetes|asthma|epilepsy|arthritis|"
        "multiple sclerosis|parkinson 's|alzheimer 's|dementia|lupus|crohn 's|cystic fibrosis|"
        "parkinson 's disease|alzheimer 's disease|crohn 's disease|"
        "coeliac disease|heart disease|glaucoma|kidney disease|motor neurone disease",
        "you have a chronic illness", "I have asthma.", "I have a cold.",
    ),
    kinds(
        "medicine",
        "tablet|cough syrup|inhaler|eye drop|beta blocker|blood pressure tablet|chemotherapy|"
        "paracetamol|ibuprofen|tranquilliser|antibiotic|painkiller|insulin|antidepressant|statin|"
        "steroid|aspirin|warfarin|antihistamine|blood thinner|methadone|sleeping pill",
        "you take medicine", "I take statins.", "I take stairs.",
    ),
    kinds(
        "antibiotic", "penicillin|amoxicillin|doxycycline|erythromycin",
        "you take antibiotics", "I take penicillin.", "I take pen friends.",
    ),
    kinds(
        "painkiller", "ibuprofen|paracetamol|codeine|morphine|aspirin", "you take painkillers",
        "I take ibuprofen.", "I take vitamins.",
    ),
    kinds(
        "walking aid", "walker|rollator|cane|frame|pair of crutches|"
        "crutch|walking stick|zimmer frame|walking frame", "you use a walking aid",
        "I use a crutch.", "I use a fork.",
    ),
    kinds(
        "doctor",
        "paediatrician|gynaecologist|consultant|anaesthetist|family doctor|specialist|"
        "oncology consultant|skin specialist|urologist|surgeon|psychiatrist|cardiologist|"
        "dermatologist|neurologist|oncologist",
        "you have seen a doctor", "I have seen a surgeon.", "I have seen a surge.",
    ),
    kinds(
        "injury",
        "broken leg|broken arm|broken wrist|broken ankle|fracture|sprain|burn|whiplash|"
        "concussion|dislocated shoulder|torn ligament|black eye|broken rib|sprained ankle|"
        "head wound|cut hand|bruise",
        "you have an injury", "I have a broken wrist.", "I have a broken watch.",
    ),
    kinds(
        "infection",
        "norovirus|gastroenteritis|stomach bug|tummy bug|food poisoning|salmonella|flu|"
        "chest infection|ear infection|tonsillitis|sinusitis|conjunctivitis|impetigo|ringworm|"
        "throat infection|cold sore",
        "you have an infection", "I have impetigo.", "I have impatiens.",
    ),
    kinds(
        "stomach infection",
        "norovirus|gastroenteritis|stomach bug|tummy bug|food poisoning|salmonella|e. coli|"
        "dysentery|winter vomiting bug|bug in my gut",
        "you have a stomach infection", "I have norovirus.", "I have Norwegians.",
    ),
    kinds(
        "mental illness",
        "depression|anxiety|bipolar disorder|schizophrenia|ptsd|psychosis|eating disorder|"
        "anorexia|obsessive compulsive disorder|postnatal depression",
        "you have a mental illness", "I have bipolar disorder.", "I have a disorderly desk.",
    ),
    kinds(
        "operation",
        "bypass|hip replacement|knee replacement|heart surgery|appendectomy|hysterectomy|"
        "cataract surgery|surgery|hernia operation|heart bypass|caesarean",
        "you had an operation", "I had a hip replacement.", "I had a hip flask.",
    ),
    kinds(
        "allergy",
        "hay fever|anaphylaxis|hives",
        "you have an allergy", "I have hay fever.", "I have a hay bale.",
    ),
    kinds(
        "vaccination",
        "jab|booster|vaccine|mmr|polio drop|injection against|vaccination",
        "you have had a vaccination", "I have had a flu jab.", "I have had a flat lunch.",
    ),
    kinds(
        "lung disease",
        "asthma|emphysema|copd|bronchitis|pneumonia|tuberculosis|cystic fibrosis|pleurisy|"
        "lung cancer",
        "you have a lung disease", "I have emphysema.", "I have empathy.",
    ),
    kinds(
        "heart condition",
        "angina|arrhythmia|atrial fibrillation|heart murmur|heart failure|pacemaker|"
        "dodgy valve|irregular heartbeat",
        "you have a heart condition", "I have angina.", "I have an anvil.",
    ),
    kinds(
        "mobility aid",
        "wheelchair|crutch|walking stick|walking frame|zimmer frame|mobility scooter|rollator|"
        "walker",
        "you use a mobility aid", "I use a wheelchair.", "I use a wheelbarrow.",
    ),
)
# fmt: on
