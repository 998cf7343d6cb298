"""The text of a story becomes statements: who does what, with what, denied or not."""
