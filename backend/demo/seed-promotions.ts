// Writes the demo world's promotions with their codes, and its gift cards.
import { cardKey, VALID_YEARS } from '#domain/gift-card';
import { codeKey } from '#domain/promotion/promotion';
import { idOf, type Numbering, storeIdsOf } from './seed-numbers';
import { continueIds, insertRows, type SeedClient } from './seed-rows';
import { giftCards, promotions, type WorldPromotion } from './world/promotions';

const DAY_MS = 24 * 60 * 60 * 1000;
const YEAR = 365;
const GIFT_CARD_AGE_DAYS = 20;

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
  await seedGiftCards(on, numbers);
}

async function seedGiftCards(on: SeedClient, { now }: Numbering): Promise<void> {
  const issued = new Date(now.getTime() - GIFT_CARD_AGE_DAYS * DAY_MS);
  const validTo = new Date(issued.getTime() + VALID_YEARS * YEAR * DAY_MS);
  const rows = giftCards.map(({ code }, at) => ({
    id: at + 1,
    code,
    code_key: cardKey(code),
    note: 'Demo',
    issued_at: issued,
    valid_to: validTo,
  }));
  await insertRows(on, 'gift_card', rows);
  const entries = giftCards.flatMap(({ amountOere, isEmpty }, at) => {
    const entry = (kind: string, oere: number) => ({
      gift_card_id: at + 1,
      kind,
      oere,
      key: `${kind}:${at + 1}`,
      at: issued,
    });
    return [entry('issued', amountOere), ...(isEmpty ? [entry('withdrawn', -amountOere)] : [])];
  });
  await insertRows(
    on,
    'gift_card_entry',
    entries.map((row, at) => ({ id: at + 1, ...row })),
  );
  await continueIds(on, ['gift_card', 'gift_card_entry']);
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
