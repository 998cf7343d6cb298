"""What a story says in other shapes or turns of speech, and the same said plainly."""
