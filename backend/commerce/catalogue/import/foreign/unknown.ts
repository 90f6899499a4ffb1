// A file of no known system: which of our columns its own are taken for, to be seen and corrected before anything is imported.
import { readDay } from '#domain/reading/days';
import { readNumber } from '#domain/reading/numbers';
import type { Column } from '../columns';
import type { LinedTable } from '../file/read-rows';
import type { SourceRow } from './source-row';

/** How suppliers and spreadsheets call our columns. */
const NAMES: readonly [Column, RegExp][] = [
  [
    'sku',
    /^(?:sku|vare ?-?(?:nr|nummer|no)\.?|item ?(?:no|number|code)\.?|artikel ?(?:nr|nummer)\.?|product ?code|varenummer)$/,
  ],
  ['name', /^(?:name|navn|vare ?navn|produktnavn|titel|title|varetekst|betegnelse|product ?name)$/],
  ['price', /^(?:price|pris|salgspris|udsalgspris|vejl\.? ?pris|pris inkl\.? moms|retail ?price|unit ?price)$/],
  ['qty', /^(?:qty|stock|lager|antal|beholdning|lagerantal|quantity|inventory)$/],
  ['categories', /^(?:categor(?:y|ies)|kategori(?:er)?|varegruppe|group)$/],
  ['short_description', /^(?:short ?description|kort ?beskrivelse)$/],
  ['description', /^(?:description|beskrivelse|lang ?beskrivelse|tekst|body)$/],
  ['base_image', /^(?:image|images|billede|billeder|picture|image ?url|billed ?url)$/],
  ['weight', /^(?:weight|vægt|vægt \(kg\)|weight \(kg\))$/],
];

export type Mapping = ReadonlyMap<string, string>;

/** Column of the file → column of the shop, where the name is recognised; each column of the shop once. */
export function guessedMapping(names: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const [own, pattern] of NAMES) {
    const name = names.find((one) => pattern.test(one));
    if (name !== undefined) found.set(name, own);
  }
  return found;
}

/** `Varenr=sku,Pris=price`; null for what is not of that form. */
export function mappingTyped(text: string): Map<string, string> | null {
  const pairs = text.split(',').map((pair) => pair.split('=').map((part) => part.trim().toLowerCase()));
  const isWhole = pairs.every(
    ([from, to, ...more]) => from !== '' && to !== undefined && to !== '' && more.length === 0,
  );
  return isWhole ? new Map(pairs.map(([from = '', to = '']) => [from, to] as const)) : null;
}

/** How the file writes numbers and days, where staff say it; otherwise what may be two things is refused. */
export interface Written {
  decimals?: 'komma' | 'punktum' | undefined;
  dates?: 'dmy' | 'mdy' | undefined;
}

const NUMBERS: ReadonlySet<string> = new Set(['price', 'special_price', 'cost', 'weight', 'qty']);
const DAYS: ReadonlySet<string> = new Set(['special_price_from_date', 'special_price_to_date', 'created_at']);

/** A text that can be read in one way only; what cannot be read stays as it is, and is refused at its line. */
function cellAs(column: string, text: string, { decimals, dates }: Written): string {
  if (decimals && NUMBERS.has(column)) {
    const plain = text.replace(/^(?:kr\.?|dkk)\s*|\s*(?:kr\.?|dkk)$/gi, '');
    const number =
      decimals === 'komma'
        ? readNumber(plain, 'danish')
        : readNumber(plain.replace(/,(?=\d{3}(?:\D|$))/g, ''), 'machine');
    if (number.kind === 'number')
      return Number.isInteger(number.value) ? String(number.value) : number.value.toFixed(4);
  }
  if (dates && DAYS.has(column)) {
    const day = readDay(text, dates === 'dmy' ? 'danish' : 'american');
    if (day.kind === 'day') return day.day;
  }
  return text;
}

/** The rows under our names; a row that names a product is of a simple one where the file says no type. */
export function mappedTable(
  rows: readonly SourceRow[],
  mapping: Mapping,
  notation: LinedTable['notation'],
  written: Written = {},
): LinedTable {
  const own = [...new Set(mapping.values())];
  const isNew = own.includes('name') && !own.includes('product_type');
  const cells = rows.map((row) => [
    ...own.map((column) => {
      const named = [...mapping].flatMap(([from, to]) => (to === column ? [row.cells.get(from)?.trim() ?? ''] : []));
      return cellAs(column, named.find(Boolean) ?? '', written);
    }),
    ...(isNew ? ['simple'] : []),
  ]);
  return {
    cells: [[...own, ...(isNew ? ['product_type'] : [])], ...cells],
    lines: rows.map(({ line }) => line),
    notation,
  };
}
