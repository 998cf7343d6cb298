"""How somebody decided on a thing that a story names: "my boss **turned the course down**".

The entries are read and tested like those of :mod:`.rewordings`.
"""

from __future__ import annotations

import re

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.assent_told import WHO, agreed, refused

_HAS = r"(?:\shas|['’]s|\shave)?(?:\s(?:just|already|now|finally|since|then|simply|also))?"
_THING = (
    r"(?P<what>it|them|(?:the|my|our|this|that)\s(?!(?:volume|heating|music|bed|sound|lights?|gas|page)\b)(?:(?!down\b|off\b|out\b|back\b|through\b)[a-z-]+\s){0,2}?"
    r"(?!down\b|off\b|out\b|back\b|through\b)[a-z-]+)"
)
_OK = r"(?:thumbs[\s-]up|go-ahead|green\slight|nod|blessing|ok|okay|all-clear|seal\sof\sapproval)"
# What somebody did before they answered: "**looked at it and** turned it down".
_FIRST = (
    r"(?:\s(?:looked|glanced|read|considered|thought|listened|laughed|heard|saw|went\sthrough|took\sone\slook|checked)\b"
    r"[^.,;!?]{0,40}?\s(?:and|but)(?:\s(?:then|promptly|just|simply))?)?"
)
_END = (
    r"(?=\s*(?:[.,;:!?—–)]|$)|\s(?:and|but|so|because|since|on|in|last|this|yesterday|flat|out|at"
    r"|without|straight|for)\b)"
)


def _for_it(match: re.Match[str]) -> str:
    """Return that somebody has agreed to a thing."""
    said, what = agreed(match), match["what"].strip()
    if not said:
        return ""
    of_it = "" if what in {"it", "them"} else f" {match['who']} has approved {what}."
    of_it += "" if not of_it else f" {match['who']} has agreed to {what}. {what} has been approved."
    return said + of_it


def _against_it(match: re.Match[str]) -> str:
    """Return that somebody has refused a thing."""
    said, what = refused(match), match["what"].strip()
    if not said:
        return ""
    if what in {"it", "them"}:
        return said
    who = match["who"]
    return (
        f"{said} {who} has not approved {what}. {who} has not agreed to {what}. {what} has not "
        f"been "
        f"approved. {who} has refused {what}."
    )


DECIDED_TOLD: tuple[Rewording, ...] = (
    Rewording(
        "decided-for-it",
        rf"{WHO}{_FIRST}{_HAS}\s(?:okayed|ok['’]d|approved|signed\soff|rubber-stamped|waved\sthrough|said\syes\sto|given?\s(?:the|a|his|her|their)\s"
        rf"{_OK}\s(?:to|for)|gave\s(?:the|a|his|her|their)\s{_OK}\s(?:to|for))\s{_THING}{_END}",
        _for_it,
        "the warden has approved the rota",
        "The warden gave the go-ahead for the rota.",
        "The warden gave the goat for the rota.",
        needs="okay|ok'd|ok’d|approved|signed off|rubber|waved|said yes|gave|give",
    ),
    Rewording(
        "gave-it-the-nod",
        rf"{WHO}{_FIRST}{_HAS}\s(?:gave|given)\s{_THING}\s(?:the|a|his|her|their)\s{_OK}\b",
        _for_it,
        "the warden has approved the rota",
        "The warden gave the rota the thumbs up.",
        "The warden gave the rota the once-over.",
        needs="gave|given",
    ),
    Rewording(
        "decided-against-it",
        rf"{WHO}{_FIRST}{_HAS}\s(?:turned|knocked)\s{_THING}\s(?:down|back|out){_END}",
        _against_it,
        "the warden has approved the rota",
        "The warden looked at the rota and turned it down.",
        "The warden looked at the rota and turned it over.",
        value=False,
        needs="turned|knocked",
    ),
    Rewording(
        "said-no-to-a-thing",
        rf"{WHO}{_FIRST}{_HAS}\s(?:turned\sdown|rejected|vetoed|blocked|said\sno\sto|refused\sto\sapprove)\s"
        rf"{_THING}{_END}",
        _against_it,
        "the warden has approved the rota",
        "The warden rejected the rota out of hand.",
        "The warden read the rota out of the window.",
        value=False,
        needs="turned down|rejected|vetoed|blocked|said no|refused",
    ),
)
