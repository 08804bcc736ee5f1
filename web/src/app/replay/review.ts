// What a page says about a review: the course of the game as lines, and moments in words.

import type { Choice, Moment, Review } from '../../protocol';
import { number, say } from '../../shared/texts';

export const WIDTH = 300;
export const HEIGHT = 120;
export const EDGE = 8;
export const LEFT = 40; // where the lines begin: before it are the numbers of the scale

const DID = new Set(['wins-cats', 'finds-treasure', 'goes-home', 'reaches-cheese', 'blocks']);

export interface Point {
  readonly x: number;
  readonly y: number;
  readonly choice: Choice;
}

/** The least and the highest worth of the graph: chances from 0 to 1, or what was reached together. */
function rangeOf({ choices, together }: Review): readonly [low: number, high: number] {
  if (!together) return [0, 1];
  const worths = choices.map(({ worth }) => worth);
  const low = Math.min(...worths);
  return [low, Math.max(...worths, low + 1e-6)];
}

const heightOf = (worth: number, [low, high]: readonly [number, number]): number =>
  EDGE + (HEIGHT - 2 * EDGE) * (1 - (worth - low) / (high - low));

/** Where each choice lies in the graph. */
export function points(review: Review): readonly Point[] {
  const range = rangeOf(review);
  const across = (WIDTH - LEFT - EDGE) / Math.max(1, review.choices.length - 1);
  return review.choices.map((choice, k) => ({ x: LEFT + across * k, y: heightOf(choice.worth, range), choice }));
}

/** The numbers beside the graph: chances, or the turns that the game takes in all, fewer of them higher up. */
export function scale(review: Review): readonly { readonly y: number; readonly text: string }[] {
  const range = rangeOf(review);
  const [low, high] = range;
  const levels = review.together ? [...new Set([high, low].map(Math.round))] : [1, 0.5, 0];
  const text = (level: number) => (review.together ? number(-level) : number(level, { style: 'percent' }));
  return levels.map((level) => ({ y: heightOf(Math.min(high, Math.max(low, level)), range), text: text(level) }));
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

/** A turn and whose it was. */
export const turnText = ({ turn, seat }: Choice, names: readonly string[]): string =>
  say('review-point-together', { turn, name: names[seat]! });

const chanceOf = (worth: number): string => number(worth, { style: 'percent' });

/** How many turns the whole game takes; a worth is minus their number. */
const turnsOf = (worth: number): string => number(-worth, { maximumFractionDigits: 1 });

/** A point in words. */
export function pointText({ turn, seat, worth }: Choice, together: boolean, names: readonly string[]): string {
  const name = names[seat]!;
  return together
    ? say('review-point-turns', { turn, name, turns: turnsOf(worth) })
    : say('review-point', { turn, name, chance: chanceOf(worth) });
}

/** The best turn found there, and what it would have been worth. */
export function bestText({ played, best, worth, cost }: Choice, together: boolean): string {
  if (best === played) return say('review-best-same');
  return together
    ? say('review-best-turns', { best, turns: turnsOf(worth + cost) })
    : say('review-best-chance', { best, chance: chanceOf(worth + cost) });
}

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
