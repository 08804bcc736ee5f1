import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Queue, type Step } from './queue';

let told: string[] = [];

const step = (name: string, ms = 100): Step => ({
  ms,
  start: () => told.push(`${name} starts`),
  finish: () => told.push(`${name} ends`),
});

beforeEach(() => {
  told = [];
  vi.useFakeTimers();
});

afterEach(() => vi.useRealTimers());

it('plays one step after the other', () => {
  const queue = new Queue();
  queue.play([step('turn'), step('push')], () => told.push('done'));
  expect(told).toEqual(['turn starts']);
  vi.advanceTimersByTime(100);
  expect(told).toEqual(['turn starts', 'turn ends', 'push starts']);
  expect(queue.busy).toBe(true);
  vi.advanceTimersByTime(100);
  expect(told.slice(3)).toEqual(['push ends', 'done']);
  expect(queue.busy).toBe(false);
});

it('is flushed at once, and only once', () => {
  const queue = new Queue();
  queue.play([step('turn'), step('push')], () => told.push('done'));
  vi.advanceTimersByTime(30);
  queue.flush();
  expect(told).toEqual(['turn starts', 'turn ends', 'done']);
  vi.advanceTimersByTime(1000);
  queue.flush();
  expect(told).toHaveLength(3);
});

it('finishes what runs before it plays something new', () => {
  const queue = new Queue();
  queue.play([step('old')], () => told.push('old done'));
  queue.play([step('new')], () => told.push('new done'));
  expect(told).toEqual(['old starts', 'old ends', 'old done', 'new starts']);
  vi.runAllTimers();
  expect(told.slice(4)).toEqual(['new ends', 'new done']);
});

it('without steps is done at once', () => {
  new Queue().play([], () => told.push('done'));
  expect(told).toEqual(['done']);
});

it('goes on at once after a step that takes no time', () => {
  const queue = new Queue();
  queue.play([step('sound', 0), step('push')], () => told.push('done'));
  expect(told).toEqual(['sound starts', 'sound ends', 'push starts']);
});

const prepared = (name: string, ready: Promise<unknown>): Step => ({
  ...step(name),
  prepare: () => (told.push(`${name} waits`), ready),
});

it('starts a step when it is prepared, and takes its time from then on', async () => {
  const queue = new Queue();
  const ready = new Promise((go) => setTimeout(go, 40));
  queue.play([prepared('push', ready)], () => told.push('done'));
  await vi.advanceTimersByTimeAsync(39);
  expect(told).toEqual(['push waits']);
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toEqual(['push waits', 'push starts']);
  await vi.advanceTimersByTimeAsync(99);
  expect(queue.busy).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(told.slice(2)).toEqual(['push ends', 'done']);
});

it('does not wait for ever for a step to be prepared', async () => {
  new Queue().play([prepared('push', new Promise(() => undefined))], () => told.push('done'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(told).toEqual(['push waits', 'push starts', 'push ends', 'done']);
});

it('never starts a step that was flushed while it waited', async () => {
  const queue = new Queue();
  queue.play([prepared('push', Promise.resolve())], () => told.push('done'));
  queue.flush();
  await vi.advanceTimersByTimeAsync(1000);
  expect(told).toEqual(['push waits', 'push ends', 'done']);
});
