"""What is beside the table of Mindbug: box, rules to look at, galleries, editor, the end in figures."""
