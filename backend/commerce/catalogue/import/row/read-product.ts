// One row of the file → one staged product: Magento's columns first, then our own attributes, then what hangs on the product.
import { isReservedWord, numberedPath } from '#domain/page/reserved-paths';
import { slugOf } from '#domain/text/slug';
import type { Cells } from './cells';
import { tellClaims } from './claims';
import { cleanText, decodedText } from './clean-text';
import { ORIGIN, originFact } from './country';
import { factsOf } from './facts';
import { readGiftCard } from './gift-card';
import { isLeftToShop, isOutOfStock } from './left-to-shop';
import { readOffers } from './offers';
import { readOwn } from './own-attributes';
import { readPlaces } from './places';
import { readSet } from './set';
import type { References, StagedFacts, StagedRow } from './staged';
import { TYPES } from './types';
import type { Bounds, Said } from './values';
import { readVariations } from './variations';
import { saysAll, withNothingLeft } from './whole';

const AT_LEAST_ONE: Bounds = { least: 1, most: 9_999_999 };
const LONG = 200_000;

/** Every fault is reported, and the rest of the row is read. */
export function readProduct(cells: Cells, sku: string, references: References): StagedRow {
  const facts: StagedFacts = {};
  const doc: Record<string, unknown> = {};
  const put = (column: string, value: unknown) => {
    if (value !== undefined) doc[column] = value;
  };
  readColumns(cells, put, { ...references, sku });
  readQuantities(cells, put);
  if (isHidden(cells)) facts.hidden = true;
  readOwn(cells, put, facts, references);
  if (doc.bonus_only === true && doc.type !== undefined && doc.type !== 'simple')
    cells.fault('additional_attributes', 'bonusOnly');
  readOffers(cells, doc, facts);
  readPlaces(cells, facts, sku);
  readVariations(cells, put, { facts, isConfigurable: doc.type === 'configurable', references });
  readGiftCard(cells, facts, doc.type);
  readSet(cells, put, references);
  if (cells.raw('custom_options') !== '') cells.fault('custom_options', 'optionsLeftOut', {}, true);
  tellClaims(cells, doc);
  // Last, because every attribute not read so far is a fact of the product.
  readFacts(cells, put, facts, references);
  const said = saysAll(cells) ? withNothingLeft(doc, facts) : { doc, facts };
  return { line: cells.line, sku, fresh: freshOf(sku, doc), ...said };
}

export type Put = (column: string, value: unknown) => void;

/** Facts of a row take the place of those that the product has; a country alone is added to them. */
function readFacts(cells: Cells, put: Put, facts: StagedFacts, references: References): void {
  const given = factsOf(cells, references);
  const origin = originFact(cells, references);
  const others = given?.filter(({ code }) => code !== ORIGIN);
  if (!others || origin === undefined) put('attributes', given);
  else put('attributes', origin ? [...others, origin] : others);
  if (!given && origin !== undefined) facts.origin = origin ? [origin] : [];
}

/** Columns that are NOT NULL take '' or their default where the file removes a value. */
const orEmpty = (value: Said<string>) => (value === null ? '' : value);

function readColumns(cells: Cells, put: Put, { stores, sku }: References & { sku: string }): void {
  put('type', productTypeOf(cells));
  put('name_da', decodedText(cells.text('name')) ?? undefined);
  put('short_da', cleanText(orEmpty(cells.text('short_description', 2000)), 'plain'));
  put('description_da', cleanText(orEmpty(cells.text('description', LONG)), 'html'));
  put('url_key', readUrlKey(cells, sku));
  put('gross_oere', cells.money('price') ?? undefined);
  const kilos = cells.numberOf('weight', cells.text('weight'), { least: 0, most: 100_000 });
  put('weight_grams', typeof kilos === 'number' ? Math.round(kilos * 1000) : undefined);
  put('created_at', cells.date('created_at') ?? undefined);
  put('store_ids', readStoreIds(cells, stores));
}

