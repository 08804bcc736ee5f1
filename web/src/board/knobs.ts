// What can be pressed: an invisible layer over the picture with a name for every cell and door.

import { alike, isPlace, middle, PITCH, sideOf, spot, step, width, type Layout, type Point } from './geometry';
import { Gesture, type Drag } from './gesture';
import type { Knob, Scene } from './scene';
import { element } from './sprites';

const HOLD = 250;
const FINGER = 32; // CSS pixels around a finger in which it takes the nearest thing that can be played
const ARROWS: Record<string, Point> = {
  ArrowUp: step('n'),
  ArrowRight: step('e'),
  ArrowDown: step('s'),
  ArrowLeft: step('w'),
};

export interface Listener {
  wake(): void; // the board is touched: nothing may move by itself any longer
  tap(spot: string): void;
  enter(spot: string): void; // the Enter key, which plays what is lifted
  leave(): void; // Escape, or a touch beside everything
  drag(drag: Drag | null): void;
  push(door: string): void;
  barred(door: string): void; // a drag through a door that cannot be used now
  look(spot: string | null): void; // hover, hold or focus
}

export class Knobs {
  readonly layer = element('g', { class: 'knobs' });
  private readonly nodes = new Map<string, SVGRectElement>();
  private gesture: Gesture | null = null;
  private holding: ReturnType<typeof setTimeout> | undefined;
  private layout: Layout | null = null;
  private live = new Set<string>();

  constructor(
    private readonly host: HTMLElement, // not the SVG: a listener for focus would make that focusable itself
    private readonly listener: Listener,
  ) {
    host.addEventListener('pointerdown', (event) => this.down(event));
    host.addEventListener('pointermove', (event) => this.move(event));
    host.addEventListener('pointerup', (event) => this.up(event));
    host.addEventListener('pointercancel', () => this.cancel());
    host.addEventListener('pointerover', (event) => this.over(event));
    host.addEventListener('pointerleave', () => this.look(null, 0));
    host.addEventListener('keydown', (event) => this.key(event));
    host.addEventListener('focusin', (event) => this.focused(event));
    host.addEventListener('contextmenu', (event) => event.preventDefault());
  }

  show(scene: Scene): void {
    if (!this.layout || !alike(this.layout, scene.layout)) this.rebuild(scene);
    this.live = new Set(scene.knobs.filter((knob) => knob.live).map((knob) => knob.spot));
    for (const knob of scene.knobs) this.name(knob);
  }

  /** Where a knob is on the screen. */
  box(spot: string): DOMRect | undefined {
    return this.nodes.get(spot)?.getBoundingClientRect();
  }

  private rebuild(scene: Scene): void {
    this.layout = scene.layout;
    this.nodes.clear();
    this.layer.replaceChildren();
    for (const knob of scene.knobs) {
      const node = element('rect', { ...box(knob.spot, scene.layout), rx: 8, role: 'button', class: 'knob', tabindex: -1 });
      node.dataset.spot = knob.spot;
      node.dataset.testid = `${isPlace(knob.spot) ? 'door' : 'cell'}-${knob.spot}`;
      this.nodes.set(knob.spot, node);
      this.layer.append(node);
    }
    this.nodes.values().next().value?.setAttribute('tabindex', '0');
  }

  private name({ spot, name, live }: Knob): void {
    const node = this.nodes.get(spot)!;
    node.setAttribute('aria-label', name);
    node.setAttribute('aria-disabled', String(!live));
  }

  // ---- pointer

  private down(event: PointerEvent): void {
    if (!event.isPrimary || event.button !== 0) return;
    this.listener.wake();
    const spot = spotOf(event);
    if (!spot) return this.listener.leave();
    const scale = this.host.getBoundingClientRect().width / width(this.layout!);
    this.gesture = new Gesture(spot, point(event), scale, (door) => this.live.has(door));
    this.host.setPointerCapture?.(event.pointerId);
    if (event.pointerType !== 'mouse') this.look(spot, HOLD);
  }

  private move(event: PointerEvent): void {
    if (!this.gesture) return;
    const drag = this.gesture.move(point(event));
    if (drag) clearTimeout(this.holding);
    this.listener.drag(drag);
  }

  private up(event: PointerEvent): void {
    const outcome = this.gesture?.end(point(event));
    this.gesture = null;
    clearTimeout(this.holding);
    if (outcome?.kind === 'push') return this.listener.push(outcome.door);
    this.listener.drag(null);
    if (event.pointerType !== 'mouse') this.listener.look(null);
    if (outcome?.kind === 'barred') this.listener.barred(outcome.door);
    if (outcome?.kind !== 'tap') return;
    this.listener.tap(event.pointerType === 'mouse' ? outcome.spot : this.meant(outcome.spot, point(event)));
  }

  /** What a finger meant: what is under it, or where that cannot be played the nearest thing that can. */
  private meant(under: string, at: Point): string {
    if (this.live.has(under) || isPlace(under)) return under;
    let [best, nearest] = [under, FINGER];
    for (const spot of this.live) {
      const { left, top, width, height } = this.box(spot)!;
      const far = Math.hypot(left + width / 2 - at.x, top + height / 2 - at.y);
      if (far < nearest) [best, nearest] = [spot, far];
    }
    return best;
  }

  private cancel(): void {
    this.gesture = null;
    clearTimeout(this.holding);
    this.listener.drag(null);
    this.listener.look(null);
  }

  private over(event: PointerEvent): void {
    if (event.pointerType === 'mouse' && !this.gesture) this.look(spotOf(event), 90);
  }

  private look(spot: string | null, after: number): void {
    clearTimeout(this.holding);
    this.holding = setTimeout(() => this.listener.look(spot), after);
  }

  // ---- keyboard

  private key(event: KeyboardEvent): void {
    const spot = spotOf(event);
    if (!spot) return;
    const arrow = ARROWS[event.key];
    if (arrow) this.focusBeside(spot, arrow);
    else if (event.key === ' ') this.listener.tap(spot);
    else if (event.key === 'Enter') this.listener.enter(spot);
    else if (event.key === 'Escape') this.listener.leave();
    else return;
    event.preventDefault();
  }

  private focusBeside(from: string, arrow: Point): void {
    const { size } = this.layout!;
    const at = spot(from, size);
    for (const [name, node] of this.nodes) {
      const { x, y } = spot(name, size);
      if (x === at.x + arrow.x && y === at.y + arrow.y) node.focus();
    }
  }

  private focused(event: FocusEvent): void {
    for (const node of this.nodes.values()) node.setAttribute('tabindex', node === event.target ? '0' : '-1');
    const node = event.target as Element;
    if (node.matches(':focus-visible')) this.listener.look(spotOf(event));
  }
}

const point = (event: PointerEvent): Point => ({ x: event.clientX, y: event.clientY });

const spotOf = (event: Event): string | null => (event.target as SVGElement).dataset?.spot ?? null;

function box(name: string, layout: Layout): { x: number; y: number; width: number; height: number } {
  const { x, y } = middle(name, layout);
  if (!isPlace(name)) return { x: x - PITCH / 2, y: y - PITCH / 2, width: PITCH, height: PITCH };
  const { ring, rim } = layout;
  const depth = ring + rim;
  const side = sideOf(name);
  const out = (near: number) => (side === 'n' || side === 'w' ? near - ring / 2 - rim : near - ring / 2);
  const upright = side === 'n' || side === 's';
  return upright
    ? { x: x - PITCH / 2, y: out(y), width: PITCH, height: depth }
    : { x: out(x), y: y - PITCH / 2, width: depth, height: PITCH };
}
