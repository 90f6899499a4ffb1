// Development: the same HTTP server, with Vite behind it for hot reload. Run by scripts/dev.mjs.
import { createServer } from 'vite';
import { createAccessLog } from './access-log';
import { createFrontDoor } from './app';
import { closeOnSignals, listen, startOrEnd } from './process';
import { readSettings } from './settings';
import { handlerOf, isServerBuild, shopEntryOf, spellingIn } from './shop-entry';

await startOrEnd(openForDevelopment);

async function openForDevelopment(): Promise<void> {
  const fromEnvironment = readSettings(process.env);
  const settings = { ...fromEnvironment, pageCache: { ...fromEnvironment.pageCache, on: false }, compress: false };
  const log = createAccessLog({ on: process.env.LOG === 'on', level: fromEnvironment.log.level });
  const door = createFrontDoor({ settings, log });

  // The browser's socket for hot reload shares the server's port.
  const vite = await createServer({
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: door.server } },
  });

  async function loadBuild() {
    const build: unknown = await vite.ssrLoadModule('virtual:remix/server-build');
    if (!isServerBuild(build)) throw new Error('Vite did not give a build of the storefront.');
    return build;
  }

  await listen(door, settings);
  closeOnSignals(door, log, () => vite.close());
  const build = await loadBuild();
  await door.open({
    entry: shopEntryOf(build),
    spell: spellingIn(build),
    handler: handlerOf(loadBuild, 'development'),
    before: [vite.middlewares],
  });
  process.stdout.write(`Open: http://localhost:${settings.port}/\n`);
}
