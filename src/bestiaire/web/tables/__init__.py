"""Games in use. The `lobby` has one `room` for each table; a room has parts (`seats`, `presence`, `timeline`,
`takeback_requests`, `changes`). What people do are functions on a room under its lock: `moves`, `takeback`, `seating`,
`new_games`; all of them write through `commit`, which has it on disk before anybody hears of it. `turns` plays for
computers. `boards` and `curves` are analysis. Called by `pages` (to read) and `http`.
"""
