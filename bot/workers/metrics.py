"""Counters and timings for Prometheus, where the extra is installed: `pip install -e '.[metrics]'`."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

from bot.meter import METER

BUCKETS = (0.005, 0.01, 0.03, 0.1, 0.15, 0.4, 1.0, 3.0, 10.0)
"""Seconds; among them the targets of docs/measurements.md and Discord's own three seconds."""


class MetricsError(ValueError):
    """The metrics were asked for but cannot be served."""


@contextlib.contextmanager
def served(address: tuple[str, int] | None) -> Iterator[None]:
    """Serve the metrics at host and port as long as the block lasts; None: nowhere. Raises MetricsError."""
    if address is None:
        yield
        return
    try:
        from prometheus_client import CollectorRegistry, Histogram, ProcessCollector, start_http_server
    except ImportError:
        raise MetricsError("BRASS_METRICS needs the extra `metrics`: pip install -e '.[metrics]'") from None
    registry = CollectorRegistry()
    ProcessCollector(registry=registry)
    taken = Histogram(
        "brass_seconds", "How long things took", ("area", "what"), buckets=BUCKETS, registry=registry
    )

    def hear(area: str, name: str, seconds: float) -> None:
        taken.labels(area, name).observe(seconds)

    host, port = address
    try:
        server, thread = start_http_server(port, addr=host, registry=registry)
    except OSError as error:
        raise MetricsError(f"BRASS_METRICS: {host}:{port} cannot be used: {error.strerror}") from None
    METER.listeners.append(hear)
    try:
        yield
    finally:
        METER.listeners.remove(hear)
        server.shutdown()
        server.server_close()
        thread.join()
