// GraphQL resolvers of stored cards: Magento's payment tokens, and the page on which a card is entered.
import { kindsFor } from '#backend/commerce/cart/payment-kinds';
import { cardsOfCustomer } from '#backend/commerce/kept-card/cards.sql';
import { askForCard, type Keeper, takeCardOut } from '#backend/commerce/kept-card/keep';
import { ownAddress } from '#backend/commerce/payment/return-address';
import { namesByCard } from '#backend/commerce/subscription-run/subscription.sql';
import type { Resolvers } from '#backend/generated/commerce';
import type { Context, SignedIn } from '#backend/graphql/context';
import type { PaymentProvider } from '#backend/ports/payment/index';
import { inputRefused, noSuchEntity, refusedBy } from '#backend/refusal';
import { inCopenhagen } from '#domain/calendar/calendar';
import { isCardExpired } from '#domain/kept-card/kept-card';

/** Where the store takes cards from this customer and its provider stores them. */
export const mayKeepCards = (who: SignedIn, { store }: Pick<Context, 'store'>, provider: PaymentProvider): boolean =>
  provider.cards !== undefined && !who.punchout && kindsFor({ who, store }).includes('card');

async function tokensOf(who: SignedIn, context: Context) {
  const cards = await cardsOfCustomer(context.db, who.customer.id);
  const names = await namesByCard(context.db, who.customer.id);
  const today = inCopenhagen(context.now).date;
  const items = cards.map(({ id, publicHash, brand, lastFour, expiresOn }) => ({
    public_hash: publicHash,
    payment_method_code: 'card',
    type: 'card' as const,
    details: JSON.stringify({
      type: brand,
      maskedCC: lastFour,
      expirationDate: `${expiresOn.slice(5, 7)}/${expiresOn.slice(0, 4)}`,
    }),
    card: {
      ...{ brand, lastFour, expiresOn, isExpired: isCardExpired(expiresOn, today) },
      subscriptions: names.flatMap((one) => (one.cardId === id ? one.name : [])),
    },
  }));
  return { items };
}

export function keptCardResolvers(provider: PaymentProvider): Resolvers {
  const keeperIn = ({ db, now }: Context): Keeper => ({ db, provider, now });
  return {
    Query: {
      customerPaymentTokens: async (_root, _args, context) => tokensOf(await context.requireSignedIn(), context),
    },
    Customer: {
      may_keep_cards: ({ who }, _args, context) => mayKeepCards(who, context, provider),
      may_pay_on_invoice: ({ who }, _args, { store }) => kindsFor({ who, store }).includes('account'),
    },
    Mutation: {
      openCardPage: async (_root, { agreement, returnUrl }, context) => {
        const who = await context.requireSignedIn();
        const wayBack = ownAddress(returnUrl, context.origin, context.stores);
        if (wayBack === null) throw inputRefused('returnUrl must lead back to the shop');
        if (!mayKeepCards(who, context, provider)) throw inputRefused('Cards are not kept here.');
        const { origin, language } = context;
        const owner = { id: who.customer.id, email: who.customer.email };
        const asked = await askForCard({ owner, agreement, wayBack, origin, language }, keeperIn(context));
        if (!asked.ok) throw refusedBy(asked);
        return asked.url;
      },
      deletePaymentToken: async (_root, { public_hash }, context) => {
        const who = await context.requireSignedIn();
        const removed = await takeCardOut(who.customer.id, public_hash, keeperIn(context));
        if (!removed.ok)
          throw noSuchEntity(`Could not find a token using public hash: ${public_hash}`, { code: removed.code });
        return { result: true, customerPaymentTokens: await tokensOf(who, context) };
      },
    },
  };
}
