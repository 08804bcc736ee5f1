// What can be pressed: an invisible rectangle with a name over every cell and door.

import { isPlace, middle, PITCH, sameLayout, sideOf, type Box, type Layout, type Point } from './geometry';
import type { Scene, Target } from './scene';
import { element } from './sprites';
import type { Viewport } from './viewport';

const NEAR = 32; // CSS pixels around a finger in which the nearest playable target counts as touched

export class Targets {
  readonly layer = element('g', { class: 'targets' });
  private readonly nodes = new Map<string, SVGRectElement>();
  private readonly boxes = new Map<string, Box>();
  private shown: Layout | null = null;
  private playable = new Set<string>();

  constructor(
    private readonly host: HTMLElement,
    private readonly viewport: Viewport,
  ) {}

  show(scene: Scene): void {
    if (!this.shown || !sameLayout(this.shown, scene.layout)) this.rebuild(scene);
    this.playable = new Set(scene.targets.filter(({ live }) => live).map(({ spot }) => spot));
    for (const target of scene.targets) this.name(target);
    const first = this.playable.values().next().value ?? scene.targets[0]?.spot;
    if (first && !this.host.contains(document.activeElement)) this.takeTabStop(this.nodes.get(first)!);
  }

  get layout(): Layout {
    return this.shown!;
  }

  get spots(): readonly string[] {
    return [...this.nodes.keys()];
  }

  /** The spots where something can be played. */
  get live(): ReadonlySet<string> {
    return this.playable;
  }

  /** Where a target is on the board. */
  boxOf(spot: string): Box | undefined {
    return this.boxes.get(spot);
  }

  focus(spot: string): void {
    this.nodes.get(spot)!.focus();
  }

  /** The playable spot nearest to a point of the screen, within so many CSS pixels. */
  nearest(at: Point, within = NEAR, wanted = (_spot: string) => true): string | null {
    const { x, y } = this.viewport.onBoard(at);
    let [best, least] = [null as string | null, within / this.viewport.scale];
    for (const spot of this.playable) {
      const box = this.boxes.get(spot)!;
      const far = Math.hypot(outside(x, box.x, box.width), outside(y, box.y, box.height));
      if (far < least && wanted(spot)) [best, least] = [spot, far];
    }
    return best;
  }

  /** Make this the one target that the Tab key reaches. */
  takeTabStop(to: Element): void {
    for (const node of this.nodes.values()) node.setAttribute('tabindex', node === to ? '0' : '-1');
  }

  private rebuild(scene: Scene): void {
    this.shown = scene.layout;
    this.nodes.clear();
    this.layer.replaceChildren();
    for (const { spot } of scene.targets) {
      const place = boxOf(spot, scene.layout);
      const node = element('rect', { ...place, rx: 8, role: 'button', class: 'target', tabindex: -1 });
      node.dataset.spot = spot;
      node.dataset.testid = `${isPlace(spot) ? 'door' : 'cell'}-${spot}`;
      this.nodes.set(spot, node);
      this.boxes.set(spot, place);
      this.layer.append(node);
    }
  }

  private name({ spot, name, live }: Target): void {
    const node = this.nodes.get(spot)!;
    node.setAttribute('aria-label', name);
    node.setAttribute('aria-disabled', String(!live));
  }
}

/** How far a number lies outside an interval. */
const outside = (at: number, from: number, length: number): number => Math.max(0, from - at, at - from - length);

/** A cell, or a door with its place on the ring and its arrow on the rim. */
function boxOf(name: string, layout: Layout): Box {
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
