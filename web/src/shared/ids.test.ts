import { expect, it } from 'vitest';
import { newId } from './ids';

it('makes ids without a secure context', () => {
  expect(newId()).toMatch(/^[0-9a-f]{24}$/);
  expect(newId()).not.toBe(newId());
});
