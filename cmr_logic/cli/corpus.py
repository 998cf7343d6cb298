"""The commands under `corpus`: data sets from pages, trees and scenarios."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from cmr_logic.cli.options import Output, file_argument, file_option, target, told_as_options
from cmr_logic.cli.progress import progress
from cmr_logic.errors import DataError, OptionError

_Seed = Annotated[int, typer.Option("--seed", help="The seed of all draws.")]
_Pages = Annotated[Path, file_argument("FOLDER", "A folder of pages, in HTML or Markdown.")]
_Trees = Annotated[Path, file_argument("TREES", "Dialog trees, JSON lines or JSON.")]


def register(app: typer.Typer) -> None:
    """Add the group of commands to an app."""
    group = typer.Typer(
        help="Make data sets in the ShARC layout.",
        no_args_is_help=True,
        epilog="Example: cmr-logic corpus build pages/ -o corpus/",
    )
    for name, command, example in (
        (
            "build",
            build,
            "cmr-logic corpus build pages/ -o corpus/ --base-url https://example.org/",
        ),
        ("rule-texts", rule_texts, "cmr-logic corpus rule-texts pages/ -o rule_texts.jsonl"),
        ("expand", expand, "cmr-logic corpus expand trees.jsonl -o utterances.json"),
        ("entailment", entailment, "cmr-logic corpus entailment utterances.json -o pairs.json"),
        ("check", check, "cmr-logic corpus check trees.jsonl"),
        ("converse", converse, "cmr-logic corpus converse trees.jsonl --system engine"),
    ):
        group.command(name, epilog=f"Example: {example}")(command)
    app.add_typer(group, name="corpus")


def build(  # noqa: PLR0917 - typer calls it by keyword
    folder: _Pages,
    output: Annotated[
        Path, file_option("--output", "-o", metavar="FOLDER", text="The folder to write.")
    ],
    base_url: Annotated[
        str, typer.Option("--base-url", help="Put before each path to make a source_url.")
    ] = "",
    characters: Annotated[
        int, typer.Option("--max-characters", min=1, help="Longer rule texts are left out.")
    ] = 1_500,
    items: Annotated[
        int, typer.Option("--max-items", min=0, help="Rule texts with more items are left out.")
    ] = 12,
    negatives: Annotated[
        int, typer.Option("--negatives", min=0, help="Negative questions for a tree.")
    ] = 2,
    scenarios: Annotated[
        int, typer.Option("--scenarios", min=0, help="Drafted scenarios for a tree.")
    ] = 1,
    seed: _Seed = 0,
    overwrite: Annotated[
        bool,
        typer.Option("--overwrite", help="Write over files that hold something else by now."),
    ] = False,
) -> None:
    """Make a whole data set from a folder of pages, ready for review."""
    from cmr_logic.sharc.construct.build import Recipe, build_corpus
    from cmr_logic.sharc.construct.rule_texts import Limits
    from cmr_logic.sharc.counts import counted

    recipe = Recipe(
        limits=Limits(characters=characters, items=items),
        base_url=base_url,
        negatives=negatives,
        scenarios=scenarios,
        seed=seed,
    )
    with progress("rule texts read") as advance:
        built = build_corpus(folder, output, recipe, advance, overwrite=overwrite)
    typer.echo(
        f"{counted(len(built.pages), 'page')}, {counted(len(built.drafts), 'rule text')}, "
        f"{counted(len(built.trees), 'tree')}, "
        f"{counted(sum(built.utterances.values()), 'utterance')}; read {output / 'review.md'} next",
        err=True,
    )


def rule_texts(
    folder: _Pages,
    output: Output,
    base_url: Annotated[
        str, typer.Option("--base-url", help="Put before each path to make a source_url.")
    ] = "",
) -> None:
    """Write the rule texts of a folder of pages."""
    from cmr_logic.sharc.construct.build import Recipe, folder_rule_texts, rule_text_row
    from cmr_logic.sharc.counts import counted
    from cmr_logic.sharc.files import write_rows

    found = folder_rule_texts(folder, Recipe(base_url=base_url))
    typer.echo(counted(write_rows(output, map(rule_text_row, found)), "rule text"), err=True)


def expand(
    trees: _Trees,
    output: Output,
    scenarios: Annotated[
        Path | None,
        file_option("--scenarios", text="Scenarios with evidence; drafted if not given."),
    ] = None,
    negatives: Annotated[
        int, typer.Option("--negatives", min=0, help="Negative questions for a tree.")
    ] = 2,
    negative_ids: Annotated[
        Path | None,
        file_option(
            "--negative-ids",
            text="The file of the ids of what carries a scenario from elsewhere; by default"
            " negative_scenario_ids.txt beside the utterances.",
        ),
    ] = None,
    seed: _Seed = 0,
) -> None:
    """Write the utterances of dialog trees: plain, with scenarios, and negative ones."""
    from cmr_logic.sharc.construct.build import NEGATIVE_IDS, Recipe, write_ids
    from cmr_logic.sharc.construct.build import expand as expand_trees
    from cmr_logic.sharc.construct.scenarios import read_scenarios
    from cmr_logic.sharc.counts import counted
    from cmr_logic.sharc.data import write_utterances
    from cmr_logic.sharc.loading import read_trees

    output = target(output, trees, scenarios)
    if negative_ids is None and (output.is_file() or not output.exists()):  # not a pipe
        negative_ids = output.with_name(NEGATIVE_IDS)
    ids = None if negative_ids is None else target(negative_ids, trees, scenarios)
    told = read_scenarios(scenarios) if scenarios is not None else None
    recipe = Recipe(negatives=negatives, seed=seed)
    found, strange = expand_trees(list(read_trees(trees)), recipe, told)
    made = write_utterances(output, found)
    told_of = f"{counted(made, 'utterance')}, {len(strange)} with a scenario from elsewhere"
    if ids is not None:
        write_ids(ids, strange)
        told_of += f": {ids}"
    typer.echo(told_of, err=True)


def entailment(
    data: Annotated[Path, file_argument("DATA", "Utterances of whole trees.")],
    output: Output,
) -> None:
    """Write the scenario entailment corpus of a data set."""
    from cmr_logic.sharc.construct.entailment import entailment_corpus
    from cmr_logic.sharc.counts import counted
    from cmr_logic.sharc.data import write_utterances
    from cmr_logic.sharc.loading import read_utterances

    output = target(output, data)
    found = entailment_corpus(read_utterances(data))
    typer.echo(
        counted(
            write_utterances(output, found),
            "pair of scenario and question",
            "pairs of scenario and question",
        ),
        err=True,
    )


def check(
    file: Annotated[Path, file_argument("FILE", "Dialog trees, or utterances.")],
    utterances: Annotated[
        bool, typer.Option("--utterances", help="The file holds utterances, not trees.")
    ] = False,
) -> None:
    """List irregular trees and contradictions; the exit code is 1 if there are any."""
    from cmr_logic.sharc.construct.checks import tree_problems, utterance_problems
    from cmr_logic.sharc.counts import counted
    from cmr_logic.sharc.loading import read_trees, read_utterances

    problems = (
        utterance_problems(read_utterances(file)) if utterances else tree_problems(read_trees(file))
    )
    count = 0
    for count, problem in enumerate(problems, start=1):  # noqa: B007 - the last one is the total
        typer.echo(str(problem))
    typer.echo(counted(count, "problem"), err=True)
    if count:
        raise typer.Exit(1)


def converse(
    trees: _Trees,
    system: Annotated[
        str, typer.Option("--system", help="Who answers; it must not need training.")
    ] = "engine",
    seed: _Seed = 0,
) -> None:
    """Let a system talk to a virtual user for every path of every tree, and count the endings."""
    from collections import Counter

    from cmr_logic.sharc.construct.virtual_user import converse as talk
    from cmr_logic.sharc.construct.virtual_user import users
    from cmr_logic.sharc.loading import read_trees
    from cmr_logic.sharc.systems import Settings, load_system
    from cmr_logic.sharc.systems.protocol import Trainable

    with told_as_options():
        _, answering = load_system(system, Settings(seed=seed))
        if isinstance(answering, Trainable):
            raise OptionError(
                f"the system {system!r} learns from labelled utterances, which a conversation "
                "has not",
                advice="use one that does not learn: 'cmr-logic predict --list' says which",
            )
    endings: Counter[str] = Counter()
    with progress("conversations") as advance:
        for tree in read_trees(trees):
            for user in users(tree):
                endings[talk(user, answering.predict).ending] += 1
                advance(1)
    total = sum(endings.values())
    if not total:
        raise DataError(f"{trees} holds no trees", advice="expected dialog trees")
    for ending, count in endings.most_common():
        typer.echo(f"{ending:<14}  {count:>6}  {count / total:6.1%}")
