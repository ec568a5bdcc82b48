"""A bot for Stone Age that has learned from games against itself, and how it did."""
