// The stage of a table or of a study: what it shows are positions that can be played, of games that have a skin.

import type { Skin } from '../../games/contract';
import type { Table } from '../../protocol';
import type { Stage } from '../../stage/stage.svelte';
import type { Position } from '../../stage/types';
import type { TableInput } from './table-input';

/** A position that somebody here can play on from. */
export interface Playable extends Position {
  readonly undo: boolean; // whether there is something to take back
}

export type PlayStage<P extends Playable = Playable> = Stage<P, Skin>;

export type TableStage = PlayStage<Table>;

/** A bot's move, if one is shown or thought about. */
export interface HintSource {
  action: string;
  readonly thinking: boolean;
  request(): void;
}

/** What a board and its tray are played by: a table in a room, or a study outside one. */
export interface Playing {
  readonly stage: PlayStage;
  readonly input: TableInput;
  readonly hints: HintSource;
}
