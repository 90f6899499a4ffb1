// npm run simulate [-- --from 1 --seeds 100000 --lanes 3]: thousands of interleavings of shoppers, staff, provider and jobs on a real PostgreSQL,
// each determined by its seed alone. Ends with the first story that breaks a rule, and prints it.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { startPostgres } from '../support/postgres';
import { prepareTemplate } from '../support/template';
import type { Heard, Row } from './lane';
import { addSums, noSums, type Sums } from './simulate';

const argument = (name: string, otherwise: number): number => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? otherwise : Number(process.argv[at + 1]);
};
const from = argument('from', 1);
const seeds = argument('seeds', 10_000);
const lanes = argument('lanes', 3);
/** This many stories share a world: the data of earlier ones slow the later ones. */
const ROW = 100;
const say = (line: string) => void process.stdout.write(`${line}\n`);

const postgres = await startPostgres({ settings: { max_connections: 200 } });
const sums = noSums();
let next = from;
let said = 0;
let since = 0;

function summary(now: Sums): string {
  const perMinute = Math.round(now.seeds / ((performance.now() - since) / 60_000));
  return `from seed ${from}: ${now.seeds} interleavings (${perMinute} a minute), ${now.statements} statements, ${now.waits} waits for a lock, ${now.accidents} kills`;
}

/** The report of a process about its assigned row; one that ends without a report failed. */
async function askLane(child: ChildProcess, row: Row): Promise<Heard> {
  child.send(row);
  const [heard] = await Promise.race([once(child, 'message'), once(child, 'exit').then(() => [null])]);
  if (!heard) throw new Error(`A story from seed ${row.from} on ended its process`);
  return heard;
}

async function lane(): Promise<void> {
  const child = fork(path.join(import.meta.dirname, 'lane.ts'), [], { execArgv: ['--import', 'tsx'] });
  while (next < from + seeds && sums.broken === null) {
    const row = { from: next, seeds: Math.min(ROW, from + seeds - next) };
    next += row.seeds;
    const url = await postgres.createDatabase('template_simulation');
    const { outcomes, ...heard } = await askLane(child, { url, ...row });
    await postgres.dropDatabase(url);
    addSums(sums, { ...heard, outcomes: new Map(outcomes) });
    if (sums.seeds - said < 1_000) continue;
    said = sums.seeds;
    say(summary(sums));
  }
  child.disconnect();
}

try {
  await prepareTemplate(await postgres.createDatabase(undefined, 'template_simulation'));
  since = performance.now();
  await Promise.all(Array.from({ length: lanes }, lane));
  say(summary(sums));
  for (const [word, times] of [...sums.outcomes].sort()) say(`  ${word.padEnd(48)}${times}`);
  if (sums.broken !== null) {
    say(sums.broken);
    process.exitCode = 1;
  }
} finally {
  await postgres.stop();
}
