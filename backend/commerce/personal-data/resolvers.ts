// The customer's own data on the wire. Erasing is closing the account (customer/account).
import { inTransaction } from '#backend/db/transaction';
import type { Resolvers } from '#backend/generated/commerce';
import type { Context } from '#backend/graphql/context';
import { RETENTION, RETENTION_CODES } from '#domain/customer/retention';
import { consentsOf } from './consents.sql';
import { exportPerson } from './export-data';
import { openOrdersOf } from './personal-data.sql';

const ownId = async (context: Context) => (await context.requireSignedIn()).customer.id;

const PURPOSES_ON_WIRE = { terms: 'TERMS', newsletter: 'NEWSLETTER', card: 'CARD' } as const;

export const personalDataResolvers: Resolvers = {
  Query: {
    // By the account alone: an address is only whose it is when its mailbox has answered.
    customerDataExport: async (_root, _args, context) => {
      const person = { customerId: await ownId(context), email: null };
      return JSON.stringify(await exportPerson(context.pool, person, context.now));
    },
    customerConsents: async (_root, _args, context) =>
      (await consentsOf(context.pool, await ownId(context))).map(({ purpose, at, ...rest }) => ({
        ...rest,
        purpose: PURPOSES_ON_WIRE[purpose],
        at: at.toISOString(),
      })),
    requestedErasure: async (_root, _args, context) => {
      const { id, erasureRequestedAt } = (await context.requireSignedIn()).customer;
      if (!erasureRequestedAt) return null;
      const open = await inTransaction(context.pool, ({ client }) =>
        openOrdersOf(client, { customerId: id, email: null }),
      );
      return { requested_at: erasureRequestedAt.toISOString(), open_orders: open };
    },
    dataRetention: () => RETENTION_CODES.map((code) => ({ code, days: null, years: null, ...RETENTION[code] })),
  },
};
