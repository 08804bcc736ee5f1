// The steps of an animation on a board: turn, push, walk, highlight, travel, carry, arrive, lay, lift.

import type { Board } from './board';
import { clockwise, line, middle } from './geometry';
import type { LinePush } from './line-push';
import { reducedMotion, pace } from './pace';
import type { Step } from './queue';
import type { Highlight, Piece, Tile } from './scene';
import { settle, type PieceSprite } from './sprites';
import { ZOOM } from './viewport';

/** A piece that is carried round the ring to a new place. */
interface Carried {
  readonly source: string;
  readonly piece: Piece;
}

const TURN = 180;
const PUSH = 380;
const SETTLE = 120; // where a preview has done most of it
const PAUSE = 260;
const WALK = 160;
const LONGEST_WALK = 1400;
const HIGHLIGHT = 70;

/** A tile turns where it lies. */
export function turn(board: Board, cell: string, quarters: number, tile: Tile): Step {
  const ms = pace(board.isPreviewed('turn', cell) ? SETTLE : TURN);
  return {
    ms,
    start() {
      const sprite = board.takeTurned(cell);
      sprite?.show(quarters, ms);
      sprite?.lift(false, ms);
    },
    finish: () => board.layers.tiles.get(cell)?.become(tile),
  };
}

/** A tile comes in at a door, its line moves on with what stands on it, the last tile leaves. */
export function push(board: Board, door: string, tile: Tile, riders: readonly Piece[] = []): Step {
  const begun = board.isPreviewed('push', door);
  const ms = pace(begun ? SETTLE : PUSH);
  let moving: LinePush | undefined;
  const step: Step = {
    ms,
    start() {
      moving ??= board.linePush(door, tile);
      moving.start(ms);
      for (const rider of riders) ride(board, door, rider, ms);
    },
    finish() {
      if (moving) board.finishPush(moving);
      for (const rider of riders) board.layers.stand(rider, SETTLE).promote(false);
    },
  };
  return begun ? step : { ...step, prepare };

  function prepare(): Promise<unknown> {
    moving = board.linePush(door, tile);
    for (const { id } of riders) board.layers.pieces.get(id)?.promote(true);
    return moving.prepare();
  }
}

/** Move a piece on with its line; one that leaves the board fades out. */
function ride(board: Board, door: string, rider: Piece, ms: number): void {
  const sprite = board.layers.pieces.get(rider.id);
  if (!sprite) return;
  const on = board.layers.beyond(door, board.layers.standing(sprite.piece));
  const cells = line(door, board.layers.layout.size);
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
      board.layers.trail = way;
      board.highlight([]);
      const walker = board.layers.pieces.get(piece.id);
      if (!walker || way.length < 2) return;
      const cells = way.slice(1, -1).map((cell) => middle(cell, board.layers.layout));
      if (reducedMotion()) walker.moveTo(board.layers.standing(piece), ms);
      else walker.follow([board.layers.standing(walker.piece), ...cells, board.layers.standing(piece)], ms);
    },
    finish: () => void board.layers.stand(piece),
  };
}

/** The whole board comes into sight. */
export const overview = (board: Board): Step => ({ ms: pace(ZOOM), start: () => board.showAll() });

/** Light runs along some ways, cell by cell. */
export function highlight(board: Board, ways: readonly (readonly Highlight[])[]): Step {
  const longest = Math.max(...ways.map((way) => way.length));
  const each = reducedMotion() ? 0 : pace(HIGHLIGHT);
  return { ms: pace(longest * HIGHLIGHT + PAUSE), start: () => board.highlight(ways.flat(), each) };
}

/** Pieces run along their ways and disappear. */
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
      for (const runner of runners) board.layers.drop(runner.piece.id);
      board.highlight([]);
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
      for (const runner of runners) board.layers.drop(runner.piece.id);
      for (const { piece } of moves) board.layers.stand(piece);
    },
  };
}

/** A new piece appears on its place. */
export function arrive(board: Board, piece: Piece): Step {
  const ms = pace(PAUSE);
  return {
    ms,
    start() {
      const sprite = board.layers.stand(piece);
      sprite.fadeTo(0);
      sprite.scaleTo(0.6);
      settle(sprite.node);
      sprite.fadeTo(1, ms);
      sprite.scaleTo(1, ms);
    },
  };
}

/** A tile is laid on a bare cell, and the highlights change with it. */
export function lay(board: Board, cell: string, tile: Tile, highlights: readonly Highlight[]): Step {
  const waits = board.isPreviewed('lay', cell);
  const ms = pace(waits ? SETTLE : PAUSE);
  return {
    ms,
    start() {
      const sprite = board.takeLaid(cell, tile);
      board.highlight(highlights);
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
      board.layers.tiles.get(cell)?.fadeTo(0, ms);
      board.layers.tiles.get(cell)?.scaleTo(1.5, ms);
    },
    finish: () => board.layers.clear(cell),
  };
}

/** Send the piece on the first of these spots along the others; the piece, if there is one. */
function run(board: Board, spots: readonly string[], ms: number): PieceSprite[] {
  const runner = [...board.layers.pieces.values()].find((sprite) => sprite.piece.spot === spots[0]);
  if (!runner) return [];
  if (reducedMotion()) runner.fadeTo(0, ms);
  else
    runner.follow(
      spots.map((spot) => middle(spot, board.layers.layout)),
      ms,
    );
  return [runner];
}
