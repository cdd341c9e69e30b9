"""What is beside the table of King of Tokyo: box, rules to look at, galleries, editor, the end in figures."""
