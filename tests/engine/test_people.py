"""Whom a rule is for: kinds of people that are conditions, and those that every reader is of."""

from __future__ import annotations

import pytest

from cmr_logic import parse
from cmr_logic.expression import clause_ids, to_text

# A text, a question, and what makes the answer Yes, with the statements of its clauses.
ROLES = {
    "the role of every reader": (
        "Members can hire a canoe if they can swim.",
        "Can I hire a canoe?",
        "[you can swim]",
    ),
    "any one of a kind": (
        "A balloon pilot may carry a guest if the sky is clear.",
        "May I carry a guest?",
        "[the sky is clear]",
    ),
    "any one of two kinds": (
        "A warden or beekeeper can enter if they wear a veil.",
        "Can I enter?",
        "[you wear a veil]",
    ),
    "a kind that is told apart": (
        "Berth holders can hire a canoe, provided that the jetty is open.",
        "Can I hire a canoe?",
        "[you are berth holders] and [the jetty is open]",
    ),
    "two kinds": (
        "Part-time cooks get a free meal. But porters don't, unless they work on Sundays.",
        "Do I get a free meal?",
        "[you are part-time cooks] and not ([you are porters] and not [you work on Sundays])",
    ),
    "a kind that another matter is for": (
        "Pupils may borrow a flute if they take lessons. Tuners charge £30 a visit.",
        "May I borrow a flute?",
        "[you take lessons]",
    ),
    "those whom a benefit is for": (
        "The pool is warm. It is open to families with a pass, provided that they book.",
        "Is the pool open to me?",
        "[you are families with a pass] and [you book]",
    ),
    "somebody known": (
        "The harbour master lends buoys. You can borrow a buoy if you own a boat.",
        "Can I borrow a buoy?",
        "[you own a boat]",
    ),
    "a body with a name": (
        "Easthaven Parish Council will lend you a ladder only if you live nearby.",
        "Will I get a ladder lent?",
        "[you live nearby]",
    ),
    "each of those it is paid for": (
        "The fund helps. You get £5 for each child if you live on the island.",
        "Do I get £5 for each child?",
        "[you live on the island]",
    ),
}
VERBS = {
    "the verb behind who is its verb": (
        "Those who judge dogs can park here as long as their pass is valid.",
        "Can I park here?",
        "[you judge dogs] and [your pass is valid]",
    ),
    "nouns of the relative clause are no verbs": (
        "Guests who book tables for ten get a free cake.",
        "Do I get a free cake?",
        "[you book tables for ten]",
    ),
    "a comma before the verb, and a proviso": (
        "Owners who built it, or who are mending it, get a grant, subject to a survey.",
        "Do I get a grant?",
        "([you built it] or [you are mending it]) and [you have a survey]",
    ),
    "a past form behind who is its verb, whatever stands behind it": (
        "Owners who paid too much harbour tax can get a refund.",
        "Can I get a refund?",
        "[you paid too much harbour tax]",
    ),
    "a month and an hour are no auxiliaries": (
        "Anybody who joined after 1 May can park here. Those who start before 10 am can park too.",
        "Can I park here?",
        "[you joined after 1 May] or [you start before 10 am]",
    ),
    "had behind have is no verb of its own": (
        "Keepers who have had a fall are given a stick.",
        "Am I given a stick?",
        "[you have had a fall]",
    ),
    "a noun that could be a verb before the auxiliary": (
        "Cooks who gave up work to sail can stay. Anybody who gets sick pay can stay too.",
        "Can I stay?",
        "[you gave up work to sail] or [you get sick pay]",
    ),
    "the verb behind that is its verb": (
        "Tuners who work for a firm that makes harps qualify for the grant.",
        "Do I qualify for the grant?",
        "[you work for a firm that makes harps]",
    ),
    "nobody is somebody who asks": (
        "Nobody can hire a canoe unless they can swim.",
        "Can I hire a canoe?",
        "[you can swim]",
    ),
    "an adverb behind who is not its verb": (
        "Anyone who still keeps bees can borrow the press.",
        "Can I borrow the press?",
        "[you still keep bees]",
    ),
    "a need is a noun": (
        "People with a medical need for quiet and pupils with special needs may sit upstairs.",
        "May I sit upstairs?",
        "[you have a medical need for quiet] or [you are pupils with special needs]",
    ),
    "aged is no verb": (
        "Sailors aged between 12 and 16 wear a red vest.",
        "Do I wear a red vest?",
        "[you are sailors aged between 12 and 16]",
    ),
    "a participle behind a plural": (
        "Anglers found guilty of poaching may not fish.",
        "May I fish?",
        "not [you are anglers found guilty of poaching]",
    ),
}
LISTS = {
    "a hyphen is no preposition": (
        "The cheaper pass applies to trainees, ward nurses and live-in cooks.",
        "Do I get the cheaper pass?",
        "[you are trainees] or [you are ward nurses] or [you are live-in cooks]",
    ),
    "commas part kinds of people and things": (
        "The quay is limited to pilots on duty, harbour staff and barges owned by the port.",
        "Can I use the quay?",
        "[you are pilots on duty] or [you are harbour staff] or [it is barges owned by the port]",
    ),
    "a preposition said again": (
        "Mooring is free for members as well as for sailors who rang us and are staying a week.",
        "Is mooring free for me?",
        "[you are members] or [you rang us] and [you are staying a week]",
    ),
    "and also": (
        "A bus is provided for pupils who live on the moor, and also for those with a broken leg.",
        "Is a bus provided for me?",
        "[you live on the moor] or [you have a broken leg]",
    ),
    "each with a clause of its own": (
        "Lodgers who pay rent and cooks who work nights can use the kitchen.",
        "Can I use the kitchen?",
        "[you are lodgers] and [you pay rent] or [you are cooks] and [you work nights]",
    ),
    "anyone of whom more is said is a kind": (
        "Registered charities, choirs and anyone who has paid the fee need no pass.",
        "Do I need a pass?",
        "not ([you are registered charities] or [you are choirs] or [you have paid the fee])",
    ),
    "behind a label": (
        "Exemptions: lodgers and cooks do not need a pass.",
        "Do I need a pass?",
        "not ([you are lodgers] or [you are cooks])",
    ),
    "objects of the clause are no kinds": (
        "The hall is open to people who teach boys and girls who dance.",
        "Is the hall open to me?",
        "[you teach boys and girls] and [you dance]",
    ),
    "where those live whom a clause restricts": (
        "The boat is for residents of Eastness who are frail.",
        "Can I use the boat?",
        "[you are residents of Eastness] and [you are frail]",
    ),
    "those who give are not those who get": (
        "Seeds are lent by the wardens to schools, choirs and farmers.",
        "Are seeds lent to me?",
        "[you are schools] or [you are choirs] or [you are farmers]",
    ),
    "those whom one deals with are somebody else": (
        "You are the master of a cook or porter if you pay them.",
        "Am I the master of a cook?",
        "[you pay them]",
    ),
}
KINDS = {**ROLES, **VERBS, **LISTS}


@pytest.mark.parametrize(("text", "question", "wanted"), KINDS.values(), ids=KINDS.keys())
def test_whom_a_rule_is_for(text: str, question: str, wanted: str) -> None:
    rule = parse(text)
    expression = rule.expression(question)
    said = to_text(expression)
    for clause_id in sorted(clause_ids(expression), key=len, reverse=True):
        statement = next(c.statement for c in rule.clauses if c.id == clause_id)
        said = said.replace(clause_id, f"[{statement}]")
    assert said == wanted
