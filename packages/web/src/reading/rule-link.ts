// Where a rule can be read: the one place that windows of cards and tiles, prompts and refusals link to.

import type { RulePage } from '@orrery/words/rules';
import { hashOf } from '../route.ts';

export const ruleLink = (topic: RulePage | null): string => hashOf({ page: 'rules', topic });
