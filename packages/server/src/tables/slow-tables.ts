// Tables at which a decision may take long: holidays count there, and orders take their time.

import { slowMs, type TableSettings } from '@orrery/protocol';

/** Time from one moment to another. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export const isSlow = ({ clockMs }: TableSettings): boolean => clockMs !== null && clockMs >= slowMs;
