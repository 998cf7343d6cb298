"""How long `cmr-logic predict` with the engine and `cmr-logic evaluate` take, as whole processes.

    python benchmarks/predict.py [DATA]

DATA is a ShARC file, by default ``../shared/data/sharc/train.json``. The aim: both together take no
longer than twice an evaluation alone. The two take turns, so that whatever else the machine does
slows both, and run from bytecode, as after an installation: to compile the sources is no part of
either.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

from common import add_data, parser_for, run

RUNS = 5
AIM = 2.0  # evaluations that the two may take


def seconds(bytecode: str, *arguments: str) -> float:
    """Return how long one command takes from its start to its end, with bytecode in a folder."""
    environment = os.environ | {"PYTHONPYCACHEPREFIX": bytecode}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    command = [sys.executable, "-m", "cmr_logic", *arguments]
    start = time.perf_counter()
    done = subprocess.run(command, check=False, stdout=subprocess.DEVNULL, env=environment)
    if done.returncode:
        sys.exit(done.returncode)  # it has said why
    return time.perf_counter() - start


def main() -> None:
    """Print the median times of both, and how many evaluations they take together."""
    parser = parser_for(__doc__)
    add_data(parser)
    data = str(parser.parse_args().data)
    with tempfile.TemporaryDirectory() as folder:
        output = str(Path(folder) / "predictions.json")

        def both() -> tuple[float, float]:
            predicting = seconds(folder, "predict", data, "-o", output)
            return predicting, seconds(folder, "evaluate", output, data)

        both()  # the first run warms the disk and makes the bytecode
        runs = [both() for _ in range(RUNS)]
    predict, evaluate = (median(times) for times in zip(*runs, strict=True))
    ratio = median((predicting + evaluating) / evaluating for predicting, evaluating in runs)
    print(f"predict: {predict:.2f} s, evaluate: {evaluate:.2f} s (medians of {RUNS} runs)")
    print(f"both: {ratio:.2f} evaluations; aim: {AIM:.0f} at most")


if __name__ == "__main__":
    run(main)
