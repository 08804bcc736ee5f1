// What is on a page of rules: its paragraphs with the numbers of the rule book they cover, what editions differ in, its pictures.

import type { Fact, Table, View } from '../protocol';
import PAGES from './pages.json';

export interface Paragraph {
  readonly id: string;
  readonly rules: readonly string[];
  readonly drawn?: boolean;
}

/** What differs between editions, with lines of booklets such as "fr 80". */
export interface Edition {
  readonly id: string;
  readonly lines: readonly string[];
}

interface Page {
  readonly paragraphs: readonly Paragraph[];
  readonly editions: readonly Edition[];
}

/** A position that a picture shows, and what led to it. */
export type Scene = Pick<Table, 'view' | 'mover' | 'legal' | 'offers'> & { readonly facts: readonly Fact[] };

export interface Lesson {
  readonly focus: readonly string[];
  readonly scenes: readonly Scene[];
}

type Load = () => Promise<{ readonly default: unknown }>;

const LESSONS: Readonly<Record<View['game'], Load>> = {
  chabyrinthe: () => import('./chabyrinthe.json'),
  labyrinth: () => import('./labyrinth.json'),
  'mouse-race': () => import('./mouse-race.json'),
};

/** The page of a game, or null for a game without rules here. */
export const pageOf = (game: string): Page | null => (Object.hasOwn(PAGES, game) ? PAGES[game as View['game']] : null);

/** The pictures of a game's page by the paragraphs they belong to. */
export const lessonsOf = async (game: string): Promise<Readonly<Record<string, Lesson>>> =>
  (await LESSONS[game as View['game']]()).default as Record<string, Lesson>;

/** The paragraph that a mark in the address means: by its own name, or by the number of a rule. */
export const paragraphAt = (page: Page, mark: string): string | null =>
  page.paragraphs.find(({ id, rules }) => id === mark || rules.includes(mark))?.id ?? null;
