// WooCommerce's product export (its built-in CSV exporter, in English or Danish) as rows of our own format.
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
  const stock = cellOf(row, 'stock', 'lager');
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

function ownRow(row: SourceRow, skus: Skus, variants: readonly SourceVariant[], differs: ReadonlySet<string>): OwnRow {
  const type = wooType(row);
  const price = cellOf(row, 'regular price', 'normalpris', 'normal pris');
  const facts = attributesOf(row).filter(({ name, values }) => values.length > 0 && !differs.has(name));
  const cells: OwnRow['cells'] = {
    sku: wooSku(row),
    product_type: type,
    name: cellOf(row, 'name', 'navn'),
    short_description: cellOf(row, 'short description', 'kort beskrivelse'),
    description: cellOf(row, 'description', 'beskrivelse'),
    weight: wooWeight(row),
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
function wooVariants(family: SourceRow, variations: readonly SourceRow[], skus: Skus): SourceVariant[] {
  const names = [wooSku(family), `id:${cellOf(family, 'id')}`];
  const own = variations.filter(
    (row) =>
      names.includes(cellOf(row, 'parent', 'overordnet', 'forælder')) ||
      referenced(cellOf(row, 'parent'), skus) === names[0],
  );
  const all = own.map(
    (row) =>
      new Map(
        attributesOf(row).flatMap(({ name, values }) =>
          values[0] === undefined ? [] : [[name, values.join(', ')] as const],
        ),
      ),
  );
  const [first] = all;
  const shared = [...(first?.keys() ?? [])].filter((name) => all.every((values) => values.has(name)));
  return own.map((row, at) => ({
    sku: wooSku(row),
    values: new Map(shared.map((name) => [name, all[at]?.get(name) ?? ''] as const)),
  }));
}

export function rowsOfWooCommerce(rows: readonly SourceRow[]): OwnRow[] {
  const skus = new Map(rows.map((row) => [`id:${cellOf(row, 'id')}`, wooSku(row)]));
  const variations = rows.filter(isVariation);
  return rows.map((row) => {
    const variants = isFamily(row) ? wooVariants(row, variations, skus) : [];
    const differs = new Set(
      isVariation(row)
        ? attributesOf(row).map(({ name }) => name)
        : variants.flatMap(({ values }) => [...values.keys()]),
    );
    return ownRow(row, skus, variants, isVariation(row) ? new Set() : differs);
  });
}
