// WooCommerce's product export (its built-in CSV exporter, in English or Danish) as rows of our own format.
import type { Report } from '../faults';
import {
  attributeCell,
  categoryCell,
  cellOf,
  codeOfName,
  eanPair,
  kilosOf,
  type OwnRow,
  type SourceRow,
  type SourceVariant,
  variantCells,
  withLeadingZero,
} from './source-row';

const wooSku = (row: SourceRow): string =>
  cellOf(row, 'sku', 'varenummer (sku)', 'varenummer') || `woo-${cellOf(row, 'id')}`;
const kindsOf = (row: SourceRow): string[] =>
  cellOf(row, 'type')
    .toLowerCase()
    .split(',')
    .map((kind) => kind.trim());
const isVariation = (row: SourceRow): boolean => kindsOf(row).includes('variation');
const isFamily = (row: SourceRow): boolean => kindsOf(row).includes('variable');

/** Downloads and external products are reported by name: the shop has no such type. */
function wooType(row: SourceRow): string {
  const kinds = kindsOf(row);
  const foreign = kinds.find((kind) => !['simple', 'variable', 'variation'].includes(kind));
  return foreign ?? (kinds.includes('variable') ? 'configurable' : 'simple');
}

/** Separated by commas; a comma within one is written `\,`. */
const separated = (text: string): string[] =>
  text
    .split(/(?<!\\),/)
    .map((part) => part.replaceAll('\\,', ',').trim())
    .filter(Boolean);

interface Attribute {
  name: string;
  values: string[];
}

function attributesOf(row: SourceRow): Attribute[] {
  const found: Attribute[] = [];
  for (let at = 1; at <= 50; at += 1) {
    const name = cellOf(row, `attribute ${at} name`, `egenskab ${at} navn`);
    const values = cellOf(row, `attribute ${at} value(s)`, `egenskab ${at} værdi(er)`);
    if (name !== '') found.push({ name, values: separated(values) });
  }
  return found;
}

/** References are SKUs, or `id:` and WooCommerce's own number. */
type Skus = ReadonlyMap<string, string>;
const referenced = (text: string, skus: Skus): string => skus.get(text) ?? text;

function wooWeight(row: SourceRow): string {
  for (const unit of ['kg', 'g', 'lbs', 'oz']) {
    const text = cellOf(row, `weight (${unit})`, `vægt (${unit})`);
    if (text !== '') return kilosOf(text, unit);
  }
  return '';
}

function wooStock(row: SourceRow): OwnRow['cells'] {
  // The stock of a variation that shares the stock of its family is not counted separately here.
  const own = cellOf(row, 'stock', 'lager');
  const stock = own === 'parent' ? '' : own;
  const state = cellOf(row, 'in stock?', 'på lager?');
  return { qty: stock, manage_stock: stock === '' ? '0' : '1', is_in_stock: state === '0' ? '0' : '' };
}

function wooPlaces(row: SourceRow, skus: Skus): OwnRow['cells'] {
  const [picture = '', ...others] = separated(cellOf(row, 'images', 'billeder'));
  const paths = separated(cellOf(row, 'categories', 'kategorier')).map((path) => path.split('>'));
  const skusIn = (text: string) =>
    separated(text)
      .map((one) => referenced(one, skus))
      .join(',');
  return {
    categories: categoryCell(paths),
    base_image: picture,
    additional_images: others.join(','),
    upsell_skus: skusIn(cellOf(row, 'upsells', 'mersalg')),
    crosssell_skus: skusIn(cellOf(row, 'cross-sells', 'krydssalg')),
  };
}

interface Surroundings {
  skus: Skus;
  weight: string;
  /** Of a family. */
  variants: readonly SourceVariant[];
}

