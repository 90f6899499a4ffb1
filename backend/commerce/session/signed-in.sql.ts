// SQL of who is signed in: the customer behind a token, with the business, and with the visit where a procurement system sent its buyer.
import { and, eq, gt, isNull, not, sql } from 'drizzle-orm';
import { CATALOGUE_VERSION } from '#backend/commerce/catalogue/index';
import type { Reader } from '#backend/db/client';
import {
  business,
  cart,
  customer,
  customerSession,
  punchoutConnection,
  punchoutSession,
} from '#backend/db/tables/index';
import type { PunchoutOfLogin, SignedIn } from '#backend/graphql/context';

/** Each page of a signed-in customer begins with it, so that its text is made once for each pool. */
const preparedFor = new WeakMap<Reader, ReturnType<typeof prepareOn>>();

/** At most one: two unique indexes of active carts assert that. */
const OPEN_CART = and(
  eq(cart.customerId, customer.id),
  eq(cart.storeId, sql.placeholder('storeId')),
  eq(cart.status, 'active'),
  isNull(cart.subscriptionId),
  not(cart.byPhone),
  sql`${cart.punchoutId} IS NOT DISTINCT FROM ${customerSession.punchoutId}`,
);

function prepareOn(reader: Reader) {
  return reader
    .select({
      customer,
      business,
      staff: customerSession.staff,
      sessionId: customerSession.id,
      hasAgreedPrices: sql<boolean>`EXISTS (SELECT FROM contract_price a WHERE a.business_id = ${customer.businessId})`,
      // Pages of the catalogue need both, and read them with this statement.
      versions: sql<{ catalogue: string; selling: string }>`json_build_object(
        'catalogue', (SELECT ${sql.raw(CATALOGUE_VERSION)} FROM catalogue_change), 'selling', (SELECT version::text FROM selling_version))`,
      // Each page shows how much is in the cart.
      openCart: cart,
      quantity: sql<number>`(SELECT coalesce(sum(i.quantity), 0)::int FROM cart_item i WHERE i.cart_id = ${cart.id})`,
      visit: punchoutSession,
      connection: punchoutConnection,
      ownerIsActive: sql<
        boolean | null
      >`(SELECT o.is_active FROM customer o WHERE o.id = ${punchoutConnection.customerId})`,
    })
    .from(customerSession)
    .innerJoin(customer, eq(customer.id, customerSession.customerId))
    .leftJoin(business, eq(business.id, customer.businessId))
    .leftJoin(punchoutSession, eq(punchoutSession.id, customerSession.punchoutId))
    .leftJoin(punchoutConnection, eq(punchoutConnection.code, punchoutSession.connectionCode))
    .leftJoin(cart, OPEN_CART)
    .where(
      and(
        eq(customerSession.tokenHash, sql.placeholder('tokenHash')),
        gt(customerSession.expiresAt, sql.placeholder('now')),
        isNull(customerSession.revokedAt),
        customer.isActive,
      ),
    )
    .prepare('signed_in_by');
}

export async function signedInBy(
  reader: Reader,
  tokenHash: string,
  now: Date,
  storeId: number,
): Promise<SignedIn | null> {
  const statement = preparedFor.get(reader) ?? prepareOn(reader);
  preparedFor.set(reader, statement);
  const [found] = await statement.execute({ tokenHash, now, storeId });
  if (!found) return null;
  const { visit, connection, ownerIsActive, openCart: row, quantity, ...who } = found;
  // A connection that staff have closed, or whose owner is inactive, ends all of its logins, including buyers with their own accounts.
  if (connection && !(connection.isActive && ownerIsActive)) return null;
  return { ...who, openCart: row && { row, quantity }, punchout: visit && connection && punchoutOf(visit, connection) };
}

const punchoutOf = (
  { id, call, returnedAt, message, cxml, restoredAt }: typeof punchoutSession.$inferSelect,
  { code, title, settings }: typeof punchoutConnection.$inferSelect,
): PunchoutOfLogin => ({
  ...{ id, call, returnedAt, message, cxml, restoredAt },
  ...{ connection: code, title, settings },
});
