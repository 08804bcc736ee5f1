// Where a page is: `…/room/<id>` is a table, `…/rules/<game>` are rules, `…/replay/<id>` is a game seen again, all else the start
// page. Works below any path of a host.

const PLACE = /^(.*\/)(room|rules|replay)\/([^/]+)\/?$/;

interface Where {
  readonly base: string; // the folder the pages live in
  readonly room: string | null; // the table that is open, also while its rules are read
  readonly rules: string | null; // the game whose rules are read
  readonly options: string | null; // the switches of the table whose rules these are
  readonly replay: string | null; // the game that is seen again
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
    replay: named('replay'),
  };
}

export const roomPath = (room: string): string => `${where().base}room/${encodeURIComponent(room)}`;
export const replayPath = (id: string): string => `${where().base}replay/${encodeURIComponent(id)}`;
const CAME = { room: where().room, code: new URLSearchParams(location.search).get('hand') ?? '' };

/** The pairing code that the address brought along for this room, or nothing. */
export const pairingCode = (room: string): string => (room === CAME.room ? CAME.code : '');

/** The page on which another device becomes a hand, seen from the start page. */
export const handPage = (room: string, code: string): string =>
  `room/${encodeURIComponent(room)}?hand=${encodeURIComponent(code)}`;

export const startPath = (): string => where().base;

/** A game's rules, on the paragraph with this name or number of a rule; at a table also its switches and the way back. */
export function rulesPath(
  game: string,
  table?: { readonly room: string; readonly options: string },
  mark = '',
): string {
  const asked = table ? `?${new URLSearchParams({ room: table.room, with: table.options })}` : '';
  return `${where().base}rules/${encodeURIComponent(game)}${asked}${mark && `#${mark}`}`;
}

export const apiPath = (rest: string): string => `${where().base}api/${rest}`;

export function socketUrl(room: string): string {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  return `${scheme}//${location.host}${apiPath(`rooms/${encodeURIComponent(room)}/socket`)}`;
}

const SEATED = 'seated';

/** Of an entry of the browser's history that was opened from the one below it. */
export const OPENED = 'opened';

/** Go there without loading the page anew. */
export function go(path: string, state: string | null = null): void {
  history.pushState(state, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
}

/** Put an entry of its own for this table on top, so that the back button comes to the page and does not leave it. */
export function sit(room: string): void {
  if (history.state !== SEATED || where().room !== room) history.pushState(SEATED, '', roomPath(room));
}
