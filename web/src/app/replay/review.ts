// What a page says about a review: the course of the game as lines, and moments in words.

import type { Choice, Moment, Review } from '../../protocol';
import { number, say } from '../../shared/texts';

export const WIDTH = 300;
export const HEIGHT = 120;
const EDGE = 8;

const DID = new Set(['wins-cats', 'finds-treasure', 'goes-home', 'reaches-cheese', 'blocks']);

export interface Point {
  readonly x: number;
  readonly y: number;
  readonly choice: Choice;
}

/** Where each choice lies in the graph: chances from 0 to 1, or what was reached together. */
export function points({ choices, together }: Review): readonly Point[] {
  const worths = choices.map(({ worth }) => worth);
  const low = together ? Math.min(...worths) : 0;
  const high = together ? Math.max(...worths, low + 1e-6) : 1;
  const across = (WIDTH - 2 * EDGE) / Math.max(1, choices.length - 1);
  return choices.map((choice, k) => ({
    x: EDGE + across * k,
    y: EDGE + (HEIGHT - 2 * EDGE) * (1 - (choice.worth - low) / (high - low)),
    choice,
  }));
}

/** The line of one seat through its points. */
export const line = (all: readonly Point[], seat: number): string =>
  all
    .filter(({ choice }) => choice.seat === seat)
    .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
    .join(' ');

/** The choice that is nearest to a place between the left edge (0) and the right one (1). */
export function nearest(all: readonly Point[], place: number): number {
  const distances = all.map(({ x }) => Math.abs(x - place * WIDTH));
  return distances.indexOf(Math.min(...distances));
}

/** A point in words. */
export const pointText = ({ turn, seat, worth }: Choice, together: boolean, names: readonly string[]): string =>
  together
    ? say('review-point-together', { turn, name: names[seat]! })
    : say('review-point', { turn, name: names[seat]!, chance: number(worth, { style: 'percent' }) });

export interface Part {
  readonly name: 'lucky-draws' | 'good-turns';
  readonly text: string;
  readonly from: number;
  readonly share: number;
}

/** What draws and choices gave each seat: in hundredths of a win, or in turns, and as bars from the middle of 100. */
export function bars({ shares, together }: Review) {
  const most = Math.max(1e-6, ...shares.flatMap(({ luck, gain }) => [Math.abs(luck), Math.abs(gain)]));
  const part = (name: Part['name'], worth: number): Part => {
    const share = (50 * Math.abs(worth)) / most;
    const text = number(together ? worth : 100 * worth, {
      signDisplay: 'exceptZero',
      maximumFractionDigits: together ? 1 : 0,
    });
    return { name, text, from: worth < 0 ? 50 - share : 50, share };
  };
  return shares.map(({ seat, luck, gain, found, choices }) => ({
    seat,
    found,
    choices,
    parts: [part('lucky-draws', luck), part('good-turns', gain)],
  }));
}

/** What was good about a turn, or for a slip what was possible; a lucky draw needs no words. */
export function momentText({ kind, reason }: Moment, names: readonly string[]): string {
  if (kind === 'lucky-draw') return '';
  const what = reason && DID.has(reason.kind) ? reason.kind : 'other';
  const values = { count: reason?.count ?? 0, name: names[reason?.seat ?? 0] ?? '' };
  return say(`review-${kind === 'slip' ? 'missed' : 'did'}-${what}`, values);
}
