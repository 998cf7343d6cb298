"""Illnesses by the organ, treatments, operations to come, dentists and prescriptions."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Situation, situation

# fmt: off
CONDITIONS_OF_HEALTH: tuple[Situation, ...] = (
    situation(
        "immune-weak",
        said="I have a weakened immune system|my immune system is weakened|I am immunosuppressed|"
             "I have a weak immune system|my immune system is weak",
        worded="I am immunocompromised|I have a compromised immune system|"
               "I have a suppressed immune system|my immune system is compromised|"
               "my immune system is suppressed|I have a poor immune system",
        shown="I am on chemo|I am having chemotherapy|I am having chemo|I had a kidney transplant|"
              "I had a bone marrow transplant|I take immunosuppressants|"
              "I am on immunosuppressants|I have leukaemia|I have had my spleen out|"
              "I had my spleen out|I have HIV|I have lymphoma|I have had a liver transplant|"
              "I have had a heart transplant",
        barred="my immune system is fine|my immune system is strong|"
               "there is nothing wrong with my immune system|"
               "my immune system is perfectly healthy|I have a strong immune system",
        clause="you have a weakened immune system",
        fires="I'm on chemo.",
        fails="My immune system is fine.",
        silent="I'm on commission.",
    ),
    situation(
        "liver-trouble",
        said="I have liver disease|I have a liver condition|I have liver problems|"
             "I have liver trouble|I suffer from liver disease",
        worded="I have a long-term liver condition|I have chronic liver disease|"
               "I have a liver problem|I have a liver complaint",
        shown="I have cirrhosis|I have cirrhosis of the liver|I have hepatitis B|"
              "I have hepatitis C|I have fatty liver disease|my liver is failing|"
              "I am waiting for a liver transplant|I have liver failure|I have liver cancer|"
              "my liver is damaged",
        barred="my liver is fine|my liver is healthy|there is nothing wrong with my liver|"
               "my liver is perfectly healthy",
        clause="you have liver disease",
        fires="I've got cirrhosis.",
        fails="My liver is fine.",
        silent="I've got seraphim.",
    ),
    situation(
        "neurological",
        said="I have a neurological condition|I have a neurological disorder|"
             "I have a neurological illness|I have a brain condition",
        worded="I have a long-term neurological condition|"
               "I have a condition of the nervous system|I have a chronic neurological condition|"
               "I suffer from a neurological condition|I have a neurological disease",
        shown="I have Parkinson's|I have multiple sclerosis|I have MS|"
              "I have motor neurone disease|I have epilepsy|I have cerebral palsy|"
              "I have Parkinson's disease|I have Huntington's disease|I have dementia|"
              "I have Alzheimer's|I was diagnosed with multiple sclerosis|"
              "I was diagnosed with Parkinson's|I have muscular dystrophy|I am epileptic",
        clause="you have a neurological condition",
        fires="I've had Parkinson's for six years.",
        silent="I've had parking tickets for six years.",
    ),
    situation(
        "has-had-organ-transplant",
        said="I have had an organ transplant|I had an organ transplant",
        worded="I have received an organ transplant|I received a transplant|"
               "I have received a transplant|I am a transplant patient|"
               "I am a transplant recipient|I have a transplanted organ|"
               "I have had a transplant|I had a transplant",
        shown="I had a kidney transplant|I have had a kidney transplant|I had a liver transplant|"
              "I have had a liver transplant|I had a heart transplant|"
              "I have had a heart transplant|I had a lung transplant|I have had a lung transplant|"
              "I was given a new kidney|they gave me a new kidney|I got a new liver|"
              "I got a new kidney|I was given a donor heart|I have a donor kidney|"
              "my brother gave me one of his kidneys|my sister gave me one of her kidneys",
        barred="I am waiting for a transplant|I am on the waiting list for a transplant|"
               "I am on the transplant list|I am still waiting for a kidney|"
               "I have never had a transplant|I am waiting for a donor",
        clause="you have had an organ transplant",
        fires="They gave me a new kidney in 2018.",
        fails="I'm on the transplant list.",
        silent="They gave me a new kitten in 2018.",
    ),
    situation(
        "dialysed",
        said="I am on dialysis|I have dialysis|I receive dialysis|I need dialysis|"
             "I am having dialysis",
        worded="I have regular dialysis|I am a dialysis patient|I receive regular dialysis",
        shown="I am hooked up to the kidney machine|I go for dialysis|"
              "I go to the kidney unit for dialysis|I dialyse at home|I am on a kidney machine",
        barred="I have never needed dialysis|I came off dialysis|I no longer need dialysis|"
               "I have not needed dialysis",
        clause="you are on dialysis",
        fires="I'm hooked up to the kidney machine three times a week.",
        fails="I've never needed dialysis.",
        silent="I'm hooked on three crime shows a week.",
    ),
    situation(
        "on-insulin",
        said="I take insulin|I am on insulin|I use insulin|I inject insulin|"
             "I am treated with insulin",
        worded="I take insulin for diabetes|I am insulin-dependent|"
               "I treat my diabetes with insulin|I need insulin|"
               "my diabetes is treated with insulin",
        shown="I wear an insulin pump|I have an insulin pump|I inject insulin before meals|"
              "I have type 1 diabetes|insulin keeps me going|I am a type 1 diabetic|"
              "I carry my insulin pen",
        barred="I manage my diabetes by diet|I control my diabetes by diet|"
               "I only take tablets for my diabetes|I manage my diabetes with tablets|"
               "my diabetes is controlled by diet|I am not diabetic|I do not have diabetes",
        clause="you take insulin",
        fires="I wear an insulin pump.",
        fails="I control my diabetes by diet.",
        silent="I wear an insulated jacket.",
    ),
    situation(
        "seriously-ill",
        said="I am seriously ill|I have a serious illness|I am gravely ill|I am critically ill",
        worded="I have a serious medical condition|I have a serious health condition|"
               "I have a life-threatening illness|I suffer from a serious illness|"
               "I have a life-limiting illness|I have a critical illness|"
               "I am in serious ill health|I have a life-threatening condition",
        shown="I have terminal cancer|I am terminally ill|the cancer has spread|"
              "my cancer has spread|I have motor neurone disease|I am on a ventilator|"
              "I am in intensive care|I am dying|my cancer is advanced|I have a brain tumour|"
              "I have advanced cancer|I am fighting cancer|I have six months to live",
        barred="I am as fit as a fiddle|I am fit and well|I am in perfect health|"
               "I am in good health|I am perfectly healthy|there is nothing wrong with me|"
               "I am never ill|I only have a cold|it is only a cold|I am in the best of health|"
               "I am hale and hearty",
        clause="you are seriously ill",
        fires="The cancer has spread.",
        fails="I'm in perfect health.",
        silent="The butter has spread.",
    ),
    situation(
        "planned-surgery",
        said="I am waiting for an operation",
        worded="I am waiting for surgery|I am awaiting an operation|"
               "I need an operation|I am booked in for surgery|"
               "I am awaiting surgery|I am on a waiting list for an operation",
        shown="I am on the waiting list for a new hip|"
              "I am on the waiting list for a hip replacement|I am on the list for a new knee|"
              "I go under the knife in May|they will be replacing my hip|"
              "they will be operating on me in May|I am booked in for a hernia operation|"
              "I am having my hip done in May|I am having my knee replaced|"
              "I am having my hip replaced|I am having my gallbladder out|"
              "I am having my tonsils out|I am having my cataracts done|"
              "the surgeon will operate on me in May|I am down for a hip replacement",
        barred="I do not need an operation|"
               "there is no operation planned|no operation is planned|"
               "I have never needed an operation|the operation was called off",
        clause="you are waiting for an operation",
        fires="They'll be replacing my hip in May.",
        fails="I don't need an operation.",
        silent="They'll be replacing my hat in May.",
    ),
    situation(
        "dental-patient",
        said="I am registered with a dentist|I have a dentist|I am a patient of a dentist",
        worded="I am registered with a dental practice|I am on a dentist's list|"
               "I have a regular dentist",
        shown="my dentist sees me every six months|I go to my dentist twice a year|"
              "my dentist is in the high street|my dentist filled two teeth|"
              "I see my dentist every six months|I am on the books of a dentist",
        barred="I cannot find a dentist|I have not got a dentist|I have no dentist|"
               "no dentist will take me on|there is no dentist taking patients|"
               "I do not have a dentist|I have never been to a dentist|"
               "every dentist turned me away",
        clause="you are registered with a dentist",
        fires="My dentist sees me every six months.",
        fails="No dentist will take me on.",
        silent="My dentures see me through every six months.",
    ),
    situation(
        "pays-for-prescriptions",
        said="I pay for my prescriptions|I pay for prescriptions|I pay prescription charges",
        worded="I have to pay for prescriptions|I pay for my medicines|"
               "I pay the prescription charge",
        shown="I pay for each prescription|I pay for every prescription|"
              "I buy a prepayment certificate|I pay a tenner for each prescription|"
              "the chemist charges me for my prescriptions|my prescriptions cost me a fortune|"
              "every item at the chemist's costs me the full charge|my prescriptions cost me a lot",
        barred="my prescriptions are free|I get free prescriptions|I do not pay for prescriptions|"
               "I get my prescriptions free|I get my medicine for free|"
               "I have never paid for a prescription|I never pay for prescriptions|"
               "I have an exemption certificate",
        clause="you pay for your prescriptions",
        fires="Every item at the chemist's costs me the full charge.",
        fails="I get my prescriptions free.",
        silent="Every item at the chemist's catches my eye.",
    ),
)
# fmt: on
