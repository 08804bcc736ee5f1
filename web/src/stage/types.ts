// What a stage must know of a game: its positions, its tile in hand, and how both are drawn and moved.

import type { Board } from '../board/board';
import type { Step } from '../board/queue';
import type { Scene, Tile } from '../board/scene';
import type { Fact, Offer, View } from '../protocol';
import type { Sound } from '../shared/sounds';
import type { Hand } from './hand';

/** A position as somebody sees it: of a table, of a replay, or of a picture in the rules. */
export interface Position<V extends View = View, O extends Offer = Offer> {
  readonly at: number; // its number in the game
  readonly names: readonly string[]; // by seat
  readonly view: V;
  readonly mover: number | null;
  readonly legal: readonly string[];
  readonly offers: readonly O[];
}

/** The tile that is played next, as it lies beside the board. */
export interface Held {
  readonly id: string;
  readonly tile: Tile;
  readonly name: string; // for screen readers
}

/** What the steps of an animation can move. */
export interface StageParts {
  readonly board: Board;
  hold(held: Held | null, ms?: number): Step;
}

/** The part of a skin that a stage uses. */
export interface StageSkin<P extends Position = Position, F = Fact> {
  readonly sounds: Readonly<Partial<Record<string, Sound>>>; // by kind of fact
  scene(position: P): Scene;
  hand(position: P): Hand;
  held(view: P['view']): Held | null;
  steps(parts: StageParts, fact: F, position: P): Step[]; // the position is the one after the fact
}
