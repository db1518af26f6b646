// Where the rule behind a power can be read: the one place that windows of cards and tiles link to.

import { hashOf } from '../route.ts';

export const ruleLink = (): string => hashOf({ page: 'reading' });
