// Hints through more decisions.

import { test } from 'vitest';
import { takeHints } from './hints.ts';
import { openSite } from './site.ts';

const site = openSite();

test('a hint at each of many decisions fills in what can be confirmed', () => takeHints(site, 20));
