// The stored choice of a store; no other value is accepted as one (Spec §4).
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { storeCookieText, storedChoice } from '#domain/store/store-cookie';

const business = { id: 2, code: 'b2b', isConsumer: false };
const consumer = { id: 1, code: 'b2c', isConsumer: true };

it('stores id and code, and the consumer store in addition to a business store', () => {
  expect(JSON.parse(storeCookieText(business, consumer))).toEqual({
    id: 2,
    code: 'b2b',
    consumer: { id: 1, code: 'b2c' },
  });
  expect(storedChoice(storeCookieText(business, consumer))).toEqual({ code: 'b2b', consumerCode: 'b2c' });
  expect(storedChoice(storeCookieText(consumer, null))).toEqual({ code: 'b2c', consumerCode: null });
});

it('accepts no other value as a choice', () => {
  for (const text of [null, '', '{', '[]', 'null', '{"id":1}', '{"code":7}', '{"code":"B2C"}', `"${'a'.repeat(300)}"`])
    expect([text, storedChoice(text)]).toEqual([text, null]);
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const choice = storedChoice(text);
      return choice === null || /^[a-z0-9_]{1,32}$/.test(choice.code);
    }),
    { seed: 4 },
  );
});

it('reads at most two hundred letters', () => {
  const text = (length: number) => '{"code":"b2b"}'.padEnd(length, ' ');
  expect([storedChoice(text(200)), storedChoice(text(201))]).toEqual([{ code: 'b2b', consumerCode: null }, null]);
});
