// The symbols of Labyrinth, and pictures made of several of them.

import { card as onCard, inside, pieces } from '../../../../meowze/games/labyrinth/art.json';
import type { Stamp } from '../../board/scene';

export const art = (symbol: string): string => `labyrinth-${symbol}`;

/** Which piece a seat has: the one in the colour of its corner. */
export const piece = (seat: number, seats: number): number => pieces[seats - 1]?.[seat] ?? seat;

/** One symbol as a picture. */
export const picture = (symbol: string): Stamp[] => [{ symbol: art(symbol) }];

/** A treasure in its medallion. */
export const treasure = (name: string, size = 100): Stamp[] => [
  { symbol: art('medallion'), size },
  { symbol: art(name), size: (inside * size) / 100 },
];

/** A card with its treasure, face up. */
export const card = (name: string): Stamp[] => [{ symbol: art('card-face') }, { symbol: art(name), ...onCard }];
