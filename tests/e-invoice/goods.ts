// Adapts some products of the test world to the kinds of orders: each in its unit, with names that are hard to write and prices
// that cannot be divided; and the coupons.
import { type Counter, someSkus } from '../backend/test-backend';
import { COUPONS, type Good, type Pieces } from './kinds';

export type Skus = ReadonlyMap<Good, string>;

export const piecesOf = (pieces: Pieces, skus: Skus) =>
  pieces && new Map(Object.entries(pieces).map(([good, count]) => [skus.get(good as Good) ?? '', count]));

const LONG_NAME = `Kuglepen “Ærø” & 'Åen' <0,7 mm> ${'med udskiftelig patron, '.repeat(9)}blå`;

interface Spec {
  good: Exclude<Good, 'card'>;
  unit: string;
  grossOere: number;
  name: string;
  duty?: string;
}

const SPECS: readonly Spec[] = [
  { good: 'pen', unit: 'stk', grossOere: 2_495, name: 'Kuglepen' },
  { good: 'paper', unit: 'pk', grossOere: 4_995, name: 'Kopipapir A4' },
  { good: 'tin', unit: 'ds', grossOere: 8_995, name: 'Bolcher' },
  { good: 'case', unit: 'ks', grossOere: 21_995, name: 'Kildevand, 24 flasker' },
  { good: 'roll', unit: 'rl', grossOere: 3_950, name: 'Køkkenrulle' },
  { good: 'set', unit: 'sæt', grossOere: 12_349, name: 'Farveblyanter' },
  { good: 'gloves', unit: 'par', grossOere: 1_999, name: 'Handsker' },
  { good: 'odd', unit: 'stk', grossOere: 3_333, name: 'Skæv pris' },
  { good: 'cheap', unit: 'stk', grossOere: 101, name: 'Clips' },
  { good: 'long', unit: 'stk', grossOere: 1_250, name: LONG_NAME },
  { good: 'stick', unit: 'stk', grossOere: 5_995, name: 'Usb-stik', duty: 'kulturplus-storage-small' },
  { good: 'disk', unit: 'stk', grossOere: 149_900, name: 'Harddisk', duty: 'kulturplus-storage-large' },
];

export async function makeGoods(counter: Counter): Promise<ReadonlyMap<Good, string>> {
  const skus = await someSkus(counter, SPECS.length, 'p.duty_code IS NULL AND p.bonus_points IS NULL');
  if (skus.length < SPECS.length) throw new Error(`The world has ${skus.length} plain goods only`);
  const goods = new Map<Good, string>();
  for (const [at, { good, unit, grossOere, name, duty }] of SPECS.entries()) {
    const sku = skus[at] ?? '';
    goods.set(good, sku);
    await counter.rows(
      `UPDATE product SET unit = $2, gross_oere = $3, name_da = $4, name_en = $4, duty_code = $5, duty_milli_units = $6, manage_stock = false,
         max_qty = 1000000, weight_grams = 1, bonus_points = CASE WHEN $2 = 'rl' THEN 100 END WHERE sku = $1`,
      [sku, unit, grossOere, name, duty ?? null, duty ? 1000 : 0],
    );
  }
  const [card] = await counter.rows<{ sku: string }>(
    `SELECT sku FROM product WHERE type = 'giftcard' ORDER BY id LIMIT 1`,
  );
  await makeCoupons(counter);
  await counter.rows('UPDATE business SET credit_limit_oere = NULL');
  await counter.rows(
    `INSERT INTO point_entry (customer_id, points, note, at) SELECT id, 100000, 'Test', $1 FROM customer`,
    [counter.clock.now()],
  );
  return goods.set('card', card?.sku ?? '');
}

async function makeCoupons(counter: Counter): Promise<void> {
  for (const [code, { kind, percentBp, amountOere }] of Object.entries(COUPONS))
    await counter.rows(
      `WITH p AS (INSERT INTO promotion (name_da, name_en, kind, percent_bp, amount_oere, valid_from)
         VALUES ($1, $1, $2, $3, $4, '2020-01-01') RETURNING id)
       INSERT INTO coupon (promotion_id, code, code_key) SELECT id, $1, $1 FROM p`,
      [code, kind, percentBp, amountOere],
    );
}
