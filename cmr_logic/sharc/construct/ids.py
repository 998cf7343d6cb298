"""Ids made from what they name, so that the same input always gets the same id."""

from __future__ import annotations

import hashlib


def make_id(*parts: str) -> str:
    """Return an id of 40 hexadecimal digits, as the official files have, for the parts in order.

    Example:
        >>> make_id("a", "b") == make_id("a", "b"), make_id("a", "b") == make_id("ab")
        (True, False)
    """
    text = "".join(f"{len(part)}:{part}" for part in parts)
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:40]
