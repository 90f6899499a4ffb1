// The live provider: Stripe's hosted payment page for cards and MobilePay, money reserved first and taken when goods leave, signed webhooks.
import type Stripe from 'stripe';
import { oere } from '#domain/money/money';
import { refusal } from '#domain/refusal/refusals';
import { whileItAnswers } from '../left-alone';
import type { LiveSettings, Moved, OpenSession, PaymentProvider, ProviderEvent } from './index';
import { stripeCards } from './stripe-cards';
import { eventOfIntent, eventsIn } from './stripe-events';

export const STRIPE_CALLBACK_PATH = '/payment/callback/stripe';

/** A page in the shop waits for this answer; the job retries the other calls. */
const PATIENCE_MS = 8_000;
/** The library has tried twice by then. */
const RULE = { failures: 1, pauseMs: 5_000 };
/** What the library calls a server that cannot be reached, is too slow, or is itself in trouble; all else is about this payment. */
const AWAY = new Set<unknown>(['StripeConnectionError', 'StripeAPIError']);
const WAYS_TO_PAY = ['card', 'mobilepay'] as const;

export function stripePayments(settings: LiveSettings): PaymentProvider {
  const { secretKey, webhookSecret, pauseMs = RULE.pauseMs } = settings;
  const isAway = (failure: unknown) => AWAY.has(failureType(failure));
  const opening = whileItAnswers('the payment provider', { ...RULE, pauseMs, isAway });
  let opened: Promise<Stripe> | null = null;
  const client = () => {
    opened ??= import('stripe').then(({ default: Library }) => new Library(secretKey, reachedAt(settings)));
    return opened;
  };

  return {
    code: 'stripe',
    mode: 'LIVE',
    callbackPath: STRIPE_CALLBACK_PATH,
    cards: stripeCards(client, opening),
    async open({ sessionToken, orderNumber, amount, language, openUntil, returnUrl, cancelUrl }) {
      const stripe = await client();
      const product_data = { name: language === 'da' ? `Ordre ${orderNumber}` : `Order ${orderNumber}` };
      const known = { session: sessionToken, order: orderNumber };
      const create = () =>
        stripe.checkout.sessions.create(
          {
            mode: 'payment',
            locale: language,
            allowed_payment_method_types: [...WAYS_TO_PAY],
            client_reference_id: sessionToken,
            metadata: known,
            line_items: [{ quantity: 1, price_data: { currency: 'dkk', unit_amount: amount, product_data } }],
            payment_intent_data: { capture_method: 'manual', metadata: known, description: orderNumber },
            payment_method_options: { card: { request_multicapture: 'if_available' } },
            expires_at: Math.floor(openUntil.getTime() / 1000),
            ...(returnUrl === null ? {} : { success_url: returnUrl }),
            ...(cancelUrl === null ? {} : { cancel_url: cancelUrl }),
          },
          // A repeated call returns the same page.
          { idempotencyKey: `open:${sessionToken}` },
        );
      const session = await opening(create);
      if (!session.url) throw new Error(`The provider opened no page for order ${orderNumber}`);
      return { redirectUrl: session.url, reference: session.id };
    },
    async readCallback(request) {
      const stripe = await client();
      const body = await request.text();
      try {
        const signature = request.headers.get('stripe-signature') ?? '';
        return eventsIn(stripe.webhooks.constructEvent(body, signature, webhookSecret));
      } catch {
        return null; // forged, or so old that it may be a recording
      }
    },
    async askAfter({ reference, sessionToken }: OpenSession) {
      const stripe = await client();
      const session = await stripe.checkout.sessions.retrieve(reference, { expand: ['payment_intent'] });
      const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null;
      const paid = intent && eventOfIntent(intent, `asked:${sessionToken}`);
      if (paid) return { ...paid, sessionToken };
      return session.status === 'expired' ? goneBy(sessionToken) : null;
    },
    async capture({ key, reference, amount, isLast }) {
      const stripe = await client();
      return movedByStripe(async () => {
        if (!isLast && !(await canBeTakenInParts(stripe, reference))) return refusal('CAPTURE_IN_PARTS_UNAVAILABLE');
        // The rest is let go with the last part; an earlier one must say that more will follow.
        const parts = isLast ? {} : { final_capture: false };
        const options = { idempotencyKey: key };
        await stripe.paymentIntents.capture(reference, { amount_to_capture: amount, ...parts }, options);
        return { ok: true, reference: key };
      });
    },
    async void({ key, reference }) {
      const stripe = await client();
      return movedByStripe(async () => {
        const { id } = await stripe.paymentIntents.cancel(reference, {}, { idempotencyKey: key });
        return { ok: true, reference: id };
      });
    },
    async refund({ key, reference, amount }) {
      const stripe = await client();
      return movedByStripe(async () => {
        const { id } = await stripe.refunds.create({ payment_intent: reference, amount }, { idempotencyKey: key });
        return { ok: true, reference: id };
      });
    },
  };
}

const goneBy = (sessionToken: string): ProviderEvent => ({
  key: `asked:${sessionToken}:expired`,
  sessionToken,
  kind: 'cancelled',
  amount: oere(0),
});

function reachedAt({ apiUrl, patienceMs = PATIENCE_MS }: LiveSettings): Stripe.StripeConfig {
  const plain = { timeout: patienceMs, maxNetworkRetries: 1, telemetry: false };
  if (apiUrl === null) return plain;
  const { hostname, port, protocol } = new URL(apiUrl);
  const isPlain = protocol === 'http:';
  return { ...plain, host: hostname, port: port || (isPlain ? 80 : 443), protocol: isPlain ? 'http' : 'https' };
}

/** Cards mostly can, MobilePay cannot: then all is taken when the last of the goods leave. */
async function canBeTakenInParts(stripe: Stripe, reference: string): Promise<boolean> {
  const intent = await stripe.paymentIntents.retrieve(reference, { expand: ['latest_charge'] });
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  return charge?.payment_method_details?.card?.multicapture?.status === 'available';
}

const failureType = (failure: unknown): unknown => (failure instanceof Error ? Reflect.get(failure, 'type') : null);

/** A plain refusal is an answer. Any other failure is thrown: the outcome is unknown then, and the same key is retried. */
async function movedByStripe(move: () => Promise<Moved>): Promise<Moved> {
  try {
    return await move();
  } catch (failure) {
    const type = failureType(failure);
    if (type === 'StripeInvalidRequestError' || type === 'StripeCardError') return refusal('PAYMENT_MOVE_REFUSED');
    throw failure;
  }
}
