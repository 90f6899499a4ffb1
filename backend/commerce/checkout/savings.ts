// What a buyer saves in a cart: against the normal price, or, where an offer sets the price, against the lowest price of the 30 days before it, so
// that a saving from an earlier offer is not shown again (spec §4 "Price shown").

import { type PricedItem, vatOf } from '#backend/commerce/cart/price-items';
import { lowestBefore } from '#backend/commerce/catalogue/product/price';
import { type Oere, oere } from '#domain/money/money';
import { inBasis } from '#domain/money/vat';
import { type SavedLine, savedOn } from '#domain/price/savings';

function lineOf({ item, priced }: PricedItem): SavedLine {
  const lowest = lowestBefore(item.product, priced);
  const before = lowest === null ? priced.regular : inBasis(oere(lowest), priced.basis, vatOf(item));
  return { normal: oere(Math.min(before, priced.regular)), final: priced.final, quantity: item.quantity };
}

export const savingsOf = (goods: readonly PricedItem[], discount: Oere): Oere => savedOn(goods.map(lineOf), discount);
