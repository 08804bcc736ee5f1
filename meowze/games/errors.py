"""Errors in what a person enters. Every message says what was expected."""


class MeowzeError(ValueError):
    """The base class; the message is meant for the person who made the mistake."""


class Unreadable(MeowzeError):
    """A text that cannot be read as an action, position, record or option."""


class Misfit(MeowzeError):
    """Options that contradict each other or the number of seats; `switch` names the one to change."""

    def __init__(self, switch: str, text: str) -> None:
        super().__init__(text)
        self.switch = switch


class Illegal(MeowzeError):
    """An action that the rules forbid now; `rule` is the paragraph that says so, such as "CD28"."""

    def __init__(self, rule: str, text: str) -> None:
        super().__init__(text)
        self.rule = rule
