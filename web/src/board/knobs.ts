// What can be pressed: an invisible layer over the picture with a name for every cell and door.

import type { Frame } from './frame';
import { alike, isPlace, middle, PITCH, sideOf, type Layout, type Point } from './geometry';
import { Gesture, type Drag, type Finger } from './gesture';
import { moveFocus } from './keys';
import type { Loupe } from './loupe';
import type { Knob, Scene } from './scene';
import { element } from './sprites';

const HOLD = 250;
const NEAR = 32; // CSS pixels around a finger in which it takes the nearest thing that can be played
const small = matchMedia('(max-width: 599px), (max-height: 599px)');

export interface Listener {
  wake(): void; // the board is touched: nothing may move by itself any longer
  tap(spot: string, careful: boolean): void; // on a small screen a finger's tap only marks
  press(spot: string): void; // the space bar
  enter(spot: string): void; // the Enter key, which plays what is lifted
  release(spot: string): void; // a finger lets go over what was shown enlarged
  leave(): void; // Escape, or a touch beside everything
  turn(): void; // the key that turns the tile in hand
  drag(drag: Drag | null): void;
  push(door: string): void;
  barred(door: string): void; // a drag through a door that cannot be used now
  look(spot: string | null): void; // hover, hold or focus
}

interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

export class Knobs {
  readonly layer = element('g', { class: 'knobs' });
  private readonly nodes = new Map<string, SVGRectElement>();
  private readonly boxes = new Map<string, Box>();
  private gesture: Gesture | null = null;
  private holding: ReturnType<typeof setTimeout> | undefined;
  private layout: Layout | null = null;
  private live = new Set<string>();

  constructor(
    private readonly host: HTMLElement, // not the SVG: a listener for focus would make that focusable itself
    private readonly frame: Frame,
    private readonly loupe: Loupe,
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
    const first = this.live.values().next().value ?? scene.knobs[0]?.spot;
    if (first && !this.host.contains(document.activeElement)) this.rove(this.nodes.get(first)!);
  }

  get spots(): readonly string[] {
    return [...this.nodes.keys()];
  }

  /** Where a knob is on the screen. */
  box(spot: string): DOMRect | undefined {
    return this.nodes.get(spot)?.getBoundingClientRect();
  }

  /** The nearest spot to a point of the screen that can be played, within so many CSS pixels. */
  nearest(at: Point, within = NEAR, wanted = (_spot: string) => true): string | null {
    const { x, y } = this.frame.onBoard(at);
    let [best, least] = [null as string | null, within / this.frame.scale];
    for (const spot of this.live) {
      const box = this.boxes.get(spot)!;
      const far = Math.hypot(outside(x, box.x, box.width), outside(y, box.y, box.height));
      if (far < least && wanted(spot)) [best, least] = [spot, far];
    }
    return best;
  }

  private rebuild(scene: Scene): void {
    this.layout = scene.layout;
    this.nodes.clear();
    this.layer.replaceChildren();
    for (const { spot } of scene.knobs) {
      const place = box(spot, scene.layout);
      const node = element('rect', { ...place, rx: 8, role: 'button', class: 'knob', tabindex: -1 });
      node.dataset.spot = spot;
      node.dataset.testid = `${isPlace(spot) ? 'door' : 'cell'}-${spot}`;
      this.nodes.set(spot, node);
      this.boxes.set(spot, place);
      this.layer.append(node);
    }
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
    const at = point(event);
    const touch = event.pointerType !== 'mouse';
    const spot = spotOf(event) ?? (touch ? this.nearest(at) : null);
    if (!spot) return this.listener.leave();
    const finger = touch && small.matches ? this.finger() : null;
    this.gesture = new Gesture(spot, at, this.frame.scale, (door) => this.live.has(door), finger);
    this.host.setPointerCapture?.(event.pointerId);
    if (touch) this.hold(spot, at);
  }

  private finger(): Finger {
    return { pushes: [...this.live].some(isPlace), nearest: (at) => this.nearest(at) };
  }

  private hold(spot: string, at: Point): void {
    clearTimeout(this.holding);
    this.holding = setTimeout(() => {
      this.gesture?.hold();
      if (this.gesture?.aim === undefined) this.listener.look(spot);
      else this.magnify(at);
    }, HOLD);
  }

  private move(event: PointerEvent): void {
    if (!this.gesture) return;
    const drag = this.gesture.move(point(event));
    if (this.gesture.aim !== undefined) return this.magnify(point(event));
    if (drag) clearTimeout(this.holding);
    this.listener.drag(drag);
  }

  private magnify(finger: Point): void {
    const aim = this.gesture?.aim ?? null;
    clearTimeout(this.holding);
    this.listener.look(aim);
    if (aim) this.loupe.show(finger, middle(aim, this.layout!), this.frame.scale);
    else this.loupe.hide();
  }

  private up(event: PointerEvent): void {
    const outcome = this.gesture?.end(point(event));
    this.rest();
    if (outcome?.kind === 'push') return this.listener.push(outcome.door);
    this.listener.drag(null);
    if (event.pointerType !== 'mouse') this.listener.look(null);
    if (outcome?.kind === 'release') this.listener.release(outcome.spot);
    if (outcome?.kind === 'barred') this.listener.barred(outcome.door);
    if (outcome?.kind === 'tap') this.tap(outcome.spot, event);
  }

  private tap(spot: string, event: PointerEvent): void {
    if (event.pointerType === 'mouse') return this.listener.tap(spot, false);
    this.listener.tap(this.meant(spot, point(event)), small.matches);
  }

  /** What a finger meant: what is under it, or where that cannot be played the nearest thing that can. */
  private meant(under: string, at: Point): string {
    return this.live.has(under) || isPlace(under) ? under : (this.nearest(at) ?? under);
  }

  private cancel(): void {
    this.rest();
    this.listener.drag(null);
    this.listener.look(null);
  }

  private rest(): void {
    this.gesture = null;
    clearTimeout(this.holding);
    this.loupe.hide();
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
    if (!spot || event.ctrlKey || event.altKey || event.metaKey) return;
    const to = moveFocus(event.key, spot, [...this.nodes.keys()], this.live, this.layout!.size);
    if (to) this.nodes.get(to)!.focus();
    else if (!this.pressed(event, spot)) return;
    event.preventDefault();
  }

  /** Do what a key means at a spot; a key held down does it once. */
  private pressed({ key, repeat }: KeyboardEvent, spot: string): boolean {
    const meanings: Record<string, () => void> = {
      ' ': () => this.listener.press(spot),
      Enter: () => this.listener.enter(spot),
      Escape: () => this.listener.leave(),
      r: () => this.listener.turn(),
    };
    const meaning = meanings[key] ?? meanings[key.toLowerCase()];
    if (!repeat) meaning?.();
    return meaning !== undefined;
  }

  private focused(event: FocusEvent): void {
    const node = event.target as Element;
    this.rove(node);
    if (node.matches(':focus-visible')) this.listener.look(spotOf(event));
  }

  /** Let this be the one knob that Tab comes to. */
  private rove(to: Element): void {
    for (const node of this.nodes.values()) node.setAttribute('tabindex', node === to ? '0' : '-1');
  }
}

const point = (event: PointerEvent): Point => ({ x: event.clientX, y: event.clientY });

const spotOf = (event: Event): string | null => (event.target as SVGElement).dataset?.spot ?? null;

/** How far a number is outside a stretch. */
const outside = (at: number, from: number, long: number): number => Math.max(0, from - at, at - from - long);

function box(name: string, layout: Layout): Box {
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
