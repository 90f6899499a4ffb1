// Every kind of order placed, shipped, invoiced and credited: its electronic documents are valid and add up to the order.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { KINDS } from '../e-invoice/kinds';
import { placeAll } from '../e-invoice/place-orders';
import { brokenInFile } from '../e-invoice/written-rules';
import { readBack } from '../simulate/carts';
import { oneIn } from '../support/sample';
import { type Counter, openCounter } from './test-backend';

/** The usual run places every seventh kind. */
const PLACED = oneIn(7, KINDS);

let counter: Counter;
beforeAll(async () => {
  counter = await openCounter();
});
afterAll(() => counter?.close());

/** Totals of credit notes in the database, to the øre. */
const booked = async (numbers: string[]) =>
  (
    await counter.rows<{ number: string; total: number }>(
      `SELECT number, total_oere::int AS total FROM invoice WHERE kind = 'credit' AND number = ANY ($1) ORDER BY array_position($1, number)`,
      [numbers],
    )
  ).map(({ number, total }) => [number, total]);

test('each kind of order has valid documents in both formats, and its invoices add up to the order', async () => {
  let documents = 0;
  for await (const placed of placeAll(counter, PLACED)) {
    const broken = placed.documents.flatMap(({ number, format, xml }) =>
      brokenInFile(xml, format).map((rule) => `${number} ${format}: ${rule}`),
    );
    expect([placed.title, ...broken]).toEqual([placed.title]);
    for (const format of ['oioubl', 'peppol'] as const) {
      const invoices = placed.documents.filter((one) => one.format === format && one.kind === 'invoice');
      expect(invoices.length).toBeGreaterThan(0);
      const total = invoices.reduce((sum, { xml }) => sum + readBack(xml).withVat, 0);
      expect([placed.title, total]).toEqual([placed.title, placed.totalOere]);
      const credits = placed.documents.filter((one) => one.format === format && one.kind === 'credit');
      const read = credits.map(({ number, xml }) => [number, readBack(xml).withVat]);
      expect([placed.title, read]).toEqual([placed.title, await booked(credits.map(({ number }) => number))]);
    }
    documents += placed.documents.length;
  }
  expect(KINDS.length).toBeGreaterThanOrEqual(40);
  expect(documents).toBeGreaterThanOrEqual(3 * PLACED.length);
});
