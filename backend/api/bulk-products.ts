// POST /api/bulk/products: products as rows of a catalogue file, by the checks and the writing of `shop import products`.
import { z } from 'zod';
import {
  type Fault,
  holdProducts,
  importRows,
  type ProductCells,
  waitForImports,
} from '#backend/commerce/catalogue/index';
import { amountCell, factsText } from '#backend/shop-files/sections/products/cell-texts';
import { BulkBusy, type BulkResource } from './bulk';
import type { LineFault, NumberedLine } from './bulk-lines';
import { changedAt, judgeVersions, noteVersions } from './bulk-versions';
import { exactNumber } from './line-fields';

/** An import of a thousand rows takes some seconds, in which no other one runs. */
const MOST_PRODUCTS = 1_000;
const LONGEST_CELL = 200_000;
const MOST_ATTRIBUTES = 200;

/** Columns of the catalogue's files. Stock has a separate address; pictures are files. */
const COLUMNS = [
  ...['product_type', 'name', 'description', 'short_description', 'categories', 'product_websites', 'product_online'],
  ...['url_key', 'weight', 'visibility', 'special_price', 'special_price_from_date', 'special_price_to_date'],
  ...['more_offers', 'min_cart_qty', 'max_cart_qty', 'qty_increments', 'manage_stock', 'country_of_manufacture'],
  ...['related_skus', 'crosssell_skus', 'upsell_skus', 'configurable_variations', 'configurable_options'],
  'category_positions',
];

/** Null removes the stored value. */
const value = z.union([z.string().min(1).max(LONGEST_CELL), z.number().finite(), z.boolean()]).nullable();
const attributeName = z.string().regex(/^(?!stock_(?!state$))[a-z][a-z0-9_]{0,59}$/i, 'is no name of an attribute');
const attribute = z.union([value, z.array(z.string().min(1).max(1_000)).min(1).max(100)]);

const row = z
  .object({
    sku: exactNumber,
    changedAt,
    grossOere: z.number().int().min(0).max(100_000_000).optional(),
    attributes: z
      .record(attributeName, attribute)
      .refine((given) => Object.keys(given).length <= MOST_ATTRIBUTES, `At most ${MOST_ATTRIBUTES} attributes`)
      .default({}),
    ...Object.fromEntries(COLUMNS.map((name) => [name, value.optional()])),
  })
  .strict();
type ProductLine = z.infer<typeof row>;

const REMOVED = '__EMPTY__VALUE__';

const productCell = (given: z.infer<typeof value>): string => {
  if (given === null) return REMOVED;
  return typeof given === 'boolean' ? (given ? '1' : '0') : String(given);
};

function lineCells({ sku, changedAt: _, grossOere, attributes, ...columns }: ProductLine): ProductCells {
  const cells: Record<string, string> = { sku };
  for (const [name, given] of Object.entries(columns))
    if (given !== undefined) cells[name] = productCell(value.parse(given));
  if (grossOere !== undefined) cells.price = amountCell(grossOere);
  const facts = Object.entries(attributes).map(
    ([name, given]) => [name, Array.isArray(given) ? given : productCell(given)] as const,
  );
  if (facts.length > 0) cells.additional_attributes = factsText(facts);
  return cells;
}

/** 'tooLong' → 'too long'. */
const faultWords = (code: string): string => code.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function importFault({ line, column, code, params = {} }: Fault): LineFault {
  const field = column === 'price' ? 'grossOere' : column;
  const details = Object.entries(params).map(([name, given]) => `${name} ${given}`);
  const words = details.length > 0 ? `${faultWords(code)} (${details.join(', ')})` : faultWords(code);
  return {
    line,
    code: `PRODUCT_${faultWords(code).toUpperCase().replaceAll(' ', '_')}`,
    message: field === null ? words : `${field}: ${words}`,
  };
}

/** One fault for each line: the first. */
function firstOfEach(faults: readonly Fault[]): LineFault[] {
  const first = new Map<number, Fault>();
  for (const fault of faults) if (!first.has(fault.line)) first.set(fault.line, fault);
  return [...first.values()].map(importFault);
}

const lineVersion = ({ row: { sku, changedAt: sent } }: NumberedLine<ProductLine>) => ({ name: sku, changedAt: sent });

const hasPrice = ({ row: { grossOere } }: NumberedLine<ProductLine>): boolean => grossOere !== undefined;

/** A line with a price is a version of the price, too. */
async function olderPrices(
  lines: readonly NumberedLine<ProductLine>[],
  writing: Parameters<typeof judgeVersions>[1],
): ReturnType<typeof judgeVersions> {
  const versions = lines.filter(hasPrice).map(lineVersion);
  await holdProducts(
    writing.tx.client,
    versions.map(({ name }) => name),
  );
  return judgeVersions(versions, { ...writing, kind: 'price' });
}

export const productResource: BulkResource<ProductLine> = {
  name: 'products',
  scope: 'write-products',
  schema: row,
  subjectOf: ({ sku }) => sku,
  most: MOST_PRODUCTS,
  async write({ tx, now, by, note }, lines) {
    const { client } = tx;
    if (!(await waitForImports(client))) throw new BulkBusy();
    const writing = { tx, kind: 'product', by, now } as const;
    const older = await judgeVersions(lines.map(lineVersion), writing);
    for (const fault of await olderPrices(
      lines.filter(({ row: { sku } }) => !older.has(sku)),
      writing,
    ))
      older.set(...fault);
    const current = lines.filter(({ row: { sku } }) => !older.has(sku));
    const faults = await importRows(
      client,
      current.map(({ line, row: read }) => ({ line, cells: lineCells(read) })),
      now,
    );
    for (const warning of faults.filter((fault) => fault.warning)) note(importFault(warning));
    const refused = firstOfEach(faults.filter((fault) => !fault.warning));
    const wrong = new Set(refused.map(({ line }) => line));
    const written = current.filter(({ line }) => !wrong.has(line));
    await noteVersions(written.map(lineVersion), writing);
    await noteVersions(written.filter(hasPrice).map(lineVersion), { ...writing, kind: 'price' });
    return [
      ...refused,
      ...lines.flatMap(({ line, row: { sku } }) => {
        const fault = older.get(sku);
        return fault ? [{ line, ...fault }] : [];
      }),
    ];
  },
};
