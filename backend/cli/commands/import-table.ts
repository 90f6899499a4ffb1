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
} from '#backend/commerce/catalogue/import/foreign/unknown';
import { CannotRun, say } from '../shop';

const SYSTEMS = { magento: 'Magento', woocommerce: 'WooCommerce', shopify: 'Shopify' } as const;
const MOST_SHOWN = 10;

export interface TableOptions {
  from?: Format;
  map?: string;
}

/** The file itself where it is of our own format. */
export async function tableOfFile(file: string, { from, map }: TableOptions): Promise<AnyTable> {
  if (map !== undefined) return mappedFile(file, map);
  const format = from ?? (await formatOfFile(file));
  if (format === 'magento') return file;
  if (format === null) return showUnknown(file);
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

async function mappedFile(file: string, map: string): Promise<AnyTable> {
  const mapping = mappingTyped(map);
  if (!mapping) throw new CannotRun('--map: skriv kolonner som Varenr=sku,Pris=price.');
  const { rows, notation } = await sourceRows(file, tellOrStop());
  const names = new Set(rows[0]?.cells.keys());
  for (const [name, own] of mapping) {
    if (!names.has(name)) throw new CannotRun(`--map: filen har ingen kolonne "${name}".`);
    if (!COLUMNS.known.has(own)) throw new CannotRun(`--map: "${own}" er ingen kolonne i butikkens format.`);
  }
  showTable(rows, mapping, notation);
  return mappedTable(rows, mapping, notation);
}

/** Nothing is taken of a file whose columns are only guessed. */
async function showUnknown(file: string): Promise<AnyTable> {
  const { rows, notation } = await sourceRows(file, tellOrStop());
  const [first] = rows;
  // An empty file is refused by the import itself.
  if (!first) return file;
  const mapping = guessedMapping([...first.cells.keys()]);
  showTable(rows, mapping, notation);
  const typed = [...mapping].map(([name, own]) => `${name}=${own}`).join(',');
  throw new CannotRun(
    `Filens kolonner kendes ikke, og intet er ændret. Ret gættet, og skriv det: --map "${typed || 'varenr=sku,navn=name,pris=price'}"`,
  );
}

type Rows = Awaited<ReturnType<typeof sourceRows>>['rows'];

function showTable(rows: Rows, mapping: Mapping, notation: 'machine' | 'either'): void {
  say.error(
    notation === 'machine'
      ? 'Skilletegn: komma. Tal læses som 1234.50, datoer som 2026-12-31 eller 12/31/2026.'
      : 'Skilletegn: semikolon eller tabulator. Tal læses som 1234,50 eller 1234.50, datoer som 2026-12-31 eller 31-12-2026.',
  );
  for (const name of rows[0]?.cells.keys() ?? []) say.error(`  ${name} → ${mapping.get(name) ?? 'springes over'}`);
  const shown = [...mapping].filter(([, own]) => ['sku', 'name', 'price', 'categories', 'qty'].includes(own));
  say.error(`De første ${Math.min(MOST_SHOWN, rows.length)} af ${rows.length} varer:`);
  for (const { line, cells } of rows.slice(0, MOST_SHOWN))
    say.error(`  linje ${line}: ${shown.map(([name, own]) => `${own} ${cells.get(name) || '–'}`).join(', ')}`);
}
