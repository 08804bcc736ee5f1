// The first game on a device: a ghost hand shows each kind of gesture once, on the move that a bot would play, and waits
// until somebody makes one.

import { isPlace, type Point } from '../board/geometry';
import { rememberShown, shown } from '../memory';

const MOST = 8; // hints asked for in one game: a gesture that never comes up is not waited for
const ALL = 'all';

export type Gesture = 'push' | 'cell' | 'button';

/** What a guide must know of the table it shows gestures at. */
export interface Ground {
  readonly game: string;
  readonly gestures: readonly Gesture[];
  readonly quarters: number; // as the tile in hand is turned
  readonly marked: string | null; // the action that is marked and waits for the tick
  spotOf(action: string): string | null;
  box(spot: string): DOMRect | undefined;
  ask(): string; // for a hint; the id of the question
}

/** Where the ghost hand goes: it taps where it begins, or drags from there. */
export interface Path {
  readonly from: Point;
  readonly to: Point;
}

export class Guide {
  action = $state(''); // that is being shown
  private asked = '';
  private questions = 0;
  private known = new Set(shown());

  constructor(private readonly ground: Ground) {}

  /** It is somebody's turn here: see whether there is something to show. */
  look(): void {
    if (this.action || this.asked || this.questions >= MOST || this.known.has(ALL)) return;
    if (this.ground.gestures.every((gesture) => this.known.has(this.key(gesture)))) return;
    this.questions += 1;
    this.asked = this.ground.ask();
  }

  /** An answer, null for a refusal; whether it was asked for here. */
  hear(id: string, action: string | null): boolean {
    if (id !== this.asked) return false;
    this.asked = '';
    if (action && !this.known.has(this.key(this.gestureOf(action)))) this.action = action;
    return true;
  }

  /** Somebody has played this. */
  did(action: string): void {
    this.learn(this.key(this.gestureOf(action)));
  }

  /** The table has changed: what was shown is over. */
  rest(): void {
    this.action = '';
    this.asked = '';
  }

  skip(): void {
    this.learn(ALL);
    this.rest();
  }

  /** Show everything again. */
  repeat(): void {
    this.known = new Set();
    rememberShown([]);
    this.questions = 0;
    this.rest();
    this.look();
  }

  /** The next thing the hand does on the way to the action: turn the tile, tap, tick, or drag. */
  path(): Path | null {
    const { ground, action } = this;
    const spot = ground.spotOf(action);
    if (!spot) return tap(document.querySelector(`[data-action='${action}']`)?.getBoundingClientRect());
    if (ground.marked === action) return tap(document.querySelector('.tick')?.getBoundingClientRect());
    if (!isPlace(spot)) return tap(ground.box(spot));
    const turned = ground.quarters === Number(action.at(-1));
    return turned ? drag(spot, ground.box(spot)) : tap(document.querySelector('[data-hand]')?.getBoundingClientRect());
  }

  private gestureOf(action: string): Gesture {
    const spot = this.ground.spotOf(action);
    return spot === null ? 'button' : isPlace(spot) ? 'push' : 'cell';
  }

  private key(gesture: Gesture): string {
    return `${this.ground.game}:${gesture}`;
  }

  private learn(key: string): void {
    this.known.add(key);
    rememberShown([...this.known]);
  }
}

const centre = (box: DOMRect): Point => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

function tap(box: DOMRect | undefined): Path | null {
  return box ? { from: centre(box), to: centre(box) } : null;
}

/** From a door inwards. */
function drag(door: string, box: DOMRect | undefined): Path | null {
  if (!box) return null;
  const far = 1.2 * Math.max(box.width, box.height);
  const [x, y] = { n: [0, far], e: [-far, 0], s: [0, -far], w: [far, 0] }[door.at(-1)!] as [number, number];
  const from = centre(box);
  return { from, to: { x: from.x + x, y: from.y + y } };
}
