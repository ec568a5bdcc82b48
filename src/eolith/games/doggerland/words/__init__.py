"""The game in words: what is typed and printed, what can be chosen, what has happened."""
