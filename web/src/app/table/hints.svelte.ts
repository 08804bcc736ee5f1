// Hints: a bot's move, marked as if a hand had done it, and what it is good for.

import type { Hint, Hinted } from '../../protocol';
import { newId } from '../../shared/ids';
import { say } from '../../shared/texts';
import type { StatusLine } from './status-line.svelte';
import type { TableStage } from './table-stage';

export class Hints {
  thinking = $state(false);
  action = $state(''); // the one that is shown
  private wanted = ''; // the id of the question that somebody waits for

  constructor(
    private readonly stage: TableStage,
    private readonly line: StatusLine,
    private readonly send: (question: Hint) => void, // nobody who plays meanwhile has to wait for the answer
  ) {}

  /** Ask what a bot would play, perhaps only to show a gesture; the id of the question. */
  ask(gesture = false): string {
    if (!this.stage.position) return '';
    const id = newId();
    this.send({ type: 'hint', at: this.stage.position.at, id, gesture });
    return id;
  }

  /** Ask for a hint and show it when it comes. */
  request(): void {
    this.wanted = this.ask();
    this.thinking = true;
  }

  receive({ id, action, reasons }: Hinted): void {
    const { hand, board, position } = this.stage;
    if (!hand || !board || !position?.legal.includes(action) || id !== this.wanted) return;
    this.thinking = false;
    this.stage.interrupt();
    this.action = action;
    hand.suggest(action, board.spots);
    const nameOf = (seat: number | null) => (seat === null ? '' : position.names[seat]!);
    this.line.say(() => reasons.map(({ kind, count, seat }) => say(`reason-${kind}`, { count, name: nameOf(seat) })));
    this.stage.refresh();
  }

  /** Drop the hint: the position has changed. */
  clear(): void {
    this.action = '';
    this.thinking = false;
  }
}
