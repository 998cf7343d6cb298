"""Words that say less than a clause: learners and would-be, what others do, kinds, other cover."""

from cmr_logic.provisions import parse
from cmr_logic.scenario import settle
from tests.tables import for_each

# clause, story, value (None where it stays open)
LEARNING = [
    ("you can drive", "I am a learner driver.", None),
    ("you drive for a living", "I am a learner driver.", None),
    ("you drive for a living", "I am a lorry driver.", True),
    ("you are a learner driver", "I am a learner driver.", True),
    ("you are a nurse", "I am a trainee nurse.", None),
    ("you are a nurse", "I'm a student nurse.", None),
    ("you are a nurse", "I'm a second-year student nurse.", None),
    ("you are a nurse", "I'm a nurse in training.", None),
    ("you are a nurse", "I'm a nurse in town.", True),
    ("you work as a nurse", "I'm a student nurse.", None),
    ("you are a healthcare worker", "I'm a student nurse.", None),
    ("you are a healthcare worker", "I'm a nurse.", True),
    ("you are a student", "I'm a student nurse.", True),
    ("you are a plumber", "I'm an apprentice plumber.", None),
    ("you are an apprentice", "I'm an apprentice plumber.", True),
    ("you are a teacher", "I'm an aspiring teacher.", None),
    ("you teach for a living", "I'm a would-be teacher.", None),
    ("you teach", "I'm a retired teacher.", None),
    ("you are a teacher", "I'm a retired teacher.", False),
    ("you are retired", "I'm a retired teacher.", True),
    ("you have been a police officer", "I am a former police officer.", True),
    ("you are a teacher", "I'm a primary school teacher.", True),
    ("you are a doctor", "I'm a junior doctor.", True),
    ("you are disabled", "I'm a disabled student.", True),
]
OTHERS_DO = [
    ("you sell alcohol", "I train people to sell alcohol.", None),
    ("you sell alcohol", "I buy shops that sell alcohol.", None),
    ("you sell alcohol", "I advise pubs that sell alcohol.", None),
    ("you sell alcohol", "We're going to sell beer.", True),
    ("you sell alcohol", "My plan is selling gin from a van.", True),
    ("you sell alcohol", "I clean bars that serve wine.", None),
    ("you sell food", "I inspect vans that sell food.", None),
    ("you sell food", "I run vans that sell food.", True),
    ("you sell food", "I train staff to sell food.", None),
]
LIMITED = [
    ("you have applied", "I did not apply on Monday.", None),
    ("you have applied", "I did not apply at noon.", None),
    ("you have applied", "I haven't applied yet.", False),
    ("you applied on Monday", "I did not apply on Monday.", False),
    ("you have paid the fee", "I didn't pay the fee in May.", None),
    ("you have paid the fee", "I have not paid the fee.", False),
    ("you play an instrument", "I do not play a wind instrument.", None),
    ("you play an instrument", "I don't play any instrument.", False),
    ("you drink milk", "I don't drink goat milk.", None),
    ("you take medicine", "I don't take cough medicine.", None),
    ("you wear glasses", "I don't wear safety glasses.", None),
    ("you wear glasses", "I don't wear glasses.", False),
]
COVER = [
    ("the vehicle is insured", "My house insurance ran out.", None),
    ("the vehicle is insured", "My travel insurance has expired.", None),
    ("the vehicle is insured", "My insurance ran out last month.", False),
    ("the vehicle is insured", "My car insurance ran out.", False),
    ("your home is insured", "My house insurance ran out.", False),
    ("you have a valid passport", "My passport is invalid.", False),
    ("you have a passport that is valid", "My passport is invalid.", False),
    ("you have a passport that is valid", "My passport is valid.", True),
    ("you have a passport", "My passport is invalid.", True),
]
# a clause about an income, whose wages are told beside one's own £10,000, value
SUMS = [
    ("your income is under £20,000", "My brother-in-law's", True),
    ("your income is over £20,000", "My mother-in-law's", False),
    ("your household income is over £20,000", "My boss's", None),
    ("your household income is over £20,000", "My wife's", True),
]


@for_each("clause, story, value", [*LEARNING, *OTHERS_DO, *LIMITED, *COVER])
def test_words_that_say_less_than_a_clause(clause: str, story: str, value: bool | None) -> None:
    found = settle(parse(f"You may enter if {clause}.").clauses, story)
    assert {finding.value for finding in found} == ({value} if value is not None else set())


@for_each("clause, whose, value", SUMS)
def test_wages_of_others(clause: str, whose: str, value: bool | None) -> None:
    story = f"My wages are £10,000. {whose} wages are £12,500."
    found = settle(parse(f"You may enter if {clause}.").clauses, story)
    assert {finding.value for finding in found} == ({value} if value is not None else set())
