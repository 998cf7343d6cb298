"""How passages of guidance are read: pasts, concessions, kinds, amounts and who is meant."""

from __future__ import annotations

from collections.abc import Callable

import pytest

# A past tells things apart that somebody has: "firms that paid tax".
THINGS_PAST = {
    "a firm": (
        "Firms that paid tax can apply.",
        "Can my firm apply?",
        "[you paid tax]",
    ),
    "one of any": (
        "Any club that sold drinks must register.",
        "Must my club register?",
        "[you sold drinks]",
    ),
    "a cause": (
        "Pubs that closed because of the flood may claim relief.",
        "Can my pub claim relief?",
        "[the pubs closed because of the flood]",
    ),
    "a verb behind": (
        "Homes that lost power for 24 hours or more get £90.",
        "Will my home get £90?",
        "[the homes lost power for 24 hours or more]",
    ),
    "a clause of content": (
        "You can join on condition that registered members support you.",
        "Can I join?",
        "[registered members support you]",
    ),
}
# States that "be" has behind commas, of which the last is denied.
STATES = {
    "behind must": (
        "Applicants must be a citizen, enrolled in a programme, and not in default on a loan.",
        "Can I apply?",
        (
            "[you must be a citizen] and [you must be enrolled in a programme] and not "
            "[you must be in default on a loan]"
        ),
    ),
    "a plural denied": (
        "Applicants must be citizens, enrolled in a course, and not members of the club.",
        "Can I apply?",
        (
            "[you must be citizens] and [you must be enrolled in a course] and not [you "
            "must be members of the club]"
        ),
    ),
    "a choice among them": (
        "You must be married or widowed, aged over 18, and not in prison.",
        "Can I apply?",
        (
            "([you must be married] or [you must be widowed]) and [you must be aged over "
            "18] and not [you must be in prison]"
        ),
    ),
    "no state": (
        "You must pay in full and not in parts.",
        "Do I have to pay in full?",
        "true",
    ),
}
# Kinds set against each other by "and not".
AGAINST = {
    "behind a preposition": (
        "The pool is for members and not guests.",
        "Can I swim?",
        "[you are members] and not [you are guests]",
    ),
    "receivers": (
        "Grants go to clubs and not individuals.",
        "Can I get a grant?",
        "[you are clubs] and not [you are individuals]",
    ),
    "subjects": (
        "Members and not guests may vote.",
        "May I vote?",
        "[you are members] and not [you are guests]",
    ),
    "between commas": (
        "Full members, not trial members, can vote.",
        "Can I vote?",
        "[you are full members] and not [you are trial members]",
    ),
    "known ones": (
        "The employer and not the worker must pay.",
        "Must I pay?",
        "[the employer and not the worker must pay]",
    ),
}
# Bounds of numbers among kinds and statements.
NUMBERS = {
    "two kinds": (
        "Families with two or more children, and families on benefits, get a discount.",
        "Do I get a discount?",
        "[you are families with two or more children] or [you are families on benefits]",
    ),
    "fewer": (
        "Small firms with 10 or fewer staff, and charities, are exempt.",
        "Is my firm exempt?",
        "[you are small firms with 10 or fewer staff] or [you are charities]",
    ),
    "a statement": (
        "You can claim if you swim, and fewer than six months have gone by.",
        "Can I claim?",
        "[you swim] and [fewer than six months have gone by]",
    ),
    "a proviso": (
        (
            "You can get help provided your savings are not more than £16,000, or £25,000 "
            "if you are over 66."
        ),
        "Can I get help?",
        (
            "not [your savings are more than £16,000] or not [your savings are more than "
            "£25,000] and [you are over 66]"
        ),
    ),
    "an exception": (
        ("You can get help unless your savings are over £16,000, or £25,000 if you are over 66."),
        "Can I get help?",
        (
            "not ([your savings are over £16,000] and not [you are over 66] or [your "
            "savings are over £25,000] and [you are over 66])"
        ),
    ),
}
# What changes nothing, and what is conceded.
WHAT_MATTERS_NOT = {
    "it does not matter": (
        "You can get a card. It does not matter how old you are, but you must live here.",
        "Can I get a card?",
        "[you must live here]",
    ),
    "although at the front": (
        "Although the pool is closed, you can use the gym if you have a card.",
        "Can I use the gym?",
        "[you have a card]",
    ),
    "although with no": (
        "Although you have no boat, you can join if you can swim.",
        "Can I join?",
        "[you can swim]",
    ),
    "although behind": (
        "You may claim although you have no job if you are over 18.",
        "Can I claim?",
        "[you are over 18]",
    ),
    "of others": (
        "Although children may enter free, adults must pay £5.",
        "May children enter free?",
        "true",
    ),
    "while": (
        "While you cannot claim rent, you can claim rates if you own the shop.",
        "Can I claim rent?",
        "false",
    ),
    "a time": (
        "While you are on leave, you cannot work for another firm.",
        "Can I work for another firm?",
        "not [you are on leave]",
    ),
    "an end conceded": (
        "You can stay even though your visa has expired if you have applied for a new one.",
        "Can I stay?",
        "[you have applied for a new one]",
    ),
}
# Emergencies, leave and other cases.
CASES = {
    "an emergency": (
        "Your landlord can enter in an emergency or with your consent.",
        "Can my landlord enter?",
        "[there is an emergency] or [you have your consent]",
    ),
    "leave first": (
        "Your data may be shared with your consent or in an emergency.",
        "Can my data be shared?",
        "[you give your consent] or [there is an emergency]",
    ),
    "leaning": (
        "Staff may open the gate in an emergency or when told to by a manager.",
        "May I open the gate?",
        "[you are in an emergency] or [you are told to by a manager]",
    ),
    "in cases of": (
        "In cases of hardship, you may pay later.",
        "Can I pay later?",
        "[there is hardship]",
    ),
    "excepted": (
        "You may not leave except in an emergency.",
        "Can I leave?",
        "[it is in an emergency]",
    ),
}
# Deeds that are subjects, and questions that are objects.
DEEDS = {
    "it would": (
        "We may waive the fee if paying it would cause you hardship.",
        "Can you waive the fee?",
        "[paying it would cause you hardship]",
    ),
    "a verb alone": (
        "You can claim if caring for a child prevents you from working.",
        "Can I claim?",
        "[caring for a child prevents you from working]",
    ),
    "no subject": (
        "You can claim if living with a partner who works.",
        "Can I claim?",
        "[you are living with a partner who works]",
    ),
    "how long": (
        (
            "Workers get a day off. This does not apply to soldiers or anyone who chooses "
            "how long they work."
        ),
        "Do I get a day off?",
        "[you are workers] and not ([you are soldiers] or [you choose how long they work])",
    ),
    "two verbs": (
        "You may join if you row and you start or stop living with a partner.",
        "May I join?",
        ("[you row] and ([you start living with a partner] or [you stop living with a partner])"),
    ),
    "stranded": (
        "You can't get a grant for a house you've already had a loan for.",
        "Can I get a grant?",
        "not [you've already had a loan for the house]",
    ),
}
# What is granted behind a denial and is another thing.
ANOTHER_DEED = {
    "another verb": (
        "You can't fish here but you can swim if the flag is green.",
        "Can I fish here?",
        "false",
    ),
    "another thing": (
        "You can't get a grant, but you can get a loan if you own the shop.",
        "Can I get a grant?",
        "false",
    ),
    "the same one": (
        "You cannot keep a dog, but you may keep one if you own the flat.",
        "Can I keep a dog?",
        "[you own the flat]",
    ),
    "what one wants": (
        "You can't get a grant, but you can get a loan if you own the shop.",
        "Can I get a loan?",
        "[you own the shop]",
    ),
    "a keeper's deed": (
        "Food may not be stored unless it's tinned. We may open a unit if there is a fire.",
        "Can I keep food in my unit?",
        "[it's tinned]",
    ),
}
# Who is left over.
OTHERWISE = {
    "people left over": (
        "Apprentices under 19 get the low rate. Otherwise you get the full rate.",
        "Do I get the full rate?",
        "not [you are apprentices under 19]",
    ),
    "all other cases": (
        "Members pay £3. In all other cases the fee is £5.",
        "Is the fee £5?",
        "not [you are members]",
    ),
    "no order": (
        "People under 19 get the low rate. Otherwise you get the full rate.",
        "Do I get the full rate?",
        "not [you are under 19]",
    ),
    "those who do not": (
        "Members must pay by May. Those who do not will lose their vote.",
        "Will I lose my vote?",
        "not [you pay by May]",
    ),
}
# Kinds told apart by brackets, names and qualities.
KINDS = {
    "a bound in brackets": (
        "Children (aged under 5) travel free.",
        "Does my child travel free?",
        "[you are aged under 5]",
    ),
    "a weight": (
        "Heavy vehicles (more than 3.5 tonnes) may not use the bridge.",
        "May my vehicle use the bridge?",
        "not [the vehicles are more than 3.5 tonnes]",
    ),
    "a name": (
        "Classic cars don't need a test unless they have been rebuilt.",
        "Does my car need a test?",
        "not ([it is classic cars] and not [they have been rebuilt])",
    ),
    "a name asked about": (
        "Classic cars don't need a test unless they have been rebuilt.",
        "Does my classic car need a test?",
        "[they have been rebuilt]",
    ),
    "a vague one": (
        "Small boats are exempt from the fee when they are under 4 metres long.",
        "Do I have to pay the fee for my boat?",
        "not [they are under 4 metres long]",
    ),
    "a quality": (
        "Vehicles of historic interest don't need a test.",
        "Does my vehicle need a test?",
        "not [the vehicles are of historic interest]",
    ),
    "people": (
        "Young people aged 16 to 19 can apply.",
        "Can I apply?",
        "[you are young people aged 16 to 19]",
    ),
}
# Who is excepted.
EXCEPTED = {
    "those who receive": (
        "The bonus is paid to staff, other than those under notice.",
        "Will I be paid the bonus?",
        "[you are staff] and not [you are under notice]",
    ),
    "those things": (
        "Fees are due on boats, except those under 5 metres.",
        "Is a fee due on my boat?",
        "not [it is under 5 metres]",
    ),
    "a person who": (
        "Nobody under 21 may row except a person who has passed a test and is at least 18.",
        "May I row?",
        ("not ([you are under 21] and not ([you have passed a test] and [you are at least 18]))"),
    ),
    "one of them": (
        "Drivers must stop, except a driver who has a permit and is on duty.",
        "Must I stop?",
        "not ([you have a permit] and [you are on duty])",
    ),
    "neither with a tail": (
        (
            "You qualify if neither you nor your partner has ever owned a home, whether in "
            "the UK or abroad."
        ),
        "Do I qualify?",
        "not ([you have ever owned a home] or [your partner has ever owned a home])",
    ),
    "neither of one kind": (
        "If neither parent has a job, or if they are ill, you can claim.",
        "Can I claim?",
        "not [either parent has a job] or [they are ill]",
    ),
    "education or training": (
        "You can claim if you are under 20 and in approved education or training.",
        "Can I claim?",
        "[you are under 20] and ([you are in approved education] or [you are in training])",
    ),
}

ALL = (
    THINGS_PAST
    | STATES
    | AGAINST
    | NUMBERS
    | WHAT_MATTERS_NOT
    | CASES
    | DEEDS
    | ANOTHER_DEED
    | OTHERWISE
    | KINDS
    | EXCEPTED
)


@pytest.mark.parametrize(("text", "question", "expected"), ALL.values(), ids=ALL.keys())
def test_read_so(text: str, question: str, expected: str, said: Callable[[str, str], str]) -> None:
    assert said(text, question) == expected
