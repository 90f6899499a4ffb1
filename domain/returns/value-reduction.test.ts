// Returned items are refunded to the øre, less the deduction, in any order of returns.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { NOTHING, oere, sumOere } from '#domain/money/money';
import { vatOnSum } from '#domain/money/vat';
import { type DocumentTotals, documentBetween, type Extent, NOTHING_BILLED, type Ordered } from '#domain/order/invoice';
import { pointsKept } from '#domain/points/point-sale';
import { type Kept, lessKept } from '#domain/returns/value-reduction';

fc.configureGlobal({ seed: 20_261_123 });

const skuOf = (id: number) => `S${id}`;
const FREIGHT = { amount: oere(9900), vatBp: 2500 };
const line = (id: number, unit: number, quantity: number, more: Partial<Ordered['lines'][number]> = {}) => ({
  id,
  quantity,
  unit: oere(unit),
  discount: NOTHING,
  duty: NOTHING,
  vatBp: 2500,
  ...more,
});
const order = (lines: Ordered['lines'], basis: 'gross' | 'net' = 'gross'): Ordered => ({
  basis,
  lines,
  freight: FREIGHT,
  taxes: [],
});
const all = ({ lines }: Ordered): Extent => ({
  pieces: new Map(lines.map(({ id, quantity }) => [id, quantity])),
  freight: true,
});
const whole = (ordered: Ordered) => documentBetween(ordered, NOTHING_BILLED, all(ordered));
const kept = (ordered: Ordered, totals: DocumentTotals, more: Partial<Kept>) =>
  lessKept(totals, { goods: new Map(), freight: null, ...more }, { basis: ordered.basis, skuOf });

it('deducts a loss in value of the items, with its VAT', () => {
  const ordered = order([line(1, 10_000, 2)]);
  const note = kept(ordered, whole(ordered), { goods: new Map([['S1', oere(5000)]]) });
  expect(note).toMatchObject({
    ok: true,
    totals: { total: 24_900, net: 19_920, vat: 4980, lines: [{ row: 20_000, discount: 5000 }] },
  });
});

it('deducts all of a line, and nothing of another', () => {
  const ordered = order([line(1, 10_000, 1), line(2, 333, 3)], 'net');
  const note = kept(ordered, whole(ordered), { goods: new Map([['S1', oere(12_500)]]) });
  expect(note.ok && note.totals.lines.map(({ goods }) => goods.gross)).toEqual([0, 1249]);
});

it('deducts from the duty only what exceeds the items', () => {
  const ordered = order([line(1, 1000, 1, { duty: oere(500) })]);
  const note = kept(ordered, whole(ordered), { goods: new Map([['S1', oere(1200)]]) });
  expect(note.ok && note.totals.lines[0]).toMatchObject({
    goods: { gross: 0 },
    excise: { gross: 300 },
    discount: 1200,
  });
});

it('refunds freight up to the cheapest standard delivery, and never more than was paid', () => {
  const ordered = order([line(1, 1000, 1)]);
  const freightWith = (freight: number) => {
    const note = kept(ordered, whole(ordered), { freight: oere(freight) });
    return note.ok && note.totals.freight.gross;
  };
  expect([4900, 0, 20_000].map(freightWith)).toEqual([4900, 0, 9900]);
});

it.each([
  ['more than its pieces cost', 'S1', 10_001, 'REDUCTION_ABOVE_PRICE'],
  ['nothing', 'S1', 0, 'REDUCTION_ABOVE_PRICE'],
  ['less than nothing', 'S1', -1, 'REDUCTION_ABOVE_PRICE'],
  ['something of goods that are not on the note', 'S7', 100, 'PRODUCT_NOT_FOUND'],
])('refuses to deduct %s', (_what, sku, amount, code) => {
  const ordered = order([line(1, 10_000, 1)]);
  expect(kept(ordered, whole(ordered), { goods: new Map([[sku, oere(amount)]]) })).toMatchObject({ code });
});

it('the discount of an order with prices without VAT is without VAT, too', () => {
  const ordered = order([line(1, 10_000, 1, { duty: oere(1_000) })], 'net');
  const note = kept(ordered, whole(ordered), { goods: new Map([['S1', oere(13_000)]]) });
  // 125.00 of the items and 5.00 of the duty; 100.00 and 4.00 without VAT.
  expect(note.ok && note.totals.lines[0]).toMatchObject({
    discount: 10_400,
    goods: { gross: 0 },
    excise: { gross: 750 },
  });
  const gross = order([line(1, 10_000, 1, { duty: oere(1_000) })]);
  const less = kept(gross, whole(gross), { goods: new Map([['S1', oere(10_500)]]) });
  expect(less.ok && less.totals.lines[0]).toMatchObject({ discount: 10_500, excise: { gross: 500 } });
});

it('distributes the deduction of a product over its lines', () => {
  const ordered = order([line(1, 1000, 1), line(2, 500, 1)]);
  const one = { basis: ordered.basis, skuOf: () => 'S' };
  const note = lessKept(whole(ordered), { goods: new Map([['S', oere(1200)]]), freight: null }, one);
  expect(note.ok && note.totals.lines.map(({ goods }) => goods.gross)).toEqual([0, 300]);
});

