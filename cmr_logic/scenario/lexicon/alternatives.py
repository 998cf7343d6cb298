"""Ways that exclude each other with one verb: who comes by train does not come by coach.

A way is a phrase of the tables. It excludes the others of its entry only where a clause and a story
have the same verb, and each of the clause's other words is told.
"""

from __future__ import annotations

from cmr_logic.records import record


@record(frozen=True, slots=True)
class Alternatives:
    """Ways that exclude each other.

    Args:
        name: a unique name.
        ways: the phrases, each with those that say the same.
        clause: a clause with one of them.
        fires: a story that makes it false.
        silent: a story that leaves it open.
    """

    name: str
    ways: tuple[tuple[str, ...], ...]
    clause: str
    fires: str
    silent: str


def _ways(text: str) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(way.split("/")) for way in text.split("|"))


ALTERNATIVES: tuple[Alternatives, ...] = (
    Alternatives(
        "travel",
        _ways(
            "by train/by rail|by coach|by bus|by car|by plane/by air|by ferry/by boat/by sea"
            "|by bike/by bicycle|by taxi|by tram|on foot|by motorbike"
        ),
        "you are coming by coach", "I'm coming by train.", "I'm coming by Friday.",
    ),
    Alternatives(
        "pay",
        _ways("in cash|by card|by cheque/by check|by direct debit|by bank transfer"),
        "you pay by card", "I pay in cash.", "I pay in spring.",
    ),
    Alternatives(
        "reach",
        _ways(
            "online/on the internet/over the internet/on website/on your website"
            "/through the website/via the website/through app|by post/by mail|by email/by e-mail"
            "|by phone/by telephone/over the phone/over the telephone/on the phone/on the telephone"
            "|in person/at the desk/over the counter/at the counter/in the shop/in your shop"
            "/in our shop/in our store/in your store/at our shop/at your shop/in the store|by fax"
        ),
        "you applied online", "I applied by post.", "I applied by myself.",
    ),
    Alternatives(
        "occupation",
        _ways(
            "nurse|teacher|plumber|electrician|carpenter/joiner|bricklayer|roofer|baker|butcher"
            "|hairdresser/barber|accountant|lawyer/solicitor/barrister|architect|firefighter/fireman"
            "|police officer/policeman/policewoman|dentist|vet|pharmacist/chemist|chef/cook"
            "|waiter/waitress|bus driver|taxi driver|lorry driver|postman/postwoman|librarian"
            "|journalist|cashier|fisherman|miner|mechanic|tailor|optician|midwife|paramedic"
            "|programmer/software developer|secretary|receptionist|estate agent|bank clerk"
            "|train driver|doctor|pilot|civil servant"
        ),
        "you are a baker", "I'm a plumber.", "I'm a Londoner.",
    ),
)  # fmt: skip
