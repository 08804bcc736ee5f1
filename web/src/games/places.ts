// Places of a board in words, for people who listen: "row 3, column 2", "the top of column 2".

import { isPlace, sideOf, spot } from '../board/geometry';
import { say } from '../shared/texts';

/** A cell such as b3, or a place at the edge such as bn or 2e, in words; nothing for no place. */
export function placeName(place: string): string {
  if (!place) return '';
  const { x, y } = spot(place, 0);
  if (!isPlace(place)) return say('place-cell', { row: y + 1, column: x + 1 });
  const side = sideOf(place);
  return say('place-edge', { side, line: (side === 'n' || side === 's' ? x : y) + 1 });
}
