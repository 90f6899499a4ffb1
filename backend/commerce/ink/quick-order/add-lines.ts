// Puts a quick order into a cart in one transaction: every line, or none; or only the good ones, where the shopper says so.
import { changeCart } from '#backend/commerce/cart/change-cart';
import { plainProduct } from '#backend/commerce/cart/check-wanted';
import { CartDraft } from '#backend/commerce/cart/lines/cart-draft';
import { listLines } from '#backend/commerce/cart/lines/lines.sql';
import { priceSeenAt } from '#backend/commerce/cart/lines/seen';
import type { Shopper } from '#backend/commerce/cart/shopper';
import type { QuickLine } from '#domain/cart/quick-order';
import { type Checked, checkLines } from './check-lines';
import { putLines } from './quick-order.sql';

export interface Addition {
  lines: readonly QuickLine[];
  onlyGood: boolean;
}

export const addLines = (cartId: string, { lines, onlyGood }: Addition, shopper: Shopper) =>
  changeCart(cartId, shopper, async (tx) => {
    const { language, now, terms } = shopper;
    const reader = { on: tx.client, language, now, businessId: terms.businessId, kept: shopper.kept };
    const checked = await checkLines(lines, shopper, reader);
    const draft = new CartDraft(await listLines(tx.db, cartId, shopper.assortment), shopper);
    const judged = checked.map((line): Checked => {
      if (line.status !== 'OK') return line;
      const item = plainProduct(line.card);
      // The cart's quantity is included: the limit applies to the sum.
      const wrong = draft.set(item, draft.quantityOf(item) + line.quantity);
      return wrong ? { ...line, status: 'REFUSED', refusal: wrong } : line;
    });
    const good = judged.flatMap((line) => (line.status === 'OK' ? [line] : []));
    const adds = (onlyGood || good.length === judged.length) && good.length > 0;
    if (adds) {
      const puts = good.map(({ card }) => {
        const quantity = draft.quantityOf(plainProduct(card));
        return {
          productId: card.id,
          quantity,
          seen: priceSeenAt(card, quantity, terms),
        };
      });
      await putLines(tx.client, cartId, puts);
    }
    return { lines: judged, added: adds ? good.length : 0 };
  });
