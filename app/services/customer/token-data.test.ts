// A JWT is valid only with a signature of this shop's own key (spec sections 6 and 7).
import { createHmac } from 'node:crypto';
import { exportSPKI, generateKeyPair, SignJWT } from 'jose';
import { beforeAll, expect, test, vi } from 'vitest';
import type { Caller } from '~/models/caller';
import { readTokenData } from './token-data.server';

const asked: string[] = [];
const known = new Map<string, { store_code: string; public_key: string }>();
vi.mock('../transport/prune-remote.server', () => ({ offers: async () => true }));
vi.mock('../transport/transport.server', () => ({
  read: async (_caller: unknown, { variables }: { variables: { kid: string } }) => {
    asked.push(variables.kid);
    return { tokenKey: known.get(variables.kid) ?? null };
  },
}));

type Signer = Awaited<ReturnType<typeof generateKeyPair>>['privateKey'];
const signers = new Map<string, Signer>();
const publicKeys = new Map<string, string>();

beforeAll(async () => {
  for (const [kid, store] of [
    ['ours', 'b2b'],
    ['theirs', 'b2b_uniq'],
  ] as const) {
    const pair = await generateKeyPair('RS256');
    signers.set(kid, pair.privateKey);
    publicKeys.set(kid, await exportSPKI(pair.publicKey));
    known.set(kid, { store_code: store, public_key: publicKeys.get(kid) ?? '' });
  }
});

const caller = {} as Caller;
const SHOP = ['b2c', 'b2b'];
const claims = { store: 'b2b', bonusshop_access: true };

function signed(kid: string, { by = kid, until = '1h' } = {}): Promise<string> {
  const token = new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid }).setSubject('7').setExpirationTime(until);
  return token.sign(signers.get(by) ?? new Uint8Array());
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

// spec: 3 Session: jwtData, settings
//   at app/services/customer/token-data.server.ts, app/models/customer.ts
test('accepts a JWT of this shop, and requests its key once', async () => {
  const data = { customerId: '7', storeCode: 'b2b', bonusShopAccess: true };
  expect(await readTokenData(caller, await signed('ours'), SHOP)).toEqual(data);
  expect(await readTokenData(caller, await signed('ours'), SHOP)).toEqual(data);
  expect(asked).toEqual(['ours']);
});

// spec: 7 Other: A token check verifies RS256 against a public key chosen by shop
//   at backend/commerce/session/signing-keys.ts, app/services/customer/token-data.server.ts
test('rejects any other JWT: forged, expired, for another shop, unsigned, signed with the public key, truncated', async () => {
  const payload = part({ ...claims, sub: '7', exp: 4_000_000_000 });
  const none = `${part({ alg: 'none', kid: 'ours' })}.${payload}.`;
  const head = part({ alg: 'HS256', kid: 'ours' });
  const mac = createHmac('sha256', publicKeys.get('ours') ?? '')
    .update(`${head}.${payload}`)
    .digest('base64url');
  const right = await signed('ours');
  const wrong = [
    await signed('ours', { by: 'theirs' }),
    await signed('ours', { until: '-1h' }),
    await signed('theirs'),
    await signed('nobody', { by: 'ours' }),
    none,
    `${head}.${payload}.${mac}`,
    right.slice(0, -20),
    right.replace(/\.[\w-]+\./, `.${payload}.`),
    'x.y.z',
    'a'.repeat(9_000),
    '',
    null,
  ];
  for (const jwt of wrong)
    expect([jwt?.slice(0, 30), await readTokenData(caller, jwt, SHOP)]).toEqual([jwt?.slice(0, 30), null]);
});
