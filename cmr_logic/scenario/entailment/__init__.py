"""What follows from what: situations of life, holdings, work, and named implications."""
