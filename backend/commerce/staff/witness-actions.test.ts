// Logged changes never contain credentials and are bounded in length.
import { expect, it } from 'vitest';
import { tellable } from './witness-actions';

it('omits credentials and payment data, at any depth', () => {
  const row = {
    email: 'a@example.dk',
    password_hash: 'x',
    links: [{ token: 'y', purpose: 'password' }],
    cardNumber: '4',
    cvc: '1',
  };
  expect(tellable(row)).toEqual({ email: 'a@example.dk', links: [{ purpose: 'password' }] });
  expect(tellable(undefined)).toBe(null);
});

it('logs the length of a text that is too long', () => {
  expect(tellable({ text: 'x'.repeat(60_000) })).toEqual({ length: 60_011 });
});
