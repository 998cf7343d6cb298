"""What a rule without amounts or stories never loads: tables that take a tenth of a start."""

from __future__ import annotations

import subprocess
import sys

READS = """
import sys, cmr_logic
cmr_logic.parse("You can row if you swim.").written("Can I row?")
print(*(name for name in sys.modules if name.startswith(HEAVY)))
"""
HEAVY = ("cmr_logic.quantities", "cmr_logic.scenario")


def test_reading_a_rule_loads_no_tables_of_amounts_and_stories() -> None:
    program = READS.replace("HEAVY", repr(HEAVY))
    command = [sys.executable, "-c", program]
    ran = subprocess.run(command, check=True, capture_output=True, text=True)
    assert ran.stdout.split() == []
