// How a seat came off at the end of a match.

import { z } from 'zod';

export const placing = z.object({ seat: z.int(), score: z.number(), rank: z.int() });
