// Who is signed in, read once for all queries of one page request. Changes do not use it: they read the rows as they are.

import type { CustomerOfToken, SignedIn } from '#backend/graphql/context';
import { cachedFor, type Kept } from '#backend/graphql/memory';

export interface PageLogins {
  /** Resolves a token as `customerOfToken` does, once per page and token. */
  within(page: object): CustomerOfToken;
  /** To be called after a change: the page's next query reads the customer again. */
  forget(page: object): void;
}

/** A page that takes longer reads again, so that a login that was ended elsewhere ends within it. */
const LONGEST_MS = 1_000;

export function pageLogins(customerOfToken: CustomerOfToken): PageLogins {
  const pages = new WeakMap<object, Map<string, Kept<SignedIn | null>>>();
  return {
    within(page) {
      const logins = pages.get(page) ?? new Map<string, Kept<SignedIn | null>>();
      pages.set(page, logins);
      return (db, token, now) => {
        const login = logins.get(token) ?? cachedFor(LONGEST_MS, () => customerOfToken(db, token, now));
        logins.set(token, login);
        return login.read();
      };
    },
    forget: (page) => void pages.delete(page),
  };
}
