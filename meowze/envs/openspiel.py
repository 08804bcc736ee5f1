"""The games in OpenSpiel: `import meowze.envs.openspiel` registers each as `meowze_<game>`.

Parameters are `seats`, `preset` and one for each switch of the game, with the words of `docs/notation.md`. OpenSpiel
never takes 0 for a word: where a switch has words, one that looks like a number is written in quotes: `first='0'`.
"""

import math
from collections.abc import Mapping
from fractions import Fraction
from typing import ClassVar, Protocol, TypeAlias

import numpy

from meowze.backends.loops import LONGEST
from meowze.envs.moments import TERMINAL, Moment
from meowze.envs.observing import EnvError, layout_of, observe, returns
from meowze.envs.table import joined_options
from meowze.extras import needs
from meowze.games import all_games
from meowze.games.contract import AnyGame
from meowze.games.options import Switch
from meowze.play.position import Position

with needs("openspiel"):
    import pyspiel

Parameters: TypeAlias = Mapping[str, str | int]

IN_A_TURN = 8  # more actions, and more outcomes of chance, than any turn has


class Sampler(Protocol):
    """Random numbers from 0 to below 1, one a call."""

    def __call__(self) -> float:
        """The next number."""


def is_number(switch: Switch, usual: str) -> bool:
    """Whether every value of a switch is a whole number, so that OpenSpiel can take it as one."""
    return not switch.words and usual.isdigit()


def specification(game: AnyGame) -> dict[str, str | int]:
    """The parameters of a game with their defaults: empty, or -1 for a number, is what the preset says."""
    usual = game.usual_words(game.seats[0])
    switches = game.notation.SWITCHES
    values: dict[str, str | int] = {s.name: -1 if is_number(s, usual[s.name]) else "" for s in switches}
    return {"seats": 2 if 2 in game.seats else game.seats[0], "preset": "", **values}


def game_type(game: AnyGame, utility: object = pyspiel.GameType.Utility.GENERAL_SUM) -> pyspiel.GameType:
    """What OpenSpiel wants to know about a game before it is loaded.

    Every game counts as one of imperfect information: one without secrets is a special case of that.
    """
    return pyspiel.GameType(
        short_name=f"meowze_{game.name.replace('-', '_')}",
        long_name=f"Meowze: {game.name.replace('-', ' ').capitalize()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=specification(game),
    )


def options_text(game: AnyGame, parameters: Parameters) -> str:
    """The options that parameters stand for, as text: those of the preset, and the switches that are given."""
    words = {switch.name: str(parameters[switch.name]).strip("'") for switch in game.notation.SWITCHES}
    given = ",".join(f"{name}={word}" for name, word in words.items() if word not in {"", "-1"})
    return joined_options(game, int(parameters["seats"]), str(parameters["preset"]).strip("'"), given)


def quoted(value: str | int) -> str | int:
    """A parameter as it is written: OpenSpiel must not take a word for a number when it reads it again."""
    return f"'{value}'" if isinstance(value, str) and value.isdigit() else value


class MeowzeGame(pyspiel.Game):  # type: ignore[misc]  # it ships no types
    """A game with its options and its number of seats. Each game has a class of its own, made by `register`."""

    table: ClassVar[AnyGame]

    def __init__(self, parameters: Parameters | None = None) -> None:
        game = self.table
        values = specification(game) | {name: quoted(value) for name, value in (parameters or {}).items()}
        seats = int(values["seats"])
        self.first = Moment(game, game.started(options_text(game, values), seats))
        together = self.first.position.together
        info = pyspiel.GameInfo(
            num_distinct_actions=layout_of(game, seats).actions,
            max_chance_outcomes=game.rules.ACTIONS,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if together else 0.0,
            max_game_length=IN_A_TURN * LONGEST,
        )
        kinds = pyspiel.GameType.Utility
        super().__init__(game_type(game, kinds.IDENTICAL if together else kinds.ZERO_SUM), info, values)

    def new_initial_state(self) -> "MeowzeState":
        """The state before the deal."""
        return MeowzeState(self)

    def max_chance_nodes_in_history(self) -> int:
        """A bound of how often chance decides in one game."""
        return IN_A_TURN * LONGEST

    def make_py_observer(self, kind: object = None, params: object = None) -> "Observer":
        """What OpenSpiel asks for observations and information states."""
        return Observer(self.first, kind)


