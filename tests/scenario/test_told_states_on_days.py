"""A state told since some day, or by what began or ended it, for a clause of a day."""

from cmr_logic.provisions.drafts.nodes import Clause
from cmr_logic.scenario import settle
from cmr_logic.spans import Span
from tests.tables import for_each

SETTLED = (
    ("you were a member on 1 June 2020", "I've been a member since 2015.", True),
    ("you were a member on 1 June 2020", "I've been a member since March 2022.", False),
    (
        "you were a tenant between 1 May 2020 and 3 June 2021",
        "I've been a tenant since 2019.",
        True,
    ),
    ("you owned the shares on 1 March 2022", "I bought the shares in 2020.", True),
    ("you owned the shares on 1 March 2022", "I bought the shares in 2023.", False),
    ("you owned the shares on 1 March 2022", "I sold the shares in 2021.", False),
    ("you were a member of the club on 1 May 2020", "I became a member in May 2019.", True),
    ("you lived in the parish on 4 April 2021", "I moved to the parish in 2018.", True),
    ("you lived in the parish on 4 April 2021", "I didn't move to the parish until 2023.", False),
    ("you lived in the parish after 4 April 2021", "I have lived in the parish since 2015.", True),
    (
        "you owned the house on 1 March 2022",
        "We bought the house in 2019. We sold it in 2023.",
        True,
    ),
    (
        "you owned the house on 1 March 2022",
        "We bought the house in 2019. We sold it in 2021.",
        False,
    ),
    ("you were a member on 1 June 2020", "I joined in 2012 and left in 2022.", True),
    ("you were a member on 1 June 2020", "I joined in 2012 and left in March 2015.", False),
    ("the mill was running on 1 March 2019", "The mill ran from 2012 until 2021.", True),
    ("your permit is valid on 1 July 2031", "My permit is valid until the end of 2031.", True),
    ("your permit is valid on 1 July 2031", "My permit is valid until the end of 2030.", False),
    ("you keep the hut until 1 July 2031", "I keep the hut until the end of 2031.", True),
    ("you keep the hut until 1 July 2031", "I keep the hut until the end of 2030.", False),
)
OPEN = (
    ("you were a member on 1 June 2020", "I've been a member since 2020."),
    ("you owned the shares on 1 March 2022", "I sold the shares in 2023."),
    ("you owned the house on 1 March 2022", "We bought the house in 2019. We sold it in 2022."),
    ("you owned the house on 1 March 2022", "We bought the house in 2019. We sold it."),
    ("you lived in the parish on 4 April 2021", "I lived in the parish in 2023."),
    ("you were a member on 1 June 2020", "I was a member until the end of 2020."),
    ("the forge was lit on 1 March 2019", "I lit the forge in 2012 and it burned until 2021."),
    ("you lived in the parish on 4 April 2021", "I painted the parish hall in 2018."),
)


def finding(statement, story):
    found = settle([Clause("c1", Span(0, 0), statement, "if")], story)
    return found[0] if found else None


@for_each("statement, story, value", SETTLED)
def test_a_state_lasts_from_its_beginning(statement, story, value):
    found = finding(statement, story)
    assert found is not None
    assert found.value is value


@for_each("statement, story", OPEN)
def test_what_may_have_ended_before_or_begun_after_is_left_open(statement, story):
    assert finding(statement, story) is None
