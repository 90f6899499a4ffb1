// Resolves a bearer token to its customer. Spec §4 "Session expiry": an expired or revoked token has none.
import type { CustomerOfToken } from '#backend/graphql/context';
import { signedInBy } from './signed-in.sql';
import { hashOfToken } from './token';

const LONGEST_TOKEN = 200;

export const customerOfToken: CustomerOfToken = async (db, token, now, storeId) =>
  token.length > LONGEST_TOKEN ? null : signedInBy(db, hashOfToken(token), now, storeId);
