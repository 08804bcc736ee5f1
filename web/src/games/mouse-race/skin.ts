// Mouse race's skin: a kitchen floor of beech, and cheese in the middle.

import { inks } from '../../../../meowze/games/mouse_race/art.json';
import type { MouseraceFact as Fact } from '../../protocol';
import { list, say } from '../../shared/texts';
import type { ActionButton, Ending, Feeling, Gain, Keepsake, SeatSummary, Skin } from '../contract';
import { success } from '../feelings';
import { art, picture, piece } from './art';
import { box } from './box';
import Cover from './Cover.svelte';
import { MouseRaceHand } from './hand';
import type { MouseRacePosition } from './highlights';
import { held, scene, steps } from './scene';
import State from './State.svelte';
import { describe, task } from './words';
import './theme.css';

const seatSummaries = ({ view }: MouseRacePosition): SeatSummary[] =>
  view.chairs.map(({ path }, seat, { length }) => ({
    count: path.length,
    mark: art(`mark-${piece(seat, length)}`),
    name: say('mouse-race-chair', { count: path.length }),
    things: [],
  }));

/** What a turn can begin with, beside taking back a cat. */
function actionButtons({ legal }: MouseRacePosition): ActionButton[] {
  const can = (action: string) => (legal.includes(action) ? action : '');
  return [
    { action: can('draw'), name: say('mouse-race-draw'), icon: 'bag', id: 'draw', weight: 'main' },
    { action: can('miss'), name: say('mouse-race-miss'), icon: 'skip', id: 'miss', weight: 'less' },
    { action: can('back'), name: say('mouse-race-back'), icon: 'lift', id: 'back', weight: 'less' },
  ];
}

function ending({ view, names }: MouseRacePosition): Ending {
  const winner = view.winners[0];
  const lengths = view.chairs.map(({ path }, seat) => ({ seat, length: path.length }));
  const first = ({ seat }: { seat: number }) => Number(view.winners.includes(seat));
  return {
    pictures: [
      picture('cheese'),
      picture(winner === undefined ? 'cat-0' : `mouse-${piece(winner, view.chairs.length)}`),
      picture('cheese'),
    ],
    title: winner === undefined ? say('mouse-race-nobody') : say('wins', { count: 1, names: list([names[winner]!]) }),
    note: say(winner === undefined ? 'mouse-race-nobody-in' : 'mouse-race-won-by', { turns: view.turns }),
    ranking: lengths
      .sort((a, b) => first(b) - first(a) || b.length - a.length)
      .map(({ seat, length }) => ({ seats: [seat], score: String(length) })),
    count: '',
    scale: null,
  };
}

/** How paths grow and shrink, and the cats that were laid. */
function gains({ kind, seat }: Fact): Gain[] {
  if (seat === null) return [];
  if (kind === 'laid' || kind === 'took-own') return [{ of: 'path', seat, by: kind === 'laid' ? 1 : -1 }];
  return kind === 'cat-laid' ? [{ of: 'laid-cats', seat, by: 1 }] : [];
}

/** A cheese for each mouse. */
const album = (): Keepsake[] =>
  inks.map((_, mouse) => ({
    id: `cheese-${mouse}`,
    stamps: [
      { symbol: art('cheese'), size: 84, x: 8, y: -6 },
      { symbol: art(`mouse-${mouse}`), size: 60, x: -20, y: 22 },
    ],
    name: say('mouse-race-keepsake', { name: say(`mouse-race-name-${mouse}`) }),
  }));

const keepsakes = ({ view }: MouseRacePosition, seat: number): string[] =>
  view.winners.includes(seat) ? [`cheese-${piece(seat, view.chairs.length)}`] : [];

/** The mouse at the cheese is glad; one with a cat in its way gasps. */
function feelings({ kind, seat, target }: Fact, { view }: MouseRacePosition): Feeling[] {
  if (kind === 'cat-laid' && target !== null) return [{ seat: target, mood: 'gasp' }];
  return kind === 'laid' && seat !== null && view.winners.includes(seat) ? success([seat], view.chairs.length) : [];
}

export const skin: Skin<MouseRacePosition, Fact> = {
  box,
  optionNumbers: { bag: ['72/72/20', '77/77/10', '82/82/0'], limit: ['30', '100', '200', '400', '1000'] },
  gestures: ['button', 'cell'],
  restSymbol: art('plate'),
  Cover,
  State,
  HandCards: null,
  piece,
  badge: (piece) => picture(`mouse-${piece}`),
  scene,
  hand: (position) => new MouseRaceHand(position),
  held,
  steps,
  sounds: {
    drawn: 'rustle',
    laid: 'knock',
    'cat-laid': 'meow',
    'took-cat': 'paper',
    'took-own': 'paper',
    returned: 'no',
  },
  describe,
  task,
  seatSummaries,
  teams: () => [],
  actionButtons,
  ending,
  successScale: null,
  statistics: ['path', 'laid-cats'],
  gains,
  album,
  keepsakes,
  setup: () => import('./setup'),
  feelings,
};
