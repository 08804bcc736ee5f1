// A tablet that lies flat between the players.

/** The side at which a seat sits, in quarters clockwise from the lower one. Two players sit face to face. */
export const sideOf = (seat: number, seats: number): number => (seats === 2 ? 2 * seat : seat);
