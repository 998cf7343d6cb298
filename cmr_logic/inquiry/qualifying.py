"""Demands on whoever qualifies for a benefit: to be or have something, or to prove it.

Each form is an entry of a table, with a demand that it fits and one that it does not.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

from cmr_logic.cues.needs_said import NEEDED
from cmr_logic.expression import clause_ids
from cmr_logic.inquiry.lasting import lasts
from cmr_logic.provisions.drafts.nodes import Force, Provision, Rule
from cmr_logic.provisions.verbs.demands_on_things import demanded_of_thing
from cmr_logic.records import record
from cmr_logic.syntax import BE
from cmr_logic.text import word_set, words_in

_MAY = frozenset({"can", "may"})
# What it is to have leave, of which a question may be: "am I **allowed** to row"; not "ill".
_ALLOWED = word_set("allowed permitted able enough")
# Words of what others do with whoever asks: "can **you** charge **me**"; not "can I".
_OF_OTHERS = frozenset({"you", "they", "it", "there", "me", "us"})
_LETTING = frozenset({"let", "allow", "permit"})
_SAID_BY = 7  # words by which it is said: "is my eldest son old enough"


@record(frozen=True, slots=True)
class QualifyingDemand:
    """A form of a demand that whoever qualifies meets.

    Args:
        name: a unique name.
        said: what finds it in the words of a conclusion, as a verbose regular expression.
        anyhow: only a demand that is made whatever happens has this form. One to hand something
            over after an event is a duty of its own: "You must send it **if you move**".
        fires: a demand of this form.
        silent: a demand with similar words that whoever qualifies need not meet.
    """

    name: str
    said: str
    anyhow: bool
    fires: str
    silent: str

    @property
    def form(self) -> re.Pattern[str]:
        """Return what finds it, ready to be looked for: few rules make demands."""
        return _form(self.said)


@cache
def _form(pattern: str) -> re.Pattern[str]:
    return re.compile(pattern, re.IGNORECASE | re.VERBOSE)


QUALIFYING_DEMANDS: tuple[QualifyingDemand, ...] = (
    QualifyingDemand(
        "state",
        r"""\b(?:must|shall|needs?\ to|ha(?:ve|s)\ to|required\ to
            |should(?!\s+have\s+been\b)|can(?:['’]t|\s*not\b))\s+(?:also\s+|still\s+|not\s+|already\s+|currently\s+|first\s+)*
            (?:be(?!\s+(?:re(?:paid|turned|funded)|told|informed|notified|advised|warned))
            |have|own|owe|hold|earn|need(?!\ to)|live|belong|weigh|measure|speak|know|understand
            |reside|possess|fit|contain|meet|satisfy|work|study|cost|intend|agree|expect|share|rent|occupy
            |attend|receive|get|come\s+from|employ|operate|run|care|spend|pass|serve|volunteer|practi[sc]e
            |train|teach|grow|farm|manage|supervise|represent|score|number|total|exceed|last
            |wait\s+(?:(?:for|at\s+least|another|until)\s+)*(?:an?\s|\d|\w+\s+(?:days|weeks|months|years)\b)
            |look\s+after\s+(?:an?|some(?:one|body)|another|at\s+least))\b""",
        anyhow=False,
        fires="The crew must also be insured",
        silent="The crew must leave by noon",
    ),
    QualifyingDemand(
        "proof to hand over",
        r"""^you(?:\s+must|\s+shall|(?:\s+will|['’]ll)?\s+(?:need|have)\s+to
            |\s+are\s+required\s+to)\s+(?:also\s+|still\s+|first\s+)?
            (?:hold|own|give|send|show|provide|bring|submit|produce|present|supply|enclose
            |wear|carry|prove|demonstrate|certify|contribute|commit|participate
            |(?:pay|leave)\s+an?\s+(?:\w+\s+)?(?:deposit|fee|bond|subscription))\b""",
        anyhow=True,
        fires="You must first send a copy of your permit",
        silent="You must return the permit",
    ),
    QualifyingDemand(
        "leave of another",
        r"""^(?:an?|your|the)\s+(?!applicant)(?:[\w-]+\s+){1,4}?
            (?:must|shall|needs?\ to|ha(?:ve|s)\ to|is\ required\ to)\s+(?:also\s+|first\s+)?
            (?:(?:counter)?sign\s+(?:the|your|an?|it|for)\b
            |(?:approve|consent|accompany|vouch|nominate|recommend|refer|supervise)\b
            |(?:come|go|travel|stay|remain|sit|swim|ride|walk|play)\s+(?:\w+\s+){0,2}with\s+you\b
            |(?:watch(?:\s+over)?|look\s+after|lead|guide)\s+you\b
            |give\s+(?:you\s+|us\s+|their\s+|written\s+)*(?:permission|consent|approval)\b)""",
        anyhow=False,
        fires="A parent or guardian must sign the form",
        silent="A parent or guardian must read the form",
    ),
    QualifyingDemand(
        "word of another",
        r"""^(?:an?|your|two|one\s+of\s+your)\s+(?!applicant)(?:[\w-]+\s+){1,4}?
            (?:must|shall|needs?\ to|ha(?:ve|s)\ to|is\ required\ to)\s+(?:also\s+|first\s+)?
            (?:have\s+)?(?:confirm(?:ed)?|certif(?:y|ied)|verif(?:y|ied)|attest(?:ed)?|agreed?)\b""",
        anyhow=False,
        fires="A doctor has to confirm in writing that you are ill",
        silent="We have to confirm in writing that you are ill",
    ),
    QualifyingDemand(
        "demand on applicants",
        r"""^(?:all\s+|every\s+|each\s+|an\s+)?(?:applicants?|borrowers?|candidates?)\s+
            (?:needs?(?!\s+to\b)|must|shall|needs?\s+to|ha(?:ve|s)\s+to|(?:is|are)\s+required\s+to)\s+
            (?!not\b|report|return|repay|tell|inform|notify|renew|pay|leave|send|wait)""",
        anyhow=True,
        fires="Applicants must match half of the award",
        silent="Applicants must report a change of address",
    ),
    QualifyingDemand(
        "asking in time",
        r"""^(?:your|all|any|the|an?)?\s*(?:application|claim|request|bid|appeal)s?\b.*?\s
            (?:must|shall|needs?\s+to|ha(?:ve|s)\s+to|(?:is|are)\s+required\s+to|should)\s+
            (?:be\s+(?:made|received|submitted|sent|lodged|filed|postmarked)|reach|arrive|get\s+to)\b
            .*\b(?:within|before|by\s+(?:the|\d)|no\s+later\s+than|not\s+later\s+than|at\s+least)\b""",
        anyhow=True,
        fires="Applications must reach us within a month of the loss",
        silent="Applications must reach us with a photograph",
    ),
    QualifyingDemand(
        "asking by a time",
        r"""^you(?:\s+must|\s+shall|(?:\s+will|['’]ll)?\s+(?:need|have)\s+to
            |\s+are\s+required\s+to)\s+(?:also\s+|first\s+)?(?:ask|apply|claim|book|register|enrol|order|reserve|sign\s+up|request)\b
            .*\b(?:before|by|within|no\s+later\s+than|not\s+later\s+than|at\s+least|in\s+advance
            |ahead)\b""",
        anyhow=True,
        fires="You must ask by the 5th",
        silent="You must ask in ink",
    ),
    QualifyingDemand(
        "what a request needs",
        r"""^(?:an?|any|each|every|your)\s+(?:\w+\s+){1,3}?needs?\s+
            (?:an?|the|your|at\s+least|two|three)\b""",
        anyhow=True,
        fires="A bid needs a sponsor",
        silent="A bid needs to be returned",
    ),
    QualifyingDemand(
        "age limit",
        r"""^(?:the\s+)?(?:minimum|maximum)\s+age\b""",
        anyhow=True,
        fires="The minimum age is 18",
        silent="The minimum fare is £18",
    ),
    QualifyingDemand(
        "thing required",
        rf"""\b(?:is|are)\s+(?:also\s+|always\s+)?
            (?:{"|".join(sorted(NEEDED))})\b|\brequires?\b""",
        anyhow=True,
        fires="A permit is also required",
        silent="A permit is also free",
    ),
    QualifyingDemand(
        "clause that must be so",
        r"""^(?:please\s+|also\s+|you\s+(?:\S+\s+){1,4}?)?(?:make\s+sure|be\s+sure|ensure)\b
            |^we\s+(?:\w+\s+)?(?:ask|require|insist)\s+that\b
            |\b(?:conditions?|requirements?|rules?|criteri(?:a|on))\b.*\b(?:is|are)\s+that\b
            |^it\s+is\s+(?:also\s+|an?\s+)*(?:essential|vital|important|crucial|imperative|necessary
            |compulsory|mandatory|condition|requirement)\s+that\b""",
        anyhow=True,
        fires="Make sure your permit is valid",
        silent="Check whether your permit is valid",
    ),
    QualifyingDemand(
        "thing needed",
        r"""^(?:you(?:\s+will|['’]ll)?|every(?:one|body)|\w+\ else|others
            |(?:all\ )?other\ \w+)\s+
            (?:also\s+|always\s+)*needs?\s+(?!to\b)
            (?!.*\b(?:(?:to|at)\ hand|handy|ready|nearby|in\ front\ of\ you)\b)""",
        anyhow=True,
        fires="You'll need a card",
        silent="You'll need to return the card",
    ),
    QualifyingDemand(
        "each thing listed",
        r"""^(?:each|all|both)(?:\s+(?:one\s+)?of\s+(?:them|these|those)|\s+one)?\s+
            (?:must|needs?\ to|ha(?:ve|s)\ to)\b""",
        anyhow=True,
        fires="Each must show your name",
        silent="Many must show your name",
    ),
    QualifyingDemand(
        "on top",
        r"""\b(?:also|still)\s+needs?\s+(?!to\b)
            |\balso\s+(?:needs?|ha(?:ve|s)|required)\s+to\s+
            (?!tell|notify|inform|report|return|repay|leave|send|renew)
            |\b(?:must|needs?\ to|ha(?:ve|s)\ to|required\ to)\s+
            (?:also\s+(?!tell|notify|inform|report|return|repay)
            |.*\s(?:too|as\ well|beforehand|in\ advance|first)$)""",
        anyhow=False,
        fires="The lender must sign beforehand",
        silent="The lender must sign soon",
    ),
)

_WE = re.compile(r"we\b", re.IGNORECASE)  # who asks to be shown it: "**we** need to see your card"
# What says no more than "have" before "to": "you**'ve got** to"; not "got a boat".
_GOT = _form(r"(?:['’]ve|['’]s|\s+ha(?:ve|s))\s+got(\s+to\b)")
# How whoever is granted leave has to go about it: "You must wear a vest"; not "you should wave".
_NEITHER = _form(r"^(?:and\s+|but\s+)?neither(?:\s+[\w]+){0,3}?\s+(?:may|can|must|should)\s+")
_MANNER = _form(
    r"^(?:your\s+\w+|you|they)(?:['’]ll|\s+will)?\s+(?:must|(?:are\s+required|need|have)\s+to)\s+(?!only\b)"
)
# Where a demand begins behind those of whom it is made: "Guests over 70 **need** a key".
_DEMANDING = _form(r"\b(?:must|needs?|ha(?:ve|s)\s+to|should|shall|(?:is|are)\s+required)\b")
# Papers that one asks on, of which alone something is said: "**each form** must be signed"; not
# "your form must be signed by a doctor".
_PAPERS = _form(
    r"(?:(?:only|each|every|all|any|one|an?|the|both|paper|completed|application|claim)\s+)*"
    r"(?:forms?|copies|copy|pages?|envelopes?|boxes)\b"
)
# What is done on a page or a form, on the way to what is asked: "you must **enter your name**".
_ON_PAPER = _form(
    r"\b(?:enter|quote|type(?:\s+in)?|input)\s+(?:your|the|an?)\b"
    r"|\b(?:fill\s+(?:in|out)|print\s+out|download|upload|log\s+in|scroll|click)\b"
)
# How a demand begins that is joined to another: "The job must be new, and **must not** displace".
_JOINED = ("must", "shall", "cannot", "has to", "have to", "needs to", "need to")
_THEY = _form(r"^they\b")
# Words of what is to be done later, or in turn: "**after** use"; not "before use".
_LATER = _form(
    r"""\b(?:after|afterwards|within|each|every|again|annually|monthly|weekly|return|leave|report
    |tell\ us|inform|notify|keep\ (?:a|your)\ (?:record|receipt)s?|renew|repay)\b"""
)


def says_how(text: str, provision: Provision) -> bool:
    """Tell whether a provision says how whoever is granted leave must go about it, whatever else.

    Args:
        text: the rule text.
        provision: one of its provisions.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("You must wear a vest. You must sweep the deck afterwards.")
        >>> [says_how(rule.text, provision) for provision in rule.provisions]
        [True, False]
    """
    if provision.force is not Force.DEMANDS or provision.condition or provision.exceptions:
        return False
    said = _plainly(provision.conclusion.of(text))
    if _ON_PAPER.search(said) is not None:
        return False
    return _MANNER.search(said) is not None and _LATER.search(said) is None


def asks_leave(words: Sequence[str]) -> bool:
    """Tell whether a question asks whether someone may do something, not what is done to them.

    Example:
        >>> asks_leave("can my son row ?".split()), asks_leave("can i be paid ?".split())
        (True, False)
        >>> asks_leave("am i allowed to row ?".split()), asks_leave("am i ill ?".split())
        (True, False)
    """
    opening, said = words[:1], words[2:_SAID_BY]
    if not _LETTING.isdisjoint(said[:1]):
        return True  # "will you let my son row"
    if not _MAY.isdisjoint(opening):
        return "be" not in said and _OF_OTHERS.isdisjoint((*words[1:2], *said))
    return not BE.isdisjoint(opening) and not _ALLOWED.isdisjoint(said)


def asks_to_qualify(rule: Rule, provision: Provision) -> bool:
    """Tell whether a provision is a demand to be or have something, or to prove it.

    Args:
        rule: the rule text.
        provision: one of its provisions.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("You must be 12. You must return the boat.")
        >>> [asks_to_qualify(rule, provision) for provision in rule.provisions]
        [True, False]
    """
    if provision.force is not Force.DEMANDS:
        return False
    if _PAPERS.match(provision.conclusion.of(rule.plain)) is not None:
        return False
    limits = (provision.condition,)  # "unless it is closed" leaves it a demand on the others
    limited = not all(limit is None or lasts(rule, limit) for limit in limits)
    forms = [each.form for each in QUALIFYING_DEMANDS if not (limited and each.anyhow)]
    listed = _demanded_below(rule, provision)
    later = [_LATER.search(said) is not None for said in listed]
    # not "be 18, own a boat and move in within a year"
    if any(later) and (later[0] or 2 * sum(later) >= len(later)):
        return False
    said = listed or [_said_of_some(rule, provision)]
    said = [_plainly(each) for each in said]
    if any(form.search(each) is not None for form in forms for each in said):
        return True
    return not limited and _is_of_thing(rule, provision, said if listed else [])


def _is_of_thing(rule: Rule, provision: Provision, said: list[str]) -> bool:
    """Tell whether a demand is that a thing does something, in words of a list, or in its own.

    Where it is joined to another, its clause has the subject: "The job … **and must not** …".
    """
    if not said:
        own = provision.conclusion.of(rule.plain)
        joined = provision.demand is not None and own.lower().startswith(_JOINED)
        names = clause_ids(provision.demand) if joined and provision.demand else ()
        said = [rule.clause(name).statement for name in names] or [own]
    return any(demanded_of_thing(words_in(each.lower())) for each in said)


def _plainly(said: str) -> str:
    """Return a demand without the "got" of everyday talk: "you've **got** to be 12".

    What "**neither of you may** be" is demanded of either.
    """
    said = _NEITHER.sub("you must not ", said)
    return _GOT.sub(r" have\1", said) if "got" in said else said


def _demanded_below(rule: Rule, provision: Provision) -> list[str]:
    """Return what a demand says with each item of the list it leads in: "You must: | be 12".

    None where it says what it demands itself.
    """
    names = () if provision.demand is None else clause_ids(provision.demand)
    spans = [rule.clause(name).span for name in names]
    end = provision.conclusion.end
    if not spans or min(span.start for span in spans) < end:
        return []
    led = provision.conclusion.of(rule.plain).rstrip(": ")
    return [f"{led} {span.of(rule.plain)}" for span in spans]


def _said_of_some(rule: Rule, provision: Provision) -> str:
    """Return what a demand says, with "you" for those of whom alone it is made.

    "Children under 12 must bring a letter" says "you must bring a letter" of some, and "They must
    bring a letter" of those who ask. So does the clause of what others want: "We need to see it".
    """
    demand, begin = provision.demand, provision.conclusion.start
    subject = None if provision.plain else provision.subject
    if demand is not None:
        first = min(rule.clause(name).span.start for name in clause_ids(demand))
        named = (
            rule.clause(n).span for p in (subject, provision.condition) if p for n in clause_ids(p)
        )
        end = max((s.end for s in named if begin <= s.start and s.end < first), default=begin)
        if end > begin:
            return "you" + rule.plain[end : provision.conclusion.end]
        verb = _DEMANDING.search(rule.plain, begin, provision.conclusion.end)
        if subject is not None and verb is not None:
            return f"you {rule.plain[verb.start() : provision.conclusion.end]}"
        said = provision.conclusion.of(rule.plain)
        stated = [rule.clause(name).statement for name in clause_ids(demand)]
        of_asker = all(each.startswith("you ") for each in stated)
        if _THEY.match(said) and of_asker:
            return f"you{said[len('they') :]}"  # those whom the sentence before is about
        if _WE.match(said) and of_asker:
            return f"you must {stated[0].removeprefix('you ').removeprefix('must ')}"
    return provision.conclusion.of(rule.plain)
