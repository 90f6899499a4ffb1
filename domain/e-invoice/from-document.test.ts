// Which amounts of an invoice become lines and which become charges of its electronic form.
import { expect, test } from 'vitest';
import { amountsOf, type Document, type DocumentPart } from '#domain/e-invoice/from-document';
import { oere } from '#domain/money/money';

const part = (id: string, duty: number | null): DocumentPart => ({
  id,
  name: 'Kaffe',
  sku: null,
  unitCode: 'C62',
  quantity: 1,
  discount: oere(500),
  net: oere(9_500),
  vat: oere(2_375),
  vatBp: 2500,
  duty: duty === null ? null : { code: 'coffee', label: 'Kaffeafgift', net: oere(duty) },
});
const written = (basis: Document['basis'], parts: readonly DocumentPart[], freight: number) =>
  amountsOf({
    basis,
    parts,
    freight: { label: 'Fragt', net: oere(freight), vatBp: 2500 },
    taxes: [],
    total: oere(0),
  });

test('a discount in prices without VAT is an allowance; one with VAT is a lower price', () => {
  expect(written('net', [part('1', null)], 0).lines).toMatchObject([{ net: 9_500, allowance: 500 }]);
  expect(written('gross', [part('1', null)], 0).lines).toMatchObject([{ net: 9_500, allowance: 0 }]);
});

test('a duty is one charge for all its items, and the freight is the last charge; zero charges are omitted', () => {
  expect(written('net', [part('1', 300), part('2', 21), part('3', null)], 4_900).charges).toMatchObject([
    { kind: 'duty', code: 'coffee', net: 321 },
    { kind: 'freight', code: 'FC', net: 4_900 },
  ]);
  expect(written('net', [part('1', 0)], 0).charges).toEqual([]);
  expect(written('net', [part('1', 1)], 1).charges).toMatchObject([{ net: 1 }, { net: 1 }]);
});
