// What the shopper saw a line's product cost when he put it in, and what it costs now.
import { type PriceTerms, priceAt } from '#backend/commerce/catalogue/product/price';
import type { CardRow } from '#backend/commerce/catalogue/product/rows';
import type { Surcharge } from '#domain/design';
import { type Oere, oere } from '#domain/money';
import { changedFrom, changesKey, type SeenPrice, seenNow } from '#domain/seen-price';
import type { PricedGood } from '../price-cart';
import type { LineRow } from './rows';

type Kept = Pick<LineRow, 'seenOere' | 'seenQuantity' | 'seenBasis'>;

/** As a line keeps it. */
export const seenAt = (card: CardRow, quantity: number, terms: PriceTerms, extras: readonly Surcharge[]): SeenPrice =>
  seenNow(priceAt(card, quantity, terms, extras), quantity);

const keptIn = ({ seenOere, seenQuantity, seenBasis }: Kept): SeenPrice | null =>
  seenOere === null || seenQuantity === null || seenBasis === null
    ? null
    : { oere: oere(seenOere), quantity: seenQuantity, basis: seenBasis };

interface Line {
  id: string;
  quantity: number;
  line: Kept;
  isWithheld?: boolean;
  faceValue?: number | null;
}

/** Null where it costs the same, where this shopper is not told what it costs, and for gift cards, which cost what their buyer wrote. */
export const priceBefore = ({ good, priced }: Pick<PricedGood, 'priced'> & { good: Line }): Oere | null =>
  good.isWithheld || typeof good.faceValue === 'number'
    ? null
    : changedFrom(keptIn(good.line), seenNow(priced, good.quantity));

/** Names all changes of a cart's prices, on its page and at the order alike. */
export const changesOf = (goods: readonly (Pick<PricedGood, 'priced'> & { good: Line })[]): string =>
  changesKey(
    goods.map((one) => ({
      id: one.good.id,
      before: priceBefore(one),
      after: seenNow(one.priced, one.good.quantity).oere,
    })),
  );
