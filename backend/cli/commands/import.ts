// shop import products|reviews <file.csv>: imports a file, or reports what is wrong with it.
import { access } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Command, Option } from 'commander';
import { faultInWords } from '#backend/commerce/catalogue/import/fault-words';
import type { Fault } from '#backend/commerce/catalogue/import/faults';
import { FORMATS } from '#backend/commerce/catalogue/import/foreign/read-foreign';
import {
  type ImportCounts,
  type ImportFile,
  type ImportOutcome,
  importProducts,
} from '#backend/commerce/catalogue/import/import-products';
import { importReviews } from '#backend/commerce/review/import/import-reviews';
import { loadDrawings } from '#backend/demo';
import { drawingReader } from '#backend/ports/media/drawing-named';
import { PHASES, progressTeller } from '../progress';
import { CannotRun, type Changing, type CommandShop, pathTyped, say } from '../shop';
import { SEPARATORS, type TableOptions, tableOfFile } from './import-table';

interface Options extends TableOptions {
  dryRun?: boolean;
  /** False: `--no-images`. */
  images?: string | false;
  fetchPictures?: boolean;
  skipUnknown?: boolean;
}

export function importCommand(shop: CommandShop): Command {
  const command = new Command('import').description('Læs data ind i butikken');
  command
    .command('products')
    .description(
      'Varer fra en CSV-fil i Magentos format eller en eksport fra WooCommerce eller Shopify; alt eller intet',
    )
    .argument('<fil.csv>')
    .option('--dry-run', 'bedøm filen og vis, hvad der ville ske, uden at ændre noget')
    .addOption(
      new Option('--from <system>', 'hvor filen er eksporteret fra; ellers ses det af dens kolonner').choices(FORMATS),
    )
    .option(
      '--map <kolonner>',
      'en fil med andre kolonner: "Varenr=sku,Pris=price"; uden vises, hvad der ville blive læst',
    )
    .addOption(
      new Option('--separator <tegn>', 'med --map: hvad der skiller kolonnerne').choices(Object.keys(SEPARATORS)),
    )
    .addOption(new Option('--decimals <tegn>', 'med --map: 1.234,50 eller 1,234.50').choices(['komma', 'punktum']))
    .addOption(new Option('--dates <form>', 'med --map: 31/12/2026 eller 12/31/2026').choices(['dmy', 'mdy']))
    .option('--images <mappe>', 'mappen med billederne; ellers "images" ved siden af filen')
    .option('--no-images', 'lad varernes billeder være, som de er')
    .option('--fetch-pictures', 'hent billeder, som filen nævner med en adresse på nettet')
    .option('--skip-unknown', 'spring varetyper over, som ikke findes her (bundle, grouped, virtual …), og vis dem')
    .action(shop.changes({ kind: 'files', told: countsOf }, takeProducts));
  command
    .command('reviews')
    .description(
      'Anmeldelser fra en CSV-fil: sku, rating, nickname, title, detail (created_at, status, store_view_code); alt eller intet',
    )
    .argument('<fil.csv>')
    .option('--dry-run', 'bedøm filen uden at ændre noget')
    .action(shop.changes({ kind: 'files', told: (result) => result }, takeReviews));
  return command;
}

async function takeReviews({ pool, now }: Changing, typed: string, { dryRun = false }: Options): Promise<void> {
  const file = await fileTyped(typed);
  const tell = progressTeller();
  const progress = (rows: number) => tell(PHASES.read, rows, null);
  const outcome = await importReviews({ pool, file, dryRun, now, progress });
  for (const fault of outcome.ok ? outcome.warnings : outcome.faults) say.error(faultInWords(fault));
  if (!outcome.ok) throw new CannotRun(`${faultsOf(outcome.faults)} fejl i ${outcome.rows} rækker. Intet er ændret.`);
  const told = `${outcome.rows} rækker, ${outcome.written} nye anmeldelser af ${outcome.productIds.length} varer`;
  say(dryRun ? `Prøve, intet er ændret: ${told}` : told);
}

const faultsOf = (faults: readonly Fault[]) => faults.filter(({ warning }) => !warning).length;

async function fileTyped(typed: string): Promise<string> {
  const file = pathTyped(typed);
  await access(file).catch(() => {
    throw new CannotRun(`Filen ${typed} findes ikke eller kan ikke læses.`);
  });
  return file;
}

/** The changed counts of an import result. */
const countsOf = (result: unknown): unknown =>
  typeof result === 'object' && result !== null && 'counts' in result ? result.counts : null;

async function takeProducts(
  { pool, now }: Changing,
  typed: string,
  { dryRun = false, images, fetchPictures, skipUnknown, ...read }: Options,
): Promise<void> {
  const file = await fileTyped(typed);
  const folder = typeof images === 'string' ? pathTyped(images) : join(dirname(file), 'images');
  const tell = progressTeller();
  const progress: ImportFile['progress'] = (phase, done, total) => tell(PHASES[phase], done, total);
  const table = await tableOfFile(file, read);
  const drawingOf = drawingReader(loadDrawings);
  const request = { pool, file: table, images: folder, drawingOf, dryRun, now, progress };
  const wishes = { fetchPictures, skipUnknown, withoutPictures: images === false };
  printImport(await importProducts({ ...request, ...wishes }), dryRun);
}

function printImport(outcome: ImportOutcome, dryRun: boolean): void {
  if (!outcome.ok && outcome.reason === 'busy')
    throw new CannotRun('En anden import er i gang. Prøv igen, når den er færdig.');
  if (outcome.ok) {
    for (const warning of outcome.warnings) say.error(faultInWords(warning));
    say(dryRun ? `Prøve, intet er ændret: ${importCounts(outcome.counts)}` : importCounts(outcome.counts));
    return;
  }
  for (const fault of outcome.faults) say.error(faultInWords(fault));
  const faults = faultsOf(outcome.faults) + outcome.untold;
  throw new CannotRun(`${faults} fejl i ${outcome.rows} rækker. Intet er ændret.`);
}

function importCounts(counts: ImportCounts): string {
  const { rows, fresh, changed, stock, categories, redirects, skipped, units, facets } = counts;
  const parts = [`${rows} rækker`, `${fresh} nye varer`, `${changed} ændrede`, `${stock} lagertal ændret`];
  const more = [`${categories} nye kategorier`, `${redirects} adresser viderestillet`];
  if (skipped > 0) more.push(`${skipped} rækker sprunget over`);
  const made = [
    ...(units.length > 0 ? [`Nye enheder: ${units.join(', ')}`] : []),
    ...(facets.length > 0 ? [`Nye egenskaber at vælge efter: ${facets.join(', ')}`] : []),
  ];
  return [[...parts, ...more].join(', '), ...made].join('\n');
}
