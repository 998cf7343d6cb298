"""The commands on one rule: tree, ask and decide."""

from __future__ import annotations

import codecs
import json
import sys
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from cmr_logic.cli.options import one_of
from cmr_logic.errors import RuleTextError

if TYPE_CHECKING:
    from collections.abc import Callable

    from cmr_logic.dialog import Decision, Dialog, Reason, Rule

_TREE_EXAMPLE = "Example: cmr-logic tree rule.txt --question 'Can I apply?' --json"
_ASK_EXAMPLE = "Example: cmr-logic ask rule.txt --question 'Can I apply?'"
_DECIDE_EXAMPLE = (
    "Example: cmr-logic decide rule.txt --question 'Can I apply?' --answer 'Are you over 18?=yes'"
)

_FORMATS = ("text", "json")
_STYLES = {"heading": "bold", "dim": "dim", "": ""}
_COMMANDS = "yes, no or don't know; or say back, why, help or quit"
_HELP = (
    "yes, no, don't know: answers the question; in a few words as well, such as 'yes, I do'",
    "back: takes the last answer back",
    "why: says why this is asked, and what an answer leads to",
    "quit: leaves without an answer",
)
_LEFT = 3  # the exit code where a dialog was left
_UTF_8 = "utf-8"
# Byte order marks, with which programs on Windows begin a file, and the encoding that each shows.
_MARKS = {
    codecs.BOM_UTF8: "utf-8",
    codecs.BOM_UTF16_LE: "utf-16",
    codecs.BOM_UTF16_BE: "utf-16",
}
_TOO_MANY = 4  # a NUL in so many characters: UTF-16 without its mark
_LONG = 100_000  # characters: they take a second to read
_WIDTH = 80  # lines are not broken; but rich prints none where the environment says 0
_NO_MORE = "Not known: what was not known leaves it open."

_RuleFile = Annotated[
    str, typer.Argument(help="The file of the rule text, or - for stdin.", metavar="RULE")
]
_Question = Annotated[str, typer.Option("--question", "-q", help="What the person asks.")]
_Scenario = Annotated[
    str, typer.Option("--scenario", "-s", help="The person's situation, in their words.")
]
_Encoding = Annotated[
    str, typer.Option("--encoding", help="How the file was saved, such as windows-1252.")
]
_Written = Annotated[
    str | None,
    typer.Option(
        "--expression",
        "-e",
        help="When the answer is Yes, if the rule was read wrongly: 'c1 and not (c2 or c3)'.",
    ),
]


def register(app: typer.Typer) -> None:
    """Add the commands to an app."""
    app.command("tree", epilog=_TREE_EXAMPLE)(tree)
    app.command("ask", epilog=_ASK_EXAMPLE)(ask)
    app.command("decide", epilog=_DECIDE_EXAMPLE)(decide)


def tree(
    rule: _RuleFile,
    question: Annotated[
        str | None,
        typer.Option(
            "--question", "-q", help="What is asked; the rule's first conclusion if left out."
        ),
    ] = None,
    written: _Written = None,
    form: Annotated[
        str | None,
        one_of("--format", "-f", known=_FORMATS, text="How to print it; as text if left out."),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="The same as --format json.")] = False,
    encoding: _Encoding = _UTF_8,
) -> None:
    """Show how a rule was read: clauses, provisions, the dialog tree and other readings."""
    if as_json and form not in {None, "json"}:
        raise typer.BadParameter(f"--json does not go with --format {form}; leave one out")
    read = _corrected(read_rule(rule, encoding), question, written)
    from cmr_logic.tree_text import describe, to_dict

    if question is not None:
        read.inquiry(question)  # what is no question is told before anything is printed
    _print_notes(read)
    if as_json or form == "json":
        typer.echo(json.dumps(to_dict(read, question), ensure_ascii=False, indent=2))
        return
    say = _speaker()
    for line, style in describe(read, question):
        say(line, _STYLES[style])


