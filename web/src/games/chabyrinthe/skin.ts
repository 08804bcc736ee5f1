// Chabyrinthe's skin: roofs of an old town at dusk.

import source from '../../../../meowze/art/chabyrinthe.svg?raw';
import type { ChabyrintheFact as Fact } from '../../protocol';
import { texts } from '../../texts';
import type { Chair, Ending, Extra, Skin } from '../skin';
import { art, cat, home } from './art';
import Cover from './Cover.svelte';
import { RoofHand } from './hand';
import { held, scene, steps, type Roof } from './scene';
import State from './State.svelte';
import { says, words } from './words';

const BEST = 7;

function chairs({ view }: Roof): Chair[] {
  const points = view.counted === 'points';
  return view.chairs.map(({ score, cats }) => ({
    count: points ? score : cats.length,
    mark: '',
    name: points ? says.points(score) : says.won(cats.length),
    things: cats.map(cat),
  }));
}

function extras({ legal }: Roof): Extra[] {
  return legal.includes('stop') ? [{ action: 'stop', name: says.stop, icon: 'stop', id: 'stop-turn' }] : [];
}

function ending({ view, names }: Roof): Ending {
  const pictures = [cat(3, 1), home, cat(5, 2)];
  if (view.counted !== 'points') {
    const title = view.winners.length ? says.solved : texts.calledOff;
    const scale = view.verdict ? { symbol: art('moon'), of: BEST, reached: BEST + 1 - view.verdict } : null;
    return { pictures, title, note: says.verdicts[view.verdict] ?? '', ranking: [], count: texts.turns(view.turns), scale };
  }
  const ranking = view.chairs.map(({ score }, seat) => ({ seat, score })).sort((a, b) => b.score - a.score);
  return {
    pictures,
    title: texts.wins(view.winners.map((seat) => names[seat]!)),
    note: view.winners.length > 1 ? says.friends : says.friend,
    ranking: ranking.map(({ seat, score }) => ({ seat, score: String(score) })),
    count: '',
    scale: null,
  };
}

export const skin: Skin<Roof, Fact> = {
  art: source,
  words,
  rest: art('pile-back'),
  Cover,
  State,
  seat: (seat) => [{ symbol: art(`seat-${seat}`) }],
  scene,
  hand: (table) => new RoofHand(table),
  held: (view) => held(view.top),
  steps,
  chairs,
  extras,
  ending,
};
