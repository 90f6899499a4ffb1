// No box is heavier than 20 kg, for any mix of items.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { BOX_GRAMS, boxesFor, checkParcels, gramsOf, MOST_BOXES, parcelBounds } from '#domain/returns/return-parcels';

fc.configureGlobal({ seed: 20_261_123 });

// spec: 9: Return box at most 20 kg; parcels and pallets by their carriers
//   at domain/returns/return-parcels.ts
it.each([
  ['two pieces that fit in one box', [{ grams: 10_000, pieces: 2 }], 1],
  [
    'a gram too much',
    [
      { grams: 10_000, pieces: 1 },
      { grams: 10_001, pieces: 1 },
    ],
    2,
  ],
  ['pieces that cannot be halved', [{ grams: 11_000, pieces: 3 }], 3],
  [
    'small pieces beside them',
    [
      { grams: 11_000, pieces: 3 },
      { grams: 3_000, pieces: 9 },
    ],
    3,
  ],
  ['goods whose weight is not known', [{ grams: 0, pieces: 500 }], 1],
  ['as heavy as a box', [{ grams: 20_000, pieces: 1 }], 1],
  [
    'goods without a weight beside others',
    [
      { grams: 0, pieces: 5 },
      { grams: 20_000, pieces: 2 },
    ],
    2,
  ],
  ['a gram each', [{ grams: 1, pieces: 20_001 }], 2],
  ['as many boxes as a parcel carrier fetches', [{ grams: 20_000, pieces: MOST_BOXES }], MOST_BOXES],
  ['heavier than a box', [{ grams: 20_001, pieces: 1 }], null],
  ['more than a parcel carrier fetches', [{ grams: 20_000, pieces: MOST_BOXES + 1 }], null],
  ['a million pens', [{ grams: 12, pieces: 1_000_000 }], null],
])('%s', (_what, goods, boxes) => {
  expect(boxesFor(goods)).toBe(boxes);
});

it('the boxes hold the items, and are no fewer than their weight requires', () => {
  const good = fc.record({ grams: fc.integer({ min: 1, max: BOX_GRAMS }), pieces: fc.integer({ min: 1, max: 12 }) });
  fc.assert(
    fc.property(fc.array(good, { minLength: 1, maxLength: 5 }), (goods) => {
      const boxes = boxesFor(goods);
      if (boxes === null) return;
      expect(boxes).toBeGreaterThanOrEqual(Math.ceil(gramsOf(goods) / BOX_GRAMS));
      // The order of the items is irrelevant, and one box fewer is refused.
      expect(boxesFor([...goods].reverse())).toBe(boxes);
      if (boxes > 2) expect(checkParcels('boxes', boxes - 1, goods).ok).toBe(false);
      if (boxes > 1) expect(checkParcels('boxes', boxes, goods).ok).toBe(true);
    }),
  );
});

it('the weight is that of all pieces, and a parcel carrier picks up at most thirty boxes', () => {
  expect([
    gramsOf([]),
    gramsOf([
      { grams: 500, pieces: 3 },
      { grams: 20, pieces: 2 },
    ]),
    MOST_BOXES,
  ]).toEqual([0, 1540, 30]);
});

it('one box, several, and pallets have their own limits', () => {
  const light = [{ grams: 500, pieces: 2 }];
  const heavy = [{ grams: 25_000, pieces: 1 }];
  expect(parcelBounds('box', light)).toEqual({ least: 1, most: 1 });
  expect(parcelBounds('boxes', light)).toEqual({ least: 2, most: MOST_BOXES });
  expect(parcelBounds('boxes', heavy)).toBeNull();
  expect(parcelBounds('pallet', heavy)).toEqual({ least: 1, most: 10 });
  expect(checkParcels('box', 1, heavy)).toMatchObject({
    ...{ code: 'RETURN_TOO_HEAVY', field: 'size', params: { kilos: 20 } },
  });
  expect(checkParcels('pallet', 10, heavy)).toEqual({ ok: true });
  expect(checkParcels('boxes', MOST_BOXES, light)).toEqual({ ok: true });
  expect(checkParcels('box', 1, [{ grams: 15_000, pieces: 2 }])).toMatchObject({ code: 'RETURN_TOO_HEAVY' });
  expect(checkParcels('pallet', 11, heavy)).toMatchObject({ code: 'RETURN_PARCELS', field: 'parcels' });
  expect(checkParcels('pallet', 0, heavy)).toMatchObject({ code: 'RETURN_PARCELS' });
  expect(checkParcels('pallet', 1.5, heavy)).toMatchObject({ code: 'RETURN_PARCELS' });
});
