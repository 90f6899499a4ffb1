// npm run bench:buyer-catalogues [-- --products 100000] [--to FOLDER]: how long the catalogue of a connection takes in each format, with how much
// memory. The files stay in FOLDER, to be checked by their rules. Prints a table; asserts nothing.
import { statSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { CATALOGUE_FORMATS, writeBuyersCatalogue } from '#backend/commerce/punchout/catalogue/write-catalogue';
import { temporaryFolder } from '../../support/service';
import { NOW } from '../catalogue/grow';
import { ownServer } from '../catalogue/server';
import { growShop } from '../catalogue/shop';
import { report, tableText } from '../table.mjs';

const valueAfter = (name: string): string | undefined => {
  const given = process.argv.indexOf(`--${name}`);
  return given < 0 ? undefined : process.argv[given + 1];
};
const PRODUCTS = Number(valueAfter('products') ?? 100_000);
const folder = valueAfter('to') ?? temporaryFolder();
const say = (line: string) => process.stdout.write(`${line}\n`);
const MEGABYTE = 1024 * 1024;

const server = await ownServer();
try {
  say(`${PRODUCTS} products are imported …`);
  const grown = await growShop(server, PRODUCTS);
  const reading = { db: grown.database.db, pool: grown.database.pool, now: NOW };
  for (const format of CATALOGUE_FORMATS) {
    const file = path.join(folder, `catalogue.${format}`);
    let most = 0;
    const watch = setInterval(() => {
      most = Math.max(most, process.memoryUsage.rss());
    }, 200);
    const since = performance.now();
    const done = await writeBuyersCatalogue({ code: 'fjordhavn-srm', format, file, since: null }, reading, {
      main: 'https://shop.example',
      byStore: new Map(),
    });
    const seconds = (performance.now() - since) / 1000;
    clearInterval(watch);
    if (!done.ok) throw new Error(done.code);
    report(`${format}: ${done.counts.new} products`, seconds, { unit: 's', digits: 1 });
    report(`${format}: file`, statSync(file).size / MEGABYTE, { unit: 'MB', digits: 1 });
    report(`${format}: most memory of the process`, most / MEGABYTE, { unit: 'MB', digits: 0 });
  }
  await grown.close();
} finally {
  await server.stop();
}
say(
  `\n${cpus().length} cores, load ${loadavg()
    .map((minutes) => minutes.toFixed(1))
    .join(' ')}, files in ${folder}\n`,
);
say(tableText());
