"""Fields of words about health: the body, what ails it, and who treats it."""

from __future__ import annotations

from cmr_logic.relevance.fields.model import Field, field

# fmt: off
HEALTH: tuple[Field, ...] = (
    field(
        "eyes",
        "eye eyesight sight sighted vision optician optometrist glasses spectacles lens blind "
        "blindness cataract glaucoma eyelid retina ophthalmologist eyewear goggles braille myopia",
        text="You can have a free sight test if you are over 60.",
        asks="Do I have to pay the optician for my eyes?",
        silent="May I stand a round at the bar?",
    ),
    field(
        "teeth",
        "tooth dentist dentistry dental denture dentures orthodontist orthodontic braces brace "
        "gum toothache hygienist molar toothbrush toothpaste floss cavity jaw mouth",
        text="Dental care is free for under-18s.",
        asks="Do I pay for dentures or braces?",
        silent="Is chewing gum on the pavement an offence?",
    ),
    field(
        "ears",
        "ear hearing deaf deafness audiologist audiology earwax eardrum tinnitus cochlear earache "
        "lipread lipreading earplug",
        text="You can borrow a loop system if you have tinnitus.",
        asks="Is there something for deaf people with earache?",
        silent="Is an ear of corn taxed as a cereal?",
    ),
    field(
        "skin",
        "skin rash eczema psoriasis acne dermatologist dermatology mole wart verruca itch itchy "
        "sunburn sunscreen blister scar birthmark tan sunbed moisturiser",
        text="Nobody under 18 may use a sunbed.",
        asks="Can my daughter get a tan for her acne?",
        silent="Did the mole leak papers to a spy agency?",
    ),
    field(
        "tattoos and piercings",
        "tattoo tattooist tattooing pierce piercing piercer ink needle earring navel earlobe "
        "henna acupuncture studio",
        text="You must be 18 to get a tattoo.",
        asks="Can my daughter have her navel pierced?",
        silent="Is printer ink recycled by the library?",
    ),
    field(
        "hair and beauty",
        "hair haircut hairdresser hairdressing barber salon beautician beauty wig shave shaving "
        "beard shampoo manicure manicurist pedicure hairdryer cosmetic makeup razor",
        text="A barber needs a licence from the city.",
        asks="Must hairdressers and beauticians have one?",
        silent="Is a razor blade a weapon under the knife law?",
    ),
    field(
        "heart",
        "heart cardiac cardiologist cardiology pacemaker angina stroke defibrillator artery "
        "cholesterol coronary hypertension pulse palpitation thrombosis clot vein aneurysm valve",
        text="You must not drive for a week after you get a pacemaker.",
        asks="What do I do about a stroke or angina?",
        silent="Is the constitution up for debate?",
    ),
    field(
        "lungs",
        "lung asthma asthmatic inhaler breath breathe breathing breathless bronchitis emphysema "
        "respiratory pneumonia wheeze wheezing cough oxygen chest pulmonary tuberculosis "
        "ventilator",
        text="People with asthma get a free flu jab.",
        asks="My lungs wheeze and I cough, am I eligible?",
        silent="Is a chest of tea taxed at import?",
    ),
    field(
        "stomach",
        "stomach bowel gut intestine intestinal digest digestive digestion indigestion ulcer "
        "diarrhoea diarrhea vomit vomiting nausea constipation colon colitis heartburn tummy "
        "bellyache gastric appendicitis",
        text="Stay at home for two days after vomiting.",
        asks="Can I go back with diarrhoea and nausea?",
        silent="How long is a list of references?",
    ),
    field(
        "bones",
        "bone fracture sprain crutch crutches splint xray ankle wrist leg knee hip shoulder elbow "
        "spine orthopaedic orthopedic limb injury injure bruise dislocate osteoporosis skeleton",
        text="Call the clinic if you think you have a fracture.",
        asks="Where do I go with a sprained ankle?",
        silent="Does a motorway count as a lane?",
    ),
    field(
        "back and joints",
        "arthritis arthritic rheumatism rheumatoid joint stiff stiffness ache backache spine "
        "physiotherapist physiotherapy physio osteopath osteopathy chiropractor massage masseur "
        "sciatica tendon ligament posture",
        text="You can refer yourself for physiotherapy.",
        asks="Whom do I see about a stiff spine and arthritis?",
        silent="Can we open a joint account at the bank?",
    ),
    field(
        "first aid",
        "aider bandage bleed bleeding stitch scald burn bruise antiseptic gauze sling tourniquet "
        "resuscitation resuscitate cpr graze faint unconscious choke plaster",
        text="Every workshop must keep bandages at hand.",
        asks="Must I have something for burns and bleeding?",
        silent="May a choir sing in the chapel?",
    ),
    field(
        "pregnancy",
        "pregnant pregnancy midwife midwifery maternity antenatal prenatal birth childbirth "
        "trimester foetus fetus ultrasound obstetrician obstetric miscarriage miscarry stillborn "
        "stillbirth expectant caesarean newborn womb",
        text="Pregnant women get free dental care.",
        asks="Do I pay in maternity, before or after the birth?",
        silent="Are birth dates in the census secret?",
    ),
    field(
        "babies and breastfeeding",
        "baby infant newborn breastfeed nappy diaper pram pushchair stroller buggy dummy pacifier "
        "cot crib wean weaning lactation toddler babysitter nanny",
        text="Mothers may breastfeed anywhere in the museum.",
        asks="Where can I change a baby's nappy?",
        silent="Is a dummy bid at an auction an offence?",
    ),
    field(
        "fertility",
        "contraception contraceptive condom ivf fertility infertile infertility sperm embryo "
        "surrogate surrogacy sterilisation sterilization vasectomy abortion abort conceive "
        "insemination birth",
        text="You can have two rounds of IVF if you are under 40.",
        asks="Can I have a surrogate or get help with infertility?",
        silent="Is the fertility of farm soil measured by the ministry?",
    ),
    field(
        "vaccination",
        "vaccine vaccinate vaccination immunise immunize immunisation immunization jab inoculate "
        "inoculation injection inject booster flu influenza measles mumps rubella polio tetanus "
        "unvaccinated syringe covid",
        text="Nurses must be vaccinated against hepatitis.",
        asks="Do I need the jab or a booster?",
        silent="Is a car seat compulsory in a taxi?",
    ),
    field(
        "medicines",
        "medicine medicinal medication tablet pill drug pharmacy pharmacist pharmaceutical "
        "chemist prescription prescribe dose dosage antibiotic painkiller capsule ointment "
        "paracetamol aspirin ibuprofen drugstore insulin overdose",
        text="Prescriptions are free for pensioners.",
        asks="Do I pay for my tablets at the chemist?",
        silent="Is a time capsule buried under the town hall?",
    ),
    field(
        "hospital",
        "hospital hospitalise hospitalize ward surgery surgeon surgical nurse matron inpatient "
        "outpatient patient anaesthetic anaesthetist anesthetic anesthesia clinic clinical "
        "infirmary transplant bedside",
        text="Visitors may stay on the ward until 8 pm.",
        asks="How late can I see a patient in hospital?",
        silent="Is there an election in my ward for the council?",
    ),
    field(
        "doctors",
        "doctor gp physician surgery clinic nurse patient checkup referral medic medical "
        "diagnosis diagnose appointment specialist illness ill sick sickness unwell",
        text="You can register with any physician in your area.",
        asks="Can I pick a new GP surgery?",
        silent="Is the appointment of a judge by parliament final?",
    ),
    field(
        "ambulance",
        "ambulance paramedic emergency casualty rescue rescuer stretcher collapse unconscious "
        "resuscitate siren defibrillator medic",
        text="Only call an ambulance for someone whose life is in danger.",
        asks="Is a collapse an emergency for paramedics?",
        silent="Is a bank rescue paid for by shareholders?",
    ),
    field(
        "mental health",
        "mental mentally depression anxiety anxious psychiatric psychiatrist psychiatry "
        "psychologist psychology psychological therapist therapy counsellor counselor suicide "
        "suicidal bipolar schizophrenia schizophrenic psychosis psychotic stress panic trauma "
        "ptsd depress counsel",
        text="Students can see a counsellor six times a year.",
        asks="I have depression, is there therapy for me?",
        silent="Did the slump hit exports of cotton?",
    ),
    field(
        "mobility aids",
        "wheelchair crutch crutches zimmer ramp handrail hoist stairlift prosthesis prosthetic "
        "amputee limb cane rollator mobility disability impairment paralysed paraplegic disable "
        "handicap",
        text="The cinema has spaces for wheelchairs.",
        asks="Can disabled people on crutches get in?",
        silent="Is maize grown in the region?",
    ),
    field(
        "neurodiversity",
        "autism autistic adhd dyslexia dyslexic asperger aspergers dyspraxia dyspraxic "
        "neurodivergent hyperactive hyperactivity tourette stammer stutter dyscalculia",
        text="Pupils with dyslexia get more time in exams.",
        asks="I am autistic and have a stammer, do I get that?",
        silent="Is a stutter of the engine covered by the warranty?",
    ),
    field(
        "allergies",
        "allergy allergic allergen epipen anaphylaxis anaphylactic nut peanut gluten coeliac "
        "celiac lactose hayfever pollen antihistamine intolerance intolerant hives sesame",
        text="The canteen must say which dishes contain nuts.",
        asks="I am allergic to gluten, will they tell me?",
        silent="Does a nut and bolt shop need a trade permit?",
    ),
    field(
        "infections",
        "infection infectious infect contagious virus viral bacteria bacterial germ flu influenza "
        "fever quarantine covid coronavirus measles outbreak epidemic pandemic cholera malaria "
        "tuberculosis hepatitis ebola chickenpox mumps meningitis sepsis disease",
        text="A child with an infectious disease must stay away from school.",
        asks="Can I send my son in with chickenpox or a fever?",
        silent="Did a hacker delete files on the laptop?",
    ),
    field(
        "sexual health",
        "hiv chlamydia syphilis gonorrhoea gonorrhea herpes hpv condom sti std genital sexual "
        "sexually unprotected intercourse smear cervical",
        text="The centre tests under-25s for chlamydia.",
        asks="Can I go there about HIV or herpes?",
        silent="Can newspapers smear a politician before a vote?",
    ),
    field(
        "cancer",
        "cancer cancerous tumour tumor chemotherapy chemo radiotherapy oncology oncologist "
        "leukaemia leukemia lymphoma melanoma mammogram biopsy malignant carcinoma screening "
        "smear prostate metastasis carcinogenic",
        text="Women over 50 are invited to have a mammogram.",
        asks="Can I also have a smear for cancer?",
        silent="Is a film screening in the park licensed?",
    ),
    field(
        "diabetes",
        "diabetes diabetic insulin glucose sugar hypoglycaemia hypoglycemia hypoglycaemic "
        "hypoglycemic hyperglycaemia hyperglycemia pancreas pancreatic metformin glucometer "
        "prediabetes",
        text="Diabetics may eat during the exam.",
        asks="Can I have my insulin and some glucose?",
        silent="Is a quota on steel legal under trade law?",
    ),
    field(
        "blood",
        "blood donor transfusion plasma platelet haemoglobin hemoglobin bleed anaemia anemia "
        "anaemic anemic haemophilia hemophilia haemophiliac vein marrow",
        text="Donors must weigh at least 50 kg.",
        asks="Can I give blood if I am anaemic?",
        silent="Is a television repaired under the guarantee?",
    ),
    field(
        "kidneys and bladder",
        "kidney renal dialysis transplant urine urinate urinary bladder nephrologist nephrology "
        "catheter incontinence incontinent urologist urology",
        text="Patients on dialysis get free transport.",
        asks="Does this go for someone with a new kidney or a catheter?",
        silent="Is a kidney bean salad sold in the shop?",
    ),
    field(
        "alcohol",
        "alcohol alcoholic alcoholism booze drunken drunkenness drink drinker liquor beer wine "
        "whisky vodka rum hangover sober sobriety intoxication rehab breathalyser breathalyzer "
        "pub tipsy intoxicate",
        text="You must not bring alcohol onto the campsite.",
        asks="Can I have a beer or some wine there?",
        silent="Is a liquor ring on an heirloom sideboard covered by a warranty?",
    ),
    field(
        "smoking",
        "smoke smoker smoking cigarette tobacco tobacconist cigar vape vaping nicotine ashtray "
        "shisha hookah snuff smokefree smokeless",
        text="Smoking is banned in all company vans.",
        asks="Can I vape or light a cigar in mine?",
        silent="Did the survey reach every tenant in spring?",
    ),
    field(
        "drugs",
        "drug cannabis marijuana cocaine heroin addict addiction addictive opioid opiate "
        "methadone ecstasy ketamine amphetamine narcotic narcotics syringe rehab overdose steroid "
        "methamphetamine hemp",
        text="You must tell the coach of any drug conviction.",
        asks="Do I have to say that I took cannabis and heroin?",
        silent="Is a linen shirt dearer than cotton?",
    ),
    field(
        "fitness",
        "gym gymnasium fitness treadmill workout yoga pilates aerobics jog jogger athletic "
        "athlete dumbbell sauna muscle sport sporty swim",
        text="Members may bring one guest to the gym.",
        asks="Can my friend come to yoga and aerobics?",
        silent="Is a swimming ban in the river enforced by bailiffs?",
    ),
    field(
        "weight and diet",
        "diet dieting dietary dietitian dietician overweight obese obesity slim bmi calorie "
        "nutrition nutritional nutritionist nutritious bariatric vitamin underweight anorexia "
        "anorexic bulimia",
        text="Adults with a BMI above 30 can see a dietitian.",
        asks="I am obese, can I get help with dieting?",
        silent="Are volumes of poetry printed by the press?",
    ),
    field(
        "sleep",
        "sleep asleep sleepy insomnia insomniac snore snoring apnoea apnea nap bedtime nightmare "
        "drowsy drowsiness tiredness fatigue bed mattress awake pillow sleepwalk",
        text="You must tell the licensing agency if you have sleep apnoea.",
        asks="Do I have to say that I snore and have insomnia?",
        silent="Is the river owned by the crown?",
    ),
    field(
        "burial",
        "bury burial grave graveyard cemetery churchyard funeral undertaker mortician coffin "
        "casket cremate cremation crematorium headstone tombstone gravestone mourner hearse crypt "
        "mausoleum tomb corpse mortuary morgue embalm exhume exhumation interment ash",
        text="Coffins must be of wood.",
        asks="What do we need to bury or cremate her in?",
        silent="Is a breach of contract enough to sue?",
    ),
    field(
        "death",
        "die death dead deceased bereaved bereavement coroner postmortem autopsy inquest fatal "
        "mortuary widow widower funeral mourn mourning grief grieve hospice palliative obituary",
        text="You must register a death within five days.",
        asks="When do I tell them of a bereavement or a funeral?",
        silent="Is a flat battery covered by the guarantee?",
    ),
    field(
        "dementia",
        "dementia alzheimer alzheimers senile senility forgetful forgetfulness memory parkinson "
        "parkinsons carer caregiver elderly neurologist",
        text="Homes must train staff to look after residents with dementia.",
        asks="Can they help my forgetful aunt with Alzheimer's and Parkinson's?",
        silent="Is a memory card for a camera tested before sale?",
    ),
    field(
        "brain and nerves",
        "brain epilepsy epileptic seizure convulsion neurologist neurology neurological "
        "neurosurgeon concussion migraine headache stroke meningitis paralysis paralysed "
        "sclerosis nerve coma",
        text="You must not drive for a year after a seizure.",
        asks="Must I stop if I have epilepsy or migraines?",
        silent="Is a brain drain of scientists reported in the press?",
    ),
    field(
        "colds",
        "cough sneeze sneezing flu influenza fever sore throat tonsil tonsillitis sinus sinusitis "
        "runny nose catarrh sniffle hoarse cold",
        text="Take a test if you have a fever.",
        asks="Should I do one for my sore throat and cough?",
        silent="Do police nose around in phone records?",
    ),
    field(
        "menopause and menstruation",
        "menopause menopausal menstrual menstruation menstruate tampon sanitary hrt hormone "
        "hormonal oestrogen estrogen gynaecologist gynecologist gynaecology gynecology "
        "endometriosis ovary ovarian womb",
        text="Women in the menopause can ask for a fan at their desk.",
        asks="Can I get one on HRT or other hormones?",
        silent="Are antibiotics banned in beef?",
    ),
)
