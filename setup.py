"""Adds what pyproject.toml cannot say: the wheel carries the top-level grammars as package data."""

from setuptools import find_packages, setup

setup(
    packages=[*find_packages(include=["cmr_logic", "cmr_logic.*"]), "cmr_logic.grammars"],
    package_dir={"cmr_logic.grammars": "grammars"},
    package_data={"cmr_logic": ["py.typed"], "cmr_logic.grammars": ["*.lark"]},
)
