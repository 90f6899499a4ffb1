// Where the shopper pays an order whose card payment is open. Asking again gives the same page.
import type { OrderRow } from '#backend/commerce/order/rows';
import type { Db } from '#backend/db/client';
import type { PaymentProvider } from '#backend/ports/payment/index';
import { oere } from '#domain/money';
import { paymentOfOrder, writePayment } from './rows';

/** Null when nothing is to be paid now. */
export async function payAt(order: OrderRow, db: Db, provider: PaymentProvider, now: Date): Promise<string | null> {
  const payment = await paymentOfOrder(db, order.id);
  if (payment?.status !== 'pending' || payment.sessionToken === null) return null;
  const { sessionToken, amountOere } = payment;
  const opened = await provider.open({
    sessionToken,
    orderNumber: order.number,
    amount: oere(amountOere),
    language: order.language,
  });
  if (payment.providerReference === null)
    await writePayment(db, payment.id, { providerReference: opened.reference }, now);
  return opened.redirectUrl;
}
