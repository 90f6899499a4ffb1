// Resolves a line of addProductsToCart: a product by its SKU, or the variant that the chosen options select from its parent.
import type { Assortment } from '#backend/commerce/catalogue/assortment/assortment';
import { valueOfUid } from '#backend/commerce/catalogue/product/configurable';
import { designByUids } from '#backend/commerce/design/designed';
import type { Reader } from '#backend/db/client';
import type { IsoDate } from '#domain/calendar/calendar';
import { type GiftCardAmounts, type GiftCardWish, problemWithWish } from '#domain/gift-card/gift-card-sale';
import { asPresent, FOR_POINTS, type LineChoice } from '#domain/order/line-choice';
import { type PresentWish, problemWithPresent } from '#domain/order/present';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import { type FoundProduct, variantsOf } from './found-product.sql';

export interface Naming {
  sku: string;
  parentSku: string | null;
  selectedOptions: readonly string[];
  /** To whom a gift card goes, and for how much; null for goods. */
  wish?: GiftCardWish | null;
  /** Bought for bonus points. */
  inPoints?: boolean;
  /** Wrapping and greeting card; null for items that are not a present. */
  present?: PresentWish | null;
}

/** What of the catalogue there is for this shopper, and what gift cards may be made out for. */
export interface Shelf {
  assortment: Assortment;
  giftCards: ReadonlyMap<number, GiftCardAmounts>;
  today: IsoDate;
  /** Days on which the store delivers nothing, weekends aside. */
  closed: readonly IsoDate[];
}

function giftCard(named: FoundProduct, { wish }: Naming, { giftCards, today }: Shelf) {
  const amounts = giftCards.get(named.id);
  if (!amounts) return refusal('NOT_SALABLE');
  if (!wish) return refusal('OPTIONS_MISSING');
  return (
    problemWithWish(wish, amounts, today) ?? {
      ok: true as const,
      found: named,
      choice: { kind: 'gift_card' as const, config: wish },
    }
  );
}

export interface Found {
  found: FoundProduct;
  choice: LineChoice;
}

export async function findProduct(
  reader: Reader,
  naming: Naming,
  bySku: (sku: string) => FoundProduct | null,
  shelf: Shelf,
): Promise<Outcome<Found>> {
  const named = bySku(naming.sku);
  // What is sold for points alone does not exist for anyone who pays.
  if (!named || (named.bonusOnly && !naming.inPoints))
    return refusal('PRODUCT_NOT_FOUND', { params: { sku: naming.sku } });
  const parent = naming.parentSku === null ? null : bySku(naming.parentSku);
  if (named.type === 'giftcard') return giftCard(named, naming, shelf);
  if (named.article) {
    const choice = designByUids(named.article, naming.selectedOptions);
    return choice === null || naming.inPoints ? refusal('OPTIONS_MISSING') : { ok: true, found: named, choice };
  }
  const { present } = naming;
  const wrong = present && problemWithPresent(present, shelf);
  if (wrong) return wrong;
  const choice = naming.inPoints ? FOR_POINTS : asPresent(present ?? null);
  // A variant named together with a parent must be that parent's.
  if (named.type !== 'configurable') {
    const isOfParent = naming.parentSku === null || (parent !== null && named.parentId === parent.id);
    return isOfParent
      ? { ok: true, found: named, choice }
      : refusal('PRODUCT_NOT_FOUND', { params: { sku: naming.sku } });
  }
  if (naming.selectedOptions.length === 0) return refusal('OPTIONS_MISSING');
  const chosen = naming.selectedOptions.map(valueOfUid);
  const variants = await variantsOf(reader, named.id, shelf.assortment);
  const found = variants.find((variant) => {
    const values = Object.entries(variant.optionValues ?? {});
    return (
      values.length === chosen.length &&
      values.every(([option, value]) => chosen.some((one) => one?.option === option && one.value === value))
    );
  });
  return found ? { ok: true, found, choice } : refusal('OPTIONS_MISSING');
}
