"""Turns of speech of rules about dues, consents and members, told in other words by people.

"You have the written consent of your neighbours" is told by "my neighbours agreed in writing". The
entries stand with those of :mod:`.officialese`.
"""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Turn

_EITHER = frozenset({True, False})
_FAILS = frozenset({False})
_CONSENT = (
    r"(?P<what>(?:(?:written|verbal|prior|full|signed|formal)\s)?"
    r"(?:consent|permission|approval|agreement))"
)
_DUES = (
    r"(?:fines?|fees?|bills?|rent|charges?|dues|tax|debts?|tolls?|subscriptions?|invoices?|loans?)"
)
# What is said of dues that somebody has yet to pay: "rent is **owing**"; not "rent is **due** on
# Fridays", which only says when.
_OWING = (
    rf"^(?:(?:an?|any|the|your|some)\s)?(?P<what>(?:[a-z]+\s)?{_DUES}|money)\s(?:is|are|remains?)\s"
    r"(?:still\s)?(?:owing|owed|outstanding|unpaid|overdue|in\sarrears)"
    r"(?:\s(?:on\s(?:your|the)\saccount|to\sus|by\syou|from\syou))?$"
)
# The same of all but rent, which falls due again and again: who paid it once may owe it now.
_NO_RENT_OWING = _OWING.replace("?P<what>", r"?P<what>(?!.*\brent\b)")
_RENT_OWING = _OWING.replace(_DUES, "rent").replace("|money", "")

# fmt: off
PLAIN_DUES: tuple[Turn, ...] = (
    Turn(
        "so-many-olds",
        r"^you\sare\s(?P<side>under|over)-(?P<age>\d+)s$", r"you are \g<side> \g<age> years old",
        _EITHER,
        "you are under-18s", "I'm sixteen.", "I'm sixth.",
    ),
    Turn(
        "charge-of-so-much",
        r"^(?P<paid>you\s(?:have\s|must\shave\s)?(?:paid|pay)\s(?:the|your)\s(?:[a-z-]+\s){0,3}?"
        r"(?:fees?|charges?|deposit|subscription|fine|premium|contribution|bill|rent|toll))"
        r"\sof\s[£$€]\d[\d,.]*(?:\s(?:a|per)\s[a-z]+)?$",
        r"\g<paid>", _EITHER,
        "you have paid the annual charge of £45", "We paid the annual charge in May.",
        "We raised the annual charge in May.",
    ),
    Turn(
        "been-drinking",
        r"^you\shave\sbeen\s(?:drinking|consuming)(?:\salcohol)?(?P<when>\s(?:today|tonight|before|while|when|within|in)\b.*)?$",
        "you drink alcohol", _FAILS,
        "you have been drinking alcohol", "I never drink alcohol.", "I never pour alcohol.",
        value=False,
    ),
    Turn(
        "dues-unpaid",
        rf"^(?P<who>you)\s(?:have|owe)\s(?:any\s)?(?:unpaid|outstanding|overdue)\s(?:[a-z]+\s)?(?P<what>{_DUES})$",
        r"you owe \g<what>", _EITHER,
        "you have any unpaid fines", "I owe the library £3 in fines.",
        "I own the library's book of fines.",
    ),
    Turn(
        "dues-not-paid",
        rf"^(?P<who>you)\s(?:have|owe)\s(?:any\s)?(?:unpaid|outstanding|overdue)\s(?:[a-z]+\s)?(?P<what>{_DUES})$",
        r"you have not paid your \g<what>", _EITHER,
        "you have any unpaid fines", "I haven't paid my fines.", "I haven't found my pens.",
    ),
    Turn(
        "dues-owing",
        _OWING, r"you owe \g<what>", _EITHER,
        "any fees are owing", "I still owe the fees for May.", "I still own the flats in May.",
    ),
    Turn(
        "dues-owing-not-paid",
        _NO_RENT_OWING, r"you have not paid your \g<what>", _EITHER,
        "any fees are owing", "I haven't paid the fees.", "I haven't raised the fees.",
    ),
    Turn(
        "dues-owing-unpaid",
        _NO_RENT_OWING, r"you have any unpaid \g<what>", _EITHER,
        "any fees are owing", "I've got unpaid fees.", "I've got upright trees.",
    ),
    Turn(
        "rent-owing",
        _RENT_OWING, "you have rent arrears", _EITHER,
        "rent is owing", "My rent is in arrears.", "My rent is in a ledger.",
    ),
    Turn(
        "consent-of-somebody",
        rf"^you\s(?:have|hold|obtained?|(?:have\s)?got|get|have\sobtained)\s(?:the|your)\s{_CONSENT}\s(?:of|from)\s"
        r"(?P<whose>(?:your|the|a|an|our)\s.+)$",
        r"\g<whose> have given their \g<what>", _EITHER,
        "you have the written consent of your neighbours", "My neighbours agreed in writing.",
        "My neighbours met in writing class.",
    ),
    Turn(
        "somebodys-consent",
        rf"^you\s(?:have|hold|obtained?|(?:have\s)?got|get|have\sobtained)\s"
        rf"(?P<whose>(?:your|the|a|an|our)\s(?:[a-z]+\s)??[a-z]+)['’]s\s{_CONSENT}$",
        r"\g<whose> has given \g<what>", _EITHER,
        "you have the landlady's written consent", "The landlady has given me written consent.",
        "The landlady has given me written rules.",
    ),
    Turn(
        "of-the-club",
        r"^you\sare\s(?:an?\s)?(?:club|society|association|scheme|union|guild|co-operative|team)\smembers?$",
        "you are a member", _EITHER,
        "you are club members", "I've been a member for nine years.",
        "I've been a minister for nine years.",
    ),
)  # fmt: skip
