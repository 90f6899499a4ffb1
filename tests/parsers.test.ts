// Every parser of untrusted input reads its largest accepted input in time. Growth of time with length: `npm run bench:parsers`.
import { expect, test } from 'vitest';
import { quickLinesOf } from '#domain/quick-order';
import { PARSERS } from './support/parsers';

// What takes the square of its length is at a megabyte for minutes, at 100 kB for ten seconds; what is in proportion ends in less than half a one.
test.each(PARSERS)('%s', { timeout: 5_000 }, async (_what, most, read) => {
  await read(most);
});

test('of a thousand lines, one more than the limit is read', () => {
  expect(quickLinesOf('TN-2420 3\n'.repeat(1_000))).toHaveLength(501);
});
