"""`python -m meowze.bots.compile_wasm FOLDER [GAME…]`: the search of each game as WebAssembly, in FOLDER/GAME.wasm."""

import argparse
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from meowze.backends import gather, wasm
from meowze.bots import search, search_exports
from meowze.games import all_games, game_named
from meowze.games.contract import AnyGame


def module_of(game: AnyGame) -> bytes:
    """The module with the search and the evaluation of a game."""
    functions = gather.functions_of(search_exports)
    exported = wasm.Exports(
        {name.removesuffix("_at"): function for name, function in functions.items() if name.endswith("_at")},
        (search, game.strategy.evaluation),
        search_exports.constants(game.rules),
        search_exports.addresses(game.rules),
        small=True,
    )
    return wasm.cached(game.rules, exported)


def write(folder: Path, name: str) -> Path:
    """Write the module of a game into a folder."""
    file = folder / f"{name}.wasm"
    file.write_bytes(module_of(game_named(name)))
    return file


def main() -> None:
    """Write the files that the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m meowze.bots.compile_wasm", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("games", nargs="*", help="names of games; all of them if none is named")
    chosen = parser.parse_args()
    names = [game_named(name).name for name in chosen.games or all_games()]
    chosen.folder.mkdir(parents=True, exist_ok=True)
    with ProcessPoolExecutor() as processes:
        for file in processes.map(write, [chosen.folder] * len(names), names):
            print(f"{file} {file.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
