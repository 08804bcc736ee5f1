// The symbols of Chabyrinthe, and pictures made of several of them.

import { coats, lowest, shadow, tag } from '../../../../meowze/games/chabyrinthe/art.json';
import type { Stamp } from '../../board/scene';

export const art = (symbol: string): string => `chabyrinthe-${symbol}`;

/** A cat with its value on the collar tag. */
export function cat(value: number, coat: number): Stamp[] {
  const portrait = `cat-${coats * (value - lowest) + coat}`;
  return [{ symbol: art(portrait) }, { symbol: art(`digit-${value}`), size: tag.size, y: tag.y, color: tag.ink }];
}

export const home: readonly Stamp[] = [{ symbol: art('home') }];

/** What lies below the face of a card. */
export const cardBase: readonly Stamp[] = [{ symbol: art('shadow'), y: shadow }, { symbol: art('roof') }];
