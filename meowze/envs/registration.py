"""Makes the games known to Gymnasium, each as `Meowze/<Game>-v0`, if it is installed."""

from importlib.util import find_spec

from meowze.games import all_games


def env_id(game: str) -> str:
    """The name of a game in Gymnasium: `Meowze/TicTacToe-v0` for tic-tac-toe."""
    return f"Meowze/{''.join(word.capitalize() for word in game.split('-'))}-v0"


def register_games() -> None:
    """Register every game that has an observation, those of other packages too."""
    import gymnasium

    for game in all_games().values():
        if game.observation is not None and env_id(game.name) not in gymnasium.registry:
            gymnasium.register(
                env_id(game.name),
                entry_point="meowze.envs.gymnasium:MeowzeEnv",
                vector_entry_point="meowze.envs.gymnasium_vector:MeowzeVectorEnv",
                kwargs={"game": game.name},
            )


if find_spec("gymnasium"):
    register_games()
