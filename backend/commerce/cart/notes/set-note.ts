// Writes a note on a line or on the entire cart, for customers with the right. Spec §3 account_settings.enable_salesline_notes.
import { NOTE_LENGTH, noteFrom } from '#domain/cart/cart-note';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import { writeCart } from '../cart.sql';
import { changeCart } from '../change-cart';
import { setLineNote } from '../lines/lines.sql';
import type { Shopper } from '../shopper';

export interface NoteGiven {
  /** Null: a note on the entire cart. */
  lineId: number | null;
  note: string | null;
}

export const setNote = (cartId: string, { lineId, note }: NoteGiven, shopper: Shopper) =>
  changeCart<Outcome>(cartId, shopper, async (tx) => {
    if (shopper.who?.customer.accountSettings.enableSaleslineNotes !== true) return refusal('PERMISSION_DENIED');
    if (lineId === null) {
      await writeCart(tx.db, cartId, { comment: noteFrom(note, NOTE_LENGTH.cart) }, shopper.now);
      return { ok: true };
    }
    const isThere = await setLineNote(tx.db, cartId, lineId, noteFrom(note, NOTE_LENGTH.line));
    return isThere ? { ok: true } : refusal('COULD_NOT_FIND_CART_ITEM');
  });
