// Polls the provider for payments whose callback is missing: it may be lost, or the provider was unavailable. Payments that the shop has given up are
// polled once more when their payment page has expired: money that was authorised for them is released.
import type { PaymentProvider } from '#backend/ports/payment/index';
import { oere } from '#domain/money/money';
import { PAGE_TIME_MS } from './expire-payments';
import { givenUpSessions, insertEvent, noteAsked, openSessions } from './payment.sql';
import { type Settling, settlePayment } from './settle-payment';

/** Callbacks take seconds; a payment whose page is still open need not be polled. */
const PATIENCE_MS = 2 * 60_000;

/**
 * A payment that cannot be polled goes to the end of the queue and does not block the others; an unavailable provider is not called again until the
 * next round.
 */
const MOST_FAILURES = 3;

/** A provider that was unavailable for longer has itself released what was not captured. */
const GIVEN_UP_FOR_GOOD_MS = 7 * 24 * 60 * 60_000;
const ASKED = 'asked';

interface After {
  paymentId: number;
  sessionToken: string;
  reference: string;
  amountOere: number;
  /** Polled until there is an answer, and then never again. */
  isGivenUp: boolean;
}

/** `released`: products whose stock came back. */
export async function askAfterPayments(
  settling: Settling,
  provider: PaymentProvider,
): Promise<{ released: number[]; failure: unknown }> {
  const released: number[] = [];
  const failures: unknown[] = [];
  if (!provider.askAfter) return { released, failure: null };
  for (const one of await sessionsToAskAfter(settling, provider.code)) {
    try {
      released.push(...(await askAfter(one, settling, provider)));
    } catch (failure) {
      failures.push(failure);
      if (failures.length === MOST_FAILURES) break;
    }
  }
  return { released, failure: failures[0] ?? null };
}

async function sessionsToAskAfter({ db, now }: Settling, provider: string): Promise<After[]> {
  const ago = (time: number) => new Date(now.getTime() - time);
  const shut = { after: ago(GIVEN_UP_FOR_GOOD_MS), before: ago(PAGE_TIME_MS) };
  const open = await openSessions(db, provider, ago(PATIENCE_MS));
  const givenUp = await givenUpSessions(db, provider, shut, ASKED);
  return [...open.map((one) => ({ ...one, isGivenUp: false })), ...givenUp.map((one) => ({ ...one, isGivenUp: true }))];
}

async function askAfter(
  { sessionToken, reference, amountOere, paymentId, isGivenUp }: After,
  settling: Settling,
  provider: PaymentProvider,
): Promise<number[]> {
  await noteAsked(settling.db, paymentId, settling.now);
  const event = await provider.askAfter?.({ sessionToken, reference, amount: oere(amountOere) });
  if (!event) return [];
  const settled = await settlePayment(event, settling);
  if (isGivenUp) {
    const asked = { idempotencyKey: `${ASKED}:${paymentId}`, paymentId, kind: ASKED, at: settling.now };
    await insertEvent(settling.db, asked);
  }
  return settled.ok ? settled.released : [];
}
