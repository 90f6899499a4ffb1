// Staff begin an order by phone: the customers whom a text may mean, and the cart of the chosen customer or of a guest.
import { isCartId, shopperOf } from '#backend/commerce/cart/index';
import { customerById, listCustomerRows } from '#backend/commerce/customer/index';
import { beginPhoneOrder, openPhoneOrders } from '#backend/commerce/phone-order/index';
import { witnessOf } from '#backend/commerce/staff/index';
import { guardedPool } from '#backend/db/transaction';
import type { StaffPhoneBeginning } from '#backend/generated/staff';
import { inputRefused } from '#backend/refusal';
import { foundText, isSearchable } from '#domain/order/order-search';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import { emailFrom } from '#domain/validate/email';
import type { StaffContext } from '../context';

const MOST_FOUND = 10;
const MOST_OPEN = 20;

export async function phoneOrdersForStaff(text: string, { pool, stores }: StaffContext) {
  const searched = isSearchable(text.trim()) ? foundText(text.trim()) : null;
  const query = { text: searched, isBusiness: null, isActive: true, after: null, before: null };
  const found = searched ? await listCustomerRows(pool, query, MOST_FOUND) : [];
  const open = await openPhoneOrders(pool, MOST_OPEN);
  return {
    customers: found.map(({ id, email, name, company, cvr, telephone, store }) => ({
      ...{ id, email, name, company, cvr, telephone, store },
    })),
    stores: (await stores()).map(({ code, name }) => ({ code, name })),
    open: open.map(({ cart_id, staff, created_at, email, company, pieces, link_sent_at }) => ({
      ...{ cart: cart_id, staff, email: email ?? '', company, pieces },
      beganAt: created_at.toISOString(),
      linkSentAt: link_sent_at?.toISOString() ?? null,
    })),
  };
}

/** Made: the cart. */
export async function beginForStaff(
  { cart, customer = null, email, store, language }: StaffPhoneBeginning,
  staff: string,
  context: StaffContext,
): Promise<Outcome<{ made: string }>> {
  if (!isCartId(cart)) throw inputRefused(`${cart} is no id of a cart.`);
  const who = customer === null ? null : await customerById(context.db, customer);
  if (customer !== null && (!who || who.customer.closedAt !== null)) return refusal('CUSTOMER_NOT_FOUND');
  const guest = who ? null : emailFrom(email);
  if (!who && guest === null) return refusal(email.trim() === '' ? 'REQUIRED' : 'EMAIL_INVALID', { field: 'email' });
  const stores = await context.stores();
  const at = who ? String(who.customer.storeId) : (stores.find(({ code }) => code === store)?.code ?? null);
  if (at === null) return refusal('REQUIRED', { field: 'store' });
  const shopper = await shopperOf(await context.contextOf(who, at, language === 'en' ? 'en' : 'da'));
  const deed = { staff, command: 'order phone', kind: 'phone order', subject: cart, told: null } as const;
  const pool = guardedPool(context.pool, witnessOf({ ...deed, now: context.now }));
  const beginning = { cartId: cart, email: guest, staff };
  const done = await beginPhoneOrder(beginning, { ...shopper, isByPhone: true, pool });
  return done.ok ? { ok: true, made: done.cartId } : done;
}
