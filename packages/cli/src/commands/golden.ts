// `golden`: plays the golden matches again and says what comes out otherwise than before under the same versions.

import { keptVersions } from '@orrery/capsules';
import { games } from '../games.ts';
import { type CapsuleFor, checkGolden } from '../golden/check-golden.ts';
import { coverageOf } from '../golden/coverage.ts';
import { goldenFolder } from '../golden/golden-folder.ts';
import { renewGolden } from '../golden/renew-golden.ts';
import { goldenJson, sayGolden } from '../golden/say-golden.ts';
import { note, printJson, printLine } from '../print.ts';
import { progressOf } from '../progress.ts';
import { type Command, isSet } from '../usage.ts';

export const golden: Command = {
  name: 'golden',
  summary: 'Plays the golden matches again: all events, ends and states as before, or a version must be raised.',
  operands: '',
  options: {
    renew: { type: 'boolean', help: 'plays and writes a new set for each game whose version was raised' },
    json: { type: 'boolean', help: 'print what was checked and changed as JSON' },
  },
  async run({ values }) {
    const folder = goldenFolder();
    if (isSet(values, 'renew')) {
      const progress = progressOf('golden: matches played', null);
      const renewed = renewGolden(folder, games, (played) => progress.at(played));
      progress.end();
      for (const { game, matches } of renewed) {
        note(`${game}: ${matches.length} matches`);
        for (const line of coverageOf(game, matches)) note(`  ${line}`);
      }
    }
    const capsules = await Promise.all(keptVersions.map(async ({ load }) => (await load()).capsule));
    const capsuleFor: CapsuleFor = (game, rulesVersion) =>
      capsules.find((each) => each.game === game && each.rulesVersion === rulesVersion) ?? null;
    const report = checkGolden(folder, games, capsuleFor);
    if (isSet(values, 'json')) printJson(goldenJson(report));
    else for (const line of sayGolden(report)) printLine(line);
    return report.changed.length === 0 ? 0 : 1;
  },
};
