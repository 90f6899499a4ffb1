// npm run bench:changes: how long prices and stock that another process changes take to the pages of two shops on one PostgreSQL, and how many
// of a thousand page views fail while the content service is killed and started again. Prints tables; asserts nothing.
import { cpus, loadavg } from 'node:os';
import { openDatabase } from '#backend/db/client';
import { startPostgres } from '../../support/postgres';
import { startShop } from '../../support/shop';
import { contentKilled } from './content-killed';
import { changesToPages } from './to-pages';

const argument = (name: string, otherwise: number): number => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? otherwise : Number(process.argv[at + 1]);
};
const say = (line: string) => void process.stdout.write(`${line}\n`);

say(`${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}\n`);
const postgres = await startPostgres({ fsync: true });
try {
  const databaseUrl = await postgres.createDatabase();
  const first = await startShop({ databaseUrl, env: { MIGRATE_ON_START: 'on' }, timeoutMs: 300_000 });
  const second = await startShop({ databaseUrl, args: ['serve'] });
  const other = await openDatabase({ url: databaseUrl, max: 2 });
  try {
    await changesToPages([first, second], other.pool, argument('changes', 200), say);
  } finally {
    await other.close();
    await second.stop();
    await first.stop();
  }
  await contentKilled(databaseUrl, argument('views', 1_000), say);
} finally {
  await postgres.stop();
}
