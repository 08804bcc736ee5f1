// Animations outside the board: a prize flies to its seat, a drawn tile into the hand, a seat flips a card or nods.

import { pace, reducedMotion } from './pace';
import type { Step } from './queue';
import { innerSquare, type Box, type Point } from './geometry';
import type { Stamp } from './scene';
import { element, stamps } from './sprites';

const FLY = 620;
const LEAP = 1000;
const GAIN = 1400; // for which a gain is shown, as long as its animation
const START: Keyframe = { transform: 'scale(0.45)' };
const DRAW = 460;
const SMALL = 0.3;
const FLIP = 420;
const NOD = 260;
const REVEAL = 1000;

/** The visible element of a seat. */
const seatNode = (seat: number): Element | undefined =>
  [...document.querySelectorAll(`[data-seat="${seat}"]`)].find((node) => node.getBoundingClientRect().width);

/** Where a seat keeps what it wins, or the seat where that is not shown. */
function basketBox(seat: number): DOMRect | undefined {
  const node = seatNode(seat);
  const last = node?.querySelector('[data-basket]')?.getBoundingClientRect();
  return last?.width ? last : node?.getBoundingClientRect();
}

interface Flight {
  readonly gain?: string; // what the seat wins by it, in figures
  readonly leaps?: boolean; // in a high arc
}

/** Something flies from a box of the screen to a seat, above everything. */
export function fly(thing: readonly Stamp[], from: () => DOMRect | undefined, seat: number, how: Flight = {}): Step {
  const flown = flight(thing, from, () => basketBox(seat), pace(how.leaps ? LEAP : FLY), SMALL, how.leaps);
  return {
    ...flown,
    finish() {
      flown.finish?.();
      if (how.gain) showGain(how.gain, seat);
    },
  };
}

/** Show for a while beside a seat what it has won. */
function showGain(gain: string, seat: number): void {
  const box = basketBox(seat);
  if (!box) return;
  const node = document.createElement('span');
  node.className = 'gain';
  node.ariaHidden = 'true';
  node.textContent = gain;
  const others = document.querySelectorAll('.gain').length;
  Object.assign(node.style, { left: `${box.x + box.width / 2 + others * 44}px`, top: `${box.y + box.height / 2}px` });
  document.body.append(node);
  setTimeout(() => node.remove(), GAIN);
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
  leaps = false,
): Step {
  let node: SVGSVGElement | undefined;
  return {
    ms,
    start() {
      const [start, end] = [from(), to()];
      if (reducedMotion() || !start || !end) return;
      const square = innerSquare(start);
      node = launch(thing, square, end, ms, size ?? (0.6 * end.width) / square.width, leaps);
    },
    finish: () => node?.remove(),
  };
}

/** A card is turned over where something was found. */
export function reveal(back: readonly Stamp[], face: readonly Stamp[], from: () => DOMRect | undefined): Step {
  const ms = pace(REVEAL);
  let node: SVGSVGElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    ms: reducedMotion() ? 0 : ms,
    start() {
      const box = from();
      if (reducedMotion() || !box) return;
      node = hover(back, box);
      const turn = (scale: number, angle: number, offset: number) => ({
        transform: `perspective(30rem) scale(${scale}) rotateY(${angle}deg)`,
        offset,
      });
      const frames = [turn(0.6, 0, 0), turn(1.3, 0, 0.2), turn(1.5, 90, 0.45), turn(1.5, 0, 0.7), turn(1.5, 0, 1)];
      node.animate?.(frames, { duration: ms, easing: 'ease-in-out', fill: 'forwards' });
      timer = setTimeout(() => node?.replaceChildren(...stamps(face)), ms * 0.45);
    },
    finish() {
      clearTimeout(timer);
      node?.remove();
    },
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

function launch(
  thing: readonly Stamp[],
  start: Box,
  end: Box,
  ms: number,
  scale: number,
  leaps: boolean,
): SVGSVGElement {
  const node = hover(thing, start);
  const size = start.width;
  const by = { x: end.x + end.width / 2 - start.x - size / 2, y: end.y + end.height / 2 - start.y - size / 2 };
  const landing = { transform: `translate(${by.x}px, ${by.y}px) scale(${scale})` };
  const frames = leaps ? leapFrames(by, size, landing) : [START, { transform: 'scale(1)', offset: 0.3 }, landing];
  node.animate?.(frames, { duration: ms, easing: leaps ? 'linear' : 'ease-in-out', fill: 'forwards' });
  return node;
}

/** A picture above everything else on the page. */
function hover(thing: readonly Stamp[], { x, y, width }: Box): SVGSVGElement {
  const node = element('svg', { viewBox: '-50 -50 100 100', class: 'flight', 'aria-hidden': 'true' });
  node.append(...stamps(thing));
  Object.assign(node.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${width}px` });
  document.body.append(node);
  return node;
}

/** Out of the door, crouch, leap in an arc, land softly. */
function leapFrames(by: Point, size: number, landing: Keyframe): Keyframe[] {
  const height = 0.9 * size + Math.abs(by.x) / 6;
  const rise = [0.2, 0.4, 0.6, 0.8].map((share) => {
    const [x, y] = [by.x * share, by.y * share - 4 * height * share * (1 - share)];
    const lean = Math.sign(by.x) * (share - 0.5) * 36;
    return {
      transform: `translate(${x}px, ${y}px) rotate(${lean}deg) scale(${1 - 0.45 * share})`,
      offset: 0.3 + 0.62 * share,
    };
  });
  return [
    { ...START, opacity: 0, easing: 'ease-out' },
    { transform: 'scale(1)', opacity: 1, offset: 0.16, easing: 'ease-in' },
    { transform: 'translateY(8%) scale(1.1, 0.84)', offset: 0.3, easing: 'ease-out' },
    ...rise,
    landing,
  ];
}
