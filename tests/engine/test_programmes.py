"""Pages of schemes and texts of law: uses, who is eligible, bounds, "shall", "nothing prevents"."""

from __future__ import annotations

from collections.abc import Callable

import pytest

# A text, a question, and what makes the answer Yes, with the statements of its clauses.
USES = {
    "deeds in a row": (
        "Club grants may be used to mend oars, dig a slip or paint the shed.",
        "Can we use the grant for our plans?",
        "[you want to use club grants to mend oars] or [you want to use club grants to dig a slip]"
        " or [you want to use club grants to paint the shed]",
    ),
    "things, only": (
        "The voucher can only be used for seed, tools or compost.",
        "Can I use the voucher for this?",
        "[you want to use the voucher for seed] or [you want to use the voucher for tools]"
        " or [you want to use the voucher for compost]",
    ),
    "what it may not be used for": (
        "The money may be spent on rent. It may not be used to buy drink.",
        "Can I spend the money?",
        "[you want to spend the money on rent] and not [you want to use it to buy drink]",
    ),
    "one deed with several verbs": (
        "The loan can be used to buy, lease or mend a boat.",
        "Can I use the loan for what I need?",
        "[you want to use the loan to buy a boat] or [you want to use the loan to lease a boat]"
        " or [you want to use the loan to mend a boat]",
    ),
    "a list": (
        "You can use the fund to:\n* buy hives\n* hire a field",
        "Can I use the fund for this?",
        "[you want to use the fund to buy hives] or [you want to use the fund to hire a field]",
    ),
    "what is not asked by who gets it": (
        "The grant is for choirs. The grant may be used to hire a hall or to print scores.",
        "Can we get the grant?",
        "[you are choirs]",
    ),
    "what is asked by who needs it": (
        "Quay Loans are for anglers. Quay Loans may be used to mend a boat or to print maps.",
        "Does this loan meet my needs?",
        "[you are anglers] and ([you want to use quay loans to mend a boat]"
        " or [you want to use quay loans to print maps])",
    ),
    "money for costs": (
        "The Shed Fund provides grants for the cost of building or mending lofts, kilns and byres.",
        "Does this fund meet my needs?",
        "[you need grants for building or mending lofts] or [you need grants for building or"
        " mending kilns] or [you need grants for building or mending byres]",
    ),
    "no use": (
        "Boats used for racing may moor here if they are insured.",
        "Can I moor my boat here?",
        "[the boats are used for racing] and [they are insured]",
    ),
}
ELIGIBLE = {
    "eligible applicants include": (
        "Eligible applicants include counties, tribal councils and clubs. Individuals are not"
        " eligible.",
        "Are we eligible?",
        "([you are counties] or [you are tribal councils] or [you are clubs])"
        " and not [you are individuals]",
    ),
    "eligible borrowers are": (
        "Eligible borrowers are growers, anglers and keepers of bees.",
        "Am I eligible?",
        "[you are growers] or [you are anglers] or [you are keepers of bees]",
    ),
    "what is said of applicants": (
        "Applicants are asked to write. You are eligible if you keep bees.",
        "Am I eligible?",
        "[you keep bees]",
    ),
    "who comes first": (
        "Plots are let to residents. Priority is given to residents over 70.",
        "Can I rent a plot?",
        "[you are residents]",
    ),
    "who comes first, asked": (
        "Priority is given to residents over 70.",
        "Do I get priority?",
        "[you are residents over 70]",
    ),
}
BOUNDS = {
    "with a relative": (
        "A tag is required for anyone 14 or older who dives in the quarry.",
        "Do I need a tag?",
        "[you are 14 or older] and [you dive in the quarry]",
    ),
    "years of age": (
        "Residents 70 years of age or older who live alone may have a rail fitted.",
        "Can I have a rail fitted?",
        "[you are residents 70 years of age or older] and [you live alone]",
    ),
    "any person": (
        "A person 21 or over may buy a crossbow.",
        "Can I buy a crossbow?",
        "[you are 21 or over]",
    ),
    "required of someone": (
        "A licence is required of any person who sells bait on the quay.",
        "Do I need a licence?",
        "[you sell bait on the quay]",
    ),
}
LAW = {
    "shall be waived": (
        "The toll shall be waived for nurses on duty and for persons driving an ambulance.",
        "Do I have to pay the toll?",
        "not ([you are nurses on duty] or [you are driving an ambulance])",
    ),
    "shall receive": (
        "A miller who grinds rye shall receive a rebate.",
        "Do I get a rebate?",
        "[you grind rye]",
    ),
    "nothing prevents": (
        "Nothing in this rule prevents a tenant from keeping hens unless the flock exceeds 20.",
        "Can I keep hens?",
        "not [the flock exceeds 20]",
    ),
    "a time counted from a date": (
        "The seller shall file the notice within 30 days after the sale.",
        "Do I have to file the notice?",
        "[you are a seller]",
    ),
    "a number before the sentence": (
        "(1) A person may not light fires in May.\n(2) Notwithstanding subsection (1), a person may"
        " light fires in those months if the warden agrees.",
        "Can I light a fire?",
        "not ([it is in May] and not [the warden agrees])",
    ),
}
PERSONS = {
    "the person": (
        "No person shall keep bees in the town unless the person has a permit from the clerk.",
        "Can I keep bees?",
        "[you have a permit from the clerk]",
    ),
    "that person's": (
        "A pilot may land if that pilot is insured and the pilot's papers are in order.",
        "Can I land?",
        "[you are insured] and [your papers are in order]",
    ),
    "for any person": (
        "It shall be unlawful for any person to sell bait without a licence, unless that person is"
        " under 12.",
        "Is it legal to sell bait?",
        "not (not [you have a licence] and not [you are under 12])",
    ),
    "a thing with the name of a person": (
        "A pilot may land if the pilot boat is near.",
        "Can I land?",
        "[the pilot boat is near]",
    ),
    "an authority that grants": (
        "The board shall grant a licence to any person who has passed the test, who owns a van and"
        " who pays the fee.",
        "Can I get a licence?",
        "[you have passed the test] and [you own a van] and [you pay the fee]",
    ),
    "an authority that refuses": (
        "The registrar must refuse a permit to anyone who owes a fine.",
        "Can I get a permit?",
        "not [you owe a fine]",
    ),
    "a duty of whoever asks": (
        "The seller must give a receipt to anyone who pays in cash.",
        "Do I have to give a receipt?",
        "[you are a seller]",
    ),
    "relatives in a row": (
        "A young grower is a person who has not owned a field, who mostly works outdoors, and who"
        " does not rent more than an acre.",
        "Am I a young grower?",
        "not [you have owned a field] and [you mostly work outdoors]"
        " and not [you do rent more than an acre]",
    ),
    "a state and a form in -ed": (
        "Cadets who are in good standing and enrolled in a course may sail free.",
        "Can I sail free?",
        "[you are in good standing] and [you are enrolled in a course]",
    ),
    "spared things and people": (
        "No permit is required for barrows or for nurses visiting a patient.",
        "Do I need a permit?",
        "not ([it is barrows] or [you are nurses visiting a patient])",
    ),
}
MORE = {
    "shall be issued to": (
        "No berth shall be issued to any person who is under 18, who owes a fee, or whose boat is"
        " on fire.",
        "Can I be issued a berth?",
        "not ([you are under 18] or [you owe a fee] or [your boat is on fire])",
    ),
    "verbs that are nouns": (
        "To qualify, a hamlet must be remote, have fewer than 90 homes, and lack a school.",
        "Does our hamlet qualify?",
        "[a hamlet must be remote] and [a hamlet has fewer than 90 homes]"
        " and [a hamlet must lack a school]",
    ),
    "upon reaching": (
        "A warden is entitled to a cottage upon reaching age 60.",
        "Am I entitled to a cottage?",
        "[you reach age 60]",
    ),
    "means a person": (
        '"Carer" means a person looking after a child under 12. It does not include a teacher.',
        "Am I a carer?",
        "[you are looking after a child under 12] and not [you are a teacher]",
    ),
    "means one of several": (
        '"Bait" means a worm, a fly or a shrimp.',
        "Is it bait?",
        "[it is a worm] or [it is a fly] or [it is a shrimp]",
    ),
    "what applicants must do": (
        "Plots are for clubs. Applicants must match half of the award.",
        "Can we get a plot?",
        "[you are clubs] and [you must match half of the award]",
    ),
    "what applicants do later": (
        "Plots are for clubs. Applicants must report a change of address.",
        "Can we get a plot?",
        "[you are clubs]",
    ),
    "to some or to others": (
        "Rowers must wear orange. This does not apply to rowers of rafts or to anyone rowing at"
        " noon.",
        "Do I have to wear orange?",
        "[you are rowers] and not ([you are rowers of rafts] or [you are rowing at noon])",
    ),
    "by means of": (
        "You can enter by means of a key if you are a tenant.",
        "Can I enter?",
        "[you are a tenant]",
    ),
    "whom a plan pays": (
        "This plan reimburses rowers who travel more than 50 miles.",
        "Does this plan reimburse me?",
        "[you travel more than 50 miles]",
    ),
}
JOINED = {
    "at or below": (
        "You get a stove if your income is at or below 90 percent of the average.",
        "Can I get a stove?",
        "[your income is at or below 90 percent of the average]",
    ),
    "who ... or ..., and who": (
        "Stoves are lent to people who lost their hut or could not row and who do not own a boat.",
        "Are stoves lent to me?",
        "([you lost your hut] or not [you could row]) and not [you do own a boat]",
    ),
    "if ... or ..., and if": (
        "You can borrow a stove if you row or sail and if you live here.",
        "Can I borrow a stove?",
        "([you row] or [you sail]) and [you live here]",
    ),
    "except those that": (
        "All boats must be painted, except those that weigh 90 kg or less and are kept indoors.",
        "Do I have to paint my boat?",
        "not ([it weighs 90 kg or less] and [it is kept indoors])",
    ),
    "except those of a state": (
        "All goats must be tagged, except those under two weeks old or kept in a stable.",
        "Do I have to tag my goat?",
        "not ([it is under two weeks old] or [it is kept in a stable])",
    ),
    "except those who": (
        "All rowers pay a fee except those who hold a badge.",
        "Do I have to pay a fee?",
        "not [you hold a badge]",
    ),
    "what tells a thing of people apart": (
        "Children from huts that receive coal or peat are eligible for a stove.",
        "Am I eligible for a stove?",
        "[you are children from huts that receive coal] or"
        " [you are children from huts that receive peat]",
    ),
    "people told apart by a thing, and by who": (
        "Owners of huts who row are eligible for a stove.",
        "Am I eligible for a stove?",
        "[you are owners of huts] and [you row]",
    ),
    "without what one may need": (
        "You can land fish without a penalty if you are over 60.",
        "Can I land fish without a penalty?",
        "[you are over 60]",
    ),
    "two bounds of one age": (
        "You can row if you live here, you are at least 25 but under 65, and nobody bars you.",
        "Can I row?",
        "[you live here] and [you are at least 25 but under 65] and not [anybody bars you]",
    ),
    "a week in which": (
        "You lose your berth for any week in which you miss a race, row alone or leave late.",
        "Do I lose my berth?",
        "[you miss a race] or [you row alone] or [you leave late]",
    ),
    "one of any kind whom it is given to": (
        "The board shall issue a badge to a rower who has passed the test if the rower is over 16.",
        "Can I get a badge?",
        "[you have passed the test] and [you are over 16]",
    ),
    "a kind with a name": (
        "Crews with a boat can join the race. Red Fleet crews are not eligible unless they have"
        " trained here.",
        "Can I join the race?",
        "[the crews have a boat] and not"
        " ([it is Red Fleet crews] and not [they have trained here])",
    ),
    "who, who and who": (
        "Stoves are lent to rowers who were hit by hail, who own a hut, or who served on the pier.",
        "Are stoves lent to me?",
        "[you were hit by hail] or [you own a hut] or [you served on the pier]",
    ),
    "one article of two things": (
        "You pay less if you have a raft or dinghy.",
        "Do I pay less?",
        "[you have a raft] or [you have a dinghy]",
    ),
    "two sorts of one thing": (
        "You can join if you were trained in a federal or state music school.",
        "Can I join?",
        "[you were trained in a federal music school] or"
        " [you were trained in a state music school]",
    ),
    "one thing of several owners": (
        "You can join if you hold a baker's or nautical licence.",
        "Can I join?",
        "[you hold a baker's licence] or [you hold a nautical licence]",
    ),
}
CASES = JOINED | USES | ELIGIBLE | BOUNDS | LAW | PERSONS | MORE


@pytest.mark.parametrize("name", CASES)
def test_schemes_and_law(name: str, said: Callable[[str, str], str]) -> None:
    text, question, wanted = CASES[name]
    assert said(text, question) == wanted
