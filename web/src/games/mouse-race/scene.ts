// Positions of Mouse race as scenes, and facts as animations.

import { aroma, cheese, darker, frame, mouse, size as SIZE } from '../../../../meowze/games/mouse_race/art.json';
import type { Board } from '../../board/board';
import { nod, draw } from '../../board/effects';
import { cellAt, middle, PITCH, spot, width, type Layout } from '../../board/geometry';
import { lay, lift, overview, walk } from '../../board/motion';
import type { Step } from '../../board/queue';
import { stampsOf, type Background, type Target, type Piece, type Scene, type Tile } from '../../board/scene';
import { nibble, wink } from '../../board/sparks';
import type { MouseraceFact as Fact, MouseraceView as View } from '../../protocol';
import { say } from '../../shared/texts';
import type { Held, StageParts } from '../../stage/types';
import { art, catAt, handCat, handTile, pathTile, picture, piece, shutEyes } from './art';
import { highlights, places, type MouseRacePosition } from './highlights';
import { emptyName, liveName, squareNames } from './words';

const LAYOUT: Layout = { size: SIZE, ring: 0, rim: 34 };
const CELLS = Array.from({ length: SIZE * SIZE }, (_, k) => cellAt(k % SIZE, Math.floor(k / SIZE)));
const CORNERS = [cellAt(0, 0), cellAt(SIZE - 1, 0), cellAt(SIZE - 1, SIZE - 1), cellAt(0, SIZE - 1)];
const BOARD = SIZE * PITCH + 2 * frame; // its frame reaches a little beyond the targets
const RETURNED = 700; // milliseconds to see a drawn tile that goes back at once

/** The tile in hand. */
export function held({ hand, seat, target, chairs }: View): Held | null {
  if (hand === null) return null;
  const mouseOf = (seat: number) => piece(seat, chairs.length);
  if (hand !== 'cat')
    return {
      id: `${seat} ${hand}`,
      tile: handTile(mouseOf(seat ?? 0), hand),
      name: say('mouse-race-hand', { shape: hand }),
    };
  return {
    id: `${seat} cat`,
    tile: handCat(target === null ? null : mouseOf(target)),
    name: say('mouse-race-hand', { shape: hand }),
  };
}

export function scene(position: MouseRacePosition): Scene {
  const { view } = position;
  return {
    layout: LAYOUT,
    background: background(view),
    tiles: new Map([...view.chairs.flatMap(path), ...view.cats.map((cell): [string, Tile] => [cell, catAt(cell)])]),
    pieces: [{ id: 'cheese', spot: view.cheese, stamps: [{ symbol: art('cheese') }], size: cheese }, ...mice(position)],
    doors: [],
    highlights: highlights(position),
    targets: targets(position),
    focus: focus(position),
  };
}

function path({ path }: View['chairs'][number], seat: number, { length }: View['chairs']): [string, Tile][] {
  return path.map(({ cell, joins }, k) => [cell, pathTile(piece(seat, length), joins, k === path.length - 1)]);
}

/** The squares, the scent around the cheese, the corners of the mice and those that are free. */
function background({ cheese, scent, chairs }: View): Background[] {
  const side = width(LAYOUT);
  const at = (cell: string) => middle(cell, LAYOUT);
  return [
    { symbol: art('board'), size: BOARD, x: side / 2, y: side / 2 },
    ...CELLS.map((cell, k) => ({ symbol: art('square'), opacity: k % 2 ? darker : 1, ...at(cell) })),
    { symbol: art('aroma'), size: aroma, ...at(cheese) },
    ...scent.map((cell) => ({ symbol: art('scent'), turn: whirl(cell, cheese), ...at(cell) })),
    ...CORNERS.filter((cell) => chairs.every(({ corner }) => corner !== cell)).map((cell) => ({
      symbol: art('corner-free'),
      ...at(cell),
    })),
    ...chairs.map(({ corner }, seat) => ({ symbol: art(`corner-${piece(seat, chairs.length)}`), ...at(corner) })),
  ];
}

function whirl(cell: string, around: string): number {
  const [at, from] = [spot(cell, SIZE), spot(around, SIZE)];
  const [across, down] = [at.x - from.x, at.y - from.y];
  if (down < 0 && across >= 0) return 0;
  return across > 0 ? 1 : down > 0 ? 2 : 3;
}

/** Mice wait in their corners; a winner has run to the end of its path. */
function mice({ view, mover }: MouseRacePosition): Piece[] {
  return view.chairs.map(({ corner, path }, seat, { length }) => ({
    id: `mouse ${seat}`,
    spot: (view.winners.includes(seat) && path.at(-1)?.cell) || corner,
    stamps: [{ symbol: art(`mouse-${piece(seat, length)}`) }],
    size: mouse,
    alive: seat === mover,
  }));
}

/** The end of the mover's path while a tile of it is to be laid. */
function focus({ view, offers }: MouseRacePosition): string[] {
  const own = view.chairs[view.seat ?? 0];
  return own && offers.length ? [own.path.at(-1)?.cell ?? own.corner, ...offers.map(({ cell }) => cell)] : [];
}

function targets(position: MouseRacePosition): Target[] {
  const { view, legal, names } = position;
  const live = new Set([...places(position), ...legal]);
  const told = squareNames(view, names);
  return CELLS.map((cell) => ({
    spot: cell,
    name: live.has(cell) ? liveName(cell, view) : (told.get(cell) ?? emptyName(cell)),
    live: live.has(cell),
  }));
}

/** The animation of a fact. */
export function steps({ board, hold }: StageParts, fact: Fact, position: MouseRacePosition): Step[] {
  const seat = fact.seat ?? 0;
  const { view } = position;
  switch (fact.kind) {
    case 'began':
    case 'missed':
      return [nod(seat)];
    case 'drawn': {
      const drawn = held({ ...view, hand: fact.tile, seat });
      return [...(drawn ? [draw(stampsOf(drawn.tile))] : []), hold(drawn, view.hand ? 0 : RETURNED)];
    }
    case 'returned':
      return [hold(null), nod(seat)];
    case 'laid':
      return [hold(null), ...laid(board, fact, position)];
    case 'cat-laid':
      return [
        hold(null),
        lay(board, fact.cell, catAt(fact.cell), highlights(position)),
        wink(board, fact.cell, shutEyes(fact.cell)),
      ];
    case 'took-cat':
    case 'took-own':
      return [lift(board, fact.cell)];
    default:
      return [];
  }
}

/** A tile is laid. With the last one the mouse runs all the way to the cheese and nibbles. */
function laid(board: Board, { cell, joins, seat }: Fact, position: MouseRacePosition): Step[] {
  const { chairs, winners } = position.view;
  const own = seat ?? 0;
  const { corner, path } = chairs[own]!;
  const way = [corner, ...path.map((tile) => tile.cell)];
  const runner = mice(position)[own]!;
  const run = [overview(board), walk(board, runner, way), nibble(board, 'cheese', picture('crumb'))];
  const tile = pathTile(piece(own, chairs.length), joins, true);
  return [lay(board, cell, tile, highlights(position)), ...(winners.includes(own) ? run : [])];
}
