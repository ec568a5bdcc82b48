"""The games.  Each folder here is one game; `eolith.load` finds it by its name."""
