// The buyer's books over random orders: what is shipped, invoiced and credited comes to what was ordered, line by line and to the øre.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { oere } from '#domain/money/money';
import { documentBetween, type Extent, NOTHING_BILLED, type Ordered } from '#domain/order/invoice';
import { exactParts } from '#domain/punchout/exact-price';
import { agreedPrice, type BookedLine, booked } from './books';
import { decideLines, type Measuring, measureLines } from './decide';
import { keyOfGoods } from './goods-key';
import { type DecidedLine, DUTY_PART, type PurchaseLine } from './model';

/** PURCHASE_ORDERS=100000 tests that many orders. */
const numRuns = Number(process.env.PURCHASE_ORDERS ?? 400);

const anyProduct = fc.record({
  pieces: fc.integer({ min: 1, max: 120 }),
  /** How many pieces the ordered unit holds. */
  pack: fc.constantFrom(1, 1, 1, 6, 12),
  unit: fc.integer({ min: 1, max: 90_000 }),
  /** Of the goods, in thousandths. */
  discount: fc.constantFrom(0, 0, 100, 333),
  duty: fc.constantFrom(0, 0, 137, 2_450),
  wrongPrice: fc.constantFrom(0, 0, 0, 0.07),
});
type Product = typeof anyProduct extends fc.Arbitrary<infer One> ? One : never;

interface Bought {
  sku: string;
  pieces: number;
  row: number;
  discount: number;
  duty: number;
  unit: number;
}

/** As the shop returned the cart: a row in as many parts as it takes to be exact, then its duty. */
function ordered(products: readonly Product[]): { lines: PurchaseLine[]; bought: Bought[] } {
  const lines: PurchaseLine[] = [];
  const add = (sku: string, unit: string, quantity: number, kroner: number, basis: number) =>
    lines.push({
      ...{ lineNumber: String((lines.length + 1) * 10), sku, auxiliaryId: null, quantity, unit, price: kroner, basis },
      ...{ wishedOn: null, accounting: null, comments: '' },
    });
  const bought = products.map(({ pieces, pack, unit, discount, duty, wrongPrice }, index): Bought => {
    const sku = `P${index}`;
    const all = pieces * pack;
    const off = Math.floor((unit * all * discount) / 1_000);
    const row = unit * all - off;
    for (const part of exactParts(oere(row), pieces, index % 2 === 0))
      add(sku, pack === 1 ? 'EA' : `K${pack}`, part.quantity, part.price / 1_000 + wrongPrice, part.priceUnit);
    for (const part of duty === 0 ? [] : exactParts(oere(duty * all), all, false))
      add(DUTY_PART, 'EA', part.quantity, part.price / 1_000, part.priceUnit);
    return { sku, pieces: all, row, discount: off, duty: duty * all, unit };
  });
  return { lines, bought };
}

const measuring: Measuring = {
  unitOf: () => ({
    ...{ code: 'stk', unece: 'C62' },
    packs: [6, 12].map((pieces) => ({ code: `k${pieces}`, unece: `K${pieces}`, pieces })),
  }),
  designOf: () => null,
  lineIdOf: () => null,
  agreedUnits: {},
};

const asOrdered = (bought: readonly Bought[]): Ordered => ({
  basis: 'net',
  lines: bought.map(({ pieces, unit, discount, duty }, index) => ({
    ...{ id: index, quantity: pieces, unit: oere(unit), discount: oere(discount), duty: oere(duty), vatBp: 2_500 },
  })),
  freight: { amount: oere(4_900), vatBp: 2_500 },
  taxes: [],
});

/** The pieces in up to five documents. */
function splitsOf(bought: readonly Bought[], cuts: readonly number[]): Extent[] {
  const shares = [...cuts, 1].sort((one, other) => one - other);
  return shares.map((share) => ({
    freight: true,
    pieces: new Map(bought.map(({ pieces }, index) => [index, Math.floor(pieces * share)])),
  }));
}

const reaches = (bought: readonly Bought[], before: Extent, now: Extent) =>
  new Map(
    bought.map(({ sku }, index) => [
      keyOfGoods(sku, null),
      { before: before.pieces.get(index) ?? 0, now: now.pieces.get(index) ?? 0 },
    ]),
  );

interface Books {
  quantity: number;
  subtotal: number;
}

function entered(books: Map<string, Books>, lines: readonly BookedLine[]): number {
  for (const { line, quantity, subtotal } of lines) {
    const { kroner, basis } = agreedPrice(line);
    // A part of a pack is told with four decimals, and an amount in full øre.
    expect(Math.abs((kroner * 100 * quantity) / basis - subtotal)).toBeLessThan(1 + (kroner * 100) / basis / 10_000);
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

it('quantities, units, prices, numbers and sums of any order agree on order, shipments, invoices and credit notes', () => {
  fc.assert(
    fc.property(
      fc.array(anyProduct, { minLength: 1, maxLength: 4 }),
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 4 }),
      (products, cuts) => {
        const { lines, bought } = ordered(products);
        const charged = bought.map(({ sku, pieces, row, duty }) => ({ sku, design: null, pieces, row, duty }));
        const facts = { charged, refused: new Map(), promised: null, accounting: null };
        const decided = decideLines(measureLines(lines, measuring), facts);
        expect(decided.map(({ lineNumber, unit, quantity }) => [lineNumber, unit, quantity])).toEqual(
          lines.map(({ lineNumber, unit, quantity }) => [lineNumber, unit, quantity]),
        );
        products.forEach(({ wrongPrice }, index) => {
          const own = decided.filter(({ sku }) => sku === `P${index}`);
          expect(own.some(({ differences }) => differences.length > 0)).toBe(wrongPrice > 0);
        });
        for (const _kind of ['invoices', 'credit notes']) {
          const books = new Map<string, Books>();
          let [before, evened] = [NOTHING_BILLED, 0];
          for (const now of splitsOf(bought, cuts)) {
            const document = documentBetween(asOrdered(bought), before, now);
            const own = entered(books, booked(decided, reaches(bought, before, now)));
            evened += document.net - document.freight.net - own;
            before = now;
          }
          expect(books).toEqual(expected(decided));
          // What parts of discounted lines differ by is nothing once all of the order is on documents.
          expect(evened).toBe(0);
        }
      },
    ),
    { numRuns, seed: 48 },
  );
});

it('a pack that is sent in parts is reported in parts of its unit', () => {
  const { lines, bought } = ordered([{ pieces: 2, pack: 12, unit: 100, discount: 0, duty: 0, wrongPrice: 0 }]);
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
  const [line] = ordered([{ pieces: 1, pack: 1, unit: 100, discount: 0, duty: 0, wrongPrice: 0 }]).lines;
  const measured = measureLines(line ? [{ ...line, unit: 'KGM' }] : [], measuring);
  const decided = decideLines(measured, { charged: [], refused: new Map(), promised: null, accounting: null });
  expect(booked(decided, new Map([[keyOfGoods('P0', null), { before: 0, now: 1 }]]))).toEqual([]);
});
