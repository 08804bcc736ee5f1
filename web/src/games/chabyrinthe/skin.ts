// Chabyrinthe's skin: roofs of an old town at dusk.

import { coats, lowest } from '../../../../meowze/games/chabyrinthe/art.json';
import type { ChabyrintheFact as Fact, ChabyrintheView as View } from '../../protocol';
import { list, say } from '../../shared/texts';
import type {
  ActionButton,
  Ending,
  Feeling,
  Gain,
  Keepsake,
  Rank,
  SeatSummary,
  Skin,
  SuccessScale,
  TeamSummary,
} from '../contract';
import { success } from '../feelings';
import { art, cat, home } from './art';
import { box } from './box';
import Cover from './Cover.svelte';
import { ChabyrintheHand } from './hand';
import { held, scene, steps, type ChabyrinthePosition } from './scene';
import State from './State.svelte';
import { describe, task } from './words';

function seatSummaries({ view }: ChabyrinthePosition): SeatSummary[] {
  const points = view.counted === 'points';
  return view.chairs.map(({ score, cats, coats }) => {
    const own = view.teams.length ? cats.reduce((sum, value) => sum + value, 0) : score;
    return {
      count: points ? own : cats.length,
      mark: '',
      name: points ? say('chabyrinthe-points', { count: own }) : say('chabyrinthe-won', { count: cats.length }),
      things: cats.map((value, k) => cat(value, coats[k]!)),
    };
  });
}

const teams = ({ view }: ChabyrinthePosition): TeamSummary[] =>
  view.teams.map(({ seats, score }) => ({ seats, count: score, name: say('chabyrinthe-points', { count: score }) }));

/** The bands of turns, from the best. */
function successScale(most: readonly number[]): SuccessScale {
  const last = most.length;
  const bands = Array.from({ length: last + 1 }, (_, k) => {
    const [from, to] = [(most[k - 1] ?? 0) + 1, most[k] ?? 0];
    const text = k === 0 ? `≤ ${to}` : k === last ? `≥ ${from}` : `${from}–${to}`;
    return { text, name: say('chabyrinthe-band', { band: k + 1, from, to }) };
  });
  return { title: say('chabyrinthe-scale'), symbol: art('moon'), bands };
}

function actionButtons({ legal }: ChabyrinthePosition): ActionButton[] {
  return legal.includes('stop')
    ? [{ action: 'stop', name: say('chabyrinthe-stop'), icon: 'stop', id: 'stop-turn' }]
    : [];
}

/** Who has won: a team, or everybody with the most points. */
function winners({ teams, winners }: View, names: readonly string[]): string {
  const won = list(winners.map((seat) => names[seat]!));
  const team = teams.some(({ seats }) => seats.length === winners.length);
  return team ? say('team-wins', { names: won }) : say('wins', { count: winners.length, names: won });
}

/** Seats or teams, the best first. */
function ranking({ chairs, teams }: View): Rank[] {
  const all = teams.length
    ? teams.map(({ seats, score }, k) => ({ seats, score, team: k + 1 }))
    : chairs.map(({ score }, seat) => ({ seats: [seat], score }));
  return all.sort((a, b) => b.score - a.score).map((rank) => ({ ...rank, score: String(rank.score) }));
}

function ending({ view, names }: ChabyrinthePosition): Ending {
  const pictures = [cat(3, 1), home, cat(5, 2)];
  if (view.counted !== 'points') {
    const title = view.winners.length ? say('chabyrinthe-solved') : say('called-off');
    const { turns, verdict } = view;
    const scale = verdict ? { ...successScale(view.scale), reached: verdict } : null;
    const note = verdict ? say('chabyrinthe-verdict', { verdict }) : '';
    const count = verdict ? say('chabyrinthe-rank', { band: verdict, turns }) : say('in-turns', { turns });
    return { pictures, title, note, ranking: [], count, scale };
  }
  return {
    pictures,
    title: winners(view, names),
    note: say('chabyrinthe-friends', { count: view.winners.length }),
    ranking: ranking(view),
    count: '',
    scale: null,
  };
}

/** Cats that came home, and what they were worth. */
const gains = ({ kind, seat, ways }: Fact): Gain[] =>
  kind !== 'homed' || seat === null
    ? []
    : ways.flatMap(({ value }) => [
        { of: 'cats', seat, by: 1 },
        { of: 'points', seat, by: value },
      ]);

const catId = (value: number, coat: number): string => `${value}-${coat}`;

/** All fifteen cats. */
const album = (): Keepsake[] =>
  [lowest, lowest + 1, lowest + 2].flatMap((value) =>
    Array.from({ length: coats }, (_, coat) => ({
      id: catId(value, coat),
      stamps: cat(value, coat),
      name: say('chabyrinthe-keepsake', { value }),
    })),
  );

function keepsakes({ view }: ChabyrinthePosition, seat: number): string[] {
  const { cats, coats } = view.chairs[seat]!;
  return cats.map((value, k) => catId(value, coats[k]!));
}

/** A cat that comes home is a joy for its seat and the partners of that seat; for everybody where all play together. */
function feelings({ kind, seat }: Fact, { view }: ChabyrinthePosition): Feeling[] {
  if (kind !== 'homed' || seat === null) return [];
  const seats = view.chairs.map((_, k) => k);
  const friends = view.teams.find((team) => team.seats.includes(seat))?.seats ?? [seat];
  return success(view.counted === 'turns' ? seats : friends, seats.length);
}

export const skin: Skin<ChabyrinthePosition, Fact> = {
  box,
  optionNumbers: {},
  gestures: ['cell', 'push'],
  restSymbol: art('pile-back'),
  Cover,
  State,
  HandCards: null,
  piece: (seat) => seat,
  badge: (piece) => [{ symbol: art(`seat-${piece}`) }],
  scene,
  hand: (position) => new ChabyrintheHand(position),
  held: (view) => held(view.top),
  steps,
  sounds: { turned: 'paper', pushed: 'slide', homed: 'purr', arrived: 'knock', drawn: 'paper' },
  describe,
  task,
  seatSummaries,
  teams,
  actionButtons,
  ending,
  successScale,
  statistics: ['cats', 'points'],
  gains,
  album,
  keepsakes,
  setup: () => import('./setup'),
  feelings,
};
