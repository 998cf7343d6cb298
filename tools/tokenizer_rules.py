"""Writes cmr_logic/tokenizer.json from the spaCy that is installed.

``python tools/tokenizer_rules.py`` writes the file; with ``--check`` it only tells, by its exit
code, whether the file holds the rules of the installed spaCy.

The rules are those of spaCy's blank English (MIT licence). Reading them from a file takes some
milliseconds, importing spaCy half a second.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import spacy
from spacy.tokenizer import Tokenizer

FILE = Path(__file__).resolve().parents[1] / "cmr_logic" / "tokenizer.json"
SOURCE = (
    "Rules of the English tokenizer of spaCy {version}. Copyright (C) 2016-2024 ExplosionAI GmbH, "
    "2016 spaCy GmbH, 2015 Matthew Honnibal. MIT License, as in LICENSE."
)


def rules() -> dict[str, Any]:
    """Return the rules of the installed spaCy, in the layout of the file.

    Exceptions and mended runs are lists of tokens, each written with spaces between its tokens.
    """
    tokenizer = spacy.blank("en").tokenizer
    exceptions = [
        " ".join(token[spacy.symbols.ORTH] for token in tokens)
        for text, tokens in sorted(tokenizer.rules.items())
        if text.split() == [text]  # white space is no token here
    ]
    plain = Tokenizer(
        tokenizer.vocab,
        prefix_search=tokenizer.prefix_search,
        suffix_search=tokenizer.suffix_search,
        infix_finditer=tokenizer.infix_finditer,
        url_match=tokenizer.url_match,
    )
    parted = {text: [token.text for token in plain(text)] for text in sorted(tokenizer.rules)}
    return {
        "prefix": tokenizer.prefix_search.__self__.pattern,
        "suffix": tokenizer.suffix_search.__self__.pattern,
        "infix": tokenizer.infix_finditer.__self__.pattern,
        "url": tokenizer.url_match.__self__.pattern,
        "exceptions": exceptions,
        "mended": [" ".join(tokens) for tokens in parted.values() if len(tokens) > 1],
    }


def main() -> None:
    """Write the file, or compare it."""
    found = rules()
    if "--check" in sys.argv[1:]:
        kept = json.loads(FILE.read_text("utf-8"))
        kept.pop("source")
        sys.exit("the rules changed: run python tools/tokenizer_rules.py" if kept != found else 0)
    whole = {"source": SOURCE.format(version=spacy.__version__), **found}
    FILE.write_text(json.dumps(whole, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
