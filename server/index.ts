// Production: opens the built shop on HOST and PORT. The storefront stands beside this file, at build/server/index.js.
import { fileURLToPath } from 'node:url';
import { createAccessLog } from './access-log';
import { createFrontDoor } from './app';
import { closeOnSignals, listen, openOrEnd } from './process';
import { readSettings } from './settings';
import { handlerOf, isServerBuild, shopEntryOf, spellingIn } from './shop-entry';

process.env.NODE_ENV ??= 'production';

const settings = readSettings(process.env);
const log = createAccessLog(settings.log);
const door = createFrontDoor({ settings, log, clientFolder: fileURLToPath(new URL('./client', import.meta.url)) });

await listen(door, settings);
closeOnSignals(door, log);
const build: unknown = await import(new URL('./server/index.js', import.meta.url).href);
if (!isServerBuild(build)) throw new Error('build/server/index.js is not a build of the storefront.');
await openOrEnd(door, {
  entry: shopEntryOf(build),
  handler: handlerOf(build, process.env.NODE_ENV),
  spell: spellingIn(build),
});
process.stdout.write(`Open: http://${settings.host === '127.0.0.1' ? 'localhost' : settings.host}:${settings.port}/\n`);
