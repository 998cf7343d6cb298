"""Money of any country: "£5", "KSh 500,000", "R12 000", "400 kr", "Rs 5 lakh"."""

from __future__ import annotations

import re
from typing import Final

from cmr_logic.records import record


@record(frozen=True, slots=True)
class Currency:
    """A currency, or what several countries call theirs.

    Args:
        code: its code of three letters; one of its own for what several countries call theirs.
        signs: the signs and codes before an amount, as they are written.
        words: those behind an amount, in lower case.
        example: a text with an amount in it.
        counter_example: a text without one.
        among: the codes of those that it may stand for: "$" for Australian dollars as well.
    """

    code: str
    signs: tuple[str, ...]
    words: tuple[str, ...]
    example: str
    counter_example: str
    among: frozenset[str] = frozenset()


def _money(
    code: str, signs: str, words: str, example: str, counter: str, among: str = ""
) -> Currency:
    before, behind = tuple(signs.split("|")), tuple(words.split("|"))
    return Currency(code, before, behind, example, counter, frozenset(among.split()))


MONEY: Final[tuple[Currency, ...]] = (
    _money(
        "GBP",
        "£|GBP",
        "£|gbp|pounds|pound|quid|pounds sterling|sterling",
        "a turnover of more than £85,000",
        "more than 5 poundings",
    ),
    _money(
        "USD",
        "$",
        "$|dollars|dollar|bucks",
        "a loan under $300",
        "under 3 dollies",
        "USA AUD CAD NZD HKD SGD",
    ),
    _money("USA", "US$|USD", "usd|us dollars", "a loan under US$300", "under 3 US firms"),
    _money("EUR", "€|EUR", "€|eur|euros|euro", "more than €300", "more than 3 Europeans"),
    _money("CHF", "CHF", "chf|francs|swiss francs", "more than CHF 300", "more than 3 chefs"),
    _money("AUD", "A$|AU$|AUD", "aud|australian dollars", "over A$300", "over 3 Australians"),
    _money("CAD", "C$|CA$|CAD", "cad|canadian dollars", "over C$300", "over 3 Canadians"),
    _money("NZD", "NZ$|NZD", "nzd|new zealand dollars", "over NZ$ 300", "over 3 New Zealanders"),
    _money("HKD", "HK$|HKD", "hkd|hong kong dollars", "over HK$300", "over 3 Hongkongers"),
    _money("SGD", "S$|SGD", "sgd|singapore dollars", "over S$300", "over 3 Singaporeans"),
    _money("ZAR", "R|ZAR", "zar|rand", "an income below R8,000", "an income below band R85"),
    _money(
        "RUP",
        "Rs",
        "rs|rupees|rupee",
        "less than Rs 900,000",
        "less than 9 rupturing pipes",
        "INR PKR LKR NPR",
    ),
    _money("INR", "₹|INR", "inr|indian rupees", "less than ₹20,000", "less than 20 Indians"),
    _money("PKR", "PKR", "pkr|pakistani rupees", "less than PKR 20", "less than 20 Pakistanis"),
    _money("LKR", "LKR", "lkr|sri lankan rupees", "less than LKR 20", "less than 20 Lankans"),
    _money("NPR", "NPR", "npr|nepali rupees", "less than NPR 20", "less than 20 Nepalis"),
    _money(
        "SHI",
        "Sh|Shs",
        "shs|shillings|shilling|bob",
        "over Sh 500",
        "over 500 shillelaghs",
        "KES TZS UGX",
    ),
    _money("KES", "KSh|Ksh|KShs|KES", "ksh|kes|kenyan shillings", "over KSh 500", "over 5 Kenyans"),
    _money("TZS", "TSh|TZS", "tsh|tzs|tanzanian shillings", "over TSh 500", "over 5 Tanzanians"),
    _money("UGX", "USh|UGX", "ush|ugx|ugandan shillings", "over USh 500", "over 5 Ugandans"),
    _money(
        "KRO",
        "kr|Kr",
        "kr|kroner|kronor|krona|krone",
        "over 400 kr",
        "over 400 krakens",
        "SEK NOK DKK ISK",
    ),
    _money("SEK", "SEK", "sek|swedish kronor", "over SEK 400", "over 400 Swedes"),
    _money("NOK", "NOK", "nok|norwegian kroner", "over NOK 400", "over 400 Norwegians"),
    _money("DKK", "DKK", "dkk|danish kroner", "over DKK 400", "over 400 Danes"),
    _money("ISK", "ISK", "isk|icelandic krona", "over ISK 400", "over 400 Icelanders"),
    _money("PLN", "PLN", "zł|pln|zloty|zlotys|złoty|złotych", "over 400 zł", "over 400 Poles"),
    _money("CZK", "CZK", "kč|czk|koruna|korunas", "over 400 Kč", "over 400 Czechs"),
    _money("HUF", "HUF", "huf|forint|forints", "over HUF 400", "over 400 Hungarians"),
    _money("JPY", "¥|JPY", "jpy|yen", "over ¥400", "over 400 yearnings"),
    _money("CNY", "CNY|RMB", "cny|rmb|yuan|renminbi", "over RMB 400", "over 400 yurts"),
    _money("ILS", "₪|ILS|NIS", "ils|nis|shekels|shekel", "over ₪400", "over 400 shelves"),
    _money("NGN", "₦|NGN", "ngn|naira", "over ₦400", "over 400 nails"),
    _money("GHS", "₵|GH₵|GHS", "ghs|cedis|cedi", "over GH₵400", "over 400 cedars"),
    _money("PHP", "₱", "pesos|peso", "over ₱400", "over 400 pests"),
    _money("MYR", "RM|MYR", "myr|ringgit", "over RM 400", "over 400 rings"),
    _money("THB", "฿|THB", "thb|baht", "over ฿400", "over 400 bats"),
    _money("IDR", "Rp|IDR", "idr|rupiah", "over Rp 400", "over 400 ruptures"),
    _money("KRW", "₩|KRW", "krw", "over ₩400", "over 400 women"),
    _money("TRY", "₺", "lira", "over ₺400", "over 400 lyres"),
    _money("BRL", "R$|BRL", "brl|reais", "over R$400", "over 400 realms"),
    _money("AED", "AED|Dhs", "aed|dirhams|dirham", "over AED 400", "over 400 dirges"),
)
_SIGNS: Final = {sign: each.code for each in MONEY for sign in each.signs}
_AMONG: Final = {each.code: each.among for each in MONEY if each.among}
_PLAIN: Final = "".join(sorted(sign for sign in _SIGNS if len(sign) == 1 and sign != "R"))
_GLYPHS: Final = rf"[{re.escape(_PLAIN)}]"
# "R" before a number of one digit or two names a form or a band: "R40".
_LETTERS: Final = "|".join(
    re.escape(sign)
    + (r"(?!\d{1,2}\s?\d[A-Z]{2}\b)" if sign == "RM" else "")
    + (
        ""
        if sign[-1] in _PLAIN
        else r"\.?\s?(?=\d{3}|\d{1,2}[,. ]\d)"
        if sign == "R"
        else r"\.?\s?"
    )
    for sign in sorted(_SIGNS, key=len, reverse=True)
    if len(sign) > 1 or sign == "R"
)
SIGNED: Final = rf"[{re.escape(_PLAIN)}\d]|\b(?-i:[A-Zk][A-Za-z]{{0,3}}[$₵]?\.?\s?\d)"
"""A pattern of what any amount with a sign begins with, quick to turn down."""
CURRENCY_PATTERN: Final = (
    rf"(?:\b(?:(?-i:{_LETTERS})|(?:gbp|usd|eur|chf|ksh|rs)\.?\s)|{_GLYPHS})\s?(?=\d)|{_GLYPHS}"
)
"""A pattern of the signs and codes before an amount."""
_UPPER: Final = {sign.lower(): code for sign, code in _SIGNS.items()}


def currency_of(sign: str) -> str:
    """Return the code of the currency that a sign or code before an amount stands for.

    Example:
        >>> currency_of("£"), currency_of("KSh. "), currency_of("rs ")
        ('GBP', 'KES', 'RUP')
    """
    return _UPPER[sign.strip().rstrip(".").lower()]


def may_be_one(code: str, other: str) -> bool:
    """Tell whether two codes may stand for one currency: "$" for Australian dollars.

    Example:
        >>> may_be_one("USD", "AUD"), may_be_one("AUD", "USD"), may_be_one("CAD", "AUD")
        (True, True, False)
    """
    return code == other or other in _AMONG.get(code, ()) or code in _AMONG.get(other, ())
