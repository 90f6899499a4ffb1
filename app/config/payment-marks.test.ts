import { expect, test } from 'vitest';
import { marksOf } from './payment-marks.server';

test.each([
  ['OFF', undefined, []],
  ['TEST', undefined, ['Visa/Dankort', 'Mastercard']],
  [undefined, undefined, ['Visa/Dankort', 'Mastercard']],
  ['LIVE', undefined, ['Visa/Dankort', 'Mastercard', 'MobilePay']],
  ['LIVE', 'https://magento.example/graphql', []],
] as const)('payment mode %s with the external back end %s: %j', (mode, elsewhere, marks) => {
  expect(marksOf({ PAYMENT_MODE: mode, COMMERCE_GRAPHQL_URL: elsewhere })).toEqual(marks);
});
