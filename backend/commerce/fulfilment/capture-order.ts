// Takes what is due for goods that have left, for instance when the provider could not be reached or said no the first time.
import { dispatchedIn, orderedOf } from '#backend/commerce/order/ordered';
import { askCapture } from '#backend/commerce/payment/money/ask';
import { worthOf } from '#domain/invoice';
import type { Oere } from '#domain/money';
import { unshipped } from '#domain/order-life';
import { requireRealPayment } from '#domain/payment';
import { type Outcome, refusal } from '#domain/refusals';
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
