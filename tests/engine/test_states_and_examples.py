"""States that may not be so, cases told as examples or in turn, and what is only remarked."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cmr_logic import decide, parse

# A text, a question, and what makes the answer Yes, with the statements of its clauses.
FORMS = {
    "a state that may not be": (
        "To qualify, your savings may not exceed $2,000.",
        "Do I qualify?",
        "not [your savings must exceed $2,000]",
    ),
    "a state of whoever applies": (
        "Applicants cannot own a boat and cannot have a raft.",
        "Am I eligible?",
        "not ([you must own a boat] or [you have a raft])",
    ),
    "under a heading": (
        "# Eligibility\n\nYour course cannot last more than a year.",
        "Am I eligible?",
        "not [your course must last more than a year]",
    ),
    "a deed that is not asked about": (
        "To qualify, your partner may not work nights.",
        "Do I qualify?",
        "not [your partner may work nights]",
    ),
    "of neither of two": (
        "Neither you nor your partner may own a boat.",
        "Can we claim?",
        "not [you or your partner must own a boat]",
    ),
    "of both of two": (
        "You and your partner must not be working.",
        "Can we claim?",
        "not [you must be working] and not [your partner must be working]",
    ),
    "of one of you, behind an aim": (
        "To claim, at least one of you must be over 18.",
        "Can we claim?",
        "[at least one of you must be over 18]",
    ),
    "an example of those meant": (
        "Some guests pay less, for example, if they row or swim.",
        "Do I pay less?",
        "[you row] or [you swim]",
    ),
    "an example by its reason": (
        "You could get extra help - for example because you care for a child.",
        "Can I get extra help?",
        "[you care for a child]",
    ),
    "an example beside a case": (
        "You can join if you are ill, for example if you are deaf.",
        "Can I join?",
        "[you are ill]",
    ),
    "cases in turn": (
        "You can join if you live here and rent a hut, you own a boat, or you're a guide.",
        "Can I join?",
        "[you live here] and [you rent a hut] or [you own a boat] or [you're a guide]",
    ),
    "cases in turn behind a front": (
        "You can join if you're a guide, you row, and you own a boat or a raft.",
        "Can I join?",
        "[you're a guide] and [you row] and ([you own a boat] or [you own a raft])",
    ),
    "one more that": (
        "The port lends money to firms that cannot borrow elsewhere and that plan to hire.",
        "Can I borrow money?",
        "[you are firms that cannot borrow elsewhere] and [you are firms that plan to hire]",
    ),
    "two states before one deed": (
        "You can join if you lost your job and are able and willing to row.",
        "Can I join?",
        "[you lost your job] and [you are able] and [you are willing to row]",
    ),
    "conditions of another kind": (
        "Sailors who were discharged under conditions other than dishonorable may apply.",
        "Can I apply?",
        "[you were discharged under conditions other than dishonorable]",
    ),
    "what a sum hangs on": (
        "You may be able to get help with rent. How much you get depends on your income. "
        "You can apply if you're under 21.",
        "Can I get help with rent?",
        "[you're under 21]",
    ),
    "by which part something is given": (
        "Benefits under this part are payable to widows and orphans.",
        "Can I get benefits?",
        "[you are widows] or [you are orphans]",
    ),
    "a list that demands more": (
        "You must be over 18. One of the following must also apply:\n\n* you row\n* you own a boat",
        "Am I eligible?",
        "[you must be over 18] and ([you row] or [you own a boat])",
    ),
    "beside other conditions": (
        "As well as the main conditions, one of these must apply:\n\n* you row\n* you own a boat",
        "Am I eligible?",
        "[you row] or [you own a boat]",
    ),
    "what two people are": (
        "You'll be treated as a couple if you:\n\n* are married\n* are civil partners",
        "Will we be treated as a couple?",
        "[you are married] or [you are civil partners]",
    ),
    "a right to refuse": (
        "You have the right to reject the boat if it leaks.",
        "Can I reject the boat?",
        "[it leaks]",
    ),
    "leave to close": (
        "You can close down your club by having it dissolved if it owes nothing.",
        "Can I get my club dissolved?",
        "not [it owes anything]",
    ),
    "an offence of not doing so": (
        "You must sign the log. Failing to do so is an offence.",
        "Am I committing an offence?",
        "not [you must sign the log]",
    ),
    "a deed without a thing": (
        "Rowing without a vest is illegal for anyone under 12.",
        "Do I need a vest?",
        "[you are under 12]",
    ),
    "a penalty with its amount": (
        "You may get a penalty of £300 if you are late. "
        "You won't get a penalty if you have a good reason.",
        "Could I be charged a penalty?",
        "[you are late] and not [you have a good reason]",
    ),
}


@pytest.mark.parametrize("name", FORMS)
def test_forms(name: str, said: Callable[[str, str], str]) -> None:
    text, question, wanted = FORMS[name]
    assert said(text, question) == wanted


@pytest.mark.parametrize(
    ("text", "question", "related"),
    [
        ("Applicants must be 55 or over.", "Am I eligible for this program?", True),
        ("You must be 55 or over to qualify.", "Can I get this benefit?", True),
        ("Guests must not smoke.", "Am I eligible for this program?", False),
        ("You need a licence if you sell alcohol.", "Does our cafe need a licence?", True),
        ("You need a licence if you sell alcohol.", "Does our cafe need planning advice?", False),
        ("This scheme applies to bakers.", "Am I covered by this scheme?", True),
        ("You may get a penalty if your oars are late.", "Will I be penalised?", True),
    ],
)
def test_what_a_text_is_about(text: str, question: str, *, related: bool) -> None:
    assert (decide(parse(text), question).answer != "Irrelevant") is related
