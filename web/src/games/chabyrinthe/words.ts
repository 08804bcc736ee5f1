// Chabyrinthe in words: names of cards, cells and places, and facts as sentences.

import type { ChabyrintheCard as Card, ChabyrintheFact as Fact, ChabyrintheView as View } from '../../protocol';
import { list, say, sides } from '../../shared/texts';

const open = (card: Card) => ({ shape: card.shape, sides: list(card.joins.map(sides)) });

export const cellName = (cell: string, card: Card | null): string =>
  card ? say('chabyrinthe-cell', { cell, ...open(card) }) : say('chabyrinthe-bare', { cell });

export const topName = (card: Card): string => say('chabyrinthe-top', open(card));

/** A door, and what lies before it. */
export function doorName(door: string, { cats, homes }: View): string {
  const value = cats.find(({ place }) => place === door)?.value;
  if (value !== undefined) return say('chabyrinthe-door-cat', { door, value });
  return homes.includes(door) ? say('chabyrinthe-door-home', { door }) : say('chabyrinthe-door', { door });
}

/** A fact as short lines. */
export function describe(fact: Fact, names: readonly string[]): string[] {
  const { kind, cell, quarters, door, place, value } = fact;
  const who = names[fact.seat ?? 0]!;
  const shape = fact.card?.shape ?? '';
  if (kind === 'homed') {
    return fact.ways.map((way) =>
      say('chabyrinthe-told-homed', { who, value: way.value, place: way.place, home: way.home }),
    );
  }
  return [say(`chabyrinthe-told-${kind}`, { who, cell, quarters, door, place, value, shape })];
}
