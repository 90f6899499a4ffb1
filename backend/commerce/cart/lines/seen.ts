// What the shopper saw a line's product cost when they put it in, and what it costs now.
import { type PriceTerms, priceAt } from '#backend/commerce/catalogue/product/price';
import type { CardRow } from '#backend/commerce/catalogue/product/product.sql';
import type { Surcharge } from '#domain/design';
import { type Oere, oere } from '#domain/money';
import { isForPoints } from '#domain/point-sale';
import { changedFrom, changesKey, type SeenPrice, seenNow } from '#domain/seen-price';
import type { PricedGood } from '../price-cart';
import type { LineRow } from './lines.sql';

type Kept = Pick<LineRow, 'seenOere' | 'seenQuantity' | 'seenBasis'>;

interface Chosen {
  design: string;
  extras: readonly Surcharge[];
}

/** As a line keeps it: of goods for points, the points of one piece. */
export const seenAt = (card: CardRow, quantity: number, terms: PriceTerms, { design, extras }: Chosen): SeenPrice =>
  isForPoints(design)
    ? { oere: oere(card.bonus_points ?? 0), quantity, basis: terms.basis }
    : seenNow(priceAt(card, quantity, terms, extras), quantity);

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
  points?: number | null;
}

type Shown = Pick<PricedGood, 'priced'> & { good: Line };

/** As it is now: of goods for points, the points of one piece. */
const seenOf = ({ good, priced }: Shown): SeenPrice =>
  typeof good.points === 'number'
    ? { oere: oere(good.points), quantity: good.quantity, basis: priced.basis }
    : seenNow(priced, good.quantity);

/** Null where it costs the same, where this shopper is not told what it costs, and for gift cards, which cost what their buyer wrote. */
const before = (shown: Shown): Oere | null =>
  shown.good.isWithheld || typeof shown.good.faceValue === 'number'
    ? null
    : changedFrom(keptIn(shown.good.line), seenOf(shown));

/** In money; a change of the points is told by the key of all changes alone. */
export const priceBefore = (shown: Shown): Oere | null =>
  typeof shown.good.points === 'number' ? null : before(shown);

/** Names all changes of a cart's prices, on its page and at the order alike. */
export const changesOf = (goods: readonly Shown[]): string =>
  changesKey(goods.map((one) => ({ id: one.good.id, before: before(one), after: seenOf(one).oere })));
