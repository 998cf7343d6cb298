"""What is made while a text is read: drafts of clauses, nodes of expressions, and their names."""
