"""`bestiaire export`, `import` and `backup`: all games out of one database and into another. Called by the command line.
"""
