"""What Prometheus reads: text in its format, figures that mean what they say, a dashboard that finds them."""

import json
import math
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from meowze.room.messages import incoming
from meowze.server.metrics import SECONDS, Histogram, Metric, Sample, histogram, merge_metrics, write_metrics
from tests.paths import ROOT
from tests.server.serving import Answer, new_token, opened, running, seated

NAME = r"[a-z][a-z0-9_]*"
LABEL = r'[a-z_]+="(?:[^"\\\n]|\\["\\n])*"'
SAMPLE = re.compile(rf"({NAME})(?:\{{({LABEL}(?:,{LABEL})*)\}})? (\S+)")
UNITS = ("_seconds", "_bytes", "_total", "_info")
WITHOUT_UNIT = {"meowze_rooms", "meowze_connections", "meowze_queue_length", "meowze_worker_processes"} | {
    "process_open_fds",
    "process_max_fds",
}

Samples = dict[tuple[str, str], float]


def parsed(text: str) -> tuple[dict[str, str], Samples]:
    """Kinds by name and values by name and labels; anything that Prometheus would not take fails.

    Each metric has HELP, TYPE and its samples in one block, and no sample comes twice.
    """
    kinds, samples, current = dict[str, str](), Samples(), ""
    assert text.endswith("\n")
    for line in text.splitlines():
        if line.startswith("# HELP "):
            current = line.split()[2]
            assert re.fullmatch(NAME, current), line
            assert current not in kinds, line
            assert line.split(maxsplit=3)[3].endswith("."), line
        elif line.startswith("# TYPE "):
            _, _, name, kind = line.split()
            assert name == current, line
            kinds[name] = kind
        else:
            found = SAMPLE.fullmatch(line)
            assert found, line
            name, labels, value = found[1], found[2] or "", float(found[3])
            endings = ("_bucket", "_sum", "_count") if kinds[current] == "histogram" else ("",)
            assert name in {current + ending for ending in endings}, line
            assert (name, labels) not in samples, line
            assert kinds[current] != "counter" or value >= 0, line
            samples[name, labels] = value
    assert set(kinds.values()) <= {"counter", "gauge", "histogram"}
    return kinds, samples


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that all tests of this file share."""
    with running(tmp_path_factory.mktemp("data") / "games.sqlite") as address:
        yield address


def asked(address: str) -> Samples:
    """The figures of a server."""
    return parsed(Answer(address, "GET", "/metrics").text)[1]


def test_names_are_as_prometheus_recommends(address: str) -> None:
    """Counters end in _total and nothing else does, what has a unit says it, and all is our own or the process's."""
    answer = Answer(address, "GET", "/metrics")
    assert answer.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
    kinds, _ = parsed(answer.text)
    assert all(name.startswith(("meowze_", "process_")) for name in kinds)
    assert all((kind == "counter") == name.endswith("_total") for name, kind in kinds.items())
    assert {name for name in kinds if not name.endswith(UNITS)} == WITHOUT_UNIT


def test_figures_follow_what_happens(address: str) -> None:
    """A table, its connection, an act, its saving and a refusal are counted; an empty table too."""
    before, token = asked(address), new_token()
    opened(address, new_token())
    with seated(address, opened(address, token), token) as client:
        client.act(client.table["legal"][0])
        client.act("nonsense")
        client.ask("not a message")
        Answer(address, "GET", "/api/rooms/zzzzzz")
        after = asked(address)
    grown = {name: after[name] - before.get(name, 0) for name in after}
    assert grown["meowze_rooms", 'state="connected"'] == 1
    assert grown["meowze_rooms", 'state="empty"'] == 1
    assert grown["meowze_connections", ""] == 1
    assert grown["meowze_act_duration_seconds_count", ""] == 1
    assert 0 < grown["meowze_act_duration_seconds_sum", ""] < 60
    assert grown["meowze_act_duration_seconds_bucket", 'le="+Inf"'] == 1
    assert grown["meowze_changes_total", ""] >= 3
    assert grown["meowze_save_duration_seconds_count", ""] >= 3
    assert grown["meowze_refusals_total", 'kind="no-action"'] == 1
    assert grown["meowze_refusals_total", 'kind="no-room"'] == 1
    assert grown["meowze_refusals_total", 'kind="unreadable"'] == 1
    assert after["meowze_queue_length", 'queue="journal"'] == 0
    assert after["meowze_writer_lag_seconds", ""] == 0
    assert after["process_resident_memory_bytes", ""] > 2**20
    assert 0 < after["process_open_fds", ""] <= after["process_max_fds", ""]


