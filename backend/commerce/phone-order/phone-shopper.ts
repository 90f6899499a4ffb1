// An order by phone with the shopper whose it is: their prices, assortment and rights, in their store and language.
import { type Shopper, shopperOf } from '#backend/commerce/cart/index';
import { customerById } from '#backend/commerce/customer/index';
import type { Db } from '#backend/db/client';
import type { Context, Language, SignedIn } from '#backend/graphql/context';
import { type FoundPhoneOrder, phoneOrderOfCart } from './phone-order.sql';

export interface PhoneParts {
  db: Db;
  /** The catalogue as a customer sees it; null: as a guest of that store does. */
  contextOf(who: SignedIn | null, store: string, language: Language): Promise<Context>;
}

export interface PhoneOrder extends FoundPhoneOrder {
  context: Context;
  shopper: Shopper;
}

/** Null where there is none, and for a closed account. */
export async function openPhoneOrder(cartId: string, parts: PhoneParts): Promise<PhoneOrder | null> {
  const found = await phoneOrderOfCart(parts.db, cartId);
  return found && withShopper(found, parts);
}

export async function withShopper(found: FoundPhoneOrder, { db, contextOf }: PhoneParts): Promise<PhoneOrder | null> {
  const { cart, phone } = found;
  const who = cart.customerId === null ? null : await customerById(db, cart.customerId);
  if (cart.customerId !== null && (!who || who.customer.closedAt !== null)) return null;
  const context = await contextOf(who, String(cart.storeId), phone.language);
  return { ...found, context, shopper: { ...(await shopperOf(context)), isByPhone: true } };
}
