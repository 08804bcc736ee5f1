// What the lid says; the booklet tells neither age nor minutes, so both are ours.

import type { Box } from '../contract';

export const box: Box = {
  age: 7,
  young: { age: 5, preset: 'young-children' },
  minutes: [20, 30],
  presets: ['standard', 'short', 'young-children', 'young-children-short'],
  short: { beginner: 'short', usual: 'short' },
};
