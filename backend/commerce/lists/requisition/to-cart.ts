// Adds a requisition list to the cart of its customer, with Magento's error types.
import { wordsFor } from '#backend/commerce/cart/lines/refusal-words';
import { openCustomerCart } from '#backend/commerce/cart/open-cart';
import { shopperOf } from '#backend/commerce/cart/shopper';
import { afterChange } from '#backend/commerce/checkout/cart-resolvers';
import type { AddRequisitionListItemToCartUserErrorType } from '#backend/generated/commerce';
import type { Context, SignedIn } from '#backend/graphql/context';
import { refusedBy } from '#backend/refusal';
import { MOST_LIST_LINES } from '#domain/list/shopping-list';
import type { RefusalCode } from '#domain/refusal/refusals';
import { LIST_TEXTS } from '../changed-list';
import { rowsOfList } from '../lines-on-wire';
import { listSeenBy } from '../list-model';
import { type ListedResult, listToCart } from '../list-to-cart';
import { numberOfUid } from './on-wire';

type Kind = AddRequisitionListItemToCartUserErrorType;

/** Every other reason: it cannot be bought. */
const KINDS: Partial<Record<RefusalCode, Kind>> = {
  INSUFFICIENT_STOCK: 'OUT_OF_STOCK',
  QUANTITY_TOO_SMALL: 'LOW_QUANTITY',
  OPTIONS_MISSING: 'OPTIONS_UPDATED',
};

const errorsOf = ({ line: { sku }, refused }: ListedResult) =>
  refused === null
    ? []
    : [{ type: KINDS[refused.code] ?? 'UNAVAILABLE_SKU', message: `${sku}: ${wordsFor(refused, { sku }).message}` }];

export async function requisitionListToCart(
  who: SignedIn,
  { listUid, itemUids }: { listUid: string; itemUids: readonly string[] | null },
  context: Context,
) {
  const list = await listSeenBy(who, String(numberOfUid(listUid)), context);
  if (!list) throw refusedBy({ ok: false, code: 'LIST_NOT_FOUND' }, LIST_TEXTS.LIST_NOT_FOUND);
  const ids = itemUids && [...new Set(itemUids.map(numberOfUid))];
  const lines = await rowsOfList(list, { ids, sort: 'position', limit: MOST_LIST_LINES, offset: 0 }, context);
  const lost = (itemUids ?? []).filter((uid) => lines.every(({ id }) => id !== numberOfUid(uid)));
  const shopper = await shopperOf(context);
  const { id: cartId } = await openCustomerCart(context.db, who, shopper);
  const wanted = { lines, allOrNone: false, inParts: ids === null };
  const { cart, result } = await afterChange(cartId, context, () => listToCart(cartId, wanted, shopper));
  const errors = [
    ...lost.map((uid) => ({ type: 'UNAVAILABLE_SKU' as const, message: `There is no item ${uid} on the list.` })),
    ...result.lines.flatMap(errorsOf),
  ];
  return { status: errors.length === 0, add_requisition_list_items_to_cart_user_errors: errors, cart };
}
