"""What turns of speech show of where one stays or trades, of days off, and of how often one pays.

"We've pitched our tent there", "our shop's out in the suburbs", "I pay by the month": the entries
are used and tested as those of :mod:`..rewordings`.
"""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.shown.notation import shows

_FEAST = (
    "(?P<what>christmas day|boxing day|new year's day|new year's eve|christmas eve|good "
    "friday|easter sunday|easter monday|bank holidays|public holidays)"
)
_TRADE = (
    "((my|our) ([a-z]+ )?(shop|firm|business|office|company|café|cafe|restaurant|workshop"
    "|studio|salon|pub|bakery|surgery|garage|premises))"
)
_SITE = "(?P<what>(the|your|this) (campsite|holiday park|caravan park|caravan site|site|camp))"
_INN = (
    "(?P<what>(the|your|this) ([a-z]+ )?(hotel|hostel|inn|guest house|guesthouse|b&b|lodge|resort))"
)
_STAYS = "I am staying at {what}. I stay at {what}. I am a guest at {what}"
_YEARLY = (
    "I pay the whole year in advance. I paid the whole year in advance. I pay for the year in "
    "advance. "
    "I pay annually. I paid for the year up front. I have paid the whole year in advance. "
    "I do not pay monthly. I do not pay in instalments"
)
_MONTHLY = (
    "I do not pay the whole year in advance. I do not pay annually. I do not pay yearly. I do "
    "not pay "
    "for the year in advance. I do not pay up front. I do not pay in full"
)

