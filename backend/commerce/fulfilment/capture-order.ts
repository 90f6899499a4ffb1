// Takes what is due for goods that have left, for instance when the provider could not be reached or said no the first time.
import { dispatchedIn, orderedOf } from '#backend/commerce/order/ordered';
import { askCapture } from '#backend/commerce/payment/money/ask';
import type { Oere } from '#domain/money/money';
import { worthOf } from '#domain/order/invoice';
import { unshipped } from '#domain/order/order-life';
import { requireRealPayment } from '#domain/payment/payment';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import { type Life, stepOrder } from './step';

export const captureOrder = (number: string, life: Life): Promise<Outcome<{ amount: Oere }>> =>
  stepOrder(number, life, async ({ tx, whole, lines, payment }) => {
    const real = requireRealPayment(payment);
    if (!real.ok) return real;
    const dispatched = worthOf(orderedOf(whole), dispatchedIn(lines));
    if (dispatched === 0) return refusal('CAPTURE_BEFORE_DISPATCH');
    const isLast = lines.every((line) => unshipped(line) === 0);
    return askCapture(tx, payment, { dispatched, isLast }, life.now);
  });
