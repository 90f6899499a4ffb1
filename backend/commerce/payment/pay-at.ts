// Where the shopper pays an order whose card payment is open. Repeated calls return the same page.

import type { NewlyPlaced } from '#backend/commerce/checkout/place/write-order';
import type { OrderRow } from '#backend/commerce/order/order.sql';
import type { Db } from '#backend/db/client';
import type { PaymentProvider, PaymentRequest } from '#backend/ports/payment/index';
import { oere } from '#domain/money/money';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import { PAGE_TIME_MS } from './expire-payments';
import { paymentOfOrder, writePayment } from './payment.sql';
import { wayBackOf } from './return-address';

const wholeAddress = (address: string, origin: string | null) =>
  URL.canParse(address, origin ?? undefined) ? new URL(address, origin ?? undefined).href : null;

/** `url` is null when nothing is to be paid now. A provider that does not answer leaves the order waiting for its payment. */
export async function payAt(
  order: OrderRow,
  db: Db,
  provider: PaymentProvider,
  now: Date,
  /** The order has just been placed, and this is what was written. */
  made: NewlyPlaced | null = null,
): Promise<Outcome<{ url: string | null }>> {
  const payment = made?.whole.payment ?? (await paymentOfOrder(db, order.id));
  if (payment?.status !== 'pending' || payment.sessionToken === null) return { ok: true, url: null };
  const { sessionToken, amountOere, createdAt } = payment;
  const way = made?.wayBack ?? (await wayBackOf(db, payment.id));
  const opened = await openedBy(provider, {
    sessionToken,
    orderNumber: order.number,
    amount: oere(amountOere),
    openUntil: new Date(createdAt.getTime() + PAGE_TIME_MS),
    language: order.language,
    returnUrl: wholeAddress(way.returnUrl, way.origin),
    cancelUrl: wholeAddress(way.cancelUrl, way.origin),
  });
  if (!opened) return refusal('PAYMENT_PAGE_UNAVAILABLE');
  if (payment.providerReference === null)
    await writePayment(db, payment.id, { providerReference: opened.reference }, now);
  return { ok: true, url: opened.redirectUrl };
}

/** Null when the provider is unreachable or its answer is invalid; its port has logged the error. */
const openedBy = (provider: PaymentProvider, request: PaymentRequest) => provider.open(request).catch(() => null);
