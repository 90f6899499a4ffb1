// Everything that strangers send is read to its end, up to the most that is taken of it. How the time grows with the length: `npm run bench:parsers`.
import { expect, test } from 'vitest';
import { quickLinesOf } from '#domain/quick-order';
import { PARSERS } from './support/parsers';

// What takes the square of its length is at a megabyte for minutes, at 100 kB for ten seconds; what is in proportion ends in less than half a one.
test.each(PARSERS)('%s', { timeout: 5_000 }, async (_what, most, read) => {
  await read(most);
});

test('a thousand lines are no more than one too many', () => {
  expect(quickLinesOf('TN-2420 3\n'.repeat(1_000))).toHaveLength(501);
});
