// What a product page says beside the price, from the wire: what one piece of a pack costs, what freight comes to, and the day that is promised.
import { piecesHeld, pricePerPiece } from '#domain/content-price';
import { leavesFromShelf } from '#domain/delivery';
import type { DeliveryCalendar } from '#domain/delivery-calendar';
import { promiseBy, readWay } from '#domain/delivery-promise';
import { oere } from '#domain/money';
import type { PriceView } from '~/models/money';
import type { ProductPage } from '~/models/product';
import type { DetailFragment, ProductFragment } from '../generated/commerce';
import { isGiftCardTile, type WireTile } from './card.map';
import { variantsOf } from './options.map';
import { moneyOf } from './price.map';

/** Spec §9 "Delivery cutoff": only for what is in stock and leaves from day to day, so that nothing is promised that is not there. */
export function promiseOf(
  shown: WireTile,
  { delivery_way: written }: Pick<DetailFragment, 'delivery_way'>,
  now: Date,
  calendar: DeliveryCalendar,
): ProductPage['promise'] {
  const days = shown.days_to_delivery?.days ?? 0;
  if (isGiftCardTile(shown) || shown.stock_status !== 'IN_STOCK' || days < 1 || !leavesFromShelf(days)) return null;
  const way = written ? readWay(written) : null;
  return way && promiseBy(way, { now, calendar, goodsWorkdays: days });
}

export type Carried = Pick<ProductFragment, 'delivery_price' | 'free_delivery_from'>;

/** Of what is sold by the pack, as its facts count it. */
export function perPieceOf(product: ProductFragment, price: PriceView | null): ProductPage['perPiece'] {
  const content = product.product_info?.find((fact) => fact?.code === 'count')?.value;
  const held = content ? piecesHeld(content) : null;
  const each = held && price ? pricePerPiece(oere(price.oere), held.count) : null;
  return held && each !== null ? { oere: each, kind: held.kind } : null;
}

/** Of a family nothing is carried until one of it is chosen: until then the least of what its variants cost. */
export function freightOnPage(
  product: ProductFragment,
  carried: Carried,
  price: PriceView | null,
): ProductPage['freight'] {
  if (price === null) return null;
  const freightOf = ({ delivery_price: each, free_delivery_from: limit }: Carried, isLeast: boolean) =>
    each ? [{ oere: moneyOf(each), isLeast, freeFromOere: limit ? moneyOf(limit) : null }] : [];
  const [own] = freightOf(carried, false);
  if (own || carried !== product) return own ?? null;
  const ways = variantsOf(product).flatMap((variant) => (variant.product ? freightOf(variant.product, true) : []));
  return ways.sort((one, other) => one.oere - other.oere)[0] ?? null;
}
