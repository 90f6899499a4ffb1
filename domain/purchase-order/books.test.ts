// The buyer's books over random orders: what is shipped, invoiced and credited comes to what was ordered, line by line and to the øre.
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { documentBetween, NOTHING_BILLED } from '#domain/order/invoice';
import {
  anyProduct,
  asOrdered,
  assertOverOrders,
  measuring,
  orderedLines,
  purchaseOrders,
  reachesOfExtents,
  splitsOf,
} from '../../tests/support/inputs/purchase-orders';
import { agreedPrice, type BookedLine, booked } from './books';
import { decideLines, measureLines } from './decide';
import { keyOfGoods } from './goods-key';
import type { DecidedLine } from './model';

const numRuns = purchaseOrders(400);

interface Books {
  quantity: number;
  subtotal: number;
}

function entered(books: Map<string, Books>, lines: readonly BookedLine[]): number {
  for (const { line, quantity, subtotal } of lines) {
    const { kroner, basis } = agreedPrice(line);
    // A part of a pack is told with four decimals, and an amount in full øre.
    assert.ok(Math.abs((kroner * 100 * quantity) / basis - subtotal) < 1 + (kroner * 100) / basis / 10_000);
    const known = books.get(line.lineNumber) ?? { quantity: 0, subtotal: 0 };
    books.set(line.lineNumber, {
      quantity: Math.round((known.quantity + quantity) * 10_000) / 10_000,
      subtotal: known.subtotal + subtotal,
    });
  }
  return lines.reduce((sum, { subtotal }) => sum + subtotal, 0);
}

const expected = (decided: readonly DecidedLine[]) =>
  new Map(decided.map(({ lineNumber, quantity, row }) => [lineNumber, { quantity, subtotal: row }]));

it('quantities, units, prices, numbers and sums of any order agree on order, shipments, invoices and credit notes', async () => {
  await assertOverOrders(
    fc.property(
      fc.array(anyProduct, { minLength: 1, maxLength: 4 }),
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 4 }),
      (products, cuts) => {
        const { lines, bought } = orderedLines(products);
        const charged = bought.map(({ sku, pieces, row, duty }) => ({ sku, design: null, pieces, row, duty }));
        const facts = { charged, refused: new Map(), promised: null, accounting: null };
        const decided = decideLines(measureLines(lines, measuring), facts);
        assert.deepEqual(
          decided.map(({ lineNumber, unit, quantity }) => [lineNumber, unit, quantity]),
          lines.map(({ lineNumber, unit, quantity }) => [lineNumber, unit, quantity]),
        );
        products.forEach(({ wrongPrice }, index) => {
          const own = decided.filter(({ sku }) => sku === `P${index}`);
          assert.deepEqual(
            own.some(({ differences }) => differences.length > 0),
            wrongPrice > 0,
          );
        });
        for (const _kind of ['invoices', 'credit notes']) {
          const books = new Map<string, Books>();
          let [before, evened] = [NOTHING_BILLED, 0];
          for (const now of splitsOf(bought, cuts)) {
            const document = documentBetween(asOrdered(bought), before, now);
            const own = entered(books, booked(decided, reachesOfExtents(bought, before, now)));
            evened += document.net - document.freight.net - own;
            before = now;
          }
          assert.deepEqual(books, expected(decided));
          // What parts of discounted lines differ by is nothing once all of the order is on documents.
          assert.deepEqual(evened, 0);
        }
      },
    ),
    numRuns,
  );
}, 7_200_000);

it('a pack that is sent in parts is reported in parts of its unit', () => {
  const { lines, bought } = orderedLines([{ pieces: 2, pack: 12, unit: 100, discount: 0, duty: 0, wrongPrice: 0 }]);
  const charged = bought.map(({ sku, pieces, row }) => ({ sku, design: null, pieces, row, duty: 0 }));
  const decided = decideLines(measureLines(lines, measuring), {
    ...{ charged, refused: new Map(), promised: null, accounting: null },
  });
  const of = (before: number, now: number) =>
    booked(decided, new Map([[keyOfGoods('P0', null), { before, now }]])).map(({ quantity, subtotal }) => [
      quantity,
      subtotal,
    ]);
  expect(of(0, 6)).toEqual([[0.5, 600]]);
  expect(of(6, 24)).toEqual([[1.5, 1_800]]);
  expect(of(6, 6)).toEqual([]);
});

it('a rejected line is on no document', () => {
  const [line] = orderedLines([{ pieces: 1, pack: 1, unit: 100, discount: 0, duty: 0, wrongPrice: 0 }]).lines;
  const measured = measureLines(line ? [{ ...line, unit: 'KGM' }] : [], measuring);
  const decided = decideLines(measured, { charged: [], refused: new Map(), promised: null, accounting: null });
  expect(booked(decided, new Map([[keyOfGoods('P0', null), { before: 0, now: 1 }]]))).toEqual([]);
});
