"""Ways to tell a quantity without the word that a clause measures by.

"I do twenty hours a week" tells how much one works, and "£400 in the bank" are savings. Each entry
says what a statement of such a shape tells besides its own words, for a clause that measures it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from cmr_logic.scenario import vocabulary as lists
from cmr_logic.scenario.relations import word_key
from cmr_logic.scenario.statement import Mood, Statement, Subject, Tense, Who
from cmr_logic.text import word_set

# What says how much and when, and names nothing that is measured.
_MEASURES = word_set(
    "hour shift overtime week weekday weekend month contract day night monday tuesday wednesday "
    "thursday friday saturday sunday morning evening couple"
)


@dataclass(frozen=True, slots=True)
class Telling:
    """A way to tell a quantity.

    Args:
        name: a unique name.
        verbs: the main verbs of such a statement, in their base form.
        pattern: what its words show besides, ignoring case.
        says: what it tells; the first word is the verb that it stands for.
        clause: a clause that measures that.
        fires: a story that makes the clause true.
        silent: a story that leaves it open.
        subjects: what of one's own it may be about; about oneself where empty, and about anything
            where None.
        lone: a quantity alone is the object of the verb.
        lasts: what happened once is so from then on: a price that was paid.
    """

    name: str
    verbs: frozenset[str]
    pattern: str
    says: tuple[str, ...]
    clause: str
    fires: str
    silent: str
    subjects: frozenset[str] | None = frozenset()
    lone: bool = False
    lasts: bool = False


_SUMS = r"[£$€]|\b(?:pounds?|dollars?|euros?|quid|grand|\d+k)\b"

TELLINGS: tuple[Telling, ...] = (
    Telling(
        "hours-done", word_set("do put clock be have get average manage"),
        r"\b(?:hours?|shifts?)\b(?!\s(?:of|away|from|late)\b)", ("work",),
        "you work at least 20 hours a week", "I put in 30 hours every week at the mill.",
        "I do 30 hours of yoga a week.", lone=True,
    ),
    Telling(
        "hours-agreed", word_set("be run come"), r"\bhours?\b", ("work",),
        "you work at least 20 hours a week", "My contract is for 30 hours a week.",
        "My course is for 30 hours a week.",
        subjects=word_set("contract job shift rota work week"),
    ),
    Telling(
        "hours-looked-after", word_set("mind nurse tend help"), r"\bhours?\b", ("care_for",),
        "you care for somebody for 20 hours a week or more", "I nurse my dad 30 hours a week.",
        "I visit my dad 30 hours a week.",
    ),
    Telling(
        "put-by", word_set("have put set stash keep be hold squirrel"),
        r"\b(?:put|set|tucked|salted|squirrell?ed)\s(?:by|aside|away)\b|\bstashed\b"
        r"|\bin\s(?:the|a|my|our|an)\s(?:\w+\s){0,2}?(?:bank|building\ssociety|account|isa|nest\segg"
        r"|credit\sunion)\b",
        ("have", "savings"),
        "you have savings of more than £900", "I have £2,000 in the bank.",
        "I have £2,000 in debts.",
    ),
    Telling(
        "saved", word_set("save"), _SUMS, ("have", "savings"),
        "you have savings of more than £900", "I've saved up £2,000.", "I've spent £2,000.",
    ),
    Telling(
        "rent-paid", word_set("rent lease"), _SUMS, ("pay", "rent"),
        "you pay more than £500 a month in rent", "I rent a loft for £800 a month.",
        "I heat a loft for £800 a month.",
    ),
    Telling(
        "rent-charged", word_set("charge ask want"), _SUMS, ("pay", "rent"),
        "you pay more than £500 a month in rent", "My landlady charges me £800 a month.",
        "My dentist charges me £800 a month.",
        subjects=word_set("landlord landlady"),
    ),
    Telling(
        "rent-costs", word_set("be cost come run"), _SUMS, ("pay", "rent"),
        "you pay more than £500 a month in rent", "My rent is £800 a month.",
        "My car is £800 a month.",
        subjects=word_set("rent"),
    ),
    Telling(
        "bought-for", word_set("buy pay spend get purchase"), _SUMS, ("cost", "buy", "pay"),
        "your loom cost more than £500", "I bought my loom for £900.", "I sold my loom for £900.",
        lasts=True,
    ),
    Telling(
        "got", word_set("get order book pick"), r"\b(?:got|ordered|booked|picked\sup)\b", ("buy",),
        "you bought your loom before 1 June 2023", "I got my loom in May 2023.",
        "I sold my loom in May 2023.",
    ),
    Telling(
        "issued", word_set("get obtain receive take earn gain"),
        r"\b(?:licen[cs]e|passport|permit|visa|certificate|degree|diploma|qualification|card)\b",
        ("issue", "grant", "award"),
        "your permit was issued in Norway", "I got my permit in Oslo.", "I lost my permit in Oslo.",
    ),
    Telling(
        "studied", word_set("do read take complete finish"),
        r"\b(?:degree|studies|doctorate|phd|masters?|diploma|apprenticeship|schooling)\b",
        ("study", "train"),
        "you studied in Norway", "I did my degree in Oslo.", "I did my knitting in Oslo.",
    ),
    Telling(
        "commutes", word_set("commute travel drive"),
        r"\bto\s(?:work|(?:my|an?|the)\s(?:job|office|factory|shop|site|workplace)|my\swork)\b",
        ("work",),
        "you work in Norway", "I commute to an office in Oslo.", "I commute to a college in Oslo.",
    ),
    Telling(
        "heavy", word_set("be come tip"),
        r"\d\s?(?:kg|kilos?|kilograms?|g|grams?|tonnes?|tons?|lbs?|stone|oz|ounces?)\b", ("weigh",),
        "the crate weighs more than 20 kg", "The crate is 30 kilos.", "The crate is 30 cm high.",
        subjects=None,
    ),
    Telling(
        "here-for", word_set("come be visit go travel fly remain stop"), r"\bfor\b", ("stay",),
        "you are staying for more than 90 days", "I'm coming over for seven months.",
        "I'm saving up for seven months.",
    ),
    Telling(
        "trip-lasts", word_set("be last"), r"", ("stay",),
        "you are staying for more than 90 days", "My trip lasts seven months.",
        "My lease lasts seven months.",
        subjects=word_set("trip visit holiday stay vacation"),
    ),
    Telling(
        "income-brought", word_set("bring take pull rake"), r"\b(?:home|in)\b", ("earn", "income"),
        "your income is below £20,000 a year", "I bring home £300 a month.",
        "I take out £300 a month.",
    ),
    Telling(
        "income-on", word_set("be"), r"\bon\s(?:about\s|around\s|roughly\s|over\s|under\s)?[£$€]",
        ("earn", "income"),
        "your income is below £20,000 a year", "I'm on £9,000 a year.",
        "I'm off with £9,000 a year.",
    ),
    Telling(
        "income-named", word_set("be come run total amount"), _SUMS, ("earn", "income"),
        "your income is below £20,000 a year", "My wages are £300 a month.",
        "My bills are £300 a month.",
        subjects=word_set("salary wage wages pay pension earnings turnover profit stipend takings"),
    ),
)  # fmt: skip
_PATTERNS = {entry.name: re.compile(entry.pattern, re.IGNORECASE) for entry in TELLINGS}


def told_otherwise(statements: Sequence[Statement], story: str) -> Iterator[Statement]:
    """Yield what statements tell of quantities in other words, as statements in the usual ones.

    Args:
        statements: those of the story.
        story: its text.

    Example:
        >>> from cmr_logic.scenario.reading import read
        >>> text = "I put in 30 hours every week at the mill. I do 30 hours of yoga a week."
        >>> [(s.verb, s.subject.who.value) for s in told_otherwise(read(text), text)]
        [('work', 'self')]
    """
    for told in statements:
        if told.mood is not Mood.FACT or told.negated:
            continue
        for entry in TELLINGS:
            if told.verb in entry.verbs and _fits(entry, told, told.quoted(story)):
                yield _in_its_words(entry, told)


def _fits(entry: Telling, told: Statement, quote: str) -> bool:
    """Tell whether a statement has the subject, the object and the words of an entry."""
    subject = told.subject
    if entry.subjects is None:
        own = True
    elif entry.subjects:
        heads = {word_key(word) for word in entry.subjects}
        own = subject.who is Who.OWN and subject.head in heads
    else:
        own = subject.who is Who.SELF
    if not own or (entry.lone and not _measures_alone(told)):
        return False
    return _PATTERNS[entry.name].search(quote) is not None


def _measures_alone(told: Statement) -> bool:
    """Tell whether the object of a verb is nothing but a quantity: "I do **20 hours**"."""
    from cmr_logic.quantities.number_words import SMALL  # noqa: PLC0415 - most stories have no such words

    words = told.core - {told.verb, word_key(told.verb)} - lists.LIGHT - _MEASURES
    return all(word[0].isdigit() or word in SMALL for word in words)


def _in_its_words(entry: Telling, told: Statement) -> Statement:
    """Return a statement with what it tells by its shape."""
    says = frozenset(word_key(word) or word for word in entry.says)
    return replace(
        told,
        subject=Subject(Who.SELF) if entry.subjects else told.subject,
        verb=entry.says[0],
        tense=Tense.PRESENT if entry.lasts else told.tense,
        keys=told.keys | says,
        core=told.core | says,
        entry="told-" + entry.name,
    )
