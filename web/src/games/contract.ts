// What a skin is: everything that differs from game to game on the pages, as one object.

import type { Component } from 'svelte';
import type { Stamp } from '../board/scene';
import type { Fact, You } from '../protocol';
import type { Position, StageSkin } from '../stage/types';

/** The kinds of gestures that a first game explains. */
export type GestureKind = 'push' | 'cell' | 'button' | 'look';

/** The seats for which a device may look and act. */
export type Device = Pick<You, 'sees' | 'acts'>;

/** How a fact is put into words: short for those who see the board, precise for those who listen. */
export type Voice = 'seen' | 'told';

/** What a seat has, as the strip of seats shows it. */
export interface SeatSummary {
  readonly count: number;
  readonly mark: string; // the symbol beside the count, or empty
  readonly name: string; // the count in words
  readonly things: readonly (readonly Stamp[])[];
}

/** Partners, and what they have together. */
export interface TeamSummary {
  readonly seats: readonly number[];
  readonly count: number;
  readonly name: string; // the count in words
}

/** What a family asks before a game, as on the lid of a box, and what it is offered first. */
export interface Box {
  readonly age: number;
  readonly young: { readonly age: number; readonly preset: string } | null; // younger children, by rules of their own
  readonly minutes: readonly [least: number, most: number];
  readonly presets: readonly string[]; // sets of rules that are shown first; editions of the box come after them
  readonly short: { readonly beginner: string; readonly usual: string }; // against a bot; empty: the suggested edition
}

/** Bands of results, the best first. */
export interface SuccessScale {
  readonly title: string;
  readonly symbol: string;
  readonly bands: readonly { readonly text: string; readonly name: string }[]; // in figures, and in words
}

/** A place in the ranking: of a seat, or of a team. */
export interface Rank {
  readonly seats: readonly number[];
  readonly score: string;
  readonly team?: number; // counted from 1
}

/** A further button beside the board. */
export interface ActionButton {
  readonly action: string; // empty while it cannot be used
  readonly name: string;
  readonly icon: 'stop' | 'stay' | 'bag' | 'skip' | 'lift';
  readonly id: string;
  readonly weight?: 'main' | 'less'; // the usual choice, or one that shows no label in a narrow layout
}

/** What the panel at the end of a game says. */
export interface Ending {
  readonly pictures: readonly (readonly Stamp[])[];
  readonly title: string;
  readonly note: string;
  readonly ranking: readonly Rank[];
  readonly count: string; // what was needed, where nobody is ranked
  readonly scale: (SuccessScale & { readonly reached: number }) | null; // the band reached, counted from 1
}

/** What a fact adds to a statistic of a seat. */
export interface Gain {
  readonly of: string; // its title is the message stat-<of>
  readonly seat: number;
  readonly by: number;
}

/** Something to be won and kept in the album. */
export interface Keepsake {
  readonly id: string;
  readonly stamps: readonly Stamp[];
  readonly name: string;
}

/** How a player takes what has happened. */
export interface Feeling {
  readonly seat: number;
  readonly mood: 'glad' | 'gasp';
}

/** Something that can be put on a place of a position that is set up by hand. */
export interface SetupThing {
  readonly name: string;
  readonly stamps: readonly Stamp[]; // its picture, or none
}

/** The words for positions that are set up by hand. */
export interface SetupWords {
  place(place: string, names: readonly string[]): string; // something beside the board
  thing(place: string, what: string, names: readonly string[]): SetupThing; // one of the choices there
  draw(outcome: string, names: readonly string[]): SetupThing; // an outcome of chance
}

export interface Skin<P extends Position = Position, F = Fact> extends StageSkin<P, F> {
  readonly box: Box;
  readonly optionNumbers: Readonly<Record<string, readonly string[]>>; // offered for options that take numbers
  readonly gestures: readonly GestureKind[]; // that a first game explains
  readonly restSymbol: string; // on which the held tile lies
  readonly Cover: Component; // its picture on the start page
  readonly State: Component<{ position: P; device: Device }>; // its part of the tray
  readonly HandCards: Component<{ position: P; own: boolean }> | null; // secret cards, for a phone used as a hand
  piece(seat: number, seats: number): number; // which of its pieces a seat has, when so many play
  badge(piece: number): readonly Stamp[];
  describe(fact: F, names: readonly string[], voice: Voice): readonly string[];
  task(position: P): string; // what the mover is asked to do
  seatSummaries(position: P): readonly SeatSummary[];
  teams(position: P): readonly TeamSummary[]; // none where everybody plays alone
  actionButtons(position: P): readonly ActionButton[];
  ending(position: P): Ending;
  readonly successScale: ((most: readonly number[]) => SuccessScale) | null; // `most`: the most turns of each band
  readonly statistics: readonly string[]; // in the order in which they are drawn
  gains(fact: F): readonly Gain[];
  album(): readonly Keepsake[]; // everything that can be won
  keepsakes(position: P, seat: number): readonly string[]; // the ids of what a seat has won
  setup(): Promise<{ readonly words: SetupWords }>; // loaded when somebody sets up a position
  feelings(fact: F, position: P): readonly Feeling[]; // the position is the one after the move
}
