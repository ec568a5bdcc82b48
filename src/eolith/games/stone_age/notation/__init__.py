"""What is typed, recorded and set up: actions, commands with the rules against them, positions."""
