// Pointer and keyboard on a board: DOM events in, gestures out.

import { isPlace, middle, type Point } from './geometry';
import { Gesture, type Drag, type Finger } from './gesture';
import { moveFocus } from './keyboard';
import type { Loupe } from './loupe';
import type { Targets } from './targets';
import type { Viewport } from './viewport';
import { WheelTurn } from './wheel';

const HOLD = 250; // milliseconds until a resting finger aims
const HOVER = 90; // milliseconds until a mouse that has come to rest looks
const small = matchMedia('(max-width: 599px), (max-height: 599px)');

/** Who is told what a hand does on the board. */
export interface BoardListener {
  interrupt(): void; // the board is touched: running animations must end
  tap(spot: string): void;
  space(spot: string): void; // the space bar
  enter(spot: string): void; // the Enter key
  release(spot: string): void; // a finger lets go over what the loupe shows
  cancel(): void; // Escape, or a touch beside everything
  turn(way: 1 | -1, spot: string): void; // by wheel, right button or key: what lies there, or the tile in hand
  drag(drag: Drag | null): void;
  push(door: string): void;
  barred(door: string): void; // a drag at a door that cannot be used now
  hover(spot: string | null): void; // by mouse, resting finger or keyboard focus
}

export class Input {
  private readonly wheelTurn = new WheelTurn();
  private gesture: Gesture | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private looked: string | null = null; // where the mouse has looked since the board changed

  constructor(
    private readonly host: HTMLElement, // not the SVG: a focus listener would make that focusable itself
    private readonly viewport: Viewport,
    private readonly targets: Targets,
    private readonly loupe: Loupe,
    private readonly listener: Partial<BoardListener>, // nothing to tell where a board is only looked at
  ) {
    host.addEventListener('pointerdown', (event) => this.down(event));
    host.addEventListener('pointermove', (event) => this.move(event));
    host.addEventListener('pointerup', (event) => this.up(event));
    host.addEventListener('pointercancel', () => this.cancel());
    host.addEventListener('pointerleave', () => this.hover(null, 0));
    host.addEventListener('keydown', (event) => this.key(event));
    host.addEventListener('focusin', (event) => this.focused(event));
    host.addEventListener('wheel', (event) => this.wheel(event), { passive: false });
    host.addEventListener('contextmenu', (event) => event.preventDefault());
  }

  /** The board has changed: a mouse that rests on it looks at nothing until it moves. */
  forget(): void {
    if (!this.gesture) clearTimeout(this.timer);
    this.looked = null;
  }

  // ---- pointer

  private down(event: PointerEvent): void {
    if (event.button === 2 && event.pointerType === 'mouse') return this.turn(-1, event);
    if (!event.isPrimary || event.button !== 0) return;
    this.listener.interrupt?.();
    const at = point(event);
    const touch = event.pointerType !== 'mouse';
    const spot = spotOf(event) ?? (touch ? this.targets.nearest(at) : null);
    if (!spot) return this.listener.cancel?.();
    const finger = touch && small.matches ? this.finger() : null;
    this.gesture = new Gesture(spot, at, this.viewport.scale, (door) => this.targets.live.has(door), finger);
    this.host.setPointerCapture?.(event.pointerId);
    if (touch) this.hold(spot, at);
  }

  private finger(): Finger {
    return { pushes: [...this.targets.live].some(isPlace), nearest: (at) => this.targets.nearest(at) };
  }

  private hold(spot: string, at: Point): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.gesture?.hold();
      if (this.gesture?.aim === undefined) this.listener.hover?.(spot);
      else this.magnify(at);
    }, HOLD);
  }

  private move(event: PointerEvent): void {
    if (!this.gesture) return this.look(event);
    const drag = this.gesture.move(point(event));
    if (this.gesture.aim !== undefined) return this.magnify(point(event));
    if (drag) clearTimeout(this.timer);
    this.listener.drag?.(drag);
  }

  private magnify(finger: Point): void {
    const aim = this.gesture?.aim ?? null;
    clearTimeout(this.timer);
    this.listener.hover?.(aim);
    if (aim) this.loupe.show(finger, middle(aim, this.targets.layout), this.viewport.scale);
    else this.loupe.hide();
  }

  private up(event: PointerEvent): void {
    const outcome = this.gesture?.end(point(event));
    this.reset();
    if (outcome?.kind === 'push') return this.listener.push?.(outcome.door);
    this.listener.drag?.(null);
    if (event.pointerType !== 'mouse') this.listener.hover?.(null);
    if (outcome?.kind === 'release') this.listener.release?.(outcome.spot);
    if (outcome?.kind === 'barred') this.listener.barred?.(outcome.door);
    if (outcome?.kind === 'tap') this.tap(outcome.spot, event);
  }

  private tap(spot: string, event: PointerEvent): void {
    this.listener.tap?.(event.pointerType === 'mouse' ? spot : this.meant(spot, point(event)));
  }

  /** What a finger meant: what is under it, or the nearest playable cell where that one is not. */
  private meant(under: string, at: Point): string {
    return this.targets.live.has(under) || isPlace(under) ? under : (this.targets.nearest(at) ?? under);
  }

  private cancel(): void {
    this.reset();
    this.listener.drag?.(null);
    this.listener.hover?.(null);
  }

  private reset(): void {
    this.gesture = null;
    clearTimeout(this.timer);
    this.loupe.hide();
  }

  private look(event: PointerEvent): void {
    const spot = spotOf(event);
    if (event.pointerType === 'mouse' && spot !== this.looked) this.hover(spot, HOVER);
  }

  private hover(spot: string | null, after: number): void {
    clearTimeout(this.timer);
    this.looked = spot;
    this.timer = setTimeout(() => this.listener.hover?.(spot), after);
  }

  private wheel(event: WheelEvent): void {
    if (event.ctrlKey) return; // zooms the page
    const way = this.wheelTurn.way(event);
    if (way) this.turn(way, event);
    event.preventDefault();
  }

  private turn(way: 1 | -1, event: Event): void {
    const spot = spotOf(event);
    if (spot) this.listener.turn?.(way, spot);
  }

  // ---- keyboard

  private key(event: KeyboardEvent): void {
    const spot = spotOf(event);
    if (!spot || event.ctrlKey || event.altKey || event.metaKey) return;
    const { spots, live, layout } = this.targets;
    const to = moveFocus(event.key, spot, spots, live, layout.size);
    if (to) this.targets.focus(to);
    else if (!this.pressed(event, spot)) return;
    event.preventDefault();
  }

  /** Do what a key means at a spot; a key that is held down does it once. */
  private pressed({ key, repeat, shiftKey }: KeyboardEvent, spot: string): boolean {
    const meanings: Record<string, () => void> = {
      ' ': () => this.listener.space?.(spot),
      Enter: () => this.listener.enter?.(spot),
      Escape: () => this.listener.cancel?.(),
      r: () => this.listener.turn?.(shiftKey ? -1 : 1, spot),
    };
    const meaning = meanings[key] ?? meanings[key.toLowerCase()];
    if (!repeat) meaning?.();
    return meaning !== undefined;
  }

  private focused(event: FocusEvent): void {
    const node = event.target as Element;
    this.targets.takeTabStop(node);
    if (node.matches(':focus-visible')) this.listener.hover?.(spotOf(event));
  }
}

const point = (event: PointerEvent): Point => ({ x: event.clientX, y: event.clientY });

const spotOf = (event: Event): string | null => (event.target as SVGElement).dataset?.spot ?? null;
