// The interpretation of codes; scanned quantities do not depend on the order and batches of arrival.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codesOfScan, quantityAfter, scannedText, shelfCode, shelfLabelOf, stepsOfScan } from '#domain/quantity/scan';

// D32 in demands: hand scanners send a prefix, an Enter or a tab with the number.
it.each([
  ['5701234567892\r', '5701234567892'],
  [']E05701234567892\n', '5701234567892'],
  ['\u0002 KV-7 \t', 'KV-7'],
  ['\u200b5701234567892', '5701234567892'],
  ['', ''],
  ['x'.repeat(5_000), 'x'.repeat(64)],
])('%j is read as %j', (raw, text) => expect(scannedText(raw)).toBe(text));

it.each([
  ['5701234567892', ['5701234567892']],
  ['036000291452', ['036000291452', '0036000291452']],
  ['0105701234567892', ['0105701234567892', '5701234567892']],
  ['(01)05701234567892', ['(01)05701234567892', '5701234567892']],
  ['05701234567892', ['05701234567892', '5701234567892']],
  ['KV-7', ['KV-7']],
])('%s may be %j', (code, codes) => expect(codesOfScan(code)).toEqual(codes));

describe('a shelf label', () => {
  it('is read back as written', () => {
    const label = { sku: 'KV-100234', min: 2, max: 10 };
    expect(shelfLabelOf(shelfCode(label))).toEqual(label);
  });

  it.each([
    'HYLDE*KV-1*5*5',
    'HYLDE*KV-1*6*5',
    'HYLDE**1*5',
    'HYLDE*KV-1*1',
    'HYLDE*KV-1*-1*5',
    'KV-1*1*5',
    'HYLDE*A B*1*5',
  ])('%s is not a label', (code) => expect(shelfLabelOf(code)).toBeNull());

  it('requests as many as fill the shelf, in whole increments', () => {
    const label = { sku: 'KV-1', min: 2, max: 10 };
    expect(stepsOfScan(label, {})).toBe(8);
    expect(stepsOfScan(label, { increments: 5 })).toBe(2);
    expect(stepsOfScan(null, { increments: 5 })).toBe(1);
  });
});

describe('the quantity after scans', () => {
  it.each([
    [0, 1, {}, 1],
    [0, 3, {}, 3],
    [4, 1, {}, 5],
    [0, 1, { min: 10, increments: 5 }, 10],
    [0, 2, { min: 10, increments: 5 }, 15],
    [0, 9, { max: 5 }, 5],
    [7, 0, {}, 7],
  ])('from %i with %i more and %j it is %i', (from, steps, limits, expected) =>
    expect(quantityAfter(from, steps, limits)).toBe(expected),
  );

  it('is the same one by one and in any batches', () => {
    const limits = fc.record({
      min: fc.integer({ min: 1, max: 30 }),
      max: fc.integer({ min: 30, max: 400 }),
      increments: fc.integer({ min: 1, max: 12 }),
    });
    const portions = fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 12 });
    fc.assert(
      fc.property(limits, portions, fc.integer({ min: 0, max: 400 }), (within, parts, from) => {
        const all = parts.reduce((sum, part) => sum + part, 0);
        const inParts = parts.reduce((quantity, part) => quantityAfter(quantity, part, within), from);
        const atOnce = quantityAfter(from, all, within);
        expect(inParts).toBe(atOnce);
      }),
      { seed: 5, numRuns: 2_000 },
    );
  });
});
