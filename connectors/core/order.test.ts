// Lines without VAT of random orders: with rounding they add up to what the shop has charged, to the øre.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mapFields } from './field-map';
import { isToTake, netLines, type ShopOrder, shopOrder, totalOfLines } from './order';

interface Row {
  quantity: number;
  rowOere: number;
  dutyOere: number;
  discountOere: number;
  vatBp: number;
}

/** As the shop adds them up: VAT of the sum of each rate, contained in it or on top. */
function orderOf(rows: readonly Row[], freightOere: number, includesVat: boolean): ShopOrder {
  const sums = new Map<number, number>();
  const highest = Math.max(0, ...rows.map(({ vatBp }) => vatBp));
  for (const { vatBp, rowOere, dutyOere, discountOere } of [
    ...rows,
    { rowOere: freightOere, dutyOere: 0, discountOere: 0, vatBp: highest },
  ])
    sums.set(vatBp, (sums.get(vatBp) ?? 0) + rowOere + dutyOere - discountOere);
  const taxes = [...sums].map(([vatBp, sum]) => {
    const vatOere = Math.round(includesVat ? (sum * vatBp) / (10_000 + vatBp) : (sum * vatBp) / 10_000);
    return { vatBp, vatOere, baseOere: includesVat ? sum - vatOere : sum };
  });
  const totalOere = taxes.reduce((sum, { baseOere, vatOere }) => sum + baseOere + vatOere, 0);
  return shopOrder.parse({
    ...{
      number: '100000001',
      placedAt: '2026-11-29T10:00:00.000Z',
      status: 'processing',
      isReleased: true,
      isTest: false,
    },
    ...{ buyer: { name: 'Ida', email: 'ida@example.dk' }, company: null, taxes },
    billTo: { company: '', name: 'Ida', postcode: '8000', city: 'Aarhus', country: 'DK' },
    deliverTo: { country: 'DK' },
    amounts: { includesVat, freightOere, totalOere, vatOere: taxes.reduce((sum, { vatOere }) => sum + vatOere, 0) },
    lines: rows.map((row, at) => ({ sku: `S${at}`, name: `Vare ${at}`, ...row })),
  });
}

const row = fc
  .record({
    quantity: fc.integer({ min: 1, max: 40 }),
    rowOere: fc.integer({ min: 0, max: 900_000 }),
    dutyOere: fc.integer({ min: 0, max: 5_000 }),
    percent: fc.integer({ min: 0, max: 100 }),
    vatBp: fc.constantFrom(2_500, 2_500, 2_500, 0),
  })
  .map(({ percent, ...one }) => ({ ...one, discountOere: Math.floor((one.rowOere * percent) / 100) }));

describe('lines without VAT', () => {
  it('add up to the total and to the base of each rate, with at most one line of rounding for each', () => {
    fc.assert(
      fc.property(
        fc.array(row, { maxLength: 12 }),
        fc.integer({ min: 0, max: 20_000 }),
        fc.boolean(),
        (rows, freight, includesVat) => {
          const order = orderOf(rows, freight, includesVat);
          const lines = netLines(order);
          expect(totalOfLines(lines)).toBe(order.amounts.totalOere);
          expect(lines.filter(({ kind }) => kind === 'product')).toHaveLength(rows.length);
          for (const { vatBp, baseOere } of order.taxes.filter((tax) => tax.vatBp > 0))
            expect(
              lines.filter((one) => one.vatBp === vatBp).reduce((sum, one) => sum + one.quantity * one.unitNetOere, 0),
            ).toBe(baseOere);
          // An øre of VAT at most is left for the order; division leaves less than an øre for each piece.
          const rounding = lines.filter(({ kind }) => kind === 'rounding');
          expect(rounding.filter(({ vatBp }) => vatBp > 0).length).toBeLessThanOrEqual(1);
          const pieces = rows.reduce((sum, { quantity }) => sum + quantity, 0);
          for (const { unitNetOere } of rounding)
            expect(Math.abs(unitNetOere)).toBeLessThanOrEqual(pieces + rows.length + 2);
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it('are those of the pieces that were not called off, and add up to what remains of the order', () => {
    const placed = orderOf(
      [
        { quantity: 5, rowOere: 500_00, dutyOere: 0, discountOere: 50_00, vatBp: 2_500 },
        { quantity: 1, rowOere: 90_00, dutyOere: 0, discountOere: 0, vatBp: 2_500 },
      ],
      39_00,
      true,
    );
    const lines = placed.lines.map((line, at) => ({ ...line, canceled: at === 0 ? 2 : 1 }));
    const order = { ...placed, lines, amounts: { ...placed.amounts, remainingOere: 309_00 } };
    expect(netLines(order).map(({ kind, quantity, unitNetOere }) => [kind, quantity, unitNetOere])).toEqual([
      ['product', 3, 72_00],
      ['freight', 1, 31_20],
    ]);
    expect(totalOfLines(netLines(order))).toBe(309_00);
    expect(netLines({ ...placed, lines }).map(({ quantity }) => quantity)).toEqual([5, 1, 1]);
  });

  it('leave nothing to round where amounts without VAT are divisible', () => {
    const order = orderOf(
      [{ quantity: 4, rowOere: 4_000, dutyOere: 0, discountOere: 400, vatBp: 2_500 }],
      3_900,
      false,
    );
    expect(netLines(order).map(({ kind, quantity, unitNetOere }) => [kind, quantity, unitNetOere])).toEqual([
      ['product', 4, 900],
      ['freight', 1, 3_900],
    ]);
  });
});

it('fields that only a field map names are preserved', () => {
  const order = shopOrder.parse({ ...orderOf([], 0, true), reference: 'Ordre 7' });
  expect(mapFields(order, { 'notes.heading': 'reference', place: '=web' })).toEqual({
    notes: { heading: 'Ordre 7' },
    place: 'web',
  });
});

it('an order is taken once it is released, and neither tests, cancelled ones nor those with a number of the ERP', () => {
  const order = orderOf([], 0, true);
  expect(isToTake(order)).toBe(true);
  for (const change of [{ isReleased: false }, { isTest: true }, { erpNumber: '7' }, { status: 'canceled' }])
    expect(isToTake({ ...order, ...change })).toBe(false);
});
