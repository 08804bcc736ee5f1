import { expect, it } from 'vitest';
import { placeName } from './places';

it('places are named by rows from the top and columns from the left', () => {
  expect(['b3', 'm13', 'bn', '2e', 'cs', '4w', ''].map(placeName)).toEqual([
    'row 3, column 2',
    'row 13, column 13',
    'the top of column 2',
    'the right end of row 2',
    'the bottom of column 3',
    'the left end of row 4',
    '',
  ]);
});
