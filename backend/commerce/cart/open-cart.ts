// Makes carts: a guest's, which anyone who knows its id may use, and a customer's, of which each store has one.
import { randomBytes } from 'node:crypto';
import type { Reader } from '#backend/db/client';
import type { SignedIn } from '#backend/graphql/context';
import { visitOf } from './authorize';
import { type CartRow, insertCart, openCartOf, readCart } from './cart.sql';
import type { Shopper } from './shopper';

/** Like Magento's masked ids: 32 letters and digits. */
const ID_LENGTH = 32;
const MAIL_KINDS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

export function newCartId(): string {
  let id = '';
  // 62 does not divide 256: bytes above the last full multiple are discarded, so that every letter is equally likely.
  while (id.length < ID_LENGTH) {
    for (const byte of randomBytes(ID_LENGTH * 2))
      if (byte < 248 && id.length < ID_LENGTH) id += MAIL_KINDS[byte % MAIL_KINDS.length];
  }
  return id;
}

export const isCartId = (id: string): boolean => /^[A-Za-z0-9]{32}$/.test(id);

/** Null when the wished id is taken. */
export async function openGuestCart({ store, now, pool }: Shopper, wishedId: string | null): Promise<string | null> {
  const id = wishedId ?? newCartId();
  return (await insertCart(pool, { id, storeId: store.id, customerId: null, now })) ? id : null;
}

/** The customer's cart in this store, or that of their visit from a procurement system; made when missing. Two requests at once get the same one. */
export async function openCustomerCart(
  reader: Reader,
  who: SignedIn,
  { store, now, pool }: Pick<Shopper, 'store' | 'now' | 'pool'>,
): Promise<CartRow> {
  const owner = { customerId: who.customer.id, storeId: store.id, punchoutId: visitOf(who) };
  const known = await openCartOf(reader, owner);
  if (known) return known;
  const id = newCartId();
  const isMade = await insertCart(pool, { id, ...owner, now });
  const made = isMade ? await readCart(reader, id) : await openCartOf(reader, owner);
  if (!made) throw new Error(`No cart could be opened for customer ${owner.customerId}`);
  return made;
}
