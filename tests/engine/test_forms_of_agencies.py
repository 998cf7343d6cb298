"""Forms of the pages of agencies: what is barred beside demands, waived, or said in other turns."""

# ruff: noqa: E501 - one case a line reads as a table

from __future__ import annotations

from collections.abc import Callable

from tests.tables import for_each

BARRED_AS_WELL = [
    ("To be considered for the credit, you must have paid tuition, and you can't be listed as a dependent.", "Can I claim the credit?", "[you have paid tuition] and not [you must be listed as a dependent]"),
    ("To get a card, you need to live in the county and you can't owe any fines.", "Can I get a card?", "[you need to live in the county] and not [you must owe any fines]"),
    ("To be hired, applicants must have a licence and cannot have a criminal record.", "Can I be hired?", "[you have a licence] and not [you must have a criminal record]"),
    ("To get the allowance you must work full time and your spouse can't be employed by us.", "Can I get the allowance?", "[you must work full time] and not [your spouse must be employed by us]"),
    ("To join the team, you must be 15 or over. You can't be married.", "Can I join the team?", "[you must be 15 or over] and not [you must be married]"),
    ("You must register and you can't bring a guest.", "Can I bring a guest?", "false"),
]  # fmt: skip
SETTINGS = [
    ("The fund is open to owners who have missed two payments and, since March, have lost income.", "Can I get help from the fund?", "[you have missed two payments] and [you have lost income since March]"),
    ("You can join if you are over 18 and, in the past year, have not missed a payment.", "Can I join?", "[you are over 18] and not [you have missed a payment in the past year]"),
    ("You can borrow a kayak if you can swim and, on the day you come, have a buddy with you.", "Can I borrow a kayak?", "[you can swim] and [you have a buddy with you on the day you come]"),
    ("You may enter if you have a ticket and, of course, a mask.", "May I enter?", "[you have a ticket] and [you have a mask]"),
    ("You must give notice unless you are on probation or, in the first year, you work part-time.", "Do I have to give notice?", "not ([you are on probation] or [you work part-time in the first year])"),
]  # fmt: skip
WAIVED = [
    ("To join the league you need a rating of 1200 and a partner. The rating is waived for anyone under 16.", "Can I join the league?", "([you must have a rating of 1200] or [you are under 16]) and [you must have a partner]"),
    ("To vote you must be a member and have paid your dues. Honorary members are exempt from dues.", "Can I vote?", "[you must be a member] and ([you have paid your dues] or [you are honorary members])"),
    ("To rent a boat you must be 18 and pay a deposit. Members pay no deposit.", "Can I rent a boat?", "[you must be 18] and ([you must pay a deposit] or [you are members])"),
    ("To enrol you need a diploma and two references. The diploma is not required if you have worked in the trade.", "Can I enrol?", "([you must have a diploma] or [you have worked in the trade]) and [you must have two references]"),
    ("To use the pool you need a swim cap and a pass. The swim cap is optional for children under 3.", "Can I use the pool?", "([you must have a swim cap] or [you are children under 3]) and [you must have a pass]"),
    ("To get a licence you must pass a written test and an eye test. You can skip the written test if you hold a licence from another state.", "Can I get a licence?", "([you must pass a written test] or [you hold a licence from another state]) and [you must pass an eye test]"),
    ("You qualify if you have lived here for a year and have a job. Having a job is not required if you are over 60.", "Do I qualify?", "[you have lived here for a year] and ([you have a job] or [you are over 60])"),
    ("To join you must be 18 and pay a fee. The fee is refunded if you leave within a month.", "Can I join?", "[you must be 18] and [you must pay a fee]"),
    ("Guests must pay a fee of $5. The fee is waived for children.", "Do I have to pay the fee?", "[you are guests] and not [you are children]"),
    ("The road test may be waived for applicants who are 18 or older.", "Can I have the road test waived?", "[you are 18 or older]"),
    ("The road test may be waived for applicants who are 18 or older.", "Do I have to take the road test?", "not [you are 18 or older]"),
    ("The test may not be waived if you are under 18.", "Can I have the test waived?", "not [you are under 18]"),
]  # fmt: skip
ORDERS = [
    ("Fill in the form and we will send you a card.", "Will you send me a card?", "[you fill in the form]"),
    ("Miss two payments and your plan ends.", "Does my plan end?", "[you miss two payments]"),
    ("Spend more than $50, and delivery is free.", "Is delivery free?", "[you spend more than $50]"),
    ("Arrive after ten and you won't be let in.", "Will I be let in?", "not [you arrive after ten]"),
    ("Pay the fee and return the form by Friday.", "Do I have to pay the fee?", "[pay the fee and return the form by Friday]"),
]  # fmt: skip
BOUNDS = [
    ("To qualify, your hours must have been cut by at least 10 percent but not by more than 60 percent.", "Do I qualify?", "[your hours have been cut by at least 10 percent but no more than 60 percent]"),
    ("You can get benefits if you are at least 62, or any age if you are caring for a child.", "Can I get benefits?", "[you are at least 62] or [you are caring for a child]"),
    ("At weekends only pupils in the top two years may board.", "May I board at weekends?", "[you are pupils in the top two years]"),
    ("After 10 pm only residents can park here.", "Can I park here?", "not ([it is after 10 pm] and not [you are residents])"),
    ("You get $50, or $80 if you are a student.", "Do I get $80?", "[you are a student]"),
]  # fmt: skip
LISTS = [
    ("A warranty claim needs:\n\n- the receipt or a bank statement\n- the serial number, plus\n- a photo of the fault", "Can I make a warranty claim?", "([a warranty claim has the receipt] or [a warranty claim has a bank statement]) and [a warranty claim has the serial number] and [a warranty claim has a photo of the fault]"),
    ("You can enroll if, within the past 60 days, you\n\n* got married\n* had a baby\n* moved to a new county", "Can I enroll?", "[you got married within the past 60 days] or [you had a baby within the past 60 days] or [you moved to a new county within the past 60 days]"),
    ("You may apply if you\n\n* were laid off\n* have worked for at least a year\n* are looking for work", "May I apply?", "[you were laid off] and [you have worked for at least a year] and [you are looking for work]"),
    ("To enter, you must send in a photo of your own. Photos taken with a phone are accepted. Collages are not.", "Can I enter my photo?", "[you must send in a photo of your own] and not [it is collages]"),
]  # fmt: skip
PASTS = [
    ("Your business may apply if it is based here, lost income in May and kept its staff.", "Can my business apply?", "[it is based here] and [it lost income in May] and [it kept its staff]"),
    ("You can claim if your car was parked legally and sustained damage.", "Can I claim?", "[your car was parked legally] and [your car sustained damage]"),
    ("A boat is eligible if it is registered, inspected and insured.", "Is my boat eligible?", "[it is registered] and [it is inspected] and [it is insured]"),
    ("You are eligible if you were employed and paid $9 an hour.", "Am I eligible?", "[you were employed] and [you were paid $9 an hour]"),
    ("To get benefits you must be able to work, be available for work, and be actively looking for work.", "Can I get benefits?", "[you must be able to work] and [you must be available for work] and [you must be actively looking for work]"),
    ("You are eligible if the soldier died in the line of duty or from an illness.", "Am I eligible?", "[the soldier died in the line of duty] or [the soldier died from an illness]"),
    ("You qualify if you are a child of a veteran or of a nurse.", "Do I qualify?", "[you are a child of a veteran] or [you are a child of a nurse]"),
    ("You can join if you live in or work in the town.", "Can I join?", "[you live in the town] or [you work in the town]"),
    ("To use the wall alone you have to have taken the course.", "Can I use the wall alone?", "[you have to have taken the course]"),
]  # fmt: skip
SAID_OTHERWISE = [
    ("To vote, one must be 18 and live in the county.", "Can I vote?", "[you must be 18] and [you must live in the county]"),
    ("One can join if one is over 16.", "Can I join?", "[you are over 16]"),
    ("Employees may work from home. This doesn't hold for those in their first month, nor for receptionists.", "May I work from home?", "[you are employees] and not ([you are in their first month] or [you are receptionists])"),
    ("Guests may swim at any time, but not children under 8, nor people who have been drinking.", "May I swim?", "not ([you are children under 8] or [you are people who have been drinking])"),
    ("The scholarship is for students whose parents didn't go to college; preference is given to those who teach.", "Can I get the scholarship?", "not [your parents did go to college]"),
    ("Applicants must hold a degree. We give preference to applicants who speak two languages.", "Can I apply?", "[you must hold a degree]"),
    ("The warranty doesn't apply if the seal is broken. Nor does it apply where repairs were made by others.", "Does the warranty apply?", "not ([the seal is broken] or [repairs were made by others])"),
    ("You don't qualify just because you are over 65. You also need to have owned the home for five years.", "Do I qualify?", "[you must be over 65] and [you also need to have owned the home for five years]"),
    ("Being over 65 is not enough. You also need to have owned the home for five years.", "Do I qualify?", "[you must be over 65] and [you also need to have owned the home for five years]"),
    ("Medicaid covers dental care in an emergency only.", "Does Medicaid cover my dental care?", "[there is an emergency]"),
    ("For cats and dogs you need our agreement.", "Do I need your agreement?", "[it is cats] or [it is dogs]"),
    ("Your claim will be closed if you don't respond. However, you can appeal if you were in hospital.", "Will my claim be closed?", "not [you do respond]"),
    ("Drivers must be able to read a plate without glasses.", "Can I become a driver?", "[you must be able to read a plate without glasses]"),
    ("You must give two references, one of which must be from an employer.", "Can I apply?", "[you must give two references] and [one of these must be from an employer]"),
]  # fmt: skip
AGES = [
    ("Adults age 65 or older qualify.", "Do I qualify?", "[you are adults aged 65 or over]"),
    ("Women ages 40 and older can get a free test.", "Can I get a free test?", "[you are women aged 40 or over]"),
    ("Children ages 3 to 5 may enrol.", "May I enrol?", "[you are children aged 3 to 5]"),
    ("A child can stay on the plan until age 26.", "Can I stay on the plan?", "not [you turn 26]"),
    ("Your child is covered through age 18.", "Is my child covered?", "not [they turn 19]"),
    ("You may join between the ages of 16 and 20.", "May I join?", "[you are aged 16 to 20]"),
    ("At age 16, you may apply for a license.", "May I apply for a license?", "[you are aged 16 or over]"),
    ("Workers under age 18 need a permit.", "Do I need a permit?", "[you are workers under age 18]"),
]  # fmt: skip

