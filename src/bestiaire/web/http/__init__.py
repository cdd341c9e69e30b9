"""Requests and streams. Nobody calls it but the command line (`serve.serve`, `app.create_app`).

`app` puts everything together; `server` is what all routes share. `actions` lists what can be done at a table, and
`action_routes` makes the forms and the API's endpoints of it. The other routes stand by what they show: `front`,
`table_pages`, `replays`, `curves`, `editing`, `analysis`, `rulebook`, `devices`, `api`. Before them come `guard`,
`rate_limits` and `connections`.
"""
