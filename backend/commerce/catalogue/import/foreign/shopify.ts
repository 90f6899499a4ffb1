// Shopify's product export, by the column names of its older and of its newer template, as rows of our own format.
import { isReservedWord } from '#domain/page/reserved-paths';
import { slugOf } from '#domain/text/slug';
import {
  attributeCell,
  categoryCell,
  cellOf,
  eanPair,
  kilosOf,
  type OwnRow,
  type SourceRow,
  type SourceVariant,
  variantCells,
} from './source-row';

const handleOf = (row: SourceRow): string => cellOf(row, 'handle', 'url handle');

/** An apostrophe in front preserves leading zeros in a spreadsheet. */
const shopifySku = (row: SourceRow): string => cellOf(row, 'variant sku', 'sku').replace(/^'/, '');

const shopifyPrice = (row: SourceRow): string => cellOf(row, 'variant price', 'price');
/** Others add a picture to the product alone. */
const isVariant = (row: SourceRow): boolean => shopifyPrice(row) !== '' || cellOf(row, 'option1 value') !== '';

/** By their handle, in the order of the file. */
function rowsByHandle(rows: readonly SourceRow[]): SourceRow[][] {
  const products = new Map<string, SourceRow[]>();
  for (const row of rows) {
    const handle = handleOf(row) || `linje-${row.line}`;
    products.set(handle, [...(products.get(handle) ?? []), row]);
  }
  return [...products.values()];
}

const DEFAULT = 'default title';

/** Options of the product: their names are said in its first row alone. */
function shopifyOptions(first: SourceRow, row: SourceRow): Map<string, string> {
  const options = new Map<string, string>();
  for (const at of [1, 2, 3]) {
    const name = cellOf(first, `option${at} name`);
    const value = cellOf(row, `option${at} value`);
    if (name !== '' && value !== '' && value.toLowerCase() !== DEFAULT) options.set(name, value);
  }
  return options;
}

const flagOf = (text: string): string => (/^(?:true|active|1)$/i.test(text) ? '1' : '0');

/** A product is sold when it is active and published; a file that says neither says nothing. */
function onlineOf(first: SourceRow): string {
  const said = [cellOf(first, 'status'), cellOf(first, 'published', 'published on online store')].filter(Boolean);
  return said.length === 0 ? '' : said.map(flagOf).includes('0') ? '0' : '1';
}

/** The price before an offer is the regular one. */
function priceCells(row: SourceRow): OwnRow['cells'] {
  const price = shopifyPrice(row);
  const before = cellOf(row, 'variant compare at price', 'compare-at price', 'compare at price');
  return Number(before) > Number(price) ? { price: before, special_price: price } : { price };
}

function shopifyStock(row: SourceRow): OwnRow['cells'] {
  const tracker = cellOf(row, 'variant inventory tracker', 'inventory tracker');
  const isOpen = cellOf(row, 'variant inventory policy', 'continue selling when out of stock').toLowerCase();
  const isCounted = tracker !== '' && !['continue', 'true'].includes(isOpen);
  const quantity = cellOf(row, 'variant inventory qty', 'inventory quantity');
  return { qty: isCounted ? quantity.replace(/^-.*/, '0') : '', manage_stock: isCounted ? '1' : '0' };
}

function weightCell(row: SourceRow): string {
  const grams = cellOf(row, 'variant grams', 'weight value (grams)');
  return kilosOf(grams, 'g');
}

/** The pictures of all rows in their order. */
function pictureAddresses(rows: readonly SourceRow[]): string[] {
  const placed = rows.flatMap((row) => {
    const address = cellOf(row, 'image src', 'product image url');
    return address === ''
      ? []
      : [{ address, position: Number(cellOf(row, 'image position')) || Number.MAX_SAFE_INTEGER }];
  });
  return [...new Set(placed.sort((one, other) => one.position - other.position).map(({ address }) => address))];
}

function shopifyCategories(first: SourceRow): string {
  const own = cellOf(first, 'type', 'custom product type');
  const standard = cellOf(first, 'product category', 'standardized product type');
  return own === '' ? categoryCell([standard.split('>')]) : categoryCell([[own]]);
}

/** What all variants of a product have in common. */
function sharedCells(first: SourceRow): OwnRow['cells'] {
  return {
    name: cellOf(first, 'title'),
    description: cellOf(first, 'body (html)', 'description'),
    categories: shopifyCategories(first),
    product_online: onlineOf(first),
  };
}

function variantRow(row: SourceRow, shared: OwnRow['cells'], variant: SourceVariant, vendor: string): OwnRow {
  const picture = cellOf(row, 'variant image', 'variant image url');
  const barcode = cellOf(row, 'variant barcode', 'barcode').replace(/^'/, '');
  return {
    line: row.line,
    cells: {
      ...shared,
      ...{ sku: variant.sku, product_type: 'simple', weight: weightCell(row) },
      ...priceCells(row),
      ...shopifyStock(row),
      ...(picture === '' ? {} : { base_image: picture }),
      name: [shared.name, ...variant.values.values()].join(' '),
      additional_attributes: attributeCell([['brand', vendor], eanPair(barcode)]),
    },
  };
}

function rowsOfProduct(rows: readonly SourceRow[]): OwnRow[] {
  const [first] = rows;
  if (!first) return [];
  const handle = handleOf(first);
  const key = slugOf(handle);
  const address = key === handle && key !== '' && !isReservedWord(key) ? { url_key: key } : {};
  const shared = sharedCells(first);
  const vendor = cellOf(first, 'vendor');
  const [picture = '', ...others] = pictureAddresses(rows);
  const pictures = { base_image: picture, additional_images: others.join(',') };
  const sold = rows.filter(isVariant);
  const variants = sold.map((row, at) => ({
    sku: shopifySku(row) || (sold.length === 1 ? handle : `${handle}-${at + 1}`),
    values: shopifyOptions(first, row),
  }));
  const own = sold.flatMap((row, at) => {
    const variant = variants[at];
    return variant ? [variantRow(row, shared, variant, vendor)] : [];
  });
  const [only] = own;
  if (only && own.length === 1 && variants[0]?.values.size === 0)
    return [{ line: first.line, cells: { ...only.cells, ...pictures, ...address } }];
  const isTaken = variants.some(({ sku }) => sku === handle);
  const family = {
    sku: isTaken ? `${handle}-familie` : handle,
    product_type: 'configurable',
    ...variantCells(variants),
  };
  const facts = { additional_attributes: attributeCell([['brand', vendor]]) };
  return [...own, { line: first.line, cells: { ...shared, ...family, ...pictures, ...address, ...facts } }];
}

export const rowsOfShopify = (rows: readonly SourceRow[]): OwnRow[] => rowsByHandle(rows).flatMap(rowsOfProduct);