function ownRow(row: SourceRow, { skus, weight, variants }: Surroundings): OwnRow {
  const type = wooType(row);
  const differs = new Set(variants.flatMap(({ values }) => [...values.keys()]));
  const price = cellOf(row, 'regular price', 'normalpris', 'normal pris');
  const facts = attributesOf(row).filter(({ name, values }) => values.length > 0 && !differs.has(name));
  const cells: OwnRow['cells'] = {
    sku: wooSku(row),
    product_type: type,
    name: cellOf(row, 'name', 'navn'),
    short_description: cellOf(row, 'short description', 'kort beskrivelse'),
    description: cellOf(row, 'description', 'beskrivelse'),
    weight,
    product_online: cellOf(row, 'published', 'udgivet', 'publiceret') === '1' ? '1' : '0',
    price: type === 'configurable' ? '' : withLeadingZero(price),
    special_price: withLeadingZero(cellOf(row, 'sale price', 'udsalgspris', 'tilbudspris')),
    special_price_from_date: cellOf(row, 'date sale price starts', 'udsalgspris starter'),
    special_price_to_date: cellOf(row, 'date sale price ends', 'udsalgspris slutter'),
    ...(type === 'configurable' ? variantCells(variants) : wooStock(row)),
    ...wooPlaces(row, skus),
    additional_attributes: attributeCell([
      ['brand', cellOf(row, 'brands', 'brand', 'mærker')],
      eanPair(cellOf(row, 'gtin, upc, ean, or isbn', 'gtin', 'ean')),
      ...facts.map(({ name, values }) => [codeOfName(name), values.join('|')] as const),
    ]),
  };
  const hidden = cellOf(row, 'visibility in catalog', 'synlighed i katalog');
  if (hidden === 'hidden' && !isVariation(row)) cells.visibility = 'Not Visible Individually';
  return { line: row.line, cells };
}

/** What a variation says of the options that every variation of its family says; one that is left open ("any") is no choice here. */
function wooVariants(variations: readonly SourceRow[]): SourceVariant[] {
  const all = variations.map(
    (row) =>
      new Map(
        attributesOf(row).flatMap(({ name, values }) =>
          values[0] === undefined ? [] : [[name, values.join(', ')] as const],
        ),
      ),
  );
  const [first] = all;
  const shared = [...(first?.keys() ?? [])].filter((name) => all.every((values) => values.has(name)));
  return variations.map((row, at) => ({
    sku: wooSku(row),
    values: new Map(shared.map((name) => [name, all[at]?.get(name) ?? ''] as const)),
  }));
}

function reportOpenOptions({ line }: SourceRow, variations: readonly SourceRow[], report: Report): void {
  const open = variations.flatMap(attributesOf).filter(({ values }) => values.length === 0);
  for (const value of new Set(open.map(({ name }) => name)))
    report({ line, column: 'configurable_variations', code: 'optionLeftOpen', params: { value }, warning: true });
}

/** By the SKU of their family. */
function variationsByFamily(rows: readonly SourceRow[], skus: Skus): Map<string, SourceRow[]> {
  const found = new Map<string, SourceRow[]>();
  for (const row of rows.filter(isVariation)) {
    const family = referenced(cellOf(row, 'parent', 'overordnet', 'forælder'), skus);
    const others = found.get(family);
    if (others) others.push(row);
    else found.set(family, [row]);
  }
  return found;
}

/** WooCommerce leaves out of a variation the weight that it has from its family. */
function weightsFromFamilies(
  rows: readonly SourceRow[],
  variations: ReadonlyMap<string, readonly SourceRow[]>,
): Map<SourceRow, string> {
  const families = rows.filter(isFamily);
  return new Map(
    families.flatMap((family) =>
      (variations.get(wooSku(family)) ?? []).map((row) => [row, wooWeight(family)] as const),
    ),
  );
}

export function rowsOfWooCommerce(rows: readonly SourceRow[], report: Report): OwnRow[] {
  const skus = new Map(rows.map((row) => [`id:${cellOf(row, 'id')}`, wooSku(row)]));
  const variations = variationsByFamily(rows, skus);
  const weights = weightsFromFamilies(rows, variations);
  return rows.map((row) => {
    const weight = wooWeight(row) || (weights.get(row) ?? '');
    if (!isFamily(row)) return ownRow(row, { skus, weight, variants: [] });
    const own = variations.get(wooSku(row)) ?? [];
    reportOpenOptions(row, own, report);
    return ownRow(row, { skus, weight, variants: wooVariants(own) });
  });
}
