// The demo's promotions, codes, segments and gift cards as records of their files.

import type { Printed } from '#backend/shop-files/section';
import { couponsSource } from '#backend/shop-files/sections/promotions/coupons';
import { giftCardsSource } from '#backend/shop-files/sections/promotions/gift-cards';
import { type PromotionRecord, promotionsSource } from '#backend/shop-files/sections/promotions/promotions';
import { membersSource, segmentsSource } from '#backend/shop-files/sections/promotions/segments';
import { VALID_YEARS } from '#domain/gift-card/gift-card';
import { giftCards, promotions, segments, type WorldPromotion } from '../world/promotions';
import type { DemoWorld } from '../world/types';

const DAY_MS = 24 * 60 * 60 * 1000;
const YEAR = 365;
const GIFT_CARD_AGE_DAYS = 20;

export function promotionFiles(world: DemoWorld, now: Date): Printed[] {
  return [
    ...segmentsSource.print(segmentRecords()),
    ...membersSource.print(segments.flatMap(({ code, members }) => members.map((email) => ({ segment: code, email })))),
    ...promotionsSource.print(promotions.map((of, at) => promotionRecord(of, at + 1, world, now))),
    ...couponsSource.print(
      promotions.flatMap((of, at) => (of.code === null ? [] : [couponRecord(of, of.code, at + 1)])),
    ),
    ...giftCardsSource.print(giftCardRecords(now)),
  ];
}

function promotionRecord(of: WorldPromotion, number: number, { categories }: DemoWorld, now: Date): PromotionRecord {
  const from = now.getTime() + of.fromDay * DAY_MS;
  const pathOfCategory = (id: number) => categories.find((category) => category.id === id)?.urlPath ?? String(id);
  return {
    number,
    name_da: of.name.da,
    name_en: of.name.en,
    kind: of.kind,
    percent: of.percentBp ?? 0,
    amount: of.amountOere ?? 0,
    buy: of.buy ?? 1,
    free: of.free ?? 1,
    gifts: [...(of.giftSkus ?? [])],
    stores: [...(of.stores ?? [])],
    groups: [],
    categories: (of.categoryIds ?? []).map(pathOfCategory),
    products: [],
    minimum: of.minimumOere ?? null,
    combines: of.combines ?? true,
    priority: 0,
    needs_code: of.code !== null,
    paused: false,
    from: new Date(from).toISOString(),
    to: new Date(from + (of.forDays ?? YEAR) * DAY_MS).toISOString(),
  };
}

const couponRecord = (of: WorldPromotion, code: string, promotion: number) => ({
  code,
  promotion,
  segment: of.segment ?? null,
  tooltip_da: of.tooltip?.da ?? '',
  tooltip_en: of.tooltip?.en ?? '',
  usage_limit: null,
  per_customer_limit: of.perCustomer ?? null,
  picture: of.pictureSku ?? null,
  button_da: null,
  button_en: null,
  href: null,
});

const segmentRecords = () =>
  segments.map(({ code, title, text, button, pictureSku }, at) => ({
    code,
    title_da: title.da,
    title_en: title.en,
    text_da: text.da,
    text_en: text.en,
    button_da: button?.da ?? null,
    button_en: button?.en ?? null,
    href: button?.href ?? null,
    picture: pictureSku,
    priority: at,
  }));

function giftCardRecords(now: Date) {
  const issued = new Date(now.getTime() - GIFT_CARD_AGE_DAYS * DAY_MS);
  const validTo = new Date(issued.getTime() + VALID_YEARS * YEAR * DAY_MS);
  return giftCards.map(({ code, amountOere, isEmpty }) => ({
    code,
    amount: isEmpty ? 0 : amountOere,
    issued: amountOere,
    note: 'Demo',
    issued_at: issued.toISOString(),
    valid_to: validTo.toISOString(),
  }));
}
