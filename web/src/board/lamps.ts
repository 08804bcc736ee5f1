// The layer of lights: a lamp that stays lit is kept, so that it neither flickers nor comes on again.

import type { Point } from './geometry';
import type { Light, Tile } from './scene';
import { element, lamp } from './sprites';

export class Lamps {
  readonly layer = element('g', { 'aria-hidden': 'true' });
  private lit = new Map<string, SVGGElement>();

  /** Light these cells; each lamp comes on a little after the one before it. */
  show(
    lights: readonly Light[],
    tileAt: (cell: string) => Tile | undefined,
    at: (cell: string) => Point,
    each = 0,
  ): void {
    const before = this.lit;
    this.lit = new Map();
    lights.forEach((light, k) => {
      const tile = tileAt(light.cell);
      const beams = tile ? light.beams(tile) : light.floor;
      if (!beams) return;
      const name = this.free(`${light.cell} ${beams.map(({ symbol, turn }) => symbol + turn).join(' ')}`);
      const node = before.get(name) ?? lamp(beams);
      const { x, y } = at(light.cell);
      node.setAttribute('transform', `translate(${x} ${y})`);
      if (!before.delete(name)) {
        node.style.animationDelay = `${k * each}ms`;
        this.layer.append(node);
      }
      this.lit.set(name, node);
    });
    for (const node of before.values()) node.remove();
  }

  /** This name, or one like it where a way crosses itself. */
  private free(name: string): string {
    return this.lit.has(name) ? this.free(`${name}+`) : name;
  }

  clear(): void {
    this.lit.clear();
    this.layer.replaceChildren();
  }
}
