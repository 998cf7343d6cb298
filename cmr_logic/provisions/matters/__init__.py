"""What a provision is about, and when: uses, losses, times and seasons."""
