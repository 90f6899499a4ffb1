// Where the shopper pays an order whose card payment is open. Asking again gives the same page.
import type { OrderRow } from '#backend/commerce/order/rows';
import type { Db } from '#backend/db/client';
import type { PaymentProvider } from '#backend/ports/payment/index';
import { oere } from '#domain/money';
import { paymentOfOrder, writePayment } from './rows';
import { wayBackOf } from './way-back';

const wholeAddress = (address: string, origin: string | null) =>
  URL.canParse(address, origin ?? undefined) ? new URL(address, origin ?? undefined).href : null;

/** Null when nothing is to be paid now. */
export async function payAt(order: OrderRow, db: Db, provider: PaymentProvider, now: Date): Promise<string | null> {
  const payment = await paymentOfOrder(db, order.id);
  if (payment?.status !== 'pending' || payment.sessionToken === null) return null;
  const { sessionToken, amountOere } = payment;
  const way = await wayBackOf(db, payment.id);
  const opened = await provider.open({
    sessionToken,
    orderNumber: order.number,
    amount: oere(amountOere),
    language: order.language,
    returnUrl: wholeAddress(way.returnUrl, way.origin),
    cancelUrl: wholeAddress(way.cancelUrl, way.origin),
  });
  if (payment.providerReference === null)
    await writePayment(db, payment.id, { providerReference: opened.reference }, now);
  return opened.redirectUrl;
}
