"""The metrics of this server: what Grafana draws from them stands in deploy/grafana-dashboard.json."""

from meowze import __version__
from meowze.server.lobby import ServerLobby
from meowze.server.metrics import (
    ACT_SECONDS,
    REFUSALS,
    SAVE_SECONDS,
    Metric,
    Sample,
    counter,
    gauge,
    histogram,
    labelled,
)
from meowze.server.picture_worker import PictureMaker


def server_metrics(lobby: ServerLobby, pictures: PictureMaker) -> list[Metric]:
    """All of them, as they are now."""
    store = lobby.store
    return [
        Metric("meowze_info", "gauge", "The version that runs; always 1.", [Sample(1, {"version": __version__})]),
        labelled("meowze_rooms", "gauge", "Tables in memory, with somebody connected or not.", "state", _rooms(lobby)),
        gauge("meowze_connections", "Connected sockets and streams.", lobby.connections),
        histogram(
            "meowze_act_duration_seconds",
            "From an act's arrival until it is stored and told.",
            ACT_SECONDS,
        ),
        histogram("meowze_save_duration_seconds", "From a change's queueing until it is on disk.", SAVE_SECONDS),
        counter("meowze_changes_total", "Changes that were stored.", store.queue.changes),
        counter("meowze_commits_total", "Transactions that they took.", store.queue.commits),
        gauge("meowze_writer_lag_seconds", "For how long the oldest unsaved change has waited.", store.queue.lag),
        labelled("meowze_queue_length", "gauge", "What waits, by queue.", "queue", _queues(lobby, pictures)),
        labelled("meowze_worker_processes", "gauge", "Processes that work.", "kind", _workers(lobby, pictures)),
        labelled("meowze_refusals_total", "counter", "What was refused, by kind.", "kind", dict(REFUSALS)),
    ]


def _rooms(lobby: ServerLobby) -> dict[str, float]:
    connected = sum(bool(live.devices) for live in lobby.rooms.values())
    return {"connected": connected, "empty": len(lobby.rooms) - connected}


def _queues(lobby: ServerLobby, pictures: PictureMaker) -> dict[str, float]:
    asked = lobby.workers.waiting if lobby.workers else {"bot": 0, "hint": 0}
    return {"journal": len(lobby.store.queue), "picture": pictures.waiting, **asked}


def _workers(lobby: ServerLobby, pictures: PictureMaker) -> dict[str, float]:
    bots = lobby.workers.running if lobby.workers else 0
    return {"bot": bots, "journal": int(lobby.store.queue.has_process), "picture": pictures.running}
