// The age of cached data is measured with a monotonic clock: with the wall clock, setting it back would extend the lifetime by a day.
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { allFiles, root } from './support/source';

/**
 * The one source of the time of day; code in the browser, where only the shopper's own page is affected; and visits stored for other
 * processes and later starts, which share no other clock: one from the future is over.
 */
const MAY_ASK_THE_WALL =
  /^(backend\/ports\/clock|app\/client\/|app\/routes\/layouts\/ask-again\.tsx|app\/request-context\/carried-visit\.server)|\.test\.tsx?$/;

test('no age is measured with the wall clock', () => {
  const asking = allFiles('app', 'backend', 'demo', 'server', 'domain')
    .filter((file) => /\.tsx?$/.test(file) && !MAY_ASK_THE_WALL.test(file))
    .filter((file) => /\bDate\.now\b/.test(fs.readFileSync(path.join(root, file), 'utf8')));
  expect(asking).toEqual([]);
});
