"""Numbers and times of a story against the demand of a clause."""
