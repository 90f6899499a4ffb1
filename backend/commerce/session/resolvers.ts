// Login and logout on the wire, with Magento's texts (contract §4).
import type { Limits } from '#backend/db/limits';
import type { CustomerSession, Resolvers } from '#backend/generated/commerce';
import type { Context } from '#backend/graphql/context';
import { unauthenticated } from '#backend/refusal';
import { logIn } from './log-in';
import { liveSessions, revokeOtherSessions, revokeSession, revokeSessionOf, type SessionRow } from './rows';
import type { SigningKeys } from './signing-keys';
import { hashOfToken } from './token';

const LOGIN_FAILED =
  'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.';
const DEACTIVATED = 'The account is deactivated.';

async function endSession(context: Context): Promise<boolean> {
  if (context.token === null) return false;
  const ended = await revokeSession(context.db, hashOfToken(context.token), context.now);
  context.forgetSignedIn();
  return ended;
}

const sessionToWire = (row: SessionRow, current: string | null): CustomerSession => ({
  id: row.id,
  created_at: row.createdAt.toISOString(),
  expires_at: row.expiresAt.toISOString(),
  user_agent: row.userAgent,
  is_current: current !== null && row.tokenHash === hashOfToken(current),
});

export function sessionResolvers(keys: SigningKeys, limits: Limits): Resolvers {
  return {
    Mutation: {
      generateCustomerToken: async (_root, { email, password }, context) => {
        const { db, now, store, userAgent, clientAddress, token } = context;
        const parts = { db, keys, shop: store.code, now, userAgent, limits, clientAddress, oldToken: token };
        const outcome = await logIn(email, password, parts);
        context.forgetSignedIn();
        if (outcome.ok) return { token: outcome.token, jwt: outcome.jwt };
        throw unauthenticated(outcome.code === 'ACCOUNT_DEACTIVATED' ? DEACTIVATED : LOGIN_FAILED, {
          code: outcome.code,
        });
      },
      revokeCustomerToken: async (_root, _args, context) => ({ result: await endSession(context) }),
      customerLogout: (_root, _args, context) => endSession(context),
      revokeCustomerSession: async (_root, { id }, context) => {
        const { customer } = await context.requireSignedIn();
        const ended = await revokeSessionOf(context.db, customer.id, id, context.now);
        context.forgetSignedIn();
        return ended;
      },
      revokeOtherCustomerSessions: async (_root, _args, context) => {
        const { customer } = await context.requireSignedIn();
        return revokeOtherSessions(context.db, customer.id, hashOfToken(context.token ?? ''), context.now);
      },
    },
    Customer: {
      sessions: async ({ who }, _args, { db, now, token }) =>
        (await liveSessions(db, who.customer.id, now)).map((row) => sessionToWire(row, token)),
    },
  };
}
