"""Sentences become provisions: ordinary statements, and forms of sentences of their own."""
