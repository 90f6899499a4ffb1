// The number that a link goes to: readable, in a country that is served, and within the limits of address, number and day, in this order.
import { expect, test } from 'vitest';
import { takeSms } from './sms-limits';

async function answered(typed: string, spent: string, clientAddress = '203.0.113.1') {
  const taken: string[] = [];
  const noted: string[] = [];
  const limits = {
    take: async (kind: string, key: string) => {
      taken.push(`${kind} ${key}`);
      return kind !== spent;
    },
  };
  const context = { clientAddress, note: (_details: object, text: string) => void noted.push(text) };
  const parts = { limits, requests: { smsCountries: ['DK'] } };
  const said = await takeSms(typed, parts as never, context as never).catch((error: { extensions: object }) =>
    'extensions' in error ? error.extensions : error,
  );
  return { said, taken, noted: noted.length };
}

const MOBILE = '+4520304050';
const ADDRESS = 'sms-address 203.0.113.1';
test.each([
  ['12', '', { code: 'PHONE_INVALID', params: { field: 'mobile' } }, [], 0],
  ['+8816 12345678', '', { code: 'MOBILE_NOT_REACHED', params: { field: 'mobile' } }, [], 0],
  ['20304050', 'sms-address', { code: 'TOO_MANY_TRIES' }, [ADDRESS], 0],
  [
    '20304050',
    'sms-mobile',
    { code: 'TOO_MANY_TRIES', params: { field: 'mobile' } },
    [ADDRESS, `sms-mobile ${MOBILE}`],
    0,
  ],
  [
    '20304050',
    'sms-day',
    { code: 'SMS_ENOUGH', params: { field: 'mobile' } },
    [ADDRESS, `sms-mobile ${MOBILE}`, 'sms-day all'],
    1,
  ],
])('%s with %s spent', async (typed, spent, expected, taken, noted) => {
  const answer = await answered(typed, spent);
  expect(answer).toMatchObject({ said: expected, noted });
  expect(answer.taken).toEqual(taken);
});

test('within all limits is the number as it is stored; without an address, only number and day are counted', async () => {
  const all = [ADDRESS, `sms-mobile ${MOBILE}`, 'sms-day all'];
  expect(await answered('20 30 40 50', '')).toEqual({ said: MOBILE, taken: all, noted: 0 });
  expect(await answered('20 30 40 50', 'sms-address', '')).toEqual({ said: MOBILE, taken: all.slice(1), noted: 0 });
});
