// What Stripe's webhooks mean for a payment. Of the many kinds of event four matter; the rest is none of our business.
import type Stripe from 'stripe';
import { oere } from '#domain/money/money';
import type { ProviderEvent } from './index';

/** An event that names no payment of this shop is read as nothing: one account may serve several shops. */
export function eventsIn(event: Stripe.Event): ProviderEvent[] {
  switch (event.type) {
    case 'payment_intent.amount_capturable_updated':
    case 'payment_intent.canceled': {
      const read = eventOfIntent(event.data.object, event.id);
      return read ? [read] : [];
    }
    case 'checkout.session.expired':
      return sessionEvent(event.data.object, event.id, 'cancelled');
    case 'checkout.session.async_payment_failed':
      return sessionEvent(event.data.object, event.id, 'declined');
    default:
      return [];
  }
}

function sessionEvent(
  { client_reference_id: sessionToken }: Stripe.Checkout.Session,
  key: string,
  kind: ProviderEvent['kind'],
): ProviderEvent[] {
  return sessionToken === null ? [] : [{ key, sessionToken, kind, amount: oere(0) }];
}

/** Null while nothing is decided, for another shop's payment, and once money was captured: the reservation has been reported by then. */
export function eventOfIntent(intent: Stripe.PaymentIntent, key: string): ProviderEvent | null {
  const sessionToken = intent.metadata?.session;
  if (!sessionToken || intent.currency !== 'dkk') return null;
  const said = { key, sessionToken, reference: intent.id };
  if (intent.status === 'requires_capture' && intent.amount_received === 0)
    return { ...said, kind: 'authorised', amount: oere(intent.amount_capturable) };
  return intent.status === 'canceled' ? { ...said, kind: 'cancelled', amount: oere(0) } : null;
}
