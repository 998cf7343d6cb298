"""A bar chart for each probe; needs matplotlib, which the extra ``plots`` brings."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from cmr_logic.errors import CmrLogicError
from cmr_logic.sharc.files import make_folder, writing

if TYPE_CHECKING:
    import os
    from collections.abc import Iterable

    from cmr_logic.sharc.probes import Probe

_BAR = 0.38  # the width of a bar when gold and predictions stand side by side


def plot_probes(probes: Iterable[Probe], folder: str | os.PathLike[str]) -> list[Path]:
    """Draw each probe as an SVG file named after its pattern, and return the files.

    Args:
        probes: what `cmr_logic.sharc.probes.probe` found.
        folder: where the files go; made if it is not there.

    Raises:
        CmrLogicError: matplotlib is not installed.
        DataError: the folder cannot be written to.
    """
    try:
        from matplotlib.figure import Figure  # noqa: PLC0415 - an extra, and slow to import
    except ImportError as error:
        raise CmrLogicError(
            "plots need matplotlib, which is not installed",
            advice='run in the folder of the project: pip install ".[plots]"',
        ) from error
    target = Path(folder)
    make_folder(target)
    files = []
    for item in probes:
        names = sorted(item.gold | (item.predicted or {}))
        figure = Figure(figsize=(1.6 + 1.3 * max(len(names), 3), 3.6), layout="constrained")
        axes = figure.subplots()
        groups = [("gold", item.gold)]
        if item.predicted is not None:
            groups.append(("predicted", item.predicted))
        for number, (label, shares) in enumerate(groups):
            shift = (number - (len(groups) - 1) / 2) * _BAR
            heights = [shares[name].value or 0.0 if name in shares else 0.0 for name in names]
            places = [index + shift for index in range(len(names))]
            axes.bar(places, heights, width=_BAR, label=label)
        axes.set_xticks(range(len(names)), names)
        axes.set_ylim(0, 1)
        axes.set_ylabel("share")
        axes.set_title(item.pattern.question, fontsize="medium", loc="left")
        figure.legend(loc="outside lower center", ncols=len(groups))
        file = target / f"{item.pattern.name}.svg"
        with writing(file) as drawing:
            figure.savefig(drawing, format="svg")
        files.append(file)
    return files
