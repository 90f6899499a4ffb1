// The customer of a connection as one who orders by a purchase order: on a visit that no buyer begins, so that its cart is its own.
import type { Db } from '#backend/db/client';
import type { SignedIn } from '#backend/graphql/context';
import { insertPunchoutSession } from '../punchout.sql';
import { customerWithBusiness } from './orders.sql';
import type { KnownSender } from './sender';

const NOWHERE = { hookUrl: '', cancelUrl: null, target: null, okCode: null, caller: null };

export async function purchaserOf({ connection, customer }: KnownSender, db: Db, now: Date): Promise<SignedIn> {
  const buyer = await customerWithBusiness(db, customer.id);
  if (!buyer) throw new Error(`The customer of the connection ${connection.code} is gone`);
  const { code, title, settings } = connection;
  const id = await insertPunchoutSession(db, {
    ...{ connectionCode: code, customerId: customer.id, call: NOWHERE },
    ...{ createdAt: now, expiresAt: now },
  });
  const ended = { call: NOWHERE, returnedAt: null, message: null, cxml: null, restoredAt: null };
  return {
    ...buyer,
    staff: null,
    sessionId: null,
    punchout: { ...ended, id, connection: code, title, settings, isPurchaseOrder: true },
  };
}
