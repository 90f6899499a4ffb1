// Which VAT numbers are valid, Danish and foreign.
import { expect, test } from 'vitest';
import { vatIdFault, vatIdFrom } from './vat-id';

test.each([
  ['DE 123 456 789', 'DE123456789'],
  ['se-556677889901', 'SE556677889901'],
  // A Danish number is a CVR number with its country code in front.
  ['DK1234', null],
  ['12DK', null],
  ['D1234567', null],
  ['DE1', null],
  ['NODK12345', 'NODK12345'],
  ['SE12345DK', 'SE12345DK'],
  ['DKA12345', null],
  ['DE1234567890123', null],
  ['', null],
])('%j is %s', (typed, id) => expect(vatIdFrom(typed)).toBe(id));

test.each([
  ['DK12345678', 'VAT_ID_CHECK_DIGIT'],
  ['DK1234567', 'VAT_ID_INVALID'],
  ['DE1', 'VAT_ID_INVALID'],
])('the error of %j is %s', (typed, fault) => expect(vatIdFault(typed)).toBe(fault));
