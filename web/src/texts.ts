// Every word on the pages that comes neither from the server nor from a game's skin, so that translations can take
// this file's place.

import type { Words } from './games/skin';

const SIDES: Record<string, string> = { n: 'north', e: 'east', s: 'south', w: 'west' };
const SHAPES: Record<string, string> = { 'double-elbow': 'double elbow', 'dead-end': 'dead end' };

export const list = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]}`;

/** Sides by their letters, such as "nes". */
export const sides = (letters: string): string => [...letters].map((side) => SIDES[side]).join(' ');

export const shape = (name: string): string => SHAPES[name] ?? name;

export const many = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;

export const texts = {
  title: 'Meowze',
  game: 'Which game?',
  players: 'How many play?',
  names: 'Who plays?',
  name: (seat: number) => `Name of player ${seat + 1}`,
  kind: 'Which rules?',
  preset: (words: Words, name: string) => words.presets[name]?.[0] ?? name,
  about: (words: Words, name: string) => words.presets[name]?.[1] ?? '',
  more: 'More choices',
  switch: (words: Words, name: string) => words.switches[name] ?? name,
  word: (words: Words, name: string, word: string) =>
    name === 'first' && /^\d$/.test(word) ? `player ${Number(word) + 1}` : (words.options[word] ?? word),
  usual: 'as usual',
  start: 'Start',
  goOn: 'Go on with a game',
  next: 'next tile',
  tick: 'Play this turn',
  undo: 'Undo',
  new: 'New game',
  again: 'Play again',
  turn: (number: number) => `Turn ${number}`,
  seat: (name: string, score: string, active: boolean) => `${name}: ${score}${active ? ', to play' : ''}`,
  wins: (names: readonly string[]) => (names.length > 1 ? `${list(names)} win` : `${names[0]} wins`),
  calledOff: 'The game was called off',
  turns: (count: number) => `in ${many(count, 'turn', 'turns')}`,
  waiting: 'Waiting for players',
  offline: 'Connection lost, trying again',
  gone: 'This table is not here any more.',
  unknown: 'This page is older than the game on this table. Please load it again.',
  failed: 'The server does not answer. Please try again.',
};
