// Random purchase orders of procurement systems: what is bought, as the shop returned the cart, and in which parts it is sent and billed.
import fc from 'fast-check';
import { oere } from '#domain/money/money';
import type { Extent, Ordered } from '#domain/order/invoice';
import { exactParts } from '#domain/punchout/exact-price';
import type { Measuring } from '#domain/purchase-order/decide';
import { keyOfGoods } from '#domain/purchase-order/goods-key';
import { DUTY_PART, type PurchaseLine } from '#domain/purchase-order/model';

/** PURCHASE_ORDERS=100000 tests that many orders. */
export const purchaseOrders = (least: number): number => Number(process.env.PURCHASE_ORDERS ?? least);

const PART = 1_000;

/** Asserts the property over so many random orders, in parts: between two of them the test runner gets its reply in time. */
export async function assertOverOrders<Given>(property: fc.IProperty<Given>, count: number): Promise<void> {
  for (let done = 0; done < count; done += PART) {
    fc.assert(property, { numRuns: Math.min(PART, count - done), seed: 48 + done });
    await new Promise((resolve) => setImmediate(resolve));
  }
}

export const anyProduct = fc.record({
  pieces: fc.integer({ min: 1, max: 120 }),
  /** How many pieces the ordered unit holds. */
  pack: fc.constantFrom(1, 1, 1, 6, 12),
  unit: fc.integer({ min: 1, max: 90_000 }),
  /** Discount on the goods, in thousandths. */
  discount: fc.constantFrom(0, 0, 100, 333),
  duty: fc.constantFrom(0, 0, 137, 2_450),
  wrongPrice: fc.constantFrom(0, 0, 0, 0.07),
});
export type OrderedProduct = typeof anyProduct extends fc.Arbitrary<infer One> ? One : never;

export interface Bought {
  sku: string;
  pieces: number;
  row: number;
  discount: number;
  duty: number;
  unit: number;
}

/** As the shop returned the cart: a row in as many parts as it takes to be exact, then its duty. */
export function orderedLines(products: readonly OrderedProduct[]): { lines: PurchaseLine[]; bought: Bought[] } {
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

export const measuring: Measuring = {
  unitOf: () => ({
    ...{ code: 'stk', unece: 'C62' },
    packs: [6, 12].map((pieces) => ({ code: `k${pieces}`, unece: `K${pieces}`, pieces })),
  }),
  designOf: () => null,
  lineIdOf: () => null,
  agreedUnits: {},
};

export const asOrdered = (bought: readonly Bought[]): Ordered => ({
  basis: 'net',
  lines: bought.map(({ pieces, unit, discount, duty }, index) => ({
    ...{ id: index, quantity: pieces, unit: oere(unit), discount: oere(discount), duty: oere(duty), vatBp: 2_500 },
  })),
  freight: { amount: oere(4_900), vatBp: 2_500 },
  taxes: [],
});

/** The pieces in up to five documents. */
export function splitsOf(bought: readonly Bought[], cuts: readonly number[]): Extent[] {
  const shares = [...cuts, 1].sort((one, other) => one - other);
  return shares.map((share) => ({
    freight: true,
    pieces: new Map(bought.map(({ pieces }, index) => [index, Math.floor(pieces * share)])),
  }));
}

export const reachesOfExtents = (bought: readonly Bought[], before: Extent, now: Extent) =>
  new Map(
    bought.map(({ sku }, index) => [
      keyOfGoods(sku, null),
      { before: before.pieces.get(index) ?? 0, now: now.pieces.get(index) ?? 0 },
    ]),
  );
