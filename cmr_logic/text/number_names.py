"""The names of numbers, for the patterns and tables that read or write them: "eleven", "forty"."""

from __future__ import annotations

ONE_TO_NINETEEN = (
    *("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven"),
    *("twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"),
)
TENS = ("twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")
FIRST_TO_NINETEENTH = (
    *("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth"),
    *("tenth", "eleventh", "twelfth", "thirteenth", "fourteenth", "fifteenth", "sixteenth"),
    *("seventeenth", "eighteenth", "nineteenth"),
)

VALUES = {
    **{name: value for value, name in enumerate(ONE_TO_NINETEEN, 1)},
    **{name: 10 * value for value, name in enumerate(TENS, 2)},
}
"""What each of these names says: "twelve" is 12."""
SMALL = {"zero": 0, "fourty": 40, **VALUES}
"""The same, with nought and a common slip of the pen: "zero", "fourty"."""
SCALES = {
    "dozen": 12,
    "hundred": 100,
    "thousand": 10**3,
    "grand": 10**3,
    "lakh": 10**5,
    "million": 10**6,
    "crore": 10**7,
    "billion": 10**9,
}
"""What a name says that multiplies the one before it: "hundred", "dozen"."""
ORDINALS = {
    **{word: value for value, word in enumerate(FIRST_TO_NINETEENTH, 1)},
    **{word[:-1] + "ieth": 10 * value for value, word in enumerate(TENS, 2)},
}
"""Which place each name gives: "third" is 3."""

AN_HOUR = "|".join(ONE_TO_NINETEEN[:12])
"""A pattern of the hours of a clock."""
A_DIGIT = "|".join(ONE_TO_NINETEEN[:9])
"""A pattern of the numbers of one digit."""
A_TEN = "|".join(TENS)
"""A pattern of the tens."""
UP_TO_NINETEEN = "|".join(ONE_TO_NINETEEN)
"""A pattern of the numbers from one to nineteen."""
