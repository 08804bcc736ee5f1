// Chabyrinthe's symbols by their names on the page, and the pictures made of several.

import type { Stamp } from '../../board/scene';

const COATS = 5;
const LOWEST = 3;
const INK = '#3a2418';

export const art = (symbol: string): string => `chabyrinthe-${symbol}`;

/** A cat of this value with its number on the collar tag; the coat is one of five. */
export function cat(value: number, coat: number): Stamp[] {
  const portrait = `cat-${COATS * (value - LOWEST) + (coat % COATS)}`;
  return [{ symbol: art(portrait) }, { symbol: art(`digit-${value}`), size: 20, y: 18.4, color: INK }];
}

export const home: readonly Stamp[] = [{ symbol: art('home') }];
