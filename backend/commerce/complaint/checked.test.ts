import { describe, expect, test } from 'vitest';
import { LONGEST_DESCRIPTION, LONGEST_NUMBER } from '#domain/complaint/complaint';
import { checkedComplaint, checkedText, isToken } from './checked';

type Input = Parameters<typeof checkedComplaint>[0];

const SENT: Input = { key: 'k', quantity: 1, wish: 'REPAIR', order_token: 'token', description: ' Den larmer. ' };
const sent = (more: Partial<Input>) => checkedComplaint({ ...SENT, ...more });
const BY_NAME = { order_token: null, product: 'Stol', name: 'Søren Ø', email: 'soeren@example.dk' };

describe('a complaint', () => {
  test('is returned as sent, with its texts trimmed', () => {
    expect(sent({ serial_number: ' 12 ', batch_number: null })).toEqual({
      ok: true,
      complaint: {
        ...{ key: 'k', quantity: 1, wish: 'repair', serialNumber: '12', batchNumber: '' },
        ...{ description: 'Den larmer.', free: null },
      },
    });
  });

  test.each([
    [0, false],
    [1, true],
    [999_999, true],
    [1_000_000, false],
    [1.5, false],
  ])('of %d pieces is valid: %s', (quantity, isTaken) => {
    expect(sent({ quantity }).ok).toBe(isTaken);
  });

  test.each([
    [{ description: '' }, 'description'],
    [{ description: 'x'.repeat(LONGEST_DESCRIPTION + 1) }, 'description'],
    [{ serial_number: '1'.repeat(LONGEST_NUMBER + 1) }, 'serialNumber'],
    [{ batch_number: '1'.repeat(LONGEST_NUMBER + 1) }, 'batchNumber'],
    [{ ...BY_NAME, product: ' ' }, 'product'],
    [{ ...BY_NAME, product: 'x'.repeat(121) }, 'product'],
    [{ ...BY_NAME, name: '' }, 'name'],
    [{ ...BY_NAME, email: 'soeren' }, 'email'],
  ] satisfies [Partial<Input>, string][])('is refused at its field: %o', (more, field) => {
    expect(sent(more)).toMatchObject({ ok: false, field });
  });

  test('is accepted with texts of maximum length, and without an order by name and product', () => {
    const longest = { description: 'x'.repeat(LONGEST_DESCRIPTION), serial_number: '1'.repeat(LONGEST_NUMBER) };
    expect(sent({ ...longest, batch_number: '1'.repeat(LONGEST_NUMBER) }).ok).toBe(true);
    expect(sent({ ...BY_NAME, product: 'x'.repeat(120) })).toMatchObject({
      complaint: { free: { product: 'x'.repeat(120), name: 'Søren Ø', email: 'soeren@example.dk' } },
    });
  });
});

test('a text is required and has a maximum length; a token has one too', () => {
  expect([checkedText(null, 'a', 3).ok, checkedText('abc', 'a', 3).ok, checkedText('abcd', 'a', 3).ok]).toEqual([
    false,
    true,
    false,
  ]);
  expect(['', 'x', 'x'.repeat(100), 'x'.repeat(101)].map(isToken)).toEqual([false, true, true, false]);
});
