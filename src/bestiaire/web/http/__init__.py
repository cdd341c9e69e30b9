"""Requests and streams: the application, its routes and JSON API, forms, connections and their limits."""
