"""Plots to look at: SVG of the same hand as the table's, and pages that carry all they need. No script, no library."""
