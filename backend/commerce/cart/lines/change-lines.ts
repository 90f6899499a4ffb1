// Sets quantities of lines, 0 taking the line out, and removes lines.
import { isForPoints } from '#domain/point-sale';
import { type Refusal, refusal } from '#domain/refusals';
import { changeCart } from '../change-cart';
import { cardsIn, type Shopper } from '../shopper';
import { extrasOf, isDesigned } from './designed';
import { isSoldTo, openPurse } from './for-points';
import { problemOf } from './problem';
import { type LineRow, listLines, removeLine, setLine } from './lines.sql';
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
    const held = [...lines.values()];
    const purse = await openPurse(tx.client, shopper.who, {
      lines: held,
      cards,
      isNeeded: held.some(({ design }) => isForPoints(design)),
    });
    const refused: RefusedLine[] = [];
    for (const { lineId, uid, quantity } of changes) {
      const line = lines.get(lineId ?? 0);
      const product = cards.get(line?.productId ?? 0);
      if (!line || !product) {
        refused.push({ refused: refusal('COULD_NOT_FIND_CART_ITEM'), uid });
      } else if (quantity === 0) {
        await removeLine(tx.db, cartId, line.id);
      } else {
        const isForSale = line.isForSale && isSoldTo(shopper.who, line.design, product);
        const elsewhere = piecesElsewhere(held, line);
        const wanted = { product, isForSale, quantity, isDesigned: isDesigned(line), elsewhere };
        const isDear = () =>
          purse.take(line, quantity - line.quantity, cards) && refusal('NOT_ENOUGH_POINTS_TO_UPDATE');
        const wrong = problemOf(wanted, shopper.store) ?? isDear();
        if (wrong) refused.push({ refused: wrong, uid });
        else {
          const drawn = { design: line.design, extras: extrasOf(line, shopper.language) };
          const seen = seenAt(product, quantity, shopper.terms, drawn);
          await setLine(tx.db, cartId, line.id, { quantity, seen });
        }
      }
    }
    return refused;
  });

const piecesElsewhere = (lines: readonly LineRow[], { id, productId }: LineRow): number =>
  lines.reduce((sum, line) => sum + (line.productId === productId && line.id !== id ? line.quantity : 0), 0);

/** Taking out what is out already is no fault: a button without JavaScript is easily pressed twice. */
export const takeOutLine = (cartId: string, lineId: number | null, shopper: Shopper) =>
  changeCart(cartId, shopper, async (tx) => {
    if (lineId !== null) await removeLine(tx.db, cartId, lineId);
  });
