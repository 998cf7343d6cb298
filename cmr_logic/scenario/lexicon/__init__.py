"""Reviewed tables of words: what says the same, what is a kind of what, what excludes what."""
