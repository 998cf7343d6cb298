"""What a notice or an official says, said as it is: "According to the board, the pool is shut".

The entries are used and tested as those of :mod:`.rewordings`.
"""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Rewording

_SOURCE = (
    r"(?:board|sign|signs|notice|noticeboard|website|site|letter|e-?mail|app|forecast|screen|label|ticket"
    r"|warden|ranger|receptionist|reception|staff|doctor|GP|vet|nurse|consultant|surgeon|dentist|midwife"
    r"|optician|manual|timetable|list|register|records?|contract|receipt|certificate|map|council|school"
    r"|bank|library|mechanic|garage|surveyor)"
)
_BEHIND = r"(?:\s(?:at|in|on|by|outside|from|of)\s(?:the|my|our|your|this)\s[a-z]+)"

BY_NOTICE: tuple[Rewording, ...] = (
    Rewording(
        "according-to",
        rf"(?:^|(?<=[.!?;]\s)|(?<=\band\s)|(?<=\bbut\s))according\sto\s(?:the|my|our|your|this|his|her)"
        rf"\s(?:[a-z]+\s)?{_SOURCE}{_BEHIND}?,?\s(?P<next>[\w£$€])",
        r"\g<next>",
        "your boat leaks",
        "According to the surveyor my boat leaks.",
        "According to the gossip my boat leaks.",
        needs="according to",
    ),
)