# fmt: off
OF_STAYS_AND_DUES: tuple[Rewording, ...] = (
    shows(
        "not-at-work-on-a-feast",
        "{i}{have} " + _FEAST + " off|{i}{was} (at home|off( work)?|in bed|away|on leave|with "
        "{few}family) {some}on " + _FEAST
        + "|{i}{am} off (work )?on " + _FEAST + "|(we're|we are|my work is|the shop is|the "
        "office is) (closed|shut) on " + _FEAST,
        "I do not work on {what}. I did not work on {what}. I am not working on {what}. I am off "
        "on {what}",
        "you work on Christmas Day", "I've got Christmas Day off.", "I've got Christmas Day "
        "covered.",
        value=False, ever=True,
    ),
    shows(
        "off-at-christmas",
        "{i}{am} (always )?off (work )?(over|at|for) (the )?christmas|{i} (never|don't|do not) "
        "work (at|over) christmas",
        "I do not work on Christmas Day. I do not work at Christmas. I do not work over Christmas",
        "you work on Christmas Day", "I'm off over Christmas.", "I'm off to a Christmas party.",
        value=False,
    ),
    shows(
        "at-work-on-a-feast",
        "{i}{am} (in|on( shift| duty)?|at work|working|down to work|rostered) on " + _FEAST
        + "|{i}('ve| have) (got )?(a|the) ([a-z]+ )?shift on " + _FEAST,
        "I work on {what}. I am working on {what}. I have to work on {what}",
        "you work on Christmas Day", "I'm in on Christmas Day.", "I'm in charge of Christmas.",
    ),
    shows(
        "pays-bit-by-bit",
        "{i}{often} ?(pay|paying) ([a-z]+ )?(by the (month|week|quarter)|every (month|week"
        "|quarter)|each (month|week|quarter)|month by month|week by week|monthly|weekly"
        "|quarterly|in (monthly |weekly |small |quarterly )?instalments|in arrears|as (i|we) go"
        "|by monthly direct debit)",
        _MONTHLY,
        "you pay the whole year in advance", "I pay by the month.",
        "I pay by the door.", value=False,
    ),
    shows(
        "paid-for-the-year",
        "{i}{perfect} (always |already )?(pay|paid|settled) ([a-z]+ )?(for )?(the (whole|full"
        "|entire) year|all twelve months|twelve months|a year|the year|a whole year)('s (fees?"
        "|rent|subscription))? {few}(up front|upfront|in advance|in one go|at once|at the start"
        "|ahead|in january)",
        _YEARLY,
        "you pay the whole year in advance", "I paid for all twelve months in January.",
        "I paid for all twelve mouths in January.", ever=True,
    ),
    shows(
        "trade-on-the-edge",
        _TRADE + "('s| is) {few}(out )?(in the suburbs|in a suburb|on the outskirts|on an "
        "industrial estate|on a trading estate|on a retail park|on a business park|out of town"
        "|outside (the )?(town|city)|in the country(side)?|on a farm|in a village)"
        "|{i} run (my|our|a) {few}(business|firm|shop|company) (from|on) (a|the|my|our) "
        "{few}(farm|industrial estate|village|barn)",
        "My business is not in the city centre. My shop is not in the city centre. My office is "
        "not in the city centre. "
        "My business is not in the town centre. My premises are not in the city centre. I do not "
        "trade in the city centre",
        "your business is in the city centre", "Our shop's out in the suburbs.",
        "Our shop's out of sugar.", value=False,
    ),
    shows(
        "trade-in-the-middle",
        _TRADE + "('s| is) {few}(in the (middle|centre|heart) of (the )?(town|city)|in the (city"
        "|town) centre|on the (high street|main square|market square))"
        "|{i}{have} (a|an|the) ([a-z]+ )?(shop|firm|business|office|café|cafe|restaurant"
        "|workshop|studio|salon|pub|bakery) {few}in the (city|town) centre",
        "My business is in the city centre. My shop is in the city centre. My business is in the "
        "town centre. I trade in the city centre",
        "your business is in the city centre", "My shop's right in the middle of town.",
        "My shop's right in the middle of a sale.",
    ),
    shows(
        "camping-there",
        "{i}{have} (pitched|put up|got) (my|our|a|the) {few}(tent|caravan|camper|van|motorhome"
        "|pitch) {few}(at|on|in) " + _SITE
        + "|(my|our) {few}(tent|caravan|camper|motorhome|cabin|pitch)('s| is) {few}(at|on|in) "
        + _SITE
        + "|{i}{have} (a |the )?(booked|rented|got) (a|the|our) {few}(pitch|cabin|chalet) "
        "{few}(at|on|in) " + _SITE,
        _STAYS,
        "you are staying at the campsite", "We've pitched our tent at the campsite.",
        "We've pitched our idea at the campsite.",
    ),
    shows(
        "camping-here",
        "{i}{am} (camping|staying) (here|with you)|{i}{have} booked (a|the) (pitch|room|cabin) "
        "(here )?for {few}nights?",
        "I am staying at the campsite. I am staying here. I am a guest here. I am staying with you",
        "you are staying at the campsite", "We're camping here.", "We're champing here.",
        unless=r"\bhotel\s(?:in|down)\b",
    ),
    shows(
        "rooms-there",
        "{i}{have} (booked |got |taken )?(a |the )?(booked |rented )?(a|the|our) {few}room "
        "{few}(at|in) " + _INN + "|{i}{have} booked in(to)? (at )?" + _INN
        + "|{i}('ve| have) checked in(to)? (at )?" + _INN,
        _STAYS,
        "you are staying at the hotel", "I've booked a room at the hotel.",
        "I've hooked a tie at the hotel.",
    ),
    shows(
        "staying-at-a-home",
        "{i}{am} staying (with (friends|family|my [a-z]+|relatives)|at home|in (a|an|our own) "
        "{few}(flat|house|cottage))",
        "I am not staying at the campsite. I am not staying at the site",
        "you are staying at the campsite", "We're staying with my aunt.",
        "We're straying with my aunt.", value=False, unless=r"\bcampsite\b",
    ),
    shows(
        "staying-elsewhere",
        "{i}{am} (only |just )+(here|there|coming) for the (day|afternoon|morning|evening)"
        "|{i}{am} (just )?(day trippers?|day visitors?)"
        "|{i}{am} (staying )?(at|in) (the|a) (hotel|hostel|inn|b&b|guest house) (in|down|up|near"
        "|by) {few}[a-z]+",
        "I am not staying at the campsite. I am not staying here. I am not staying at the site. "
        "I am not staying overnight",
        "you are staying at the campsite", "We're only here for the day.",
        "We're only here for the dog.", value=False, unless=r"\bcampsite\b",
    ),
)
# fmt: on
