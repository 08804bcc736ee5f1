// The addresses of pages: `…/room/<id>` is a table, `…/rules/<game>` the rules, `…/replay/<id>` a replay, anything else
// the start page. Works below any path of a host.

const PLACE = /^(.*\/)(room|rules|replay)\/([^/]+)\/?$/;

interface Where {
  readonly base: string; // the folder the pages live in
  readonly room: string | null; // the open table, also while its rules are read
  readonly rules: string | null; // the game whose rules are read
  readonly options: string | null; // of the table whose rules are read
  readonly seats: number; // of that table, or 0
  readonly replay: string | null;
}

/** What the address means. */
export function where({ pathname, search } = location as Pick<Location, 'pathname' | 'search'>): Where {
  const [, base = pathname.slice(0, pathname.lastIndexOf('/') + 1), page, name = ''] = PLACE.exec(pathname) ?? [];
  const asked = new URLSearchParams(search);
  const named = (kind: string): string | null => (page === kind ? decodeURIComponent(name) : null);
  const reading = page === 'rules';
  return {
    base,
    room: reading ? asked.get('room') : named('room'),
    rules: named('rules'),
    options: reading ? asked.get('with') : null,
    seats: reading ? Number(asked.get('seats')) || 0 : 0,
    replay: named('replay'),
  };
}

export const roomPath = (room: string): string => `${where().base}room/${encodeURIComponent(room)}`;
export const replayPath = (id: string): string => `${where().base}replay/${encodeURIComponent(id)}`;

const ARRIVAL = { room: where().room, code: new URLSearchParams(location.search).get('hand') ?? '' };

/** The pairing code with which this page was opened for a room, or empty. */
export const pairingCode = (room: string): string => (room === ARRIVAL.room ? ARRIVAL.code : '');

/** The page that makes another device a hand, relative to the start page. */
export const handDevicePage = (room: string, code: string): string =>
  `room/${encodeURIComponent(room)}?hand=${encodeURIComponent(code)}`;

export const startPath = (): string => where().base;

/** The rules of a game, at a paragraph or the number of a rule. A table adds options, seats and the way back. */
export function rulesPath(
  game: string,
  table?: { readonly room: string; readonly options: string },
  seats = 0,
  mark = '',
): string {
  const asked = table ? `?${new URLSearchParams({ room: table.room, with: table.options, seats: `${seats}` })}` : '';
  return `${where().base}rules/${encodeURIComponent(game)}${asked}${mark && `#${mark}`}`;
}

export const apiPath = (rest: string): string => `${where().base}api/${rest}`;

export function socketUrl(room: string): string {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  return `${scheme}//${location.host}${apiPath(`rooms/${encodeURIComponent(room)}/socket`)}`;
}

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
