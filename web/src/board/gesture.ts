// One finger on the board, from down to up, without the DOM: taps, and drags that push a line.

import { doorFor, isPlace, opposite, PITCH, sideOf, type Point, type Side } from './geometry';

export const SLOP = 8; // CSS pixels before a touch is a drag
const COMMIT = 0.5; // of a tile

export type Outcome =
  | { readonly kind: 'tap'; readonly spot: string }
  | { readonly kind: 'push'; readonly door: string }
  | { readonly kind: 'barred'; readonly door: string } // a drag that would push, where that cannot be
  | { readonly kind: 'none' };

export interface Drag {
  readonly door: string;
  readonly share: number; // of a tile, 0 to 1
}

type Axis = 'x' | 'y';

/** Follows one pointer; `scale` is CSS pixels per art unit, `live` says whether a door may be used. */
export class Gesture {
  private axis: Axis | null = null;
  private moved = false;
  private at: Point;

  constructor(
    private readonly spot: string,
    private readonly from: Point,
    private readonly scale: number,
    private readonly live: (door: string) => boolean,
  ) {
    this.at = from;
  }

  /** The line under the finger, or null while this is no drag. */
  move(to: Point): Drag | null {
    this.at = to;
    const dx = Math.abs(to.x - this.from.x);
    const dy = Math.abs(to.y - this.from.y);
    if (!this.moved && Math.max(dx, dy) > SLOP) {
      this.moved = true;
      this.axis = this.lock(dx >= dy ? 'x' : 'y');
    }
    return this.drag();
  }

  /** What the whole gesture was. */
  end(to: Point): Outcome {
    this.move(to);
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
