"""Makes the project's virtual environment, so that scripts run on a machine that has only Python.

Uses the standard library alone, and no syntax newer than what it has to complain about.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
OLDEST = (3, 11)
_ENVIRONMENT = ROOT / ".venv"


def python_with(extra: str, modules: tuple[str, ...]) -> str:
    """Return a Python that has the project and some modules, after setting one up if there is none.

    Args:
        extra: the optional dependencies to install with the project, or nothing.
        modules: what the caller is going to import, to tell whether it is there.

    Returns:
        The running Python if it has them all, else that of ``.venv`` in the project's folder.
    """
    if sys.version_info < OLDEST:
        sys.exit(
            "error: Python {}.{} or later is needed; this is {}.{}".format(
                *OLDEST, *sys.version_info
            )
        )
    if all(importlib.util.find_spec(name) for name in modules):
        return sys.executable
    python = _ENVIRONMENT / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    if not _imports(python, ("pip",)):  # there is none, or it was left half made
        print(f"Setting up {_ENVIRONMENT} (once)", flush=True)
        _require_venv()
        _run(sys.executable, "-m", "venv", "--clear", str(_ENVIRONMENT))
    if not _imports(python, modules):
        print("Installing the project and what it needs", flush=True)
        target = f"{ROOT}[{extra}]" if extra else str(ROOT)
        _run(str(python), "-m", "pip", "install", "-q", "--disable-pip-version-check", "-e", target)
    return str(python)


def _imports(python: Path, modules: tuple[str, ...]) -> bool:
    program = "; ".join(f"import {name}" for name in modules)
    return python.exists() and not (
        subprocess.run([str(python), "-c", program], capture_output=True, check=False).returncode
    )


def _require_venv() -> None:
    """Add what makes environments, which Debian and Ubuntu ship apart from Python."""
    if importlib.util.find_spec("ensurepip"):
        return
    package = "python{}.{}-venv".format(*sys.version_info)
    apt = shutil.which("apt-get")
    if apt is None or not hasattr(os, "geteuid") or os.geteuid() != 0:
        sys.exit(
            f"error: this Python cannot make environments; install it ('apt install {package}')"
        )
    print(f"Installing {package}", flush=True)
    os.environ["DEBIAN_FRONTEND"] = "noninteractive"
    _run(apt, "update", "-qq")
    _run(apt, "install", "-y", "-qq", package)


def _run(*command: str) -> None:
    done = subprocess.run(command, stdin=subprocess.DEVNULL, check=False)
    if done.returncode:
        sys.exit(f"error: '{' '.join(command)}' ended with exit code {done.returncode}")
