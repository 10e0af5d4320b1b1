"""Looking back, and all that lasts longer than one game.

| file | holds |
| --- | --- |
| `ending.py` | what is told when a game is over, and the closing of its thread |
| `rematch.py` | the same people again |
| `log.py` | the log with its filters, in pages |
| `steps.py` | any moment of a game, step by step |
| `decisions.py` | the most costly decisions, and what was better |
| `trial.py` | the side board |
| `files.py` | export, import, verify |
| `figures.py` | statistics |
| `mine.py`, `notes.py` | one's own games and data; one's notes |
| `policy.py` | what a server has decided |
"""
