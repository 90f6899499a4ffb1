// The fee of a return; any order of returns, withdrawals and credits refunds what was paid for the returned items, never more.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NOTHING, oere, sumOere } from '#domain/money/money';
import { vatOnSum } from '#domain/money/vat';
import { type DocumentTotals, documentBetween, type Extent, type Ordered } from '#domain/order/invoice';
import { type FeeSoFar, feeOf, LEAST_RETURN_FEE, returnFees } from '#domain/returns/return-fee';
import { lessByLine, lessKept } from '#domain/returns/value-reduction';

fc.configureGlobal({ seed: 20_261_123 });

describe('the fee', () => {
  // spec: 9: Return fee 15 %, at least 75 kr excl. VAT
  //   at domain/returns/return-fee.ts
  it.each([
    ['15 % of the price', 1_000_00, 150_00],
    ['at least 75 kr.', 400_00, 75_00],
    ['the border of both', 500_00, 75_00],
    ['an øre above it', 500_07, 75_01],
    ['never more than the price', 40_00, 40_00],
    ['nothing of what cost nothing', 0, 0],
  ])('%s', (_what, goods, fee) => {
    expect(feeOf(oere(goods))).toBe(fee);
  });

  it('parts have the same fee in total as a single return, as far as each part is worth it', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 3_000_00 }), { minLength: 1, maxLength: 6 }), (parts) => {
        let so: FeeSoFar = { goods: NOTHING, fee: NOTHING };
        for (const part of parts) so = { goods: oere(so.goods + part), fee: oere(so.fee + feeOf(oere(part), so)) };
        expect(so.fee).toBeLessThanOrEqual(feeOf(so.goods));
        // A part below the minimum fee is compensated by the next part.
        if (parts.every((part) => part >= LEAST_RETURN_FEE)) expect(so.fee).toBe(feeOf(so.goods));
      }),
    );
  });
});

describe('the fees of a return', () => {
  const amount = (net: number, vatBp = 2500) => {
    const vat = vatOnSum(oere(net), 'net', vatBp);
    return { net: oere(net), vat, gross: oere(net + vat) };
  };
  const priced = (id: number, net: number, vatBp = 2500) => ({ id, goods: amount(net, vatBp), vatBp });
  const feesIn = (...args: Parameters<typeof returnFees>) => Object.fromEntries(returnFees(...args));

  it('are computed per line, with its own VAT; a free line has none', () => {
    expect(feesIn([priced(1, 1_000_00), priced(2, 400_00, 0), priced(3, 0), priced(4, 1)])).toEqual({
      1: { net: 150_00, gross: 187_50 },
      2: { net: 75_00, gross: 75_00 },
      4: { net: 1, gross: 1 },
    });
  });

  it('are the full price of a line that costs less, to the øre of its own VAT', () => {
    const odd = { id: 1, goods: { net: oere(2_497), vat: oere(625), gross: oere(3_122) }, vatBp: 2500 };
    expect(feesIn([odd])).toEqual({ 1: { net: 2_497, gross: 3_122 } });
  });

  it('include earlier deductions of the same return, and never exceed the rest of a line', () => {
    const before = new Map([[1, { goods: oere(1_000_00), fee: oere(150_00) }]]);
    expect(feesIn([priced(1, 1_000_00)], { before })).toEqual({ 1: { net: 150_00, gross: 187_50 } });
    const whole = new Map([[1, { goods: oere(100_00), fee: oere(75_00) }]]);
    expect(feesIn([priced(1, 100_00)], { before: whole })).toEqual({});
    expect(feesIn([priced(1, 1_000_00)], { left: [priced(1, 10_00)] })).toEqual({ 1: { net: 10_00, gross: 12_50 } });
    expect(feesIn([priced(1, 1_000_00)], { left: [priced(9, 10_00)] })).toEqual({ 1: { net: 150_00, gross: 187_50 } });
    const short = { ...priced(1, 200_00), goods: { ...amount(200_00), gross: oere(180_00) } };
    expect(feesIn([priced(1, 1_000_00)], { left: [short] })).toEqual({ 1: { net: 150_00, gross: 180_00 } });
  });
});

