// The statistics of a game: what each seat had after each turn, summed up from facts.

import type { Skin } from '../../games/contract';
import type { Replay } from '../../protocol';

/** One statistic: its values at the start and after each turn. */
export interface Curve {
  readonly of: string;
  readonly lines: readonly (readonly number[])[]; // by seat
  readonly most: number;
}

/** The curves of a game; those in which nothing ever happened are left out. */
export function curves({ told, names, turns: first }: Replay, skin: Pick<Skin, 'statistics' | 'gains'>): Curve[] {
  const turns = (told.at(-1)?.turns ?? first) - first;
  return skin.statistics
    .map((of) => {
      const lines = names.map(() => new Array<number>(turns + 1).fill(0));
      let turn = 0; // the one in which a step lies; the last step of a turn already counts it
      for (const { fact, turns: now } of told) {
        for (const gain of skin.gains(fact)) if (gain.of === of) add(lines[gain.seat]!, turn + 1, gain.by);
        turn = now - first;
      }
      return { of, lines, most: Math.max(1, ...lines.flat()) };
    })
    .filter(({ lines }) => lines.flat().some((value) => value !== 0));
}

/** Add to all values from this turn on. */
function add(line: number[], from: number, by: number): void {
  for (let turn = Math.min(from, line.length - 1); turn < line.length; turn += 1) line[turn]! += by;
}
