// Tests run in English.

import { setLanguage } from './locale.svelte';

await setLanguage('en');