const orders = fc
  .record({
    basis: fc.constantFrom('gross' as const, 'net' as const),
    lines: fc.array(
      fc.record({
        unit: fc.integer({ min: 0, max: 60_000 }),
        quantity: fc.integer({ min: 1, max: 6 }),
        off: fc.integer({ min: 0, max: 100 }),
        duty: fc.integer({ min: 0, max: 900 }),
        vatBp: fc.constantFrom(2500, 0),
      }),
      { minLength: 1, maxLength: 4 },
    ),
    freight: fc.constantFrom(0, 3900, 24_900),
  })
  .map(({ basis, lines, freight }): Ordered => {
    const ordered = lines.map(({ unit, quantity, off, duty, vatBp }, at) => ({
      id: at + 1,
      quantity,
      unit: oere(unit),
      discount: oere(Math.floor((unit * quantity * off) / 100)),
      duty: oere(duty * quantity),
      vatBp,
    }));
    const sums = [2500, 0].map((vatBp) => {
      const own = ordered
        .filter((one) => one.vatBp === vatBp)
        .map((one) => one.unit * one.quantity - one.discount + one.duty);
      const base = own.reduce((sum, one) => sum + one, vatBp === 2500 ? freight : 0);
      return { vatBp, vat: vatOnSum(oere(base), basis, vatBp) };
    });
    return { basis, lines: ordered, freight: { amount: oere(freight), vatBp: 2500 }, taxes: sums };
  });

/** One refund step: that many of the remaining pieces, as a return, a withdrawal, or with a reduction. */
const steps = fc.array(
  fc.record({
    way: fc.constantFrom('return' as const, 'withdrawal' as const, 'credit' as const),
    share: fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 4, maxLength: 4 }),
    lost: fc.integer({ min: 0, max: 5_000 }),
  }),
  { minLength: 1, maxLength: 8 },
);

const net = (totals: DocumentTotals) => sumOere(totals.lines.flatMap(({ goods, excise }) => [goods.net, excise.net]));

/** RETURNED_ORDERS=50000 tests that many orders. */
const ORDERS = Number(process.env.RETURNED_ORDERS ?? 1_500);

// Partial deliveries, discounts, duties, several VAT rates. The refund to each payment method (card, account, gift cards, points)
// follows the documents (tests/backend/returns and tests/simulate verify that).
it('any sequence of returns, withdrawals and credits refunds what was paid for the returned items, less the stated deductions', () => {
  fc.assert(
    fc.property(orders, steps, (ordered, row) => {
      const invoiced = documentBetween(
        ordered,
        { pieces: new Map(), freight: false },
        { pieces: new Map(ordered.lines.map(({ id, quantity }) => [id, quantity])), freight: true },
      );
      let before: Extent = { pieces: new Map(), freight: false };
      let given = 0;
      let kept = 0;
      const soFar = new Map<number, FeeSoFar>();
      for (const { way, share, lost } of row) {
        const pieces = new Map(
          ordered.lines.map(({ id, quantity }, at) => [
            id,
            Math.min(quantity, (before.pieces.get(id) ?? 0) + (share[at] ?? 0)),
          ]),
        );
        const isAll = ordered.lines.every(({ id, quantity }) => pieces.get(id) === quantity);
        const now: Extent = { pieces, freight: before.freight || (way !== 'return' && isAll) };
        const full = documentBetween(ordered, before, now);
        const first = full.lines.find(({ goods, excise }) => goods.gross + excise.gross > 0);
        const worth = first ? first.goods.gross + first.excise.gross : 0;
        const goods = first && lost > 0 ? new Map([[String(first.id), oere(Math.min(lost, worth))]]) : new Map();
        const left = lessKept(full, { goods, freight: null }, { basis: ordered.basis, skuOf: String });
        if (!left.ok) throw new Error(left.code);
        let note = left.totals;
        if (way === 'return') {
          const fees = returnFees(full.lines, { before: soFar, left: note.lines });
          const ofLine = new Map([...fees].map(([id, { gross }]) => [id, gross]));
          note = lessByLine(note, { ofLine, freight: NOTHING }, ordered.basis);
          for (const { id, goods: price } of full.lines) {
            const known = soFar.get(id);
            const fee = oere((known?.fee ?? 0) + (fees.get(id)?.net ?? 0));
            soFar.set(id, { goods: oere((known?.goods ?? 0) + price.net), fee });
          }
        }
        // No line has a negative refund, and the note adds up: lines, freight and taxes are its total.
        for (const line of note.lines)
          expect(Math.min(line.goods.net, line.goods.vat, line.excise.net)).toBeGreaterThanOrEqual(0);
        expect(net(note) + note.freight.net).toBe(note.net);
        expect(note.net + note.vat).toBe(note.total);
        given += note.total;
        kept += full.total - note.total;
        before = now;
      }
      expect(given).toBeGreaterThanOrEqual(0);
      expect(given).toBeLessThanOrEqual(invoiced.total);
      // What was paid for the returned pieces is refunded or stated as a deduction, to the øre.
      expect(given + kept).toBe(documentBetween(ordered, { pieces: new Map(), freight: false }, before).total);
    }),
    { numRuns: ORDERS },
  );
}, 120_000);
