"""Records the golden games anew: `python -m tests.golden`. Only when the rules have changed on purpose."""

from tests.golden.record import GAMES, write

for name in GAMES:
    path = write(name)
    print(f"{path.name}: {path.stat().st_size} bytes")
