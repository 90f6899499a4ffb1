// Orders that wait for an approver: how often their number is read.
import { expect, test, vi } from 'vitest';
import type { Caller } from '~/models/caller';
import { countWaiting } from './approval.server';

const read = vi.hoisted(() => vi.fn());
vi.mock('../transport/transport.server', () => ({ read, send: vi.fn() }));

test('reads the number of waiting orders once per request, for any number of parts of a page', async () => {
  read.mockResolvedValue({
    customer: { purchase_orders: { total_count: 2, page_info: { total_pages: 2 }, items: [] } },
  });
  const one = {} as Caller;
  const another = {} as Caller;
  expect(await Promise.all([countWaiting(one), countWaiting(one)])).toEqual([2, 2]);
  expect(read).toHaveBeenCalledTimes(1);
  expect(await countWaiting(another)).toBe(2);
  expect(read).toHaveBeenCalledTimes(2);
});
