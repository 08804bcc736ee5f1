// Mouse race's skin: a kitchen floor of beech, and cheese in the middle.

import source from '../../../../meowze/art/mouserace.svg?raw';
import type { MouseraceFact as Fact } from '../../protocol';
import { list, say } from '../../texts';
import type { Chair, Ending, Extra, Gain, Skin } from '../skin';
import { art, picture } from './art';
import Cover from './Cover.svelte';
import { RaceHand } from './hand';
import type { Race } from './light';
import { held, scene, steps } from './scene';
import State from './State.svelte';
import { tell } from './words';
import './world.css';

const chairs = ({ view }: Race): Chair[] =>
  view.chairs.map(({ path }, seat) => ({
    count: path.length,
    mark: art(`mark-${seat}`),
    name: say('mouse-race-chair', { count: path.length }),
    things: [],
  }));

/** What a turn can begin with, beside taking back a cat. */
function extras({ legal }: Race): Extra[] {
  const can = (action: string) => (legal.includes(action) ? action : '');
  return [
    { action: can('draw'), name: say('mouse-race-draw'), icon: 'bag', id: 'draw', weight: 'main' },
    { action: can('miss'), name: say('mouse-race-miss'), icon: 'skip', id: 'miss', weight: 'less' },
    { action: can('back'), name: say('mouse-race-back'), icon: 'lift', id: 'back', weight: 'less' },
  ];
}

function ending({ view, names }: Race): Ending {
  const winner = view.winners[0];
  const lengths = view.chairs.map(({ path }, seat) => ({ seat, length: path.length }));
  const first = ({ seat }: { seat: number }) => Number(view.winners.includes(seat));
  return {
    pictures: [picture('cheese'), picture(winner === undefined ? 'cat-0' : `mouse-${winner}`), picture('cheese')],
    title: winner === undefined ? say('mouse-race-nobody') : say('wins', { count: 1, names: list([names[winner]!]) }),
    note: say(winner === undefined ? 'mouse-race-nobody-in' : 'mouse-race-won-by', { turns: view.turns }),
    ranking: lengths
      .sort((a, b) => first(b) - first(a) || b.length - a.length)
      .map(({ seat, length }) => ({ seat, score: String(length) })),
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

export const skin: Skin<Race, Fact> = {
  art: source,
  numbers: { bag: ['72/72/20', '77/77/10', '82/82/0'], limit: ['30', '100', '200', '400', '1000'] },
  gestures: ['button', 'cell'],
  rest: art('plate'),
  Cover,
  State,
  Palm: null,
  seat: (seat) => picture(`mouse-${seat}`),
  scene,
  hand: (table) => new RaceHand(table),
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
  tell,
  chairs,
  extras,
  ending,
  statistics: ['path', 'laid-cats'],
  gains,
};
