// The rules of each game as data, from its folder: `rules.json` lists the paragraphs, `lessons.json` what their
// pictures show.

import type { Fact } from '../protocol';
import type { Position } from '../stage/types';

interface Paragraph {
  readonly id: string;
  readonly rules: readonly string[]; // numbers of the rule book that it covers
  readonly drawn?: boolean; // whether it has a picture
  readonly drawnBy?: string; // an option for some values of which it has another picture
  readonly hidden?: Condition; // where it is left out
  readonly undrawn?: Condition; // where its picture is left out
  readonly scale?: string; // the message with a verdict for each band of the success scale
}

/** Values of options, of which one has to be met. */
export type Condition = Readonly<Record<string, readonly (string | number)[]>>;

/** A difference between editions, and the rules booklets that it was found in. */
interface Edition {
  readonly id: string;
  readonly booklets: readonly string[];
}

interface RulePage {
  readonly paragraphs: readonly Paragraph[];
  readonly editions: readonly Edition[];
}

/** A position that a picture shows, and the facts that led to it. */
type LessonScene = Pick<Position, 'view' | 'mover' | 'legal' | 'offers'> & { readonly facts: readonly Fact[] };

/** What a picture plays, scene after scene. */
export interface Lesson {
  readonly focus: readonly string[]; // the cells that matter where the board is large
  readonly marked: readonly string[]; // cells with a frame
  readonly scenes: readonly LessonScene[];
}

export type Lessons = Readonly<Record<string, Lesson>>; // by paragraph, or by paragraph and the value of an option

const PAGES = import.meta.glob<RulePage>('./*/rules.json', { import: 'default', eager: true });
const LESSONS = import.meta.glob<Lessons>('./*/lessons.json', { import: 'default' });

/** The page of a game, or null for a game without rules here. */
export const pageOf = (game: string): RulePage | null => PAGES[`./${game}/rules.json`] ?? null;

/** The lessons of a game's page. */
export const lessonsOf = async (game: string): Promise<Lessons> => (await LESSONS[`./${game}/lessons.json`]?.()) ?? {};

/** The paragraph that a mark in the address means: by its own name, or by the number of a rule. */
export const paragraphAt = (page: RulePage, mark: string): string | null =>
  page.paragraphs.find(({ id, rules }) => id === mark || rules.includes(mark))?.id ?? null;
