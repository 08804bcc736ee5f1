// Who may look at the cards on a device that goes from hand to hand: only who has taken it for this turn.

interface Turn {
  readonly mover: number | null;
  readonly shared: boolean; // whether the device goes from hand to hand
  readonly cards: number; // that the mover holds
}

/** Who holds the device after the turn has come to somebody: the same person, or nobody yet. */
export const keeper = (before: number | null, mover: number | null): number | null =>
  before === mover ? before : null;

/** Whether the cards are covered until the person to move takes the device. */
export function covered(holder: number | null, { mover, shared, cards }: Turn): boolean {
  return mover !== null && shared && cards > 0 && holder !== mover;
}
