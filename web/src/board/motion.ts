// The steps of an animation, made for a board: turn, push, walk, light, travel, carry, arrive, lay, lift.

import type { Board } from './board';
import { clockwise, line, middle } from './geometry';
import { calm, pace } from './pace';
import type { Step } from './queue';
import type { Light, Piece, Tile } from './scene';
import { settle, type PieceSprite } from './sprites';
import type { Train } from './train';

/** A piece that goes round the ring, from a place to where it then lies. */
interface Carried {
  readonly source: string;
  readonly piece: Piece;
}

const TURN = 180;
const PUSH = 380;
const SETTLE = 120; // what is left to do when the hand has done it before
const PAUSE = 260;
const WALK = 160;
const LONGEST_WALK = 1400;
const LAMP = 70;

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

/** A tile comes in at a door, the whole line moves as one with what stands on it, the last tile leaves. */
export function push(board: Board, door: string, tile: Tile, riders: readonly Piece[] = []): Step {
  const begun = board.previews('push', door);
  const ms = pace(begun ? SETTLE : PUSH);
  let train: Train | undefined;
  const step: Step = {
    ms,
    start() {
      train ??= board.train(door, tile);
      train.go(ms);
      for (const rider of riders) ride(board, door, rider, ms);
    },
    finish() {
      if (train) board.part(train);
      for (const rider of riders) board.stand(rider, SETTLE).poise(false);
    },
  };
  return begun ? step : { ...step, prepare };

  function prepare(): Promise<unknown> {
    train = board.train(door, tile);
    for (const { id } of riders) board.pieces.get(id)?.poise(true);
    return train.couple();
  }
}

/** A piece goes on with the line; one that ends elsewhere rides out and is gone for a moment. */
function ride(board: Board, door: string, rider: Piece, ms: number): void {
  const sprite = board.pieces.get(rider.id);
  if (!sprite) return;
  const on = board.beyond(door, board.standing(sprite.piece));
  const cells = line(door, board.layout.size);
  const next = cells[cells.indexOf(sprite.piece.spot) + 1];
  sprite.moveTo(on, ms);
  if (next !== rider.spot) sprite.fadeTo(0, ms);
}

/** A piece walks from cell to cell. */
export function walk(board: Board, piece: Piece, way: readonly string[]): Step {
  const ms = pace(Math.min((way.length - 1) * WALK, LONGEST_WALK));
  return {
    ms,
    start() {
      board.light([]);
      const walker = board.pieces.get(piece.id);
      if (!walker || way.length < 2) return;
      const cells = way.slice(1, -1).map((cell) => middle(cell, board.layout));
      if (calm()) walker.moveTo(board.standing(piece), ms);
      else walker.follow([board.standing(walker.piece), ...cells, board.standing(piece)], ms);
    },
    finish: () => void board.stand(piece),
  };
}

/** Light runs over the cells of some ways. */
export function light(board: Board, ways: readonly (readonly Light[])[]): Step {
  const longest = Math.max(...ways.map((way) => way.length));
  const each = calm() ? 0 : pace(LAMP);
  return { ms: pace(longest * LAMP + PAUSE), start: () => board.light(ways.flat(), each) };
}

/** Pieces run along their ways, spot by spot, and are gone. */
export function travel(board: Board, ways: readonly (readonly string[])[]): Step {
  const longest = Math.max(...ways.map((way) => way.length - 1));
  const ms = pace(Math.min(longest * WALK, LONGEST_WALK));
  let runners: PieceSprite[] = [];
  return {
    ms,
    start() {
      runners = ways.flatMap((way) => run(board, way, ms));
    },
    finish() {
      for (const runner of runners) board.drop(runner.piece.id, runner);
      board.light([]);
    },
  };
}

/** Pieces go clockwise round the ring, all at the same time. */
export function carry(board: Board, places: readonly string[], moves: readonly Carried[]): Step {
  const ms = pace(PUSH);
  let runners: PieceSprite[] = [];
  return {
    ms,
    start() {
      runners = moves.flatMap(({ source, piece }) => run(board, clockwise(places, source, piece.spot), ms));
    },
    finish() {
      for (const runner of runners) board.drop(runner.piece.id, runner);
      for (const { piece } of moves) board.stand(piece);
    },
  };
}

/** A new piece comes to lie on its place. */
export function arrive(board: Board, piece: Piece): Step {
  const ms = pace(PAUSE);
  return {
    ms,
    start() {
      const sprite = board.stand(piece);
      sprite.fadeTo(0);
      sprite.scaleTo(0.6);
      settle(sprite.node);
      sprite.fadeTo(1, ms);
      sprite.scaleTo(1, ms);
    },
  };
}

/** A tile comes to lie on a bare cell, and the light changes with it. */
export function lay(board: Board, cell: string, tile: Tile, lights: readonly Light[]): Step {
  const waits = board.previews('lay', cell);
  const ms = pace(waits ? SETTLE : PAUSE);
  return {
    ms,
    start() {
      const sprite = board.takeLaid(cell, tile);
      board.light(lights);
      if (!waits) {
        sprite.fadeTo(0);
        sprite.scaleTo(1.5);
        settle(sprite.node);
      }
      sprite.fadeTo(1, ms);
      sprite.lift(false, ms);
    },
  };
}

/** The tile of a cell is taken away. */
export function lift(board: Board, cell: string): Step {
  const ms = pace(PAUSE);
  return {
    ms,
    start() {
      board.preview(null);
      board.tiles.get(cell)?.fadeTo(0, ms);
      board.tiles.get(cell)?.scaleTo(1.5, ms);
    },
    finish: () => board.clear(cell),
  };
}

/** Send the piece on the first of these spots over the others; the piece, if there is one. */
function run(board: Board, spots: readonly string[], ms: number): PieceSprite[] {
  const runner = [...board.pieces.values()].find((sprite) => sprite.piece.spot === spots[0]);
  if (!runner) return [];
  if (calm()) runner.fadeTo(0, ms);
  else
    runner.follow(
      spots.map((spot) => middle(spot, board.layout)),
      ms,
    );
  return [runner];
}
