// The stage of a table: what it shows are tables of games that have a skin.

import type { Skin } from '../../games/contract';
import type { Table } from '../../protocol';
import type { Stage } from '../../stage/stage.svelte';

export type TableStage = Stage<Table, Skin>;
