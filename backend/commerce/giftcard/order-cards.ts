// What an order does with gift cards: takes from them when it is placed, and gives back what it does not need any more.
import type { Transaction } from '#backend/db/transaction';
import { surplusOf, type UsedCard } from '#domain/gift-card/gift-card';
import { type Oere, oere, sumOere } from '#domain/money/money';
import { heldByOrder, insertEntry } from './giftcard.sql';

/** The cards must be locked: the ledger itself refuses what they do not hold. */
export async function takeCards(tx: Transaction, orderId: number, used: readonly UsedCard[], at: Date): Promise<void> {
  for (const { card, used: amount } of used) {
    if (amount === 0) continue;
    const key = `taken:${orderId}:${card.id}`;
    await insertEntry(tx.db, { giftCardId: card.id, kind: 'taken', oere: -amount, orderId, key, at });
  }
}

/** Gives back up to `amount`, or all that the order holds (null). The order's cart must be locked. Returns how much it was. */
export async function giveBackCards(
  tx: Transaction,
  orderId: number,
  amount: Oere | null,
  { event, at }: { event: string; at: Date },
): Promise<Oere> {
  let left = amount;
  let given = 0;
  for (const { id, held } of await heldByOrder(tx.db, orderId)) {
    const back = left === null ? held : oere(Math.min(left, held));
    if (back === 0) continue;
    const key = `given-back:${orderId}:${id}:${event}`;
    const isNew = await insertEntry(tx.db, { giftCardId: id, kind: 'given-back', oere: back, orderId, key, at });
    if (isNew) given += back;
    if (left !== null) left = oere(left - back);
  }
  return oere(given);
}

/** After an order has become smaller: what it holds beyond `worth` less `byCard` goes back. */
export async function giveBackSurplus(
  tx: Transaction,
  orderId: number,
  { worth, byCard }: { worth: Oere; byCard: Oere },
  event: { event: string; at: Date },
): Promise<Oere> {
  const held = sumOere((await heldByOrder(tx.db, orderId)).map((one) => one.held));
  return giveBackCards(tx, orderId, surplusOf({ held, worth, byCard }), event);
}
