// npm run check:imports -- <folder>: imports each product file of a folder into an empty shop on a separate database, as staff would on the
// command line, and prints what came of it. No part of `npm test`.
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { PHASES } from '#backend/cli/progress';
import { formatOfFile } from '#backend/commerce/catalogue/import/foreign/read-foreign';
import { openDatabase } from '#backend/db/client';
import { migrate } from '#backend/db/migrate';
import { applyFolder } from '#backend/shop-files/apply';
import { writeFiles } from '#backend/shop-files/export';
import { openFolder } from '#backend/shop-files/folder';
import { starterFiles } from '#backend/shop-files/starter/files';
import { starterPictures } from '#backend/shop-files/starter/pictures';
import { ask, type Postgres, startPostgres } from '../../support/postgres';
import { TEST_SECRETS_KEY } from '../../support/secrets-key';

const TEMPLATE = 'empty_shop';
const ONE = fileURLToPath(new URL('./one.ts', import.meta.url));

/** A shop as `shop init` writes it, without a product. */
async function prepareEmptyShop(server: Postgres, folder: string): Promise<void> {
  const database = await openDatabase({ url: await server.createDatabase(undefined, TEMPLATE), max: 2 });
  try {
    await migrate(database.pool);
    const files = starterFiles({
      ...{ name: 'Importprøve', cvr: '12345674', street: 'Ålevej 1', postcode: '5970', city: 'Ærøskøbing' },
      ...{ email: 'post@import.example', telephone: '+45 12 34 56 78', hosts: ['import.example'] },
      ...{ sells_to: 'both', languages: ['da', 'en'] },
    });
    // The starter's own example products are no part of it.
    for (const name of files.keys()) if (/^(?:products|stock)\.csv$/.test(name)) files.delete(name);
    await writeFiles(folder, new Map<string, string | Uint8Array>([...files, ...starterPictures()]));
    const outcome = await applyFolder(database.pool, {
      folder: await openFolder(folder),
      now: new Date(),
      dryRun: false,
    });
    if (!outcome.ok) throw new Error(`The empty shop was refused: ${JSON.stringify(outcome)}`);
  } finally {
    await database.close();
  }
}

interface Said {
  code: number | null;
  out: string;
  errors: string;
  seconds: number;
  peakMb: number;
}

interface Imported extends Said {
  file: string;
  kind: string;
  rows: string;
  products: number;
  variants: number;
  categories: number;
}

/** Runs the command in a separate process, whose peak memory is that of the import. */
function commandApart(url: string, file: string): Promise<Said> {
  const args = ['--optimize-for-size', '--import', 'tsx', ONE, file];
  const env = { ...process.env, NODE_ENV: 'test' as const, DATABASE_URL: url, SECRETS_KEY: TEST_SECRETS_KEY };
  const started = performance.now();
  return new Promise((resolve) => {
    const child = execFile(process.execPath, args, { env, maxBuffer: 64 * 1024 * 1024 }, (_, out, errors) => {
      const [, peak = '0'] = /^peak (\d+)$/m.exec(out) ?? [];
      const seconds = (performance.now() - started) / 1000;
      resolve({ code: child.exitCode, out, errors, seconds, peakMb: Math.round(Number(peak) / 1024) });
    });
  });
}

const COUNTS = `SELECT (SELECT count(*)::int FROM product WHERE parent_id IS NULL) AS products,
  (SELECT count(*)::int FROM product WHERE parent_id IS NOT NULL) AS variants, (SELECT count(*)::int FROM category) AS categories`;

async function importFile(server: Postgres, file: string): Promise<Imported> {
  const url = await server.createDatabase(TEMPLATE);
  try {
    const [before] = (await ask(url, COUNTS)).rows;
    const said = await commandApart(url, file);
    const [after] = (await ask(url, COUNTS)).rows;
    const [, rows = '–'] = /(\d+) rækker/.exec(`${said.out}\n${said.errors}`) ?? [];
    return {
      ...said,
      ...{ file, rows, kind: (await formatOfFile(file)) ?? 'unknown' },
      products: after.products - before.products,
      variants: after.variants - before.variants,
      categories: after.categories - before.categories,
    };
  } finally {
    await server.dropDatabase(url);
  }
}

const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '');
/** Lines about rows and columns of the file, without those about the command's progress. */
const remarks = ({ errors }: Said) =>
  linesOf(errors).filter(
    (line) =>
      !/^Filen er læst som|^\d+ fejl i /.test(line) &&
      !Object.values(PHASES).some((phase) => line.startsWith(`${phase}: `)),
  );
const isWarning = (line: string) => line.startsWith('Advarsel:');

const HEAD = ['file', 'kind', 'rows', 'products', 'variants', 'categories', 'warnings', 'refusals', 's', 'peak MB'];

function rowOf(imported: Imported): string[] {
  const { file, kind, rows, products, variants, categories, seconds, peakMb } = imported;
  const said = remarks(imported);
  const warnings = said.filter(isWarning).length;
  const counts = [rows, products, variants, categories, warnings, said.length - warnings].map(String);
  return [path.basename(file), kind, ...counts, seconds.toFixed(1), String(peakMb)];
}

function printTable(rows: readonly string[][]): void {
  const widths = HEAD.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  for (const row of rows) console.log(row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  '));
}

const MOST_SHOWN = 12;

/** A rejection is a sentence; a crash is a stack, or an exit code that no command has. */
const hasCrashed = ({ code, errors }: Said) => (code !== 0 && code !== 1) || /\n\s+at .*:\d+:\d+/.test(errors);

async function main(folder: string | undefined): Promise<boolean> {
  if (!folder) throw new Error('Usage: npm run check:imports -- <folder with product files>');
  const files = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:csv|tsv|txt)$/i.test(file))
    .sort()
    .map((file) => path.resolve(folder, file));
  if (files.length === 0) throw new Error(`No .csv, .tsv or .txt file in ${folder}`);
  const temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'kontorvaerk-imports-'));
  const server = await startPostgres();
  try {
    await prepareEmptyShop(server, temporary);
    const imported: Imported[] = [];
    for (const file of files) imported.push(await importFile(server, file));
    printTable([HEAD, ...imported.map(rowOf)]);
    for (const one of imported) {
      const said = remarks(one);
      if (said.length === 0) continue;
      console.log(`\n${path.basename(one.file)}: ${one.code === 0 ? 'taken' : 'refused'}`);
      for (const line of said.slice(0, MOST_SHOWN)) console.log(`  ${line}`);
      if (said.length > MOST_SHOWN) console.log(`  … and ${said.length - MOST_SHOWN} more`);
    }
    const crashed = imported.filter(hasCrashed);
    for (const { file, code } of crashed) console.log(`\nCRASHED with ${code}: ${file}`);
    return crashed.length === 0;
  } finally {
    await server.stop();
    fs.rmSync(temporary, { recursive: true, force: true });
  }
}

process.exitCode = (await main(process.argv[2])) ? 0 : 1;
