// Sentences for refusals: one for every code, each reading nothing but what the data of its code says.

import type { KernelRefusalData } from '@orrery/kernel';
import type { RaceRefusalData, WayReason } from '@orrery/race';
import type { RollRefusalData } from '@orrery/roll';
import type { serverReasons } from './en/friends.ts';
import type { Naming } from './naming.ts';

type RefusalWords<D> = { readonly [C in keyof D]: (data: D[C], say: Naming) => string };

/** Bots, the server and the page give codes too; what they say of them reads no data. */
export type KernelReasons = RefusalWords<KernelRefusalData> & {
  readonly [code in 'bots/no-such-bot' | 'bots/no-review' | 'bots/not-over']: () => string;
};
export type RaceReasons = RefusalWords<RaceRefusalData>;
export type RollReasons = RefusalWords<RollRefusalData>;
export type ServerReasons = { readonly [C in keyof typeof serverReasons]: () => string };

export const isConquest = ({ way }: WayReason): boolean => way === 'conquer' || way === 'conquerNonMilitary';

/** Of the ways to place a world that fall short, the one that lacks least; null if none lacks cards or strength. */
export function nearestWay(reasons: readonly WayReason[]): WayReason | null {
  const gap = (reason: WayReason): number =>
    isConquest(reason) ? reason.needed - reason.strength : reason.price - reason.hand;
  return reasons.filter((reason) => gap(reason) > 0).sort((a, b) => gap(a) - gap(b))[0] ?? null;
}
