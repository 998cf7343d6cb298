"""Answers on something else than a rule asks about, and things that others wait for."""

from __future__ import annotations

from cmr_logic import decide
from tests.tables import by_answer, for_each

# A rule, a question, and stories that answer Yes, No and nothing yet.
TOLD = (
    (
        "Members may dig a pond if the committee has approved it.",
        "May I dig a pond?",
        (
            "I asked the committee if I could dig a pond and they said yes.",
            "I asked the committee about it and they said yes.",
            "I showed the committee my plan and they told me it was fine, go ahead.",
            "The committee is happy with it.",
            "We got a letter from the committee saying yes.",
        ),
        (
            "I asked the committee about the pond and they said no.",
            "I asked the committee whether I could dig a pond and they said no.",
            "I asked the committee and they won't hear of it.",
            "The committee is still thinking it over.",
            "The committee hasn't said yes or no yet.",
        ),
        (
            "I asked the committee about the parking and they said no.",
            "I asked the committee about the parking and they said yes.",
            "I asked the committee for a new key and they said no.",
            "I asked the committee about the bins and the pond, and they said no.",
            "I asked the committee whether they minded and they said no.",
            "I asked the committee to mend the gate. They said yes.",
            "I haven't asked the committee about the hedge.",
            "I haven't asked the committee yet.",
            "We got a letter from the committee saying the rent is going up.",
            "The committee is thinking about selling.",
            "The committee would probably say yes.",
        ),
    ),
    (
        "You may keep the bike for another week unless somebody else has booked it.",
        "May I keep the bike for another week?",
        (
            "Nobody else has reserved it.",
            "There's no queue for it.",
            "I asked at the desk and they say nobody else has put their name down for it.",
            "The lady at the desk says nobody is after it.",
        ),
        (
            "There's a queue of three for it.",
            "Two people are waiting for it.",
            "Somebody else has asked for it.",
            "A man from the next street has put his name down for it.",
            "The girl at the desk told me somebody else has put their name down for it.",
        ),
        (
            "Someone else has reserved the other bike.",
            "Someone else has booked the other one.",
            "Somebody else has reserved my brother's bike.",
            "Nobody else has reserved the other bike.",
            "There's a queue of three at the desk.",
            "Two people are waiting for the bus.",
            "My sister thinks nobody else is waiting for it.",
        ),
    ),
    (
        "Tenants may keep a pet only if the landlord agrees to it.",
        "Am I allowed to keep a cat?",
        ("I asked my landlord about getting a cat and she said that's fine.",),
        ("I asked my landlord about the kitten and she said no.",),
        (
            "I asked my landlord about a cat flap and she said no.",
            "My landlord is fine with the new bed.",
            "My landlord said yes to the bike in the hall.",
        ),
    ),
)


@for_each("rule, question, story, answer", by_answer(TOLD))
def test_an_answer_is_on_one_thing(rule: str, question: str, story: str, answer: str) -> None:
    assert decide(rule, question, scenario=story).answer == answer
