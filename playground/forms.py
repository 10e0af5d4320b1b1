"""Forms that are open in a browser, until they are sent."""

from .server import Person, Response

KEPT = 100


class Forms:
    """The latest forms that the bot opened, by the interaction that brought them."""

    def __init__(self) -> None:
        self._open: dict[str, Response] = {}

    def keep(self, response: Response) -> str:
        """Remembers a form and gives the token under which it is found again."""
        token = str(response.interaction.id)
        self._open[token] = response
        while len(self._open) > KEPT:
            self._open.pop(next(iter(self._open)))
        return token

    def find(self, person: Person, token: str) -> Response | None:
        """The form, if it is this person's."""
        response = self._open.get(token)
        return response if response is not None and response.interaction.user_id == person.id else None
