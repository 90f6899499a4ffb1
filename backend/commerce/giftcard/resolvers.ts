// Gift cards on the wire, by Magento's names; the refusals in the words of spec §8.
import { productsBySku } from '#backend/commerce/cart/lines/found-product.sql';
import { isWithoutGiftCards } from '#backend/commerce/cart/shopper';
import type { ProductModel } from '#backend/commerce/catalogue/product/model';
import { money } from '#backend/commerce/catalogue/product/price';
import type { AfterChange } from '#backend/commerce/checkout/cart-resolvers';
import type { Limits } from '#backend/db/limits';
import type { Resolvers } from '#backend/generated/commerce';
import type { Context } from '#backend/graphql/context';
import { inputRefused, refusedBy } from '#backend/refusal';
import { cardKey, problemWith } from '#domain/gift-card/gift-card';
import type { GiftCardWish } from '#domain/gift-card/gift-card-sale';
import { wishOf } from '#domain/order/line-choice';
import type { Refusal, RefusalCode } from '#domain/refusal/refusals';
import { applyGiftCard, takeOutGiftCard } from './apply-card';
import { cardOfKey } from './giftcard.sql';
import { cardOfToken } from './sale/sale.sql';

const WORDS: Partial<Record<RefusalCode, string>> = {
  GIFT_CARD_INVALID: 'The applied giftcard code is not valid',
  GIFT_CARD_USED: 'The applied giftcard code has already been used',
  GIFT_CARD_IN_CART: 'This gift card account is already in the quote.',
};
const giftCardRefused = (refused: Refusal) =>
  refusedBy(refused, WORDS[refused.code] ?? `The gift card is refused: ${refused.code}`);

/** Codes are money: after too many guesses from one address, or for one cart, a shopper has to wait. */
async function guarded<Found>(
  limits: Limits,
  keys: readonly string[],
  look: () => Promise<{ found: Found; isGuess: boolean }>,
): Promise<Found> {
  for (const key of keys) {
    if (await limits.isSpent('code', key)) throw refusedBy({ ok: false, code: 'TOO_MANY_TRIES' });
  }
  const { found, isGuess } = await look();
  if (isGuess) for (const key of keys) await limits.take('code', key);
  return found;
}

const cartKeys = (cartId: string, { clientAddress }: Context) => [`cart ${cartId}`, ...fromAddress(clientAddress)];
const fromAddress = (address: string | null | undefined) => (address ? [`from ${address}`] : []);

const cartFields: Resolvers['Cart'] = {
  applied_gift_cards: async (cart) => {
    const { cards, isByMail } = await cart.priced();
    const notHere = isWithoutGiftCards(cart.shopper) ? 'GIFT_CARD_NOT_ENABLED' : null;
    return cards.map(({ card, used }) => ({
      code: card.code,
      current_balance: money(card.balance),
      applied_balance: money(used),
      gift_amount: money(card.balance),
      gift_amount_used: money(used),
      expiration_date: card.validTo?.toISOString() ?? null,
      // A gift card does not buy a gift card: it waits in the cart for goods.
      problem_code:
        notHere ?? problemWith(card, cart.shopper.now)?.code ?? (isByMail ? 'GIFT_CARD_NOT_FOR_CARDS' : null),
    }));
  },
};

async function giftCardsIn(context: Context): Promise<ProductModel[]> {
  const { giftCards } = await context.productScene();
  const found = (await context.loaders.product.loadMany([...giftCards.keys()])).flatMap((one) =>
    one && !(one instanceof Error) ? [one] : [],
  );
  const skus = found.map(({ sku }) => sku);
  const sold = new Set((await productsBySku(context.db, skus, await context.assortment())).map(({ id }) => id));
  return found.filter(({ id }) => sold.has(id));
}

const giftCardPaper = ({ code, validTo }: { code: string; validTo: Date | null }, wish: GiftCardWish) => ({
  code,
  amount: money(wish.amount),
  recipient_name: wish.toName,
  sender_name: wish.fromName,
  message: wish.message || null,
  expiration_date: validTo?.toISOString() ?? null,
});

export function giftCardResolvers(limits: Limits, afterChange: AfterChange): Resolvers {
  return {
    Query: {
      giftCardProducts: (_root, _args, context) => giftCardsIn(context),
      giftCardPdf: async (_root, { token }, { db }) => {
        const card = await cardOfToken(db, token);
        const wish = card?.sentAt ? wishOf(card) : null;
        return card && wish && giftCardPaper(card, wish);
      },
      giftCardAccount: (_root, { input }, context) =>
        guarded(limits, fromAddress(context.clientAddress), async () => {
          const card = await cardOfKey(context.db, cardKey(input.gift_card_code));
          const isOver = card !== null && problemWith(card, context.now)?.code === 'GIFT_CARD_EXPIRED';
          const found = card && {
            code: card.code,
            balance: money(isOver ? 0 : card.balance),
            expiration_date: card.validTo?.toISOString() ?? null,
          };
          return { found, isGuess: card === null };
        }),
    },
    Mutation: {
      applyGiftCardToCart: async (_root, { input }, context) => {
        if (!input) throw inputRefused('Required parameter "input" is missing');
        const { cart_id: cartId, gift_card_code: code } = input;
        return guarded(limits, cartKeys(cartId, context), async () => {
          const { cart, result } = await afterChange(cartId, context, (shopper) =>
            applyGiftCard(cartId, code, shopper),
          );
          const isGuess = !result.ok && result.code === 'GIFT_CARD_INVALID';
          return { found: { cart, result }, isGuess };
        }).then(({ cart, result }) => {
          if (!result.ok) throw giftCardRefused(result);
          return { cart };
        });
      },
      removeGiftCardFromCart: (_root, { input }, context) => {
        if (!input) throw inputRefused('Required parameter "input" is missing');
        const { cart_id: cartId, gift_card_code: code } = input;
        return afterChange(cartId, context, (shopper) => takeOutGiftCard(cartId, code, shopper));
      },
    },
    Cart: cartFields,
  };
}
