// What the lid says: the age is in all booklets; 15 minutes stand in the Russian one, 30 are ours for a first game.

import type { Box } from '../contract';

export const box: Box = {
  age: 6,
  young: null,
  minutes: [15, 30],
  presets: ['standard', 'kittens', 'cooperative', 'teams', 'solitaire'],
  short: { beginner: 'kittens', usual: '' },
};
