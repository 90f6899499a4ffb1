// The invoices of an order add up to the order, in any split of shipments, and its credit notes to its invoices.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { totalsOf } from '#domain/cart/cart-totals';
import { oere, sumOere } from '#domain/money/money';
import { documentBetween, type Extent, NOTHING_BILLED, type Ordered, worthOf } from '#domain/order/invoice';

fc.configureGlobal({ seed: 20_261_121 });

/** An order as place-order stores it: its VAT is that of the entire document. */
function orderOf(
  basis: 'gross' | 'net',
  goods: readonly (readonly [unit: number, quantity: number, duty: number, percentOff?: number])[],
  freight: number,
): Ordered {
  /** The discount; on the duty only where the items are free. */
  const off = ([unit, quantity, duty, percent = 0]: (typeof goods)[number]) => ({
    goods: oere(Math.floor((unit * quantity * Math.min(100, percent)) / 100)),
    duty: oere(percent > 100 ? Math.floor((duty * quantity * (percent - 100)) / 100) : 0),
  });
  const totals = totalsOf({
    basis,
    lines: goods.map((line, id) => ({
      id: String(id),
      unit: oere(line[0]),
      dutyUnit: oere(line[2]),
      quantity: line[1],
      vatBp: 2500,
      discount: off(line).goods,
      dutyDiscount: off(line).duty,
    })),
    freight: { amount: oere(freight), vatBp: 2500 },
  });
  return {
    basis,
    lines: goods.map((line, id) => ({
      id,
      quantity: line[1],
      unit: oere(line[0]),
      discount: oere(off(line).goods + off(line).duty),
      dutyDiscount: off(line).duty,
      duty: oere(line[2] * line[1]),
      vatBp: 2500,
    })),
    freight: { amount: oere(freight), vatBp: 2500 },
    taxes: totals.taxes.map(({ bp, amount }) => ({ vatBp: bp, vat: amount })),
  };
}

const everything = (ordered: Ordered): Extent => ({
  pieces: new Map(ordered.lines.map(({ id, quantity }) => [id, quantity])),
  freight: true,
});

describe('an invoice', () => {
  const ordered = orderOf(
    'net',
    [
      [333, 3, 0],
      [1999, 2, 17],
    ],
    4900,
  );

  it('for everything equals the order', () => {
    const whole = documentBetween(ordered, NOTHING_BILLED, everything(ordered));
    expect([whole.net, whole.vat, whole.total]).toEqual([9931, 2483, 12414]);
    expect(whole.freight).toEqual({ net: 4900, vat: 1225, gross: 6125 });
  });

  it('includes the freight once', () => {
    const first: Extent = { pieces: new Map([[0, 1]]), freight: true };
    expect(documentBetween(ordered, NOTHING_BILLED, first).freight.net).toBe(4900);
    expect(documentBetween(ordered, first, everything(ordered)).freight).toEqual({ net: 0, vat: 0, gross: 0 });
  });

  it('has no VAT rate for free freight', () => {
    const [line] = ordered.lines;
    const card: Ordered = {
      ...ordered,
      lines: line ? [{ ...line, vatBp: 0 }] : [],
      freight: { amount: oere(0), vatBp: 2500 },
      taxes: [],
    };
    expect(documentBetween(card, NOTHING_BILLED, everything(card)).taxes).toEqual([{ vatBp: 0, base: 999, vat: 0 }]);
  });

  it('distributes a discount over the pieces', () => {
    const [line] = ordered.lines;
    const cheaper: Ordered = { ...ordered, lines: line ? [{ ...line, discount: oere(100) }] : [], taxes: [] };
    const shares = [1, 2, 3].map((to) => {
      const extent = (pieces: number): Extent => ({ pieces: new Map([[0, pieces]]), freight: false });
      return documentBetween(cheaper, extent(to - 1), extent(to)).lines[0]?.discount;
    });
    expect(shares).toEqual([33, 34, 33]);
  });

  it('for free items has their rate, without VAT', () => {
    const order = orderOf(
      'net',
      [
        [0, 2, 0],
        [10_000, 1, 0],
      ],
      0,
    );
    const free = documentBetween(order, NOTHING_BILLED, { pieces: new Map([[0, 2]]), freight: false });
    expect(free).toMatchObject({ taxes: [{ vatBp: 2500, base: 0, vat: 0 }], total: 0 });
    expect(free.lines).toHaveLength(1);
  });

  it.each([
    ['more than were ordered', 0, 4],
    ['fewer than were sent before', 2, 1],
    ['fewer than none', -1, 0],
  ])('refuses pieces that are %s', (_what, from, to) => {
    const extent = (pieces: number): Extent => ({ pieces: new Map([[0, pieces]]), freight: false });
    expect(() => documentBetween(ordered, extent(from), extent(to))).toThrow(`Line 0 has no pieces ${from} to ${to}`);
  });

  it('deducts a discount from items and duty together, and none from the duty where none is stored', () => {
    const [, coffee] = ordered.lines;
    if (!coffee) throw new Error('no line');
    const { dutyDiscount: _none, ...line } = coffee;
    const cheaper: Ordered = { ...ordered, lines: [{ ...line, discount: oere(98) }], taxes: [] };
    const [billed] = documentBetween(cheaper, NOTHING_BILLED, everything(cheaper)).lines;
    expect(billed).toMatchObject({ row: 3_998, duty: 34, discount: 98 });
    expect([billed?.goods.net, billed?.excise.net]).toEqual([3_900, 34]);
  });
});

