// When in a match a view is of: every game's views say it.

export interface MomentInTime {
  readonly round: number;
  readonly phase: string;
}

export function momentOf(view: unknown): MomentInTime {
  if (typeof view !== 'object' || view === null || !('round' in view) || !('phase' in view)) {
    throw new Error('a view without round and phase');
  }
  return { round: Number(view.round), phase: String(view.phase) };
}
