import { expect, it } from 'vitest';
import { LARGEST, packRecord, unpackRecord } from './record-link';

const RECORD = `[Game "x"]\n[Names "Zoë, Ян"]\n\n1. ${'a1+ b2 '.repeat(300)}\n`;

it('a link carries a record, short enough to be sent', async () => {
  const link = await packRecord(RECORD);
  expect(link).toMatch(/^#record=[\w-]+$/);
  expect(link.length).toBeLessThan(RECORD.length / 4);
  expect(await unpackRecord(link)).toBe(RECORD);
});

it('other links carry none', async () => {
  expect(await unpackRecord('#labyrinth?together')).toBe(null);
  expect(await unpackRecord('')).toBe(null);
});

it('refuses a link that is cut off, and one that would unpack to very much', async () => {
  const link = await packRecord(RECORD);
  await expect(unpackRecord(link.slice(0, -12))).rejects.toThrow();
  await expect(unpackRecord('#record=!')).rejects.toThrow();
  await expect(unpackRecord(await packRecord('x'.repeat(LARGEST + 1)))).rejects.toThrow('too long');
});
