"""Whom and what a provision reaches: people, kinds of them, and things told apart."""
