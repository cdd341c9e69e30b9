"""What lies on the table of King of Tokyo, its buttons, and what has just happened there."""
