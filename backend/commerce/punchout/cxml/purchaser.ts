// The customer of a connection as one who orders by a purchase order: on a visit that no buyer begins, so that its cart is its own.
import type { Db } from '#backend/db/client';
import type { SignedIn } from '#backend/graphql/context';
import { buyerIn } from '#domain/punchout/cxml/told-buyer';
import { childAt, type XmlElement } from '#domain/punchout/cxml/xml-element';
import { accountToldBy } from '../buyers/buyers.sql';
import { insertPunchoutSession } from '../punchout.sql';
import { customerWithBusiness } from './orders.sql';
import type { KnownSender } from './sender';

const NOWHERE = { hookUrl: '', cancelUrl: null, target: null, okCode: null, caller: null };

/** A buyer whom the order names and who has an account orders by that one. `request`: of cXML; null: the order names no such buyer. */
export async function purchaserOf(
  sender: KnownSender,
  request: XmlElement | null,
  db: Db,
  now: Date,
): Promise<SignedIn> {
  const { connection, customer } = sender;
  const id = (request && (await accountNamed(sender, request, db))) ?? customer.id;
  const buyer = await customerWithBusiness(db, id);
  if (!buyer) throw new Error(`The customer of the connection ${connection.code} is gone`);
  const { code, title, settings } = connection;
  const visitId = await insertPunchoutSession(db, {
    ...{ connectionCode: code, customerId: id, call: NOWHERE },
    ...{ createdAt: now, expiresAt: now },
  });
  const ended = { call: NOWHERE, returnedAt: null, message: null, cxml: null, restoredAt: null };
  return {
    ...buyer,
    staff: null,
    sessionId: null,
    punchout: { ...ended, id: visitId, connection: code, title, settings, isPurchaseOrder: true },
  };
}

/** An order makes no accounts: who has never been here orders as the customer. */
async function accountNamed(
  { connection: { code, settings }, customer }: KnownSender,
  request: XmlElement,
  db: Db,
): Promise<number | null> {
  const told = settings.buyers && buyerIn(childAt(request, 'OrderRequestHeader'), settings.buyers);
  if (!told || customer.businessId === null) return null;
  const account = await accountToldBy(db, code, told.id, customer.businessId);
  return account?.isActive ? account.id : null;
}
