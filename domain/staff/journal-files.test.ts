// The journal as e-conomic and Business Central import it: their columns, numbers of vouchers and lines over several pages, and amounts.
import { describe, expect, test } from 'vitest';
import { postingsOfDocument, postingsOfPayment, statedNumbers, type Voucher } from './journal';
import {
  isJournalFormat,
  journalColumns,
  journalWriter,
  staffJournalFilePath,
  staffJournalPath,
} from './journal-files';

const numbers = statedNumbers({
  ...{ debtors: '6190', prepayments: '7410', sales: { '25': '1010' }, vat: { '25': '7680' } },
  ...{ providers: { stripe: '6330' }, vat_groups: { '25': 'FULD25' } },
});
const invoice: Voucher = {
  ...{ kind: 'invoice', number: '700000001', day: '2026-10-31', dueOn: '2026-11-30', order: '100000001' },
  name: 'Havnens Arkitekter ApS',
  postings: postingsOfDocument({
    ...{ kind: 'invoice', isOnAccount: true, totalOere: 12_505, giftCardOere: 0 },
    taxes: [{ vatBp: 2500, baseOere: 10_004, vatOere: 2_501, cardOere: 0 }],
  }),
};
const empty: Voucher = { ...invoice, number: '700000002', postings: [] };
const capture: Voucher = {
  ...{ kind: 'capture', number: 'B7', day: '2026-10-01', dueOn: null, order: '100000002', name: '' },
  postings: postingsOfPayment('capture', 'stripe', 900),
};
const textOf = ({ kind, number, name }: Voucher) => `${kind} ${number} ${name}`.trim();

/** The columns of each line by their names. */
function linesOf(format: 'e-conomic' | 'business-central', pages: readonly Voucher[][]) {
  const columns = journalColumns(format);
  const rowsOf = journalWriter(format, '2026-10', numbers);
  return pages
    .flatMap((vouchers) => rowsOf(vouchers, textOf))
    .map((cells) => {
      expect(cells.length).toBe(columns.length);
      return Object.fromEntries(columns.map((column, at) => [column, cells[at]]));
    });
}

describe('e-conomic', () => {
  test('has a line for each posting, with the number of its voucher in the accounting year', () => {
    const lines = linesOf('e-conomic', [[invoice, empty], [capture]]);
    expect(lines[0]).toEqual({
      ...{ 'Bilagsnr.': 100_000_001, Dato: '31-10-2026', Tekst: 'invoice 700000001 Havnens Arkitekter ApS' },
      ...{ Konto: '6190', Beløb: '125,05', Valuta: 'DKK', Momskode: null, 'Fakturanr.': '700000001' },
      ...{ Forfaldsdato: '30-11-2026', 'Ordrenr.': '100000001', Reference: '700000001' },
    });
    expect(lines.map((line) => [line['Bilagsnr.'], line.Konto, line.Beløb, line['Fakturanr.']])).toEqual([
      [100_000_001, '6190', '125,05', '700000001'],
      [100_000_001, '1010', '-100,04', '700000001'],
      [100_000_001, '7680', '-25,01', '700000001'],
      [100_000_002, '6330', '9,00', null],
      [100_000_002, '7410', '-9,00', null],
    ]);
  });

  test('has numbers of vouchers that e-conomic takes, in every month', () => {
    const rowsOf = journalWriter('e-conomic', '2026-12', numbers);
    const [[number] = []] = rowsOf([capture], textOf);
    expect(number).toBe(120_000_001);
    expect(120_000_001 + 9_999_999).toBeLessThan(999_999_999);
  });
});

describe('Business Central', () => {
  test('has general journal lines, and a VAT product posting group on lines of VAT alone', () => {
    const lines = linesOf('business-central', [[invoice], [capture]]);
    expect(lines[0]).toEqual({
      ...{ 'Line No.': 10_000, 'Posting Date': '31-10-2026', 'Document Type': 'Invoice' },
      ...{ 'Document No.': '700000001', 'External Document No.': '100000001', 'Account Type': 'G/L Account' },
      ...{ 'Account No.': '6190', Description: 'invoice 700000001 Havnens Arkitekter ApS', Amount: '125,05' },
      ...{ 'Gen. Posting Type': null, 'VAT Prod. Posting Group': null, 'Bal. Account No.': null },
      'Due Date': '30-11-2026',
    });
    expect(lines.map((line) => [line['Line No.'], line['Gen. Posting Type'], line['VAT Prod. Posting Group']])).toEqual(
      [
        [10_000, null, null],
        [20_000, null, null],
        [30_000, 'Sale', 'FULD25'],
        [40_000, null, null],
        [50_000, null, null],
      ],
    );
    expect(lines[3]?.['Document Type']).toBe('Payment');
  });

  test('has no VAT group where the shop states none, and descriptions of at most 100 characters', () => {
    const plain = numbers.filter(({ group }) => group !== 'vat_groups');
    const rows = journalWriter('business-central', '2026-10', plain)([invoice], () => 'x'.repeat(120));
    expect(rows.map((cells) => [cells[7], cells[9], cells[10]])).toEqual(
      Array.from({ length: 3 }, () => ['x'.repeat(100), null, null]),
    );
  });
});

test('an account without a number ends the file', () => {
  expect(() => journalWriter('e-conomic', '2026-10', [])([capture], textOf)).toThrow('providers stripe');
});

test('addresses name the month and the format', () => {
  expect([staffJournalPath(), staffJournalPath('2026-10'), staffJournalFilePath('2026-10', 'e-conomic')]).toEqual([
    '/staff/money/journal',
    '/staff/money/journal?month=2026-10',
    '/staff/money/journal.csv?month=2026-10&format=e-conomic',
  ]);
  expect(['e-conomic', 'business-central', 'dinero'].map(isJournalFormat)).toEqual([true, true, false]);
});