describe('an order of two rates', () => {
  const line = (id: number, unit: number, quantity: number, vatBp: number) => ({
    id,
    quantity,
    unit: oere(unit),
    discount: oere(0),
    duty: oere(0),
    vatBp,
  });
  const pieces = (coffee: number, cards: number, freight = false): Extent => ({
    pieces: new Map([
      [0, coffee],
      [1, cards],
    ]),
    freight,
  });
  /** Coffee and a gift card, which bears no VAT. */
  const ordered: Ordered = {
    basis: 'net',
    lines: [line(0, 10_000, 2, 2500), line(1, 5_000, 1, 0)],
    freight: { amount: oere(4_900), vatBp: 2500 },
    taxes: [
      { vatBp: 2500, vat: oere(6_225) },
      { vatBp: 0, vat: oere(0) },
    ],
  };
  const taxesOf = (now: Extent, before = NOTHING_BILLED, of = ordered) => documentBetween(of, before, now).taxes;

  it('lists on an invoice the rates of its own items, the lowest first, each with its base', () => {
    expect(taxesOf(pieces(1, 0))).toEqual([{ vatBp: 2500, base: 10_000, vat: 2_500 }]);
    expect(taxesOf(pieces(1, 1))).toEqual([
      { vatBp: 0, base: 5_000, vat: 0 },
      { vatBp: 2500, base: 10_000, vat: 2_500 },
    ]);
    expect(taxesOf(pieces(2, 1, true))).toEqual([
      { vatBp: 0, base: 5_000, vat: 0 },
      { vatBp: 2500, base: 24_900, vat: 6_225 },
    ]);
  });

  it('has the agreed VAT in total once everything is billed, including freight, in any rounding', () => {
    const agreed: Ordered = { ...ordered, taxes: [{ vatBp: 2500, vat: oere(6_226) }] };
    expect(taxesOf(pieces(2, 1), NOTHING_BILLED, agreed).at(-1)?.vat).toBe(5_000);
    expect(taxesOf(pieces(2, 1, true), NOTHING_BILLED, agreed).at(-1)?.vat).toBe(6_226);
  });

  it('charges no VAT on free items that are shipped last, in any rounding of the order', () => {
    const gift: Ordered = {
      ...ordered,
      lines: [line(0, 10_000, 2, 2500), line(1, 0, 1, 2500)],
      taxes: [{ vatBp: 2500, vat: oere(6_226) }],
    };
    expect(taxesOf(pieces(2, 1, true), pieces(2, 0, true), gift)).toEqual([{ vatBp: 2500, base: 0, vat: 0 }]);
  });
});

