"""Many games by bots: how often who wins, by how much, and why it ends."""
