// The addresses of pages: `…/room/<id>` is a table, `…/rules/<game>` the rules, `…/replay/<id>` a replay,
// `…/learn/<game>/<page>/<id>` a page to learn with, anything else the start page. A host of static files knows only
// its start page: there they are `?room=<id>` and so on, and links of both kinds are understood everywhere. Works below
// any path of a host.

import { site } from './site';

const PLACE = /^(.*\/)(?:(room|rules|replay)\/([^/]+)|(learn)\/([^/]+(?:\/[^/]+){0,2}))\/?$/;

/** Behind the address of a replay: its review is shown at once. */
export const REVIEW = '#review';

type Page = 'room' | 'rules' | 'replay' | 'learn';

/** A page to learn: the overview of a game where `page` is empty. */
export interface LearnPage {
  readonly game: string;
  readonly page: string; // story, puzzle, board, daily
  readonly id: string;
}

interface Where {
  readonly base: string; // the folder the pages live in
  readonly room: string | null; // the open table, also while its rules are read
  readonly rules: string | null; // the game whose rules are read
  readonly options: string | null; // of the table whose rules are read
  readonly seats: number; // of that table, or 0
  readonly replay: string | null;
  readonly learn: LearnPage | null;
}

/** What the address means. */
export function where({ pathname, search } = location as Pick<Location, 'pathname' | 'search'>): Where {
  const found = PLACE.exec(pathname);
  const base = found?.[1] ?? pathname.slice(0, pathname.lastIndexOf('/') + 1);
  const [page, name = ''] = [found?.[2] ?? found?.[4], found?.[3] ?? found?.[5]];
  const asked = new URLSearchParams(search);
  const named = (kind: Page): string | null => {
    if (!page) return asked.get(kind) || null;
    return page === kind ? decodeURIComponent(name) : null;
  };
  const rules = named('rules');
  const reading = rules !== null;
  return {
    base,
    room: reading ? asked.get('room') : named('room'),
    rules,
    options: reading ? asked.get('with') : null,
    seats: reading ? Number(asked.get('seats')) || 0 : 0,
    replay: named('replay'),
    learn: learnPage(named('learn')),
  };
}

/** The page that `<game>/<page>/<id>` means. */
function learnPage(path: string | null): LearnPage | null {
  const [game = '', page = '', id = ''] = path?.split('/') ?? [];
  return game ? { game, page, id } : null;
}

/** A page relative to the start page. */
function pagePath(page: Page, name: string, more: Readonly<Record<string, string>> = {}): string {
  const plain = site() === 'browser'; // a host of static files
  const asked = new URLSearchParams(plain ? { [page]: name, ...more } : more).toString();
  return (plain ? '' : `${page}/${name.split('/').map(encodeURIComponent).join('/')}`) + (asked && `?${asked}`);
}

export const roomPath = (room: string): string => where().base + pagePath('room', room);
/** A page to learn a game, such as `story` or `puzzle/daily`; without one the overview. */
export const learnPath = (game: string, page = ''): string =>
  where().base + pagePath('learn', page ? `${game}/${page}` : game);
export const replayPath = (id: string): string => where().base + pagePath('replay', id);

const ARRIVAL = { room: where().room, code: new URLSearchParams(location.search).get('hand') ?? '' };

/** The pairing code with which this page was opened for a room, or empty. */
export const pairingCode = (room: string): string => (room === ARRIVAL.room ? ARRIVAL.code : '');

/** The page that makes another device a hand, relative to the start page. */
export const handDevicePage = (room: string, code: string): string => pagePath('room', room, { hand: code });

export const startPath = (): string => where().base;

/** The rules of a game, at a paragraph or the number of a rule. A table adds options, seats and the way back. */
export function rulesPath(
  game: string,
  table?: { readonly room: string; readonly options: string },
  seats = 0,
  mark = '',
): string {
  const asked: Record<string, string> = table ? { room: table.room, with: table.options, seats: `${seats}` } : {};
  return where().base + pagePath('rules', game, asked) + (mark && `#${mark}`);
}

export const apiPath = (rest: string): string => `${where().base}api/${rest}`;

const SEATED = 'seated'; // the history state of a table

/** The history state of a page that can go back to the one it was opened from. */
export const OPENED = 'opened';

/** Go there without loading the page again. */
export function go(path: string, state: string | null = null): void {
  history.pushState(state, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
}

/** Add a history entry for this table, so that the back button can ask before it leaves. */
export function enterRoom(room: string): void {
  if (history.state !== SEATED || where().room !== room) history.pushState(SEATED, '', roomPath(room));
}
