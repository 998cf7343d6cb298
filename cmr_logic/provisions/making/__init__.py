"""Words become a clause: a full sentence of the person asked, fitted, negated and renamed."""
