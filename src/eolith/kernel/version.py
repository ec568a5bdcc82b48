"""The version of eolith; the build reads it here."""

VERSION = "0.1.0"
