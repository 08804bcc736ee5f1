// Secret cards on a device that several people share: only who has taken it for this turn may see them.

interface Turn {
  readonly mover: number | null;
  readonly shared: boolean; // whether several people play on this device
  readonly cards: number; // that the mover has
}

/** Who holds the device once somebody is to move: the same person, or nobody yet. */
export const holderAfter = (before: number | null, mover: number | null): number | null =>
  before === mover ? before : null;

/** Whether the cards stay covered until the person to move takes the device. */
export function isCovered(holder: number | null, { mover, shared, cards }: Turn): boolean {
  return mover !== null && shared && cards > 0 && holder !== mover;
}