class MeowzeState(pyspiel.State):  # type: ignore[misc]
    """A position in a game tree. What differs from state to state is one moment, which OpenSpiel copies and pickles."""

    def __init__(self, game: MeowzeGame) -> None:
        super().__init__(game)
        self.moment = game.first

    def current_player(self) -> int:
        """The seat to act, or chance, or nobody because the game has ended or was cut off."""
        return self.moment.player

    def is_terminal(self) -> bool:
        """Whether the game has ended or was cut off."""
        return self.moment.player == TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.moment.codes)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What can happen by chance, each with its probability by the rules."""
        return self.moment.outcomes

    def _apply_action(self, action: int) -> None:
        self.moment = self.moment.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.moment.game.notation.action_text(self.moment.state, action)

    def returns(self) -> list[float]:
        """The result of each seat, 0 as long as the game goes on.

        Results are fractions like -1/3. In single precision their sum would not be near enough to 0 for OpenSpiel.
        """
        seats = self.moment.state.seats
        return [float(Fraction(float(part)).limit_denominator(seats)) for part in returns(self.moment.position)]

    @property
    def position(self) -> Position:
        """The same as a position, secrets included: for drawings, records and bots."""
        return self.moment.position

    def resample_from_infostate(self, player: int, sampler: Sampler) -> "MeowzeState":
        """A state that this player cannot tell from the present one, with its secrets drawn anew by the rules.

        Its history is empty, because the past of the drawn secrets is not known.
        """
        roll = int(sampler() * 2**31) << 31 | int(sampler() * 2**31)
        other: MeowzeState = self.get_game().new_initial_state()
        other.moment = self.moment.guessed(player, roll)
        return other

    def __str__(self) -> str:
        return self.moment.game.text.position_text(self.moment.state)


class Observer:
    """Observations as OpenSpiel asks for them: a tensor, its parts by name, and text.

    With perfect recall the text also holds a fingerprint of everything that the player has seen and done before. The
    tensor is the same with and without it: a game can last for thousands of actions.
    """

    def __init__(self, first: Moment, wanted: object = None) -> None:
        usual = pyspiel.IIGObservationType(perfect_recall=False)
        kind = wanted if isinstance(wanted, type(usual)) else usual
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            raise EnvError("there are only observations of all that one player knows, public and private")
        self.recall = kind.perfect_recall
        layout = layout_of(first.game, first.state.seats)
        planes, counters = math.prod(layout.shape), len(layout.counters)
        self.tensor = numpy.zeros(planes + counters, numpy.float32)
        self.dict = {"planes": self.tensor[:planes].reshape(layout.shape), "counters": self.tensor[planes:]}

    def set_from(self, state: MeowzeState, player: int) -> None:
        """Fill the tensor with what a player sees."""
        moment = state.moment
        seen = observe(moment.position, player)
        self.dict["planes"][:], self.dict["counters"][:] = seen

    def string_from(self, state: MeowzeState, player: int) -> str:
        """What a player sees, as text."""
        text = f"seat:{player} {state.moment.seen_text(player)}"
        return f"{text} trace:{state.moment.traces[player].hex()}" if self.recall else text


def register() -> None:
    """Make every game that has an observation known to OpenSpiel, those of other packages too."""
    known = set(pyspiel.registered_names())
    for game in all_games().values():
        kind = game_type(game)
        if game.observation is not None and kind.short_name not in known:
            # A function instead of a class would crash Python when it ends: OpenSpiel lets go of it too late.
            pyspiel.register_game(kind, type(kind.short_name, (MeowzeGame,), {"table": game}))


register()
