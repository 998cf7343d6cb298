"""``python -m cmr_logic`` is the same program as ``cmr-logic``."""

from cmr_logic.cli import main

if __name__ == "__main__":
    main()
