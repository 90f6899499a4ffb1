// Phone numbers that receive SMS, with and without other countries in the setting.
import { expect, test } from 'vitest';
import { isReachedBySms } from './reachable';

test.each([
  ['+4520304050', ['DK'], true],
  ['+4590123456', ['DK'], false],
  ['+4570123456', ['DK'], false],
  ['+4533123456', ['DK'], false],
  ['+46701234567', ['DK'], false],
  ['+46701234567', ['DK', 'SE'], true],
  ['+4681234567', ['DK', 'SE'], false],
  ['+469001234567', ['DK', 'SE'], false],
  ['+8816123456789', ['DK', 'SE', 'US'], false],
  ['+19005551234', ['DK', 'US'], false],
  ['+4520304050', ['SE'], false],
  ['no number', ['DK'], false],
])('%s with %j: %s', (stored, countries, isReached) => {
  expect(isReachedBySms(stored, countries)).toBe(isReached);
});
