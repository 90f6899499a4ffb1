// npm run bench:catalogue: speed of the catalogue's pages as it grows. Prints tables with aim and met; asserts nothing.
import { cpus, loadavg } from 'node:os';
import { report, tableText } from '../table.mjs';
import type { Growth } from './grow';
import { KINDS, type Kind, type Measured, measure } from './measure';
import { namedServer, ownServer } from './server';
import { type GrownShop, growShop } from './shop';

const argument = (name: string, otherwise: string): string[] => {
  const given = process.argv[process.argv.indexOf(`--${name}`) + 1];
  return (process.argv.includes(`--${name}`) && given ? given : otherwise).split(',');
};
const sizes = argument('sizes', '1000,10000,100000,1000000').map(Number);
const databases = argument('databases', 'postgres,pglite');
/** `--server postgres://…`: databases grow there and stay for the next run. */
const [named] = argument('server', '');
/** PGlite holds all data in this one process. */
const MOST_IN_PGLITE = 100_000;

interface Result extends Measured {
  growth: Growth | null;
}

const say = (line: string) => process.stdout.write(`${line}\n`);

async function run(kind: string): Promise<Result[]> {
  const server = kind !== 'postgres' ? null : named ? namedServer(named) : await ownServer();
  const shops: GrownShop[] = [];
  try {
    for (const products of sizes.filter((size) => server || size <= MOST_IN_PGLITE)) {
      say(`${kind}, ${products} products …`);
      shops.push(await growShop(server, products));
    }
    const measured = await measure(shops);
    return measured.map((each, n) => ({ ...each, growth: shops[n]?.growth ?? null }));
  } finally {
    for (const shop of shops) await shop.close();
    await server?.stop();
  }
}

/** Queries that may grow with the catalogue by half at most, and those by three times. */
const STEADY: readonly Kind[] = ['category', 'product', 'printer'];
const AIMED: readonly Kind[] = ['narrow', 'medium'];

const spanned = ([least, most]: readonly [number, number]) =>
  least === most ? 'the same for any content' : `${least} to ${most}, by what it shows`;

function tell(kind: string, results: readonly Result[]): void {
  for (const { products, growth, times, statements, found } of results) {
    const of = (what: string) => `${kind} ${products}: ${what}`;
    const isImport = products === 100_000 && kind === 'postgres';
    if (growth)
      report(of('import'), growth.rowsPerSecond, {
        unit: 'rows/s',
        digits: 0,
        least: isImport ? 2000 : undefined,
        note: `${growth.memoryMb.toFixed(0)} MB more held at most`,
      });
    for (const each of KINDS) {
      const limited = products === 100_000 && kind === 'postgres' && AIMED.includes(each);
      const { kept, anew } = times[each];
      report(of(`${each} p50`), kept.p50, {
        unit: 'ms',
        most: limited ? 15 : undefined,
        note: each in found ? `each word finds ${found[each]} or more` : '',
      });
      report(of(`${each} p99`), kept.p99, { unit: 'ms', most: limited ? 50 : undefined });
      report(of(`${each} p50, recounted`), anew.p50, { unit: 'ms' });
      report(of(`${each} p99, recounted`), anew.p99, { unit: 'ms' });
    }
    const { first, again } = statements;
    report(of('SQL statements of a category page, the first after a start'), first[1], {
      digits: 0,
      note: spanned(first),
    });
    report(of('SQL statements of a category page, asked again'), again[1], { digits: 0, note: spanned(again) });
  }
  const at = (size: number) => results.find(({ products }) => products === size);
  const [small, large] = [at(10_000), at(1_000_000) ?? at(100_000)];
  if (!small || !large || small === large) return;
  for (const each of KINDS) {
    for (const [how, said] of [['kept', ''] as const, ['anew', ', recounted'] as const]) {
      const ratio = large.times[each][how].p99 / small.times[each][how].p99;
      report(`${kind} p99 ${each}, ${large.products} : 10000${said}`, ratio, {
        unit: '×',
        most: each === 'broad' ? 3 : STEADY.includes(each) ? 1.5 : undefined,
      });
    }
  }
  if (kind !== 'postgres' || !large.growth || !small.growth) return;
  const memory = large.growth.memoryMb - small.growth.memoryMb;
  report(`${kind} memory of the import, ${large.products} − 10000`, memory, { unit: 'MB', digits: 0, most: 100 });
}

const results: [string, Result[]][] = [];
for (const kind of databases) results.push([kind, await run(kind)]);
for (const [kind, list] of results) tell(kind, list);
say(
  `\n${cpus().length} cores, load ${loadavg()
    .map((load) => load.toFixed(1))
    .join(' ')}\n`,
);
say(tableText());
