// Money is captured once, after dispatch, and never above the authorised amount.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NOTHING, oere } from '#domain/money/money';
import { applyEvent, capture, type Payment, type PaymentEvent, paymentKindsFor } from '#domain/payment/payment';

fc.configureGlobal({ seed: 20_261_120 });

const open: Payment = { state: 'open', amount: oere(10_000), authorised: NOTHING, captured: NOTHING };
const authorised: Payment = { ...open, state: 'authorised', authorised: oere(10_000) };
const captured: Payment = { ...authorised, state: 'captured', captured: oere(10_000) };
const partly: Payment = { ...authorised, captured: oere(4000) };
const yes: PaymentEvent = { kind: 'authorised', amount: oere(10_000) };

describe('a callback', () => {
  it.each<[string, Payment, PaymentEvent, string]>([
    ['authorises an open payment', open, yes, 'authorised, changed'],
    ['changes nothing when it is repeated', authorised, yes, 'authorised'],
    ['changes nothing when it comes after the capture', captured, yes, 'captured'],
    ['of another amount is refused', open, { kind: 'authorised', amount: oere(9999) }, 'PAYMENT_AMOUNT_WRONG'],
    ['declines an open payment', open, { kind: 'declined' }, 'declined, changed'],
    ['declines once', { ...open, state: 'declined' }, { kind: 'declined' }, 'declined'],
    ['does not decline what was authorised', authorised, { kind: 'declined' }, 'PAYMENT_STATE_WRONG'],
    ['does not authorise what was declined', { ...open, state: 'declined' }, yes, 'PAYMENT_STATE_WRONG'],
    ['cancels an open payment', open, { kind: 'cancelled' }, 'cancelled, changed'],
    ['cancels what was authorised and not taken', authorised, { kind: 'cancelled' }, 'cancelled, changed'],
    ['does not cancel what was declined', { ...open, state: 'declined' }, { kind: 'cancelled' }, 'PAYMENT_STATE_WRONG'],
    ['does not decline what was taken', captured, { kind: 'declined' }, 'PAYMENT_STATE_WRONG'],
    ['calls off what was not made in time', open, { kind: 'expired' }, 'cancelled, changed'],
    ['leaves alone what was made in time', authorised, { kind: 'expired' }, 'PAYMENT_STATE_WRONG'],
    ['does not cancel what was taken in part', partly, { kind: 'cancelled' }, 'PAYMENT_STATE_WRONG'],
  ])('%s', (_sentence, payment, event, expected) => {
    const outcome = applyEvent(payment, event);
    expect(outcome.ok ? `${outcome.payment.state}${outcome.changed ? ', changed' : ''}` : outcome.code).toBe(expected);
  });

  it('stores the authorised amount, and zero when it was declined', () => {
    expect(applyEvent(open, yes)).toMatchObject({ payment: { authorised: 10_000, captured: 0 } });
    expect(applyEvent(open, { kind: 'declined' })).toMatchObject({ payment: { authorised: 0 } });
  });

  it('delivered five times changes nothing after the first', () => {
    let payment = open;
    const changes = Array.from({ length: 5 }, () => {
      const outcome = applyEvent(payment, yes);
      if (outcome.ok) payment = outcome.payment;
      return outcome.ok && outcome.changed;
    });
    expect(changes).toEqual([true, false, false, false, false]);
  });
});

describe('a capture', () => {
  it.each<[string, Payment, number, number, string]>([
    ['takes what was dispatched', authorised, 10_000, 10_000, 'captured 10000'],
    ['takes a part for a part', authorised, 4000, 4000, 'authorised 4000'],
    ['takes a single øre', authorised, 1, 1, 'authorised 1'],
    ['takes the rest', partly, 6000, 10_000, 'captured 10000'],
    ['never before dispatch', authorised, 4000, 3999, 'CAPTURE_BEFORE_DISPATCH'],
    ['never the same shipment twice', partly, 4000, 4000, 'CAPTURE_BEFORE_DISPATCH'],
    ['never above what was authorised', partly, 6001, 20_000, 'CAPTURE_ABOVE_AUTHORISED'],
    ['never from an open payment', open, 100, 100, 'PAYMENT_STATE_WRONG'],
    ['never nothing', authorised, 0, 100, 'PAYMENT_STATE_WRONG'],
    ['never twice', captured, 100, 20_000, 'PAYMENT_STATE_WRONG'],
  ])('%s', (_sentence, payment, amount, dispatched, expected) => {
    const outcome = capture(payment, oere(amount), oere(dispatched));
    expect(outcome.ok ? `${outcome.payment.state} ${outcome.payment.captured}` : outcome.code).toBe(expected);
  });

  it('is reported as a change each time', () =>
    expect(capture(partly, oere(6000), oere(10_000))).toMatchObject({ changed: true }));

  it('the captured amount never exceeds what was dispatched or authorised, in any sequence of events', () => {
    const amount = fc.integer({ min: 0, max: 12_000 }).map(oere);
    const event = fc.constantFrom<PaymentEvent>(yes, { kind: 'declined' }, { kind: 'cancelled' });
    const steps = fc.array(fc.oneof(event, fc.record({ take: amount, dispatched: amount })), { maxLength: 12 });
    fc.assert(
      fc.property(steps, (list) => {
        let payment = open;
        let sent = 0;
        for (const step of list) {
          if ('take' in step) sent = Math.max(sent, step.dispatched);
          const outcome = 'take' in step ? capture(payment, step.take, oere(sent)) : applyEvent(payment, step);
          if (outcome.ok) payment = outcome.payment;
          expect(payment.captured).toBeLessThanOrEqual(Math.min(payment.authorised, sent));
        }
      }),
    );
  });

  // spec: 1: Invoice payment
  // spec: 3 Enumerations: Payment kind: `card`, `account`
  //   at domain/payment/payment.ts
  it('by invoice is for business customers', () => {
    expect([paymentKindsFor({ isBusiness: true }), paymentKindsFor({ isBusiness: false })]).toEqual([
      ['account', 'card'],
      ['card'],
    ]);
  });

  it('exclude cards for buyers with approval, and offer no choice where nothing remains to pay', () => {
    expect(paymentKindsFor({ isBusiness: true, isApproved: true, toPay: oere(1) })).toEqual(['account']);
    expect(paymentKindsFor({ isBusiness: false, isApproved: true })).toEqual(['card']);
    expect(paymentKindsFor({ isBusiness: true, isApproved: true, toPay: oere(0) })).toEqual(['free']);
    expect(paymentKindsFor({ isBusiness: false, toPay: oere(0) })).toEqual(['free']);
    expect(paymentKindsFor({ isBusiness: true }, ['account'])).toEqual(['account']);
    expect(paymentKindsFor({ isBusiness: true }, ['card'])).toEqual(['card']);
    expect(paymentKindsFor({ isBusiness: true, toPay: oere(0) }, ['card'])).toEqual(['free']);
  });
});
