"""Questions whether one may do something alone, where a text demands company: "by **herself**".

"Children under 5 must be accompanied by an adult" answers "Can my son swim **without being
accompanied**?", and so whether he can swim on his own.
"""

from __future__ import annotations

import re

from cmr_logic.inquiry.question import Question, read_question, with_told
from cmr_logic.provisions.drafts.nodes import Rule

# How one says that nobody is with somebody: "on **her own**"; not "her own boat".
_ALONE = re.compile(
    r"\b(?:(?:all\s)?(?:by|on)\s(?:(?:my|her|him|it|your)self|(?:them|our|your)selves"
    r"|(?:my|her|his|its|your|their|our)\sown)|(?:all\s)?alone|un(?:accompanied|supervised|escorted))"
    r"(?=\s(?:\?|in|on|at|to|into|around)|\s?$)"
)
# What a text demands of company: "must be **accompanied** by"; not "may be accompanied".
_COMPANY = re.compile(
    r"\b(?:must|needs?\sto|ha(?:s|ve)\sto)\s(?:(?:always|also)\s)?be\s(?:(?:always|closely)\s)?"
    r"(?P<done>accompanied|supervised|escorted|chaperoned)\b"
    r"|\b(?:must|needs?\sto|ha(?:s|ve)\sto)\s(?:[a-z]+\s){1,3}?with\s"
    r"(?P<whom>an?\s(?:[a-z]+\s)?(?:adult|guide|parent|guardian|carer|instructor|grown-up))\b",
    re.IGNORECASE,
)
# What a text says of those who are alone itself: "swim **on their own** if".
_SAID = re.compile(
    r"\b(?:alone|un(?:accompanied|supervised|escorted|attended)|(?:their|your|his|her)\sown\b"
    r"|(?:your|them|him|her)sel(?:f|ves))",
    re.IGNORECASE,
)


def of_company(rule: Rule, question: Question) -> Question:
    """Return a question whether one may do something alone as one about the company demanded.

    Args:
        rule: the rule text.
        question: what is asked.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("Children under 5 must be accompanied by an adult.")
        >>> " ".join(of_company(rule, read_question("Can my son swim by himself?")).words)
        'can my son swim without being accompanied ?'
        >>> rule = parse("Children may swim alone. Pups must be accompanied by an adult.")
        >>> " ".join(of_company(rule, read_question("Can my son swim alone?")).words)
        'can my son swim alone ?'
    """
    said = " ".join(question.words)
    if question.demand or _ALONE.search(said) is None or _SAID.search(rule.plain) is not None:
        return question
    company = _COMPANY.search(rule.plain)
    if company is None:
        return question
    done, whom = company["done"], company["whom"]
    without = f"without being {done.lower()}" if done else f"without {whom.lower()}"
    return with_told(read_question(_ALONE.sub(without, said, count=1)), question)
