// What is asked outside a table.

import type {
  Advised,
  Best,
  BotCard,
  GameCard,
  Here,
  Look,
  NewRoom,
  Opened,
  Problem,
  PuzzleAnswer,
  PuzzleList,
  PuzzleMove,
  PuzzleSheet,
  Replay,
  RecordText,
  Review,
  SetUp,
  SetupQuestion,
  Story,
  StoryMoment,
  StoryQuestion,
  Studied,
  StudyQuestion,
  TreeQuestion,
  VariationTree,
  DailyBest,
  DailyCard,
  NewDailyResult,
} from '../protocol';
import { apiPath } from '../shared/paths';
import { locale } from '../shared/locale.svelte';
import { refusal, say } from '../shared/texts';
import type { Carrier } from './carrier';
import { carrierOf, carrierOfNew, forgetGames, runsHere } from './carriers';

/** The games a table can be opened for. */
export const fetchGames = (): Promise<readonly GameCard[]> => ask<readonly GameCard[]>('games');

/** The bots that can be asked to a table. */
export const fetchBots = (): Promise<readonly BotCard[]> => ask<readonly BotCard[]>('bots');

/** What whoever runs a room can do, or with no room whoever runs new ones; and where other devices reach it. */
export const fetchHere = (room = ''): Promise<Here> => ask<Here>('here', undefined, carrierOf(`rooms/${room}`));

/** Find a table by its code; throws if there is none, or if it is closed and this device does not belong there. */
export const findRoom = (code: string, token: string): Promise<{ readonly room: string }> =>
  ask(`rooms/${part(code)}`, by(token));

/** The address of a QR code that leads another device to a page of this server. */
export const qrPath = (page: string): string => apiPath(`qr?path=${encodeURIComponent(page)}`);

/** Open a table. */
export const openRoom = (room: NewRoom): Promise<Opened> => ask<Opened>('rooms', posted(room), carrierOfNew(room));

/** A game to be replayed: the last one of a room, or the one with this id; for a closed room the token decides. */
export const fetchReplay = (id: string, token: string, seat: number | null): Promise<Replay> =>
  ask<Replay>(`replays/${part(id)}${from(seat)}`, by(token));

/** Some of its positions, from one on. */
export const fetchLooks = (id: string, token: string, first: number, seat: number | null): Promise<readonly Look[]> =>
  ask<readonly Look[]>(`replays/${part(id)}/looks${from(seat, { first: String(first) })}`, by(token));

/** The game as a branch has it that could have been played in place of a step. */
export const fetchBranch = (id: string, token: string, step: number, number: number): Promise<Replay> =>
  ask<Replay>(`replays/${part(id)}/branches/${step}/${number}`, by(token));

/** What each turn of a game was worth; takes some seconds. */
export const fetchReview = (id: string, token: string): Promise<Review> =>
  ask<Review>(`replays/${part(id)}/review`, by(token));

/** The game of a room so far, as a device there may know it. */
export const fetchStory = (room: string, token: string): Promise<Story> =>
  ask<Story>(`rooms/${part(room)}/story`, posted({ token }));

/** Its position after so many steps. */
export const fetchMoment = (room: string, token: string, step: number): Promise<Look> =>
  ask<Look>(`rooms/${part(room)}/story/${step}`, posted({ token }));

/** Its position after so many steps, as text. */
export const fetchPositionText = (id: string, token: string, step: number): Promise<string> =>
  fetchFile(`replays/${part(id)}/position/${step}`, token).then((file) => file.text());

/** A picture, film or record of a replay. */
export const fetchReplayFile = (id: string, token: string, name: string, seat: number | null = null): Promise<Blob> =>
  fetchFile(`replays/${part(id)}/${name}${from(seat, { language: locale().language })}`, token);

/** The record of the game in a room; one with secrets when it is over. */
export const fetchRecord = (room: string, token: string): Promise<Blob> =>
  fetchFile(`rooms/${part(room)}/record`, token);

/** Upload a record to replay it; throws what is wrong with it. */
export const uploadRecord = (text: string): Promise<Replay> => ask<Replay>('records', posted({ text }));

/** The best results on this server of games played alone or together. */
export const fetchBest = (game: string, seats: number, options: string): Promise<readonly Best[]> =>
  ask<readonly Best[]>(`best?${new URLSearchParams({ game, seats: String(seats), options }).toString()}`);

/** A position outside any table, after some actions; throws what is wrong with it. */
export const fetchStudy = (question: StudyQuestion): Promise<Studied> => ask<Studied>('study', posted(question));

