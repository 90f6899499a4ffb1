// How far the payment of an order has come, in the words of the wire.
import type { Reader } from '#backend/db/client';
import type { OrderPaymentStatus } from '#backend/generated/commerce';
import { hasExpired, type WholeOrder } from './read.sql';

const PAYMENT_STATUS = {
  pending: 'AWAITING',
  authorised: 'AUTHORISED',
  captured: 'CAPTURED',
  declined: 'DECLINED',
  cancelled: 'CANCELLED',
  account: 'INVOICE',
} as const satisfies Record<NonNullable<WholeOrder['payment']>['status'], OrderPaymentStatus>;

/** A payment that was not made in time is booked as a cancelled one; its events know which it was. */
export async function statusOfPayment(
  reader: Reader,
  payment: WholeOrder['payment'],
): Promise<OrderPaymentStatus | null> {
  if (payment?.status === 'cancelled' && (await hasExpired(reader, payment.id))) return 'EXPIRED';
  return payment && PAYMENT_STATUS[payment.status];
}
