"""What the verb of a statement says: it grants, demands, denies, spares or limits."""
