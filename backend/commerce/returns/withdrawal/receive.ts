// Books in items of a withdrawal: by staff, all or part of them, at full or reduced value; credited and refunded at once.

import { type Life, type Stepping, stepOrder } from '#backend/commerce/fulfilment/step';
import { type Credited, creditPieces } from '#backend/commerce/invoice/credit-order';
import type { Oere } from '#domain/money/money';
import { choose, type LifeLine } from '#domain/order/order-life';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import { stillToCome } from './question';
import { closeIfDone, raiseWithdrawn, withdrawalByNumber, withdrawalsOf } from './withdrawal.sql';

export interface Receiving {
  /** SKU → pieces; null: all that is still on its way. */
  pieces: ReadonlyMap<string, number> | null;
  /** SKU → what its goods have lost in worth, incl. VAT. */
  lost: ReadonlyMap<string, Oere>;
  restock: boolean;
  reason: string;
}

export type Received = Outcome<{ credited: Credited & { ok: true }; isClosed: boolean }>;

export async function receiveWithdrawn(number: string, receiving: Receiving, life: Life): Promise<Received> {
  const known = await withdrawalByNumber(life.db, number);
  if (!known) return refusal('ORDER_NOT_FOUND');
  return stepOrder(known.order, life, async (stepping): Promise<Received> => {
    const { tx } = stepping;
    const { id } = known.withdrawal;
    const left = await underwayIn(stepping, id);
    const picked = choose(stepping.lines, left, receiving.pieces);
    if (!picked.ok) return picked;
    const owed = (line: LifeLine) => picked.chosen.find((one) => one.id === line.id)?.quantity ?? 0;
    if (stepping.lines.some((line) => owed(line) > line.invoiced - line.credited)) return refusal('NOT_INVOICED');
    const { lost, restock, reason } = receiving;
    const crediting = { lost, restock, reason, freight: isWholeOrder(stepping, owed), standardFreight: true };
    const credited = await creditPieces(stepping, picked, crediting);
    if (!credited.ok) return credited;
    await raiseWithdrawn(tx.db, id, 'received', picked.chosen);
    return { ok: true, credited, isClosed: await closeIfDone(tx.db, id, life.now) };
  });
}

/** Items never received remain the buyer's, who is notified of the reason; they are not refunded. */
export async function endWithdrawal(number: string, reason: string, life: Life): Promise<Outcome> {
  const known = await withdrawalByNumber(life.db, number);
  if (!known) return refusal('ORDER_NOT_FOUND');
  return stepOrder(known.order, life, async (stepping): Promise<Outcome> => {
    const { tx, whole, tell } = stepping;
    const picked = choose(stepping.lines, await underwayIn(stepping, known.withdrawal.id), null);
    if (!picked.ok) return picked;
    await raiseWithdrawn(tx.db, known.withdrawal.id, 'kept', picked.chosen);
    await closeIfDone(tx.db, known.withdrawal.id, life.now);
    await tell('withdrawal-ended', number, { withdrawal: number, reason, token: whole.order.publicToken });
    return { ok: true };
  });
}

async function underwayIn({ tx, order }: Stepping, withdrawalId: number): Promise<(line: LifeLine) => number> {
  const all = await withdrawalsOf(tx.db, order.id);
  const lines = all.find(({ withdrawal }) => withdrawal.id === withdrawalId)?.lines ?? [];
  const left = new Map(lines.map((one) => [one.orderLineId, stillToCome(one)]));
  return (line) => left.get(line.id) ?? 0;
}

/** The freight is refunded with the last item of an order that is withdrawn from completely. */
const isWholeOrder = ({ lines }: Stepping, owed: (line: LifeLine) => number): boolean =>
  lines.every((line) => line.quantity - line.canceled - line.credited === owed(line));
