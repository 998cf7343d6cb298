"""Sentences → their parts: cue tokens by :mod:`~cmr_logic.clauses.scan`, their grouping by a grammar."""
