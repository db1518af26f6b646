// `npm run screenshots`: pictures of every screen at 1440 and 390 px in each language and look, with contact sheets, into
// screenshots/. Words choose some of them: `npm run screenshots -- en dark 1440`, `npm run screenshots -- roll ja`.
import { join } from 'node:path';
import { root, setUp } from './setup.mjs';

setUp();
const { webScript } = await import('./web-script.mjs');
const { takeScreenshots } = await webScript('screenshots');
const wanted = process.argv.slice(2);
if (!(await takeScreenshots(join(root, 'screenshots'), wanted))) {
  process.stderr.write(
    `screenshots: no picture has all of these: ${wanted.join(' ')}. There are languages (en hu ja es), looks (dark light), widths (1440 390 1280 2560 844 820) and names of screens (race, home …).\n`,
  );
  process.exitCode = 2;
}
