// Dragging what lies on the board from one place to another, by pointer or finger. It takes the pointer before the
// board does, whose own drags push lines of tiles.

import type { Point } from '../../board/geometry';
import { SLOP } from '../../board/gesture';

interface Listener {
  tap(spot: string): void;
  turn(way: -1, spot: string): void; // the right button
  lifts(spot: string): boolean; // whether something there can be moved
  drag(spot: string, at: Point | null): void; // null: it is let go
  drop(spot: string, to: string): void;
}

export class SpotDrag {
  private from: { readonly spot: string; readonly at: Point } | null = null;
  private dragged = false;

  constructor(private readonly listener: Listener) {}

  down(event: PointerEvent): void {
    const spot = spotAt(event);
    if (!spot || !event.isPrimary) return;
    event.stopPropagation();
    if (event.button === 2) return this.listener.turn(-1, spot);
    this.from = { spot, at: { x: event.clientX, y: event.clientY } };
    this.dragged = false;
    (event.currentTarget as Element).setPointerCapture?.(event.pointerId);
  }

  move(event: PointerEvent): void {
    const { from } = this;
    if (!from) return;
    event.stopPropagation();
    const far = Math.hypot(event.clientX - from.at.x, event.clientY - from.at.y) > SLOP;
    this.dragged ||= far && this.listener.lifts(from.spot);
    if (this.dragged) this.listener.drag(from.spot, { x: event.clientX, y: event.clientY });
  }

  up(event: PointerEvent): void {
    const { from } = this;
    if (!from) return;
    event.stopPropagation();
    const [to, dragged] = [spotAt(event), this.dragged];
    this.cancel();
    if (!dragged) this.listener.tap(from.spot);
    else if (to && to !== from.spot) this.listener.drop(from.spot, to);
  }

  cancel(): void {
    if (this.from) this.listener.drag(this.from.spot, null);
    this.from = null;
    this.dragged = false;
  }
}

/** The cell or place under the pointer; a captured pointer has another target. */
function spotAt({ clientX, clientY }: PointerEvent): string | null {
  const spots = document.elementsFromPoint(clientX, clientY).flatMap((node) => node.getAttribute('data-spot') ?? []);
  return spots[0] ?? null;
}
