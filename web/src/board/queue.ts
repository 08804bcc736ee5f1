// Steps of an animation one after the other; a new message overtakes them, and all is then at once as it will be.

const PATIENCE = 250; // with what is not ready

export interface Step {
  readonly ms: number;
  prepare?(): Promise<unknown>; // until what moves is ready to, so that its first moments are not late
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
    if (this.current) return this.begin(this.current);
    const done = this.done;
    this.done = null;
    done?.();
  }

  /** Start a step once it is prepared, unless it has been overtaken by then. */
  private begin(step: Step): void {
    const ready = step.prepare?.();
    if (!ready || document.hidden) return this.start(step);
    const late = new Promise((go) => setTimeout(go, PATIENCE));
    const go = (): unknown => this.current === step && this.start(step);
    void Promise.race([ready, late]).then(go, go); // what cannot be prepared moves all the same
  }

  private start(step: Step): void {
    step.start();
    if (!step.ms) return this.next();
    this.timer = setTimeout(() => this.next(), step.ms);
  }
}
