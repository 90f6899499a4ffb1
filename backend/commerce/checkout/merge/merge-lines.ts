// Merges one locked cart into another: lines of the same thing become one, the others go below, and the emptied cart is closed.

import { type CartRow, type CartValues, writeCart } from '#backend/commerce/cart/cart.sql';
import { limitsOf } from '#backend/commerce/cart/check-wanted';
import { cardsIn, type Shopper } from '#backend/commerce/cart/shopper';
import { salableOf } from '#backend/commerce/catalogue/product/price';
import type { Transaction } from '#backend/db/transaction';
import { mergedNote, mergedQuantity } from '#domain/cart/cart-merge';
import { carryCodes, carryGifts, type LeftBehind } from './carry-codes';
import { deleteLines, moveOtherLines, setLine, sharedLines } from './merge.sql';

export async function mergeLines(
  tx: Transaction,
  from: CartRow,
  to: CartRow,
  shopper: Shopper,
  /** What else changes on the cart that they go into. */
  values: CartValues = {},
): Promise<LeftBehind[]> {
  await carryGifts(tx, from, to, shopper);
  const shared = await sharedLines(tx.db, from.id, to.id);
  const cards = await cardsIn(
    tx,
    shared.map((line) => line.productId),
    shopper,
  );
  for (const { lineId, productId, quantity, joining, note, joiningNote } of shared) {
    const card = cards.get(productId);
    // A product that no longer exists has its quantities added up: the line reports that it cannot be bought.
    const together = card ? mergedQuantity(quantity, joining, limitsOf(card), salableOf(card)) : quantity + joining;
    await setLine(tx.db, lineId, { quantity: together, note: mergedNote(note, joiningNote) });
  }
  await moveOtherLines(tx.db, from.id, to.id);
  await deleteLines(tx.db, from.id);
  await writeCart(tx.db, from.id, { status: 'abandoned' }, shopper.now);
  await writeCart(tx.db, to.id, { ...carriedOver(from, to), ...values }, shopper.now);
  const left = await carryCodes(tx, from, to, shopper);
  return isDeliveryLost(from, to) ? [...left, { kind: 'delivery' }] : left;
}

/** What was typed for the one cart serves the other where that has nothing yet; how it travels belongs to where it goes. */
function carriedOver(from: CartRow, to: CartRow): CartValues {
  const typed = {
    reference: to.reference ?? from.reference,
    requisitioner: to.requisitioner ?? from.requisitioner,
    requisitionNumber: to.requisitionNumber ?? from.requisitionNumber,
    purchaseOrderNumber: to.purchaseOrderNumber ?? from.purchaseOrderNumber,
    comment: mergedNote(to.comment, from.comment),
  };
  if (to.shippingAddress || !from.shippingAddress) return typed;
  const { shippingAddress, billingAddress, shippingMethod } = from;
  return { ...typed, shippingAddress, billingAddress: to.billingAddress ?? billingAddress, shippingMethod };
}

/** The carts had different delivery addresses or ways of delivery: those of the remaining cart count. */
function isDeliveryLost(from: CartRow, to: CartRow): boolean {
  if (!from.shippingAddress || !to.shippingAddress) return false;
  const placeOf = ({ shippingAddress: place, shippingMethod: way }: CartRow) =>
    JSON.stringify([place?.street, place?.postcode, place?.city, way?.carrierCode, way?.methodCode, way?.point]);
  return placeOf(from) !== placeOf(to);
}