def ask(
    rule: _RuleFile,
    question: _Question,
    scenario: _Scenario = "",
    written: _Written = None,
    encoding: _Encoding = _UTF_8,
) -> None:
    """Answer a question about a rule in a dialog: it asks, you say yes, no or don't know."""
    if rule == "-":
        raise typer.BadParameter(
            "answers are read from stdin, so the rule has to come from a file", param_hint="RULE"
        )
    from cmr_logic.dialog import Dialog

    read = _corrected(read_rule(rule, encoding), question, written)
    dialog = Dialog(read, question, scenario)
    _print_notes(read)
    say = _speaker()
    if dialog.next().follow_up is not None:
        say(f"Answer {_COMMANDS}.", "dim")
    while dialog.next().follow_up is not None:
        said = _prompt(f"{dialog.next().follow_up} ")
        if said is None or said.casefold() in {"quit", "q", "exit"}:
            say("No answer yet: the dialog was left.", "dim")
            raise typer.Exit(_LEFT)
        _take(dialog, said, say)
    _print_decision(dialog.rule, dialog.next(), say)


def decide(
    rule: _RuleFile,
    question: _Question,
    scenario: _Scenario = "",
    written: _Written = None,
    answers: Annotated[
        list[str] | None,
        typer.Option(
            "--answer",
            "-a",
            help="An answered follow-up: 'Are you over 18?=yes' or 'c1=yes'; repeat it for more.",
            metavar="FOLLOW-UP=ANSWER",
        ),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    encoding: _Encoding = _UTF_8,
) -> None:
    """Answer a question from a rule and what is known, or say what to ask next."""
    pairs = [_pair(answer) for answer in answers or ()]
    from cmr_logic.dialog import decide as decided

    read = _corrected(read_rule(rule, encoding), question, written)
    decision = decided(read, question, scenario, pairs)
    _print_notes(read)
    if as_json:
        typer.echo(json.dumps(decision.to_dict(), ensure_ascii=False))
    else:
        _print_decision(read, decision, _speaker())


def read_rule(name: str, encoding: str = _UTF_8) -> Rule:
    """Read the rule of a file, or of stdin.

    Args:
        name: the name of the file, or ``-``.
        encoding: how it was saved; a byte order mark at its beginning outweighs it.

    Raises:
        RuleTextError: there is no such file, or what it holds is no text, or nothing.
    """
    place = "stdin" if name == "-" else name
    try:
        raw = sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
    except (OSError, ValueError) as error:  # a ValueError: the name holds a null character
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise RuleTextError(
            f"the rule {place!r} cannot be read: {reason}",
            advice="name a file with a rule text, or - for stdin",
        ) from None
    text = _decoded(raw, encoding, place)
    if not text.strip():
        raise RuleTextError(f"the rule text in {place} is empty", advice="give a rule to read")
    from cmr_logic.cli.progress import waiting
    from cmr_logic.dialog import parse

    with waiting(f"reading {len(text):,} characters") if len(text) > _LONG else nullcontext():
        return parse(text)


def _decoded(raw: bytes, encoding: str, place: str) -> str:
    marked = next((name for mark, name in _MARKS.items() if raw.startswith(mark)), encoding)
    try:
        codecs.lookup(encoding)  # a name that is none is an error, though a mark outweighs it
        text = raw.decode(marked).removeprefix("\ufeff")
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        raise RuleTextError(
            f"{place} is no {marked.upper()} text: byte {raw[error.start]:#04x} on line {line}",
            advice="save it as UTF-8, or say how it was saved: '--encoding windows-1252'",
        ) from None
    except (LookupError, UnicodeError):  # unknown, or for something else than files of text
        raise typer.BadParameter(
            f"there is no encoding {encoding!r}; try 'windows-1252' or 'latin-1'",
            param_hint="--encoding",
        ) from None
    if text.count("\0") * _TOO_MANY > len(text):
        raise RuleTextError(
            f"{place} is no {marked.upper()} text: it has many NUL characters",
            advice="save it as UTF-8, or say how it was saved: '--encoding utf-16-le'",
        )
    return text


def _corrected(rule: Rule, question: str | None, written: str | None) -> Rule:
    """Put a person's expression in the place of what was read, if there is one."""
    if written is None:
        return rule
    return rule.with_expression(rule.default_question if question is None else question, written)


def _speaker() -> Callable[[str, str], None]:
    """Return what prints a line in a style: plain if stdout is no terminal or NO_COLOR is set."""
    from rich.console import Console
    from rich.text import Text

    console = Console(highlight=False, soft_wrap=True, width=_WIDTH)
    return lambda line, style: console.print(Text(line, style=style))


def _print_notes(rule: Rule) -> None:
    """Tell on stderr, beside the output, what may be wrong with the text."""
    for note in rule.notes:
        typer.echo(f"note: {note}", err=True)


def _prompt(question: str) -> str | None:
    """Ask on stdout and return one line of stdin; None at its end."""
    typer.echo(question, nl=False)
    try:
        said = sys.stdin.readline()
    except KeyboardInterrupt:
        typer.echo()  # so that the shell goes on in a line of its own
        raise
    if not (said and sys.stdin.isatty()):  # a terminal shows what is typed, not that it ended
        typer.echo(said.strip())
    return said.strip() if said else None


def _take(dialog: Dialog, said: str, say: Callable[[str, str], None]) -> None:
    """Do what was said: answer, back or why. What is none of them is asked again."""
    try:
        match "".join(letter for letter in said.casefold() if letter.isalnum()):
            case "why":
                say(str(dialog.why()), "dim")
            case "back" | "b":
                say(f"Taken back: {dialog.back()}", "dim")
            case "help" | "h":
                _print_help(say)
            case "" if "?" in said:
                _print_help(say)
            case "":
                say(f"Please answer {_COMMANDS}.", "dim")
            case _:
                dialog.tell(said)
    except RuleTextError as error:
        say(f"{error.problem}. Please answer {_COMMANDS}.", "dim")


def _print_help(say: Callable[[str, str], None]) -> None:
    for line in _HELP:
        say(f"  {line}", "dim")


def _print_decision(rule: Rule, decision: Decision, say: Callable[[str, str], None]) -> None:
    undecided = decision.answer == "More"
    say((decision.follow_up or _NO_MORE) if undecided else decision.answer, "bold")
    if decision.answer == "Irrelevant":
        say(f'  the rule is taken to be about: "{_one_line(rule.default_question)}"', "dim")
    for reason in decision.reasons:
        say(f"  {_because(reason)}", "")
    for question in decision.unplaced:
        say(f"  not used, for {_unused(rule, decision, question)}: {question}", "dim")


def _because(reason: Reason) -> str:
    value = {True: "true", False: "false", None: "not known"}[reason.value]
    if reason.source == "rule":
        return f'the rule says: "{_one_line(reason.evidence)}"'
    said = _one_line(reason.statement)
    return f'{reason.clause} is {value} ("{said}"), from the {reason.source}: "{reason.evidence}"'


def _unused(rule: Rule, decision: Decision, question: str) -> str:
    """Say why an answer changed nothing."""
    if decision.answer == "Irrelevant":
        return "the rule is taken to be about something else"
    ids = (*(clause.id for clause in rule.clauses), *(f"g{group.id}" for group in rule.groups))
    name = next((each for each in ids if rule.question(each) == question), None)
    if name is None:
        return "it fits no clause that the answer depends on"
    return f"the answer does not depend on {name}"


def _one_line(words: str) -> str:
    return " ".join(words.split())


def _pair(answer: str) -> tuple[str, str]:
    question, sign, said = answer.rpartition("=")
    if not (sign and question.strip() and said.strip()):
        raise typer.BadParameter(
            f"{answer!r} is not of the form 'follow-up=yes'", param_hint="--answer"
        )
    return question.strip(), said
