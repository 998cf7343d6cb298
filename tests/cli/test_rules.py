"""The commands tree, ask and decide: what they print, and how they fail."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

TEXT = "You can take the ferry if you have a ticket and you are not carrying fuel."
QUESTION = ("--question", "Can I take the ferry?")
SAMPLES = Path(__file__).resolve().parents[2] / "docs" / "samples"


@pytest.fixture
def rule(tmp_path: Path) -> str:
    file = tmp_path / "ferry.txt"
    file.write_text(TEXT, encoding="utf-8")
    return str(file)


def run(
    *arguments: str, given: bytes = b"", env: dict[str, str] | None = None
) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-m", "cmr_logic", *arguments],
        input=given,
        capture_output=True,
        check=False,
        timeout=120,
        env={**os.environ, "COLUMNS": "200", **(env or {})},
    )


def printed(*arguments: str, given: bytes = b"") -> str:
    done = run(*arguments, given=given)
    assert (done.returncode, done.stderr) == (0, b"")
    return done.stdout.decode()


def test_tree_shows_clauses_provisions_and_dialog(rule: str) -> None:
    shown = printed("tree", rule, *QUESTION)
    assert "c1  you have a ticket  [26:43, if]" in shown
    assert 'grants "You can take the ferry" if c1 and not c2' in shown
    assert (
        "Do you have a ticket? (c1)\n"
        "├─ yes: Are you carrying fuel? (c2)\n"
        "│  ├─ yes: No\n"
        "│  └─ no: Yes\n"
        "└─ no: No\n"
    ) in shown


def test_tree_without_a_question_and_from_stdin() -> None:
    shown = printed("tree", "-", given=TEXT.encode())
    assert 'Tree of "You can take the ferry", Yes if c1 and not c2' in shown


def test_tree_of_another_question(rule: str) -> None:
    shown = printed("tree", rule, "--question", "Do penguins eat marzipan?")
    assert "Irrelevant" in shown


def test_tree_of_another_question_as_json(rule: str) -> None:
    found = json.loads(printed("tree", rule, "-q", "Do penguins eat marzipan?", "--json"))
    assert found["related"] is False
    assert (found["expression"], found["expression_nodes"], found["diagram"]) == (None, None, [])
    assert (found["root"], found["tree"]) == ("Irrelevant", {"answer": "Irrelevant"})
    assert found["clauses"][0]["text"] == "you have a ticket"


def test_tree_as_json(rule: str) -> None:
    found = json.loads(printed("tree", rule, *QUESTION, "--format", "json"))
    assert found["expression"] == "c1 and not c2"
    assert found["clauses"][0]["text"] == "you have a ticket"
    for clause in found["clauses"]:
        assert TEXT[clause["start"] : clause["end"]] == clause["text"]
    assert [(node["asks"], node["yes"], node["no"]) for node in found["diagram"]] == [
        ("c1", 1, "No"),
        ("c2", "No", "Yes"),
    ]
    assert found["root"] == 0
    assert found["tree"]["no"] == {"answer": "No"}
    assert found["provisions"][0]["condition"] == "c1 and not c2"


def test_json_is_asked_for_in_either_way(rule: str) -> None:
    assert printed("tree", rule, "--json") == printed("tree", rule, "--format", "json")


def test_a_person_puts_the_expression_right(rule: str) -> None:
    better = ("--expression", "c1 or c2")
    assert "Yes if c1 or c2" in printed("tree", rule, *QUESTION, *better)
    assert "Yes if c1 or c2" in printed("tree", rule, *better)
    answer = ("--answer", "Are you carrying fuel?=yes")
    assert printed("decide", rule, *QUESTION, *answer).splitlines()[0] == "No"
    assert printed("decide", rule, *QUESTION, *answer, *better).splitlines()[0] == "Yes"
    assert "\nYes\n" in printed("ask", rule, *QUESTION, *better, given=b"no\nyes\n")


def test_an_expression_that_is_wrong(rule: str) -> None:
    done = run("tree", rule, *QUESTION, "--expression", "c1 and c7")
    assert (done.returncode, done.stdout) == (1, b"")
    assert done.stderr.startswith(b"error: there is no clause 'c7'")


def test_a_tree_too_large_to_unfold_is_listed(tmp_path: Path) -> None:
    items = "".join(f"\n* you own boat number {n}" for n in range(60))
    file = tmp_path / "fleet.txt"
    file.write_text(f"You can race if all of these apply:{items}", encoding="utf-8")
    shown = printed("tree", str(file), "--question", "Can I race?")
    assert "too large to unfold" in shown
    assert "60. Do you own boat number 59? (c60) yes: Yes; no: No" in shown
    found = json.loads(printed("tree", str(file), "-q", "Can I race?", "-f", "json"))
    assert found["tree"] is None
    assert len(found["diagram"]) == 60


def test_ask_with_answers_from_a_pipe(rule: str) -> None:
    said = b"why\npurple\nhelp\nyes\nback\nYES\nno\n"
    shown = printed("ask", rule, *QUESTION, given=said)
    assert 'is asked because of "you have a ticket"' in shown
    assert "'purple' is neither yes, nor no, nor don't know" in shown
    assert "help\n  yes, no, don't know: answers the question" in shown
    assert "back: takes the last answer back" in shown
    assert "Taken back: Do you have a ticket?" in shown
    assert "\nYes\n" in shown
    assert 'c2 is false ("you are carrying fuel")' in shown


def test_ask_takes_unknown_quit_and_the_end_of_input(rule: str) -> None:
    assert "Not known" in printed("ask", rule, *QUESTION, given=b"I don't know\nno\n")
    for said, shown in (
        (b"quit\n", "the dialog was left"),
        (b"yes\n", "the dialog was left"),
        (b"back\n\nquit\n", "no answer to take back"),
        (b"?\nquit\n", "?\n  yes, no, don't know: answers the question"),
    ):
        done = run("ask", rule, *QUESTION, given=said)
        assert (done.returncode, done.stderr) == (3, b"")
        assert shown in done.stdout.decode()


def test_ask_ends_its_line_when_it_is_interrupted(rule: str) -> None:
    program = (
        "import io, signal, sys\n"
        "class Interrupted(io.StringIO):\n"
        "    def readline(self, *size): signal.raise_signal(signal.SIGINT)\n"
        "signal.signal(signal.SIGINT, signal.default_int_handler)\n"  # a shell may ignore it
        "sys.stdin = Interrupted()\n"
        "from cmr_logic.cli import main; main()\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program, "ask", rule, *QUESTION], capture_output=True, check=False
    )
    assert (done.returncode, done.stderr) == (130, b"")
    assert done.stdout.endswith(b"Do you have a ticket? " + os.linesep.encode())


@pytest.mark.skipif(os.name == "nt", reason="no pseudo-terminals")
def test_ask_ends_its_line_when_a_terminal_gives_no_more(rule: str) -> None:
    import pty

    ours, theirs = pty.openpty()
    os.write(ours, b"\x04")  # Ctrl-D
    done = subprocess.run(
        [sys.executable, "-m", "cmr_logic", "ask", rule, *QUESTION],
        stdin=theirs,
        capture_output=True,
        check=False,
        timeout=120,
    )
    os.close(ours)
    os.close(theirs)
    assert done.stdout.decode().splitlines()[-2:] == [
        "Do you have a ticket? ",
        "No answer yet: the dialog was left.",
    ]


def test_ask_takes_no_answer_for_none(rule: str) -> None:
    said = b"\xff\n??\nyes\nno\n"
    for encoding in ("utf-8:strict", "ascii"):
        shown = run("ask", rule, *QUESTION, given=said, env={"PYTHONIOENCODING": encoding})
        assert b"\nYes\n" in shown.stdout


def test_ask_uses_the_scenario(rule: str) -> None:
    shown = printed("ask", rule, *QUESTION, "--scenario", "I have a ticket.", given=b"no\n")
    assert "Do you have a ticket?" not in shown
    assert "from the scenario" in shown


def test_decide(rule: str) -> None:
    assert printed("decide", rule, *QUESTION).splitlines()[0] == "Do you have a ticket?"
    shown = printed("decide", rule, *QUESTION, "--answer", "Do you have a ticket?=no")
    assert shown.splitlines() == [
        "No",
        '  c1 is false ("you have a ticket"), from the history: "Do you have a ticket?"',
    ]


def test_decide_takes_the_ids_of_clauses_and_groups(rule: str, tmp_path: Path) -> None:
    shown = printed("decide", rule, *QUESTION, "-a", "c1=yes", "-a", "c2=yes", "-a", "Who?=no")
    assert shown.splitlines() == [
        "No",
        '  c2 is true ("you are carrying fuel"), from the history: "Are you carrying fuel?"',
        "  not used, for it fits no clause that the answer depends on: Who?",
    ]
    assert printed("decide", rule, *QUESTION, "-a", "C1=0").splitlines()[0] == "No"
    assert printed("decide", rule, *QUESTION, "-a", "c1 = no").splitlines()[0] == "No"
    for yes in ("1", "true", "y", "Yes, I do"):
        shown = printed("decide", rule, *QUESTION, "-a", f"c1={yes}")
        assert shown.splitlines()[0] == "Are you carrying fuel?"
    file = tmp_path / "bus.txt"
    file.write_text("The bus is free if you are a student, a nurse or a firefighter.", "utf-8")
    shown = printed("decide", str(file), "-q", "Is the bus free?", "-a", "g1=no")
    assert shown.splitlines()[0] == "No"


def test_decide_says_why_an_answer_was_not_used(rule: str) -> None:
    shown = printed("decide", rule, *QUESTION, "-e", "c1", "-a", "c2=yes", "-a", "Who?=no")
    assert shown.splitlines() == [
        "Do you have a ticket?",
        "  not used, for the answer does not depend on c2: Are you carrying fuel?",
        "  not used, for it fits no clause that the answer depends on: Who?",
    ]
    shown = printed("decide", rule, "-q", "Do penguins eat marzipan?", "-a", "c1=yes")
    assert shown.splitlines()[2:] == [
        "  not used, for the rule is taken to be about something else: Do you have a ticket?"
    ]


def test_a_reason_says_what_is_true_or_false_though_the_text_denies_it(rule: str) -> None:
    shown = printed("decide", rule, *QUESTION, "-a", "c1=yes", "-a", "c2=no")
    assert 'c2 is false ("you are carrying fuel"), from' in shown
    found = json.loads(printed("decide", rule, *QUESTION, "-a", "c2=yes", "--json"))
    (reason,) = found["reasons"]
    assert (reason["statement"], reason["value"]) == ("you are carrying fuel", True)
    assert TEXT[slice(*reason["spans"][0])] == "you are not carrying fuel"


def test_decide_says_what_the_rule_is_about_instead(rule: str) -> None:
    shown = printed("decide", rule, "--question", "Do penguins eat marzipan?")
    assert shown.splitlines() == [
        "Irrelevant",
        '  the rule is taken to be about: "You can take the ferry"',
    ]


def test_decide_as_json(rule: str) -> None:
    answers = ("-a", "Do you have a ticket?=yes", "-a", "Is it Tuesday?=no")
    found = json.loads(printed("decide", rule, *QUESTION, *answers, "--json"))
    assert (found["answer"], found["follow_up"]) == ("More", "Are you carrying fuel?")
    assert found["unplaced"] == ["Is it Tuesday?"]
    assert found["reasons"][0]["spans"] == [[26, 43]]


def test_version() -> None:
    assert printed("--version").startswith("cmr-logic 0.")


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", "is empty"),
        (b" \n\n", "is empty"),
        (b"You can join\xff if", "is no UTF-8 text: byte 0xff on line 1"),
        ("You can join if".encode("utf-16-le"), "is no UTF-8 text: it has many NUL characters"),
        (None, "cannot be read"),
    ],
)
@pytest.mark.parametrize("command", ["tree", "ask", "decide"])
def test_what_is_no_rule(tmp_path: Path, command: str, content: bytes | None, message: str) -> None:
    file = tmp_path / "rule.txt"
    if content is not None:
        file.write_bytes(content)
    done = run(command, str(file), *QUESTION)
    _assert_one_error(done, message)


@pytest.mark.parametrize(
    ("encoding", "arguments"),
    [
        ("utf-8-sig", ()),
        ("utf-16", ()),  # with its byte order mark
        ("windows-1252", ("--encoding", "windows-1252")),
        ("utf-16", ("--encoding", "windows-1252")),
        ("utf-16-le", ("--encoding", "utf-16-le")),
    ],
)
def test_how_a_file_was_saved(tmp_path: Path, encoding: str, arguments: tuple[str, ...]) -> None:
    file = tmp_path / "rule.txt"
    file.write_bytes("You can row if you’re over 16.".encode(encoding))
    shown = printed("tree", str(file), *arguments)
    assert "c1  you’re over 16  [15:29, if]" in shown


@pytest.mark.skipif(os.name == "nt", reason="no pseudo-terminals")
def test_a_long_text_is_said_to_be_read_where_somebody_waits(tmp_path: Path) -> None:
    import pty

    file = tmp_path / "long.txt"
    file.write_text("You can row if you swim." + "\n" * 100_001, "utf-8")
    ours, theirs = pty.openpty()
    done = subprocess.run(
        [sys.executable, "-m", "cmr_logic", "tree", str(file)],
        stdout=subprocess.PIPE,
        stderr=theirs,
        check=False,
        timeout=120,
    )
    shown = os.read(ours, 1_000)
    os.close(ours)
    os.close(theirs)
    assert done.returncode == 0
    assert b"reading 100,025 characters" in shown
    assert b"reading" not in done.stdout
    assert run("tree", str(file)).stderr == b""


def test_an_encoding_that_there_is_not(rule: str, tmp_path: Path) -> None:
    marked = tmp_path / "marked.txt"
    marked.write_text("You can row if you swim.", encoding="utf-8-sig")
    assert run("tree", str(marked), "--encoding", "latin-1").returncode == 0  # the mark outweighs
    for file, name in ((rule, "runes"), (rule, "hex"), (rule, "undefined"), (str(marked), "runes")):
        done = run("tree", file, "--encoding", name)
        assert (done.returncode, done.stdout) == (2, b"")
        assert f"there is no encoding '{name}'" in done.stderr.decode()


@pytest.mark.parametrize("command", ["tree", "ask", "decide"])
def test_a_text_that_is_no_rule_in_english_is_noted(tmp_path: Path, command: str) -> None:
    file = tmp_path / "rule.txt"
    file.write_text("Sie können hier rudern, wenn Sie über 16 sind.", "utf-8")
    done = run(command, str(file), *QUESTION)
    assert done.returncode == 0
    assert done.stderr.decode().splitlines() == [
        "note: the text seems to be in German; only English is read: translate it first"
    ]
    found = json.loads(run("tree", str(file), "--json").stdout)
    assert [note["name"] for note in found["notes"]] == ["language"]


def test_a_folder_is_no_rule(tmp_path: Path) -> None:
    _assert_one_error(run("tree", str(tmp_path)), "cannot be read")


def test_a_tree_of_no_question_prints_nothing(rule: str) -> None:
    _assert_one_error(run("tree", rule, "--question", " "), "there is no question")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
def test_a_full_disk(rule: str) -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [sys.executable, "-m", "cmr_logic", "tree", rule],
            stdout=full,
            stderr=subprocess.PIPE,
            check=False,
            timeout=120,
        )
    assert done.returncode == 1
    assert done.stderr.startswith(b"error: standard output: ")
    assert len(done.stderr.splitlines()) == 1


def test_streams_that_are_closed(rule: str) -> None:
    program = (
        "import os, sys; [os.close(n) for n in range(3)]; "
        "os.execv(sys.executable, [sys.executable, '-m', 'cmr_logic', *sys.argv[1:]])"
    )
    for arguments, code in ((("tree", rule), 0), (("tree", "-"), 1)):
        done = subprocess.run([sys.executable, "-c", program, *arguments], check=False, timeout=120)
        assert done.returncode == code


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--question", ""), "there is no question"),
        ((*QUESTION, "-a", "Do you have a ticket?=maybe so"), "neither yes"),
        ((*QUESTION, "-a", "C9=no"), "the rule has no clause 'c9'; its clauses are c1, c2"),
        ((*QUESTION, "-a", "c9=no"), "the rule has no clause 'c9'; its clauses are c1, c2"),
        (
            (*QUESTION, "-a", "Have you a ticket?=yes", "-a", "have you a ticket=no"),
            "yes and with no",
        ),
    ],
)
def test_what_cannot_be_decided(rule: str, arguments: tuple[str, ...], message: str) -> None:
    _assert_one_error(run("decide", rule, *arguments), message)


@pytest.mark.parametrize(
    "arguments",
    [
        ("decide", "RULE"),
        ("ask", "RULE"),
        ("decide", "RULE", *QUESTION, "--answer", "no sign"),
        ("decide", "RULE", *QUESTION, "--answer", "c1="),
        ("decide", "RULE", *QUESTION, "--answer", "c1= "),
        ("ask", "-", *QUESTION),
        ("tree", "RULE", "--format", "runes"),
        ("tree", "RULE", "--format", "text", "--json"),
        ("predict", "RULE", "--output", "-"),
        ("predict", "RULE"),
        ("frobnicate",),
    ],
)
def test_a_wrong_command_line(rule: str, arguments: tuple[str, ...]) -> None:
    done = run(*(rule if argument == "RULE" else argument for argument in arguments))
    assert done.returncode == 2
    assert done.stdout == b""
    assert b"Traceback" not in done.stderr


def test_colour_only_where_it_is_wanted(rule: str) -> None:
    plain = run("tree", rule)
    assert b"\x1b[" not in plain.stdout
    assert b"\x1b[" in run("tree", rule, env={"FORCE_COLOR": "1"}).stdout
    quiet = run("tree", rule, env={"FORCE_COLOR": "1", "NO_COLOR": "1"})
    assert b"\x1b[3" not in quiet.stdout


@pytest.mark.parametrize("width", ["0", "7", "00", "-3", "wide", ""])
def test_a_width_of_no_use_takes_nothing_away(rule: str, width: str) -> None:
    assert run("tree", rule, env={"COLUMNS": width}).stdout.decode() == printed("tree", rule)


@pytest.mark.parametrize(
    "arguments",
    [("probe",), ("dataset", "stats"), ("evaluate", str(SAMPLES / "predictions.json"))],
)
@pytest.mark.parametrize("width", ["0", "3"])
def test_a_width_of_no_use_hides_no_table(arguments: tuple[str, ...], width: str) -> None:
    data = str(SAMPLES / "dev.json")
    shown = run(*arguments, data, env={"COLUMNS": width}).stdout
    assert shown == run(*arguments, data, env={"COLUMNS": "80"}).stdout
    assert run(*arguments, "--help", env={"COLUMNS": width}).stdout.count(b"Example: ") == 1


def test_a_reader_that_leaves(tmp_path: Path) -> None:
    items = "".join(f"\n* you own boat number {n}" for n in range(3_000))
    file = tmp_path / "fleet.txt"
    file.write_text(f"You can race if all of these apply:{items}", encoding="utf-8")
    with subprocess.Popen(
        [sys.executable, "-m", "cmr_logic", "tree", str(file)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as program:
        assert program.stdout is not None
        assert program.stderr is not None
        program.stdout.readline()
        program.stdout.close()
        assert program.stderr.read() == b""
        assert program.wait(timeout=120) == 141


@pytest.mark.parametrize(
    "arguments",
    [
        ("tree", "RULE"),
        ("decide", "RULE", *QUESTION),
        ("--help",),
        ("tree", "--help"),
        ("--version",),
        ("predict", "--list"),
        ("dataset", "stats", str(SAMPLES / "dev.json")),
    ],
)
def test_nobody_reads(rule: str, arguments: tuple[str, ...]) -> None:
    ours, theirs = os.pipe()
    os.close(ours)
    command = [rule if argument == "RULE" else argument for argument in arguments]
    done = subprocess.run(
        [sys.executable, "-m", "cmr_logic", *command],
        stdout=theirs,
        stderr=subprocess.PIPE,
        check=False,
        timeout=120,
    )
    os.close(theirs)
    assert (done.returncode, done.stderr) == (141, b"")


def test_a_terminal_that_cannot_show_the_letters(rule: str) -> None:
    Path(rule).write_text(f"{TEXT} You can’t take the ferry if you’re a naïve swimmer.", "utf-8")
    done = run("tree", rule, env={"PYTHONIOENCODING": "ascii"})
    assert (done.returncode, done.stderr) == (0, b"")
    shown = done.stdout.decode("ascii")
    assert "you're a na?ve swimmer" in shown
    assert (
        "Do you have a ticket? (c1)\n"
        "|- yes: Are you carrying fuel? (c2)\n"
        "|  |- yes: No\n"
        "|  `- no: Are you a na?ve swimmer? (c3)\n"
    ) in shown


def _assert_one_error(done: subprocess.CompletedProcess[bytes], message: str) -> None:
    assert done.returncode == 1
    assert done.stdout == b""
    lines = done.stderr.decode().splitlines()
    assert len(lines) == 1
    assert lines[0].startswith("error: ")
    assert message in lines[0]
