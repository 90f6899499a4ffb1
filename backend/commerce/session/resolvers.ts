// Login and logout on the wire, with Magento's texts (contract §4).
import type { Resolvers } from '#backend/generated/commerce';
import type { Context } from '#backend/graphql/context';
import { unauthenticated } from '#backend/refusal';
import { logIn } from './log-in';
import { revokeSession } from './rows';
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

export function sessionResolvers(keys: SigningKeys): Resolvers {
  return {
    Mutation: {
      generateCustomerToken: async (_root, { email, password }, context) => {
        const { db, now, store, userAgent } = context;
        const outcome = await logIn(email, password, { db, keys, shop: store.code, now, userAgent });
        if (outcome.ok) return { token: outcome.token, jwt: outcome.jwt };
        throw unauthenticated(outcome.code === 'ACCOUNT_DEACTIVATED' ? DEACTIVATED : LOGIN_FAILED, {
          code: outcome.code,
        });
      },
      revokeCustomerToken: async (_root, _args, context) => ({ result: await endSession(context) }),
      customerLogout: (_root, _args, context) => endSession(context),
    },
  };
}
