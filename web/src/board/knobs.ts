// What can be pressed: an invisible layer over the picture with a name for every cell and door.

import { isPlace, middle, PITCH, PLACE, RIM, sideOf, spot, step, width, type Point } from './geometry';
import { Gesture, type Drag } from './gesture';
import type { Knob, Scene } from './scene';
import { element } from './sprites';

const HOLD = 250;
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
  look(spot: string | null): void; // hover, hold or focus
}

export class Knobs {
  readonly layer = element('g', { class: 'knobs' });
  private readonly nodes = new Map<string, SVGRectElement>();
  private gesture: Gesture | null = null;
  private holding: ReturnType<typeof setTimeout> | undefined;
  private size = 0;
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
    if (scene.size !== this.size) this.rebuild(scene);
    this.live = new Set(scene.knobs.filter((knob) => knob.live).map((knob) => knob.spot));
    for (const knob of scene.knobs) this.name(knob);
  }

  private rebuild(scene: Scene): void {
    this.size = scene.size;
    this.nodes.clear();
    this.layer.replaceChildren();
    for (const knob of scene.knobs) {
      const node = element('rect', { ...box(knob.spot, scene.size), rx: 8, role: 'button', class: 'knob', tabindex: -1 });
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
    const scale = this.host.getBoundingClientRect().width / width(this.size);
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
    if (outcome?.kind === 'tap') this.listener.tap(outcome.spot);
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
    const at = spot(from, this.size);
    for (const [name, node] of this.nodes) {
      const { x, y } = spot(name, this.size);
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

function box(name: string, size: number): { x: number; y: number; width: number; height: number } {
  const { x, y } = middle(name, size);
  if (!isPlace(name)) return { x: x - PITCH / 2, y: y - PITCH / 2, width: PITCH, height: PITCH };
  const depth = PLACE + RIM;
  const side = sideOf(name);
  const out = (near: number) => (side === 'n' || side === 'w' ? near - PLACE / 2 - RIM : near - PLACE / 2);
  const upright = side === 'n' || side === 's';
  return upright
    ? { x: x - PITCH / 2, y: out(y), width: PITCH, height: depth }
    : { x: out(x), y: y - PITCH / 2, width: depth, height: PITCH };
}
