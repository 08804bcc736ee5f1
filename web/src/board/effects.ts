// Animations outside the board: a prize flies to its seat, a drawn tile into the hand, a seat flips a card or nods.

import { pace } from './pace';
import type { Step } from './queue';
import type { Stamp } from './scene';
import { element, stamps } from './sprites';

const FLY = 620;
const DRAW = 460;
const SMALL = 0.3;
const FLIP = 420;
const NOD = 260;

/** The visible element of a seat. */
const seatNode = (seat: number): Element | undefined =>
  [...document.querySelectorAll(`[data-seat="${seat}"]`)].find((node) => node.getBoundingClientRect().width);

/** Something flies from a box of the screen to a seat, above everything. */
export function fly(thing: readonly Stamp[], from: () => DOMRect | undefined, seat: number): Step {
  return flight(thing, from, () => seatNode(seat)?.getBoundingClientRect(), pace(FLY), SMALL);
}

/** A drawn tile flies from the bag into the hand. */
export function draw(thing: readonly Stamp[]): Step {
  const bag = () =>
    [...document.querySelectorAll('[data-bag]')].map((node) => node.getBoundingClientRect()).find(({ width }) => width);
  return flight(thing, bag, () => document.querySelector('[data-hand]')?.getBoundingClientRect(), pace(DRAW), null);
}

/** A flight from one box to another; `size` is the scale at the end, null to fit into the box. */
function flight(
  thing: readonly Stamp[],
  from: () => DOMRect | undefined,
  to: () => DOMRect | undefined,
  ms: number,
  size: number | null,
): Step {
  let node: SVGSVGElement | undefined;
  return {
    ms,
    start() {
      const [start, end] = [from(), to()];
      if (start && end) node = launch(thing, start, end, ms, size ?? (0.6 * end.width) / start.width);
    },
    finish: () => node?.remove(),
  };
}

/** A seat turns a card over that only its player sees. */
export function flip(seat: number): Step {
  const turned = ['0deg', '90deg', '0deg'].map((angle) => ({ transform: `rotateY(${angle}) scale(1.25)` }));
  return swing(() => seatNode(seat)?.querySelector('[data-card]'), turned, FLIP);
}

/** A seat nods: it begins, or can do nothing. */
export function nod(seat: number): Step {
  return swing(() => seatNode(seat), [{ transform: 'none' }, { transform: 'scale(1.06)' }, { transform: 'none' }], NOD);
}

function swing(find: () => Element | null | undefined, frames: Keyframe[], wanted: number): Step {
  const ms = pace(wanted);
  let moving: Animation | undefined;
  return {
    ms,
    start: () => void (moving = find()?.animate?.(frames, { duration: ms, easing: 'ease-in-out' })),
    finish: () => moving?.cancel(),
  };
}

function launch(thing: readonly Stamp[], start: DOMRect, end: DOMRect, ms: number, scale: number): SVGSVGElement {
  const node = element('svg', { viewBox: '-50 -50 100 100', class: 'flight', 'aria-hidden': 'true' });
  node.append(...stamps(thing));
  const size = start.width;
  Object.assign(node.style, { left: `${start.x}px`, top: `${start.y}px`, width: `${size}px`, height: `${size}px` });
  document.body.append(node);
  const by = { x: end.x + end.width / 2 - start.x - size / 2, y: end.y + end.height / 2 - start.y - size / 2 };
  const frames = [
    { transform: 'scale(0.45)' },
    { transform: 'scale(1)', offset: 0.3 },
    { transform: `translate(${by.x}px, ${by.y}px) scale(${scale})` },
  ];
  node.animate?.(frames, { duration: ms, easing: 'ease-in-out', fill: 'forwards' });
  return node;
}
