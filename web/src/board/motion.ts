// The steps of an animation, made for a board: turn, push, light, travel, carry, arrive.

import { key, type Board } from './board';
import { clockwise, line, middle } from './geometry';
import type { Step } from './queue';
import type { Piece, Tile, Trail } from './scene';
import { settle, type PieceSprite, type TileSprite } from './sprites';

interface Carried {
  readonly source: string;
  readonly target: string;
}

const TURN = 180;
const PUSH = 380;
const SETTLE = 120; // what is left to do when the hand has done it before
const PAUSE = 260;
const WALK = 160;
const LONGEST_WALK = 1400;
const LAMP = 70;

const still = matchMedia('(prefers-reduced-motion: reduce)');

/** So many milliseconds, or hardly any where somebody asked for less motion. */
const pace = (ms: number): number => (still.matches ? Math.min(ms, 120) : ms);

/** A tile turns where it lies. */
export function turn(board: Board, cell: string, quarters: number, tile: Tile): Step {
  const ms = pace(board.previews('turn', cell) ? SETTLE : TURN);
  return {
    ms,
    start() {
      const sprite = board.takeTurned(cell);
      sprite?.show(quarters, ms);
      sprite?.lift(false, ms);
    },
    finish: () => board.tiles.get(cell)?.become(tile),
  };
}

/** A tile comes in at a door, the whole line moves as one, the last tile leaves. */
export function push(board: Board, door: string, tile: Tile): Step {
  const ms = pace(board.previews('push', door) ? SETTLE : PUSH);
  const cells = line(door, board.size);
  const last = cells[cells.length - 1]!;
  let out: TileSprite | undefined;
  return {
    ms,
    start() {
      out = board.tiles.get(last);
      const sprites = [board.takeGuest(door, tile), ...cells.map((cell) => board.tiles.get(cell)!)];
      cells.forEach((cell, k) => {
        sprites[k]!.moveTo(middle(cell, board.size), ms);
        sprites[k]!.fadeTo(1, ms);
        board.tiles.set(cell, sprites[k]!);
      });
      out?.moveTo(board.beyond(door, middle(last, board.size)), ms);
      out?.fadeTo(0, ms);
    },
    finish: () => out?.remove(),
  };
}

/** Light runs through the gutters. */
export function light(board: Board, ways: readonly Trail[]): Step {
  const longest = Math.max(...ways.map((way) => way.cells.length));
  const each = pace(LAMP) === LAMP ? LAMP : 0;
  return { ms: pace(longest * LAMP + PAUSE), start: () => board.light(ways, each) };
}

/** Pieces run along their ways and are gone. */
export function travel(board: Board, ways: readonly Trail[]): Step {
  const longest = Math.max(...ways.map((way) => way.cells.length + 1));
  const ms = pace(Math.min(longest * WALK, LONGEST_WALK));
  let runners: PieceSprite[] = [];
  return {
    ms,
    start() {
      runners = ways.flatMap((way) => run(board, [way.from, ...way.cells, way.to], ms));
    },
    finish() {
      for (const runner of runners) board.drop(key(runner.piece), runner);
      board.light([]);
    },
  };
}

/** Pieces go clockwise round the ring, all at the same time. */
export function carry(board: Board, places: readonly string[], moves: readonly Carried[]): Step {
  const ms = pace(PUSH);
  let carried: { runner: PieceSprite; target: string }[] = [];
  return {
    ms,
    start() {
      carried = moves.flatMap(({ source, target }) =>
        run(board, clockwise(places, source, target), ms).map((runner) => ({ runner, target })),
      );
    },
    finish() {
      for (const { runner } of carried) board.drop(key(runner.piece), runner);
      for (const { runner, target } of carried) board.stand({ ...runner.piece, spot: target });
    },
  };
}

/** A new piece comes to lie on its place. */
export function arrive(board: Board, piece: Piece): Step {
  const ms = pace(PAUSE);
  return {
    ms,
    start() {
      const sprite = board.pieces.get(key(piece)) ?? board.stand(piece);
      sprite.fadeTo(0);
      sprite.scaleTo(0.6);
      settle(sprite.node);
      sprite.fadeTo(1, ms);
      sprite.scaleTo(1, ms);
    },
  };
}

/** Send the piece on the first of these spots over the others; the piece, if there is one. */
function run(board: Board, spots: readonly string[], ms: number): PieceSprite[] {
  const runner = [...board.pieces.values()].find((sprite) => sprite.piece.spot === spots[0]);
  if (!runner) return [];
  if (still.matches) runner.fadeTo(0, ms);
  else runner.follow(spots.map((spot) => middle(spot, board.size)), ms);
  return [runner];
}
