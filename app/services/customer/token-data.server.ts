// Verified claims of the JWT that accompanies the token: RS256, by a public key of this shop and no other (spec sections 3, 6 and 7).
import { decodeProtectedHeader, importSPKI, jwtVerify } from 'jose';
import { LRUCache } from 'lru-cache';
import type { Caller } from '~/models/caller';
import type { TokenData } from '~/models/customer';
import { TokenKeyDocument } from '../generated/commerce';
import { offers } from '../transport/prune-remote.server';
import { read } from '../transport/transport.server';

const ALGORITHM = 'RS256';
const LONGEST = 4_096;
const KID = /^[\w-]{1,64}$/;

interface Key {
  storeCode: string;
  prove: Awaited<ReturnType<typeof importSPKI>>;
}

/** Public keys by id, null for an unknown id: cached for ten minutes. */
const keys = new LRUCache<string, { key: Key | null }>({ max: 100, ttl: 10 * 60_000 });

async function keyOf(caller: Caller, kid: string): Promise<Key | null> {
  const known = keys.get(kid);
  if (known) return known.key;
  if (!(await offers('commerce', 'Query.tokenKey'))) return null;
  const { tokenKey } = await read(
    { ...caller, token: null },
    { client: 'commerce', document: TokenKeyDocument, variables: { kid } },
  );
  const key = tokenKey
    ? { storeCode: tokenKey.store_code, prove: await importSPKI(tokenKey.public_key, ALGORITHM) }
    : null;
  keys.set(kid, { key });
  return key;
}

/** Null for everything that is not proven: forged, expired, cut, signed otherwise, or for another shop. */
export async function readTokenData(
  caller: Caller,
  jwt: string | null,
  storeCodes: readonly string[],
): Promise<TokenData | null> {
  if (!jwt || jwt.length > LONGEST) return null;
  const kid = kidOf(jwt);
  const key = kid === null ? null : await keyOf(caller, kid);
  if (!key || !storeCodes.includes(key.storeCode)) return null;
  try {
    const { payload } = await jwtVerify(jwt, key.prove, { algorithms: [ALGORITHM], requiredClaims: ['sub', 'exp'] });
    return {
      customerId: payload.sub ?? '',
      storeCode: typeof payload.store === 'string' ? payload.store : '',
      bonusShopAccess: payload.bonusshop_access === true,
    };
  } catch {
    // With any fault in it, the token says nothing.
    return null;
  }
}

function kidOf(jwt: string): string | null {
  try {
    const { alg, kid } = decodeProtectedHeader(jwt);
    return alg === ALGORITHM && typeof kid === 'string' && KID.test(kid) ? kid : null;
  } catch {
    return null;
  }
}
