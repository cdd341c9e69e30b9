"""`/metrics`: how the server fares, for Prometheus."""

from __future__ import annotations

from bestiaire.web.http.server import Server


async def metrics(server: Server) -> str:
    """Prometheus' text format."""
    lines = [
        "# TYPE bestiaire_rooms gauge",
        f"bestiaire_rooms {len(server.lobby.rooms)}",
        "# TYPE bestiaire_streams gauge",
        f"bestiaire_streams {server.streams.total}",
        "# TYPE bestiaire_thinking gauge",
        f"bestiaire_thinking {server.lobby.turns.busy}",
        "# TYPE bestiaire_stuck_computers_total counter",
        f"bestiaire_stuck_computers_total {server.lobby.turns.stuck}",
        "# TYPE bestiaire_thinking_queue gauge",
        *(
            f'bestiaire_thinking_queue{{kind="{kind.value}"}} {len(line)}'
            for kind, line in server.thinkers.queue.lanes.items()
        ),
        "# TYPE bestiaire_database_queue gauge",
        f"bestiaire_database_queue {server.store.database.jobs.qsize()}",
        "# TYPE bestiaire_database_failures_total counter",
        f"bestiaire_database_failures_total {server.store.database.failures}",
        "# TYPE bestiaire_broken_games gauge",
        f"bestiaire_broken_games {len(server.store.broken.known)}",
        "# TYPE bestiaire_processes gauge",
        f"bestiaire_processes {1 + len(server.store.processes.others)}",
        "# TYPE bestiaire_uptime_seconds gauge",
        f"bestiaire_uptime_seconds {server.clock.steady() - server.started:.0f}",
        "# TYPE bestiaire_requests_total counter",
    ]
    lines += [
        f'bestiaire_requests_total{{status="{status}"}} {count}' for status, count in sorted(server.counts.items())
    ]
    lines += await server.housekeeping.metrics()
    lines.append("# TYPE bestiaire_connections_cut_total counter")
    lines += [
        f'bestiaire_connections_cut_total{{why="{reason}"}} {count}' for reason, count in sorted(server.cuts.items())
    ]
    return "\n".join(lines) + "\n"
