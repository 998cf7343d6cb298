"""Who says so, or that it is said, before what a story tells."""

from tests.scenario.test_entries import finding
from tests.tables import for_each

_FRONTS = [
    "As the pilot told us, our flight was delayed by five hours.",
    "From what the crew told us, our flight was delayed by five hours.",
    "If memory serves, our flight was delayed by five hours.",
    "In case you're wondering, our flight was delayed by five hours.",
    "You won't believe it but our flight was delayed by five hours.",
]
_NONE = [
    "As the pilot was ill, our flight left the gate.",
    "If our flight was delayed by five hours, what then?",
]


@for_each("story", _FRONTS)
def test_what_stands_before_all_is_left_out(story):
    assert finding("your flight was delayed by more than three hours", story).value is True


@for_each("story", _NONE)
def test_a_condition_before_all_is_none_such(story):
    assert finding("your flight was delayed by more than three hours", story) is None
