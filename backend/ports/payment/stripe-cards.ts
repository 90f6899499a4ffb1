// Cards stored at Stripe: entered on its page in the mode that takes no money, and charged later without their owner.
import type Stripe from 'stripe';
import { lastDayOfCard } from '#domain/kept-card/kept-card';
import { refusal } from '#domain/refusal/refusals';
import type { CardKeeping, GivenCard } from './kept-cards';

/** `opening` fails fast while the provider is unavailable. */
export function stripeCards(
  client: () => Promise<Stripe>,
  opening: <Answer>(ask: () => Promise<Answer>) => Promise<Answer>,
): CardKeeping {
  return {
    async open({ publicHash, email, language, returnUrl, cancelUrl }) {
      const stripe = await client();
      const session = await opening(() =>
        stripe.checkout.sessions.create(
          {
            ...{ mode: 'setup', currency: 'dkk', locale: language, payment_method_types: ['card'] },
            ...{ customer_creation: 'always', customer_email: email, client_reference_id: publicHash },
            ...{ success_url: returnUrl, cancel_url: cancelUrl },
          },
          { idempotencyKey: `card:${publicHash}` },
        ),
      );
      if (!session.url) throw new Error('The provider opened no page for a card');
      return { redirectUrl: session.url, reference: session.id };
    },
    async read({ publicHash, reference }) {
      const stripe = await client();
      const session = await stripe.checkout.sessions.retrieve(reference, { expand: ['setup_intent.payment_method'] });
      return session.client_reference_id === publicHash ? cardIn(session) : null;
    },
    async authorise({ key, token, sessionToken, orderNumber, amount }) {
      const stripe = await client();
      const [customer = '', paymentMethod = ''] = token.split('/');
      try {
        const intent = await stripe.paymentIntents.create(
          {
            ...{ amount, currency: 'dkk', customer, payment_method: paymentMethod, off_session: true, confirm: true },
            ...{ capture_method: 'manual', metadata: { session: sessionToken, order: orderNumber } },
            ...{ payment_method_types: ['card'], description: orderNumber },
            payment_method_options: { card: { request_multicapture: 'if_available' } },
          },
          { idempotencyKey: key },
        );
        return intent.status === 'requires_capture' ? { ok: true, reference: intent.id } : refusal('CARD_DECLINED');
      } catch (failure) {
        const said = refusedCard(failure);
        if (said === null) throw failure;
        return refusal(said === 'expired_card' ? 'CARD_EXPIRED' : 'CARD_DECLINED');
      }
    },
    async forget(token) {
      const stripe = await client();
      try {
        await stripe.paymentMethods.detach(token.split('/')[1] ?? '');
      } catch (failure) {
        // It is already detached.
        if (failureField(failure, 'type') !== 'StripeInvalidRequestError') throw failure;
      }
    },
  };
}

function cardIn({ customer, setup_intent: setup }: Stripe.Checkout.Session): GivenCard | null {
  const method = typeof setup === 'object' ? setup?.payment_method : null;
  const card = typeof method === 'object' ? method?.card : null;
  const owner = typeof customer === 'object' ? customer?.id : customer;
  if (typeof setup !== 'object' || setup?.status !== 'succeeded' || typeof method !== 'object') return null;
  if (!method || !card || !owner) return null;
  const { brand, last4: lastFour, exp_year: year, exp_month: month } = card;
  return { token: `${owner}/${method.id}`, brand, lastFour, expiresOn: lastDayOfCard(year, month) };
}

const failureField = (failure: unknown, field: string): unknown =>
  failure instanceof Error ? Reflect.get(failure, field) : null;

/** The bank's word about the card; null for a failure that says nothing of it. A card that is gone at the provider is declined. */
function refusedCard(failure: unknown): string | null {
  const type = failureField(failure, 'type');
  if (type === 'StripeInvalidRequestError') return 'gone';
  return type === 'StripeCardError' ? String(failureField(failure, 'code')) : null;
}
