"""What a sentence says of how its rule is enforced, or why it holds, is no further condition."""

from __future__ import annotations

import pytest

from cmr_logic import Rule, decide, parse

RULES = (
    ("Rowers who store a boat must label it", "Must I label my boat?"),
    ("Rowers must label their boat if it is longer than a canoe", "Must I label my boat?"),
    ("Entries must be typed if the writer is over 16", "Must my entry be typed?"),
    ("You need a pass if you moor at the weir", "Do I need a pass?"),
    ("Coxes over 70 have to renew their badge every year", "Do I have to renew my badge?"),
)
TAILS = (
    ", and no exceptions are made",
    ", and there are no exceptions",
    ", without exception",
    ", and this rule is strictly enforced",
    ", and the rule applies to everyone",
    ", and offenders are fined",
    ", and late ones are sent back",
    ", and anyone who does not will be fined",
    ", and they will be banned if they refuse",
    ", or they lose their place",
    ", or else the club does it and sends the bill",
    ", or face a fine of 40 euros",
    ", and lose it if they are caught racing",
    ", and pay 40 euros if they do not",
    ", and the warden checks this every week",
    ", and must show it on request",
    ", as the club does not pay for repairs",
    ", as the rules require",
    ", since the jetty is narrow",
    ", so as not to block the jetty",
    ", to avoid mishaps",
    ", so that nobody is hurt",
    " on pain of a fine",
    ". No exceptions are made",
)


@pytest.mark.parametrize(("rule", "asked"), RULES)
def test_a_tail_leaves_the_conditions_as_they_are(rule: str, asked: str) -> None:
    plain = parse(f"{rule}.")
    wanted = _said(plain, asked)
    found = {tail: _said(parse(f"{rule}{tail}."), asked) for tail in TAILS}
    assert {tail: said for tail, said in found.items() if said != wanted} == {}


def _said(rule: Rule, asked: str) -> str:
    written = rule.written(asked)
    for clause in reversed(rule.clauses):
        written = written.replace(clause.id, f"[{clause.statement}]")
    return written


@pytest.mark.parametrize(
    ("rule", "asked", "clauses"),
    [
        # more of the case, of a second one, or another demand
        ("You may row if you swim, and the weir is open.", "May I row?", 2),
        ("You must write to us if you move, or you lose your card.", "Must I write to you?", 2),
        ("You may row if your boat is cancelled, or it is sold.", "May I row?", 2),
        ("Rafts must be light, or else the rower must hold a pass.", "Can I take my raft?", 2),
    ],
)
def test_a_further_case_is_none(rule: str, asked: str, clauses: int) -> None:
    read = parse(rule)
    assert sum(clause.id in read.written(asked) for clause in read.clauses) == clauses


def test_what_befalls_is_said_where_it_is_asked_about() -> None:
    rule = "Rowers need a pass and lose it if they are caught racing."
    assert decide(rule, "Do I need a pass?", "I am a rower.").answer == "Yes"
    asked = "Will I lose my pass?"
    assert decide(rule, asked, history=[("Are you a rower?", "yes")]).answer == "More"


def test_what_befalls_is_no_leave_to_do_what_is_banned() -> None:
    rule = "Rowers who have been ill may not race, and they will be expelled if they do."
    assert decide(rule, "I'm a rower. May I race?", "I haven't been ill.").answer == "Yes"
    assert decide(rule, "I'm a rower. May I race?", "I have been ill.").answer == "No"
