// The layer of arrows, one at each door.

import { arrow, sideOf, SIDES, type Layout } from './geometry';
import type { Door } from './scene';
import { element, stamp } from './sprites';

const SHAKE = [0, -5, 5, -4, 3, 0].map((x) => ({ transform: `translate(${x}px, 0)` }));

export class Arrows {
  readonly layer = element('g', { 'aria-hidden': 'true' });
  private readonly nodes = new Map<string, SVGGElement>();

  clear(): void {
    this.nodes.clear();
    this.layer.replaceChildren();
  }

  /** Draw the arrow of a door as it is now. */
  show({ door, symbol, size, opacity }: Door, layout: Layout): void {
    const node = this.nodes.get(door) ?? this.place(door, layout);
    node.style.opacity = String(opacity);
    const use = stamp(symbol, size);
    if (node.firstElementChild?.getAttribute('href') !== use.getAttribute('href')) node.replaceChildren(use);
  }

  /** Emphasise a door that is about to be used. */
  aim(door: string, aimed: boolean): void {
    this.nodes.get(door)?.classList.toggle('aimed', aimed);
  }

  /** Shake the arrow of a door that cannot be used. */
  shake(door: string): void {
    this.nodes.get(door)?.firstElementChild?.animate?.(SHAKE, { duration: 320 });
  }

  private place(door: string, layout: Layout): SVGGElement {
    const { x, y } = arrow(door, layout);
    const turn = SIDES.indexOf(sideOf(door)) * 90;
    const node = element('g', { class: 'arrow', transform: `translate(${x} ${y}) rotate(${turn})` });
    this.layer.append(node);
    this.nodes.set(door, node);
    return node;
  }
}
