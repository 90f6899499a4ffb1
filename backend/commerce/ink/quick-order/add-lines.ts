// Puts a quick order into a cart in one transaction: every line, or none; or only the good ones, where the shopper says so.
import { changeCart } from '#backend/commerce/cart/change-cart';
import { MOST_LINES } from '#backend/commerce/cart/lines/add-products';
import { problemOf } from '#backend/commerce/cart/lines/problem';
import { listLines } from '#backend/commerce/cart/lines/lines.sql';
import { seenAt } from '#backend/commerce/cart/lines/seen';
import type { Shopper } from '#backend/commerce/cart/shopper';
import type { QuickLine } from '#domain/quick-order';
import { refusal } from '#domain/refusals';
import { type Checked, checkLines } from './check-lines';
import { putLines } from './quick-order.sql';

export interface Addition {
  lines: readonly QuickLine[];
  onlyGood: boolean;
}

export const addLines = (cartId: string, { lines, onlyGood }: Addition, shopper: Shopper) =>
  changeCart(cartId, shopper, async (tx) => {
    const { language, now, terms, store } = shopper;
    const reader = { on: tx.client, language, now, businessId: terms.businessId, kept: shopper.kept };
    const checked = await checkLines(lines, shopper, reader);
    const held = new Map(
      (await listLines(tx.db, cartId, shopper.assortment)).map((line) => [line.productId, line.quantity]),
    );
    let room = MOST_LINES - held.size;
    const judged = checked.map((line): Checked => {
      if (line.status !== 'OK') return line;
      const already = held.get(line.card.id) ?? 0;
      // What lies in the cart already counts: only both together can be too many.
      const quantity = already + line.quantity;
      const problem = problemOf({ product: line.card, isForSale: true, quantity }, store);
      if (already === 0) room -= 1;
      const wrong = room < 0 ? refusal('COULD_NOT_ADD') : problem;
      return wrong ? { ...line, status: 'REFUSED', refusal: wrong } : line;
    });
    const good = judged.flatMap((line) => (line.status === 'OK' ? [line] : []));
    const adds = (onlyGood || good.length === judged.length) && good.length > 0;
    if (adds) {
      const puts = good.map(({ card, quantity: more }) => {
        const quantity = (held.get(card.id) ?? 0) + more;
        return { productId: card.id, quantity, seen: seenAt(card, quantity, terms, { design: '', extras: [] }) };
      });
      await putLines(tx.client, cartId, puts);
    }
    return { lines: judged, added: adds ? good.length : 0 };
  });
