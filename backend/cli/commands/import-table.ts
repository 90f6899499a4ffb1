// What a product file is taken for: the export of a shop system by its header, or a file of unknown columns, which is shown before it is taken.
import { COLUMNS } from '#backend/commerce/catalogue/import/columns';
import { faultInWords } from '#backend/commerce/catalogue/import/fault-words';
import type { Report } from '#backend/commerce/catalogue/import/faults';
import type { AnyTable } from '#backend/commerce/catalogue/import/file/read-rows';
import {
  type Format,
  formatOfFile,
  readForeign,
  sourceRows,
} from '#backend/commerce/catalogue/import/foreign/read-foreign';
import {
  guessedMapping,
  type Mapping,
  mappedTable,
  mappingTyped,
  type Written,
} from '#backend/commerce/catalogue/import/foreign/unknown';
import { CannotRun, say } from '../shop';

const SYSTEMS = { magento: 'Magento', woocommerce: 'WooCommerce', shopify: 'Shopify' } as const;
const MOST_SHOWN = 10;

/** What staff type for what separates columns. */
export const SEPARATORS = { komma: ',', semikolon: ';', tabulator: '\t' } as const;

export interface TableOptions extends Written {
  from?: Format;
  map?: string;
  separator?: keyof typeof SEPARATORS;
}

/** The file itself where it is of our own format. */
export async function tableOfFile(file: string, options: TableOptions): Promise<AnyTable> {
  const { from, map, separator, decimals, dates } = options;
  if (map !== undefined) return mappedFile(file, map, options);
  const isSaid = [separator, decimals, dates].some((said) => said !== undefined);
  const format = isSaid && from === undefined ? null : (from ?? (await formatOfFile(file)));
  if (isSaid && format !== null) throw new CannotRun('--separator, --decimals og --dates hører til --map.');
  if (format === 'magento') return file;
  if (format === null) return showUnknown(file, options);
  if (from === undefined) say.error(`Filen er læst som en eksport fra ${SYSTEMS[format]}.`);
  return readForeign(file, format, tellOrStop());
}

/** Warnings are said; a faulty file is not converted. */
function tellOrStop(): Report {
  return (fault) => {
    if (!fault.warning) throw new CannotRun(`${faultInWords(fault)} Intet er ændret.`);
    say.error(faultInWords(fault));
  };
}

async function mappedFile(file: string, map: string, options: TableOptions): Promise<AnyTable> {
  const mapping = mappingTyped(map);
  if (!mapping) throw new CannotRun('--map: skriv kolonner som Varenr=sku,Pris=price.');
  const source = await rowsOfTyped(file, options);
  const { rows, notation } = source;
  const names = new Set(rows[0]?.cells.keys());
  for (const [name, own] of mapping) {
    if (!names.has(name)) throw new CannotRun(`--map: filen har ingen kolonne "${name}".`);
    if (!COLUMNS.known.has(own)) throw new CannotRun(`--map: "${own}" er ingen kolonne i butikkens format.`);
  }
  showTable(source, mapping, options);
  return mappedTable(rows, mapping, notation, options);
}

/** Nothing is taken of a file whose columns are only guessed. */
async function showUnknown(file: string, options: TableOptions): Promise<AnyTable> {
  const source = await rowsOfTyped(file, options);
  const [first] = source.rows;
  // An empty file is refused by the import itself.
  if (!first) return file;
  const mapping = guessedMapping([...first.cells.keys()]);
  showTable(source, mapping, options);
  const typed = [...mapping].map(([name, own]) => `${name}=${own}`).join(',');
  throw new CannotRun(
    `Filens kolonner kendes ikke, og intet er ændret. Ret gættet, og skriv det: --map "${typed || 'varenr=sku,navn=name,pris=price'}"`,
  );
}

type Source = Awaited<ReturnType<typeof sourceRows>>;

const rowsOfTyped = (file: string, { separator }: TableOptions): Promise<Source> =>
  sourceRows(file, tellOrStop(), separator && SEPARATORS[separator]);

const NUMBERS_SAID = { komma: '1.234,50', punktum: '1,234.50' };
const DATES_SAID = { dmy: '31/12/2026', mdy: '12/31/2026' };

/** What was understood of the file, with the option that corrects each. */
function showTable({ rows, notation, separator }: Source, mapping: Mapping, { decimals, dates }: TableOptions): void {
  const [name] = Object.entries(SEPARATORS).find(([, sign]) => sign === separator) ?? ['komma'];
  const isMachine = notation === 'machine';
  const numbers = decimals ? NUMBERS_SAID[decimals] : isMachine ? '1234.50' : '1234,50 eller 1234.50';
  const days = dates ? DATES_SAID[dates] : isMachine ? '12/31/2026' : '31-12-2026';
  say.error(`Skilletegn: ${name} (ret med --separator komma|semikolon|tabulator)`);
  say.error(`Tal læses som ${numbers} (ret med --decimals komma|punktum)`);
  say.error(`Datoer læses som 2026-12-31 eller ${days} (ret med --dates dmy|mdy)`);
  for (const name of rows[0]?.cells.keys() ?? []) say.error(`  ${name} → ${mapping.get(name) ?? 'springes over'}`);
  say.error(`De første ${Math.min(MOST_SHOWN, rows.length)} af ${rows.length} varer:`);
  const { cells, lines } = mappedTable(rows.slice(0, MOST_SHOWN), mapping, notation, { decimals, dates });
  const [own = [], ...read] = cells;
  const isShown = (column: string) => SHOWN.has(column) || column.endsWith('_date');
  for (const [at, row] of read.entries()) {
    const said = own.flatMap((column, place) => (isShown(column) ? [`${column} ${row[place] || '–'}`] : []));
    say.error(`  linje ${lines[at]}: ${said.join(', ')}`);
  }
}

const SHOWN: ReadonlySet<string> = new Set(['sku', 'name', 'price', 'special_price', 'categories', 'qty']);
