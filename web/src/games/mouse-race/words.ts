// Mouse race in words: names of squares, and facts as sentences.

import type { MouseraceFact as Fact, MouseraceView as View } from '../../protocol';
import { say, sides } from '../../shared/texts';
import type { Voice } from '../contract';
import { placeName } from '../places';
import type { MouseRacePosition } from './highlights';

/** A square on which nothing lies. */
export const emptyName = (square: string): string => say('mouse-race-empty', { cell: placeName(square) });

/** The names of squares on which something lies. */
export function squareNames(view: View, names: readonly string[]): Map<string, string> {
  const told = new Map(view.scent.map((square) => [square, say('mouse-race-scent', { cell: placeName(square) })]));
  told.set(view.cheese, say('mouse-race-cheese', { cell: placeName(view.cheese) }));
  for (const square of view.cats) told.set(square, say('mouse-race-cat', { cell: placeName(square) }));
  view.chairs.forEach(({ corner, path }, seat) => {
    const name = names[seat]!;
    told.set(corner, say('mouse-race-corner', { cell: placeName(corner), name }));
    for (const { cell: square, joins } of path)
      told.set(square, say('mouse-race-path', { cell: placeName(square), name, sides: sides(joins) }));
  });
  return told;
}

/** A square where something can be played. */
export function liveName(square: string, { cats, scent, hand }: View): string {
  const cell = placeName(square);
  if (hand === null && cats.includes(square)) return say('mouse-race-cat-to-take', { cell });
  return say(scent.includes(square) ? 'mouse-race-can-lie-scent' : 'mouse-race-can-lie', { cell });
}

/** A fact as short lines. */
export function describe(fact: Fact, names: readonly string[], voice: Voice): string[] {
  const { kind, tile } = fact;
  if (kind === 'drew') return []; // what was drawn is told next
  const [who, target] = [names[fact.seat ?? 0]!, names[fact.target ?? 0]!];
  const values = { who, target, cell: placeName(fact.cell), shape: tile ?? '' };
  return [say(voice === 'seen' ? `mouse-race-seen-${kind}` : `mouse-race-told-${kind}`, values)];
}

/** What the mover is asked to do. */
export function task({ view, names }: MouseRacePosition): string {
  if (view.hand === null) return say('mouse-race-task-choose');
  if (view.hand !== 'cat') return say('mouse-race-task-lay', { shape: view.hand });
  return say('mouse-race-cat-for', { name: names[view.target ?? 0]!, zone: zone(view) });
}

/** Where a cat in hand may lie, by the areas that are shown for it. */
function zone({ side, way }: View): string {
  if (side.length) return way.length ? 'side-or-way' : 'side';
  return way.length ? 'way' : 'anywhere';
}
