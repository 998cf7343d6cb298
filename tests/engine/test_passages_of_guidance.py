"""How passages of guidance are read: what goes on, is shared, left out or denied."""

from __future__ import annotations

from collections.abc import Callable

import pytest

# Conditions ahead of what they lead to go on behind "but"; parts behind semicolons.
GOES_ON = {
    "but behind a comma": (
        "If you have paid, but are not yet 60, and you are ill or hurt, you may claim.",
        "Can I claim?",
        "[you have paid] and not [you are at least 60] and ([you are ill] or [you are hurt])",
    ),
    "but and a subject": (
        "If you have a licence, but you have never driven abroad, you can drive there.",
        "Can I drive there?",
        "[you have a licence] and not [you have ever driven abroad]",
    ),
}
# What stands behind "are" shares it, whatever stands before.
SHARED = {
    "behind another auxiliary": (
        ("You can claim if you have no job and are fit, registered with us and looking for work."),
        "Can I claim?",
        (
            "not [you have any job] and [you are fit] and [you are registered with us] and "
            "[you are looking for work]"
        ),
    ),
    "in a choice": (
        "You can claim if you have a job, live here and are married or engaged.",
        "Can I claim?",
        "[you have a job] and [you live here] and ([you are married] or [you are engaged])",
    ),
    "behind that": (
        "Firms that are small, independently owned and unable to borrow elsewhere may apply.",
        "Can I apply?",
        (
            "[you are small] and [you are independently owned] and [you are unable to "
            "borrow elsewhere]"
        ),
    ),
    "behind a pronoun": (
        "You can join if you are registered with us and looking for work.",
        "Can I join?",
        "[you are registered with us] and [you are looking for work]",
    ),
}
# An auxiliary stands for a predicate said before.
LEFT_OUT = {
    "a verb": (
        "You can join if you live here or your partner does.",
        "Can I join?",
        "[you live here] or [your partner lives here]",
    ),
    "be": (
        "You can claim if you were born before 1950, or your spouse was.",
        "Can I claim?",
        "[you were born before 1950] or [your spouse was born before 1950]",
    ),
    "have": (
        "You can join if you have worked here for a year, or your partner has.",
        "Can I join?",
        "[you have worked here for a year] or [your partner has worked here for a year]",
    ),
    "denied": (
        "You can join if you don't smoke and your partner doesn't.",
        "Can I join?",
        "not [you do smoke] and not [your partner does smoke]",
    ),
    "nothing before": (
        "You can join if your partner does.",
        "Can I join?",
        "[your partner does]",
    ),
}
# What a denial reaches.
DENIED = {
    "or one of a kind": (
        "You may qualify if you do not own a farm, or own one smaller than 30 acres.",
        "Do I qualify?",
        "not [you do own a farm] or [you own one smaller than 30 acres]",
    ),
    "another deed": (
        "You can join if you do not own a boat or hold a licence.",
        "Can I join?",
        "not ([you do own a boat] or [you do hold a licence])",
    ),
    "a series that goes on": (
        "The discount applies to new guests, cannot be given twice and must be asked for.",
        "Can I get the discount?",
        "[you are new guests] and [the discount must be asked for]",
    ),
    "behind and": (
        "The pass is for residents and cannot be transferred.",
        "Can I get the pass?",
        "[you are residents]",
    ),
    "what is asked": (
        "The card is for members and may not be lent.",
        "Can I lend my card?",
        "false",
    ),
}
# Who has what "without" names.
WITHOUT = {
    "who does it": (
        "Your landlord can't evict you without a court order.",
        "Can my landlord evict me?",
        "[your landlord has a court order]",
    ),
    "a body": (
        "The council cannot enter your home without a warrant.",
        "Can the council enter my home?",
        "[the council has a warrant]",
    ),
    "one's own leave": (
        "We won't share your details without your written consent.",
        "Will you share my details?",
        "[you have given your written consent]",
    ),
    "whoever acts": (
        "You can not enter without a key.",
        "Can I enter?",
        "[you have a key]",
    ),
}
# Whom a thing helps or covers, and whose kin.
WHOM = {
    "it also covers": (
        "The scheme covers pensioners. It also covers carers who live alone.",
        "Am I covered by the scheme?",
        "[you are pensioners] or [you live alone]",
    ),
    "it may also help": (
        "The fund helps farmers. It may also help fishermen who own their boat.",
        "Can I get help from the fund?",
        "[you are farmers] or [you are fishermen] and [you own your boat]",
    ),
    "supports": (
        "The fund supports young singers.",
        "Can I get support from the fund?",
        "[you are young singers]",
    ),
    "with the cost of": (
        "The fund helps low-income households with the cost of heating.",
        "Can I get help from the fund?",
        "[you are low-income households]",
    ),
    "pay their bills": (
        "The fund helps pensioners pay their heating bills.",
        "Can I get help from the fund?",
        "[you are pensioners] and [you want to pay your heating bills]",
    ),
    "kin beside kin": (
        "It is for retired cooks, their spouses and dependent children.",
        "Can I use the clinic?",
        "false",
    ),
    "kin of others": (
        "The clinic is for widows of sailors and children.",
        "Can I use the clinic?",
        "[you are widows of sailors] or [you are children]",
    ),
    "families living with them": (
        "The crew, and their families living with them, are exempt from the fee.",
        "Am I exempt from the fee?",
        "[you are the crew] or [you are families of the crew living with them]",
    ),
    "two subjects": (
        "Anyone whose boat sank or who lost their nets can claim.",
        "Can I claim?",
        "[your boat sank] or [you lost your nets]",
    ),
    "who and whose": (
        "No fee is due from a guest, or anyone whose income is low and who has no savings.",
        "Do I have to pay the fee?",
        (
            "not (([you are a guest] or [you are anyone]) and ([your income is low] and "
            "not [you have any savings]))"
        ),
    ),
}
# Lists that a later condition takes up by what one gets; duties to give one of several things.
TAKEN_UP = {
    "none of them": (
        (
            "You get it if you get one of these:\n* Care Aid\n* Home Aid\n\nYou need to claim "
            "if you don't get any of them."
        ),
        "Do I need to claim?",
        "not ([you get Care Aid] or [you get Home Aid])",
    ),
    "both": (
        (
            "You get free entry if you have one of these:\n* a pass\n* a card\n\nIf you have "
            "both of them, you get a drink."
        ),
        "Do I get a drink?",
        "[you have a pass] and [you have a card]",
    ),
    "another verb": (
        "You can sell these:\n* books\n* cups\n\nIf you do not want any of them, ring us.",
        "Should I ring?",
        "not [you do want any of them]",
    ),
    "one of several things due": (
        "The shop must give you a refund or a replacement if the kettle is faulty.",
        "Does the shop have to give me a refund?",
        "[the kettle is faulty]",
    ),
    "one of several to bring": (
        "You have to bring a towel or a cap if you use the pool.",
        "Do I have to bring a towel?",
        "[you use the pool] and not [you have to bring a cap]",
    ),
}
# What is demanded of everybody is due, whatever a question leaves out of it.
DUE = {
    "each year": (
        "You have to file a tax return each year.",
        "Must I file a return?",
        "true",
    ),
    "for some years": (
        "You must keep your receipts for six years.",
        "Do I have to keep my receipts?",
        "true",
    ),
    "of some alone": (
        "You must feed working dogs twice a day.",
        "Must I feed my dog twice a day?",
        "[you must feed working dogs twice a day]",
    ),
    "anyone may": (
        "Anyone can use the library, but only members can borrow films.",
        "Can I use the library?",
        "true",
    ),
    "members alone may": (
        "Anyone can use the library, but only members can borrow films.",
        "Can I borrow films?",
        "[you are members]",
    ),
    "a badge holder": (
        "A blue badge holder may park here unless it is market day.",
        "Can I park here?",
        "[you are a blue badge holder] and not [it is market day]",
    ),
    "who behind a comma": (
        "People living alone, or who have children, get a discount.",
        "Do I get a discount?",
        "[you are living alone] or [you have children]",
    ),
    "one of you": (
        "You can claim if you or your partner had income and one of you is ill.",
        "Can I claim?",
        "([you had income] or [your partner had income]) and [one of you is ill]",
    ),
}
# Words that stand together.
KEPT = {
    "a bound with another in brackets": (
        "Applicants must be aged 60 or above (55 if disabled) and live in the county.",
        "Can I apply?",
        (
            "([you must be aged 60 or above] or [you must be aged 55] and [you must be "
            "disabled]) and [you must live in the county]"
        ),
    ),
    "kept apart from": (
        "Sheep must be kept apart from the rest of the flock if they are ill.",
        "Must I keep my sheep apart from the flock?",
        "[they are ill]",
    ),
    "apart from what": (
        "All dogs apart from guide dogs must be kept on a lead.",
        "Must my dog be on a lead?",
        "not [it is guide dogs]",
    ),
    "papers of one child": (
        "You can claim if you are on the child's birth or adoption certificate.",
        "Can I claim?",
        (
            "[you are on the child's birth certificate] or [you are on the child's "
            "adoption certificate]"
        ),
    ),
    "there is no": (
        "If there is no will, you can apply.",
        "Can I apply?",
        "not [there is a will]",
    ),
}

ALL = GOES_ON | SHARED | LEFT_OUT | DENIED | WITHOUT | WHOM | TAKEN_UP | DUE | KEPT


@pytest.mark.parametrize(("text", "question", "expected"), ALL.values(), ids=ALL.keys())
def test_read_so(text: str, question: str, expected: str, said: Callable[[str, str], str]) -> None:
    assert said(text, question) == expected
