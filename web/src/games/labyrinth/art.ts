// Labyrinth's symbols by their names on the page, and the pictures made of several.

import type { Stamp } from '../../board/scene';

const INSIDE = 82; // a treasure in its medallion

export const art = (symbol: string): string => `labyrinth-${symbol}`;

/** One symbol as a picture. */
export const picture = (symbol: string): Stamp[] => [{ symbol: art(symbol) }];

/** A treasure in its medallion, so large. */
export const treasure = (name: string, size = 100): Stamp[] => [
  { symbol: art('medallion'), size },
  { symbol: art(name), size: (INSIDE * size) / 100 },
];

/** A card with its treasure, face up. */
export const card = (name: string): Stamp[] => [{ symbol: art('card-face') }, { symbol: art(name), size: 52, y: -1 }];
