"""Which thing others wait for or have booked: "someone else has booked **the other one**".

A clause asks of "it", and means the thing that is asked about.
"""

from __future__ import annotations

from cmr_logic.scenario.lexicon.relations import covers, word_key
from cmr_logic.text.patterns import compiled

# Clauses on whether others want a thing: "another guest has **booked** it"; not "you booked it".
_BY_OTHERS = compiled(
    r"^(?:(?:some|any)(?:one|body)\selse|no(?:body|\sone)\selse|another\s[a-z]+)\s(?:has|have|is|needs?|wants?)\b.*\bit\b"
    r"|^(?:the|your|it)\b.*\b(?:is|are|was|has\sbeen|have\sbeen)\s(?:not\s)?(?:already\s)?(?:reserved|booked|requested|taken|wanted|needed|claimed|hired|ordered)"
    r"(?:\sby\s(?:(?:some|any)(?:one|body)(?:\selse)?|another\s[a-z]+|others|other\s[a-z]+))$"
)
# Another of the kind, or another's: "the **other** one", "my uncle's van"; not "the van".
_ANOTHER_ONE = compiled(
    r"\b(?:(?:the|that|my|our|an?)\s(?!next\s(?:street|road|door|village|town|flat|house|room)\b)(?:other|next|second|first|last|different|newer|older|new|old|bigger|smaller)\s[a-z]+"
    r"|another\s(?:one|copy|title|slot)|(?:the|a)\s(?!only\b|same\b|very\b)[a-z]+\sone|(?:my|our|the|his|her)\s[a-z]+['’]s\s(?P<whose>[a-z]+)"
    r"|another\s[a-z]+\sof\s(?:mine|ours)|the\s[a-z]+\s(?:next\sdoor|across|opposite|above|below|beside|next\sto|down)(?:\s(?:the|from|to|my|our|ours|mine|it|us|me)\b(?:\s(?:hall|corridor|landing|road|street|way))?)?"
    r"|(?:his|hers|theirs|yours))(?=\s*(?:[.,;:!?]|$)|\s(?:and|but|so|from|for|on|until|next|this|already|now|yet|I|we|that|which|has|have|is|are|was|were|of)\b)"
)
# A line of people that may be for anything: "a **queue** at the desk"; not "it is quiet".
_LINE = compiled(r"\b(?:queue|queues|waiting\slist|line)\b")
_FOR_IT = compiled(
    r"\b(?:for|on|to\s(?:get|have|borrow|use|hire|rent))\s(?:it|this|that|them|one|(?:the|my|our|this)\s[a-z]+)\b"
)
# For what others wait, or what they have booked: "waiting for the **bus**"; not "waiting".
_WANTED = compiled(
    r"\b(?:for|after|booked|reserved|requested|wants?|needs?)\s(?:the|my|our|this|that|a)\s(?:[a-z]+\s)??(?P<what>[a-z]+)"
    r"(?=\s*(?:[.,;:!?]|$)|\s(?:and|but|so|from|on|until|next|already|now|yet|to)\b)"
    r"|^(?:the|my|our|this|that)\s(?:[a-z]+\s)??(?P<subject>[a-z]+)(?:['’]s|\s(?:is|has|was|are|were|have))\s(?:been\s)?(?:already\s)?(?:reserved|booked|requested|taken|wanted)\b"
)
_APART = compiled(r"[,;]|\b(?:and|but)\b")
_ON_LIST = compiled(r"\b(?:it|this|that)(?:['’]s|\s(?:has|is))\b")


def is_another_thing_wanted(statement: str, thing: str, told: str, before: str = "") -> bool:
    """Tell whether words tell that others want something else than the thing asked about.

    Args:
        statement: a clause.
        thing: the thing that the question names, as it is compared; empty where it names none.
        told: words of a story that would settle the clause.
        before: what stands before them in their sentence, which may name the thing.

    Example:
        >>> clause = "someone else has reserved it"
        >>> is_another_thing_wanted(clause, "tent", "Someone else has reserved the other tent")
        True
        >>> is_another_thing_wanted(clause, "tent", "Someone else has reserved the tent")
        False
        >>> is_another_thing_wanted(clause, "tent", "There's a queue at the desk")
        True
    """
    if _BY_OTHERS.match(statement) is None:
        return False
    told = _APART.split(before)[-1].lstrip() + told
    wanted = _WANTED.search(told)
    named = (wanted["what"] or wanted["subject"]) if wanted is not None else ""
    key = word_key(named.lower()) if named else thing
    if _ANOTHER_ONE.search(told) is not None or not _is_one_of(key, thing):
        return True
    if _LINE.search(told) is None or _ON_LIST.search(told) is not None:
        return False
    return _FOR_IT.search(told) is None


def _is_one_of(key: str, thing: str) -> bool:
    """Tell whether a thing is of the kind of another, or the other of its kind."""
    return key == thing or not thing or covers((key,), thing) or covers((thing,), key)
