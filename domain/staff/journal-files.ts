// The journal as files that e-conomic and Business Central import: a line for each posting, amounts with a decimal comma.
import type { IsoDate } from '#domain/calendar/calendar';
import { type AccountNumber, numberOfAccount, type Posting, type Voucher, type VoucherKind } from './journal';
import { type Month, pathWith } from './money';

export const JOURNAL_FORMATS = ['e-conomic', 'business-central'] as const;
export type JournalFormat = (typeof JOURNAL_FORMATS)[number];
export const isJournalFormat = (text: string): text is JournalFormat => JOURNAL_FORMATS.some((one) => one === text);

export const staffJournalPath = (month: Month | '' = ''): string => pathWith('/staff/money/journal', { month });
export const staffJournalFilePath = (month: Month, format: JournalFormat): string =>
  pathWith('/staff/money/journal.csv', { month, format });

type Cell = string | number | null;

interface JournalLine {
  /** Within the file, from 1. */
  voucherAt: number;
  lineAt: number;
  voucher: Voucher;
  posting: Posting;
  text: string;
}

interface Format {
  columns: readonly string[];
  cells(line: JournalLine, month: Month, numbers: readonly AccountNumber[]): Cell[];
}

const danishDecimal = (oere: number): string => (oere / 100).toFixed(2).replace('.', ',');
const danishDay = (day: IsoDate): string => day.split('-').reverse().join('-');

/** An account without a number is refused before a file is begun; one that appears in between ends it. */
function numberForPosting({ account: { group, key } }: Posting, numbers: readonly AccountNumber[]): string {
  const number = numberOfAccount(numbers, group, key);
  if (number === null) throw new Error(`The account ${group} ${key} has no number`);
  return number;
}

/** Vouchers of e-conomic are numbers below 999,999,999, each once in an accounting year: the month, and the place in it. */
const VOUCHERS_OF_MONTH = 10_000_000;
const economicVoucher = (month: Month, at: number): number => Number(month.slice(5)) * VOUCHERS_OF_MONTH + at;

/** Longest description that Business Central takes (Text[100]). */
const LONGEST_TEXT = 100;

const DOCUMENT_TYPES: Partial<Record<VoucherKind, string>> = {
  invoice: 'Invoice',
  credit: 'Credit Memo',
  capture: 'Payment',
  refund: 'Refund',
  paid: 'Payment',
  'paid-back': 'Refund',
};

const FORMATS: Readonly<Record<JournalFormat, Format>> = {
  'e-conomic': {
    columns: [
      ...['Bilagsnr.', 'Dato', 'Tekst', 'Konto', 'Beløb', 'Valuta', 'Momskode', 'Fakturanr.', 'Forfaldsdato'],
      ...['Ordrenr.', 'Reference'],
    ],
    cells: ({ voucherAt, voucher, posting, text }, month, numbers) => [
      ...[economicVoucher(month, voucherAt), danishDay(voucher.day), text, numberForPosting(posting, numbers)],
      ...[danishDecimal(posting.oere), 'DKK', null, isDocument(voucher) ? voucher.number : null],
      ...[voucher.dueOn && danishDay(voucher.dueOn), voucher.order, voucher.number],
    ],
  },
  'business-central': {
    columns: [
      ...['Line No.', 'Posting Date', 'Document Type', 'Document No.', 'External Document No.', 'Account Type'],
      ...['Account No.', 'Description', 'Amount', 'Gen. Posting Type', 'VAT Prod. Posting Group', 'Bal. Account No.'],
      'Due Date',
    ],
    cells: ({ lineAt, voucher, posting, text }, _month, numbers) => {
      const { group, key } = posting.account;
      const vatGroup = group === 'vat' ? numberOfAccount(numbers, 'vat_groups', key) : null;
      return [
        ...[lineAt * 10_000, danishDay(voucher.day), DOCUMENT_TYPES[voucher.kind] ?? null, voucher.number],
        ...[voucher.order, 'G/L Account', numberForPosting(posting, numbers), text.slice(0, LONGEST_TEXT)],
        ...[danishDecimal(posting.oere), vatGroup && 'Sale', vatGroup, null],
        voucher.dueOn && danishDay(voucher.dueOn),
      ];
    },
  },
};

const isDocument = ({ kind }: Voucher): boolean => kind === 'invoice' || kind === 'credit';

export const journalColumns = (format: JournalFormat): readonly string[] => FORMATS[format].columns;

/** Lines of vouchers that follow one another: numbered from where the earlier ones ended. */
export function journalWriter(format: JournalFormat, month: Month, numbers: readonly AccountNumber[]) {
  let [voucherAt, lineAt] = [0, 0];
  return (vouchers: readonly Voucher[], textOf: (voucher: Voucher) => string): Cell[][] =>
    vouchers.flatMap((voucher) => {
      if (voucher.postings.length === 0) return [];
      voucherAt += 1;
      return voucher.postings.map((posting) => {
        lineAt += 1;
        return FORMATS[format].cells({ voucherAt, lineAt, voucher, posting, text: textOf(voucher) }, month, numbers);
      });
    });
}
