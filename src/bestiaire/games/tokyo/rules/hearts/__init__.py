"""Losing hearts, and elimination (sections 6 and 8)."""
