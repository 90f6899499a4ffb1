// What a purchase order says of prices, held against the cart that it fills.

import type { Shopper } from '#backend/commerce/cart/shopper';
import type { CartModel } from '#backend/commerce/checkout/cart-model';
import { oere } from '#domain/money';
import { differencesIn, type PriceDifference } from '#domain/punchout/cxml/compare-order';
import { priceInCxml } from '#domain/punchout/cxml/cxml-numbers';
import type { CxmlOrder } from '#domain/punchout/cxml/order-request';
import { designToldBy } from '#domain/punchout/cxml/told-line';
import { linesOfCart } from '../returned-lines';
import type { KnownSender } from './sender';

/** Goods that have another price today than the order says. */
export async function pricesIn(
  { items }: CxmlOrder,
  { cart, shopper }: { cart: CartModel; shopper: Shopper },
  { connection }: KnownSender,
): Promise<PriceDifference[]> {
  const lines = await linesOfCart(shopper.db, cart.row.id, await cart.priced(), await cart.lines());
  const isWithin = connection.settings.oci.duties === 'price';
  const today = lines.map(({ sku, design, quantity, row, duty }) => ({
    sku: sku ?? '',
    design,
    quantity,
    row: oere(row + (isWithin ? (duty?.row ?? 0) : 0)),
  }));
  const ordered = items.map((item) => ({ ...item, design: designToldBy(item.auxiliaryId) }));
  return differencesIn(ordered, today);
}

export const priceRise = ({ sku, quantity, ordered, today }: PriceDifference): string =>
  `${sku}: ${priceInCxml(ordered * 10)} for ${quantity}, today ${priceInCxml(today * 10)}`;
