// Labyrinth's skin: a hedge maze seen from above in morning light.

import { treasures } from '../../../../meowze/games/labyrinth/art.json';
import type { LabyrinthFact as Fact } from '../../protocol';
import { list, say } from '../../shared/texts';
import type { ActionButton, Ending, Feeling, Gain, Keepsake, SeatSummary, Skin } from '../contract';
import { success } from '../feelings';
import { art, picture, piece, treasure } from './art';
import { box } from './box';
import Cover from './Cover.svelte';
import { LabyrinthHand } from './hand';
import HandCards from './HandCards.svelte';
import { held, scene, steps, type LabyrinthPosition } from './scene';
import State from './State.svelte';
import { chairName, describe, task, treasureName } from './words';
import './theme.css';

const MOST_SLOTS = 8;

/** An empty slot for each treasure still to be found, where they are few enough to be counted at a glance. */
const slots = (found: number, left: number) =>
  found + left > MOST_SLOTS ? [] : Array.from({ length: left }, () => [{ symbol: art('slot'), opacity: 0.6 }]);

function seatSummaries({ view }: LabyrinthPosition): SeatSummary[] {
  return view.chairs.map(({ left, found }) => ({
    count: left,
    mark: art('card-back'),
    name: chairName(left, found),
    things: [...found.map((name) => treasure(name)), ...slots(found.length, left)],
  }));
}

/** The pawn may stay where it is: a walk to its own cell. */
function actionButtons({ view, mover, legal }: LabyrinthPosition): ActionButton[] {
  const own = mover === null ? '' : view.chairs[mover]!.pawn;
  return [{ action: legal.includes(own) ? own : '', name: say('labyrinth-stay'), icon: 'stay', id: 'stay' }];
}

function ending({ view, names }: LabyrinthPosition): Ending {
  const winner = view.winners[0];
  const alone = view.chairs.length === 1;
  const found = view.chairs.map((chair, seat) => ({
    seat,
    found: chair.found.length,
    all: chair.found.length + chair.left,
  }));
  const solved = alone
    ? say('labyrinth-solved')
    : say('wins', { count: view.winners.length, names: list(view.winners.map((seat) => names[seat]!)) });
  return {
    pictures: [treasure('crown'), picture(`pawn-${piece(winner ?? 0, view.chairs.length)}`), treasure('chest')],
    title: winner === undefined ? say('called-off') : solved,
    note: winner === undefined || alone ? '' : say('labyrinth-won-by'),
    ranking: alone
      ? []
      : found
          .sort((a, b) => b.found - a.found)
          .map(({ seat, found, all }) => ({ seats: [seat], score: `${found} / ${all}` })),
    count: alone ? say('in-turns', { turns: view.turns }) : '',
    scale: null,
  };
}

/** Treasures that were found, and tiles that were walked over. */
function gains({ kind, seat, way }: Fact): Gain[] {
  if (seat === null) return [];
  if (kind === 'found') return [{ of: 'treasures', seat, by: 1 }];
  return kind === 'walked' ? [{ of: 'walked', seat, by: way.length - 1 }] : [];
}

/** All treasures. */
const album = (): Keepsake[] =>
  treasures.map((name) => ({ id: name, stamps: picture(name), name: treasureName(name) }));

const feelings = ({ kind, seat }: Fact, { view }: LabyrinthPosition): Feeling[] =>
  kind === 'found' && seat !== null ? success([seat], view.chairs.length) : [];

export const skin: Skin<LabyrinthPosition, Fact> = {
  box,
  optionNumbers: { secrets: ['1', '2', '3', '4', '5', '6'] },
  gestures: ['push', 'cell'],
  restSymbol: art('cushion'),
  Cover,
  State,
  HandCards,
  piece,
  badge: (piece) => picture(`pawn-${piece}`),
  scene,
  hand: (position) => new LabyrinthHand(position),
  held: (view) => held(view.hand),
  steps,
  sounds: { pushed: 'slide', walked: 'steps', found: 'bell', looked: 'paper' },
  describe,
  task,
  seatSummaries,
  teams: () => [],
  actionButtons,
  ending,
  successScale: null,
  statistics: ['treasures', 'walked'],
  gains,
  album,
  keepsakes: ({ view }, seat) => view.chairs[seat]!.found,
  setup: () => import('./setup'),
  feelings,
};
