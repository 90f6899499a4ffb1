// Sets quantities of lines, 0 taking the line out, and removes lines.
import type { CardRow } from '#backend/commerce/catalogue/index';
import { extrasOf } from '#backend/commerce/design/designed';
import { type Refusal, refusal } from '#domain/refusal/refusals';
import { changeCart } from '../change-cart';
import { cardsIn, type Shopper } from '../shopper';
import { CartDraft } from './cart-draft';
import { pointsBudget } from './for-points';
import { type LineRow, listLines, removeLine, setLine } from './lines.sql';
import { seenAt } from './seen';

export interface LineChange {
  lineId: number | null;
  /** The id of the line in the request, repeated in error messages. */
  uid: string;
  quantity: number;
}
export interface RefusedLine {
  refused: Refusal;
  uid: string;
}

export const changeLines = (cartId: string, changes: readonly LineChange[], shopper: Shopper) =>
  changeCart(cartId, shopper, async (tx) => {
    const held = await listLines(tx.db, cartId, shopper.assortment);
    const lines = new Map(held.map((line) => [line.id, line]));
    const ids = held.map((line) => line.productId);
    const cards = await cardsIn(tx, ids, shopper);
    const points = await pointsBudget(tx.client, shopper.who, { lines: held, cards, wanted: held });
    const draft = new CartDraft(held, shopper, points);
    const refused: RefusedLine[] = [];
    for (const { lineId, uid, quantity } of changes) {
      const line = lines.get(lineId ?? 0);
      const product = cards.get(line?.productId ?? 0);
      if (!line || !product) {
        refused.push({ refused: refusal('COULD_NOT_FIND_CART_ITEM'), uid });
      } else if (quantity === 0) {
        draft.takeOut({ ...line, product });
        await removeLine(tx.db, cartId, line.id);
      } else {
        const wrong = draft.set({ ...line, product }, quantity);
        if (wrong) refused.push({ refused: ofChange(wrong), uid });
        else await setLine(tx.db, cartId, line.id, { quantity, seen: seenOf(line, product, quantity, shopper) });
      }
    }
    return refused;
  });

/** Spec §8 has a separate message for a change. */
const ofChange = (wrong: Refusal): Refusal =>
  wrong.code === 'NOT_ENOUGH_POINTS' ? refusal('NOT_ENOUGH_POINTS_TO_UPDATE') : wrong;

const seenOf = (line: LineRow, product: CardRow, quantity: number, { terms, language }: Shopper) =>
  seenAt(product, quantity, terms, { choice: line.choice, extras: extrasOf(line, language) });

/** Taking out what is out already is no fault: a button without JavaScript is easily pressed twice. */
export const takeOutLine = (cartId: string, lineId: number | null, shopper: Shopper) =>
  changeCart(cartId, shopper, async (tx) => {
    if (lineId !== null) await removeLine(tx.db, cartId, lineId);
  });
