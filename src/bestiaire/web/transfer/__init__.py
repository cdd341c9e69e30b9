"""`bestiaire export`, `import` and `backup`: all games out of one database, into another. Called by the command line."""
