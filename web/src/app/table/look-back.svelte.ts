// Looking back: a moment of the story on the board, while the game goes on behind it.

import { fetchMoment } from '../../link/api';
import type { Table } from '../../protocol';
import { Story } from './story.svelte';
import type { TableStage } from './table-stage';

/** What the table has to do meanwhile. */
interface LookBackTable {
  lookingAt(table: Table, step: number): void;
  replayMove(): boolean; // show how the present came about; false where that is not known
  returned(table: Table): void;
}

export class LookBack {
  step = $state<number | null>(null); // that is looked at; null for the present
  readonly story: Story;

  constructor(
    private readonly room: string,
    private readonly token: string,
    private readonly stage: TableStage,
    private readonly table: LookBackTable,
  ) {
    this.story = new Story(room, token);
  }

  /** Look at the position after a step; the last one is how the present came about, so that is shown again. */
  async to(step: number): Promise<void> {
    const { position } = this.stage;
    if (!position) return;
    if (this.story.isLast(step)) {
      this.end();
      if (this.table.replayMove()) return;
    }
    const look = await fetchMoment(this.room, this.token, step).catch(() => null);
    if (!look || this.stage.position !== position) return;
    this.table.lookingAt(position, step);
    this.stage.look({ ...position, ...look, legal: [], offers: [], undo: false });
    this.step = step;
  }

  /** Come back to the present, and go on with what happened meanwhile. */
  end(): void {
    if (this.leave() && this.stage.position) this.table.returned(this.stage.position);
  }

  /** Forget what is looked at; whether there was something. */
  leave(): boolean {
    const left = this.step !== null;
    this.step = null;
    if (left) this.stage.settle();
    return left;
  }
}
