// Recognises the product export of another shop system by its header, and turns it into a table of our own format.
import type { Column } from '../columns';
import type { Report } from '../faults';
import { encodingOf } from '../file/encoding';
import { type Delimiter, type LinedTable, readRows } from '../file/read-rows';
import { rowsOfShopify } from './shopify';
import { NotedCells, type OwnRow, type SourceRow } from './source-row';
import { rowsOfWooCommerce } from './woocommerce';

export const FORMATS = ['magento', 'woocommerce', 'shopify'] as const;
export type Format = (typeof FORMATS)[number];

const SIGNS: readonly [Format, readonly string[]][] = [
  ['shopify', ['handle', 'variant price']],
  ['shopify', ['handle', 'option1 name']],
  ['shopify', ['url handle', 'title']],
  ['woocommerce', ['type', 'sku', 'regular price']],
  ['woocommerce', ['type', 'parent', 'attribute 1 name']],
  ['woocommerce', ['type', 'navn', 'normalpris']],
  ['magento', ['sku']],
];

/** By the names of its columns in lower case; null for a file of no known system. */
export const formatOfHeader = (names: ReadonlySet<string>): Format | null =>
  SIGNS.find(([, wanted]) => wanted.every((name) => names.has(name)))?.[0] ?? null;

/** Rows of any file as they are; names of columns that only another system has are no faults here. */
export async function sourceRows(
  file: string,
  report: Report,
  named?: Delimiter,
): Promise<{ rows: SourceRow[]; notation: LinedTable['notation']; separator: Delimiter }> {
  const encoding = await encodingOf(file, report);
  const rows: SourceRow[] = [];
  let written: LinedTable['notation'] = 'machine';
  let found: Delimiter = named ?? ',';
  if (encoding === null) return { rows, notation: written, separator: found };
  const rules = { known: new Set<string>(), required: [], separator: named };
  const tell: Report = (fault) => {
    if (fault.code !== 'unknownColumn' && fault.code !== 'columnTwice') report(fault);
  };
  for await (const { line, cells, notation, separator } of readRows(file, encoding, rules, tell)) {
    rows.push({ line, cells });
    written = notation;
    found = separator ?? found;
  }
  return { rows, notation: written, separator: found };
}

/** The format that the header says; null where the file has no row that can be read. */
export async function formatOfFile(file: string): Promise<Format | null> {
  const encoding = await encodingOf(file, () => undefined);
  if (encoding === null) return null;
  const rules = { known: new Set<string>(), required: [] };
  for await (const { cells } of readRows(file, encoding, rules, () => undefined))
    return formatOfHeader(new Set(cells.keys()));
  return null;
}

/** Our columns that any row fills, with the line of the file that each row comes from. */
export function tableOfRows(rows: readonly OwnRow[], notation: LinedTable['notation']): LinedTable {
  const names = OWN_COLUMNS.filter((name) => rows.some(({ cells }) => (cells[name] ?? '') !== ''));
  return {
    cells: [names, ...rows.map(({ cells }) => names.map((name) => cells[name] ?? ''))],
    lines: rows.map(({ line }) => line),
    notation,
  };
}

const OWN_COLUMNS: readonly Column[] = [
  ...(['sku', 'product_type', 'categories', 'name', 'short_description', 'description', 'weight'] as const),
  ...(['product_online', 'price', 'special_price', 'special_price_from_date', 'special_price_to_date'] as const),
  ...(['url_key', 'base_image', 'additional_images', 'additional_attributes', 'qty', 'manage_stock'] as const),
  ...(['is_in_stock', 'visibility', 'upsell_skus', 'crosssell_skus', 'configurable_variations'] as const),
  'configurable_variation_labels',
];

/** Held in memory: variants name their product in any order. An export of 50,000 rows takes some 100 MB. */
export async function readForeign(
  file: string,
  format: 'woocommerce' | 'shopify',
  report: Report,
): Promise<LinedTable> {
  const known = new Set<string>();
  const source = await sourceRows(file, report);
  const rows = source.rows.map(({ line, cells }) => ({ line, cells: new NotedCells(cells, known) }));
  // Shopify writes a decimal point in every language, WooCommerce the sign that its shop has set.
  const table =
    format === 'shopify'
      ? tableOfRows(rowsOfShopify(rows), 'machine')
      : tableOfRows(rowsOfWooCommerce(rows, report), 'either');
  const filled = source.rows.flatMap(({ cells }) => [...cells].flatMap(([name, text]) => (text.trim() ? [name] : [])));
  for (const name of new Set(filled))
    if (!known.has(name) && !HOW_AN_ATTRIBUTE_IS_SHOWN.test(name))
      report({ line: 1, column: null, code: 'unknownColumn', params: { name }, warning: true });
  return table;
}

const HOW_AN_ATTRIBUTE_IS_SHOWN = /^(?:attribute|egenskab) \d+ (?:visible|global|default|synlig|standard)$/;
