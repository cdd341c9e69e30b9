"""What is beside the table of Orcs Orcs Orcs: box, rules to look at, galleries, editor, the end in figures."""
