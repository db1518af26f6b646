// `npm run api`: the pages of the programming interface of all published packages, made from the source, into dist/api.
import { join, relative } from 'node:path';
import { publishedPackages } from './packages.mjs';
import { root, setUp } from './setup.mjs';

setUp();
if (process.argv.length > 2) {
  process.stderr.write('npm run api: writes the pages of the programming interface into dist/api\n');
  process.exit(process.argv[2] === '--help' ? 0 : 2);
}
const { Application } = await import('typedoc');
const app = await Application.bootstrap({
  name: 'Orrery',
  entryPoints: publishedPackages().flatMap(({ folder, doors }) =>
    Object.values(doors).map((door) => join(root, 'packages', folder, door)),
  ),
  tsconfig: join(root, 'tsconfig.base.json'),
  readme: join(root, 'ARCHITECTURE.md'),
  out: join(root, 'dist/api'),
  excludeInternal: true,
  skipErrorChecking: true,
  logLevel: 'Error',
  validation: false,
});
const project = await app.convert();
if (project === undefined) process.exit(1);
await app.generateOutputs(project);
process.stdout.write(`${relative(root, join(root, 'dist/api/index.html'))} is ready.\n`);
