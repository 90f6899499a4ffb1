// Random lines of a cart on their way to a procurement system: odd letters, large amounts, with and without duties.
import fc from 'fast-check';
import { oere } from '#domain/money/money';
import type { ReturnedLine } from '#domain/punchout/oci-fields';

/** `before`: the prefix of each number; in XML, white space alone would not count as one. */
export const anyReturnedLine = (before = ''): fc.Arbitrary<ReturnedLine> =>
  fc.record({
    id: fc.integer({ min: 1, max: 2_147_483_647 }).map(String),
    sku: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }).map((sku) => before + sku),
    name: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 120 }).map((name) => `A${name}`),
    text: fc.string({ unit: 'binary', maxLength: 300 }),
    quantity: fc.integer({ min: 1, max: 999_999 }),
    row: fc.integer({ min: 0, max: 9_999_999_999 }).map(oere),
    duty: fc.option(
      fc.record({
        label: fc.string().map((label) => `D${label}`),
        row: fc.integer({ min: 0, max: 99_999_999 }).map(oere),
      }),
    ),
    design: fc.option(
      fc.dictionary(fc.string({ minLength: 1 }), fc.string({ minLength: 1 }), { minKeys: 1, maxKeys: 4 }),
    ),
    unit: fc.constantFrom('stk', 'kasse', 'pk'),
    unece: fc.constantFrom('C62', 'CT', 'PK'),
    leadDays: fc.integer({ min: -5, max: 200_000 }),
    manufacturer: fc.option(fc.string()),
    manufacturerNumber: fc.option(fc.string()),
    categories: fc.array(fc.constantFrom('papir', 'kaffe')),
  });
