"""Kinds left out, consequences, deeds denied as things, and things asked for themselves."""

from __future__ import annotations

from collections.abc import Callable

import pytest

# A text, a question, and what makes the answer Yes, with the statements of its clauses.
FORMS = {
    "the exception being": (
        "The darkroom may only be used when a tutor is present, the exception being members "
        "with a key.",
        "Can I use the darkroom?",
        "[a tutor is present] or [you are members with a key]",
    ),
    "not included are": (
        "All cyclists pay the toll. Not included are children and postmen.",
        "Do I have to pay the toll?",
        "[you are cyclists] and not ([you are children] or [you are postmen])",
    ),
    "a rule that does not cover something": (
        "Visitors from abroad pay no deposit. This rule does not cover group bookings.",
        "Do I have to pay a deposit?",
        "not ([you are visitors from abroad] and not [it is group bookings])",
    ),
    "a pass that does not cover somebody": (
        "Members get a pass. This pass does not cover guests.",
        "Do I get a pass?",
        "[you are members] and not [you are guests]",
    ),
    "not affected": (
        "Persons bringing fruit must declare it. Dried fruit packed by a shop is not affected.",
        "Do I have to declare my fruit?",
        "[you are bringing fruit] and not [the fruit is packed by a shop]",
    ),
    "excepted in brackets": (
        "Trolleys, prams and scooters (wheelchairs excepted) may not be taken on the lift.",
        "Can I take it on the lift?",
        "not (([it is trolleys] or [it is prams] or [it is scooters]) and not [it is wheelchairs])",
    ),
    "failure to do something": (
        "Failure to clean the kiln will result in a charge.",
        "Will I get a charge?",
        "not [you do clean the kiln]",
    ),
    "failure to do so": (
        "You must clean the kiln. Failure to do so may lead to a fine.",
        "Can I get a fine?",
        "not [you must clean the kiln]",
    ),
    "failure that means something": (
        "Failing to sign the list will mean that you lose your turn.",
        "Will I lose my turn?",
        "not [you do sign the list]",
    ),
    "failure as a noun": (
        "The failure to sign the list is noted.",
        "Is it noted?",
        "[the failure to sign the list is noted]",
    ),
    "the deed denied at a time": (
        "You can skate on the pond if you are over 12. Skating at night is not allowed.",
        "Can I skate on the pond?",
        "[you are over 12] and not [it is at night]",
    ),
    "another deed denied": (
        "You can skate on the pond if you are over 12. You may not fish during the day.",
        "Can I skate on the pond?",
        "[you are over 12]",
    ),
    "things named before by those": (
        "Vans may not be left overnight in the yard. Those belonging to the bakery are exempt.",
        "Can I leave my van overnight in the yard?",
        "[the vans belong to the bakery]",
    ),
    "a privilege that is lost": (
        "Boarders may go to town if they are in year 10. Boarders returning late lose this "
        "privilege.",
        "Can I go to town?",
        "[you are in year 10] and not [you are boarders returning late]",
    ),
    "the very thing asked for": (
        "A licence is required for street music. It is given where the noise is low.",
        "Will I be given a licence?",
        "[the noise is low]",
    ),
    "the thing needed for what is asked": (
        "You need a licence to busk. Licences are given to residents.",
        "Can I busk?",
        "[you must have a licence to busk]",
    ),
    "it is only given to those": (
        "Trainees are paid a meal allowance. It is only paid to those who work nights.",
        "Will I be paid a meal allowance?",
        "[you are trainees] and [you work nights]",
    ),
    "it is also given to those": (
        "Trainees are paid a meal allowance. It is also paid to those who work nights.",
        "Will I be paid a meal allowance?",
        "[you are trainees] or [you work nights]",
    ),
    "a verb behind who that may be a noun": (
        "People who handle cash or cheques need clearance.",
        "Do I need clearance?",
        "[you handle cash] or [you handle cheques]",
    ),
    "two verbs behind who": (
        "People who work or study here need clearance.",
        "Do I need clearance?",
        "[you work here] or [you study here]",
    ),
}


@pytest.mark.parametrize("form", FORMS)
def test_forms(said: Callable[[str, str], str], form: str) -> None:
    text, question, expected = FORMS[form]
    assert said(text, question) == expected
