"""What turns of speech show of whether others wait for a thing, have booked it, or want it."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.shown.notation import shows

_RESERVED = (
    "Somebody else has reserved {what}. Somebody else has booked {what}. Somebody else has "
    "requested {what}. {what} has been reserved by somebody else. {what} is reserved"
)
_FREE = (
    "Nobody has reserved {what}. Nobody else has reserved {what}. {what} has not been reserved. "
    "Nobody has requested {what}. Nobody else has booked {what}. {what} is not reserved"
)
# Somebody whom nobody knows: "a **man** from the next street"; not "a map".
_SOMEBODY = (
    "(a|another|one|some|an) ([a-z]+ )?(man|woman|lady|gentleman|chap|bloke|girl|boy|lad|couple"
    "|family|reader|member|customer|guest|borrower|student|visitor|neighbour|colleague|school)"
)
_SEVERAL = (
    "({n}|several|some|a few|a couple of|lots of|loads of|plenty of) (other |more )?(people|readers"
    "|members|customers|guests|families|borrowers|students|others)"
)
_WAIT = (
    "(waiting for|waiting to (get|have|borrow|hire|use)|in the queue for|queuing( up)? for|after"
    "|down for|on the (waiting )?list for|next in line for|ahead of me for)"
)
_NAME_DOWN = "(put|got|has|have) {few}(his|her|their) names? down for"
_AT_THE_DESK = (
    "(desk|counter|reception|till|library|office|shop|front desk|help desk|phone|website|screen"
    "|system|app|computer)"
)
# Who knows who has booked: "the **lady at the desk** says"; not "my aunt says".
_TOLD = (
    f"((they|the {{few}}({_AT_THE_DESK}|librarian|clerk|assistant|receptionist|staff|booking page))"
    f" (say|says|said|told (me|us)|tells? me) (that )?|(lady|girl|man|woman|chap|librarian|clerk"
    f"|assistant|receptionist) {{few}}{_AT_THE_DESK}[^!?]{{0,60}}(she|he) (says|said|told (me|us)) "
    "(that )?)?"
)
_UNSURE = (
    r"\b(?:reckons?|guess|apparently|supposedly|maybe|perhaps|rumou?r|no\sidea|do(?:n['’]t|\snot)"
    r"\sknow|not\ssure|(?:I|we|mate|friend|sister|brother)\s(?:think|thinks|believe|thought))\b"
    r"|\b(?:another|different)\s(?:book|copy|title|one)\b|\b(?:my|the|your|a)\sother\b"
)

# fmt: off
OF_THINGS_WANTED: tuple[Rewording, ...] = (
    shows(
        "wanted-by-others",
        f"{_SEVERAL} {{few}}{_WAIT} {{what}}{{stop}}|{_SEVERAL} (have |'ve )?{{few}}(reserved"
        f"|booked|requested|asked for|put in for|put their names? down for) {{what}}{{stop}}"
        f"|{_SOMEBODY} {{some}}(has |'s )?{{few}}{_NAME_DOWN} {{what}}{{stop}}"
        f"|{_SOMEBODY} {{few}}(is |'s ){{few}}{_WAIT} {{what}}{{stop}}"
        f"|{_TOLD}(somebody|someone) else (has |'s )?{{few}}(asked for|requested|put in"
        f" a (request|bid) for|{_NAME_DOWN}) {{what}}{{stop}}"
        "|there('s| is|'re| are)( already| now| still)? a {few}(queue|waiting list|line) (of {n} "
        "(people )?)?for {what}{stop}",
        _RESERVED, "somebody else has reserved the book", "Two people are waiting for the book.",
        "Two people are weighing up the book.", of_anybody=True, unless_there=_UNSURE,
    ),
    shows(
        "wanted-by-nobody",
        f"{_TOLD}(nobody|no one|no-one) else (has |is |'s )?{{few}}({_WAIT}|{_NAME_DOWN}|asked for"
        f"|requested|reserved|booked|wants|needs) {{what}}{{stop}}|{_TOLD}(nobody|no one|no-one) "
        f"(is |'s ){{few}}{_WAIT} {{what}}{{stop}}|{_TOLD}(nobody|no one|no-one) (has |'s )?{{few}}"
        f"{_NAME_DOWN} {{what}}{{stop}}|there('s| is) nobody (else )?waiting for {{what}}{{stop}}",
        _FREE, "somebody else has reserved the book", "Nobody else is down for the book.",
        "Nobody else is down by the brook.", value=False, ever=True, of_anybody=True,
        unless_there=_UNSURE,
    ),
)
# fmt: on
