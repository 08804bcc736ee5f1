// A game as part of a link: `…/#record=<its record, compressed, in base64url>`. Any page of Meowze opens it.

import { uploadRecord } from '../../link/api';
import type { Replay } from '../../protocol';
import { rememberRecord } from './storage';

export const LARGEST = 65536; // bytes of a record; nobody reads longer ones

const MARK = '#record=';
const FORMAT = 'deflate-raw';

/** The fragment of a link that carries this record. */
export async function packRecord(text: string): Promise<string> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream(FORMAT));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return MARK + letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The record in the fragment of a link, or null if it has none; throws if it is damaged. */
export async function unpackRecord(fragment: string): Promise<string | null> {
  if (!fragment.startsWith(MARK)) return null;
  const letters = atob(fragment.slice(MARK.length).replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  return read(new Blob([bytes]).stream().pipeThrough(new DecompressionStream(FORMAT)));
}

/** Open a record for watching it, and remember it. */
export async function openRecord(text: string): Promise<Replay> {
  const replay = await uploadRecord(text);
  rememberRecord(text);
  return replay;
}

/** A text that is not too long; a few bytes can be made to unpack to very many. */
async function read(stream: ReadableStream<Uint8Array>): Promise<string> {
  const [reader, decoder] = [stream.getReader(), new TextDecoder('utf-8', { fatal: true })];
  let [text, size] = ['', 0];
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > LARGEST) throw new Error('too long');
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}
