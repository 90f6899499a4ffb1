// A verified secret is cached without its expensive hash; a wrong one is not, nor the secret of another connection.
import { beforeEach, expect, test } from 'vitest';
import { hashPassword, verifyPassword } from '#backend/commerce/session/password';
import { provenBy } from './proven-secret';

let hashings = 0;
beforeEach(() => {
  hashings = 0;
});
const verify = (secret: string, hash: string) => {
  hashings += 1;
  return verifyPassword(secret, hash);
};
const provenOf = (secret: string, rows: readonly { secretHash: string }[]) => provenBy(secret, rows, verify);

test('computes the expensive hash once for a correct secret, and each time for a wrong one', async () => {
  const [one, two] = [{ secretHash: await hashPassword('right') }, { secretHash: await hashPassword('other') }];
  expect(await provenOf('right', [one])).toBe(one);
  expect(await provenOf('right', [one])).toBe(one);
  expect(hashings).toBe(1);
  for (const wrong of ['wrong', 'wrong', 'right ', 'Right', '', 'other'])
    expect(await provenOf(wrong, [one])).toBeNull();
  expect(hashings).toBe(7);
  // A replaced secret has a different hash.
  expect(await provenOf('right', [two])).toBeNull();
  expect(await provenOf('right', [two, one])).toBe(one);
  expect(await provenOf('other', [one, two])).toBe(two);
});

test('concurrent logins with one secret share one hash computation', async () => {
  const row = { secretHash: await hashPassword('of a morning') };
  const come = (secret: string) => Promise.all(Array.from({ length: 20 }, () => provenOf(secret, [row])));
  expect(new Set(await come('of a morning'))).toEqual(new Set([row]));
  expect(new Set(await come('of an evening'))).toEqual(new Set([null]));
  expect(hashings).toBe(2);
});

test('computes a hash for a connection that does not exist, as for a wrong secret', async () => {
  expect(await provenOf('right', [])).toBeNull();
  expect(hashings).toBe(1);
});

test('ignores what follows the maximum length of a secret', async () => {
  const row = { secretHash: await hashPassword('a'.repeat(256)) };
  expect(await provenOf('a'.repeat(5_000), [row])).toBe(row);
});
