// A new product by staff: its row of a catalogue file, and its log.
import { addProduct, addressesOfCategories, type ProductCells } from '#backend/commerce/catalogue/index';
import { listActions, witnessOf } from '#backend/commerce/staff/index';
import { guardedPool } from '#backend/db/transaction';
import type { StaffNewProduct } from '#backend/generated/staff';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import { isNewSku } from '#domain/staff/product-acts';
import { tidyLine } from '#domain/validate/written';
import type { StaffContext } from '../context';
import { outcomeOfEdit } from './faults';

const COMMAND = 'product add';
/** The second click on the same form. */
const REPEATED_MS = 60_000;
const FIELDS: Readonly<Record<string, string>> = {
  ...{ sku: 'sku', name: 'nameDa', price: 'price', qty: 'quantity', categories: 'category' },
  'additional_attributes (ean)': 'ean',
};

export async function addProductForStaff(
  input: StaffNewProduct,
  staff: string,
  context: StaffContext,
): Promise<Outcome<{ made: string | null }>> {
  const { pool, now } = context;
  const sku = tidyLine(input.sku);
  const [nameDa, nameEn] = [tidyLine(input.nameDa), tidyLine(input.nameEn)];
  if (!isNewSku(sku)) return refusal('SKU_INVALID', { field: 'sku' });
  if (nameDa === '') return refusal('REQUIRED', { field: 'nameDa' });
  const isAmount = Number.isInteger(input.priceOere) && input.priceOere >= 0;
  if (!isAmount) return refusal('AMOUNT_INVALID', { field: 'price' });
  const [category] = (await addressesOfCategories(pool, [input.category])) ?? [];
  if (category === undefined) return refusal('CATEGORY_UNKNOWN', { field: 'category' });
  const row: ProductCells = {
    ...{ sku, store_view_code: '', product_type: 'simple', name: nameDa, categories: category },
    ...{ price: (input.priceOere / 100).toFixed(2), qty: String(input.quantity) },
    ...(input.isHidden ? { product_online: '2' } : { product_online: '1', product_websites: 'base' }),
  };
  const english: ProductCells = { sku, store_view_code: 'en', name: nameEn || nameDa };
  const deed = { staff, command: COMMAND, kind: 'product' as const, subject: sku, told: null, now };
  const done = await addProduct(guardedPool(pool, witnessOf(deed)), { sku, rows: [row, english] }, now);
  if (!done.ok && done.reason === 'knownSku' && (await isOwnClick(sku, staff, context))) return { ok: true, made: sku };
  const outcome = outcomeOfEdit(done, (column, line) => (line === 3 ? 'nameEn' : FIELDS[column ?? '']));
  return outcome.ok ? { ok: true, made: sku } : outcome;
}

async function isOwnClick(sku: string, staff: string, { db, now }: StaffContext): Promise<boolean> {
  const since = new Date(now.getTime() - REPEATED_MS);
  const own = await listActions(db, { staff, command: COMMAND, subject: sku, since, most: 1 });
  return own.length > 0;
}
