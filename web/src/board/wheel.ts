// The mouse wheel as single steps, however many events a wheel or a touchpad sends for one.

const STEP = 160; // milliseconds that one step takes

export class WheelTurn {
  private last = -STEP;

  /** On for down, back for up, or 0 for an event that belongs to the step before. */
  way({ deltaY, timeStamp }: Pick<WheelEvent, 'deltaY' | 'timeStamp'>): 1 | -1 | 0 {
    if (!deltaY || timeStamp - this.last < STEP) return 0;
    this.last = timeStamp;
    return deltaY > 0 ? 1 : -1;
  }
}
