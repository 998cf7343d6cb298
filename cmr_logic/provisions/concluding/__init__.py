"""What a statement concludes: what is granted, demanded, aimed at or asserted."""
