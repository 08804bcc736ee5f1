// What a hand does at a table. Everything is tried out on the screen alone until one clear gesture plays it.

import type { Point } from '../../board/geometry';
import type { Drag } from '../../board/gesture';
import type { BoardListener } from '../../board/input';
import { play } from '../../shared/sounds';
import type { Hand, Way } from '../../stage/hand';
import type { StatusLine } from './status-line.svelte';
import type { HintSource, Playable, PlayStage } from './table-stage';

const DOUBLE_TAP = 300; // milliseconds in which a second tap counts as a slip
const DROP = 72; // CSS pixels around a spot in which it accepts the held tile

/** What gestures lead to. */
interface Intents {
  act(action: string): boolean; // whether it was sent
  undo(): void;
  notYet(position: Playable | null): string; // why nobody here may play now, or empty
  askRule(action: string): void; // by which this cannot be played
}

export class TableInput implements BoardListener {
  private touched = -DOUBLE_TAP;
  private dropSpot: string | null = null; // where the held tile would be dropped

  constructor(
    private readonly stage: PlayStage,
    private readonly line: StatusLine,
    private readonly hints: HintSource,
    private readonly intents: Intents,
  ) {}

  // ---- on the board

  interrupt(): void {
    this.stage.interrupt();
  }

  tap(spot: string): void {
    const slip = this.isSlip();
    this.touch(spot, (hand) => hand.tap(spot), slip);
  }

  space(spot: string): void {
    this.touch(spot, (hand) => hand.tap(spot));
  }

  enter(spot: string): void {
    this.touch(spot, (hand) => hand.enter(spot));
  }

  release(spot: string): void {
    this.touch(spot, (hand) => hand.release(spot));
  }

  cancel(): void {
    this.stage.hand?.reset();
    this.hints.action = '';
    this.stage.refresh();
  }

  push(door: string): void {
    if (!this.send(this.stage.hand?.push(door) ?? null)) this.drag(null);
  }

  /** Say why a touch here does nothing, if there is something to say. */
  barred(spot: string): void {
    const { hand, board, position } = this.stage;
    const notYet = (): string => this.intents.notYet(position);
    const why = (): string => notYet() || hand?.why(spot) || '';
    if (!why()) return;
    play('no');
    this.line.say(() => [why()], true);
    if (!notYet() && hand) this.intents.askRule(hand.attempt(spot));
    board?.shake(spot);
  }

  drag(drag: Drag | null): void {
    this.stage.hand?.drag(drag);
    this.stage.refresh(drag ? 0 : undefined);
  }

  hover(spot: string | null): void {
    this.stage.hand?.hover(spot);
    this.stage.refresh();
  }

  // ---- beside the board

  /** Play what is marked. */
  playMarked(): void {
    if (!this.isSlip()) this.send(this.stage.hand?.action ?? null);
  }

  /** Turn what lies on a spot, or the tile in hand. */
  turn(way: Way = 1, spot: string | null = null): void {
    this.isSlip();
    this.interrupt();
    this.stage.hand?.turn(way, spot);
    this.stage.refresh();
  }

  /** The keys that work wherever the focus is; whether this was one of them. */
  key({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
    const command = ctrlKey || metaKey;
    if (altKey || (command && shiftKey)) return false;
    if (key.toLowerCase() === 'r' && !command) this.turn(shiftKey ? -1 : 1);
    else if (key === 'z' && command) this.undo();
    else return false;
    return true;
  }

  /** Drag the held tile over the screen, or with null let it go; a spot that accepts it shows a preview. */
  dragTile(at: Point | null): void {
    const { board, hand } = this.stage;
    this.dropSpot = at && (board?.nearest(at, DROP, (spot) => hand?.accepts(spot) ?? false) ?? null);
    this.hover(this.dropSpot);
  }

  /** Drop the held tile where it is. */
  dropTile(): void {
    const spot = this.dropSpot;
    this.dragTile(null);
    if (spot) this.release(spot);
  }

  /** Lay back what is marked, or else take back what was played. */
  undo(): void {
    this.interrupt();
    if (this.isSlip()) return;
    if (this.stage.hand?.marked) this.cancel();
    else if (this.stage.position?.undo) this.intents.undo();
  }

  /** Press a button that stands for an action. */
  pressAction(action: string): void {
    this.interrupt();
    if (!this.isSlip()) this.send(action);
  }

  /** Ask a bot what it would play. */
  requestHint(): void {
    this.interrupt();
    if (this.stage.position?.legal.length && !this.isSlip()) this.hints.request();
  }

  private send(action: string | null): boolean {
    return action ? this.intents.act(action) : false;
  }

  private touch(spot: string, actionOf: (hand: Hand) => string | null, slip = false): void {
    this.interrupt();
    const { hand } = this.stage;
    if (!hand) return;
    const before = hand.marked;
    const action = actionOf(hand);
    if (action && !slip) this.send(action);
    else if (!action && hand.marked === null && before === null) this.barred(spot);
    if (!action && hand.marked) play('tap');
    this.stage.refresh();
  }

  /** Whether this touch follows another one so soon that it cannot be meant to play something. */
  private isSlip(): boolean {
    const before = this.touched;
    this.touched = eventTime();
    return this.touched - before < DOUBLE_TAP;
  }
}

/** When the finger came, not when a slow page handled it. */
const eventTime = (): number => window.event?.timeStamp ?? performance.now();
