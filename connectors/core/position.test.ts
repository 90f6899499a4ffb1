// What is done with for good is read back; a line that a kill broke off is not, and does not spoil the next one.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { addDone, doneIn } from './position';

it('names that were added are done, without one that was broken off', async () => {
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'kontorvaerk-done-')), 'noted.txt');
  expect([...(await doneIn(file))]).toEqual([]);
  await addDone(file, 'salesInvoices 7');
  fs.appendFileSync(file, '\nsalesInvoices 1');
  await addDone(file, 'salesInvoices 12');
  expect([...(await doneIn(file))]).toEqual(['salesInvoices 7', 'salesInvoices 12']);
});
