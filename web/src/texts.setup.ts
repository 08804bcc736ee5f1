// Tests speak English.

import { speak } from './texts';

await speak();
