// Jobs and mail as a separate process, next to any number of shops that only serve: `node build/server.js work`. With a PORT it serves
// a health check there.
import { createServer } from 'node:http';
import { readConfig, requirePostgres } from './config';
import { type Backend, openBackend } from './index';
import { leaveWhenTold, listenUntilTold, openOrEnd } from './process';

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };

/** /healthz: the process lives. /readyz: it can work, for its database answers. */
const healthServer = (backend: Backend) =>
  createServer((incoming, outgoing) => {
    const path = incoming.url?.split('?')[0];
    const answer = (status: number, body: object) => outgoing.writeHead(status, JSON_TYPE).end(JSON.stringify(body));
    if (path === '/healthz') answer(200, { ok: true });
    else if (path === '/readyz') void backend.health().then((health) => answer(health.ok ? 200 : 503, health));
    else answer(404, { ok: false });
  });

await openOrEnd('The work', async () => {
  const config = readConfig(process.env);
  requirePostgres(config);
  const backend = await openBackend({ config: { ...config, PICTURES_AHEAD: 0 } });
  const { PORT: port, HOST: host } = config;
  if (port === undefined) leaveWhenTold(() => backend.close());
  else await listenUntilTold(healthServer(backend), { port, host, name: 'Work' }, () => backend.close());
  process.stdout.write('Jobs and mail are taken out\n');
});
