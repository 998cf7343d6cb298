"""When things happened of which a rule asks by one word and a story tells by another."""

import pytest

from cmr_logic import decide, parse
from cmr_logic.scenario import settle

APPLY = "Applications for a berth must be received by 15 January 2025."
SENT = "Applications for the autumn grant must be sent in by 30 September 2023."
RECALL = "The recall covers vans built between January 2015 and June 2017."
FENCE = "You need a permit if your fence was put up after 1 July 2015."
PANELS = "You can get the rebate if your panels were installed after 1 March 2022."
APPEAL = "You can appeal if the decision was issued in 2022 or later."
FLOOD = "You can get relief if the damage happened between 1 and 31 October 2023."
CRASH = "You can claim if you claim within one year of the accident."
LOAN = "You can claim if your car was first registered before June 1983."
ASKED = {
    APPLY: "Will my application be accepted?",
    SENT: "Will my application be accepted?",
    RECALL: "Is my van covered by the recall?",
    FENCE: "Do I need a permit for my fence?",
    PANELS: "Can I get the rebate on my panels?",
    APPEAL: "Can I appeal?",
    FLOOD: "Can I get relief?",
    CRASH: "Can I claim?",
    LOAN: "Can I claim for my car?",
}
CASES = [
    (APPLY, "My form reached you on 9 January 2025.", True),
    (APPLY, "I sent it online on 8 January 2025.", True),
    (APPLY, "I posted my form on 17 January 2025.", False),
    (APPLY, "I posted my form on 12 January 2025.", None),
    (APPLY, "I got your letter on 9 January 2025.", None),
    (APPLY, "I meant to send my form on 9 January 2025.", None),
    (APPLY, "My sister's application reached you on 9 January 2025.", None),
    (SENT, "I dropped my form in your letterbox on 4 October 2023.", False),
    (SENT, "You got my form on 4 September 2023.", True),
    (SENT, "You got my form on 4 October 2023.", None),
    (RECALL, "The plate inside the door says it was built in May 2016.", True),
    (RECALL, "The log book says my van was built in May 2019.", False),
    (RECALL, "My mate says my van was built in May 2016.", None),
    (RECALL, "My house was built in May 2016.", None),
    (RECALL, "I bought the van in May 2016.", None),
    (FENCE, "My fence was put up in 2019 by the last owners.", True),
    (FENCE, "The shed was put up in 2019.", None),
    (FENCE, "I painted the fence in 2019.", None),
    (PANELS, "We had panels put up on the barn roof in the summer of 2020.", False),
    (PANELS, "My neighbour had panels put up in the summer of 2020.", None),
    (APPEAL, "The letter refusing my claim is dated 17 February 2020.", False),
    (APPEAL, "The letter I wrote is dated 17 February 2020.", None),
    (APPEAL, "My passport was issued in 2020.", None),
    (FLOOD, "The river came through our kitchen on the night of 20 October 2023.", True),
    (FLOOD, "Our kitchen was flooded on 3 December 2023.", False),
    (FLOOD, "We moved in on 4 October 2023.", None),
    (CRASH, "I slipped on 4 May 2023 and sent my claim in on 9 August 2023.", True),
    (CRASH, "I slipped on 4 May 2021 and sent my claim in on 9 August 2023.", False),
    (CRASH, "The accident was two years ago.", False),
    (CRASH, "I moved house two years ago.", None),
    (LOAN, "I registered with the dentist in 1979.", None),
]  # fmt: skip


@pytest.mark.parametrize(("rule", "story", "value"), CASES)
def test_times_of_events(rule: str, story: str, value: bool | None) -> None:
    settled = {found.value for found in settle(parse(rule).clauses, story, ASKED[rule])}
    assert settled == (set() if value is None else {value})
    if value is None:
        assert decide(rule, ASKED[rule], story).answer not in {"Yes", "No"}
