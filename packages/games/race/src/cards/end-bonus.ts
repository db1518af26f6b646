// Lines of a development's scoring that share cards: a card earns the first line it fits, so the later line counts the
// *other* cards only. @rule race-7.3

import type { EndBonus } from '../powers/vocabulary.ts';
import { catalogueFor } from './catalogue.ts';
import { matches } from './selector.ts';

/** Whether some printed card fits this line and one before it. */
export function countsOthersOnly(lines: readonly EndBonus[], at: number): boolean {
  const line = lines[at];
  if (line === undefined || !('per' in line)) return false;
  const before = lines.slice(0, at).flatMap((each) => ('per' in each ? [each.per] : []));
  const { faces } = catalogueFor(['base', 'gs', 'rvi']);
  return faces.some((face) => matches(face, line.per) && before.some((per) => matches(face, per)));
}
