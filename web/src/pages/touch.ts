// What the hand does at a table: everything is tried out on the screen alone until one clear gesture plays it.

import type { Point } from '../board/geometry';
import type { Drag } from '../board/gesture';
import type { Listener } from '../board/knobs';
import type { Hand } from '../games/hand';
import type { Table } from '../protocol';
import { play } from '../sounds';
import type { Advice } from './advice.svelte';
import type { Line } from './line.svelte';
import type { Show } from './show.svelte';

const TWICE = 300; // a second tap so soon is not meant
const CARRY = 72; // CSS pixels from a place in which it takes a tile that is carried there

/** What gestures come to. */
interface Wishes {
  act(action: string): boolean; // whether it was sent
  undo(): void;
  notYet(table: Table | null): string; // why nobody here may play now, or nothing
  wonder(action: string): void; // by which rule this cannot be played
}

export class Touch implements Listener {
  private touched = -TWICE;
  private carried: string | null = null;

  constructor(
    private readonly show: Show,
    private readonly line: Line,
    private readonly advice: Advice,
    private readonly wishes: Wishes,
  ) {}

  wake(): void {
    this.show.wake();
  }

  tap(spot: string, careful: boolean): void {
    const soon = this.soon();
    this.touch(spot, (hand) => hand.tap(spot, careful), soon);
  }

  press(spot: string): void {
    this.touch(spot, (hand) => hand.tap(spot));
  }

  enter(spot: string): void {
    this.touch(spot, (hand) => hand.enter(spot));
  }

  release(spot: string): void {
    this.touch(spot, (hand) => hand.release(spot));
  }

  leave(): void {
    this.show.hand?.layBack();
    this.advice.action = '';
    this.show.refresh();
  }

  push(door: string): void {
    if (!this.choose(this.show.hand?.push(door) ?? null)) this.drag(null);
  }

  /** Nothing comes of a touch here: say why, if there is something to say. */
  barred(spot: string): void {
    const { hand, board, table } = this.show;
    const early = (): string => this.wishes.notYet(table);
    const why = (): string => early() || hand?.why(spot) || '';
    if (!why()) return;
    play('no');
    this.line.say(() => [why()], true);
    if (!early() && hand) this.wishes.wonder(hand.attempt(spot));
    board?.shake(spot);
  }

  drag(drag: Drag | null): void {
    this.show.hand?.drag(drag);
    this.show.refresh(drag ? 0 : undefined);
  }

  look(spot: string | null): void {
    this.show.hand?.look(spot);
    this.show.refresh();
  }

  /** Play what is marked. */
  playMarked(): void {
    if (!this.soon()) this.choose(this.show.hand?.play() ?? null);
  }

  /** Turn the tile in hand. */
  turn(): void {
    this.soon();
    this.wake();
    this.show.hand?.turn();
    this.show.refresh();
  }

  /** The tile in hand is carried over the screen, or with null let go; over a place that takes it, it is shown there. */
  carry(at: Point | null): void {
    const { board, hand } = this.show;
    this.carried = at && (board?.nearest(at, CARRY, (spot) => hand?.takes(spot) ?? false) ?? null);
    this.look(this.carried);
  }

  /** The tile in hand is let go. */
  drop(): void {
    const spot = this.carried;
    this.carry(null);
    if (spot) this.release(spot);
  }

  undo(): void {
    this.wake();
    if (!this.soon()) this.wishes.undo();
  }

  /** A button of the tray. */
  pick(action: string): void {
    this.wake();
    if (!this.soon()) this.choose(action);
  }

  /** Ask a bot what it would play. */
  hint(): void {
    this.wake();
    if (this.show.table?.legal.length && !this.soon()) this.advice.wish();
  }

  private choose(action: string | null): boolean {
    return action ? this.wishes.act(action) : false;
  }

  private touch(spot: string, meant: (hand: Hand) => string | null, soon = false): void {
    this.wake();
    const { hand } = this.show;
    if (!hand) return;
    const before = hand.waiting;
    const action = meant(hand);
    if (action && !soon) this.choose(action);
    else if (!action && hand.waiting === null && before === null) this.barred(spot);
    if (!action && hand.waiting) play('tap');
    this.show.refresh();
  }

  /** Whether this touch follows another one so soon that it cannot be meant to play something. */
  private soon(): boolean {
    const before = this.touched;
    this.touched = touchedAt();
    return this.touched - before < TWICE;
  }
}

/** When the finger came, not when a slow page got round to it. */
const touchedAt = (): number => window.event?.timeStamp ?? performance.now();
