// npm run bench:parsers: how the time to read untrusted input grows with its length. Four times as much should take four times as long; a square
// would be sixteen. Where both are short, what a call costs at all hides the rest.
import { bench, describe } from 'vitest';
import { PARSERS } from '../support/parsers';

const options = { time: 200, warmupTime: 50 };

describe.each(PARSERS)('%s', (_what, most, read) => {
  bench('largest accepted input', async () => void (await read(most)), options);
  bench('a quarter of it', async () => void (await read(Math.floor(most / 4))), options);
});
