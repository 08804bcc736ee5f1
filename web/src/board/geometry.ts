// Where things lie on a square board, in art units: a tile is 100 wide. A ring of places and a rim with arrows may
// surround the cells. Columns are letters from the left, rows numbers from the top; `bn` is the place above column b.

import { pitch, tile } from '../../../meowze/games/art.json';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

export interface Layout {
  readonly size: number; // cells on a side
  readonly ring: number; // depth of the ring of places, 0 for none
  readonly rim: number; // depth of the rim with the arrows
}

export type Side = 'n' | 'e' | 's' | 'w';

export const CARD = tile; // width of a tile
export const PITCH = pitch; // from tile to tile
export const SIDES: readonly Side[] = ['n', 'e', 's', 'w'];

const STEPS: Record<Side, Point> = { n: { x: 0, y: -1 }, e: { x: 1, y: 0 }, s: { x: 0, y: 1 }, w: { x: -1, y: 0 } };
const PLACE_NAME = /^([a-z]|\d+)[nesw]$/;

export const step = (side: Side): Point => STEPS[side];
export const opposite = (side: Side): Side => SIDES[(SIDES.indexOf(side) + 2) % 4]!;
export const width = ({ size, ring, rim }: Layout): number => size * PITCH + 2 * (ring + rim);

export const sameLayout = (a: Layout, b: Layout): boolean => a.size === b.size && a.ring === b.ring && a.rim === b.rim;

export const isPlace = (name: string): boolean => PLACE_NAME.test(name);
export const sideOf = (place: string): Side => place[place.length - 1] as Side;

/** The index of a line, from its letter or number. */
function lineOf(sign: string): number {
  return /[a-z]/.test(sign) ? sign.charCodeAt(0) - 97 : Number(sign) - 1;
}

export const cellAt = (column: number, row: number): string => String.fromCharCode(97 + column) + (row + 1);

/** Column and row of a cell; a place is one step outside the square. */
export function spot(name: string, size: number): Point {
  if (!isPlace(name)) return { x: lineOf(name[0]!), y: lineOf(name.slice(1)) };
  const line = lineOf(name.slice(0, -1));
  const outside: Record<Side, Point> = {
    n: { x: line, y: -1 },
    e: { x: size, y: line },
    s: { x: line, y: size },
    w: { x: -1, y: line },
  };
  return outside[sideOf(name)];
}

/** The middle of a cell or place. */
export function middle(name: string, layout: Layout): Point {
  const { x, y } = spot(name, layout.size);
  return { x: along(x, layout), y: along(y, layout) };
}

function along(index: number, { size, ring, rim }: Layout): number {
  const first = rim + ring;
  if (index < 0) return rim + ring / 2;
  if (index >= size) return first + size * PITCH + ring / 2;
  return first + (index + 0.5) * PITCH;
}

/** The middle of the arrow at a door. */
export function arrow(door: string, layout: Layout): Point {
  const far = (layout.ring + layout.rim) / 2 - 2;
  return moved(middle(door, layout), step(sideOf(door)), far);
}

/** A point moved so far in a direction. */
export const moved = (from: Point, into: Point, far: number): Point => ({
  x: from.x + into.x * far,
  y: from.y + into.y * far,
});

/** The cells of the line that a door pushes, from the door on. */
export function line(door: string, size: number): string[] {
  const into = step(opposite(sideOf(door)));
  const from = spot(door, size);
  return Array.from({ length: size }, (_, k) => cellAt(from.x + into.x * (k + 1), from.y + into.y * (k + 1)));
}

/** The door through which a push moves this cell towards a side. */
export function doorFor(cell: string, towards: Side): string {
  return (towards === 'n' || towards === 's' ? cell[0]! : cell.slice(1)) + opposite(towards);
}

/** The places on the way clockwise from one place to another, both included. */
export function clockwise(places: readonly string[], from: string, to: string): string[] {
  const passed = [from];
  let at = places.indexOf(from);
  while (places[at] !== to && passed.length <= places.length) {
    at = (at + 1) % places.length;
    passed.push(places[at]!);
  }
  return passed;
}

/** The side of a cell that its neighbour lies on. */
export function sideTowards(cell: string, neighbour: string): Side {
  const a = spot(cell, 0);
  const b = spot(neighbour, 0);
  return SIDES.find((side) => step(side).x === b.x - a.x && step(side).y === b.y - a.y)!;
}

/** Whether ways between sides, turned by so many quarters or by so many others, join the same sides. */
export function sameJoins(joins: readonly string[], quarters: number, others: number): boolean {
  const turned = (by: number) =>
    joins.map((sides) =>
      [...sides]
        .map((side) => turnedSide(side as Side, by))
        .sort()
        .join(''),
    );
  const [one, other] = [turned(quarters).sort(), turned(others).sort()];
  return quarters % 4 === others % 4 || (joins.length > 0 && one.join() === other.join());
}

const turnedSide = (side: Side, quarters: number): Side => SIDES[(SIDES.indexOf(side) + quarters) % 4]!;

/** The largest square in the middle of a box. */
export function innerSquare({ x, y, width, height }: Box): Box {
  const side = Math.min(width, height);
  return { x: x + (width - side) / 2, y: y + (height - side) / 2, width: side, height: side };
}
