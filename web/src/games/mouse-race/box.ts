// What the lid says; the booklet tells neither age nor minutes, so both are ours.

import type { Box } from '../contract';

export const box: Box = {
  age: 5,
  young: null,
  minutes: [15, 20],
  presets: ['standard', 'younger-players'],
  short: { beginner: '', usual: '' },
};
