// Mouse race in words: names of squares, and facts as sentences.

import type { MouseraceFact as Fact, MouseraceView as View } from '../../protocol';
import { say, sides } from '../../shared/texts';

/** The names of squares on which something lies. */
export function squareNames(view: View, names: readonly string[]): Map<string, string> {
  const told = new Map(view.scent.map((cell) => [cell, say('mouse-race-scent', { cell })]));
  told.set(view.cheese, say('mouse-race-cheese', { cell: view.cheese }));
  for (const cell of view.cats) told.set(cell, say('mouse-race-cat', { cell }));
  view.chairs.forEach(({ corner, path }, seat) => {
    const name = names[seat]!;
    told.set(corner, say('mouse-race-corner', { cell: corner, name }));
    for (const { cell, joins } of path) told.set(cell, say('mouse-race-path', { cell, name, sides: sides(joins) }));
  });
  return told;
}

/** A square where something can be played. */
export function liveName(cell: string, { cats, scent, hand }: View): string {
  if (hand === null && cats.includes(cell)) return say('mouse-race-cat-to-take', { cell });
  return say(scent.includes(cell) ? 'mouse-race-can-lie-scent' : 'mouse-race-can-lie', { cell });
}

/** A fact as short lines. */
export function describe(fact: Fact, names: readonly string[]): string[] {
  const { kind, cell, tile } = fact;
  const target = names[fact.target ?? 0]!;
  if (kind === 'drew') return []; // what was drawn is told next
  return [say(`mouse-race-told-${kind}`, { who: names[fact.seat ?? 0]!, cell, target, shape: tile ?? '' })];
}
