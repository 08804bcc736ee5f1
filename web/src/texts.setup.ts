// Tests speak English.

import { speak } from './tongue.svelte';

await speak('en');
