// The part of an invoice on account paid by gift cards, and the part of a credit note refunded to them. Cards pay first and are refunded last, so an
// invoice charges the remainder (decision 16).

import type { Stepping } from '#backend/commerce/fulfilment/step';
import { heldByOrder } from '#backend/commerce/giftcard/giftcard.sql';
import { remainingTotals } from '#backend/commerce/order/ordered';
import { paidByCards, surplusOf } from '#domain/gift-card/gift-card';
import { NOTHING, type Oere, oere, sumOere } from '#domain/money/money';
import { type InvoiceRow, invoicesOfOrders } from './invoice.sql';

/** Zero for anyone who paid by card: their invoices are fully paid. */
export async function giftCardShare(stepping: Stepping, kind: InvoiceRow['kind'], total: Oere): Promise<Oere> {
  const { tx, order, payment } = stepping;
  if (payment.status !== 'account' || order.giftCardOere === 0) return NOTHING;
  const held = sumOere((await heldByOrder(tx.db, order.id)).map((one) => one.held));
  const earlier = await invoicesOfOrders(tx.db, [order.id]);
  if (kind === 'credit')
    return oere(Math.min(total, surplusOf({ held, worth: worthAfter(stepping, earlier, total), byCard: NOTHING })));
  const told = earlier.reduce((sum, one) => sum + (one.kind === 'invoice' ? one.giftCardOere : -one.giftCardOere), 0);
  return paidByCards({ held, told: oere(told), total });
}

/** What the order is still to pay for when so much more is credited. */
export function worthAfter({ whole }: Stepping, documents: readonly InvoiceRow[], total: Oere): Oere {
  const credited = sumOere(documents.flatMap((one) => (one.kind === 'credit' ? [one.totalOere] : [])));
  return oere(Math.max(0, remainingTotals(whole).total - credited - total));
}
