// Tests run in English, and read pictures from their files.

import { readFile } from 'node:fs/promises';
import { setLanguage } from './locale.svelte';

const { fetch } = globalThis;

globalThis.fetch = async (place, init) =>
  typeof place === 'string' && place.endsWith('.svg')
    ? new Response(await readFile(place.replace(/^\/@fs/, '')))
    : fetch(place, init);

await setLanguage('en');
