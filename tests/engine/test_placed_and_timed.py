"""Places and times that a rule sets: elsewhere, of things told apart by them, and of its duties."""

from __future__ import annotations

from cmr_logic import parse
from tests.tables import for_each

# fmt: off
CASES = (
    # what is so elsewhere is the opposite, and goes without saying
    ("Kites are banned within the moat, but allowed anywhere else on the green.",
     "Are kites allowed?", "not c1", ["it is within the moat"]),
    ("Kites are allowed on the green, but forbidden elsewhere.",
     "Are kites allowed?", "c1", ["it is on the green"]),
    ("Entry is free on Mondays and costs €9 on other days.",
     "Is entry free?", "c1", ["it is on Mondays"]),
    ("No charge is made for barns in Kent; other barns pay £12.",
     "Will I be charged?", "not c1", ["the barns are in Kent"]),
    ("No charge is made for barns on the mainland.",
     "Will I be charged?", "not c1", ["the barns are on the mainland"]),
    # things told apart by where they are, or when something was done to them
    ("Kiosks on the pier pay a levy.", "Do I pay a levy?", "c1", ["the kiosks are on the pier"]),
    ("Kiosks on the pier are exempt.", "Is my kiosk exempt?", "c1", ["the kiosks are on the pier"]),
    ("Crates sent to Wales cost £5 more.", "Do I pay more?", "c1",
     ["the crates are sent to Wales"]),
    ("Vouchers bought after the merger carry no bonus.", "Will I get a bonus?", "not c1",
     ["the vouchers were bought after the merger"]),
    ("Rafts moored upstream of the dam need no pass.", "Do I need a pass?", "not c1",
     ["the rafts are moored upstream of the dam"]),
    ("Mills and forges based in the county of Kent can claim the rebate.", "Can we claim it?",
     "(c1 or c2) and c3", ["it is mills", "it is forges", "it is based in the county of Kent"]),
    # where, or when, something is to be done
    ("Mules must be led on the track east of the old ford.", "Must my mule be led?", "c3",
     ["it is on the track east of the old ford"]),
    ("Rowers must wear a vest upstream of the dam.", "Do I have to wear a vest?", "c1 and c3",
     ["you are rowers", "it is upstream of the dam"]),
    ("Radios must be switched off in the chapel.", "Must my radio be switched off?", "c3",
     ["it is in the chapel"]),
    ("You must carry chains from November to March.", "Do I have to carry chains?", "c2",
     ["it is from November to March"]),
    ("You must carry a flag to march.", "Do I have to carry a flag?", "c2", ["you march"]),
    # a month behind a bound
    ("Guilds whose accounts are filed later than 15 May pay a fine.", "Must my guild pay a fine?",
     "c1", ["your accounts are filed later than 15 May"]),
    # whom, and at which feast
    ("Drivers may collect passengers only in Bay 7.", "May I collect my uncle?", "c1 and c2",
     ["you are drivers", "it is in Bay 7"]),
    ("Rockets may not be let off within 200 metres of a mill.",
     "Can we let off rockets at our wedding?", "not c1", ["it is within 200 metres of a mill"]),
    ("Players who joined the club before 2015 keep their locker.", "Do I keep my locker?", "c1",
     ["you joined the club before 2015"]),
)
# fmt: on


@for_each("text, question, expected, statements", CASES)
def test_a_place_or_a_time_is_a_clause(text, question, expected, statements):
    rule = parse(text)
    written = rule.written(question)
    named = [clause.statement for clause in rule.clauses if clause.id in written]
    assert (written, named) == (expected, statements)
