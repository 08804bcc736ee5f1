// Where a page is: `…/room/<id>` is a table, `…/replay/<id>` a game seen again, all else the start page.
// Works below any path of a host.

const PAGE = /^(.*\/)(room|replay)\/([^/]+)\/?$/;

interface Where {
  readonly base: string;
  readonly room: string | null;
  readonly replay: string | null;
}

/** The folder the pages live in, and the room or the replay that is open. */
export function where(path = location.pathname): Where {
  const [, base, kind, id = ''] = PAGE.exec(path) ?? [];
  const of = (page: string): string | null => (kind === page ? decodeURIComponent(id) : null);
  return { base: base ?? path.slice(0, path.lastIndexOf('/') + 1), room: of('room'), replay: of('replay') };
}

export const roomPath = (room: string): string => `${where().base}room/${encodeURIComponent(room)}`;
export const replayPath = (id: string): string => `${where().base}replay/${encodeURIComponent(id)}`;
const CAME = { room: where().room, code: new URLSearchParams(location.search).get('hand') ?? '' };

/** The pairing code that the address brought along for this room, or nothing. */
export const pairingCode = (room: string): string => (room === CAME.room ? CAME.code : '');

/** The page on which another device becomes a hand, seen from the start page. */
export const handPage = (room: string, code: string): string => `room/${encodeURIComponent(room)}?hand=${encodeURIComponent(code)}`;

export const startPath = (): string => where().base;
export const apiPath = (rest: string): string => `${where().base}api/${rest}`;

export function socketUrl(room: string): string {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  return `${scheme}//${location.host}${apiPath(`rooms/${encodeURIComponent(room)}/socket`)}`;
}

const SEATED = 'seated';

/** Go there without loading the page anew. */
export function go(path: string): void {
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
}

/** Put an entry of its own for this table on top, so that the back button comes to the page and does not leave it. */
export function sit(room: string): void {
  if (history.state !== SEATED || where().room !== room) history.pushState(SEATED, '', roomPath(room));
}
