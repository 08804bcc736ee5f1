// The one controller around a board: draws positions, plays animations, and shows what the hand holds and marks.

import { Board } from '../board/board';
import type { Point } from '../board/geometry';
import type { BoardListener } from '../board/input';
import { Queue, type Step } from '../board/queue';
import type { Fact } from '../protocol';
import { play } from '../shared/sounds';
import type { Hand } from './hand';
import type { Held, Position, StageParts, StageSkin } from './types';

interface Options {
  readonly label?: string; // names the board for screen readers
  readonly input?: Partial<BoardListener>; // without it the board is only looked at
  readonly focus?: readonly string[]; // cells to zoom to, instead of the scene's own
}

/** What there is once the game is known. */
interface Setup<S extends StageSkin> {
  readonly skin: S;
  readonly parts: StageParts;
  readonly options: Options;
}

export class Stage<P extends Position = Position, S extends StageSkin = StageSkin> {
  position = $state.raw<P | null>(null); // as it is
  shown = $state.raw<P | null>(null); // as it is drawn: an earlier one while something moves
  held = $state.raw<Held | null>(null);
  quarters = $state(0); // by which the held tile is turned
  pushes = $state(false); // whether it can be pushed in anywhere
  tick = $state.raw<Point | null>(null); // where the tick for what is marked goes, in percent of the board's width
  hand = $state.raw<Hand | null>(null);
  private setup = $state.raw<Setup<S> | null>(null);
  private readonly queue = new Queue();

  get skin(): S | undefined {
    return this.setup?.skin;
  }

  get board(): Board | undefined {
    return this.setup?.parts.board;
  }

  /** Whether an animation is playing. */
  get busy(): boolean {
    return this.queue.busy;
  }

  /** Set up the board of a game. */
  open(skin: S, host: HTMLElement, options: Options = {}): void {
    const board = new Board(host, options.label ?? '', options.input ?? {});
    this.setup = { skin, options, parts: { board, hold: (held, ms = 0) => this.hold(held, ms) } };
  }

  /** Name everything anew after the language has changed. */
  rename(label: string): void {
    this.board?.name(label);
    if (!this.busy) this.settle();
  }

  /** Take a new position; `play` or `settle` will draw it. */
  take(position: P): void {
    this.position = position;
    this.tick = null;
    if (!this.setup?.options.input) return;
    if (this.hand) this.hand.take(position);
    else this.hand = this.setup.skin.hand(position);
  }

  /** Take a position and draw it. */
  show(position: P, ms = 0): void {
    this.take(position);
    this.settle(ms);
  }

  /** Draw the position as it is; what differs glides there in that time. */
  settle(ms = 0): void {
    if (!this.position || !this.setup) return;
    this.board!.finishTransitions();
    this.draw(this.position, ms);
    this.shown = this.position;
    this.held = this.setup.skin.held(this.position.view);
    this.hand?.hover(null);
    this.refresh();
  }

  /** Draw an earlier position, from which something will be shown again. */
  rewind(position: P): void {
    this.flush();
    this.draw(position);
  }

  /** Draw an earlier position to be looked at; `settle` comes back from it. */
  look(position: P): void {
    this.interrupt();
    this.draw(position);
    this.shown = position;
    this.held = this.skin?.held(position.view) ?? null;
    this.tick = null;
  }

  /** The steps that lead to a position by these facts. */
  steps(facts: readonly Fact[], position: P): Step[] {
    const { setup } = this;
    return setup ? facts.flatMap((fact) => setup.skin.steps(setup.parts, fact, position)) : [];
  }

  /** The same, each fact with its sound. */
  soundingSteps(facts: readonly Fact[], position: P): Step[] {
    return facts.flatMap((fact) => [this.sound(fact.kind), ...this.steps([fact], position)]);
  }

  /** Play steps one after the other, then call `done`. */
  play(steps: readonly Step[], done: () => void): void {
    if (this.setup) this.queue.play(steps, done);
  }

  /** End the animation that is playing. */
  flush(): void {
    this.queue.flush();
  }

  /** End the animation that is playing and those that follow it. */
  interrupt(): void {
    while (this.queue.busy) this.queue.flush();
  }

  /** Draw what the hand holds and marks. */
  refresh(ms?: number): void {
    const { hand, board } = this;
    if (!hand || !board || this.queue.busy) return;
    const preview = hand.preview();
    board.preview(preview, ms);
    this.quarters = hand.quarters;
    this.pushes = hand.pushes;
    this.tick = hand.marked ? board.tickPlace(hand.marked, preview?.highlights ?? []) : null;
  }

  private draw(position: P, ms = 0): void {
    if (!this.setup) return;
    const { skin, parts, options } = this.setup;
    const scene = skin.scene(position);
    parts.board.show(options.focus ? { ...scene, focus: options.focus } : scene, ms);
  }

  private hold(held: Held | null, ms: number): Step {
    return {
      ms,
      start: () => {
        this.held = held;
        this.quarters = 0;
      },
    };
  }

  private sound(kind: string): Step {
    const sound = this.skin?.sounds[kind];
    return { ms: 0, start: () => void (sound && play(sound)) };
  }
}

/** A step in which nothing moves. */
export const pause = (ms: number): Step => ({ ms, start: () => undefined });