/** A position that is set up by hand, after a change; throws why it cannot be. */
export const fetchSetup = (question: SetupQuestion): Promise<SetUp> => ask<SetUp>('study/edit', posted(question));

/** A record as a tree of variations, and how many actions lead to a step of it. */
export const fetchTree = (text: string, step = 0): Promise<VariationTree> =>
  ask<VariationTree>('study/tree', posted({ text, step }));

/** A tree of variations as a record. */
export const writeTree = (tree: TreeQuestion): Promise<RecordText> => ask<RecordText>('study/record', posted(tree));

/** A board of a game's story after some actions, and whether its aim is reached. */
export const fetchStoryBoard = (question: StoryQuestion): Promise<StoryMoment> =>
  ask<StoryMoment>('stories', posted(question));

/** What a strong bot would play there, and why. */
export const fetchAdvice = (question: StudyQuestion): Promise<Advised> => ask<Advised>('study/hint', posted(question));

/** The games of today, which are the same for everybody. */
export const fetchDaily = (): Promise<readonly DailyCard[]> => ask<readonly DailyCard[]>('daily');

/** The best results of a day on this server. */
export const fetchDailyBest = (game: string, day: string, token: string): Promise<DailyBest> =>
  ask<DailyBest>(`daily/${part(game)}/${part(day)}`, by(token));

/** Put a solved game of the day on that list; throws why it is not taken. */
export const addDaily = (game: string, day: string, token: string, result: NewDailyResult): Promise<DailyBest> => {
  const { headers, ...init } = posted(result);
  return ask<DailyBest>(`daily/${part(game)}/${part(day)}`, { ...init, headers: { ...headers, ...by(token).headers } });
};

/** The themes of a game's puzzles, and the ids of all of them. */
export const fetchPuzzles = (game: string): Promise<PuzzleList> => ask<PuzzleList>(`puzzles/${part(game)}`);

/** A puzzle; `daily` is that of a day, written 2027-01-31. */
export const fetchPuzzle = (game: string, id: string, day: string): Promise<PuzzleSheet> =>
  ask<PuzzleSheet>(`puzzles/${part(game)}/${part(id)}?day=${day}`);

/** What has become of a puzzle after some actions. */
export const playPuzzle = (game: string, id: string, move: PuzzleMove): Promise<PuzzleAnswer> =>
  ask<PuzzleAnswer>(`puzzles/${part(game)}/${part(id)}`, posted(move));

/** Delete a table with all that is stored of it; for its host. */
export const deleteRoom = (room: string, token: string): Promise<null> => erase(`rooms/${part(room)}`, token);

/** Give up all seats of a device at these tables, and delete all games that only this browser knows. */
export async function leaveAll(rooms: readonly string[], token: string): Promise<void> {
  const seats = rooms.map((room) => `rooms/${part(room)}/seats`).filter((path) => !runsHere(path));
  const listed = runsHere('daily') ? [] : ['daily'];
  await Promise.allSettled([...[...seats, ...listed].map((path) => erase(path, token)), forgetGames()]);
}

const erase = (path: string, token: string): Promise<null> => ask<null>(path, { method: 'DELETE', ...by(token) });
type Init = RequestInit & { readonly headers: Readonly<Record<string, string>> };

const part = encodeURIComponent;
const by = (token: string): Init => ({ headers: { authorization: `Bearer ${token}` } });
const posted = (body: unknown): Init => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

function from(seat: number | null, more: Record<string, string> = {}): string {
  const asked = new URLSearchParams(seat === null ? more : { ...more, seat: String(seat) }).toString();
  return asked && `?${asked}`;
}

const explained = (problem: Problem | null): string =>
  problem?.error ? refusal(problem.key, problem.values) : say('failed');

function answerTo(path: string, init: RequestInit | undefined, carrier: Carrier): Promise<Response> {
  return carrier.fetch(path, init).catch(() => {
    throw new Error(say(carrier.failure));
  });
}

async function fetchFile(path: string, token: string): Promise<Blob> {
  const answer = await answerTo(path, by(token), carrierOf(path));
  if (answer.ok) return answer.blob();
  throw new Error(explained((await answer.json().catch(() => null)) as Problem | null));
}

async function ask<T>(path: string, init?: RequestInit, carrier = carrierOf(path)): Promise<T> {
  const answer = await answerTo(path, init, carrier);
  const body: unknown = await answer.json().catch(() => null);
  if (!answer.ok) throw new Error(explained(body as Problem | null));
  return body as T;
}
