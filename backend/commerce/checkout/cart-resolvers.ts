// GraphQL resolvers of the cart: read it, create it, change its lines.

import { type GraphQLResolveInfo, Kind } from 'graphql';
import { cartRefused, denialCause } from '#backend/commerce/cart/authorize';
import type { CartChange } from '#backend/commerce/cart/change-cart';
import { addProducts } from '#backend/commerce/cart/lines/add-products';
import { changeLines, takeOutLine } from '#backend/commerce/cart/lines/change-lines';
import { wishFrom } from '#backend/commerce/cart/lines/gift-card';
import { presentOnLine } from '#backend/commerce/cart/lines/present';
import { wordsFor } from '#backend/commerce/cart/lines/refusal-words';
import { isCartId, openCustomerCart, openGuestCart } from '#backend/commerce/cart/open-cart';
import { type Shopper, shopperOf } from '#backend/commerce/cart/shopper';
import { type CartSnapshot, outside, readSnapshot } from '#backend/commerce/cart/snapshot/cart-snapshot';
import type { CartItemInput, Resolvers } from '#backend/generated/commerce';
import type { Context } from '#backend/graphql/context';
import { idOfUid } from '#backend/graphql/uid';
import { alreadyExists, inputRefused, problemOnWire } from '#backend/refusal';
import type { Refusal } from '#domain/refusal/refusals';
import { CartModel, cartAfterChange, cartModel, changedCart } from './cart-model';

/** Spec §8 names the store by its number. */
const STORE_OF_THE_KNOWN = 2;

const snapshots = new WeakMap<object, Map<string, Promise<CartSnapshot | null>>>();

/** Read once per page: its contents, codes and better offers are separate queries. */
function snapshotOnPage(cartId: string, shopper: Shopper, { page, token, store, language }: Context) {
  const known = snapshots.get(page) ?? new Map<string, Promise<CartSnapshot | null>>();
  snapshots.set(page, known);
  const key = JSON.stringify([token, store.id, language, cartId]);
  const found = known.get(key) ?? readSnapshot(cartId, outside(shopper), shopper);
  known.set(key, found);
  return found;
}

/** The cart of the caller; a cause for which the cart's cookie is cleared is a top-level error. */
export async function cartOf(cartId: string, context: Context): Promise<CartModel> {
  const shopper = await shopperOf(context);
  const snapshot = await snapshotOnPage(cartId, shopper, context);
  const row = snapshot?.row ?? null;
  const cause = denialCause(row, row?.status === 'active', shopper);
  if (!snapshot || !row || cause) throw cartRefused(cause ?? 'missing', cartId);
  const model = cartModel(snapshot, shopper, context);
  // Spec §8 "Cart session": customers of that store are known, so their carts have an address to write to.
  if (context.store.id === STORE_OF_THE_KNOWN && row.status === 'active' && !model.email)
    context.note({ cartId, storeId: context.store.id }, 'A cart lacks an e-mail');
  return model;
}

const COUNT: ReadonlySet<string> = new Set(['id', 'total_quantity', '__typename']);

/** The count in the header of each page: a customer's open cart was read with the login. Null where more of the cart is selected. */
async function countedCart(cartId: string, context: Context, { fieldNodes }: GraphQLResolveInfo) {
  const selected = fieldNodes.flatMap(({ selectionSet }) => selectionSet?.selections ?? []);
  if (!selected.every((one) => one.kind === Kind.FIELD && COUNT.has(one.name.value))) return null;
  const open = (await context.signedIn())?.openCart;
  if (open?.row.id !== cartId) return null;
  return new CartModel(open.row, await shopperOf(context), context, null, open.quantity);
}

async function newCart(wishedId: string | null, context: Context): Promise<string> {
  const shopper = await shopperOf(context);
  if (shopper.who) return (await openCustomerCart(context.db, shopper.who, shopper)).id;
  if (wishedId !== null && !isCartId(wishedId)) throw inputRefused('Cart ID length should be 32 characters.');
  const id = await openGuestCart(shopper, wishedId);
  if (id === null) throw alreadyExists(`Cart with ID "${wishedId}" already exists.`);
  return id;
}

