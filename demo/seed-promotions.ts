// Writes the demo world's promotions with their codes, and its gift cards.
import { cardKey, VALID_YEARS } from '#domain/gift-card';
import { codeKey } from '#domain/promotion/promotion';
import { idOf, type Numbering, storeIdsOf } from './seed-numbers';
import { continueIds, insertRows, type SeedClient } from './seed-rows';
import { giftCards, promotions, segments, type WorldPromotion } from './world/promotions';
import type { DemoWorld } from './world/types';

const DAY_MS = 24 * 60 * 60 * 1000;
const YEAR = 365;
const GIFT_CARD_AGE_DAYS = 20;

export async function seedPromotions(on: SeedClient, world: DemoWorld, numbers: Numbering): Promise<void> {
  const rows = promotions.map((promotion, at) => rowOf(promotion, at + 1, numbers));
  await insertRows(on, 'promotion', rows);
  await seedSegments(on, world, numbers);
  const codes = promotions.flatMap((of, at) => (of.code === null ? [] : [couponOf(of, of.code, at + 1, numbers)]));
  await insertRows(
    on,
    'coupon',
    codes.map((row, at) => ({ id: at + 1, used: 0, ...row })),
  );
  await continueIds(on, ['promotion', 'coupon', 'segment']);
  await seedGiftCards(on, numbers);
}

function couponOf(of: WorldPromotion, code: string, promotionId: number, { productIds }: Numbering) {
  const segment = segments.findIndex((one) => one.code === of.segment);
  return {
    promotion_id: promotionId,
    code,
    code_key: codeKey(code),
    segment_id: segment < 0 ? null : segment + 1,
    tooltip_da: of.tooltip?.da ?? '',
    tooltip_en: of.tooltip?.en ?? '',
    picture_product_id: of.pictureSku === undefined ? null : idOf(productIds, of.pictureSku),
    per_customer_limit: of.perCustomer ?? null,
  };
}

async function seedSegments(on: SeedClient, { customers }: DemoWorld, { productIds }: Numbering): Promise<void> {
  const rows = segments.map(({ code, title, text, button, pictureSku }, at) => ({
    id: at + 1,
    code,
    title_da: title.da,
    title_en: title.en,
    text_da: text.da,
    text_en: text.en,
    button_da: button?.da ?? null,
    button_en: button?.en ?? null,
    href: button?.href ?? null,
    picture_product_id: pictureSku === null ? null : idOf(productIds, pictureSku),
    priority: at,
  }));
  await insertRows(on, 'segment', rows);
  const members = segments.flatMap(({ members: emails }, at) =>
    emails.map((email) => ({
      customer_id: customers.findIndex((customer) => customer.email.toLowerCase() === email) + 1,
      segment_id: at + 1,
    })),
  );
  await insertRows(on, 'segment_member', members);
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
