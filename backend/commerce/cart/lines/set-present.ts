// Makes a line of the cart a present, changes its wishes, or reverts it. Lines that become identical are merged.
import { inCopenhagen } from '#domain/calendar/calendar';
import { closedDays } from '#domain/delivery/delivery-calendar';
import { asPresent, mayBePresent } from '#domain/order/line-choice';
import { type PresentWish, problemWithPresent } from '#domain/order/present';
import { QUANTITY_CAP } from '#domain/quantity/quantity';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import { changeCart } from '../change-cart';
import type { Shopper } from '../shopper';
import { keyOf } from './cart-draft';
import { joinLine, listLines, removeLine, setLineChoice } from './lines.sql';

interface PresentGiven {
  lineId: number;
  /** Null: not a present. */
  present: PresentWish | null;
}

export const setPresent = (cartId: string, { lineId, present }: PresentGiven, shopper: Shopper) =>
  changeCart<Outcome>(cartId, shopper, async (tx) => {
    const { now, store, assortment } = shopper;
    const held = await listLines(tx.db, cartId, assortment);
    const line = held.find(({ id }) => id === lineId);
    if (!line || !mayBePresent(line.choice)) return refusal('COULD_NOT_FIND_CART_ITEM');
    const days = { today: inCopenhagen(now).date, closed: closedDays(now, store.calendar) };
    const wrong = present && problemWithPresent(present, days);
    if (wrong) return wrong;
    const choice = asPresent(present);
    const key = keyOf({ productId: line.productId, choice });
    const same = held.find((other) => other.id !== line.id && keyOf(other) === key);
    if (!same) await setLineChoice(tx.db, cartId, line.id, choice);
    else if (same.quantity + line.quantity > QUANTITY_CAP)
      return refusal('QUANTITY_TOO_LARGE', { params: { max: QUANTITY_CAP } });
    else {
      await joinLine(tx.db, cartId, same.id, line.quantity);
      await removeLine(tx.db, cartId, line.id);
    }
    return { ok: true };
  });
