// Hints: what a bot would play, marked as if a hand had done it, and what it is good for.

import { newId } from '../ids';
import type { Hint, Hinted } from '../protocol';
import { say } from '../texts';
import type { Line } from './line.svelte';
import type { Show } from './show.svelte';

export class Advice {
  thinking = $state(false);
  action = $state(''); // that is shown
  private wished = ''; // the question of somebody who asked for a hint

  constructor(
    private readonly show: Show,
    private readonly line: Line,
    private readonly tell: (question: Hint) => void, // not in the queue of wishes: who plays meanwhile must not wait
  ) {}

  /** Ask what a bot would play; the id of the question. */
  ask(): string {
    if (!this.show.table) return '';
    const id = newId();
    this.tell({ type: 'hint', at: this.show.table.at, id });
    return id;
  }

  /** Somebody wants a hint. */
  wish(): void {
    this.wished = this.ask();
    this.thinking = true;
  }

  hear({ id, action, reasons }: Hinted): void {
    const { hand, board, table } = this.show;
    if (!hand || !board || !table?.legal.includes(action) || id !== this.wished) return;
    this.thinking = false;
    this.show.wake();
    this.action = action;
    hand.suggest(action, board.spots);
    const named = (seat: number | null) => (seat === null ? '' : table.names[seat]!);
    this.line.say(() => reasons.map(({ kind, count, seat }) => say(`reason-${kind}`, { count, name: named(seat) })));
    this.show.refresh();
  }

  /** The table has changed: what was advised is over. */
  rest(): void {
    this.action = '';
    this.thinking = false;
  }
}
