import { describe, expect, it } from 'vitest';
import type { Told } from '../../protocol';
import { turnOf } from './turns';

describe('the turn of a step', () => {
  const told = [4, 4, 5, 5, 6, 6].map((turns) => ({ turns }) as Told);

  it('counts from 1; the step that ends a turn belongs to it', () => {
    expect([0, 1, 2, 3, 4, 5, 6].map((step) => turnOf(step, told, 4))).toEqual([1, 1, 1, 1, 2, 2, 3]);
  });
});
