"""The tables for programs."""
