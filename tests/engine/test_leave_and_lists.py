"""Leave with what it takes, whom a duty binds, what a thing is needed for, and lists of grounds."""

from __future__ import annotations

import pytest

from cmr_logic.dialog import parse


def written(text: str, question: str) -> str:
    """Return what a text says of a question, with the clauses spelled out."""
    rule = parse(text)
    found = rule.written(question)
    for clause in reversed(rule.clauses):
        found = found.replace(clause.id, f"[{clause.statement}]")
    return found


@pytest.mark.parametrize(
    ("text", "question", "expected"),
    [
        (
            "You may swim in the quarry. You must wear a vest, and you must not dive.",
            "Can I swim in the quarry?",
            "[you must wear a vest] and not [you dive]",
        ),
        (
            "It is legal to keep a goat in town. The goat must be tagged and the shed must be dry.",
            "Is it legal for me to keep my goat in town?",
            "[the goat must be tagged] and [the shed must be dry]",
        ),
        (
            "Kites may be flown here. You must not use a wire and the string must be short.",
            "Can I fly a kite here?",
            "[the string must be short] and not [you use a wire]",
        ),
        (
            "You may keep your berth during a trip of up to 9 days. You must tell the crew first.",
            "Can I keep my berth during my trip?",
            "[the trip is up to 9 days] and [you must tell the crew first]",
        ),
        (
            "You may keep your berth while you are away for up to 9 days.",
            "Can I keep my berth while I am away?",
            "[you are away for up to 9 days]",
        ),
        (
            "To lead walks you must be 18 or over. You also need to finish a course on maps.",
            "Can I lead walks?",
            "[you must be 18 or over] and [you also need to finish a course on maps]",
        ),
        # what is to be done afterwards, by the office, or about the fee is no part of it
        (
            "You may swim in the quarry. You must wear a vest. You must return it afterwards.",
            "Can I swim in the quarry?",
            "[you must wear a vest]",
        ),
        (
            "You may camp on the moor. You must carry water. The office must be told in May.",
            "Can I camp on the moor?",
            "[you must carry water]",
        ),
        (
            "You can hire the hut if you live here. You must not leave rubbish.",
            "Can I hire the hut?",
            "[you live here]",
        ),
    ],
)
def test_leave_with_what_it_takes(text: str, question: str, expected: str) -> None:
    assert written(text, question) == expected


@pytest.mark.parametrize(
    ("text", "question", "expected"),
    [
        (
            "The harbour levy must be paid by skippers, nurses and cooks.",
            "Do I have to pay the harbour levy?",
            "[you are skippers] or [you are nurses] or [you are cooks]",
        ),
        (
            "The log must be signed by skippers and pilots only.",
            "Do I have to sign the log?",
            "[you are skippers] or [you are pilots]",
        ),
        (
            "Half fare on the ferries applies to pupils and nurses.",
            "Can I get half fare on the ferries?",
            "[you are pupils] or [you are nurses]",
        ),
        (
            "Entries are accepted from pupils and nurses only.",
            "Can I enter?",
            "[you are pupils] or [you are nurses]",
        ),
        # somebody else has to do it
        (
            "Your form must be signed by your doctor.",
            "Can I join?",
            "[your form must be signed by your doctor]",
        ),
    ],
)
def test_whom_a_conclusion_binds_or_is_for(text: str, question: str, expected: str) -> None:
    assert written(text, question) == expected


@pytest.mark.parametrize(
    ("text", "question", "expected"),
    [
        (
            "No licence is needed to sell eggs, to mend nets or to hand out maps.",
            "Do I need a licence?",
            "not ([you sell eggs] or [you mend nets] or [you hand out maps])",
        ),
        (
            "A permit is required to moor a raft, light a fire or fly a kite.",
            "Do I need a permit?",
            "[you moor a raft] or [you light a fire] or [you fly a kite]",
        ),
        (
            "You need a permit to moor a raft, to light a fire or to fly a kite.",
            "Do I need a permit?",
            "[you moor a raft] or [you light a fire] or [you fly a kite]",
        ),
        ("A licence is needed to sell ale.", "Can I sell ale?", "[you must have a licence]"),
        (
            "Stalls selling soup are required to label each pot and keep a fire blanket.",
            "Can I sell soup on my stall?",
            "[stalls selling soup are required to label each pot] and "
            "[stalls selling soup are required to keep a fire blanket]",
        ),
        (
            "Nurses need both a map and a whistle to be granted a pass.",
            "Can I get a pass?",
            "[you must have a map] and [you must have a whistle to be granted a pass]",
        ),
        # a subject that says what it is asked to be needs itself
        (
            "A licence is required to be kept on board.",
            "Do I need a licence?",
            "[a licence is required to be kept on board]",
        ),
    ],
)
def test_what_something_is_needed_for(text: str, question: str, expected: str) -> None:
    assert written(text, question) == expected


