// Plays the steps of an animation one after the other. A new message can flush the queue at any time.

const PATIENCE = 250; // milliseconds to wait for a step to be prepared

export interface Step {
  readonly ms: number;
  prepare?(): Promise<unknown>; // awaited before the start, so that the first frames are not lost
  start(): void;
  finish?(): void;
}

/** Steps at the same time, as long as the longest of them. */
export const together = (steps: readonly Step[]): Step => ({
  ms: Math.max(0, ...steps.map(({ ms }) => ms)),
  start: () => steps.forEach((step) => step.start()),
  finish: () => steps.forEach((step) => step.finish?.()),
});

export class Queue {
  private waiting: Step[] = [];
  private current: Step | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private done: (() => void) | null = null;

  /** Whether steps are still playing. */
  get busy(): boolean {
    return this.done !== null;
  }

  /** Flush what still runs, play these steps, then call `done`. */
  play(steps: readonly Step[], done: () => void): void {
    this.flush();
    this.waiting = [...steps];
    this.done = done;
    this.next();
  }

  /** Finish the current step, skip the others, and call `done`. */
  flush(): void {
    clearTimeout(this.timer);
    this.waiting = [];
    this.next();
  }

  private next(): void {
    this.current?.finish?.();
    this.current = this.waiting.shift() ?? null;
    if (this.current) return this.begin(this.current);
    const done = this.done;
    this.done = null;
    done?.();
  }

  /** Start a step once it is prepared, unless it has been flushed by then. */
  private begin(step: Step): void {
    const ready = step.prepare?.();
    if (!ready || document.hidden) return this.start(step);
    const late = new Promise((go) => setTimeout(go, PATIENCE));
    const go = (): unknown => this.current === step && this.start(step);
    void Promise.race([ready, late]).then(go, go); // a step that could not be prepared plays all the same
  }

  private start(step: Step): void {
    step.start();
    if (!step.ms) return this.next();
    this.timer = setTimeout(() => this.next(), step.ms);
  }
}
