// How staff settle a complaint of an order: new goods as an order at 0 kr., or money through the credit notes that every refund goes by.
// Each in one transaction with the complaint itself, under the order's lock: twice is once.

import { type Life, type Stepping, stepOrder } from '#backend/commerce/fulfilment/step';
import { creditPriceOff } from '#backend/commerce/invoice/credit-amount';
import { type Credited, creditPieces } from '#backend/commerce/invoice/credit-order';
import type { OrderRow } from '#backend/commerce/order/order.sql';
import { complaintAfter } from '#domain/complaint/complaint';
import type { Oere } from '#domain/money/money';
import { creditable } from '#domain/order/order-life';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import { type ComplaintRow, complaintByNumber, lockComplaint, ordersOfComplaint } from './complaint.sql';
import { orderReplacement } from './replace';
import { stepComplaint } from './step';

interface Settling {
  stepping: Stepping;
  row: ComplaintRow;
}

/** Refuses a complaint without an order, and one that is closed, before anything is written. */
async function settleInOrder<Result extends object>(
  number: string,
  life: Life,
  work: (settling: Settling) => Promise<Outcome<Result>>,
): Promise<Outcome<Result>> {
  const known = await complaintByNumber(life.db, number);
  if (!known) return refusal('ORDER_NOT_FOUND');
  const { order } = await ordersOfComplaint(life.db, known);
  if (order === null) return refusal('COMPLAINT_NO_ORDER');
  return stepOrder(order, life, async (stepping): Promise<Outcome<Result>> => {
    const row = await lockComplaint(stepping.tx.db, known.id);
    if (!row) return refusal('ORDER_NOT_FOUND');
    const may = complaintAfter(row.state, 'settle');
    return may.ok ? work({ stepping, row }) : may;
  });
}

export type Replaced = Outcome<{ order: OrderRow; sold: number[] }>;

/** The pieces that were complained of, sent anew. Refuses where they are not on the shelf. */
export const replaceGoods = (number: string, text: string, life: Life): Promise<Replaced> =>
  settleInOrder(number, life, async ({ stepping, row }): Promise<Replaced> => {
    const made = await orderReplacement(stepping, row);
    if (!made.ok) return made;
    const on = { tx: stepping.tx, queue: life.queue, now: life.now };
    const step = { step: 'settle', text, remedy: 'replacement', replacementOrderId: made.order.id } as const;
    await stepComplaint(on, row, step);
    return made;
  });

/** `amount`: a part of the price, incl. VAT; null: all that the pieces cost. What is faulty does not go on the shelf again. */
export const refundComplaint = (
  number: string,
  { amount, text }: { amount: Oere | null; text: string },
  life: Life,
): Promise<Credited> =>
  settleInOrder(number, life, async ({ stepping, row }) => {
    const reason = `Reklamation ${row.number}`;
    const credited = await creditComplained({ stepping, row }, { amount, reason });
    if (!credited.ok) return credited;
    const { number: creditNumber } = credited.credit.invoice;
    const remedy = amount === null ? 'refund' : 'price_off';
    const on = { tx: stepping.tx, queue: life.queue, now: life.now };
    await stepComplaint(on, row, { step: 'settle', text, remedy, creditNumber });
    return credited;
  });

/** Pieces returned in the meantime are already refunded, and so is part of their price. */
async function creditComplained(
  { stepping, row }: Settling,
  { amount, reason }: { amount: Oere | null; reason: string },
): Promise<Credited> {
  const line = stepping.lines.find(({ id }) => id === row.orderLineId);
  if (!line) return refusal('PRODUCT_NOT_FOUND', { params: { sku: row.product } });
  if (creditable(line) < row.quantity) return refusal('NOT_INVOICED');
  const chosen = [{ id: line.id, quantity: row.quantity }];
  if (amount !== null) return creditPriceOff(stepping, chosen, { amount, reason });
  return creditPieces(stepping, { ok: true, chosen }, { restock: false, freight: null, reason, lost: new Map() });
}
