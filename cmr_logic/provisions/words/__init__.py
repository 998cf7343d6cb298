"""Word lists of the reader: verbs, people, times, and words that say what a case is about."""
