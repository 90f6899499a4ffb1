// Puts an alternative in the place of a line, if it is still worth what was proposed: decided again inside the cart's lock.

import { itemsIn, lockedCart } from '#backend/commerce/cart/cart-items';
import { changeCart } from '#backend/commerce/cart/change-cart';
import { plainProduct } from '#backend/commerce/cart/check-wanted';
import { CartDraft } from '#backend/commerce/cart/lines/cart-draft';
import { removeLine, setLine } from '#backend/commerce/cart/lines/lines.sql';
import { priceSeenAt } from '#backend/commerce/cart/lines/seen';
import { priceItems } from '#backend/commerce/cart/price-items';
import { cardsIn, type Shopper } from '#backend/commerce/cart/shopper';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import { proposalsFor } from './propose';
import { alternativesTo } from './upgrade.sql';

export const upgradeLine = (cartId: string, lineId: number | null, sku: string, shopper: Shopper) =>
  changeCart<Outcome>(cartId, shopper, async (tx) => {
    const snapshot = await lockedCart(tx, cartId, shopper);
    const { lines } = snapshot;
    const line = lines.find(({ id }) => id === lineId);
    if (!line) return refusal('COULD_NOT_FIND_CART_ITEM');
    const own = await alternativesTo(tx.db, [line.productId], shopper.assortment);
    const cards = await cardsIn(
      tx,
      own.map(({ alternativeId }) => alternativeId),
      shopper,
    );
    const priced = priceItems(itemsIn({ ...snapshot, lines: [line] }, shopper), shopper.terms);
    const found = proposalsFor(priced, own, cards, shopper).find(({ card }) => card.sku === sku);
    if (!found) return refusal('UPGRADE_GONE');
    const { card, proposal } = found;
    const already = lines.find(({ productId, choice }) => productId === card.id && choice.kind === 'goods');
    // The line makes room for what comes in its place.
    const draft = new CartDraft(
      lines.filter(({ id }) => id !== line.id),
      shopper,
    );
    const item = plainProduct(card);
    const quantity = draft.quantityOf(item) + proposal.quantity;
    const problem = draft.set(item, quantity);
    if (problem) return problem;
    const seen = priceSeenAt(card, quantity, shopper.terms);
    if (!already) {
      // In the same place, with the note that was written on it.
      await setLine(tx.db, cartId, line.id, { productId: card.id, quantity, seen });
      return { ok: true };
    }
    await removeLine(tx.db, cartId, line.id);
    await setLine(tx.db, cartId, already.id, { quantity, seen });
    return { ok: true };
  });
