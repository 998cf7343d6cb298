"""Words for ages: what a reader of guidance takes them to mean where the rule does not say."""

from __future__ import annotations

import re
from functools import cache

from cmr_logic.records import record


@record(frozen=True, slots=True)
class AgeWord:
    """A word or phrase for an age.

    Args:
        name: the entry's name.
        pattern: a whole clause that names the age, ignoring case.
        surely: the ages that are meant by it everywhere.
        never: the ages that it means nowhere.
        clause: a clause with it.
        fires: a story that makes the clause true.
        fails: a story that makes it false.
        silent: a story that leaves it open.
    """

    name: str
    pattern: str
    surely: str
    never: str
    clause: str
    fires: str
    fails: str
    silent: str


DECADES = {
    20: "twenties", 30: "thirties", 40: "forties", 50: "fifties", 60: "sixties",
    70: "seventies", 80: "eighties", 90: "nineties",
}  # fmt: skip
_WHO = r"(?:(?:you(?:['’]re)?|your|or|partner|husband|wife|spouse|must|be|are|is)\s)*"
_REACHED = r"(?:(?:have|has)\s(?:not\s)?)?(?:reach(?:ed)?|attain(?:ed)?)"
_PENSION_AGE = (
    r"(?:the\s)?(?:state\s|old[-\s]age\s|minimum\s|normal\s)?(?:pension(?:able)?|retirement)"
    r"(?:\scredit)?(?:\squalifying)?\sage"
)
AGE_WORDS: tuple[AgeWord, ...] = (
    AgeWord(
        "elderly", rf"{_WHO}(?:an?\s)?elderly(?:\s(?:person|people|persons))?",
        "60 or over", "under 50",
        "you are elderly", "I am 84.", "I am 34.", "I am 56.",
    ),
    AgeWord(
        "adult", rf"{_WHO}(?:an?\s)?(?:adult|grown[-\s]up)s?", "18 or over", "under 18",
        "you are an adult", "I am 44.", "I am 15.", "My son is 44.",
    ),
    AgeWord(
        "minor", rf"{_WHO}(?:an?\s)?minors?", "under 18", "18 or over",
        "you are a minor", "I am 15.", "I am 44.", "My son is 15.",
    ),
    AgeWord(
        "child", rf"{_WHO}(?:a\s)?child(?:ren)?", "under 16", "20 or over",
        "you are a child", "I am 11.", "I am 24.", "My son is 11.",
    ),
    AgeWord(
        "pension-age", rf"{_WHO}(?:{_REACHED}|of|over|above)\s{_PENSION_AGE}",
        "70 or over", "under 60",
        "you have reached State Pension age", "I am 81.", "I am 52.", "I am 66.",
    ),
    AgeWord(
        "below-pension-age", rf"{_WHO}(?:under|below)\s{_PENSION_AGE}", "under 60", "70 or over",
        "you are under State Pension age", "I am 52.", "I am 81.", "I am 66.",
    ),
    AgeWord(
        "teenager", rf"{_WHO}(?:(?:a\s)?teenagers?|in\s(?:your|their)\steens)",
        "13 to 19", "",
        "you are a teenager", "I am 15.", "I am 44.", "My son is 15.",
    ),
    *(
        AgeWord(
            word, rf"{_WHO}in\s(?:your|their)\s(?:{word}|{tens}['’]?s)",
            f"{tens} to {tens + 9}", "",
            f"you are in your {word}", f"I am {tens + 4}.", "I am 15.", f"My aunt is {tens + 4}.",
        )
        for tens, word in DECADES.items()
    ),
)  # fmt: skip


@cache
def _patterns() -> tuple[tuple[re.Pattern[str], AgeWord], ...]:
    return tuple((re.compile(word.pattern, re.IGNORECASE), word) for word in AGE_WORDS)


def age_word(statement: str) -> AgeWord | None:
    """Return the entry of a clause that demands an age by a word for it, if it does.

    Example:
        >>> age_word("your partner is of pensionable age").name
        'pension-age'
        >>> age_word("you reach State Pension age in May") is None
        True
    """
    found = (word for pattern, word in _patterns() if pattern.fullmatch(statement))
    return next(found, None)
