// A secret that was right once is known without its costly hash; a wrong one never is, nor the right one of another connection.
import { expect, test, vi } from 'vitest';
import { hashPassword, verifyPassword } from '#backend/commerce/session/password';
import { provenBy } from './proven-secret';

vi.mock('#backend/commerce/session/password', async (original) => {
  const real = await original<typeof import('#backend/commerce/session/password')>();
  return { ...real, verifyPassword: vi.fn(real.verifyPassword) };
});
const hashings = () => vi.mocked(verifyPassword).mock.calls.length;

test('the costly hash is calculated once for a right secret, and each time for a wrong one', async () => {
  const [one, two] = [{ secretHash: await hashPassword('right') }, { secretHash: await hashPassword('other') }];
  expect(await provenBy('right', [one])).toBe(one);
  expect(await provenBy('right', [one])).toBe(one);
  expect(hashings()).toBe(1);
  for (const wrong of ['wrong', 'wrong', 'right ', 'Right', '', 'other'])
    expect(await provenBy(wrong, [one])).toBeNull();
  expect(hashings()).toBe(7);
  // A secret that takes the place of another has a hash of its own.
  expect(await provenBy('right', [two])).toBeNull();
  expect(await provenBy('right', [two, one])).toBe(one);
  expect(await provenBy('other', [one, two])).toBe(two);
});

test('many who come at once with one secret wait for one hash', async () => {
  const row = { secretHash: await hashPassword('of a morning') };
  const before = hashings();
  const come = (secret: string) => Promise.all(Array.from({ length: 20 }, () => provenBy(secret, [row])));
  expect(new Set(await come('of a morning'))).toEqual(new Set([row]));
  expect(new Set(await come('of an evening'))).toEqual(new Set([null]));
  expect(hashings()).toBe(before + 2);
});

test('where there is none, as much is done as for a wrong one', async () => {
  const before = hashings();
  expect(await provenBy('right', [])).toBeNull();
  expect(hashings()).toBe(before + 1);
});

test('what stands behind the longest secret does not count', async () => {
  const row = { secretHash: await hashPassword('a'.repeat(256)) };
  expect(await provenBy('a'.repeat(5_000), [row])).toBe(row);
});
