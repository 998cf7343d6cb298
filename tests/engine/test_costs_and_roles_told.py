"""Costs that are dropped, roles told beside a question, and cases that other turns of texts name."""

# ruff: noqa: E501 - one case a line reads as a table

from __future__ import annotations

from cmr_logic import parse
from tests.tables import for_each

COSTS = [
    ("Standard postage is £4. We drop the fee when:\n\n* your order comes to £50 or more, or\n* you hold a card", "Will I be charged for postage?", "not (c2 or c3)"),
    ("Standard postage is £4. The fee is scrapped if you hold a card.", "Do I have to pay for postage?", "not c2"),
    ("Each skipper who is under 23 pays a fee of £20 a day. The fee is dropped for holders of a Blue pass.", "I'm the skipper. Will I pay the fee?", "c1 and not c2"),
    ("Standard postage is £4. The fee is raised if you hold a card.", "Do I have to pay for postage?", "c2"),
    ("You can claim your fare if the ferry is late. We pay nothing if you knew of the delay.", "Can I claim my fare?", "c1 and not c2"),
    ("Rates are doubled on a shop which has stood empty. The surcharge is not added if the shop is being mended.", "Will my rates be doubled?", "c1 and not c2"),
    ("The council waives mooring dues on a boat under 5 metres long. You must live here.", "Will my mooring dues be waived?", "c1 and c2"),
    ("You can row if you sign in. You pay nothing if you are under 8.", "Can I row?", "c1"),
]  # fmt: skip

LISTS = [
    ("Grants are made to weavers who:\n* work from home\n* have not had a grant before\n* agree to teach", "I'm a weaver. Can I get a grant?", "c1 and not c2 and c3"),
    ("The state will repay fees for midwives who:\n* work full time in a village\n* sign a contract for three years", "I'm a midwife. Can the state repay my fees?", "c2 and c3"),
    ("We may cancel your loan if you:\n* miss a payment\n* move abroad", "Can you cancel my loan?", "c1 or c2"),
    ("You can join when one point below is met:\n\n* you are over 60\n* you live alone", "Can I join?", "c1 or c2"),
    ("You can join if any condition below applies:\n\n* you are over 60\n* you live alone", "Can I join?", "c1 or c2"),
    ("You can join where not one of the points below is true:\n\n* you are over 60\n* you live alone", "Can I join?", "not (c1 or c2)"),
    ("You can join when every point below is met:\n\n* you are over 60\n* you live alone", "Can I join?", "c1 and c2"),
    ("You can join if you are in group D or E. Bring a form.", "Can I join?", "c1 or c2"),
]  # fmt: skip

CASES = [
    ("A permit is required to fly a kite unless you are under 12.", "Do I need a permit to fly a kite?", "not c3"),
    ("A permit is needed to sell fruit unless you grow it yourself and sell it at the gate.", "I sell fruit. Do I need a permit?", "not (c3 and c4) and c2"),
    ("A permit is needed to row or to fish if you are a guest.", "Do I need a permit?", "c4"),
    ("Members do not need a ticket. This concession does not cover guests, and does not cover anyone whose card was stolen.", "Can I come in without a ticket?", "c1 and not (c2 or c3)"),
    ("From 1 May to 31 August, horses are banned from the dunes.", "Is my horse banned from the dunes?", "c1"),
    ("Between 9 am and 5 pm vans may not enter the square.", "Can my van enter the square?", "not c1"),
    ("You can get the discount if you are 65 or over and live alone. Someone who shares the home only with a lodger is treated as living alone.", "Can I get the discount?", "c1 and (c2 or c3)"),
    ("You can get the pass if you are unemployed. People who work less than 5 hours a week count as unemployed.", "Can I get the pass?", "c1 or c2"),
    ("You can get the pass if you live alone. Someone who rows alone is treated as rowing alone.", "Can I get the pass?", "c1"),
    ("We will refund the fee if you fell ill. A doctor has to confirm in writing that you could not row.", "Will you refund the fee?", "c1 and c2"),
    ("We will refund the fee if you fell ill. A doctor has to be told in writing that you could not row.", "Will you refund the fee?", "c1"),
]  # fmt: skip

TOLD = [
    ("Small charities may hire the hall. Hire is refused if the charity is in debt.", "I run a small charity. May I hire the hall?", "not c2"),
    ("Small charities may hire the hall. Hire is refused if the charity is in debt.", "I help a small charity. May I hire the hall?", "c1 and not c2"),
    ("From May, buyers pay a levy if they will own two boats. The levy is not charged if you are ill.", "I'm buying a boat. Will I be charged the levy?", "c2 and not c3"),
    ("From May, buyers pay a levy if they will own two boats. The levy is not charged if you are ill.", "I'm not buying a boat. Will I be charged the levy?", "(c1 and c2) and not c3"),
    ("Members of the Oak Club may row. Rowing is not allowed on Sundays.", "I'm a member. Can I row at the Oak Club?", "not c2"),
    ("Members of the Oak Club may row. Rowing is not allowed on Sundays.", "I'm a member. Can I row?", "c1 and not c2"),
    ("Staff in kitchen roles can start late, except during their first month.", "I'm in a kitchen role. Can I start late?", "not c2"),
    ("You may not cut reeds if birds nest in them.", "I'm a thatcher and want to cut reeds. Am I banned from doing so?", "c1"),
    ("You may not cut reeds if birds nest in them.", "I'm a thatcher and want to cut reeds. May I?", "not c1"),
]  # fmt: skip


@for_each("text, question, written", [*COSTS, *LISTS, *CASES, *TOLD])
def test_what_a_question_hangs_on(text: str, question: str, written: str) -> None:
    assert parse(text).written(question) == written


KINDS = [
    ("Bring the coat back to any branch for a full refund, as long as it is new and you have the receipt.", "Can I get a full refund?", "c1 and c2"),
    ("Adult members can freeze for three months. What we ask:\n\n* your account has to be paid up, and\n* you give us seven days' notice", "I'm an adult member. Can I freeze my membership?", "c2 and c3"),
    ("Owners may get a grant to mend a wall built before 1900 that can be seen from the road.", "Can I get a grant to mend my wall?", "c2 and c3"),
    ("Owners may get a grant to mend a wall built on a hill that can be seen from the road.", "Can I get a grant to mend my wall?", "c2"),
    ("Firms based in the county that have hired no more than two test pilots this year can get a voucher.", "Can my firm get a voucher?", "c1 and c2"),
    ("Breakages are covered only for those who paid for insurance.", "Are breakages covered?", "c1"),
    ("Guests who check out late are charged £15. There is no charge in either of these cases:\n\n* you are ill\n* you hold a Gold card", "Will I be charged?", "c1 and not (c2 or c3)"),
    ("Guests who check out late are charged £15. You pay nothing in any of these circumstances:\n\n* you are ill\n* you hold a Gold card", "Will I be charged?", "c1 and not (c2 or c3)"),
    ("From 1 May to 31 August horses are banned from the dunes. Police horses are allowed all year round.", "Is my horse banned from the dunes?", "c1 and not c2"),
    ("A late arrival is counted as excused if it is due to a strike.", "Will his late arrival be counted as excused?", "c1"),
    ("Visitors may ride in the park. The helmet must be new, and if it is not your own you must carry a hire slip.", "I'm a visitor. May I ride in the park?", "c2 and (c3 or c4)"),
]  # fmt: skip


@for_each("text, question, written", KINDS)
def test_kinds_and_cases_told_apart(text: str, question: str, written: str) -> None:
    assert parse(text).written(question) == written
