import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './password';

test('a password is verified by its own hash only', async () => {
  const hash = await hashPassword('Kontor-2026');
  expect(await verifyPassword('Kontor-2026', hash)).toBe(true);
  expect(await verifyPassword('kontor-2026', hash)).toBe(false);
  expect(await hashPassword('Kontor-2026')).not.toBe(hash);
});

test('a hash without one of its parts, or of another algorithm, verifies no password', async () => {
  const hash = await hashPassword('Kontor-2026');
  const parts = hash.split('$');
  for (const at of parts.keys())
    expect([at, await verifyPassword('Kontor-2026', parts.with(at, '').join('$'))]).toEqual([at, false]);
  expect(await verifyPassword('Kontor-2026', hash.replace('scrypt', 'argon'))).toBe(false);
  expect(await verifyPassword('', '')).toBe(false);
});
