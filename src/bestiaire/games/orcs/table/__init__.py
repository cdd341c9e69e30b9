"""What lies on the table of Orcs Orcs Orcs: the state, who sees what of it, options, pools and positions."""
