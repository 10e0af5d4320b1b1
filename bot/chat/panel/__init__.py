"""The turn by touch: a private panel whose buttons and menus know everything they need by their ids.

| file | holds |
| --- | --- |
| `draft.py` | an action as far as it has been chosen, and its short form in a custom id |
| `sitting.py` | one person at one table: what they see, what they can choose |
| `page.py` | a message of components in the making |
| `home.py` | the first page: hand, money, the actions |
| `questions.py` | what is still to be asked of a draft, in order |
| `build.py`, `network.py`, `develop.py`, `sell.py`, `simple.py` | the questions of each action |
| `supply.py`, `discard.py`, `sure.py` | the questions that all share: coal and iron, cards, are you sure |
| `why.py`, `glance.py` | why not; everything there is to look at |
| `presses.py` | what each press does |
| `settings.py`, `reminders.py`, `commands.py` | settings; how one is reminded; the slash commands |
| `hint.py` | what a computer would do, where the table allows hints |
| `following.py` | open panels that come to their person's turn by themselves |
| `status.py` | the status message of the channel |
"""

from . import presses, settings

KINDS = {**presses.KINDS, **settings.KINDS}
"""What each kind of press of these rooms does, for the table of all presses."""

__all__ = ["KINDS"]
