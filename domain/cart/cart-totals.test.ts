// A cart adds up to the øre: its lines, its VAT and its duties, in any order of lines.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type TotalsInput, type TotalsLine, totalsOf } from '#domain/cart/cart-totals';
import { oere, sumOere } from '#domain/money/money';
import { vatOnSum } from '#domain/money/vat';

fc.configureGlobal({ seed: 20_261_120 });

const line = (id: string, unit: number, quantity: number, over: Partial<TotalsLine> = {}): TotalsLine => ({
  id,
  unit: oere(unit),
  dutyUnit: oere(0),
  quantity,
  vatBp: 2500,
  ...over,
});

describe('a cart', () => {
  it('without lines has zero totals', () => {
    expect(totalsOf({ basis: 'net', lines: [], freight: null })).toMatchObject({
      grandTotal: 0,
      taxes: [],
      lines: [],
      duties: [],
    });
  });

  it('ten times 10.20 is 102.00 with and without VAT (demand D11)', () => {
    const lines = Array.from({ length: 10 }, (_, index) => line(String(index), 1020, 1));
    expect(totalsOf({ basis: 'gross', lines, freight: null })).toMatchObject({
      grandTotal: 10_200,
      subtotalExcl: 8160,
    });
    expect(totalsOf({ basis: 'net', lines, freight: null })).toMatchObject({
      grandTotalExcl: 10_200,
      grandTotal: 12_750,
    });
  });

  it('rounds VAT once, not per line', () => {
    const lines = [line('a', 1, 1), line('b', 1, 1), line('c', 1, 1)];
    const totals = totalsOf({ basis: 'net', lines, freight: null });
    // A quarter of an øre per line would round to zero three times; the sum of three quarters rounds to one øre, assigned to line a.
    expect(totals.taxes).toEqual([{ bp: 2500, base: 3, amount: 1 }]);
    expect(totals.lines.map((one) => one.vat)).toEqual([1, 0, 0]);
  });

  it('assigns the odd øre to the larger of two lines, in either order', () => {
    const lines = [line('a', 2, 1), line('b', 6, 1)];
    const { lines: shared } = totalsOf({ basis: 'net', lines, freight: null });
    expect(shared.map(({ id, vat }) => [id, vat])).toEqual([
      ['a', 0],
      ['b', 2],
    ]);
  });

  it('assigns the odd øre to the same line in any order of lines', () => {
    const vatOfA = (ids: string[]) =>
      totalsOf({ basis: 'net', lines: ids.map((id) => line(id, 1, 1)), freight: null }).lines.find(
        (one) => one.id === 'a',
      )?.vat;
    expect([vatOfA(['a', 'b', 'c']), vatOfA(['c', 'b', 'a']), vatOfA(['b', 'a', 'c'])]).toEqual([1, 1, 1]);
  });

  it('sums duties by code and charges VAT on them', () => {
    const coffee = { dutyCode: 'KAFFE', dutyLabel: 'Kaffeafgift', dutyUnit: oere(767) };
    const lines = [line('a', 4000, 2, coffee), line('b', 5000, 1, coffee), line('c', 100, 1)];
    const totals = totalsOf({ basis: 'net', lines, freight: { amount: oere(4900), vatBp: 2500 } });
    expect(totals.duties).toMatchObject([{ code: 'KAFFE', label: 'Kaffeafgift', amount: 2301, excl: 2301 }]);
    expect(totals).toMatchObject({ subtotalExcl: 13_100, dutiesExcl: 2301, freightExcl: 4900, grandTotalExcl: 20_301 });
    expect(totals.taxes).toEqual([{ bp: 2500, base: 20_301, amount: 5075 }]);
  });

  it('lists VAT rates separately', () => {
    const totals = totalsOf({
      basis: 'gross',
      lines: [line('a', 12_500, 1), line('b', 1000, 1, { vatBp: 0 })],
      freight: null,
    });
    expect(totals.taxes).toEqual([
      { bp: 0, base: 1000, amount: 0 },
      { bp: 2500, base: 10_000, amount: 2500 },
    ]);
  });

  it.each([
    ['below nothing', -1],
    ['above what the row costs', 301],
  ])('refuses a discount %s', (_what, discount) => {
    const lines = [line('a', 100, 3, { discount: oere(discount) })];
    const refused = /^A discount of .+ on \d+$/;
    expect(() => totalsOf({ basis: 'net', lines, freight: null })).toThrow(refused);
    const duty = [line('a', 100, 1, { dutyUnit: oere(100), dutyDiscount: oere(discount) })];
    expect(() => totalsOf({ basis: 'net', lines: duty, freight: null })).toThrow(refused);
    const freight = { amount: oere(300), vatBp: 2500, discount: oere(discount) };
    expect(() => totalsOf({ basis: 'net', lines: [], freight })).toThrow(refused);
  });

  it('accepts a discount of the full amount', () => {
    const lines = [line('a', 100, 3, { discount: oere(300) })];
    expect(totalsOf({ basis: 'net', lines, freight: null })).toMatchObject({ grandTotal: 0, discount: 300 });
  });

  it('deducts a discount of a single øre, from its own line', () => {
    const lines = [line('a', 100, 1, { discount: oere(1) }), line('b', 100, 1)];
    const totals = totalsOf({ basis: 'net', lines, freight: null });
    expect(totals).toMatchObject({ discount: 1, discountExcl: 1, grandTotalExcl: 199 });
    expect(totals.lines.map((one) => one.discount)).toEqual([1, 0]);
  });

  it('lists duties by code, in the order of the codes, and a duty without a code under an empty one', () => {
    const duty = (id: string, dutyCode: string | null) => line(id, 100, 1, { dutyCode, dutyUnit: oere(10) });
    const { duties } = totalsOf({
      basis: 'net',
      lines: [duty('a', 'KAFFE'), duty('b', null), duty('c', 'CHOK'), duty('d', 'KAFFE'), line('e', 100, 1)],
      freight: null,
    });
    expect(duties.map(({ code, label, amount }) => [code, label, amount])).toEqual([
      ['', '', 10],
      ['CHOK', '', 10],
      ['KAFFE', '', 20],
    ]);
  });

  it('refuses two lines with one id, and a fractional quantity', () => {
    expect(() => totalsOf({ basis: 'net', lines: [line('a', 1, 1), line('a', 2, 1)], freight: null })).toThrow(
      RangeError,
    );
    expect(() => totalsOf({ basis: 'net', lines: [line('a', 1, 0.5)], freight: null })).toThrow(RangeError);
  });
});

