// Login and logout on the wire, with Magento's texts (contract §4).

import { closedStore } from '#backend/commerce/session/closed-store';
import { keepContext, readContext } from '#backend/commerce/session/context/keep-context';
import {
  keyOfKid,
  liveSessions,
  revokeOtherSessions,
  revokeSession,
  revokeSessionOf,
  type SessionRow,
} from '#backend/commerce/session/session.sql';
import type { SigningKeys } from '#backend/commerce/session/signing-keys';
import { hashOfToken } from '#backend/commerce/session/token';
import type { Limits } from '#backend/db/limits';
import type { CustomerSession, Resolvers } from '#backend/generated/commerce';
import type { Context } from '#backend/graphql/context';
import type { OpenIdCheck } from '#backend/ports/openid';
import { unauthenticated } from '#backend/refusal';
import { logIn } from './log-in';
import { logInByToken, type TokenLoginParts, whoseToken } from './sso/log-in-by-token';

const LOGIN_FAILED =
  'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.';
const DEACTIVATED = 'The account is deactivated.';
const CLOSED = 'The account does not belong to this store.';

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

export interface SessionTools {
  keys: SigningKeys;
  limits: Limits;
  openId: OpenIdCheck | null;
}

export function loginPartsOf(context: Context, tools: SessionTools): TokenLoginParts {
  const { db, now, store, userAgent, clientAddress, device, token, requestId } = context;
  return { ...tools, db, store, now, userAgent, clientAddress, device, oldToken: token, requestId };
}

export async function tokenAnswer(outcome: Awaited<ReturnType<typeof logIn>>, context: Context) {
  context.forgetSignedIn();
  if (outcome.ok) return { token: outcome.token, jwt: outcome.jwt };
  if (outcome.code === 'STORE_CLOSED') throw unauthenticated(CLOSED, await closedStore(context));
  throw unauthenticated(outcome.code === 'ACCOUNT_DEACTIVATED' ? DEACTIVATED : LOGIN_FAILED, { code: outcome.code });
}

export function sessionResolvers(tools: SessionTools): Resolvers {
  return {
    Query: {
      tokenKey: async (_root, { kid }, { db }) => {
        const key = await keyOfKid(db, kid);
        return key && { store_code: key.shop, public_key: key.publicPem };
      },
      loginToken: async (_root, { token }, context) => {
        const found = await whoseToken(token, loginPartsOf(context, tools));
        return found && { firstname: found.customer.firstname, staff: found.staff };
      },
      sessionContext: async (_root, { id }, { db, now }) =>
        Object.entries(await readContext(db, id, now)).map(([key, value]) => ({ key, value })),
    },
    Mutation: {
      generateCustomerToken: async (_root, { email, password }, context) =>
        tokenAnswer(await logIn(email, password, loginPartsOf(context, tools)), context),
      customerLoginByToken: async (_root, { token }, context) =>
        tokenAnswer(await logInByToken(token, loginPartsOf(context, tools)), context),
      revokeCustomerToken: async (_root, _args, context) => ({ result: await endSession(context) }),
      keepSessionContext: (_root, { id, entries }, { pool, now }) =>
        keepContext(pool, { id: id ?? null, entries }, now),
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
      acting_staff: ({ who }) => who.staff,
      sessions: async ({ who }, _args, { db, now, token }) =>
        (await liveSessions(db, who.customer.id, now)).map((row) => sessionToWire(row, token)),
    },
  };
}
