"""Questions and dialog trees derived from a rule text by the engine, as drafts for review."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from cmr_logic.dialog import decide, parse
from cmr_logic.sharc.construct.ids import make_id
from cmr_logic.sharc.data import Answer, Tree, TreeNode
from cmr_logic.syntax import SPELLED_OUT
from cmr_logic.wording import question as to_question

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cmr_logic.dialog import Rule
    from cmr_logic.sharc.construct.rule_texts import RuleText

MOST_NODES = 128
"""The most follow-up questions of a tree; a larger one is too much to review."""

_NEGATION = re.compile(r"\b(?:not|never)\b ?|n['’]t\b", re.IGNORECASE)
_CAN_NOT = re.compile(r"\b(ca|wo|sha)n['’]t\b|\bcannot\b", re.IGNORECASE)
_NEED = re.compile(
    r"you(?:['’]ll| will| would)? (?:also |usually )?"
    r"(?:must|should|shall|(?:need|have|are required) to)(?: also| usually)? (.+)",
    re.IGNORECASE,
)
_BAN = re.compile(r"you (?:must|should|shall)(?:n['’]t| not| never) (.+)", re.IGNORECASE)
_MAY = re.compile(r"you (?:also |usually )?(?:may|might|can|could)(?: also| usually)? (.+)", re.I)
_OTHERS_MAY = re.compile(r"\b(?:may|might)\b")  # "Guests may row": "Can guests row?"
_AIM = re.compile(r"(?:in order )?to (.+)", re.IGNORECASE)
_SECOND = re.compile(
    r"\b(?:are you|were you|you are|you were|you['’]re|yours|yourself|your|you)\b", re.IGNORECASE
)
_FIRST = {
    "are you": "am I",
    "were you": "was I",
    "you are": "I am",
    "you were": "I was",
    "you're": "I'm",
    "you’re": "I’m",
    "yours": "mine",
    "yourself": "myself",
    "your": "my",
    "you": "I",
}
_OBJECT = re.compile(
    r"\b(to|for|from|with|by|of|on|about|pay|pays|give|gives|help|helps|tell|send|let|allow) I\b"
    r"|\b(\w+) I(?= to\b)"
)


class NoTreeError(Exception):
    """A question for which no tree can be made; its message says why."""


@dataclass(frozen=True, slots=True)
class Draft:
    """What the engine made of a rule text.

    Args:
        rule_text: the rule text.
        trees: a tree for each question to which the engine has something to ask.
        problems: why there are not more, in words.
    """

    rule_text: RuleText
    trees: tuple[Tree, ...]
    problems: tuple[str, ...]


def draft_trees(rule_text: RuleText, most_nodes: int = MOST_NODES) -> Draft:
    """Return the trees that the engine derives for the questions that a rule text suggests.

    Args:
        rule_text: the rule text.
        most_nodes: the most follow-up questions of a tree.

    Example:
        >>> from cmr_logic.sharc.construct.rule_texts import RuleText
        >>> draft = draft_trees(RuleText("You can fish if you have a rod.", "fish.md"))
        >>> [tree.question for tree in draft.trees], draft.problems
        (['Can I fish?'], ())
    """
    trees: list[Tree] = []
    problems: list[str] = []
    rule = parse(rule_text.text)
    for question in suggest_questions(rule):
        try:
            root = derive(rule, question, most_nodes)
        except NoTreeError as error:
            problems.append(f"{question!r}: {error}")
            continue
        if isinstance(root, Answer):
            problems.append(f"{question!r}: {root.answer}, with nothing to ask")
            continue
        tree_id = make_id("tree", rule_text.source_url, rule_text.text, question)
        trees.append(Tree(tree_id, rule_text.source_url, rule_text.text, question, root))
    if not trees and not problems:
        problems.append("no conclusion that suggests a question")
    return Draft(rule_text, tuple(trees), tuple(problems))


def suggest_questions(rule: Rule) -> tuple[str, ...]:
    """Return the questions that a person might ask: one for each different conclusion.

    Example:
        >>> suggest_questions(parse("You can’t fish on your own if you are under 12."))
        ('Can I fish on my own?',)
    """
    found: dict[str, None] = {}
    for provision in rule.provisions:
        turns_on = (provision.condition, provision.demand, provision.subject)
        if provision.anaphoric or not (provision.exceptions or any(turns_on)):
            continue
        span = provision.aim if provision.condition is None and provision.aim else None
        words = (span or provision.conclusion).of(rule.text)
        words = " ".join(words.split()).strip(" ,.;:*")
        if words:
            found[in_first_person(_asked(words))] = None
    return tuple(found)


def derive(rule: Rule, question: str, most_nodes: int = MOST_NODES) -> TreeNode | Answer:
    """Return the dialog tree of a question: what the engine asks and answers after each answer.

    Args:
        rule: the rule.
        question: the question.
        most_nodes: the most follow-up questions.

    Raises:
        NoTreeError: there are more, or the engine asks a question that was answered.

    Example:
        >>> rule = parse("You can fish if you have a rod.")
        >>> derive(rule, "Can I fish?").follow_up_question
        'Do you have a rod?'
    """
    budget = iter(range(most_nodes))

    def grow(history: tuple[tuple[str, str], ...]) -> TreeNode | Answer:
        decision = decide(rule, question, history=history)
        asked = decision.follow_up
        if decision.answer != "More":
            return Answer(decision.answer)
        if asked is None:
            raise NoTreeError("undecided, with nothing to ask")
        if any(asked == known for known, _ in history):
            raise NoTreeError(f"{asked!r} is asked again after its answer")
        if next(budget, None) is None:
            raise NoTreeError(f"more than {most_nodes} follow-up questions")
        return TreeNode(
            asked, yes=grow((*history, (asked, "Yes"))), no=grow((*history, (asked, "No")))
        )

    return grow(())


def in_first_person(question: str) -> str:
    """Return a question as the person would put it.

    Example:
        >>> in_first_person("Are you paid if your boat helps you?")
        'Am I paid if my boat helps me?'
    """
    text = _SECOND.sub(lambda match: _FIRST[match[0].lower()], question)
    text = _OBJECT.sub(lambda match: f"{match[1] or match[2]} me", text)
    text = re.sub(r"\bI(?=[?.,]?$)", "me", text)
    return text[:1].upper() + text[1:]


def _asked(words: str) -> str:
    """Return the question, to "you", that a conclusion or an aim answers."""
    banned = _BAN.fullmatch(words)
    if banned:  # what must not be done is what one asks whether one can do
        return f"Can you {banned[1]}?"
    whole = _CAN_NOT.sub(lambda match: SPELLED_OUT.get((match[1] or "ca").lower(), "can"), words)
    plain = " ".join(_NEGATION.sub("", whole).split())
    for form, opening in ((_AIM, "Can you"), (_MAY, "Can you"), (_NEED, "Do you need to")):
        match = form.fullmatch(plain)
        if match:
            return f"{opening} {match[1]}?"
    return to_question(_OTHERS_MAY.sub("can", plain, count=1))


def branches(root: TreeNode | Answer) -> Iterator[TreeNode]:
    """Yield every follow-up question of a tree, each before those that come after it."""
    stack = [root]
    while stack:
        node = stack.pop()
        if isinstance(node, TreeNode):
            yield node
            stack += [node.no, node.yes]
