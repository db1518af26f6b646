// The first match of Race by keys alone.

import { test } from 'vitest';
import { firstMatchByKeys } from './lesson-by-keys.ts';
import { openSite } from './site.ts';

const site = openSite();

test('race: the first match by keys alone', () => firstMatchByKeys(site, 'race'));
