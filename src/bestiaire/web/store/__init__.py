"""What is on disk. `Store` has a part for each kind of thing (games, seats, entries, turns, …); all of them share one
`Database`, which runs every query on one thread. `notify` and `listen` are how processes on one PostgreSQL hear of each
other's changes. Called by `tables`, `transfer`, `credentials` and the server; knows no rules of any game.
"""
