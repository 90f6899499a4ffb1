// One row of the file → one staged product: Magento's columns first, then our own attributes, then what hangs on the product.
import { slugOf } from '#domain/slug';
import type { Cells } from './cells';
import { cleanText } from './clean-text';
import { factsOf } from './facts';
import { readGiftCard } from './gift-card';
import { readOffers } from './offers';
import { readOwn } from './own-attributes';
import { readPlaces } from './places';
import { readSet } from './set';
import type { References, StagedFacts, StagedRow } from './staged';
import type { Bounds, Said } from './values';
import { readVariations } from './variations';
import { saysAll, withNothingLeft } from './whole';

const AT_LEAST_ONE: Bounds = { least: 1, most: 9_999_999 };
const TYPES = ['simple', 'configurable', 'pcon', 'giftcard'] as const;
const LONG = 200_000;

/** Null when the row has no SKU to hang anything on; every other fault is told and the rest of the row is read. */
export function readProduct(cells: Cells, references: References): StagedRow | null {
  const sku = cells.text('sku', 64);
  if (typeof sku !== 'string') {
    cells.fault('sku', 'required');
    return null;
  }
  const view = cells.raw('store_view_code');
  if (view !== '') {
    cells.fault('store_view_code', 'storeView', { value: view });
    return null;
  }
  const facts: StagedFacts = {};
  const doc: Record<string, unknown> = {};
  const put = (column: string, value: unknown) => {
    if (value !== undefined) doc[column] = value;
  };
  readColumns(cells, put, references);
  readOwn(cells, put, facts, references);
  readOffers(cells, doc, facts);
  readPlaces(cells, facts, sku);
  readVariations(cells, put, facts, doc.type === 'configurable');
  readGiftCard(cells, facts, doc.type);
  readSet(cells, put, references);
  // Last, for what no one has asked for is a fact of the product.
  put('attributes', factsOf(cells, references));
  const said = saysAll(cells) ? withNothingLeft(doc, facts) : { doc, facts };
  return { line: cells.line, sku, fresh: freshOf(sku, doc), ...said };
}

export type Put = (column: string, value: unknown) => void;

/** Columns that may not be empty take '' or their default where the file takes a value away. */
const orEmpty = (value: Said<string>) => (value === null ? '' : value);

function readColumns(cells: Cells, put: Put, { stores }: References): void {
  put('type', cells.known('product_type', cells.text('product_type'), TYPES) ?? undefined);
  put('name_da', cells.text('name') ?? undefined);
  put('short_da', cleanText(orEmpty(cells.text('short_description', 2000)), 'plain'));
  put('description_da', cleanText(orEmpty(cells.text('description', LONG)), 'html'));
  put('url_key', readUrlKey(cells));
  put('gross_oere', cells.money('price') ?? undefined);
  put('min_qty', cells.whole('min_cart_qty', AT_LEAST_ONE) ?? undefined);
  put('max_qty', cells.whole('max_cart_qty', AT_LEAST_ONE) ?? undefined);
  put('increments', cells.whole('qty_increments', AT_LEAST_ONE) ?? undefined);
  put('manage_stock', cells.flag('manage_stock') ?? undefined);
  const kilos = cells.numberOf('weight', cells.text('weight'), { least: 0, most: 100_000 });
  put('weight_grams', typeof kilos === 'number' ? Math.round(kilos * 1000) : undefined);
  put('created_at', cells.date('created_at') ?? undefined);
  put('store_ids', readStoreIds(cells, stores));
}

function readUrlKey(cells: Cells): string | undefined {
  const key = cells.text('url_key', 120);
  if (typeof key !== 'string') return undefined;
  if (slugOf(key) === key) return key;
  cells.fault('url_key', 'slug', { value: key });
  return undefined;
}

/** Magento's 'base' is every store; a product that is offline is in none. */
function readStoreIds(cells: Cells, stores: References['stores']): number[] | null | undefined {
  const online = cells.known('product_online', cells.text('product_online'), ['1', '2', '0']);
  const codes = cells.list('product_websites', ',');
  if (online === '2' || online === '0') return [];
  if (!codes || codes.includes('base')) return codes === undefined && online !== '1' ? undefined : null;
  for (const code of codes.filter((each) => !stores.has(each))) {
    cells.fault('product_websites', 'oneOf', { value: code, known: ['base', ...stores.keys()].join(', ') });
  }
  return codes.flatMap((code) => stores.get(code) ?? []).sort((one, other) => one - other);
}

function freshOf(sku: string, doc: Record<string, unknown>): Record<string, unknown> {
  const name = typeof doc.name_da === 'string' ? doc.name_da : sku;
  return {
    url_key: typeof doc.url_key === 'string' ? undefined : slugOf(`${name} ${sku}`),
    name_en: name,
    unit: 'stk',
    short_en: doc.short_da ?? '',
    description_en: doc.description_da ?? '',
    gross_oere: doc.type === 'configurable' ? 0 : undefined,
  };
}
