// Credits an amount without goods: a part of a price, a broken corner, a delivery that came late. The money follows as that of goods does.
import { type Life, type Stepping, stepOrder } from '#backend/commerce/fulfilment/step';
import { type Oere, oere } from '#domain/money/money';
import { VAT_BP, vatOnSum } from '#domain/money/vat';
import type { Chosen } from '#domain/order/order-life';
import { refusal } from '#domain/refusal/refusals';
import { type Credited, creditedSoFar, giveMoneyBack, stillPaidFor } from './credit-order';
import { writeDocument } from './write-document';

/** A part of the price of goods that stay with their buyer: refused above what they still cost without the freight. Incl. VAT. */
export async function creditPriceOff(
  stepping: Stepping,
  chosen: Chosen,
  { amount, reason }: { amount: Oere; reason: string },
): Promise<Credited> {
  const { total } = await stillPaidFor(stepping, chosen, false, false);
  return amount > total ? refusal('AMOUNT_ABOVE_INVOICED') : creditAmount(stepping, amount, reason);
}

/** Incl. VAT, of all that was invoiced. */
export const refundAmount = (number: string, amount: Oere, reason: string, life: Life): Promise<Credited> =>
  stepOrder(number, life, (stepping) => creditAmount(stepping, amount, reason));

/** Within a step of the order. Refuses before it has written anything. */
async function creditAmount(stepping: Stepping, amount: Oere, reason: string): Promise<Credited> {
  const { left } = await creditedSoFar(stepping);
  if (amount <= 0 || amount > left) return refusal('AMOUNT_ABOVE_INVOICED');
  // An order of gift cards alone was charged without VAT.
  const vatBp = stepping.whole.lines.every((line) => line.vatBp === 0) ? 0 : VAT_BP;
  const vat = vatOnSum(amount, 'gross', vatBp);
  const net = oere(amount - vat);
  const said = stepping.order.basis === 'net' ? net : amount;
  const line = { orderLineId: null, name: reason, quantity: 1, unitOere: said, rowOere: said, vatBp };
  const totals = {
    lines: [{ ...line, netOere: net, vatOere: vat }],
    freight: { net: oere(0), vat: oere(0), gross: oere(0) },
    taxes: [{ vatBp, base: net, vat }],
    net,
    vat,
    total: amount,
  };
  const credit = await writeDocument(stepping, { kind: 'credit', reason }, totals);
  const refunded = await giveMoneyBack(stepping, credit, stepping.order.status);
  return { ok: true, credit, refunded, returned: [], fees: new Map() };
}