const drawnLine = fc.record({
  unit: fc.integer({ min: 0, max: 200_000 }),
  quantity: fc.integer({ min: 1, max: 6 }),
  sent: fc.integer({ min: 0, max: 6 }),
  percentOff: fc.integer({ min: 0, max: 100 }),
  duty: fc.integer({ min: 0, max: 3000 }),
  vatBp: fc.constantFrom(2500, 2500, 0, 1200),
  points: fc.constantFrom(0, 0, 150),
});
const drawn = fc.record({
  basis: fc.constantFrom('gross' as const, 'net' as const),
  lines: fc.array(drawnLine, { minLength: 1, maxLength: 5 }),
  freight: fc.integer({ min: 0, max: 30_000 }),
  standard: fc.integer({ min: 0, max: 10_000 }),
  giftCard: fc.integer({ min: 0, max: 300_000 }),
  returns: fc.array(
    fc.record({
      line: fc.nat({ max: 4 }),
      pieces: fc.integer({ min: 1, max: 6 }),
      lostPart: fc.integer({ min: 0, max: 4 }),
    }),
    { maxLength: 12 },
  ),
});

/** RETURNED_ORDERS=50000 tests that many orders. */
const numRuns = Number(process.env.RETURNED_ORDERS ?? 1500);

it('refunds what was paid for the returned items and never more, in any sequence of returns', () => {
  fc.assert(
    fc.property(drawn, ({ basis, lines, freight, standard, giftCard, returns }) => {
      const goods = lines.map((one, id) => {
        const off = Math.floor((one.unit * one.quantity * one.percentOff) / 100);
        const more = { discount: oere(off), duty: oere(one.duty * one.quantity), vatBp: one.vatBp };
        return line(id, one.unit, one.quantity, more);
      });
      const made: Ordered = { basis, lines: goods, freight: { amount: oere(freight), vatBp: 2500 }, taxes: [] };
      const rates = [...new Set([...goods.map(({ vatBp }) => vatBp), 2500])];
      const summed = (vatBp: number) =>
        sumOere([
          ...goods.flatMap((one) =>
            one.vatBp === vatBp ? [oere(one.unit * one.quantity - one.discount + one.duty)] : [],
          ),
          ...(vatBp === 2500 ? [made.freight.amount] : []),
        ]);
      const ordered = { ...made, taxes: rates.map((vatBp) => ({ vatBp, vat: vatOnSum(summed(vatBp), basis, vatBp) })) };
      const sent = new Map(lines.map((one, id) => [id, Math.min(one.sent, one.quantity)]));
      const invoice = documentBetween(ordered, NOTHING_BILLED, { pieces: sent, freight: true });
      const pay = { card: Math.max(0, invoice.total - giftCard), cards: Math.min(giftCard, invoice.total) };

      let extent: Extent = NOTHING_BILLED;
      const notes: DocumentTotals[] = [];
      let [keptGoods, given] = [0, 0];
      for (const { line: id, pieces, lostPart } of [
        ...returns,
        ...goods.map((_, id) => ({ line: id, pieces: 6, lostPart: 0 })),
      ]) {
        const before = extent.pieces.get(id) ?? 0;
        const back = Math.min(pieces, (sent.get(id) ?? 0) - before);
        if (back <= 0) continue;
        const now = new Map([...extent.pieces, [id, before + back]]);
        const isAll = [...sent].every(([each, count]) => (now.get(each) ?? 0) === count);
        const full = documentBetween(ordered, extent, { pieces: now, freight: isAll });
        extent = { pieces: now, freight: isAll };
        const price = sumOere(full.lines.map(({ goods: paid, excise }) => oere(paid.gross + excise.gross)));
        const lost = oere(Math.floor((price * lostPart) / 4));
        const note = kept(ordered, full, {
          goods: lost > 0 ? new Map([[skuOf(id), lost]]) : new Map(),
          freight: isAll ? oere(standard) : null,
        });
        if (!note.ok) throw new Error(note.code);
        const { totals } = note;
        notes.push(totals);
        keptGoods += lost + Math.max(0, full.freight.gross - totals.freight.gross);
        // The part paid by card is refunded to the card first.
        const toCard = Math.min(pay.card, totals.total);
        const toCards = Math.min(pay.cards, totals.total - toCard);
        Object.assign(pay, { card: pay.card - toCard, cards: pay.cards - toCards });
        given += toCard + toCards;
        for (const { goods: paid, excise } of totals.lines)
          for (const { net, vat, gross } of [paid, excise]) {
            expect(net + vat).toBe(gross);
            expect(Math.min(net, gross)).toBeGreaterThanOrEqual(0);
          }
        for (const { base, vat } of totals.taxes) expect(Math.min(base, vat)).toBeGreaterThanOrEqual(0);
        expect(totals.net + totals.vat).toBe(totals.total);
        expect(totals.total).toBe(
          sumOere([...totals.lines.flatMap((one) => [one.goods.gross, one.excise.gross]), totals.freight.gross]),
        );
      }
      const credited = sumOere(notes.map(({ total }) => total));
      expect(given).toBe(credited);
      // Where nothing was shipped, nothing was returned.
      if (notes.length > 0) expect(credited).toBe(invoice.total - keptGoods);
      const spent = lines.map((one, id) => ({
        unitPoints: one.points,
        quantity: sent.get(id) ?? 0,
        canceled: 0,
        credited: extent.pieces.get(id) ?? 0,
      }));
      expect(pointsKept(spent)).toBe(0);
    }),
    { numRuns },
  );
});
