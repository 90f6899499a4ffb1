// Tokens that others sign: a partner whose key the shop trusts, or the OpenID provider of the settings. Spec §7: RS256 against a public
// key chosen by shop.
import { decodeJwt, errors, importSPKI, type JWTPayload, jwtVerify } from 'jose';
import { type CustomerRow, customerByEmail } from '#backend/commerce/customer/account/account.sql';
import type { Reader } from '#backend/db/client';
import type { OpenIdCheck } from '#backend/ports/openid';
import { partnerOf } from './sso.sql';

const ALGORITHM = 'RS256';
/** A partner's token is made for one step from its page to ours. */
const OLDEST_PARTNER_TOKEN = '5 minutes';

export interface SignedProof {
  customer: CustomerRow;
  expiresAt: Date;
}

export interface SignedTokenParts {
  db: Reader;
  now: Date;
  openId: OpenIdCheck | null;
}

/** Null for anything that is not signed by a party that the shop trusts, for this shop, and just now. */
export async function readSignedToken(
  token: string,
  { db, now, openId }: SignedTokenParts,
): Promise<SignedProof | null> {
  // Spent tokens are known by their text: one token has one spelling.
  if (!isCanonical(token)) return null;
  try {
    const { iss = '', aud, exp = 0 } = decodeJwt(token);
    const expiresAt = new Date(exp * 1000);
    if (openId && iss === openId.issuer) {
      const email = await openId.emailIn(token, now);
      const customer = email === null ? null : await customerByEmail(db, email);
      return customer && { customer, expiresAt };
    }
    const partner = typeof aud === 'string' ? await partnerOf(db, iss, aud) : null;
    if (!partner) return null;
    const key = await importSPKI(partner.publicPem, ALGORITHM);
    const checks = { issuer: iss, audience: partner.shop, algorithms: [ALGORITHM], currentDate: now };
    const limits = { maxTokenAge: OLDEST_PARTNER_TOKEN, requiredClaims: ['exp', 'iat', 'jti'] };
    const { payload } = await jwtVerify(token, key, { ...checks, ...limits });
    const customer = await customerByEmail(db, emailOf(payload));
    // A partner can only log in its own store's customers.
    return customer?.storeId === partner.storeId ? { customer, expiresAt } : null;
  } catch (failure) {
    // The library refuses by throwing; anything else is a fault of the shop.
    if (failure instanceof errors.JOSEError) return null;
    throw failure;
  }
}

/** Base64url as it is written, with no spare bits in the last sign: decoders pass over them. */
const isCanonical = (token: string): boolean =>
  token.split('.').every((part) => Buffer.from(part, 'base64url').toString('base64url') === part);

const emailOf = ({ email }: JWTPayload): string => (typeof email === 'string' ? email.trim().toLowerCase() : '');
