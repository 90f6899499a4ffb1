// npm run bench:load: throughput, times, and rejections, at 1 to 256 connections, on PostgreSQL and on PGlite. Asserts nothing.
// `-- --seconds 6 --databases postgres --connections 1,256 --build FOLDER` chooses; `-- --memory 300` watches the memory under mixed load instead.
import { cpus, loadavg } from 'node:os';
import { resolve } from 'node:path';
import process from 'node:process';
import { startPostgres } from '../../support/postgres.ts';
import { startShop } from '../../support/shop.ts';
import { watchMemory } from './memory.mjs';
import { shoot } from './shoot.mjs';
import { targetsOf } from './targets.mjs';

function argument(name, otherwise) {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? otherwise : (process.argv[at + 1] ?? otherwise);
}
const SECONDS = Number(argument('seconds', '6'));
const CONNECTIONS = argument('connections', '1,16,64,256').split(',').map(Number);
const DATABASES = argument('databases', 'postgres,pglite').split(',');
/** Another build to measure, made before a change. */
const BUILD = resolve(argument('build', 'build'));
const MEMORY_SECONDS = Number(argument('memory', '0'));
/** After a round the shop may finish its running requests. */
const REST_MS = 1_500;

const say = (line) => process.stdout.write(`${line}\n`);
const rest = () => new Promise((done) => setTimeout(done, REST_MS));
const shown = (ms) => (Number.isNaN(ms) ? '–' : `${Math.round(ms)} ms`);

async function measure(database, shop) {
  const targets = await targetsOf(shop);
  if (MEMORY_SECONDS > 0) return watchMemory(shop, targets, MEMORY_SECONDS, say);
  for (const [name, target] of Object.entries(targets)) {
    await shoot(shop.origin, target, 4, 2);
    for (const connections of CONNECTIONS) {
      await rest();
      const { served, p50, p99, shed, wrong, errors } = await shoot(shop.origin, target, connections, SECONDS);
      const cells = [database, name, connections, served.toFixed(1), shown(p50), shown(p99), shed, wrong + errors];
      say(`| ${cells.join(' | ')} |`);
    }
  }
}

async function withShop(database, work) {
  const postgres = database === 'postgres' ? await startPostgres({ fsync: true }) : undefined;
  try {
    const databaseUrl = await postgres?.createDatabase();
    const shop = await startShop({
      databaseUrl,
      env: { PAGES_AT_ONCE: process.env.PAGES_AT_ONCE ?? '', MIGRATE_ON_START: 'on' },
      entry: `${BUILD}/server.js`,
      timeoutMs: 600_000,
    });
    try {
      await work({ ...shop, port: Number(new URL(shop.origin).port) });
    } finally {
      await shop.stop();
    }
  } finally {
    await postgres?.stop();
  }
}

const load = () =>
  loadavg()
    .map((each) => each.toFixed(1))
    .join(' ');
say(`${cpus().length} cores, load ${load()}, ${SECONDS} seconds each\n`);
if (MEMORY_SECONDS === 0) {
  say('| database | what | connections | served/s | p50 | p99 | shed (503) | errors |');
  say('|---|---|---|---|---|---|---|---|');
}
for (const database of DATABASES) await withShop(database, (shop) => measure(database, shop));
say(`\nload ${load()}`);
