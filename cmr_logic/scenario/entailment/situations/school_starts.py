"""Children who are about to start at a school."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Situation, situation

# fmt: off
SCHOOL_STARTS: tuple[Situation, ...] = (
    situation(
        "starting-secondary",
        said="my child is starting secondary school|my child starts secondary school|"
             "my child will start secondary school|my child is going up to secondary school",
        worded="my child is about to start secondary school|"
               "my child is moving to secondary school|my child is due to start secondary school",
        shown="my daughter goes up to the comprehensive in September|"
              "my son goes up to the comprehensive in September|"
              "my daughter starts at the grammar school in September|"
              "my son starts at the grammar school in September|"
              "my daughter moves up to big school in September|"
              "my son moves up to big school in September|my daughter starts Year 7 in September|"
              "my son starts Year 7 in September|my son is in his last year of primary school|"
              "my daughter is in her last year of primary school|"
              "my daughter starts secondary school in September|"
              "my son starts secondary school in September",
        barred="my son is in infants|my daughter is in infants|my son is at nursery|"
               "my daughter is at nursery|my son is at university|my daughter is at university|"
               "my son has left school|my daughter has left school|my son is in Reception|"
               "my daughter is in Reception|my child is at nursery|my son is only in Year 2|"
               "my daughter is only in Year 2|my child is in Reception",
        clause="your child is starting secondary school",
        fires="My daughter goes up to the comprehensive in September.",
        fails="My son is at nursery.",
        silent="My daughter goes up to the attic in September.",
    ),
    situation(
        "starting-school",
        said="my child is starting school|my child starts school|my child will start school|"
             "my child is starting primary school",
        worded="my child is about to start school|my child is due to start school|"
               "my child is starting primary school",
        shown="my son goes into Reception in September|"
              "my daughter goes into Reception in September|"
              "my son starts in Reception in September|"
              "my daughter starts in Reception in September|"
              "my son starts primary school in September|"
              "my daughter starts primary school in September|"
              "it is my son's first day at school next week|"
              "it is my daughter's first day at school next week|"
              "my daughter starts infant school in September|"
              "my son starts infant school in September",
        barred="my son is at university|my daughter is at university|my son has left school|"
               "my daughter has left school|my son is at secondary school|"
               "my daughter is at secondary school|my son is only six months old|"
               "my daughter is only six months old|my child is at secondary school",
        clause="your child is starting school",
        fires="My son goes into Reception in September.",
        fails="My son is at secondary school.",
        silent="My son goes into hospital in September.",
    ),
)
# fmt: on
