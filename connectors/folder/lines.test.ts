// Rows of files as an ERP writes them become lines of the shop; what the shop could not read stays as it is and is refused there.
import { expect, it } from 'vitest';
import type { BulkResource } from '../core/shop';
import { readFileLines } from './lines';
import { type FolderSettings, folderSettings } from './settings';

const settings = (more: Partial<FolderSettings> = {}) => ({ ...folderSettings.parse({}), ...more });
const read = (resource: BulkResource, text: string, more: Partial<FolderSettings> = {}) =>
  readFileLines(new TextEncoder().encode(text), resource, settings(more));
const DANISH = {
  ...settings(),
  decimal: ',' as const,
  columns: {
    ...settings().columns,
    prices: { sku: 'Varenr.', netKroner: 'Pris' },
    invoices: { order: 'Ordre', number: 'Faktura', issuedOn: 'Dato', totalKroner: 'Beløb' },
  },
};

it('amounts in kroner, dates and credit notes as an ERP in Denmark writes them', () => {
  expect(read('prices', 'Varenr.;Pris\nA;1.234,56\nB;0,00\nC;1,005\nD;\nE;x\n', DANISH)).toEqual([
    { row: 1, line: { sku: 'A', grossOere: 1_543_20 } },
    { row: 3, line: { sku: 'C', grossOere: 1_26 } },
    { row: 4, line: { sku: 'D', grossOere: undefined } },
    { row: 5, line: { sku: 'E', netKroner: Number.NaN } },
  ]);
  const invoices =
    'Ordre;Faktura;Dato;Beløb\n100000001;7;29-06-2026;2.061,25\n100000001;8;30-06-2026 00:00:00;-10,10\n';
  const expected = [
    { row: 1, line: { order: '100000001', number: '7', issuedOn: '2026-06-29', totalOere: 2_061_25 } },
    { row: 2, line: { order: '100000001', number: '8', issuedOn: '2026-06-30', kind: 'credit', totalOere: 10_10 } },
  ];
  expect(read('invoices', invoices, DANISH)).toEqual(expected);
  expect(readFileLines(Buffer.from(invoices, 'latin1'), 'invoices', DANISH)).toEqual(expected);
});

it('fractions of a piece and negative stock are no stock', () => {
  expect(read('stock', 'sku;quantity;source\nA;4.7;central\nB;-3;\nC;x;\n')).toEqual([
    { row: 1, line: { sku: 'A', quantity: 4, source: 'central' } },
    { row: 2, line: { sku: 'B', quantity: 0 } },
    { row: 3, line: { sku: 'C', quantity: Number.NaN } },
  ]);
});

it('rows of one order and reference are one shipment, without freight, rounding and lines without pieces', () => {
  const items = { freight: 'FRAGT', rounding: { '0': 'AFRUND' } };
  const text = [
    'order;reference;sku;quantity;carrier',
    ...['100000001;S1;A;2;GLS', '100000001;S1;FRAGT;1;GLS', '100000002;S1;B;1;', '100000001;S1;C;3;GLS'],
    ...['100000001;S2;A;0;GLS', '100000003;S3;;;', '17;S4;A;1;'],
  ].join('\n');
  const first = { order: '100000001', reference: 'S1', carrier: 'GLS' };
  const shipments = [
    {
      row: 1,
      line: {
        ...first,
        lines: [
          { sku: 'A', quantity: 2 },
          { sku: 'C', quantity: 3 },
        ],
      },
    },
    { row: 3, line: { order: '100000002', reference: 'S1', lines: [{ sku: 'B', quantity: 1 }] } },
    { row: 6, line: { order: '100000003', reference: 'S3' } },
  ];
  expect(read('shipments', text, { items, skipsOtherOrders: true })).toEqual(shipments);
  const other = { row: 7, line: { order: '17', reference: 'S4', lines: [{ sku: 'A', quantity: 1 }] } };
  expect(read('shipments', text, { items })).toEqual([...shipments, other]);
});
