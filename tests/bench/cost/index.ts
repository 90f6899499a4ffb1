// npm run bench:cost: calibration of the cost limit of GraphQL documents. Prints for each document its units, the time of a
// request, units per millisecond, and the longest time in which the process answered no other request. Asserts nothing.
import { cpus, loadavg } from 'node:os';
import { parse } from 'graphql';
import { commerceSdl } from '#backend/generated/sdl';
import { documentCost } from '#backend/graphql/cost';
import { ownSchema } from '#backend/graphql/own-schema';
import { sendRaw } from '../../attack/raw-http';
import { startPostgres } from '../../support/postgres';
import { startShop } from '../../support/shop';
import { percentile } from '../client.mjs';
import { DOCUMENTS } from './documents';

const given = process.argv.indexOf('--rounds');
const ROUNDS = given < 0 ? 20 : Number(process.argv[given + 1]);
const WARM_UP = 5;
const HEALTH_PAUSE_MS = 2;

const schema = ownSchema(commerceSdl);
function unitsOf(text: string): number {
  const document = parse(text);
  const [operation] = document.definitions;
  if (operation?.kind !== 'OperationDefinition') throw new Error('The document has no operation.');
  return documentCost(schema, document, operation)({});
}

const postgres = await startPostgres();
const shop = await startShop({
  databaseUrl: await postgres.createDatabase(),
  env: { MIGRATE_ON_START: 'on', DEMO: 'on' },
});

let visitors = 0;
/** Each request has a separate address: an address with expensive requests waits behind others. */
async function ask(query: string): Promise<void> {
  visitors += 1;
  const forwarded = `198.51.${Math.floor(visitors / 250) % 250}.${(visitors % 250) + 1}`;
  const headers = { 'content-type': 'application/json', store: 'b2c', 'x-forwarded-for': forwarded };
  const answer = await sendRaw(shop.origin, {
    ...{ method: 'POST', address: '/graphql/commerce', headers },
    body: JSON.stringify({ query }),
  });
  if (answer.status !== 200 || answer.body.includes('"errors"'))
    throw new Error(`${query}: ${answer.body.slice(0, 300)}`);
}

/** The waiting times of /healthz, which needs neither a slot in the queue nor the database, until it is stopped. */
function watchHealth() {
  const waits: number[] = [];
  let isOver = false;
  const done = (async () => {
    while (!isOver) {
      const since = performance.now();
      await sendRaw(shop.origin, { method: 'GET', address: '/healthz', headers: {} });
      waits.push(performance.now() - since);
      await new Promise((resolve) => setTimeout(resolve, HEALTH_PAUSE_MS));
    }
  })();
  return async () => {
    isOver = true;
    await done;
    return waits;
  };
}

const rows: string[] = ['| document | units | ms | units per ms | longest pause |', '|---|---|---|---|---|'];
try {
  for (const [name, make] of Object.entries(DOCUMENTS)) {
    for (let turn = 0; turn < WARM_UP; turn += 1) await ask(make(turn));
    const times: number[] = [];
    const stop = watchHealth();
    for (let turn = WARM_UP; turn < WARM_UP + ROUNDS; turn += 1) {
      const since = performance.now();
      await ask(make(turn));
      times.push(performance.now() - since);
    }
    const pauses = await stop();
    const units = unitsOf(make(0));
    const ms = percentile(times, 0.5);
    const cells = [
      name,
      String(Math.round(units)),
      ms.toFixed(1),
      (units / ms).toFixed(0),
      `${Math.max(...pauses).toFixed(0)} ms`,
    ];
    rows.push(`| ${cells.join(' | ')} |`);
  }
} finally {
  await shop.stop();
  await postgres.stop();
}
const load = loadavg().map((minutes) => minutes.toFixed(1));
process.stdout.write(
  `\n${cpus().length} cores, load ${load.join(' ')}, p50 of ${ROUNDS} requests\n\n${rows.join('\n')}\n`,
);
