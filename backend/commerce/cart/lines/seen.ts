// What the shopper saw a line's product cost when they put it in, and what it costs now.
import { type PriceTerms, priceAt } from '#backend/commerce/catalogue/product/price';
import type { CardRow } from '#backend/commerce/catalogue/product/product.sql';
import {
  changedFrom,
  changedPointsFrom,
  changesKey,
  type LineChange,
  type Seen,
  seenNow,
} from '#domain/cart/seen-price';
import type { Surcharge } from '#domain/design/design';
import { type Oere, oere } from '#domain/money/money';
import { isForPoints, type LineChoice } from '#domain/order/line-choice';
import type { PricedItem } from '../price-items';
import type { LineRow } from './lines.sql';

type Kept = Pick<LineRow, 'seenOere' | 'seenPoints' | 'seenQuantity' | 'seenBasis'>;

interface Chosen {
  choice: Pick<LineChoice, 'kind'>;
  extras: readonly Surcharge[];
}

/** A monetary price in the form stored on a line. */
export const priceSeenAt = (card: CardRow, quantity: number, terms: PriceTerms, extras: readonly Surcharge[] = []) =>
  seenNow(priceAt(card, quantity, terms, extras), quantity);

/** The form stored on a line: for products paid with points, the points of one piece. */
export const seenAt = (card: CardRow, quantity: number, terms: PriceTerms, { choice, extras }: Chosen): Seen =>
  isForPoints(choice)
    ? { points: card.bonus_points ?? 0, quantity, basis: terms.basis }
    : priceSeenAt(card, quantity, terms, extras);

function keptIn({ seenOere, seenPoints, seenQuantity: quantity, seenBasis: basis }: Kept): Seen | null {
  if (quantity === null || basis === null) return null;
  if (seenPoints !== null) return { points: seenPoints, quantity, basis };
  return seenOere === null ? null : { oere: oere(seenOere), quantity, basis };
}

interface Line {
  id: string;
  quantity: number;
  line: Kept;
  isWithheld?: boolean;
  faceValue?: number | null;
  points?: number | null;
}

type Shown = Pick<PricedItem, 'priced'> & { item: Line };

/** Null where the price is hidden from this shopper, and for gift cards, whose amount the buyer entered. */
const keptOf = ({ isWithheld, faceValue, line }: Line): Seen | null =>
  isWithheld || typeof faceValue === 'number' ? null : keptIn(line);

function changeOf({ item, priced }: Shown): LineChange {
  const { id, quantity, points } = item;
  const kept = keptOf(item);
  if (typeof points === 'number') {
    const now = { points, quantity, basis: priced.basis };
    return { id, before: changedPointsFrom(kept, now), after: points };
  }
  const now = seenNow(priced, quantity);
  return { id, before: changedFrom(kept, now), after: now.oere };
}

/** In money, null where the price is unchanged; a change of the points is only reflected in the key of all changes. */
export const priceBefore = ({ item, priced }: Shown): Oere | null =>
  typeof item.points === 'number' ? null : changedFrom(keptOf(item), seenNow(priced, item.quantity));

/** Names all changes of a cart's prices, on its page and at the order alike. */
export const changesOf = (goods: readonly Shown[]): string => changesKey(goods.map(changeOf));
