// Books in returned items: by staff, all or part of them, intact or damaged; credited less the fee, and refunded at once.

import { type Life, type Stepping, stepOrder } from '#backend/commerce/fulfilment/step';
import { type Credited, creditPieces } from '#backend/commerce/invoice/credit-order';
import { formatMoney, type Oere, oere } from '#domain/money/money';
import { type Chosen, choose, type LifeLine } from '#domain/order/order-life';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import type { FeeSoFar } from '#domain/returns/return-fee';
import {
  closeReturnIfDone,
  insertReceipts,
  type ReturnRow,
  raiseReturned,
  receiptsOf,
  returnByNumber,
  returnsOf,
} from './returns.sql';

export interface BookingIn {
  /** SKU → pieces; null: all that is still on its way. */
  pieces: ReadonlyMap<string, number> | null;
  /** SKU → what its damaged goods have lost in worth, incl. VAT; they do not go on the shelf. */
  lost: ReadonlyMap<string, Oere>;
  restock: boolean;
  reason: string;
}

export type BookedIn = Outcome<{ credited: Credited & { ok: true }; fee: Oere; isClosed: boolean }>;

export const receiveReturn = (number: string, booking: BookingIn, life: Life): Promise<BookedIn> =>
  stepReturn(number, life, async (stepping, row): Promise<BookedIn> => {
    const { tx } = stepping;
    const picked = choose(stepping.lines, await piecesComingIn(stepping, row.id), booking.pieces);
    if (!picked.ok) return picked;
    const isBilled = ({ id, invoiced, credited }: LifeLine) => piecesOfLine(picked.chosen, id) <= invoiced - credited;
    if (!stepping.lines.every(isBilled)) return refusal('NOT_INVOICED');
    const { lost, restock, reason } = booking;
    const fee = row.isFree ? {} : { fee: await keptSoFar(stepping, row.id), feeWords: feeWordsIn(stepping.order) };
    // What was paid for the delivery is no part of an agreement to take goods back.
    const credited = await creditPieces(stepping, picked, { lost, restock, reason, freight: false, ...fee });
    if (!credited.ok) return credited;
    await raiseReturned(tx.db, row.id, 'received', picked.chosen);
    await insertReceipts(tx.db, receiptRows(stepping, row, { chosen: picked.chosen, lost, credited }));
    const kept = oere([...credited.fees.values()].reduce((sum, one) => sum + one.fee, 0));
    return { ok: true, credited, fee: kept, isClosed: await closeReturnIfDone(tx.db, row.id, life.now) };
  });

/** Items not accepted, or never received: they remain the buyer's, who is notified of the reason. */
export const refuseReturn = (
  number: string,
  { pieces, reason }: Pick<BookingIn, 'pieces' | 'reason'>,
  life: Life,
): Promise<Outcome<{ isClosed: boolean }>> =>
  stepReturn(number, life, async (stepping, row) => {
    const { tx, whole, tell } = stepping;
    const picked = choose(stepping.lines, await piecesComingIn(stepping, row.id), pieces);
    if (!picked.ok) return picked;
    await raiseReturned(tx.db, row.id, 'refused', picked.chosen);
    const isClosed = await closeReturnIfDone(tx.db, row.id, life.now);
    const goods = picked.chosen.flatMap(({ id, quantity }) => {
      const line = whole.lines.find((one) => one.id === id);
      return line ? [{ quantity: `${quantity} ${line.unit}`, name: line.name, sku: line.sku }] : [];
    });
    const event = `${number}:${life.now.toISOString()}`;
    await tell('return-refused', event, { return: number, reason, goods, token: whole.order.publicToken });
    return { ok: true, isClosed };
  });

async function stepReturn<Result extends object>(
  number: string,
  life: Life,
  work: (stepping: Stepping, row: ReturnRow) => Promise<Outcome<Result>>,
): Promise<Outcome<Result>> {
  const known = await returnByNumber(life.db, number);
  if (!known) return refusal('ORDER_NOT_FOUND');
  return stepOrder(known.order, life, (stepping) => work(stepping, known.goodsReturn));
}

const feeWordsIn =
  ({ language }: Stepping['order']) =>
  (fee: Oere): string =>
    language === 'en'
      ? `Return fee ${formatMoney(fee, 'en-GB')} excl. VAT`
      : `Returgebyr ${formatMoney(fee, 'da-DK')} ekskl. moms`;

const piecesOfLine = (chosen: Chosen, lineId: number): number => chosen.find(({ id }) => id === lineId)?.quantity ?? 0;

async function piecesComingIn({ tx, order }: Stepping, returnId: number): Promise<(line: LifeLine) => number> {
  const all = await returnsOf(tx.db, order.id);
  const lines = all.find(({ goodsReturn }) => goodsReturn.id === returnId)?.lines ?? [];
  const left = new Map(lines.map((one) => [one.orderLineId, one.quantity - one.received - one.refused]));
  return (line) => left.get(line.id) ?? 0;
}

async function keptSoFar({ tx }: Stepping, returnId: number): Promise<ReadonlyMap<number, FeeSoFar>> {
  const kept = new Map<number, FeeSoFar>();
  for (const { orderLineId, goodsOere, feeOere } of await receiptsOf(tx.db, returnId)) {
    const before = kept.get(orderLineId);
    kept.set(orderLineId, { goods: oere((before?.goods ?? 0) + goodsOere), fee: oere((before?.fee ?? 0) + feeOere) });
  }
  return kept;
}

function receiptRows(
  { whole, life }: Stepping,
  { id: returnId }: ReturnRow,
  { chosen, lost, credited }: { chosen: Chosen; lost: BookingIn['lost']; credited: Credited & { ok: true } },
) {
  const creditId = credited.credit.invoice.id;
  return chosen.map(({ id, quantity }) => {
    const sku = whole.lines.find((line) => line.id === id)?.sku ?? '';
    const { goods = oere(0), fee = oere(0) } = credited.fees.get(id) ?? {};
    const amounts = { isDamaged: lost.has(sku), goodsOere: goods, feeOere: fee };
    return { returnId, orderLineId: id, quantity, ...amounts, creditId, at: life.now };
  });
}
