// Steps of an animation one after the other; a new message overtakes them, and all is then at once as it will be.

export interface Step {
  readonly ms: number;
  start(): void;
  finish?(): void;
}

export class Queue {
  private waiting: Step[] = [];
  private current: Step | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private done: (() => void) | null = null;

  /** Whether something is still moving. */
  get busy(): boolean {
    return this.done !== null;
  }

  /** Play these steps, then call `done`; what still runs is finished first. */
  play(steps: readonly Step[], done: () => void): void {
    this.overtake();
    this.waiting = [...steps];
    this.done = done;
    this.next();
  }

  /** Be done now: the rest of the steps is skipped, `done` puts everything where it belongs. */
  overtake(): void {
    clearTimeout(this.timer);
    this.waiting = [];
    this.next();
  }

  private next(): void {
    this.current?.finish?.();
    this.current = this.waiting.shift() ?? null;
    if (this.current) {
      this.current.start();
      this.timer = setTimeout(() => this.next(), this.current.ms);
      return;
    }
    const done = this.done;
    this.done = null;
    done?.();
  }
}
