// `npm run screenshots`: pictures of every screen at 1440 and 390 px in each language and look, with contact sheets, into
// screenshots/. Words choose some of them: `npm run screenshots -- en dark 1440`, `npm run screenshots -- roll ja`.
import { join } from 'node:path';
import { root, setUp } from './setup.mjs';

setUp();
const { webScript } = await import('./web-script.mjs');
const { takeScreenshots } = await webScript('screenshots');
await takeScreenshots(join(root, 'screenshots'), process.argv.slice(2));
