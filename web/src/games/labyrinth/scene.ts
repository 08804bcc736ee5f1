// Positions of Labyrinth as scenes, and facts as animations.

import {
  beside,
  corner as cornerSize,
  door as doorSize,
  fans,
  glow as glowSize,
  light,
  medallion,
  pawn as pawnSize,
  rim,
  shadow,
} from '../../../../meowze/games/labyrinth/art.json';
import { flip, fly, nod, reveal } from '../../board/effects';
import { cellAt, isPlace, line, width, type Layout, type Point } from '../../board/geometry';
import { push, walk } from '../../board/motion';
import { together, type Step } from '../../board/queue';
import type { Beam, Door, Target, Highlight, Piece, Scene, Stamp, Tile } from '../../board/scene';
import { fireflies } from '../../board/sparks';
import type {
  LabyrinthFact as Fact,
  LabyrinthOffer as Offer,
  LabyrinthSquare as Square,
  LabyrinthTile as MazeTile,
  LabyrinthView as View,
} from '../../protocol';
import type { Held, Position, StageParts } from '../../stage/types';
import { art, card, picture, piece, treasure } from './art';
import { cellName, doorName, handName } from './words';

export type LabyrinthPosition = Position<View, Offer>;

const DRAW = 160; // milliseconds
const FAINT = 0.3; // opacity of a door that cannot be used
const SHADOW = [{ symbol: art('shadow'), y: shadow }];
const LIGHT = [{ symbol: art('light') }];

const at = ([x, y]: readonly number[]): Point => ({ x: x!, y: y! });
const FANS = fans.map((fan) => fan.map(at)); // offsets of pawns on a tile, by how many they are
const BESIDE = beside.map(at); // the same around a treasure

const layout = ({ squares }: View): Layout => ({ size: Math.sqrt(squares.length), ring: 0, rim });

/** A tile of the maze, turned on by some quarters, with further marks on it. */
export function tile(card: MazeTile, quarters = 0, marks: readonly Stamp[] = []): Tile {
  return {
    face: art(card.shape),
    turn: (card.turn + quarters) % 4,
    under: SHADOW,
    over: LIGHT,
    marks: [...marks, ...(card.treasure ? treasure(card.treasure, medallion) : [])],
  };
}

/** The tile in hand. */
export const held = (card: MazeTile | null): Held | null =>
  card && { id: card.name, tile: tile(card), name: handName(card) };

/** The light on a cell in reach. */
export const glow = (cell: string): Highlight => ({ cell, beams });

function beams({ face, turn }: Tile): Beam[] {
  const lit = art('lit-' + face.slice(art('').length));
  return [
    { symbol: lit, turn, size: light },
    { symbol: art('glow'), turn: 0, size: glowSize },
  ];
}

export function scene(position: LabyrinthPosition): Scene {
  const { view, legal } = position;
  const side = width(layout(view));
  const loose = new Set(view.doors.flatMap((door) => line(door, layout(view).size)));
  return {
    layout: layout(view),
    background: [{ symbol: art('board'), size: side, x: side / 2, y: side / 2 }],
    tiles: new Map(view.squares.flatMap((square) => laid(view, square, loose))),
    pieces: pawns(position),
    doors: doors(position),
    highlights: legal.filter((action) => view.squares.some(({ cell }) => cell === action)).map(glow),
    targets: targets(position),
  };
}

/** The tile of a square, marked where no door can move it and where a pawn starts. */
function laid(view: View, { cell, tile: card }: Square, loose: ReadonlySet<string>): [string, Tile][] {
  if (!card) return [];
  const fixed = loose.has(cell) ? [] : [{ symbol: art('fixed') }];
  return [[cell, tile(card, 0, [...fixed, ...corner(view, cell)])]];
}

/** The plate of a corner, in the colour of the pawn that starts there; without colour where none does. */
function corner(view: View, cell: string): Stamp[] {
  const last = layout(view).size - 1;
  const corners = [cellAt(0, 0), cellAt(last, 0), cellAt(last, last), cellAt(0, last)];
  if (!corners.includes(cell)) return [];
  const seat = view.chairs.findIndex((chair) => chair.corner === cell);
  return [{ symbol: art(`corner-${seat < 0 ? 'free' : piece(seat, view.chairs.length)}`), size: cornerSize }];
}

function pawns({ view, mover }: LabyrinthPosition): Piece[] {
  const bearing = new Set(view.squares.filter((square) => square.tile?.treasure).map(({ cell }) => cell));
  return view.chairs.map(({ pawn: cell }, seat) => {
    const here = view.chairs.flatMap((chair, other) => (chair.pawn === cell ? [other] : []));
    const stands = bearing.has(cell) ? BESIDE : FANS[here.length - 1]!;
    return {
      id: pawnId(seat),
      spot: cell,
      stamps: [{ symbol: art(`pawn-${piece(seat, view.chairs.length)}`) }],
      size: pawnSize,
      beside: stands[here.indexOf(seat)]!,
      alive: seat === mover,
    };
  });
}

const pawnId = (seat: number): string => `pawn ${seat}`;

/** The doors at which the tile can be pushed in, turned in whatever way. */
const openDoors = (legal: readonly string[]): ReadonlySet<string> =>
  new Set(legal.map((action) => action.slice(0, -1)).filter(isPlace));

function doors({ view, legal }: LabyrinthPosition): Door[] {
  const open = openDoors(legal);
  return view.doors.map((door) => ({
    door,
    symbol: art(door === view.barred ? 'door-barred' : 'door'),
    size: doorSize,
    opacity: open.has(door) || door === view.barred ? 1 : FAINT,
  }));
}

function targets({ view, legal, names }: LabyrinthPosition): Target[] {
  const open = openDoors(legal);
  const cells = view.squares.map(({ cell, tile: card }) => ({
    spot: cell,
    name: cellName(cell, card, view, names),
    live: legal.includes(cell),
  }));
  const around = view.doors.map((door) => ({
    spot: door,
    name: doorName(door, view),
    live: open.has(door),
  }));
  return [...cells, ...around];
}

/** The animation of a fact. */
export function steps({ board, hold }: StageParts, fact: Fact, position: LabyrinthPosition): Step[] {
  const seat = fact.seat ?? 0;
  const pawn = (of: number): Piece => pawns(position)[of]!;
  switch (fact.kind) {
    case 'pushed': {
      const riders = fact.carried.map((carried) => ({ ...pawn(carried.seat), spot: carried.target }));
      return [hold(null), push(board, fact.door, tile(fact.tile!), riders), hold(held(fact.out), DRAW)];
    }
    case 'walked':
      return [walk(board, pawn(seat), fact.way)];
    case 'found':
      return [
        together([
          fireflies(board, pawn(seat).spot, picture('firefly'), glow),
          reveal(picture('card-back'), card(fact.treasure), () => board.box(pawn(seat).spot)),
        ]),
        fly(treasure(fact.treasure), () => board.box(pawn(seat).spot), seat),
      ];
    case 'looked':
      return [flip(seat)];
    case 'began':
      return [nod(seat)];
    default:
      return [];
  }
}
