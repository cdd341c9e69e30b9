"""What is on disk: games as rows, the schema, one thread that writes, and what processes on one database tell each
other. Called by `tables`, `transfer` and the server itself."""
