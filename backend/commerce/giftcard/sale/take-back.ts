// Takes back sold, unused gift cards: their money leaves the ledger, and unsent ones are not sent. A card of which any amount was spent is not taken
// back.
import type { Transaction } from '#backend/db/transaction';
import { oere } from '#domain/money/money';
import type { LineKind } from '#domain/order/line-choice';
import type { Chosen } from '#domain/order/order-life';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import { insertEntry } from '../giftcard.sql';
import { cardsSoldWith, keepCardsHere, type SoldCard } from './sale.sql';

/**
 * Unused cards for the chosen pieces of an order's lines; refused where there are fewer. An order that is not paid or approved has no
 * cards yet, and nothing to take back. Nothing is written.
 */
export async function unusedCards(
  tx: Transaction,
  orderId: number,
  lines: readonly { id: number; kind: LineKind }[],
  chosen: Chosen,
): Promise<Outcome<{ cards: SoldCard[] }>> {
  const wanted = chosen.filter(({ id }) => lines.some((line) => line.id === id && line.kind === 'gift_card'));
  if (wanted.length === 0) return { ok: true, cards: [] };
  const sold = await cardsSoldWith(tx.db, [orderId]);
  const cards: SoldCard[] = [];
  for (const { id, quantity } of wanted) {
    const made = sold.filter((card) => card.orderLineId === id);
    if (made.length === 0) continue;
    const unused = made.filter((card) => card.holds === card.sold);
    // Unsent cards are taken back first.
    const first = unused.sort((a, b) => Number(a.sentAt !== null) - Number(b.sentAt !== null)).slice(0, quantity);
    if (first.length < quantity) return refusal('GIFT_CARD_SPENT');
    cards.push(...first);
  }
  return { ok: true, cards };
}

/** What was spent since they were looked at, the ledger refuses: nothing of the change is done then. */
export async function takeBackCards(
  tx: Transaction,
  orderId: number,
  cards: readonly SoldCard[],
  at: Date,
): Promise<void> {
  if (cards.length === 0) return;
  for (const { id, sold } of cards) {
    const key = `withdrawn:${id}`;
    await insertEntry(tx.db, { giftCardId: id, kind: 'withdrawn', oere: oere(-sold), orderId, key, at });
  }
  await keepCardsHere(
    tx.db,
    cards.map(({ id }) => id),
  );
}
