// Danish numbers that an SMS can reach, by two-digit series, and numbers of other countries.
import { expect, test } from 'vitest';
import { isDanishMobile } from './mobile';

const series = Array.from({ length: 80 }, (_, at) => String(at + 20));
const isTaken = (two: string) => isDanishMobile(`+45${two}123456`);

test('landlines, machines, shared cost, freephone and premium series are refused, all others are accepted', () => {
  const refused = '32 33 37 45 63 67 68 70 72 73 74 75 76 79 80 83 84 85 86 87 88 89 90 94 95 96 97 98 99'.split(' ');
  expect(series.filter((two) => !isTaken(two))).toEqual(refused);
});

test.each([
  '+4690123456',
  '+8816123456789',
  '+19005551234',
  '20123456',
  '+452012345',
  '+45201234567',
  '',
  '+451012345',
])('%j is no Danish mobile number', (stored) => expect(isDanishMobile(stored)).toBe(false));
