// Chabyrinthe in words: names of cards, cells and places, and facts as sentences.

import type { ChabyrintheCard as Card, ChabyrintheFact as Fact, ChabyrintheView as View } from '../../protocol';
import { say, sides, type Values } from '../../shared/texts';
import type { Voice } from '../contract';
import { placeName } from '../places';
import type { ChabyrinthePosition } from './scene';

/** The openings of a card; of two gutters each is named by its ends: north–south; east–west. */
function openings({ joins: [first = '', second] }: Card): string {
  if (!second) return sides(first);
  return [first, second].map((ends) => [...ends].map((side) => say('side', { side })).join('–')).join('; ');
}

const open = (card: Card) => ({ shape: card.shape, sides: openings(card) });

export function cellName(name: string, card: Card | null): string {
  const cell = placeName(name);
  return card ? say('chabyrinthe-cell', { cell, ...open(card) }) : say('chabyrinthe-bare', { cell });
}

export const topName = (card: Card): string => say('chabyrinthe-top', open(card));

/** A door, and what lies before it. */
export function doorName(place: string, { cats, homes }: View): string {
  const door = placeName(place);
  const value = cats.find((cat) => cat.place === place)?.value;
  if (value !== undefined) return say('chabyrinthe-door-cat', { door, value });
  return homes.includes(place) ? say('chabyrinthe-door-home', { door }) : say('chabyrinthe-door', { door });
}

/** A fact as short lines. */
export function describe(fact: Fact, names: readonly string[], voice: Voice): string[] {
  const { kind, quarters, value } = fact;
  const [cell, door, place] = [fact.cell, fact.door, fact.place].map(placeName);
  const values: Values = { who: names[fact.seat ?? 0]!, shape: fact.card?.shape ?? '', quarters, value };
  const sentence = (more: Values) =>
    say(voice === 'seen' ? `chabyrinthe-seen-${kind}` : `chabyrinthe-told-${kind}`, { ...values, ...more });
  if (kind !== 'homed') return [sentence({ cell: cell!, door: door!, place: place! })];
  return fact.ways.map((way) => sentence({ value: way.value, place: placeName(way.place), home: placeName(way.home) }));
}

/** What the mover is asked to do. */
export const task = ({ view }: ChabyrinthePosition): string =>
  say('chabyrinthe-left', { count: view.actions - view.done });
