// What people at this device have won in all games: which things, and how often. It is kept in localStorage.

import type { Skin } from '../../games/contract';
import type { View } from '../../protocol';
import type { Position } from '../../stage/types';
import { read, write } from '../common/storage';

const KEY = 'meowze.album';
const MOST_ROOMS = 8;

type Counts = Readonly<Record<string, number>>; // by "<game> <keepsake>"

/** The game that is played in a room. Until another one begins there it counts as it stands, so an undo takes back. */
interface Current {
  readonly room: string;
  readonly things: readonly string[];
  readonly over: boolean;
}

interface Album {
  readonly past: Counts; // games that cannot change any more
  readonly rooms: readonly Current[]; // the latest first
}

const stored = (): Album => read<Album>(KEY, { past: {}, rooms: [] });

/** What the seats of this device have won in a game so far. */
export const ownKeepsakes = (skin: Skin, position: Position, acts: readonly number[]): string[] =>
  acts.flatMap((seat) => skin.keepsakes(position, seat));

/** Remember what this device has in a room now. */
export function keep(
  room: string,
  game: string,
  won: readonly string[],
  { turns, over }: Pick<View, 'turns' | 'over'>,
) {
  const { past, rooms } = stored();
  const before = rooms.find((current) => current.room === room);
  const things = won.map((thing) => `${game} ${thing}`);
  if (!before && !things.length) return;
  if (before?.over === over && String(before.things) === String(things)) return;
  const others = rooms.filter((current) => current !== before);
  const ended = [...(before?.over && !over && !turns ? [before] : []), ...others.slice(MOST_ROOMS - 1)];
  const latest = [{ room, things, over }, ...others.slice(0, MOST_ROOMS - 1)];
  write(KEY, { past: ended.reduce((counts, { things }) => added(counts, things), past), rooms: latest });
}

/** How often each keepsake was won. */
export function counts(): Counts {
  const { past, rooms } = stored();
  return rooms.reduce((sum, { things }) => added(sum, things), past);
}

function added(counts: Counts, things: readonly string[]): Counts {
  const sum = { ...counts };
  for (const thing of things) sum[thing] = (sum[thing] ?? 0) + 1;
  return sum;
}
