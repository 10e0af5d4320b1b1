"""`python -m playground [--port N] [--data DIR]`: try the bot in a browser, with no token and no friends.

`python -m playground table ...` plays a whole game without a page instead.
"""

import argparse
import asyncio
import contextlib
import errno
import logging
import signal
import socket
import sys
import tempfile
from pathlib import Path

from aiohttp import web

from . import table
from .running import RunningBot
from .stage import Stage
from .web import make_app

PORT = 8420
SAVE_EVERY = 60.0
"""Seconds; what is lost of the messages if the playground is killed. The games themselves lose nothing."""


async def run(listener: socket.socket, folder: Path) -> None:
    """The playground until it is told to stop."""
    stage = Stage(RunningBot, folder)
    await stage.start()
    runner = web.AppRunner(make_app(stage), access_log=None, shutdown_timeout=0.5)
    await runner.setup()
    await web.SockSite(runner, listener).start()
    address, port = listener.getsockname()
    print(f"The playground is open: http://{address}:{port}   (Ctrl+C closes it)", flush=True)
    try:
        await _until_stopped(stage)
    finally:
        await stage.stop()
        await runner.cleanup()


async def _until_stopped(stage: Stage) -> None:
    stopped = asyncio.Event()
    for each in (signal.SIGTERM, signal.SIGINT):
        with contextlib.suppress(NotImplementedError):  # Windows: Ctrl+C cancels the task instead
            asyncio.get_running_loop().add_signal_handler(each, stopped.set)
    while not stopped.is_set():
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(stopped.wait(), SAVE_EVERY)
        stage.save()


def listen(port: int) -> socket.socket:
    """A socket on this machine only. Ends the program with a sentence where the port is taken."""
    try:
        return socket.create_server(("127.0.0.1", port))
    except OverflowError:
        sys.exit(f"Port {port} does not exist: choose one from 1024 to 65535.")
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            sys.exit(f"Port {port} is taken. Does a playground run already? Another port: --port NUMBER.")
        sys.exit(f"The playground cannot use port {port}: {error.strerror}.")


def main(arguments: list[str]) -> int:
    """Reads the command line; the exit status."""
    if arguments[:1] == ["table"]:
        return table.main(arguments[1:])
    parser = argparse.ArgumentParser(prog="python -m playground", description="Try the bot in a browser.")
    parser.add_argument("--port", type=int, default=PORT, help=f"port of the page on this machine ({PORT})")
    parser.add_argument("--data", type=Path, help="folder that keeps games and messages (else: forgotten)")
    given = parser.parse_args(arguments)
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    listener = listen(given.port)
    with contextlib.ExitStack() as stack:
        folder = given.data or Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="playground-")))
        folder.mkdir(parents=True, exist_ok=True)
        with contextlib.suppress(KeyboardInterrupt):
            asyncio.run(run(listener, folder))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
