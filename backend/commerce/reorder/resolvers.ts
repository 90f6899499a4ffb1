// Ordering again on the wire, by Magento's reorderItems: the cart of the caller, and what could not be added.

import { wordsFor } from '#backend/commerce/cart/lines/refusal-words';
import { openCustomerCart } from '#backend/commerce/cart/open-cart';
import { shopperOf } from '#backend/commerce/cart/shopper';
import { afterChange } from '#backend/commerce/checkout/cart-resolvers';
import { orderSeenBy } from '#backend/commerce/order/read/find-orders';
import type { CheckoutUserInputError, CheckoutUserInputErrorCodes, Resolvers } from '#backend/generated/commerce';
import type { Context, SignedIn } from '#backend/graphql/context';
import { noSuchEntity, problemOnWire } from '#backend/refusal';
import { choiceOf } from '#domain/order/line-choice';
import { type LineAgain, type NotReordered, reorder } from './reorder';

const KNOWN = ['REORDER_NOT_AVAILABLE', 'PRODUCT_NOT_FOUND', 'NOT_SALABLE', 'INSUFFICIENT_STOCK'] as const;

function errorOf({ refused, line }: NotReordered): CheckoutUserInputError {
  if (!line) return { code: 'REORDER_NOT_AVAILABLE', message: 'Reorder is not available.', path: ['orderNumber'] };
  const of = { path: ['items', String(line.position)], sku: line.sku, quantity: null };
  if (refused.code === 'NOT_IN_ASSORTMENT')
    return { ...of, code: refused.code, message: 'The product is not among those that this customer may buy.' };
  const { code, message } = wordsFor(refused, { sku: line.sku });
  const wireCode: CheckoutUserInputErrorCodes = KNOWN.find((known) => known === code) ?? 'UNDEFINED';
  const left = refused.code === 'INSUFFICIENT_STOCK' ? refused.params?.quantity : undefined;
  return {
    ...of,
    code: wireCode,
    message,
    quantity: typeof left === 'number' ? left : null,
    ...problemOnWire(refused),
  };
}

/** Into the signed-in customer's cart, which is opened if there is none. */
export async function linesToOwnCart(lines: readonly LineAgain[], who: SignedIn, context: Context) {
  const { id } = await openCustomerCart(context.db, who, await shopperOf(context));
  const { cart, result } = await afterChange(id, context, (shopper) => reorder(id, lines, shopper));
  return { cart, userInputErrors: result.map(errorOf) };
}

export const reorderResolvers: Resolvers = {
  Mutation: {
    reorderItems: async (_root, { orderNumber }, context) => {
      const who = await context.requireSignedIn();
      const order = await orderSeenBy(who, orderNumber, context);
      if (!order) throw noSuchEntity(`Cannot find order number "${orderNumber}" in store "${context.store.code}"`);
      const lines = order.lines.map((line) => ({ ...line, choice: choiceOf(line) }));
      return linesToOwnCart(lines, who, context);
    },
  },
};
