// Sets quantities of lines, 0 taking the line out, and removes lines.
import { type Refusal, refusal } from '#domain/refusals';
import { changeCart } from '../change-cart';
import { cardsIn, type Shopper } from '../shopper';
import { extrasOf, isDesigned } from './designed';
import { problemOf } from './problem';
import { listLines, removeLine, setLine } from './rows';
import { seenAt } from './seen';

export interface LineChange {
  lineId: number | null;
  /** As the client named the line, for the message. */
  uid: string;
  quantity: number;
}
export interface RefusedLine {
  refused: Refusal;
  uid: string;
}

export const changeLines = (cartId: string, changes: readonly LineChange[], shopper: Shopper) =>
  changeCart(cartId, shopper, async (tx) => {
    const lines = new Map((await listLines(tx.db, cartId, shopper.assortment)).map((line) => [line.id, line]));
    const cards = await cardsIn(
      tx,
      [...lines.values()].map((line) => line.productId),
      shopper,
    );
    const refused: RefusedLine[] = [];
    for (const { lineId, uid, quantity } of changes) {
      const line = lines.get(lineId ?? 0);
      const product = cards.get(line?.productId ?? 0);
      if (!line || !product) {
        refused.push({ refused: refusal('COULD_NOT_FIND_CART_ITEM'), uid });
      } else if (quantity === 0) {
        await removeLine(tx.db, cartId, line.id);
      } else {
        const wrong = problemOf(
          { product, isForSale: line.isForSale, quantity, isDesigned: isDesigned(line) },
          shopper.store,
        );
        if (wrong) refused.push({ refused: wrong, uid });
        else {
          const seen = seenAt(product, quantity, shopper.terms, extrasOf(line, shopper.language));
          await setLine(tx.db, cartId, line.id, { quantity, seen });
        }
      }
    }
    return refused;
  });

/** Taking out what is out already is no fault: a button without JavaScript is easily pressed twice. */
export const takeOutLine = (cartId: string, lineId: number | null, shopper: Shopper) =>
  changeCart(cartId, shopper, async (tx) => {
    if (lineId !== null) await removeLine(tx.db, cartId, lineId);
  });
