import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isForPage, watchHands } from './arrow-keys';

const press = (key: string, taken = false) => {
  const event = new KeyboardEvent('keydown', { key, cancelable: true });
  if (taken) event.preventDefault();
  document.dispatchEvent(event);
};
const point = () => document.dispatchEvent(new Event('pointerdown'));

describe('arrow keys', () => {
  let stop: () => void;
  beforeEach(() => {
    document.body.innerHTML = "<div class='board'><b></b></div><button></button><input />";
    stop = watchHands();
  });
  afterEach(() => stop());
  const forPage = (focused: string, held: KeyboardEventInit = {}) => {
    const event = new KeyboardEvent('keydown', { key: 'ArrowLeft', ...held });
    document.querySelector(focused)!.dispatchEvent(event);
    return isForPage(event);
  };

  it('move on the board for somebody who uses keys', () => {
    expect(forPage('b')).toBe(false);
  });

  it('belong to the page after a pointer was used, until a key leads to the board', () => {
    point();
    press('ArrowLeft');
    press('r');
    expect(forPage('b')).toBe(true);
    press('Tab');
    expect(forPage('b')).toBe(false);
  });

  it('belong to the board again once it has moved by one', () => {
    point();
    press('ArrowLeft', true);
    expect(forPage('b')).toBe(false);
  });

  it('belong to what is typed into, and never to a button', () => {
    point();
    expect(forPage('input')).toBe(false);
    expect(forPage('button')).toBe(true);
  });

  it('are left to the browser with another key', () => {
    expect(forPage('button', { altKey: true })).toBe(false);
  });
});
