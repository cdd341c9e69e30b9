"""Games in use: one room for each table, what may be done there and by whom, and boards to analyse on. Called by
`pages` and `http`; everything that is done goes through `commit`, which has it on disk before anybody hears of it."""
