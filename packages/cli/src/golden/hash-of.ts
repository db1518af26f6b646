// A hash of what data says, whatever the order in which a program happens to write its fields.

import { createHash } from 'node:crypto';
import { sortedJson } from '@orrery/kernel';

export const hashOf = (value: unknown): string => createHash('sha256').update(sortedJson(value)).digest('hex');
