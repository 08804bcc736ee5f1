// What a game looks like on the pages: everything that differs from game to game, as one object.

import type { Component } from 'svelte';
import type { Board } from '../board/board';
import type { Step } from '../board/queue';
import type { Scene, Stamp, Tile } from '../board/scene';
import type { Company } from '../pages/company.svelte';
import type { Gesture } from '../pages/guide.svelte';
import type { Offer, Table, View } from '../protocol';
import type { Sound } from '../sounds';
import type { Hand } from './hand';

/** A table of one game. */
export type TableOf<V extends View, O extends Offer> = Omit<Table, 'view' | 'offers'> & {
  readonly view: V;
  readonly offers: readonly O[];
};

/** The tile that is pushed next, as it lies in the tray. */
export interface Held {
  readonly id: string;
  readonly tile: Tile;
  readonly name: string;
}

/** A seat as the strip of seats shows it. */
export interface Chair {
  readonly count: number;
  readonly mark: string; // the symbol beside the count, or empty
  readonly name: string; // the count in words
  readonly things: readonly (readonly Stamp[])[];
}

/** A further button of the tray. */
export interface Extra {
  readonly action: string; // empty while it cannot be used
  readonly name: string;
  readonly icon: 'stop' | 'stay' | 'bag' | 'skip' | 'lift';
  readonly id: string;
  readonly weight?: 'main' | 'less'; // what one mostly does, or what needs no word where room is short
}

/** What the panel at the end says. */
export interface Ending {
  readonly pictures: readonly (readonly Stamp[])[];
  readonly title: string;
  readonly note: string;
  readonly ranking: readonly { readonly seat: number; readonly score: string }[];
  readonly count: string; // what was needed, where nobody is ranked
  readonly scale: { readonly symbol: string; readonly of: number; readonly reached: number } | null;
}

/** What a step adds to a statistic of a seat. */
export interface Gain {
  readonly of: string; // its title is the message stat-<of>
  readonly seat: number;
  readonly by: number;
}

/** What the steps of an animation can move. */
export interface Stage {
  readonly board: Board;
  hold(held: Held | null, ms?: number): Step;
}

export interface Skin<T extends Table, F> {
  readonly art: string; // the source of its pictures; each symbol is called <game>-<symbol> on the page
  readonly numbers: Readonly<Record<string, readonly string[]>>; // offered for switches that take words and numbers
  readonly gestures: readonly Gesture[]; // the kinds that a first game shows
  readonly rest: string; // the symbol on which the held tile lies
  readonly Cover: Component; // its picture on the start page
  readonly State: Component<{ table: T; company: Company }>; // its part of the tray
  readonly Palm: Component<{ table: T; own: boolean }> | null; // the cards that others may not see, for a phone as hand
  seat(seat: number): readonly Stamp[]; // the sign of a seat
  scene(table: T): Scene;
  hand(table: T): Hand<T>;
  held(view: T['view']): Held | null;
  steps(stage: Stage, fact: F, table: T): Step[];
  readonly sounds: Readonly<Partial<Record<string, Sound>>>; // by kind of fact
  tell(fact: F, names: readonly string[]): readonly string[];
  chairs(table: T): readonly Chair[];
  extras(table: T): readonly Extra[];
  ending(table: T): Ending;
  readonly statistics: readonly string[]; // in the order in which they are drawn
  gains(fact: F): readonly Gain[];
}

export type AnySkin = Skin<any, any>; // of whatever game the table at hand is
