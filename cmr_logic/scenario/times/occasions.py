"""Events from which rules count days, and how people tell that they happened.

"Within 28 days of the delivery" counts from when "it came", "within six weeks of the birth"
from when "she was born". A second table tells what is done by sending something, as in
"my complaint went off".
"""

from __future__ import annotations

from functools import cache

from cmr_logic.records import record
from cmr_logic.scenario.lexicon.relations import same, word_key
from cmr_logic.scenario.statements.statement import Statement, Who
from cmr_logic.text import word_set


@record(frozen=True, slots=True)
class Occasion:
    """An event that a rule names by a noun.

    Args:
        name: a unique name.
        nouns: the nouns for it.
        tells: the verbs by which people tell that it happened.
        clause: a clause that counts from it.
        fires: a story that tells when it happened, and makes the clause true.
        silent: a story that does not.
    """

    name: str
    nouns: frozenset[str]
    tells: frozenset[str]
    clause: str
    fires: str
    silent: str


OCCASIONS: tuple[Occasion, ...] = (
    Occasion(
        "delivery", word_set("delivery receipt"),
        word_set("deliver arrive come receive get turn land bring hand"),
        "you complain within 14 days of delivery",
        "The loom arrived on 2 June and I complained on 9 June.",
        "The loom broke on 2 June and I complained on 9 June.",
    ),
    Occasion(
        "issue", word_set("issue"),
        word_set("issue send post print date come_out come arrive receive get give hand"),
        "you complain within 14 days of issue",
        "The notice came out on 2 June and I complained on 9 June.",
        "The notice tore on 2 June and I complained on 9 June.",
    ),
    Occasion(
        "birth", word_set("birth"), word_set("bear birth"),
        "you register the birth within 42 days",
        "She was born on 2 June and I registered the birth on 9 June.",
        "She was weighed on 2 June and I registered the birth on 9 June.",
    ),
    Occasion(
        "purchase", word_set("purchase sale order"), word_set("buy purchase order get"),
        "you complain within 14 days of the purchase",
        "I bought the loom on 2 June and I complained on 9 June.",
        "I broke the loom on 2 June and I complained on 9 June.",
    ),
    Occasion(
        "sale", word_set("sale"), word_set("sell buy complete"),
        "you complain within 14 days of the sale",
        "They sold the loom on 2 June and I complained on 9 June.",
        "They oiled the loom on 2 June and I complained on 9 June.",
    ),
    Occasion(
        "death", word_set("death"), word_set("die pass_away"),
        "you report the death within 5 days",
        "He died on 2 June and I reported the death on 4 June.",
        "He sailed on 2 June and I reported the death on 4 June.",
    ),
    Occasion(
        "decision", word_set("decision refusal"), word_set("decide refuse reject decline"),
        "you appeal within 14 days of the refusal",
        "They refused me on 2 June and I appealed on 9 June.",
        "They rang me on 2 June and I appealed on 9 June.",
    ),
    Occasion(
        "accident", word_set("accident injury incident crash"),
        word_set("happen crash fall hurt injure slip trip knock burn"),
        "you report the accident within 14 days",
        "It happened on 2 June and I reported the accident on 9 June.",
        "It rained on 2 June and I reported the accident on 9 June.",
    ),
    Occasion(
        "theft", word_set("theft burglary robbery"), word_set("steal burgle rob take"),
        "you report the theft within 14 days",
        "My van was stolen on 2 June and I reported the theft on 9 June.",
        "My van was washed on 2 June and I reported the theft on 9 June.",
    ),
    Occasion(
        "loss", word_set("loss"), word_set("lose mislay"),
        "you report the loss within 14 days",
        "I lost my ring on 2 June and I reported it on 9 June.",
        "I wore my ring on 2 June and I reported it on 9 June.",
    ),
    Occasion(
        "finding", word_set("discovery finding detection"), word_set("find discover notice spot"),
        "you report the leak within 14 days of its discovery",
        "I noticed the leak on 2 June and I reported it on 9 June.",
        "I mended the leak on 2 June and I reported it on 9 June.",
    ),
    Occasion(
        "arrival", word_set("arrival entry"), word_set("arrive land come enter"),
        "you register within 14 days of your arrival",
        "I landed on 2 June and I registered on 9 June.",
        "I packed on 2 June and I registered on 9 June.",
    ),
    Occasion(
        "wedding", word_set("wedding marriage"), word_set("marry wed"),
        "you apply within 14 days of the wedding",
        "We married on 2 June and I applied on 9 June.",
        "We met on 2 June and I applied on 9 June.",
    ),
)  # fmt: skip

# What one does by sending, handing in or making something: the nouns for it.
_SENT = {
    "write": word_set("letter email e-mail note message"),
    "tell": word_set("letter email e-mail note message form"),
    "inform": word_set("letter email e-mail note message form"),
    "notify": word_set("letter email e-mail note message form notice"),
    "report": word_set("letter email e-mail report form"),
    "apply": word_set("application form"),
    "complain": word_set("complaint letter email e-mail"),
    "appeal": word_set("appeal"),
    "claim": word_set("claim"),
    "object": word_set("objection letter"),
    "cancel": word_set("cancellation"),
    "request": word_set("request letter email e-mail"),
    "ask": word_set("request letter email e-mail"),
    "reply": word_set("reply answer letter email"),
    "respond": word_set("reply answer response letter email"),
}
# Verbs by which one sends or hands in what is asked for: "I **posted** the form"; not "I read the
# form".
_SENDING = word_set("go send post email mail submit lodge file hand put deliver drop fax leave")


@cache
def _by_noun() -> dict[str, frozenset[str]]:
    found: dict[str, set[str]] = {}
    for occasion in OCCASIONS:
        tells = {word_key(word) or word for word in occasion.tells} | occasion.tells
        tells = tells.union(*map(same, tells))
        for noun in occasion.nouns:
            for key in {noun, word_key(noun)} - {""}:
                found.setdefault(key, set()).update(tells)
    return {key: frozenset(tells) for key, tells in found.items()}


def occasion_keys(key: str) -> frozenset[str]:
    """Return by what the verbs are compared that tell of an event that a noun names.

    Args:
        key: what the noun is compared by.

    Example:
        >>> "come" in occasion_keys("delivery"), occasion_keys("turnip")
        (True, frozenset())
    """
    return _by_noun().get(key, frozenset())


def acts_by(action: Statement, told: Statement) -> bool:
    """Tell whether a statement says that what somebody does a thing by went off.

    Args:
        action: what a clause says that they do.
        told: a statement of the story.

    Example:
        >>> from cmr_logic.scenario.demands.clause_reading import read_clause
        >>> from cmr_logic.scenario.statements.reading import read
        >>> action = read_clause("you complain")
        >>> [acts_by(action, read(text)[0]) for text in
        ...     ("My complaint went off on 3 May.", "My complaint was stupid.",
        ...      "I sent my complaint off.", "I sent my regards.")]
        [True, False, True, False]
    """
    subject = told.subject
    if action.subject.who is not Who.SELF or told.verb not in _SENDING:
        return False
    nouns = {word_key(noun) for noun in _SENT.get(action.verb, ())}
    if subject.who is Who.SELF:  # "I put my claim in on 3 May"
        return told.verb != "go" and not nouns.isdisjoint(told.core)
    if subject.who not in (Who.OWN, Who.OTHER):
        return False
    return subject.head == word_key(action.verb) or subject.head in nouns
