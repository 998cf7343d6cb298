"""How long the several references of a file take, and the same for 2,270 utterances.

    python benchmarks/references.py [DATA]

DATA is a ShARC file, by default ``../shared/data/sharc/train.json``. The published script
takes 99 s for 2,270 utterances.
"""

from __future__ import annotations

import time

from common import add_data, parser_for, run

from cmr_logic.sharc.loading import read_utterances
from cmr_logic.sharc.references import add_references
from cmr_logic.sharc.tokens import tokenizer

UTTERANCES = 2270  # the development file
PUBLISHED_SECONDS = 99.0


def main() -> None:
    """Print the time for the file and its ratio to the published script's."""
    parser = parser_for(__doc__)
    add_data(parser)
    utterances = list(read_utterances(parser.parse_args().data))
    tokenizer()
    start = time.perf_counter()
    more = sum(len(row.all_answers) > 1 for row in add_references(utterances))
    seconds = time.perf_counter() - start
    scaled = seconds / len(utterances) * UTTERANCES
    print(f"{len(utterances)} utterances, {more} with several references: {seconds:.2f} s")
    print(
        f"for {UTTERANCES} utterances: {scaled:.2f} s; published script: {PUBLISHED_SECONDS:.0f} s"
    )
    print(f"ratio: {PUBLISHED_SECONDS / scaled:.0f}")


if __name__ == "__main__":
    run(main)
