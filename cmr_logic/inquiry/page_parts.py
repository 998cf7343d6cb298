"""Parts of a page that never say who gets a thing: "**How to apply**", "**How much you get**"."""

from __future__ import annotations

import re

from cmr_logic.records import record


@record(frozen=True, slots=True)
class PagePart:
    """A kind of part that pages of guidance have beside those of who gets what they are about.

    Args:
        name: a unique name.
        form: the whole heading.
        fires: a heading of this kind.
        silent: a heading with similar words that may stand above who gets it.
    """

    name: str
    form: re.Pattern[str]
    fires: str
    silent: str


def _form(pattern: str) -> re.Pattern[str]:
    return re.compile(rf"(?:{pattern})[?.!:]*", re.IGNORECASE | re.VERBOSE)


PAGE_PARTS: tuple[PagePart, ...] = (
    PagePart(
        "asking for it",
        _form(
            r"""(?:how|where)\ (?:to|do\ (?:i|you|we)|can\ (?:i|you)|(?:i|you)\ can)\ (?:apply
            |claim|register|renew|order|pay|appeal|complain|get\ (?:help|started|a\ form))\b.*
            |(?:making|make|submitting|renewing)\ (?:a|an|the|your)\ (?:claim|application)
            |apply(?:ing)?(?:\ (?:online|now|by\ post|for\ (?:it|the\ \w+)))?|appeals?|complaints?
            |(?:the\ )?application\ (?:process|procedure|forms?)"""
        ),
        "How to apply",
        "When you can apply early",
    ),
    PagePart(
        "how much it is",
        _form(
            r"""how\ (?:much|long)\b.*
            |what\ (?:you(?:[’']ll|\ (?:will|can))?\ get|it\ costs|it\ pays)
            |(?:payment\ )?(?:rates?|amounts?|fees?|costs?|charges?|prices?|payments?)
            (?:\ and\ (?:rates?|amounts?|fees?|costs?|charges?|prices?|payments?))?
            |(?:how|when)\ (?:you(?:[’']re|\ are)|it[’']s|it\ is)\ paid"""
        ),
        "How much you can get",
        "Rate relief for farms",
    ),
    PagePart(
        "afterwards",
        _form(
            r"""after\ you(?:[’']ve|\ have)?\ (?:apply|applied|claim|claimed|register|send\b.*)
            |what\ happens\ (?:next|then|after(?:wards)?)|next\ steps
            |(?:processing|waiting)\ times?|(?:our|the)\ decision"""
        ),
        "After you apply",
        "After you move abroad",
    ),
    PagePart(
        "further reading",
        _form(
            r"""(?:contact|contacts|contact\ (?:us|details|information)|more\ \w+
            |(?:more|further)\ (?:help|information|advice)\b.*|see\ also|getting\ help|help)"""
        ),
        "Further information",
        "Further education",
    ),
)
"""Kinds of parts of a page that say who gets a thing neither at all nor anew."""


def is_page_part(heading: str) -> bool:
    """Tell whether a heading stands above a part that does not say who gets what a page is about.

    Example:
        >>> is_page_part("How to apply"), is_page_part("Who can apply")
        (True, False)
    """
    return any(part.form.fullmatch(heading.strip()) for part in PAGE_PARTS)