describe('the odd øre of VAT', () => {
  const vatById = (units: readonly (readonly [id: number, unit: number])[]) => {
    const ordered: Ordered = {
      basis: 'net',
      lines: units.map(([id, unit]) => ({
        id,
        quantity: 1,
        unit: oere(unit),
        discount: oere(0),
        duty: oere(0),
        vatBp: 2500,
      })),
      freight: { amount: oere(0), vatBp: 2500 },
      taxes: [],
    };
    const { lines } = documentBetween(ordered, NOTHING_BILLED, everything(ordered));
    return Object.fromEntries(lines.map(({ id, goods: { vat } }) => [id, vat]));
  };

  it('is assigned to the most expensive line, in any order', () => {
    for (const units of [
      [
        [0, 2],
        [1, 6],
      ],
      [
        [0, 6],
        [1, 2],
      ],
      [
        [1, 6],
        [0, 2],
      ],
      [
        [1, 2],
        [0, 6],
      ],
    ] as const) {
      const [[small], [large]] = units[0][1] < units[1][1] ? units : [units[1], units[0]];
      expect(vatById(units)).toEqual({ [small]: 0, [large]: 2 });
    }
  });

  it('is assigned to the first by number among equal lines, one øre each', () => {
    for (const ids of [
      [0, 1, 2],
      [2, 1, 0],
      [1, 0, 2],
      [2, 0, 1],
      [0, 2, 1],
      [1, 2, 0],
    ])
      expect(vatById(ids.map((id) => [id, 1] as const))).toEqual({ 0: 1, 1: 0, 2: 0 });
  });
});

const goods = fc.array(
  fc.tuple(
    fc.integer({ min: 0, max: 500_000 }),
    fc.integer({ min: 1, max: 12 }),
    fc.constantFrom(0, 0, 424, 4770),
    fc.constantFrom(0, 0, 7, 33, 100, 150, 200),
  ),
  { minLength: 1, maxLength: 6 },
);

describe('the invoices of an order', () => {
  it('add up to the order and its VAT, in any split of shipments, and to the captured amount', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('gross' as const, 'net' as const),
        goods,
        fc.integer({ min: 0, max: 9900 }),
        fc.infiniteStream(fc.nat(12)),
        (basis, lines, freight, dice) => {
          const ordered = orderOf(basis, lines, freight);
          const whole = documentBetween(ordered, NOTHING_BILLED, everything(ordered));
          let before = NOTHING_BILLED;
          const documents = [];
          while ([...everything(ordered).pieces].some(([id, quantity]) => (before.pieces.get(id) ?? 0) < quantity)) {
            const pieces = new Map(
              ordered.lines.map(({ id, quantity }) => [
                id,
                Math.min(quantity, (before.pieces.get(id) ?? 0) + Number(dice.next().value)),
              ]),
            );
            const now: Extent = { pieces, freight: true };
            documents.push(documentBetween(ordered, before, now));
            expect(sumOere(documents.map(({ total }) => total))).toBe(worthOf(ordered, now));
            before = now;
          }
          for (const name of ['net', 'vat', 'total'] as const)
            expect(sumOere(documents.map((document) => document[name]))).toBe(whole[name]);
          expect(whole.vat).toBe(ordered.taxes[0]?.vat ?? 0);
          for (const { lines: parts, freight: carriage, net, vat, total } of documents) {
            const amounts = [...parts.flatMap(({ goods: own, excise }) => [own, excise]), carriage];
            expect([sumOere(amounts.map((one) => one.net)), sumOere(amounts.map((one) => one.vat))]).toEqual([
              net,
              vat,
            ]);
            expect(net + vat).toBe(total);
            expect(vat).toBeGreaterThanOrEqual(0);
          }
        },
      ),
      { numRuns: 2000 },
    );
  });
});
