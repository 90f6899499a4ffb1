// Lines without VAT of random orders: with rounding they add up to what the shop has charged, to the øre.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mapFields } from './field-map';
import { isToTake, type NetLine, netLines, type ShopOrder, shopOrder, totalOfLines } from './order';

interface Row {
  quantity: number;
  unitOere: number;
  dutyOere: number;
  discountOere: number;
  vatBp: number;
}

/** As the shop adds them up: VAT of the sum of each rate, contained in it or on top. */
function orderOf(rows: readonly Row[], freightOere: number, includesVat: boolean, freightDiscount = 0): ShopOrder {
  const sums = new Map<number, number>();
  for (const { vatBp, quantity, unitOere, dutyOere, discountOere } of [
    ...rows,
    { quantity: 1, unitOere: freightOere, dutyOere: 0, discountOere: freightDiscount, vatBp: 2_500 },
  ])
    sums.set(vatBp, (sums.get(vatBp) ?? 0) + quantity * unitOere + dutyOere - discountOere);
  const taxes = [...sums].map(([vatBp, sum]) => {
    const vatOere = Math.round(includesVat ? (sum * vatBp) / (10_000 + vatBp) : (sum * vatBp) / 10_000);
    return { vatBp, vatOere, baseOere: includesVat ? sum - vatOere : sum };
  });
  const remainingOere = taxes.reduce((sum, { baseOere, vatOere }) => sum + baseOere + vatOere, 0);
  const discountOere = rows.reduce((sum, row) => sum + row.discountOere, freightDiscount);
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
    amounts: { includesVat, freightOere, discountOere, remainingOere },
    lines: rows.map((row, at) => ({
      ...{ kind: 'goods', sku: `S${at}`, name: `Vare ${at}`, canceled: 0, ...row },
      rowOere: row.quantity * row.unitOere,
    })),
  });
}

const row = fc
  .record({
    quantity: fc.integer({ min: 1, max: 40 }),
    unitOere: fc.integer({ min: 0, max: 90_000 }),
    dutyOere: fc.integer({ min: 0, max: 5_000 }),
    percent: fc.integer({ min: 0, max: 100 }),
    vatBp: fc.constantFrom(2_500, 2_500, 2_500, 0),
  })
  .map(({ percent, ...one }) => ({ ...one, discountOere: Math.floor((one.quantity * one.unitOere * percent) / 100) }));

const netOf = (lines: readonly NetLine[]) => lines.reduce((sum, one) => sum + one.quantity * one.unitNetOere, 0);

describe('lines without VAT', () => {
  it('add up to the order’s net, VAT and total, with at most one line of rounding for each rate and one for the total', () => {
    fc.assert(
      fc.property(
        fc.array(row, { minLength: 1, maxLength: 12 }),
        fc.integer({ min: 0, max: 20_000 }),
        fc.constantFrom(0, 0, 50, 100),
        fc.boolean(),
        (rows, freight, percentOffFreight, includesVat) => {
          const order = orderOf(rows, freight, includesVat, Math.floor((freight * percentOffFreight) / 100));
          const lines = netLines(order);
          expect(totalOfLines(lines)).toBe(order.amounts.remainingOere);
          expect(netOf(lines)).toBe(order.taxes.reduce((sum, { baseOere }) => sum + baseOere, 0));
          expect(lines.filter(({ kind }) => kind === 'product')).toHaveLength(rows.length);
          // An øre of VAT at most moves between the rates; division leaves less than an øre for each piece.
          const rounding = lines.filter(({ kind }) => kind === 'rounding');
          expect(new Set(rounding.map(({ vatBp }) => vatBp)).size).toBe(rounding.length);
          const pieces = rows.reduce((sum, { quantity }) => sum + quantity, 0);
          for (const { unitNetOere } of rounding) expect(Math.abs(unitNetOere)).toBeLessThanOrEqual(pieces + 1);
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it('are those of the pieces that were not called off, and add up to what remains of the order', () => {
    const placed = orderOf(
      [
        { quantity: 5, unitOere: 100_00, dutyOere: 0, discountOere: 50_00, vatBp: 2_500 },
        { quantity: 1, unitOere: 90_00, dutyOere: 0, discountOere: 0, vatBp: 2_500 },
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
    // Gift cards alone have no freight.
    const cards = lines.map((line, at) => (at === 0 ? { ...line, kind: 'gift_card' } : line));
    expect(netLines({ ...order, lines: cards }).map(({ kind }) => kind)).toEqual(['product']);
  });

  it('leave nothing to round where amounts without VAT are divisible; discounted freight is charged for the rest', () => {
    const line = { quantity: 4, unitOere: 1_000, dutyOere: 0, discountOere: 400, vatBp: 2_500 };
    const linesWith = (discount: number) =>
      netLines(orderOf([line], 3_900, false, discount)).map(({ kind, quantity, unitNetOere }) => [
        kind,
        quantity,
        unitNetOere,
      ]);
    expect(linesWith(0)).toEqual([
      ['product', 4, 900],
      ['freight', 1, 3_900],
    ]);
    expect(linesWith(900)).toEqual([
      ['product', 4, 900],
      ['freight', 1, 3_000],
    ]);
    expect(linesWith(3_900)).toEqual([['product', 4, 900]]);
  });

  it('have the shop’s VAT where prices include it, of 12 øre 2, though an ERP computes 3 of the 10 that are left', () => {
    const line = { quantity: 1, unitOere: 12, dutyOere: 0, discountOere: 0, vatBp: 2_500 };
    expect(netLines(orderOf([line], 0, true)).map(({ vatBp, unitNetOere }) => [vatBp, unitNetOere])).toEqual([
      [2_500, 10],
      [2_500, -1],
      [0, 1],
    ]);
  });
});

it('fields that only a field map names are preserved', () => {
  const order = shopOrder.parse({ ...orderOf([], 0, true), reference: 'Ordre 7' });
  const map = {
    'notes.heading': 'reference',
    place: '=web',
    account: 'company.number|buyer.name|=WEB',
    none: 'company',
  };
  expect(mapFields(order, map)).toEqual({ notes: { heading: 'Ordre 7' }, place: 'web', account: 'Ida' });
  expect(mapFields({}, map)).toEqual({ place: 'web', account: 'WEB' });
});

it('an order is taken once it is released, and neither tests, cancelled ones nor those with a number of the ERP', () => {
  const order = orderOf([], 0, true);
  expect(isToTake(order)).toBe(true);
  for (const change of [{ isReleased: false }, { isTest: true }, { erpNumber: '7' }, { status: 'canceled' }])
    expect(isToTake({ ...order, ...change })).toBe(false);
});
