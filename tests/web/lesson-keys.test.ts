// The first match of Roll by keys alone, which has both the forms that all tables share and a desk of its own. That of Race:
// lesson-keys.long.test.ts.

import { test } from 'vitest';
import { firstMatchByKeys } from './lesson-by-keys.ts';
import { openSite } from './site.ts';

const site = openSite();

test('roll: the first match by keys alone', () => firstMatchByKeys(site, 'roll'));
