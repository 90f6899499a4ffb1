// npm run simulate [-- --from 1 --seeds 100000 --lanes 3]: thousands of interleavings of shoppers, staff, provider and jobs on a real PostgreSQL,
// each made by its seed alone. Ends with the first story that breaks a rule, and tells it.
import { startPostgres } from '../support/postgres';
import { prepareTemplate } from '../support/template';
import { type Sums, simulate } from './simulate';

const argument = (name: string, otherwise: number): number => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? otherwise : Number(process.argv[at + 1]);
};
const from = argument('from', 1);
const seeds = argument('seeds', 10_000);
const lanes = argument('lanes', 3);
const say = (line: string) => void process.stdout.write(`${line}\n`);

const postgres = await startPostgres({ settings: { max_connections: 200 } });
try {
  await prepareTemplate(await postgres.createDatabase(undefined, 'template_simulation'));
  const urls = [];
  for (let at = 0; at < lanes; at += 1) urls.push(await postgres.createDatabase('template_simulation'));
  const since = performance.now();
  const summary = (sums: Sums) => {
    const perMinute = Math.round(sums.seeds / ((performance.now() - since) / 60_000));
    return `from seed ${from}: ${sums.seeds} interleavings (${perMinute} a minute), ${sums.statements} statements, ${sums.waits} waits for a lock, ${sums.accidents} kills`;
  };
  const sums = await simulate(urls, { from, seeds }, (now) => {
    if (now.seeds % 1000 === 0) say(summary(now));
  });
  say(summary(sums));
  for (const [word, times] of [...sums.outcomes].sort()) say(`  ${word.padEnd(48)}${times}`);
  if (sums.broken !== null) {
    say(sums.broken);
    process.exitCode = 1;
  }
} finally {
  await postgres.stop();
}
