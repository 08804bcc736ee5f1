import { beforeEach, expect, it } from 'vitest';
import { counts, keep } from './album';

const on = (turns: number, over = false) => ({ turns, over });

beforeEach(() => localStorage.clear());

it('collects what was won, also after a reload', () => {
  keep('abc', 'roofs', ['4-1'], on(3));
  keep('abc', 'roofs', ['4-1'], on(3));
  keep('abc', 'roofs', ['4-1', '5-0'], on(4));
  expect(counts()).toEqual({ 'roofs 4-1': 1, 'roofs 5-0': 1 });
});

it('takes back what an undo takes back', () => {
  keep('abc', 'roofs', ['4-1'], on(1));
  keep('abc', 'roofs', [], on(0));
  expect(counts()).toEqual({});
});

it('keeps what was won when another game begins in the room', () => {
  keep('abc', 'roofs', ['4-1'], on(9, true));
  keep('abc', 'roofs', [], on(0));
  keep('abc', 'roofs', ['4-1'], on(2));
  expect(counts()).toEqual({ 'roofs 4-1': 2 });
});

it('counts a finished game once when it goes on after an undo', () => {
  keep('abc', 'roofs', ['4-1', '3-0'], on(9, true));
  keep('abc', 'roofs', ['4-1'], on(8));
  expect(counts()).toEqual({ 'roofs 4-1': 1 });
});

it('forgets no room, however many there were', () => {
  for (let k = 0; k < 20; k += 1) keep(`room ${k}`, 'race', ['cheese-0'], on(5, true));
  expect(counts()).toEqual({ 'race cheese-0': 20 });
});
