// The status of a call with several items.
import { expect, test } from 'vitest';
import { batchStatus } from './batch-status';

const YES = { ok: true };
const NO = { ok: false };

test.each([
  [[YES], 'SUCCESS'],
  [[YES, YES], 'SUCCESS'],
  [[NO], 'FAILURE'],
  [[NO, NO], 'FAILURE'],
  [[YES, NO], 'MIXED_RESULTS'],
  [[NO, NO, YES], 'MIXED_RESULTS'],
])('%j is %s', (answers, status) => {
  expect(batchStatus(answers)).toBe(status);
});
