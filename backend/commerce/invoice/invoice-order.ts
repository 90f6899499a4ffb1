// Invoices what has been sent and not been invoiced yet, all or part of it; the freight goes with the first.

import { settlePoints } from '#backend/commerce/fulfilment/settle-points';
import { type Life, stepOrder } from '#backend/commerce/fulfilment/step';
import { raiseLines } from '#backend/commerce/order/fulfilment.sql';
import { noteStatus } from '#backend/commerce/order/order.sql';
import { extentOf } from '#backend/commerce/order/ordered';
import { readInvoiceWriter } from '#backend/commerce/seller/index';
import { choose, uninvoiced, withPieces } from '#domain/order/order-life';
import { requireRealPayment } from '#domain/payment/payment';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import type { WholeInvoice } from './invoice.sql';
import { documentLines, totalsBetween, writeDocument } from './write-document';

export const invoiceOrder = (
  number: string,
  pieces: ReadonlyMap<string, number> | null,
  life: Life,
): Promise<Outcome<{ invoice: WholeInvoice }>> =>
  stepOrder(number, life, async (stepping) => {
    const { tx, order, lines, payment, tell } = stepping;
    if ((await readInvoiceWriter(tx.db)) === 'erp') return refusal('INVOICED_BY_ERP');
    const real = requireRealPayment(payment);
    if (!real.ok) return real;
    const picked = choose(lines, uninvoiced, pieces);
    if (!picked.ok) return picked;
    const billed = withPieces(lines, 'invoiced', picked.chosen);
    const now = extentOf(billed, 'invoiced');
    const totals = totalsBetween(stepping, extentOf(lines, 'invoiced'), now);
    await raiseLines(tx.db, 'invoiced', picked.chosen);
    const document = { kind: 'invoice' as const, reason: '' };
    const written = await writeDocument(stepping, document, { ...totals, lines: documentLines(totals, stepping) });
    const { invoice } = written;
    await settlePoints(stepping, billed);
    await noteStatus(tx.db, order.id, order.status, `Invoiced by ${life.by}: ${invoice.number}`, life.now);
    await tell('invoice', invoice.number, {
      invoice: invoice.number,
      // What there is to pay.
      totalOere: invoice.totalOere - invoice.giftCardOere,
      token: order.publicToken,
      dueAt: payment.status === 'account' ? invoice.dueAt : null,
    });
    return { ok: true, invoice: written };
  });
