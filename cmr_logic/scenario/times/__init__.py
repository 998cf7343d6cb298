"""Times, ages and amounts as a story tells them."""