@pytest.mark.parametrize(
    ("items", "lead", "joint"),
    [
        (("are in hospital", "have a wedding to go to"), "You can put off your test if you", False),
        (
            ("are in hospital", "are sitting an exam"),
            "You can ask for your test to be postponed if you",
            False,
        ),
        (("are waiting for a visa", "are at sea"), "You can delay your course if you", True),
        (("are up to date", "have paid"), "You can pause your plan if you", True),
        (("own a raft", "are over 18"), "You can register when you", True),
        (("marry", "move away"), "You can change your plan when you", False),
        (("own a raft", "keep a cat"), "You pay no fee when you", False),
    ],
)
def test_grounds_and_standings(items: tuple[str, ...], lead: str, joint: bool) -> None:
    text = f"{lead}:\n" + "\n".join(f"* {item}" for item in items)
    question = "Do I pay a fee?" if "fee" in lead else f"{lead.removesuffix(' if you')}?"
    found = written(text, question.replace("You can", "Can I").replace(" when you", ""))
    assert (" and " in found) is joint


@pytest.mark.parametrize(
    ("text", "question", "expected"),
    [
        (
            "You cannot bring nets, eggs or soil to the island.",
            "Can I bring my things to the island?",
            "not ([it is nets] or [it is eggs] or [it is soil])",
        ),
        (
            "You can hold a fair if you have a field and tickets are cheap.",
            "Can I hold a fair?",
            "[you have a field] and [tickets are cheap]",
        ),
        (
            "You can hold a fair if you have a field and tickets cost £2 or less.",
            "Can I hold a fair?",
            "[you have a field] and [tickets cost £2 or less]",
        ),
        # a list of one verb
        (
            "You can hold a fair if you sell pies and tickets.",
            "Can I hold a fair?",
            "[you sell pies and tickets]",
        ),
    ],
)
def test_lists_of_things_and_statements_beside(text: str, question: str, expected: str) -> None:
    assert written(text, question) == expected


def test_how_many_must_hold_before_what_else_must() -> None:
    text = (
        "Your fare can be refunded if:\n* the boat was late\n* you were ill\n\n"
        "Only one of these needs to be true, but you must ask within 9 days."
    )
    found = written(text, "Can I get my fare refunded?")
    assert found == "([the boat was late] or [you were ill]) and [you must ask within 9 days]"


@pytest.mark.parametrize(
    ("text", "question", "expected"),
    [
        (
            "§ 7 Hut fees\nThe owner of a hut is exempt from the fee if the hut is empty.",
            "Do I have to pay the fee?",
            "not [the hut is empty]",
        ),
        (
            "The owner of a hut is exempt from the fee if it rains.",
            "Do I have to pay the fee?",
            "not ([you are the owner of a hut] and [it rains])",
        ),
    ],
)
def test_titles_of_sections_and_owners(text: str, question: str, expected: str) -> None:
    assert written(text, question) == expected


@pytest.mark.parametrize(
    ("waiver", "expected"),
    [
        (
            "You do not have to wear a vest if you are a coach.",
            "[you swim] and ([you wear a vest] or [you are a coach])",
        ),
        (
            "You do not have to pay for parking if you are a coach.",
            "[you swim] and [you wear a vest]",
        ),
    ],
)
def test_waivers_of_a_condition(waiver: str, expected: str) -> None:
    text = f"You can row if you swim and wear a vest. {waiver}"
    assert written(text, "Can I row?") == expected
