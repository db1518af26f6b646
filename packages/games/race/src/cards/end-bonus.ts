// Lines of a development's scoring that share cards: a card earns the first line it fits, so the later line counts the
// *other* cards only.

import { catalogueFor } from './catalogue.ts';
import type { EndBonus } from './printed.ts';
import { matches } from './selector.ts';

/** Whether some printed card fits this line and one before it. @rule race-7.3 */
export function countsOthersOnly(lines: readonly EndBonus[], at: number): boolean {
  const line = lines[at];
  if (line === undefined || !('per' in line)) return false;
  const before = lines.slice(0, at).flatMap((each) => ('per' in each ? [each.per] : []));
  const { faces } = catalogueFor(['base', 'gs', 'rvi']);
  return faces.some((face) => matches(face, line.per) && before.some((per) => matches(face, per)));
}
