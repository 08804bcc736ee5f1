// A tablet that lies flat: on which of its sides a seat sits, in quarters clockwise from the lower one.

/** The side of a seat: two sit face to face, more sit around the table clockwise. */
export const sideOf = (seat: number, seats: number): number => (seats === 2 ? 2 * seat : seat);
