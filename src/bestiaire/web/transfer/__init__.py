"""`bestiaire export`, `import` and `backup`: all games out of one database, into another. For the command line."""
