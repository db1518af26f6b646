// Re-runs a record, whatever versions it was played under: seed against its published hash, each answer legal under the
// rules of its time, same result. Where no one kept those rules it says which version is missing.

import { type AnyGame, hashOfSeed, type MatchRecord, type Refusal, type Verdict } from '@orrery/kernel';
import type { KeptCapsule } from './kept-capsule.ts';
import { playThrough } from './stretches.ts';

export async function verify(game: AnyGame, record: MatchRecord, kept?: readonly KeptCapsule[]): Promise<Verdict[]> {
  const hash = hashOfSeed(record.seed);
  const versions = [record.rulesVersion, ...(record.moves ?? []).map((move) => move.rulesVersion)];
  const played = await playThrough(game, record, undefined, kept);
  const isMissing = !played.ok && played.refusal.code === 'kernel/old-rules';
  const verdicts: Verdict[] = [
    { what: 'seed', agrees: hash === record.seedHash, detail: hash },
    {
      what: 'rules',
      agrees: !isMissing,
      detail: isMissing
        ? `rules ${String(played.refusal.data.rulesVersion)} are not kept here: verify it with a version that has them`
        : versions.join(', then '),
    },
  ];
  if (isMissing) return verdicts;
  const { answers, takenBack = [] } = record;
  const anew = takenBack.length === 0 ? '' : `, given anew after their outcome was seen: ${takenBack.join(', ')}`;
  const detail = played.ok ? `${answers.length} answers${anew}` : explain(played.refusal);
  verdicts.push({ what: 'answers', agrees: played.ok, detail });
  if (!played.ok) return verdicts;
  const result = JSON.stringify(played.value.result);
  verdicts.push({ what: 'result', agrees: result === JSON.stringify(record.result ?? null), detail: result });
  return verdicts;
}

const explain = ({ code, data }: Refusal): string => `${code} ${JSON.stringify(data)}`;
