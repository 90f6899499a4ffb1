// Writes the demo world's promotions and their codes.
import { codeKey } from '#domain/promotion/promotion';
import { idOf, type Numbering, storeIdsOf } from './seed-numbers';
import { continueIds, insertRows, type SeedClient } from './seed-rows';
import { promotions, type WorldPromotion } from './world/promotions';

const DAY_MS = 24 * 60 * 60 * 1000;
const YEAR = 365;

export async function seedPromotions(on: SeedClient, numbers: Numbering): Promise<void> {
  const rows = promotions.map((promotion, at) => rowOf(promotion, at + 1, numbers));
  await insertRows(on, 'promotion', rows);
  const codes = promotions.flatMap(({ code, perCustomer }, at) =>
    code === null
      ? []
      : [{ promotion_id: at + 1, code, code_key: codeKey(code), per_customer_limit: perCustomer ?? null }],
  );
  await insertRows(
    on,
    'coupon',
    codes.map((row, at) => ({ id: at + 1, used: 0, tooltip_da: '', tooltip_en: '', ...row })),
  );
  await continueIds(on, ['promotion', 'coupon']);
}

function rowOf(of: WorldPromotion, id: number, numbers: Numbering) {
  const from = numbers.now.getTime() + of.fromDay * DAY_MS;
  return {
    id,
    name_da: of.name.da,
    name_en: of.name.en,
    kind: of.kind,
    percent_bp: of.percentBp ?? 0,
    amount_oere: of.amountOere ?? 0,
    buy_quantity: of.buy ?? 1,
    free_quantity: of.free ?? 1,
    gift_product_ids: (of.giftSkus ?? []).map((sku) => idOf(numbers.productIds, sku)),
    store_ids: storeIdsOf(of.stores, numbers),
    category_ids: of.categoryIds ?? null,
    minimum_oere: of.minimumOere ?? null,
    combines: of.combines ?? true,
    priority: 0,
    needs_code: of.code !== null,
    valid_from: new Date(from),
    valid_to: new Date(from + (of.forDays ?? YEAR) * DAY_MS),
  };
}
