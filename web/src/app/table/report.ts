// "Something is wrong": the game and the last messages as one file, for whoever can help.

import { fetchRecord } from '../../link/api';
import { deviceToken } from '../common/storage';

const MOST = 50;

interface LogEntry {
  readonly when: string;
  readonly way: 'sent' | 'received';
  readonly message: unknown;
}

const log: LogEntry[] = [];

/** Log a message and forget the oldest. */
export function logMessage(way: LogEntry['way'], message: unknown): void {
  log.push({ when: new Date().toISOString(), way, message });
  log.splice(0, log.length - MOST);
}

/** Everything that helps to find out what was wrong, as text. */
export async function report(room: string): Promise<string> {
  const record = await fetchRecord(room, deviceToken())
    .then((file) => file.text())
    .catch((error: Error) => error.message);
  const screen = `${innerWidth} × ${innerHeight} at ${devicePixelRatio}`;
  const when = new Date().toISOString();
  return JSON.stringify({ when, room, browser: navigator.userAgent, screen, record, messages: log }, null, 1);
}
