// The states of a payment. Spec §3 payment mode and kind; card money is authorised at the order and captured later, never before
// dispatch (Danish Payments Act) and never above what was authorised.
import { NOTHING, type Oere, oere } from '#domain/money/money';
import { type Outcome, refusal } from '#domain/refusal/refusals';

/** TEST: nothing is charged, in a shop that sells. DEMO: nothing is charged, in the demo world. LIVE: real money. */
export const PAYMENT_MODES = ['TEST', 'DEMO', 'LIVE'] as const;
export type PaymentMode = (typeof PAYMENT_MODES)[number];

/** Codes of the providers, stored with each payment: a code in use is never changed. A new provider begins here. */
export const PROVIDER_CODES = ['stripe', 'test'] as const;
export type ProviderCode = (typeof PROVIDER_CODES)[number];

/**
 * A test payment moves no money, so nothing that is worth money may follow from it: no shipment, invoice, capture or gift card. The mode is
 * stored with the payment: an order retains it after the shop has been switched to LIVE.
 */
export const isTestPayment = (payment: { mode: PaymentMode } | null): boolean => payment?.mode === 'TEST';

/** Refuses what may only follow from a real payment. */
export const requireRealPayment = (payment: { mode: PaymentMode } | null): Outcome =>
  isTestPayment(payment) ? refusal('PAID_BY_TEST') : { ok: true };
/** `free`: gift cards or codes have paid all of it (Magento's name). */
export const PAYMENT_KINDS = ['card', 'account', 'free'] as const;
export type PaymentKind = (typeof PAYMENT_KINDS)[number];
/** What a store may offer; that nothing is left to pay is no offer. */
export const OFFERED_PAYMENTS = ['card', 'account'] as const satisfies readonly PaymentKind[];
export type OfferedPayment = (typeof OFFERED_PAYMENTS)[number];

/** open → authorised → captured; open → declined or cancelled; authorised → cancelled while nothing is captured. */
export const PAYMENT_STATES = ['open', 'authorised', 'captured', 'declined', 'cancelled'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** `amount` is the order's total; `captured` grows to `authorised`, at which the state is captured. */
export type Payment = { state: PaymentState; amount: Oere; authorised: Oere; captured: Oere };

export type PaymentEvent =
  | { kind: 'authorised'; amount: Oere }
  | { kind: 'declined' }
  | { kind: 'cancelled' }
  | { kind: 'expired' };

/** `changed` false: the same event came before, and nothing is to be written, mailed or booked again. */
export type PaymentOutcome = Outcome<{ payment: Payment; changed: boolean }>;

/**
 * What a callback of the provider makes of a payment. Providers repeat callbacks and mix up their order. `expired` is the shop's own
 * word, about a payment that was not made in time: one that was made in the meantime it leaves alone.
 */
export function applyEvent(payment: Payment, event: PaymentEvent): PaymentOutcome {
  if (event.kind === 'expired') {
    if (payment.state !== 'open') return refusal('PAYMENT_STATE_WRONG');
    return { ok: true, payment: { ...payment, state: 'cancelled' }, changed: true };
  }
  const repeated = payment.state === event.kind || (event.kind === 'authorised' && payment.state === 'captured');
  if (event.kind === 'authorised' && event.amount !== payment.amount) return refusal('PAYMENT_AMOUNT_WRONG');
  if (repeated) return { ok: true, payment, changed: false };
  if (event.kind === 'cancelled' && payment.state === 'authorised' && payment.captured === 0) {
    return { ok: true, payment: { ...payment, state: 'cancelled' }, changed: true };
  }
  if (payment.state !== 'open') return refusal('PAYMENT_STATE_WRONG');
  const authorised = event.kind === 'authorised' ? event.amount : NOTHING;
  return { ok: true, payment: { ...payment, state: event.kind, authorised }, changed: true };
}

/** Takes `amount` for goods that left. `dispatched` is the value of all shipments of the order so far, this one included. */
export function capture(payment: Payment, amount: Oere, dispatched: Oere): PaymentOutcome {
  if (payment.state !== 'authorised' || amount <= 0) return refusal('PAYMENT_STATE_WRONG');
  const captured = oere(payment.captured + amount);
  if (captured > payment.authorised) return refusal('CAPTURE_ABOVE_AUTHORISED');
  if (captured > dispatched) return refusal('CAPTURE_BEFORE_DISPATCH');
  const state = captured === payment.authorised ? 'captured' : 'authorised';
  return { ok: true, payment: { ...payment, captured, state }, changed: true };
}

/**
 * Spec §1 and §8: invoice payment is for business customers; a card serves everyone but those whose orders someone has to approve,
 * for a card would be charged without the approver. Where nothing is left to pay there is no choice.
 */
export function paymentKindsFor(
  buyer: { isBusiness: boolean; isApproved?: boolean; toPay?: Oere },
  offered: readonly OfferedPayment[] = OFFERED_PAYMENTS,
): PaymentKind[] {
  if (buyer.toPay === 0) return ['free'];
  const kinds: OfferedPayment[] = !buyer.isBusiness ? ['card'] : buyer.isApproved ? ['account'] : ['account', 'card'];
  return kinds.filter((kind) => offered.includes(kind));
}
