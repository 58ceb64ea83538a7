"""The table on the wire."""