CONSEQUENCES = [
    ("The pool is open if it is sunny. The sauna is open.", "Is the sauna open?", "true"),
    ("The pool is open if it is sunny. The pool is open on Mondays.", "Is the pool open?", "[it is sunny]"),
    ("If you smoke here, you pay a fine. In addition, you may be banned.", "May I be banned?", "[you smoke here]"),
    ("If you park here, you will be fined; moreover, your car may be towed.", "May my car be towed?", "[you park here]"),
    ("If you are late, you must pay a fee and you may lose your seat.", "Do I have to pay a fee?", "[you are late]"),
    ("If you rent here, you can apply. In addition, you must live here.", "Can I apply?", "[you rent here] and [you must live here]"),
    ("To use the sauna, you must shower first. Swimwear is not allowed in it.", "Can I use the sauna?", "[you must shower first]"),
]  # fmt: skip


@for_each(
    "text, question, written",
    [
        *BARRED_AS_WELL,
        *SETTINGS,
        *WAIVED,
        *ORDERS,
        *BOUNDS,
        *LISTS,
        *PASTS,
        *SAID_OTHERWISE,
        *AGES,
        *CONSEQUENCES,
    ],
)
def test_what_forms_of_agencies_say(
    said: Callable[[str, str], str], text: str, question: str, written: str
) -> None:
    assert said(text, question) == written
