"""What every page stands on: open tables, people, and how they are told."""
