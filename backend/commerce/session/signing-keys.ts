// The keys that sign JWTs: one pair per shop (its store code), created on first use and stored in the database. Spec §7: RS256.
import { randomUUID } from 'node:crypto';
import { exportPKCS8, exportSPKI, generateKeyPair, importPKCS8, SignJWT } from 'jose';
import type { Db } from '#backend/db/client';
import { insertKey, oldestKey, type SigningKeyRow } from './session.sql';

const ALGORITHM = 'RS256';

export interface Claims {
  sub: string;
  /** Code of the customer's own store (spec §4 "Store selection order", step 2). */
  store: string;
  bonusshopAccess: boolean;
  /** Who acts for the customer. */
  staff: string | null;
}

export interface SigningKeys {
  sign(shop: string, claims: Claims, from: Date, until: Date): Promise<string>;
  /** What a checker of tokens needs, as PEM. */
  publicKey(shop: string): Promise<string>;
}

type Key = SigningKeyRow & { signer: Awaited<ReturnType<typeof importPKCS8>> };

async function newKey(shop: string, at: Date): Promise<SigningKeyRow> {
  const pair = await generateKeyPair(ALGORITHM, { extractable: true });
  const [privatePem, publicPem] = await Promise.all([exportPKCS8(pair.privateKey), exportSPKI(pair.publicKey)]);
  return { shop, kid: randomUUID(), privatePem, publicPem, createdAt: at };
}

async function storedKey(db: Db, shop: string, at: Date): Promise<Key> {
  let kept = await oldestKey(db, shop);
  if (!kept) {
    await insertKey(db, await newKey(shop, at));
    kept = await oldestKey(db, shop);
  }
  if (!kept) throw new Error(`The signing key of ${shop} could not be kept`);
  return { ...kept, signer: await importPKCS8(kept.privatePem, ALGORITHM) };
}

export function signingKeysIn(db: Db, now: () => Date): SigningKeys {
  const keys = new Map<string, Promise<Key>>();
  const keyOf = (shop: string) => {
    const known = keys.get(shop) ?? storedKey(db, shop, now());
    keys.set(shop, known);
    known.catch(() => keys.delete(shop));
    return known;
  };
  return {
    async sign(shop, { sub, store, bonusshopAccess, staff }, from, until) {
      const { kid, signer } = await keyOf(shop);
      return new SignJWT({
        store,
        bonusshop_access: bonusshopAccess,
        ...(staff === null ? {} : { act: { sub: staff } }),
      })
        .setProtectedHeader({ alg: ALGORITHM, kid })
        .setSubject(sub)
        .setIssuedAt(from)
        .setExpirationTime(until)
        .sign(signer);
    },
    publicKey: async (shop) => (await keyOf(shop)).publicPem,
  };
}