const amount = (max: number) => fc.integer({ min: 0, max }).map(oere);
const generatedLine = fc.record({
  // Small amounts as well, where equal remainders occur.
  unit: fc.oneof(amount(5_000_000), amount(5)),
  dutyUnit: fc.oneof(fc.constant(oere(0)), amount(5000)),
  quantity: fc.integer({ min: 1, max: 500 }),
  vatBp: fc.constantFrom(2500, 2500, 2500, 0, 1200),
  dutyCode: fc.constantFrom('CHOK', 'KAFFE', null),
});
const carts: fc.Arbitrary<TotalsInput> = fc.record({
  basis: fc.constantFrom('gross' as const, 'net' as const),
  lines: fc
    .array(generatedLine, { maxLength: 12 })
    .map((lines) => lines.map((one, index) => ({ ...one, id: `l${index}` }))),
  freight: fc.option(fc.record({ amount: amount(20_000), vatBp: fc.constant(2500) })),
});

describe('10,000 generated carts', () => {
  // spec: 3 Cart: The sums agree to the øre
  //   at domain/cart/cart-totals.ts
  it('add up to the øre, with VAT once per rate, in any order of lines', () => {
    fc.assert(
      fc.property(carts, fc.integer({ min: 0, max: 12 }), (cart, turn) => {
        const totals = totalsOf(cart);
        const { lines, taxes } = totals;
        const rates = sumOere(taxes.map((tax) => tax.amount));
        expect(totals.grandTotal).toBe(totals.subtotalIncl + totals.dutiesIncl + totals.freightIncl);
        expect(totals.grandTotalExcl).toBe(totals.subtotalExcl + totals.dutiesExcl + totals.freightExcl);
        expect(totals.grandTotal).toBe(totals.grandTotalExcl + rates);
        expect(totals.subtotalExcl).toBe(sumOere(lines.map((one) => one.rowExcl)));
        expect(totals.dutiesIncl).toBe(sumOere(totals.duties.map((one) => one.incl)));
        for (const one of lines) {
          expect(one.rowIncl - one.rowExcl).toBe(one.vat);
          expect(cart.basis === 'net' ? one.rowExcl : one.rowIncl).toBe(one.row);
          expect(one.vat >= 0 && one.vat <= one.rowIncl).toBe(true);
        }
        for (const { bp, amount: vat } of taxes) {
          const taxed = cart.lines
            .filter((one) => one.vatBp === bp)
            .map((one) => (one.unit + one.dutyUnit) * one.quantity);
          const freight = cart.freight?.vatBp === bp ? cart.freight.amount : 0;
          expect(vat).toBe(vatOnSum(sumOere([...taxed, freight]), cart.basis, bp));
        }
        const turned = [...cart.lines.slice(turn), ...cart.lines.slice(0, turn)].reverse();
        const again = totalsOf({ ...cart, lines: turned });
        const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);
        expect({ ...again, lines: [...again.lines].sort(byId) }).toEqual({ ...totals, lines: [...lines].sort(byId) });
      }),
      { numRuns: process.env.ALL_FLOWS ? 10_000 : 2_000 },
    );
  });
});
