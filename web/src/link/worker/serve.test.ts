import { beforeEach, expect, it, vi } from 'vitest';
import { RoomLocks } from './locks';
import type { FromWorker } from './messages';
import { Server, type Client, type Host } from './serve';

class FakeClient implements Client {
  readonly received: string[] = [];
  gone = false;

  constructor(
    readonly room: string,
    readonly send: (text: string) => void,
    readonly close: (code: number) => void,
  ) {}

  receive(text: string): void {
    this.received.push(text);
  }

  disconnect(): void {
    this.gone = true;
  }
}

let told: FromWorker[];
let clients: FakeClient[];
let asked: string[][];
let current: boolean; // whether the journal is as this worker remembers it
let server: Server;

const host: Host = {
  fetch: (...question) => {
    asked.push(question);
    return question[1] === 'wrong' ? Promise.reject(new Error('a bug')) : Promise.resolve([200, 'text/plain', 'fine']);
  },
  connect: (room, send, close) => {
    const client = new FakeClient(room, send, close);
    clients.push(client);
    return client;
  },
};

beforeEach(() => {
  [told, clients, asked, current] = [[], [], [], true];
  const locks = new RoomLocks(undefined, () => undefined);
  server = new Server(host, { own: () => Promise.resolve(current) }, locks, (message) => told.push(message));
});

const open = async (id = 7, path = 'rooms/here-x/socket') => {
  server.receive({ open: id, path });
  await vi.waitFor(() => expect(clients).not.toEqual([]));
  return clients.at(-1)!;
};

it('answers questions with the token of the device', async () => {
  const headers = { authorization: 'Bearer secret' };
  server.receive({ fetch: 1, method: 'POST', path: 'rooms', headers, body: '{}' });
  server.receive({ fetch: 2, method: 'GET', path: 'games', headers: {}, body: '' });
  await vi.waitFor(() => expect(told).toHaveLength(2));
  expect(asked).toEqual([
    ['POST', 'rooms', 'secret', '{}'],
    ['GET', 'games', '', ''],
  ]);
  expect(told[0]).toEqual({ answer: 1, status: 200, type: 'text/plain', body: 'fine' });
});

it('a bug of the host is an answer too', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  server.receive({ fetch: 1, method: 'GET', path: 'wrong', headers: {}, body: '' });
  await vi.waitFor(() => expect(told).toMatchObject([{ answer: 1, status: 500 }]));
  expect(logged).toHaveBeenCalledOnce();
  logged.mockRestore();
});

it('carries a socket until the page closes it', async () => {
  const client = await open();
  expect([client.room, told]).toEqual(['here-x', [{ opened: 7 }]]);
  server.receive({ send: 7, text: 'hello' });
  client.send('welcome');
  server.receive({ close: 7 });
  client.send('late');
  expect([client.received, client.gone]).toEqual([['hello'], true]);
  expect(told).toEqual([{ opened: 7 }, { text: 7, data: 'welcome' }]);
});

it('tells the page why the host closes a socket', async () => {
  const client = await open();
  client.close(4404);
  client.close(4404);
  expect(told).toEqual([{ opened: 7 }, { closed: 7, code: 4404 }]);
});

it('closes the sockets of a room that another tab has taken over', async () => {
  const client = await open();
  server.lose('here-y');
  server.lose('here-x');
  expect([client.gone, told]).toEqual([true, [{ opened: 7 }, { closed: 7, code: 4409 }]]);
});

it('connects nobody to a room that others have changed since it was read', async () => {
  current = false;
  server.receive({ open: 7, path: 'rooms/here-x/socket' });
  await vi.waitFor(() => expect(told).toEqual([{ outdated: true }]));
  expect(clients).toEqual([]);
});

it('does not connect a socket that was closed before the room was ready', async () => {
  server.receive({ open: 7, path: 'rooms/here-x/socket' });
  server.receive({ close: 7 });
  await open(8, 'rooms/here-y/socket?take-over');
  expect([clients.map(({ room }) => room), told]).toEqual([['here-y'], [{ opened: 8 }]]);
});
