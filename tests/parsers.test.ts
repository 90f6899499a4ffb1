// Every parser of untrusted input reads its largest accepted input in time. Growth of time with length: `npm run bench:parsers`.
import { expect, test } from 'vitest';
import { quickLinesOf } from '#domain/cart/quick-order';
import { PARSERS } from './support/parsers';

// A quadratic parser takes minutes for a megabyte and ten seconds for 100 kB; a linear one takes less than half a second.
test.each(PARSERS)('%s', { timeout: 5_000 }, async (_what, most, read) => {
  await read(most);
});

test('of a thousand lines, one more than the limit is read', () => {
  expect(quickLinesOf('TN-2420 3\n'.repeat(1_000))).toHaveLength(501);
});
