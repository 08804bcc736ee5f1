import { expect, it } from 'vitest';
import { optionName, presetOf, valueName } from './options';

const PRESETS = [
  { name: 'standard', options: '', seats: [2], language: '' },
  { name: 'short', options: 'secrets=4', seats: [2], language: '' },
  { name: 'little', options: 'secrets=3,cards=open', seats: [2], language: '' },
];

it('knows a preset by its options, in any order and whoever begins', () => {
  expect(presetOf(PRESETS, '')).toBe('standard');
  expect(presetOf(PRESETS, 'first=1')).toBe('standard');
  expect(presetOf(PRESETS, 'cards=open,first=0,secrets=3')).toBe('little');
  expect(presetOf(PRESETS, 'secrets=5')).toBeUndefined();
});

it('names options and their values', () => {
  expect(optionName('labyrinth', 'finish')).toBe('Where it ends');
  expect(valueName('labyrinth', 'finish', 'anywhere')).toBe('at the last treasure');
  expect(valueName('labyrinth', 'secrets', '4')).toBe('4');
  expect(valueName('labyrinth', 'first', '0')).toContain('1');
});
