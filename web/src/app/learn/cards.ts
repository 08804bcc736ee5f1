// What there is to learn with, a card each on the page of a game. A page lives at `learn/<game>/<page>`.

import type { ComponentProps } from 'svelte';
import type Icon from '../../shared/Icon.svelte';

interface Card {
  readonly page: string;
  readonly word: string; // its title; `.about` of the same message says what it is
  readonly icon: ComponentProps<typeof Icon>['name'];
}

export const CARDS: readonly Card[] = [
  { page: 'story', word: 'learn-story', icon: 'star' },
  { page: 'puzzle', word: 'puzzles', icon: 'why' },
  { page: 'board', word: 'learn-board', icon: 'board' },
];
