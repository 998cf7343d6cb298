"""Sentences → their parts: a scanner makes cue tokens, and a grammar groups them."""
