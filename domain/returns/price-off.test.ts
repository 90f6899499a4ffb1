// A price reduction that was refunded is not refunded again when the items are returned.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { NOTHING, oere } from '#domain/money/money';
import { documentBetween, type Extent, NOTHING_BILLED } from '#domain/order/invoice';
import { priceOffOn, withoutPriceOffs } from '#domain/returns/price-off';

fc.configureGlobal({ seed: 20_261_123 });

const line = (quantity: number, credited = 0, canceled = 0) => ({ id: 1, quantity, credited, canceled });
const off = (pieces: number, kroner: number) => ({ pieces, oere: oere(kroner * 100) });

it.each([
  ['the only piece', line(1), 1, off(1, 20), 20_00],
  ['the first of two, of which one was reduced', line(2), 1, off(1, 20), 0],
  ['the second of them', line(2, 1), 1, off(1, 20), 20_00],
  ['both at once', line(2), 2, off(1, 20), 20_00],
  ['one of two that were both reduced', line(2), 1, off(2, 30), 15_00],
  ['a piece beside one that was called off', line(2, 0, 1), 1, off(1, 20), 20_00],
  ['pieces that were reduced twice', line(2), 2, off(4, 50), 50_00],
  ['more pieces than are left after some were called off', line(3, 0, 2), 1, off(2, 30), 30_00],
  ['nothing', line(2), 0, off(2, 30), 0],
  ['where all was called off', line(1, 0, 1), 1, off(1, 20), 0],
])('of %s', (_what, of, back, given, kept) => expect(priceOffOn(of, back, given)).toBe(kept));

it('applies to the returned lines only, and to the duty only where the items are not enough', () => {
  const bought = (id: number, duty: number) => ({
    ...{ id, quantity: 2, unit: oere(100_00), discount: NOTHING, duty: oere(duty), vatBp: 2500 },
  });
  const ordered = {
    basis: 'gross' as const,
    lines: [bought(1, 40_00), bought(2, 0)],
    freight: { amount: NOTHING, vatBp: 2500 },
    taxes: [],
  };
  const lines = [1, 2].map((id) => ({ id, quantity: 2, credited: 0, canceled: 0 }));
  const less = (pieces: [number, number][], offs: [number, { pieces: number; oere: ReturnType<typeof oere> }][]) => {
    const document = documentBetween(ordered, NOTHING_BILLED, { pieces: new Map(pieces), freight: false });
    const chosen = pieces.map(([id, quantity]) => ({ id, quantity }));
    const note = withoutPriceOffs(document, { lines, chosen, offs: new Map(offs) }, 'gross');
    return { note, document };
  };
  const nothing = less([[2, 2]], [[1, off(2, 50)]]);
  expect(nothing.note).toBe(nothing.document);
  expect(less([[1, 2]], [[1, off(2, 50)]]).note.total).toBe(190_00);
  expect(less([[1, 2]], [[1, off(2, 230)]]).note.lines[0]).toMatchObject({
    goods: { gross: 0 },
    excise: { gross: 10_00 },
  });
  expect(less([[1, 2]], [[1, off(2, 900)]]).note.total).toBe(0);
  expect(
    less(
      [
        [1, 2],
        [2, 1],
      ],
      [
        [1, off(1, 20)],
        [7, off(1, 20)],
      ],
    ).note.total,
  ).toBe(320_00);
});

it('in any parts adds up to the reduction, and never exceeds the price of the items', () => {
  fc.assert(
    fc.property(
      fc.record({
        unit: fc.integer({ min: 0, max: 50_000 }),
        quantity: fc.integer({ min: 1, max: 8 }),
        pieces: fc.integer({ min: 1, max: 8 }),
        part: fc.integer({ min: 0, max: 100 }),
        steps: fc.array(fc.integer({ min: 1, max: 8 }), { maxLength: 8 }),
        basis: fc.constantFrom('gross' as const, 'net' as const),
      }),
      ({ unit, quantity, pieces, part, steps, basis }) => {
        const bought = { id: 1, quantity, unit: oere(unit), discount: NOTHING, duty: NOTHING, vatBp: 2500 };
        const ordered = { basis, lines: [bought], freight: { amount: NOTHING, vatBp: 2500 }, taxes: [] };
        const all: Extent = { pieces: new Map([[1, quantity]]), freight: true };
        const paid = documentBetween(ordered, NOTHING_BILLED, all).total;
        const reduced = Math.min(pieces, quantity);
        const given = oere(Math.floor((paid * reduced * part) / quantity / 100));
        let credited = 0;
        let back = 0;
        for (const step of [...steps, quantity]) {
          const now = Math.min(step, quantity - credited);
          if (now === 0) continue;
          const before: Extent = { pieces: new Map([[1, credited]]), freight: true };
          const after: Extent = { pieces: new Map([[1, credited + now]]), freight: true };
          const note = withoutPriceOffs(
            documentBetween(ordered, before, after),
            {
              lines: [{ id: 1, quantity, credited, canceled: 0 }],
              chosen: [{ id: 1, quantity: now }],
              offs: new Map([[1, { pieces, oere: given }]]),
            },
            basis,
          );
          expect(note.total).toBeGreaterThanOrEqual(0);
          back += note.total;
          credited += now;
        }
        // One øre per part may be lost where the price per piece cannot be divided.
        expect(Math.abs(back + given - paid)).toBeLessThanOrEqual(quantity);
      },
    ),
    { numRuns: Number(process.env.RETURNED_ORDERS ?? 2_000) },
  );
});
