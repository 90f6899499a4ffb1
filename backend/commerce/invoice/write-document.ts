// Writes an invoice or a credit note over some pieces of an order: amounts by domain/order/invoice, a number without gaps, never changed again.

import type { Stepping } from '#backend/commerce/fulfilment/step';
import { orderedOf } from '#backend/commerce/order/ordered';
import { addDays, inCopenhagen } from '#domain/calendar/calendar';
import { type DocumentTotals, documentBetween, type Extent } from '#domain/order/invoice';
import { keepEInvoices } from './e-invoice/keep';
import { giftCardShare } from './gift-card-share';
import { type InvoiceRow, insertInvoice, type NewInvoiceLine, type WholeInvoice } from './invoice.sql';

/** The norm of the trade for customers on account; who paid by card has paid. */
export const DAYS_TO_PAY = 30;

export interface Document {
  kind: InvoiceRow['kind'];
  reason: string;
}

export function totalsBetween({ whole }: Stepping, before: Extent, now: Extent): DocumentTotals {
  return documentBetween(orderedOf(whole), before, now);
}

export async function writeDocument(
  stepping: Stepping,
  { kind, reason }: Document,
  totals: Omit<DocumentTotals, 'lines'> & { lines: readonly NewInvoiceLine[] },
): Promise<WholeInvoice> {
  const { tx, order, payment, life } = stepping;
  const today = inCopenhagen(life.now).date;
  const written = await insertInvoice(
    tx.db,
    {
      orderId: order.id,
      kind,
      customerId: order.customerId,
      businessId: order.businessId,
      issuedAt: life.now,
      dueAt: kind === 'invoice' && payment.status === 'account' ? addDays(today, DAYS_TO_PAY) : today,
      reason,
      freightNetOere: totals.freight.net,
      freightVatOere: totals.freight.vat,
      netOere: totals.net,
      vatOere: totals.vat,
      totalOere: totals.total,
      giftCardOere: await giftCardShare(stepping, kind, totals.total),
    },
    totals.lines,
    totals.taxes.map(({ vatBp, base, vat }) => ({ vatBp, baseOere: base, vatOere: vat })),
  );
  await keepEInvoices(stepping, written);
  return written;
}

export const documentLines = (totals: DocumentTotals, { whole }: Stepping): NewInvoiceLine[] =>
  totals.lines.map(({ id, quantity, row, discount, duty, vatBp, goods, excise }) => ({
    orderLineId: id,
    name: whole.lines.find((line) => line.id === id)?.name ?? '',
    quantity,
    unitOere: row / quantity,
    rowOere: row,
    discountOere: discount,
    dutyOere: duty,
    vatBp,
    netOere: goods.net,
    vatOere: goods.vat,
    dutyNetOere: excise.net,
    dutyVatOere: excise.vat,
  }));
