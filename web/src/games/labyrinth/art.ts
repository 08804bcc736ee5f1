// The symbols of Labyrinth, and pictures made of several of them.

import type { Stamp } from '../../board/scene';

const INSIDE = 82; // percent of its medallion that a treasure fills

export const art = (symbol: string): string => `labyrinth-${symbol}`;

/** One symbol as a picture. */
export const picture = (symbol: string): Stamp[] => [{ symbol: art(symbol) }];

/** A treasure in its medallion. */
export const treasure = (name: string, size = 100): Stamp[] => [
  { symbol: art('medallion'), size },
  { symbol: art(name), size: (INSIDE * size) / 100 },
];

/** A card with its treasure, face up. */
export const card = (name: string): Stamp[] => [{ symbol: art('card-face') }, { symbol: art(name), size: 52, y: -1 }];
