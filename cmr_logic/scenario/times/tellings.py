"""Ways to tell a quantity without the word that a clause measures by.

"I do twenty hours a week" tells how much one works, and "£400 in the bank" are savings. Each entry
says what a statement of such a shape tells besides its own words, for a clause that measures it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise

from cmr_logic.records import replace
from cmr_logic.scenario.lexicon.entries import Telling
from cmr_logic.scenario.lexicon.relations import word_key
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.scenario.statements.statement import TOLD, Mood, Statement, Subject, Tense, Who
from cmr_logic.scenario.times.happenings import HAPPENINGS
from cmr_logic.text import word_set
from cmr_logic.text.number_names import SMALL

# What says how much and when, and names nothing that is measured: "a **month**"; not "rent".
_MEASURES = word_set(
    "hour shift overtime week weekday weekend month contract day night monday tuesday wednesday "
    "thursday friday saturday sunday morning evening couple"
)


_SUMS = r"[£$€]|\b(?:pounds?|dollars?|euros?|quid|grand|thousand|\d+k)\b|\d,\d{3}\b"

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
        "hours-given", word_set("do put give help work volunteer spend"),
        r"\bhours?\b[^.;]*\b(?:volunteer(?:ing)?|unpaid|for\sfree|(?:for|to)\s(?:a|the)\scharity)\b"
        r"|\bvolunteer\b[^.;]*\bhours?\b",
        ("volunteer", "give"),
        "you volunteer for eight hours or more a month",
        "I do a three hour shift as a volunteer every Friday.",
        "I watch a three hour film every Friday.",
    ),
    Telling(
        "put-by", word_set("have put set stash keep be hold squirrel"),
        r"\b(?:put|set|tucked|salted|squirrell?ed)\s(?:by|aside|away)\b|\bstashed\b"
        r"|\bin\s(?:the|a|my|our|an)\s(?:\w+\s){0,2}?(?:bank|building\ssociety|account|isa"
        r"|nest\segg"
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
        "heavy", word_set("be come tip weigh"),
        r"(?:\d|\b[a-z]+\s)\s?(?:kg|kilos?|kilograms?|g|grams?|tonnes?|tons?|lbs?|stone|oz"
        r"|ounces?)\b",
        ("weigh",),
        "the crate weighs more than 20 kg", "The crate is 30 kilos.", "The crate is 30 cm high.",
        subjects=None, lasts=True,
    ),
    Telling(
        "farms", word_set("work own run manage plough tend graze"), r"\b(?:hectares?|acres?)\b",
        ("farm", "land"),
        "you farm more than 50 hectares", "I work 120 hectares on my own.",
        "I saw 120 hectares burn.",
    ),
    Telling(
        "on-shift", word_set("be"), r"\bon\s(?:shift|duty|from)\b|\bon\sfrom\b", ("work",),
        "you work more than six hours a day", "I'm on from eight till five.",
        "I'm out from eight till five.",
    ),
    Telling(
        "drives-since", word_set("drive"), r"\b(?:for|since)\b", ("hold", "licence"),
        "you have held a licence for two years", "I've been driving for nine years.",
        "I've been driving with nine dogs.",
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
# What links what happened to the occasion on which it did.
_OCCASIONS = frozenset({"when", "since", "the day", "the year", "the week", "the month", "as"})
_ALL = (*TELLINGS, *HAPPENINGS)
_PATTERNS = {entry.name: re.compile(entry.pattern, re.IGNORECASE) for entry in _ALL}


def told_otherwise(statements: Sequence[Statement], story: str) -> Iterator[Statement]:
    """Yield what statements tell of quantities in other words, as statements in the usual ones.

    Args:
        statements: those of the story.
        story: its text.

    Example:
        >>> from cmr_logic.scenario.statements.reading import read
        >>> text = "I put in 30 hours every week at the mill. I do 30 hours of yoga a week."
        >>> [(s.verb, s.subject.who.value) for s in told_otherwise(read(text), text)]
        [('work', 'self')]
    """
    for told in statements:
        if told.mood is not Mood.FACT or told.negated:
            continue
        for entry in _ALL:
            if told.verb in entry.verbs and _fits(entry, told, told.quoted(story)):
                yield _in_its_words(entry, told)


def with_occasions(statements: Sequence[Statement], story: str) -> Iterator[Statement]:
    """Yield statements whose time another tells: "it was put in **when we moved in 1998**".

    Args:
        statements: those of the story.
        story: its text.

    Example:
        >>> from cmr_logic.scenario.statements.reading import read
        >>> text = "I've been at the mill since I left school in 1994."
        >>> [told.quoted(text) for told in with_occasions(read(text), text)]
        ["I've been at the mill since I left school in 1994"]
    """
    for told, occasion in pairwise(statements):
        if told.text or occasion.text or told.sentence != occasion.sentence:
            continue
        link = story[told.end : occasion.start].strip(" ,").lower()
        if link in _OCCASIONS and told.mood is Mood.FACT:
            yield replace(told, end=occasion.end)


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
        entry=TOLD + entry.name,
    )
