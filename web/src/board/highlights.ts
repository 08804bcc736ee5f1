// The layer of highlights. A highlight that stays is kept, so that it neither flickers nor fades in again.

import type { Point } from './geometry';
import type { Beam, Highlight, Tile } from './scene';
import { element, highlight } from './sprites';

export class Highlights {
  readonly layer = element('g', { 'aria-hidden': 'true' });
  private lit = new Map<string, SVGGElement>();

  /** Highlight these cells, each `each` milliseconds later than the one before. */
  show(
    highlights: readonly Highlight[],
    tileAt: (cell: string) => Tile | undefined,
    pointOf: (cell: string) => Point,
    each = 0,
  ): void {
    const before = this.lit;
    this.lit = new Map();
    highlights.forEach(({ cell, floor, beams: beamsOn }, k) => {
      const tile = tileAt(cell);
      const beams = tile ? beamsOn(tile) : floor;
      if (!beams) return;
      const key = this.freeKey(keyOf(cell, beams));
      const node = before.get(key) ?? highlight(beams);
      const { x, y } = pointOf(cell);
      node.setAttribute('transform', `translate(${x} ${y})`);
      if (!before.delete(key)) {
        node.style.animationDelay = `${k * each}ms`;
        this.layer.append(node);
      }
      this.lit.set(key, node);
    });
    for (const node of before.values()) node.remove();
  }

  clear(): void {
    this.lit.clear();
    this.layer.replaceChildren();
  }

  /** This key, or a longer one where a way crosses a cell twice. */
  private freeKey(key: string): string {
    return this.lit.has(key) ? this.freeKey(`${key}+`) : key;
  }
}

const keyOf = (cell: string, beams: readonly Beam[]): string =>
  `${cell} ${beams.map(({ symbol, turn }) => symbol + turn).join(' ')}`;
