"""Ways to tell that something happened, where a rule asks when: a second table of tellings.

"I've been at the mill since 1994" tells when one started there, and "it was put in in 2003" when a
boiler was installed. The entries are read and tested like those of :mod:`.tellings`.
"""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Telling
from cmr_logic.text import word_set

# fmt: off
HAPPENINGS: tuple[Telling, ...] = (
    Telling(
        "got", word_set("get order book pick collect"),
        r"\b(?:got|gotten|ordered|booked|collected|picked\s(?:[\w'’-]+\s){0,4}?up)\b", ("buy",
        "receive"),
        "you bought your loom before 1 June 2023", "I picked my loom up in May 2023.",
        "I picked my team in May 2023.",
    ),
    Telling(
        "got-keys", word_set("get collect pick have complete exchange close"),
        r"\bkeys\sto\s(?:the|our|my)\b|\b(?:completed|closed)\son\b", ("buy", "purchase", "home"),
        "you bought your home after 1 June 2019", "We got the keys to our cottage in May 2021.",
        "We got the keys of our song in May 2021.",
    ),
    Telling(
        "issued", word_set("get obtain receive take earn gain"),
        r"\b(?:licen[cs]e|passport|permit|visa|certificate|degree|diploma|qualification|card)\b",
        ("issue", "grant", "award"),
        "your permit was issued in Norway", "I got my permit in Oslo.", "I lost my permit in Oslo.",
    ),
    Telling(
        "dated", word_set("be date come arrive land reach"),
        r"\b(?:dated|came|arrived|landed|reached)\b", ("receive", "send", "issue", "get", "arrive"),
        "you received the letter before 1 June 2023", "The letter came in May 2023.",
        "The letter is filed under May 2023.",
        subjects=None,
    ),
    Telling(
        "put-in", word_set("put fit plumb have install"),
        r"\b(?:(?:put|fitted|plumbed)\s(?:(?!out\b|off\b|on\b|by\b|up\b|down\b)[\w'’-]+\s){0,4}?in\b"
        r"(?!\s(?:\w+\s)?(?:\d{1,3}\b|hours?|claims?|applications?|requests?|orders?|money))"
        r"|fitted|installed)\b",
        ("install", "installed"),
        "your stove was installed before 1 June 2005", "My stove was put in in May 1998.",
        "My stove was put out in May 1998.",
        subjects=None,
    ),
    Telling(
        "dates-from", word_set("be date go have"),
        r"\b(?:dat(?:es?|ed|ing)|goes)\s(?:from|back)\b|\bcentur(?:y|ies)\b|\bbrand[\s-]new\b"
        r"|\byears?\sold\b|\b(?:decades|centuries)\sold\b|\b(?:tudor|jacobean|georgian|victorian"
        r"|edwardian|medieval)\b|\bfrom\s(?:about\s|around\s)?(?:1[5-9]|20)\d\d\b"
        r"|\b(?:1[5-9]|20)\d\d\s(?:model|house|build|car)\b",
        ("build", "built", "make", "install", "register", "construct", "manufacture"),
        "your loom was built before 1 June 1905", "My loom is from the 18th century.",
        "My loom is from the same village.",
        subjects=None,
    ),
    Telling(
        "on-the-road", word_set("put be go come"),
        r"\bon\sthe\s(?:register|road|books)\b", ("register",),
        "your van was registered before 1 June 2005", "My van was put on the road in May 1998.",
        "My van was put on the ferry in May 1998.",
        subjects=None,
    ),
    Telling(
        "set-up", word_set("set open start take begin"),
        r"\b(?:set\s(?:[\w'’-]+\s){0,4}?up|opened|started|began|took\s(?:[\w'’-]+\s){0,4}?out)\b",
        ("open", "start", "begin", "set_up"),
        "you opened your account before 1 June 2015", "I set my account up in May 2009.",
        "I shut my account in May 2009.",
        subjects=None,
    ),
    Telling(
        "had-since", word_set("have own keep hold"), r"\bsince\b",
        ("open", "buy", "get", "start", "acquire", "begin"),
        "you opened your account before 1 June 2015", "I have had my account since May 2009.",
        "I have liked my account since May 2009.",
    ),
    Telling(
        "there-since", word_set("be work"), r"\b(?:at|with|for|in)\b.*\bsince\b",
        ("start", "join", "begin", "work", "job"),
        "you started work before 1 June 2015", "I've been at the mill since May 2009.",
        "I've been at the mill in May 2009.",
    ),
    Telling(
        "lived-since",
        word_set("live be"), r"\b(?:at|in|here|there)\b.*\bsince\b|\b(?:here|there)\ssince\b",
        ("move", "arrive", "come"),
        "you moved here before 1 June 2015", "I've lived here since May 2009.",
        "I've lived here in May 2009.",
    ),
    Telling(
        "came-along", word_set("arrive come make"),
        r"\b(?:came\salong|came\sinto\sthe\sworld|made\s(?:his|her|their)\s(?:entrance|appearance)"
        r"|arrived\s(?:in|on)\s(?:the\s)?(?:\w+\s){0,3}?(?:19|20)\d\d)\b",
        ("bear",),
        "your baby was born before 1 June 2023", "My baby came along in May 2023.",
        "My baby came down in May 2023.",
        subjects=None,
    ),
    Telling(
        "been-with", word_set("be"), r"\b(?:with|at)\sthe\b|\bworking\b", ("work", "employ"),
        "you have worked for the firm for three years", "I've been with the firm for nine years.",
        "I've been near the firm for nine years.",
    ),
    Telling(
        "job-lasted", word_set("work"), r"\b(?:from|between|for)\b", ("employ", "employee"),
        "you were employed for at least two years", "I worked there for nine years.",
        "I worked there with nine men.",
    ),
)
# fmt: on
