// An order is taken once, as its last event has it, for every size of page.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { followOrders } from './follow';
import { readPosition } from './position';
import type { Shop } from './shop';

const state = (number: string, status: string, canceled = 0, isReleased = true) => ({
  ...{ number, placedAt: '2026-11-29T10:00:00.000Z', status, isReleased, isTest: false, company: null, taxes: [] },
  ...{ buyer: { name: null, email: null }, deliverTo: { country: 'DK' } },
  billTo: { company: '', name: 'Ida', postcode: '8000', city: 'Aarhus', country: 'DK' },
  amounts: { includesVat: true, discountOere: 0, freightOere: 0, remainingOere: 0 },
  lines: [
    {
      ...{ kind: 'goods', sku: 'A', name: 'A', quantity: 3, canceled },
      ...{ unitOere: 0, rowOere: 0, discountOere: 0, dutyOere: 0, vatBp: 2_500 },
    },
  ],
});
const EVENTS = [
  state('1', 'processing'),
  state('2', 'processing'),
  state('3', 'pending', 0, false),
  state('1', 'processing', 2),
  state('2', 'canceled'),
  state('3', 'processing'),
  state('4', 'processing'),
];

it.each([1, 2, 3, 200])('with %i events in a page', async (size) => {
  const shop: Shop = {
    async eventsAfter(after) {
      const found = EVENTS.map((data, at) => ({
        ...{ number: at + 1, type: 'order.changed', store: null, data },
        subject: { kind: 'order', id: data.number },
      })).slice(after, after + size);
      return { events: found, next: after + found.length };
    },
    send: () => Promise.reject(new Error('nothing is sent')),
  };
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'kontorvaerk-follow-')), 'position.json');
  const taken: string[] = [];
  const take = async ({ number, lines }: { number: string; lines: { canceled: number }[] }) => {
    taken.push(`${number} without ${lines[0]?.canceled}`);
    if (taken.length === 2) throw new Error('killed');
  };
  await expect(followOrders(shop, file, take)).rejects.toThrow('killed');
  expect((await readPosition(file)).after).toBeLessThan(6);
  expect(await followOrders(shop, file, take)).toBe(2);
  expect(taken).toEqual(['1 without 2', '3 without 0', '3 without 0', '4 without 0']);
  expect((await readPosition(file)).after).toBe(7);
});
