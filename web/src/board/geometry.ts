// Where things lie on a square board with a ring of places and doors, in art units: a card is 100 wide.
// Columns are letters from the left, rows numbers from the top; `bn` is the place above column b.

export interface Point {
  readonly x: number;
  readonly y: number;
}

export type Side = 'n' | 'e' | 's' | 'w';

export const CARD = 100;
export const PITCH = 105;
export const PLACE = 92; // depth of the ring of places
export const RIM = 46; // depth of the ring of arrows outside it
export const SIDES: readonly Side[] = ['n', 'e', 's', 'w'];

const STEPS: Record<Side, Point> = { n: { x: 0, y: -1 }, e: { x: 1, y: 0 }, s: { x: 0, y: 1 }, w: { x: -1, y: 0 } };

export const step = (side: Side): Point => STEPS[side];
export const opposite = (side: Side): Side => SIDES[(SIDES.indexOf(side) + 2) % 4]!;
export const width = (size: number): number => size * PITCH + 2 * (PLACE + RIM);

export const isPlace = (name: string): boolean => 'nesw'.includes(name[1]!);
export const sideOf = (place: string): Side => place[1] as Side;

/** The number of a line by its letter or digit, from 0. */
export function lineOf(sign: string): number {
  return /[a-z]/.test(sign) ? sign.charCodeAt(0) - 97 : Number(sign) - 1;
}

export const cellAt = (column: number, row: number): string => String.fromCharCode(97 + column) + (row + 1);

/** Column and row of a cell; of a place one step outside the square. */
export function spot(name: string, size: number): Point {
  const line = lineOf(name[0]!);
  if (!isPlace(name)) return { x: line, y: Number(name[1]) - 1 };
  const outside: Record<Side, Point> = {
    n: { x: line, y: -1 },
    e: { x: size, y: line },
    s: { x: line, y: size },
    w: { x: -1, y: line },
  };
  return outside[sideOf(name)];
}

/** The middle of a cell or place. */
export function middle(name: string, size: number): Point {
  const { x, y } = spot(name, size);
  return { x: along(x, size), y: along(y, size) };
}

function along(index: number, size: number): number {
  const first = RIM + PLACE;
  if (index < 0) return RIM + PLACE / 2;
  if (index >= size) return first + size * PITCH + PLACE / 2;
  return first + (index + 0.5) * PITCH;
}

/** The middle of the arrow at a door. */
export function arrow(door: string, size: number): Point {
  const at = middle(door, size);
  const out = step(sideOf(door));
  const far = (PLACE + RIM) / 2 - 2;
  return { x: at.x + out.x * far, y: at.y + out.y * far };
}

/** The cells a card passes that is pushed in at a door, from the door on. */
export function line(door: string, size: number): string[] {
  const into = step(opposite(sideOf(door)));
  const from = spot(door, size);
  return Array.from({ length: size }, (_, k) => cellAt(from.x + into.x * (k + 1), from.y + into.y * (k + 1)));
}

/** The door through which a push moves this cell towards a side. */
export function doorFor(cell: string, towards: Side): string {
  return (towards === 'n' || towards === 's' ? cell[0]! : cell[1]!) + opposite(towards);
}

/** The place at the other end of a door's line. */
export const farEnd = (door: string): string => door[0]! + opposite(sideOf(door));

/** The places a thing passes that goes clockwise from one place to another, both included. */
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
  const a = spot(cell, 9);
  const b = spot(neighbour, 9);
  return SIDES.find((side) => step(side).x === b.x - a.x && step(side).y === b.y - a.y)!;
}
