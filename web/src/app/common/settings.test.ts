import { afterEach, expect, it } from 'vitest';
import { choose, settings } from './settings.svelte';
import { read } from './storage';

const root = document.documentElement;

afterEach(() => choose({ light: 'system', textSize: 1, speed: 'normal' }));

it('day and night are chosen, or as the system has it', () => {
  choose({ light: 'night' });
  expect(root.dataset.light).toBe('night');
  choose({ light: 'system' });
  expect(root.dataset.light).toBe('day');
});

it('the size of text and the calm setting reach the styles, and are kept', () => {
  choose({ textSize: 1.3, speed: 'calm' });
  expect(root.style.getPropertyValue('--text-size')).toBe('1.3');
  expect(root.dataset.motion).toBe('calm');
  expect(read<object>('meowze.settings', {})).toEqual({ ...settings });
});
