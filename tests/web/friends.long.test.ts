// Two people finish a match by link.

import { test } from 'vitest';
import { matchByLink } from './match-by-link.ts';
import { openSite } from './site.ts';

const site = openSite();

test(
  'two people finish a match by link; one reloads in mid-decision, one loses the connection; somebody watches',
  () => matchByLink(site, () => false),
  600_000,
);
