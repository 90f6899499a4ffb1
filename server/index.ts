// Production: opens the built shop on HOST and PORT. The storefront is at build/server/index.js, next to this file; the entry of a
// worker-only process is build/work.js.
import { fileURLToPath } from 'node:url';
import { createAccessLog } from './access-log';
import { createFrontDoor } from './app';
import { closeOnSignals, listen, type Role, roleIn, startOrEnd } from './process';
import { readSettings } from './settings';
import { handlerOf, isServerBuild, shopEntryOf, spellingIn } from './shop-entry';

process.env.NODE_ENV ||= 'production';

const beside = (file: string) => new URL(file, import.meta.url);

async function serve(role: Role): Promise<void> {
  const settings = readSettings(process.env);
  const log = createAccessLog(settings.log);
  const door = createFrontDoor({ settings, log, clientFolder: fileURLToPath(beside('./client')) });
  await listen(door, settings);
  closeOnSignals(door, log);
  const build: unknown = await import(beside('./server/index.js').href);
  if (!isServerBuild(build)) throw new Error('build/server/index.js is not a build of the storefront.');
  const entry = shopEntryOf(build);
  await door.open({
    entry: { ...entry, start: () => entry.start({ jobs: role === 'all' }) },
    handler: handlerOf(build, process.env.NODE_ENV ?? 'production'),
    spell: spellingIn(build),
  });
  const name = settings.host === '127.0.0.1' ? 'localhost' : settings.host;
  process.stdout.write(`Open: http://${name}:${settings.port}/\n`);
}

await startOrEnd(async () => {
  const role = roleIn(process.argv.slice(2));
  if (role === 'work') await import(beside('./work.js').href);
  else await serve(role);
});
