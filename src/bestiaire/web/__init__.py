"""The table in the browser, in rooms that call each other in one direction only:

    store   what is on disk                    thinking   worker processes, and whose turn it is at them
      ▲                                            ▲
    tables  games in use: rooms, moves, takebacks, who is there, boards to analyse on
      ▲
    pages   what a visitor sees: models, templates, styles, sentences
      ▲
    http    requests and streams: routes, the JSON API, visitors, connections

`transfer` (export, import, backup) works on the store and plays games again.
`limits`, `refusals`, `clock`, `visitors` serve all.
"""