def test_a_socket_that_is_closed_is_a_refusal(address: str) -> None:
    """A foreign page, and a wish without hello."""
    before = asked(address)
    assert Answer(address, "GET", "/", Origin="https://elsewhere.example").status == 403
    with seated(address, opened(address, new_token()), new_token(), hello=False) as client:
        assert client.ask(incoming.Undo(0, "x"))["type"] == "refused"
    after = asked(address)
    for kind in ("http-403", "hello-first"):
        name = "meowze_refusals_total", f'kind="{kind}"'
        assert after[name] == before.get(name, 0) + 1


def test_a_histogram_counts_what_was_no_slower() -> None:
    """Buckets are cumulative, a time on a bound belongs below it, and the last bucket holds all."""
    of = Histogram()
    for seconds in (0.0004, 0.005, 0.0051, 99):
        of.observe(seconds)
    _, samples = parsed(write_metrics([histogram("x_seconds", "Time.", of)]))
    buckets = [samples["x_seconds_bucket", f'le="{bound:g}"'] for bound in SECONDS]
    assert buckets[:4] == [1, 1, 2, 3]
    assert buckets == sorted(buckets)
    assert samples["x_seconds_bucket", 'le="+Inf"'] == samples["x_seconds_count", ""] == 4
    assert math.isclose(samples["x_seconds_sum", ""], 99.0105)


def test_large_counters_are_not_rounded_and_labels_are_escaped() -> None:
    """A counter of millions changes by one, and no word can break out of its quotes."""
    text = write_metrics([Metric("x_total", "counter", "Some.", [Sample(123_456_789, {"kind": 'a"b\\c\nd'})])])
    assert text.splitlines()[-1] == r'x_total{kind="a\"b\\c\nd"} 123456789'
    parsed(text)


def dashboard_queries() -> list[str]:
    """The queries of the ready dashboard."""
    board = json.loads((ROOT / "deploy" / "grafana-dashboard.json").read_text(encoding="utf-8"))
    return [target["expr"] for panel in board["panels"] for target in panel["targets"]]


def test_workers_are_told_apart() -> None:
    """Each metric is introduced once, and each value names its process."""
    texts = {
        f"10.0.0.1:{port}": write_metrics(
            [Metric("a", "gauge", "A.", [Sample(port)]), Metric("b", "gauge", "B.", [Sample(1, {"kind": "x"})])]
        )
        for port in (1, 2)
    }
    assert merge_metrics(texts).splitlines() == [
        "# HELP a A.",
        "# TYPE a gauge",
        'a{worker="10.0.0.1:1"} 1',
        'a{worker="10.0.0.1:2"} 2',
        "# HELP b B.",
        "# TYPE b gauge",
        'b{worker="10.0.0.1:1",kind="x"} 1',
        'b{worker="10.0.0.1:2",kind="x"} 1',
    ]


def test_the_dashboard_asks_for_metrics_that_exist(address: str) -> None:
    """Every query names a metric of the server, with labels that it has, and every metric of ours is drawn."""
    Answer(address, "GET", "/api/rooms/zzzzzz")  # so that there is a refusal
    kinds, samples = parsed(Answer(address, "GET", "/metrics").text)
    labels = {(name, label) for name, words in samples for label in re.findall(r'(\w+)="', words)}
    drawn = set[str]()
    for query in dashboard_queries():
        names = re.findall(r"\b(?:meowze|process)_\w+", query)
        assert names, query
        assert set(names) <= {name for name, _ in samples}, query
        drawn |= {re.sub(r"_(bucket|count|sum)$", "", name) for name in names}
        for label in re.findall(r"by \((\w+)\)", query):
            assert any((name, label) in labels for name in names), query
        for label, word in re.findall(r'\{(\w+)="(\w+)"', query):
            assert label == "job" or any(f'{label}="{word}"' in words for name, words in samples if name in names), (
                query
            )
    assert drawn == set(kinds)


def test_hosts_are_told_every_metric(address: str) -> None:
    """What the server tells stands in the table of the page for hosts, and nothing else does."""
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    told = set(re.findall(r"(?m)^\| `((?:meowze|process)_\w+)", page))
    assert told == set(parsed(Answer(address, "GET", "/metrics").text)[0])


def test_the_dashboard_can_be_imported() -> None:
    """What Grafana needs is there: a title, panels with numbers of their own that do not overlap, a data source."""
    board = json.loads(Path(ROOT / "deploy" / "grafana-dashboard.json").read_text(encoding="utf-8"))
    assert board["title"]
    assert board["schemaVersion"] >= 30
    assert [variable["type"] for variable in board["templating"]["list"]] == ["datasource"]
    numbers = [panel["id"] for panel in board["panels"]]
    places = {(panel["gridPos"]["x"], panel["gridPos"]["y"]) for panel in board["panels"]}
    assert len(numbers) == len(set(numbers)) == len(places)