/** Runs a change and reads the cart after it; the causes for which the cart's cookie is cleared are top-level errors. */
export async function afterChange<Result>(
  cartId: string,
  context: Context,
  change: (shopper: Shopper) => Promise<CartChange<Result>>,
): Promise<{ cart: CartModel; result: Result }> {
  const shopper = await shopperOf(context);
  const outcome = await change(shopper);
  if (!outcome.ok) throw cartRefused(outcome.cause, cartId);
  const { result, after } = outcome;
  return {
    cart: after ? changedCart(after, shopper, context) : await cartAfterChange(cartId, shopper, context),
    result,
  };
}

/** Passed to the modules whose mutations change a cart, which cannot import this one. */
export type AfterChange = typeof afterChange;

function refuseEntered({ entered_options }: CartItemInput): void {
  if ((entered_options ?? []).length > 0) throw inputRefused('The product has no customizable options.');
}

const additionOf = (item: CartItemInput) => ({
  sku: item.sku.trim(),
  quantity: item.quantity,
  parentSku: item.parent_sku?.trim() || null,
  selectedOptions: (item.selected_options ?? []).flatMap((uid) => uid ?? []),
  wish: item.gift_card ? wishFrom(item.gift_card) : null,
  inPoints: item.in_points === true,
  present: item.present ? presentOnLine(item.present) : null,
});

function errorOf(refused: Refusal, subject: { sku?: string; uid?: string }) {
  const { code, message } = wordsFor(refused, subject);
  const left = refused.code === 'INSUFFICIENT_STOCK' ? refused.params?.quantity : undefined;
  const said = { code, message, ...problemOnWire(refused) };
  if (typeof left === 'number') return { __typename: 'InsufficientStockError' as const, ...said, quantity: left };
  return { __typename: 'CartUserInputError' as const, ...said };
}

export const cartResolvers: Resolvers = {
  Query: {
    cart: async (_root, { cart_id }, context, info) =>
      (await countedCart(cart_id, context, info)) ?? cartOf(cart_id, context),
    customerCart: async (_root, _args, context) => {
      const who = await context.requireSignedIn();
      const shopper = await shopperOf(context);
      return new CartModel(await openCustomerCart(context.db, who, shopper), shopper, context);
    },
  },
  Mutation: {
    createEmptyCart: (_root, { input }, context) => newCart(input?.cart_id ?? null, context),
    addProductsToCart: async (_root, { cartId, cartItems }, context) => {
      cartItems.forEach(refuseEntered);
      const additions = cartItems.map(additionOf);
      const { cart, result } = await afterChange(cartId, context, (shopper) => addProducts(cartId, additions, shopper));
      return { cart, user_errors: result.map(({ refused, sku }) => errorOf(refused, { sku })) };
    },
    updateCartItems: async (_root, { input }, context) => {
      if (!input) throw inputRefused('Required parameter "input" is missing');
      const changes = input.cart_items.flatMap((item) => {
        if (!item) return [];
        const uid = item.cart_item_uid ?? String(item.cart_item_id ?? '');
        return [
          {
            uid,
            lineId: item.cart_item_uid ? idOfUid(item.cart_item_uid) : (item.cart_item_id ?? null),
            quantity: item.quantity ?? 0,
          },
        ];
      });
      const { cart, result } = await afterChange(input.cart_id, context, (shopper) =>
        changeLines(input.cart_id, changes, shopper),
      );
      return { cart, errors: result.map(({ refused, uid }) => errorOf(refused, { uid })) };
    },
    removeItemFromCart: async (_root, { input }, context) => {
      if (!input) throw inputRefused('Required parameter "input" is missing');
      const lineId = input.cart_item_uid ? idOfUid(input.cart_item_uid) : (input.cart_item_id ?? null);
      const { cart } = await afterChange(input.cart_id, context, (shopper) =>
        takeOutLine(input.cart_id, lineId, shopper),
      );
      return { cart };
    },
  },
};
