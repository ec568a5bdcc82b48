"""What somebody may know of a position, and what is counted of it."""
