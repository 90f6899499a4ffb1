// Asks the provider what has become of payments whose callback has not come: it may be lost, or the provider was away when it was due.
import type { PaymentProvider } from '#backend/ports/payment/index';
import { oere } from '#domain/money';
import { openSessions } from './rows';
import { type Settling, settlePayment } from './settle-payment';

/** Callbacks take seconds; who is still on the payment page need not be asked after. */
const PATIENCE_MS = 2 * 60_000;

/** One that cannot be asked after does not keep the others waiting; a provider that is away is left alone until the next round. */
const MOST_FAILURES = 3;

/** `released`: products whose stock came back. */
export async function askAfterPayments(
  settling: Settling,
  provider: PaymentProvider,
): Promise<{ released: number[]; failure: unknown }> {
  const released: number[] = [];
  const failures: unknown[] = [];
  const before = new Date(settling.now.getTime() - PATIENCE_MS);
  for (const { sessionToken, reference, amountOere } of await openSessions(settling.db, provider.code, before)) {
    try {
      const event = await provider.askAfter({ sessionToken, reference, amount: oere(amountOere) });
      const settled = event && (await settlePayment(event, settling));
      if (settled?.ok) released.push(...settled.released);
    } catch (failure) {
      failures.push(failure);
      if (failures.length === MOST_FAILURES) break;
    }
  }
  return { released, failure: failures[0] ?? null };
}
