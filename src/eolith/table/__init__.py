"""One live table, without input or output: whose turn, what was done, what can be taken back."""
