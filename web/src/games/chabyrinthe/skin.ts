// Chabyrinthe's skin: roofs of an old town at dusk.

import { moons } from '../../../../meowze/games/chabyrinthe/art.json';
import source from '../../../../meowze/games/chabyrinthe/art.svg?raw';
import type { ChabyrintheFact as Fact } from '../../protocol';
import { list, say } from '../../shared/texts';
import type { ActionButton, Ending, Gain, SeatSummary, Skin } from '../contract';
import { art, cat, home } from './art';
import Cover from './Cover.svelte';
import { ChabyrintheHand } from './hand';
import { held, scene, steps, type ChabyrinthePosition } from './scene';
import State from './State.svelte';
import { describe } from './words';

function seatSummaries({ view }: ChabyrinthePosition): SeatSummary[] {
  const points = view.counted === 'points';
  return view.chairs.map(({ score, cats }) => ({
    count: points ? score : cats.length,
    mark: '',
    name: points ? say('chabyrinthe-points', { count: score }) : say('chabyrinthe-won', { count: cats.length }),
    things: cats.map(cat),
  }));
}

function actionButtons({ legal }: ChabyrinthePosition): ActionButton[] {
  return legal.includes('stop')
    ? [{ action: 'stop', name: say('chabyrinthe-stop'), icon: 'stop', id: 'stop-turn' }]
    : [];
}

function ending({ view, names }: ChabyrinthePosition): Ending {
  const pictures = [cat(3, 1), home, cat(5, 2)];
  if (view.counted !== 'points') {
    const title = view.winners.length ? say('chabyrinthe-solved') : say('called-off');
    const scale = view.verdict ? { symbol: art('moon'), of: moons, reached: moons + 1 - view.verdict } : null;
    const note = view.verdict ? say('chabyrinthe-verdict', { verdict: view.verdict }) : '';
    return { pictures, title, note, ranking: [], count: say('in-turns', { turns: view.turns }), scale };
  }
  const ranking = view.chairs.map(({ score }, seat) => ({ seat, score })).sort((a, b) => b.score - a.score);
  return {
    pictures,
    title: say('wins', { count: view.winners.length, names: list(view.winners.map((seat) => names[seat]!)) }),
    note: say('chabyrinthe-friends', { count: view.winners.length }),
    ranking: ranking.map(({ seat, score }) => ({ seat, score: String(score) })),
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

export const skin: Skin<ChabyrinthePosition, Fact> = {
  art: source,
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
  seatSummaries,
  actionButtons,
  ending,
  statistics: ['cats', 'points'],
  gains,
};
