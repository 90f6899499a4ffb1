// Which promotions apply to a cart, and what they deduct. Computed once; the same result prices the cart and the order.

import type { CartRow } from '#backend/commerce/cart/cart.sql';
import { isMoney, isPaidInPoints, type PricedItem, vatOf } from '#backend/commerce/cart/price-items';
import type { Shopper } from '#backend/commerce/cart/shopper';
import type { Holds } from '#backend/commerce/cart/snapshot/snapshot.sql';
import type { Reader } from '#backend/db/client';
import { NOTHING, type Oere, oere } from '#domain/money/money';
import { type Discounts, discountsOf, freesFreight } from '#domain/promotion/discount';
import { type Judged, judgeAll, missingFor } from '#domain/promotion/judge';
import type { ChosenGifts, Offer, PromotionLine } from '#domain/promotion/promotion';
import { type Buyer, categoriesOf, giftsOf, type OfferRow, offersByCode } from './promotion.sql';

/** An offer with the row that it was read from. */
export interface CartOffer extends Offer {
  row: OfferRow;
}

/** What the database says of a cart's promotions. */
export interface PromotionFacts {
  offers: CartOffer[];
  gifts: ChosenGifts;
  /** Only read where a rule is about categories. */
  categories: ReadonlyMap<number, readonly number[]>;
}

export interface AppliedPromotions {
  judged: Judged[];
  counting: Offer[];
  isFreightFree: boolean;
  gifts: ChosenGifts;
  lines: PromotionLine[];
  /** What is to be bought yet for a rule's minimum. */
  missing(offer: Offer): Oere;
  /** In the basis of the store. */
  takenOff(freight: Oere | null): Discounts;
}

export const buyerOf = (cart: Pick<CartRow, 'email'>, { who }: Pick<Shopper, 'who'>): Buyer => ({
  customerId: who?.customer.id ?? null,
  email: cart.email ?? who?.customer.email ?? null,
  hasPersonalCoupons: who?.customer.accountSettings.enablePersonalCoupons === true,
});

export function offerOf(row: OfferRow, { language }: Pick<Shopper, 'language'>): CartOffer {
  const { promotion: of, coupon } = row;
  const rule = {
    id: of.id,
    name: language === 'en' ? of.nameEn : of.nameDa,
    kind: of.kind,
    percentBp: of.percentBp,
    amount: oere(of.amountOere),
    buyQuantity: of.buyQuantity,
    freeQuantity: of.freeQuantity,
    gifts: of.giftProductIds,
    stores: of.storeIds,
    groups: of.groupIds,
    categories: of.categoryIds,
    products: of.productIds,
    minimum: of.minimumOere === null ? null : oere(of.minimumOere),
    combines: of.combines,
    priority: of.priority,
    isPaused: of.paused,
    period: { from: of.validFrom, to: of.validTo },
  };
  return { row, rule, coupon };
}

interface Sold {
  product: { id: number; parent_id: number | null };
}

const familyOf = ({ product }: Sold) => (product.parent_id === null ? [product.id] : [product.id, product.parent_id]);

export async function promotionFacts(
  reader: Reader,
  cart: Pick<CartRow, 'id' | 'email'>,
  goods: readonly Sold[],
  shopper: Shopper,
  holds: Holds,
): Promise<PromotionFacts> {
  if (goods.length === 0) return { offers: [], gifts: new Map(), categories: new Map() };
  const rows = [
    ...(await shopper.termsOfSale.offers(holds.terms, shopper.now, reader)),
    ...(holds.codes ? await offersByCode(reader, cart.id, buyerOf(cart, shopper)) : []),
  ];
  const offers = rows.map((row) => offerOf(row, shopper));
  const gifts = holds.gifts ? await giftsOf(reader, cart.id) : new Map();
  return { offers, gifts, categories: await categoriesFor(reader, offers, goods) };
}

export async function categoriesFor(
  reader: Reader,
  offers: readonly Offer[],
  goods: readonly Sold[],
): Promise<ReadonlyMap<number, readonly number[]>> {
  const isAsked = offers.some(({ rule }) => rule.categories !== null);
  return isAsked ? categoriesOf(reader, [...new Set(goods.flatMap(familyOf))]) : new Map();
}

export function applyPromotions(
  priced: readonly PricedItem[],
  facts: PromotionFacts,
  shopper: Shopper,
): AppliedPromotions {
  const { offers, gifts, categories } = facts;
  const lines = priced.map(({ item, priced: price, duty }): PromotionLine => {
    const products = familyOf(item);
    return {
      id: item.id,
      products,
      categories: products.flatMap((id) => categories.get(id) ?? []),
      unit: price.final,
      quantity: item.quantity,
      duty,
      vatBp: vatOf(item),
      isExcluded: isMoney(item) || isPaidInPoints(item),
    };
  });
  const judged = judgeAll(offers, sceneOf(lines, gifts, shopper));
  const counting = judged.flatMap(({ offer, refused }) => (refused ? [] : [offer]));
  return {
    judged,
    counting,
    isFreightFree: freesFreight(counting),
    gifts,
    lines,
    missing: ({ rule }) => missingFor(rule, { lines, gifts }),
    takenOff: (freight) => discountsOf(lines, freight ?? NOTHING, counting, gifts),
  };
}

export function sceneOf(lines: readonly PromotionLine[], gifts: ChosenGifts, shopper: Shopper) {
  const { store, who, now, language } = shopper;
  const locale = language === 'en' ? ('en-GB' as const) : ('da-DK' as const);
  return { storeId: store.id, groupId: who?.customer.groupId ?? 0, now, locale, lines, gifts };
}
