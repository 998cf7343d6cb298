"""cmr_logic reads rules: rule text → clauses → logic → decision tree → the next question → an answer."""
