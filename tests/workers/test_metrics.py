"""What an operator can measure: a slow thing in the log, and the figures that Prometheus reads."""

from __future__ import annotations

import logging
import socket
from urllib.request import urlopen

import pytest

from bot.meter import METER, Meter
from bot.settings import SettingsError, from_environment
from bot.workers import metrics


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def test_a_slow_thing_is_logged_with_what_it_was(caplog: pytest.LogCaptureFixture) -> None:
    meter = Meter(slow_seconds=0.5)
    with caplog.at_level(logging.WARNING):
        meter.note("store", "write", 0.2)
        meter.note("interaction", "brass hand", 0.7)
    (record,) = caplog.records
    assert vars(record)["what"] == "brass hand"
    assert vars(record)["milliseconds"] == 700


def test_prometheus_reads_counts_and_times_and_nothing_is_left_open() -> None:
    port = free_port()
    with metrics.served(("127.0.0.1", port)):
        METER.note("picture", "drawn", 0.02)
        with urlopen(f"http://127.0.0.1:{port}/metrics") as answer:
            text = answer.read().decode()
    assert 'brass_seconds_count{area="picture",what="drawn"} 1.0' in text
    assert 'brass_seconds_bucket{area="picture",le="0.03",what="drawn"} 1.0' in text
    assert METER.listeners == []
    with pytest.raises(OSError):
        urlopen(f"http://127.0.0.1:{port}/metrics")


def test_a_port_that_is_taken_is_said() -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        with pytest.raises(metrics.MetricsError, match="cannot be used"), metrics.served(other.getsockname()):
            pass


def test_metrics_stay_on_this_machine_unless_another_address_is_given() -> None:
    given = {"DISCORD_TOKEN": "x"}
    assert from_environment(given).metrics is None
    assert from_environment({**given, "BRASS_METRICS": "9464"}).metrics == ("127.0.0.1", 9464)
    assert from_environment({**given, "BRASS_METRICS": "10.0.0.1:9464"}).metrics == ("10.0.0.1", 9464)
    with pytest.raises(SettingsError, match="BRASS_METRICS"):
        from_environment({**given, "BRASS_METRICS": "everywhere"})
