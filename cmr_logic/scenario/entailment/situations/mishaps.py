"""Mishaps at home and about: break-ins, knocks, bites, ill children, what one cannot eat."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Situation, situation

# fmt: off
MISHAPS: tuple[Situation, ...] = (
    situation(
        "burgled",
        said="I have been burgled|I was burgled|my home was burgled|my home was broken into|"
             "someone broke into my home|I had a break-in|there was a break-in at my home",
        worded="my home has been burgled|my home has been broken into|I am a victim of burglary|"
               "I have had a break-in",
        shown="thieves broke into my house|burglars got into my house|someone broke into my flat|"
              "we had a break-in|burglars cleaned us out|burglars ransacked the house|"
              "burglars took my jewellery|burglars ransacked my house|"
              "thieves cleared out my house|somebody broke into my flat|my flat was turned over",
        barred="I have never been burgled|nobody has ever broken into my home|"
               "I have never had a break-in|nobody has ever broken in|"
               "nobody has ever broken into my house",
        clause="you have been burgled", fires="Someone broke into our house on Friday.",
        fails="We have never been burgled.", silent="Someone burst into song on Friday.",
    ),
    situation(
        "head-knock",
        said="I was hit on the head|I hit my head|I banged my head|I had a blow to the head|"
             "I knocked my head",
        worded="I have had a blow to the head|I have hit my head|I have been hit on the head|"
               "I have banged my head",
        shown="a ball hit me on the head|I got a knock on the head|I bumped my head on a shelf|"
              "a branch fell on my head|I cracked my head on a beam|I took a blow to the head|"
              "I landed on my head",
        barred="I did not hit my head|I never hit my head|nothing hit my head|"
               "my head was not hurt",
        clause="you were hit on the head", fires="I banged my head on a beam.",
        fails="I didn't hit my head.", silent="I hung my hat on a beam.",
    ),
    situation(
        "child-ill",
        said="my child is ill|my child is sick|my child is unwell|my child is poorly|"
             "my son is ill|my daughter is ill",
        shown="my son has a fever|my daughter has a temperature|my son has been throwing up|"
              "my daughter has been throwing up all night|my son has chickenpox|"
              "my daughter has measles|my daughter is in bed with flu|my child has a tummy bug|"
              "my son has a high temperature|my daughter has got tonsillitis",
        barred="my son is better now|my daughter is healthy|my son is fine again|"
               "my daughter has never been ill",
        clause="your child is ill", fires="My daughter has a temperature.",
        fails="My son is fine again.", silent="My daughter has a thermometer.",
    ),
    situation(
        "food-allergy",
        said="I have a food allergy|I am allergic to a food|I am allergic to some foods|"
             "I have an allergy to a food",
        worded="I have any food allergies|I suffer from a food allergy",
        shown="I am allergic to eggs|I am allergic to nuts|I am allergic to milk|"
              "I am allergic to fish|I am allergic to peanuts|I am allergic to shellfish|"
              "nuts bring me out in a rash|peanuts make my throat swell|eggs bring me out in hives",
        barred="I have no food allergies|I have no allergies|I am not allergic to anything|"
               "I have never had a food allergy",
        clause="you have a food allergy", fires="Nuts bring me out in a rash.",
        fails="I have no allergies.", silent="Nuts bring me back to my childhood.",
    ),
    situation(
        "child-food-allergy",
        said="my child has a food allergy|my child is allergic to a food|"
             "my child is allergic to some foods",
        shown="my child is allergic to eggs|my child is allergic to nuts|"
              "my child is allergic to milk|my daughter is allergic to peanuts|"
              "my son is allergic to fish|nuts bring my son out in a rash",
        barred="my child has no food allergies|my child has no allergies|"
               "my child is not allergic to anything",
        clause="your child has a food allergy", fires="My son is allergic to eggs.",
        fails="My son has no allergies.", silent="My son is averse to eggs.",
    ),
    situation(
        "lung-trouble",
        said="I have a lung condition|I have a lung disease|I have lung disease|"
             "I have a lung problem|I have a chest condition",
        worded="I suffer from a lung condition|I have a disease of the lungs|"
               "I have a long-term lung condition|I have a chronic lung condition|"
               "I have a chronic lung disease|I have a long-term lung disease|"
               "I have a respiratory condition|I have a respiratory illness|"
               "I have a chest condition|I have a chronic respiratory disease|"
               "I have severe lung disease|I have a long-term respiratory condition",
        shown="I have COPD|I have emphysema|I have chronic bronchitis|I have cystic fibrosis|"
              "I have asthma|my lungs are scarred|I have one lung|"
              "I have pulmonary fibrosis|I have bronchiectasis|I have silicosis|I have asbestosis|"
              "I have sarcoidosis of the lungs|I have pulmonary hypertension|"
              "I have had COPD for years|I have chronic obstructive pulmonary disease|"
              "I was diagnosed with cystic fibrosis|I was diagnosed with COPD|"
              "I was diagnosed with emphysema|I am on oxygen at home|I have farmer's lung|"
              "I have lung cancer|I have mesothelioma|I am waiting for a lung transplant|"
              "I have had a lung transplant",
        barred="my lungs are fine|my lungs are healthy|there is nothing wrong with my lungs|"
               "my lungs are perfect|I have no trouble with my lungs",
        clause="you have a lung condition", fires="I've had COPD for years.",
        fails="My lungs are fine.", silent="I've had a lunch date for years.",
    ),
    situation(
        "dog-bite",
        said="my dog has bitten someone|my dog bit someone|my dog has bitten a person|"
             "my dog bit a person",
        shown="my dog bit the postman|my dog sank his teeth into the postman|"
              "my dog nipped a boy on the ankle|my dog bit my neighbour|my dog bit a child",
        barred="my dog has never bitten anyone|my dog has never bitten anybody|"
               "my dog has not bitten anyone|my dog would not hurt a fly",
        clause="your dog has bitten someone", fires="My dog bit the postman in May.",
        fails="My dog has never bitten anybody.", silent="My dog beat the postman in May.",
    ),
    situation(
        "mortgage-on-time",
        said="I am up to date with my mortgage payments|I am up to date with my mortgage|"
             "my mortgage is up to date|my mortgage payments are up to date",
        shown="I have never missed a mortgage payment|I have paid every mortgage instalment",
        barred="I am behind with the mortgage|I am behind on the mortgage|"
               "I have fallen behind on the mortgage|I have missed a mortgage payment|"
               "I am three months behind on the mortgage|I am in arrears with my mortgage|"
               "I have fallen behind with my mortgage|I owe three months of mortgage payments",
        clause="you are up to date with your mortgage payments",
        fires="I've never missed a mortgage payment.", fails="I'm behind on the mortgage.",
        silent="I've never met a mortgage adviser.",
    ),
    situation(
        "rent-on-time",
        said="I am up to date with my rent|my rent is up to date|my rent payments are up to date|"
             "I am up to date with my rent payments",
        worded="I pay my rent on time|I have always paid my rent on time|"
               "I am up to date with my rent|my rent is paid up to date|"
               "I have paid my rent on time",
        shown="my rent is paid up|I have never missed a rent payment|my rent is paid in full|"
              "my rent has never been late|the rent has never been a day late|"
              "I have never been late with the rent|I pay my rent on the dot|"
              "I have paid every penny of rent",
        barred="I am behind with the rent|I am behind on the rent|I owe two months of rent|"
               "I have fallen behind with the rent|I have missed a rent payment|"
               "I am in arrears with my rent|I am two months behind with the rent|"
               "I missed two months' rent|I missed a month's rent|I am behind with my rent|"
               "I owe three months' rent|I am always late with the rent|"
               "I have not paid the rent since May|I owe my landlord rent|I have rent arrears|"
               "I am often late with the rent",
        clause="you are up to date with your rent", fires="I've never missed a rent payment.",
        fails="I'm two months behind with the rent.", silent="I've never met a rent officer.",
    ),
)
# fmt: on
