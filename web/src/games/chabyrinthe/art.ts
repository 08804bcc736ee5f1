// The symbols of Chabyrinthe, and pictures made of several of them.

import type { Stamp } from '../../board/scene';

const COATS = 5;
const LOWEST = 3;
const INK = '#3a2418';

export const art = (symbol: string): string => `chabyrinthe-${symbol}`;

/** A cat with its value on the collar tag; `coat` chooses one of five. */
export function cat(value: number, coat: number): Stamp[] {
  const portrait = `cat-${COATS * (value - LOWEST) + (coat % COATS)}`;
  return [{ symbol: art(portrait) }, { symbol: art(`digit-${value}`), size: 20, y: 18.4, color: INK }];
}

export const home: readonly Stamp[] = [{ symbol: art('home') }];
