"""What can be wrong with what a person gives us; every text says what was expected."""


class MeowzeError(ValueError):
    """Any of the errors below: its text is meant for the person who caused it."""


class Unreadable(MeowzeError):
    """A text that is no action, position, record or option."""


class Misfit(MeowzeError):
    """Options that do not go together; `switch` names the one to change."""

    def __init__(self, switch: str, text: str) -> None:
        super().__init__(text)
        self.switch = switch


class Illegal(MeowzeError):
    """An action that the rules bar now; `rule` is the paragraph that says so, such as "CD28"."""

    def __init__(self, rule: str, text: str) -> None:
        super().__init__(text)
        self.rule = rule
