// Whose cart it is and where it belongs: the five reasons for which a cart is not handed out (spec §4 "Cart cookie").
import type { StoreRow } from '#backend/commerce/store/store.sql';
import type { SignedIn } from '#backend/graphql/context';
import { inputRefused, noSuchEntity, type RefusedError, refusedBy, unauthorized } from '#backend/refusal';
import { type CartClearingCause, clearingText } from '#domain/cart/cart-cookie';
import { refusal } from '#domain/refusal/refusals';
import type { CartRow } from './cart.sql';
import type { Shopper } from './shopper';

/** A guest's cart goes along between the stores of one shop: they share a domain, or are its consumer and its business side. */
const isSameSite = (one: StoreRow | undefined, other: StoreRow) =>
  one?.domain === other.domain || one?.basis !== other.basis;

/** `isOpen`: active; where an order is placed a second time, also one that is this order by now. */
export function denialCause(
  cart: CartRow | null,
  isOpen: boolean,
  { who, store, stores, isByPhone = false }: Pick<Shopper, 'who' | 'store' | 'stores' | 'isByPhone'>,
) {
  if (!cart) return 'missing';
  // Checked first, so that a caller who does not own the cart learns nothing about it.
  if (cart.customerId !== (who?.customer.id ?? null)) return 'not-permitted';
  // Each visit from a procurement system has a separate cart, even when colleagues use the same account.
  if (cart.punchoutId !== visitOf(who)) return 'not-permitted';
  // A cart that staff fill is reached by them and by the payment link alone.
  if (cart.byPhone !== isByPhone) return 'not-permitted';
  if (!isOpen) return 'inactive';
  if (cart.storeId === store.id) return null;
  if (
    !isSameSite(
      stores.find((one) => one.id === cart.storeId),
      store,
    )
  )
    return 'other-website';
  // A customer has a cart in each store.
  return cart.customerId === null ? null : 'wrong-store';
}

/** The visit from a procurement system that a login is for; null for every other login. */
export const visitOf = (who: SignedIn | null): string | null => who?.punchout?.id ?? null;

/** A buyer who only inspects a cart from their procurement system cannot change it once it has been restored. */
export function refuseLooking({ who }: Pick<Shopper, 'who'>): void {
  if (who?.punchout?.cxml?.operation === 'inspect' && who.punchout.restoredAt)
    throw refusedBy(refusal('PUNCHOUT_LOOKING'));
}

/** With Magento's text and category, by which clients know that the cart's cookie is worthless. */
export function cartRefused(cause: CartClearingCause, cartId: string): RefusedError {
  const text = clearingText(cause, cartId);
  if (cause === 'not-permitted') return unauthorized(text);
  return cause === 'other-website' ? inputRefused(text) : noSuchEntity(text);
}