/** What Magento marks as left to the shop's own settings is not read as the product's, regardless of the number. */
function readQuantities(cells: Cells, put: Put): void {
  const limit = (column: 'min_cart_qty' | 'max_cart_qty' | 'qty_increments', left: boolean) =>
    left ? undefined : (cells.whole(column, AT_LEAST_ONE) ?? undefined);
  put('min_qty', limit('min_cart_qty', isLeftToShop(cells, 'use_config_min_sale_qty')));
  put('max_qty', limit('max_cart_qty', isLeftToShop(cells, 'use_config_max_sale_qty')));
  const isWhole = isLeftToShop(cells, 'use_config_qty_increments') || cells.raw('enable_qty_increments') === '0';
  put('increments', limit('qty_increments', isWhole));
  if (isLeftToShop(cells, 'use_config_manage_stock')) return;
  const managed = cells.flag('manage_stock') ?? undefined;
  // Where stock is not managed, only an explicit out-of-stock flag stops the sale.
  put('manage_stock', managed === false && isOutOfStock(cells) ? true : managed);
}

const HIDDEN = 'not visible individually';
const SHOWN: ReadonlySet<string> = new Set(['catalog', 'search', 'catalog, search']);

/** A visibility other than Magento's English values is reported, and the product is shown. */
function isHidden(cells: Cells): boolean {
  const said = cells.raw('visibility').toLowerCase();
  if (said === HIDDEN) return true;
  if (said !== '' && !SHOWN.has(said)) cells.fault('visibility', 'visibility', { value: said }, true);
  return false;
}

function productTypeOf(cells: Cells): string | undefined {
  const said = cells.text('product_type');
  const type = TYPES.find((known) => known === said?.toLowerCase());
  if (typeof said === 'string' && !type) cells.fault('product_type', 'unknownType', { value: said });
  return type;
}

/** Magento's own import writes capitals and spaces of an address as we do. */
function readUrlKey(cells: Cells, sku: string): string | undefined {
  const written = cells.text('url_key', 120);
  if (typeof written !== 'string') return undefined;
  const key = slugOf(written);
  if (key === '') cells.fault('url_key', 'slug', { value: written });
  else if (isReservedWord(key)) cells.fault('url_key', 'addressReserved', { value: key, other: ownKey(key, sku) });
  else {
    if (key !== written) cells.fault('url_key', 'addressWritten', { value: written, other: key }, true);
    return key;
  }
  return undefined;
}

/** If no letter of a name is allowed in an address, the bytes of the number distinguish the products. */
const ownKey = (name: string, sku: string): string =>
  slugOf(`${name} ${sku}`) || `vare-${Buffer.from(sku).toString('hex').slice(0, 40)}`;

/** Magento's 'base' is every store; a product that is offline is in none. */
function readStoreIds(cells: Cells, stores: References['stores']): number[] | null | undefined {
  const online = cells.known('product_online', cells.text('product_online'), ['1', '2', '0']);
  const codes = cells.list('product_websites', ',');
  if (online === '2' || online === '0') return [];
  const isEverywhere = !codes || codes.includes('base');
  for (const code of (codes ?? []).filter((each) => each !== 'base' && !stores.has(each))) {
    const known = ['base', ...stores.keys()].join(', ');
    cells.fault('product_websites', 'oneOf', { value: code, known }, isEverywhere);
  }
  if (isEverywhere) return codes === undefined && online !== '1' ? undefined : null;
  return codes.flatMap((code) => stores.get(code) ?? []).sort((one, other) => one - other);
}

const unreserved = (key: string): string => (isReservedWord(key) ? numberedPath(key, 2) : key);

function freshOf(sku: string, doc: Record<string, unknown>): Record<string, unknown> {
  const name = typeof doc.name_da === 'string' ? doc.name_da : sku;
  return {
    url_key: typeof doc.url_key === 'string' ? undefined : unreserved(ownKey(name, sku)),
    name_en: name,
    unit: 'stk',
    short_en: doc.short_da ?? '',
    description_en: doc.description_da ?? '',
    gross_oere: doc.type === 'configurable' ? 0 : undefined,
  };
}
