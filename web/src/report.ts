// "Something is wrong": the game and the last messages as one file, for who can help.

import { apiPath } from './paths';

const MOST = 50;

interface Note {
  readonly when: string;
  readonly way: 'sent' | 'heard';
  readonly message: unknown;
}

const notes: Note[] = [];

/** Keep a message in mind, and forget the oldest. */
export function note(way: Note['way'], message: unknown): void {
  notes.push({ when: new Date().toISOString(), way, message });
  notes.splice(0, notes.length - MOST);
}

/** Everything that helps to find out what was wrong, as text. */
export async function report(room: string): Promise<string> {
  const record = await fetch(apiPath(`rooms/${encodeURIComponent(room)}/record`))
    .then((answer) => answer.text())
    .catch((error: Error) => error.message);
  const screen = `${innerWidth} × ${innerHeight} at ${devicePixelRatio}`;
  return JSON.stringify(
    { when: new Date().toISOString(), room, browser: navigator.userAgent, screen, record, messages: notes },
    null,
    1,
  );
}

/** Save the report as a file. */
export async function saveReport(room: string): Promise<void> {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([await report(room)], { type: 'application/json' }));
  link.download = `meowze-${room}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
