"""The table in the browser. Its packages call each other in one direction only:

    store   what is on disk                    thinking   worker processes, and the fair queue for them
      ▲                                            ▲
    tables  games in use: rooms, moves, takebacks, presence, analysis boards
      ▲
    pages   what a visitor sees: models, templates, styles, sentences
      ▲
    http    requests and streams: routes, the JSON API, rate limits, connections
      ▲
    bench   many games at once, to measure a server

`transfer` (export, import, backup) works on the store and plays games again.
`limits`, `refusals`, `clock`, `visitors` and `credentials` serve all.
"""
