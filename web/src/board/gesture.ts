// One pointer on the board from down to up, without the DOM: taps, aiming, and drags that push a line.

import { doorFor, isPlace, opposite, PITCH, sideOf, type Point, type Side } from './geometry';

export const SLOP = 8; // CSS pixels that a tap may move
export const COMMIT = 0.5; // the share of a tile from which a drag counts

export type Outcome =
  | { readonly kind: 'tap'; readonly spot: string }
  | { readonly kind: 'push'; readonly door: string }
  | { readonly kind: 'barred'; readonly door: string } // a drag at a door that cannot be used
  | { readonly kind: 'release'; readonly spot: string } // let go while aiming
  | { readonly kind: 'none' };

export interface Drag {
  readonly door: string;
  readonly share: number; // how far the line has moved, 0 to 1
}

/** What a finger on a small screen needs to know. */
export interface Finger {
  readonly pushes: boolean; // whether any line can be dragged
  nearest(at: Point): string | null; // the nearest playable spot
}

type Axis = 'x' | 'y';

export class Gesture {
  private axis: Axis | null = null;
  private moved = false;
  private aiming = false;
  private at: Point;

  constructor(
    private readonly spot: string,
    private readonly from: Point,
    private readonly scale: number, // CSS pixels per art unit
    private readonly live: (door: string) => boolean, // whether a door can be used
    private readonly finger: Finger | null = null,
  ) {
    this.at = from;
  }

  /** The line that is dragged, or null while none is. */
  move(to: Point): Drag | null {
    this.at = to;
    if (this.aiming) return null;
    const dx = Math.abs(to.x - this.from.x);
    const dy = Math.abs(to.y - this.from.y);
    if (!this.moved && Math.max(dx, dy) > SLOP) {
      this.moved = true;
      this.aiming = this.finger?.pushes === false;
      this.axis = this.lock(dx >= dy ? 'x' : 'y');
    }
    return this.aiming ? null : this.drag();
  }

  /** The finger has rested: unless it drags already, it aims from now on. */
  hold(): void {
    this.aiming = this.finger !== null && (this.aiming || !this.moved);
  }

  /** The spot that is aimed at, null for none, undefined while the finger does not aim. */
  get aim(): string | null | undefined {
    return this.aiming ? this.finger!.nearest(this.at) : undefined;
  }

  /** What the whole gesture was. */
  end(to: Point): Outcome {
    this.move(to);
    if (this.aiming) return this.aim ? { kind: 'release', spot: this.aim } : { kind: 'none' };
    if (!this.moved) return { kind: 'tap', spot: this.spot };
    const drag = this.pulled();
    if (!drag || drag.share <= COMMIT) return { kind: 'none' };
    return { kind: this.live(drag.door) ? 'push' : 'barred', door: drag.door };
  }

  private lock(axis: Axis): Axis | null {
    if (!isPlace(this.spot)) return axis;
    const own = sideOf(this.spot) === 'n' || sideOf(this.spot) === 's' ? 'y' : 'x';
    return own === axis ? axis : null;
  }

  private drag(): Drag | null {
    const drag = this.pulled();
    return drag && this.live(drag.door) ? drag : null;
  }

  private pulled(): Drag | null {
    if (!this.axis) return null;
    const way = this.at[this.axis] - this.from[this.axis];
    const towards: Side = this.axis === 'x' ? (way < 0 ? 'w' : 'e') : way < 0 ? 'n' : 's';
    const door = this.doorTowards(towards);
    return door ? { door, share: Math.min(1, Math.abs(way) / (PITCH * this.scale)) } : null;
  }

  private doorTowards(towards: Side): string | null {
    if (!isPlace(this.spot)) return doorFor(this.spot, towards);
    return opposite(sideOf(this.spot)) === towards ? this.spot : null;
  }
}
