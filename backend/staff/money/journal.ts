// The journal of a month for staff: pages of its vouchers (documents, payments, paid invoices, gift cards), and what they come to by account.
import type { Queryable } from '#backend/db/queryable';
import { inputRefused } from '#backend/refusal';
import { inCopenhagen } from '#domain/calendar/calendar';
import {
  type AccountSum,
  isCardEntry,
  postingsOfCardEntry,
  postingsOfDocument,
  postingsOfPayment,
  postingsOfReceipt,
  statedNumbers,
  sumAccounts,
  type Voucher,
} from '#domain/staff/journal';
import { isDocumentKind, isMonth, type Month, spanOfMonth } from '#domain/staff/money';
import type { StaffContext } from '../context';
import {
  type BookedCardEntryRow,
  type BookedDocumentRow,
  type BookedPaymentRow,
  type BookedReceiptRow,
  bookedCardEntries,
  bookedDocuments,
  bookedPayments,
  bookedReceipts,
  type JournalPage,
  statedAccounts,
} from './journal.sql';

const MOST_VOUCHERS = 500;

const bookedOn = (at: Date) => inCopenhagen(at).date;

function voucherOfDocument(row: BookedDocumentRow): Voucher {
  const { kind, number, at, due_at: dueOn, order_number: order, name } = row;
  if (!isDocumentKind(kind)) throw new Error(`${kind} is no kind of document`);
  const taxes = row.taxes.map((tax) => ({
    ...{ vatBp: tax.vat_bp, baseOere: tax.base_oere, vatOere: tax.vat_oere, cardOere: tax.card_oere },
  }));
  const { is_on_account: isOnAccount, total_oere: totalOere, gift_card_oere: giftCardOere } = row;
  const postings = postingsOfDocument({ kind, isOnAccount, totalOere, giftCardOere, taxes });
  return { kind, number, day: bookedOn(at), dueOn: kind === 'invoice' ? dueOn : null, order, name, postings };
}

function voucherOfPayment({ id, kind, at, provider, order_number: order, amount_oere }: BookedPaymentRow): Voucher {
  const known = kind === 'refund' ? kind : 'capture';
  const postings = postingsOfPayment(known, provider, amount_oere);
  return { kind: known, number: `B${id}`, day: bookedOn(at), dueOn: null, order, name: '', postings };
}

function voucherOfReceipt(row: BookedReceiptRow): Voucher {
  const { id, at, paid_on, reference, is_undone, invoice_number, order_number: order, amount_oere } = row;
  const kind = is_undone ? 'undone' : amount_oere > 0 ? 'paid' : 'paid-back';
  const name = [invoice_number, paid_on, reference].filter(Boolean).join(', ');
  return {
    ...{ kind, number: `I${id}`, day: bookedOn(at), dueOn: null, order, name },
    postings: postingsOfReceipt(amount_oere),
  };
}

function voucherOfCardEntry({ id, kind, at, order_number: order, oere }: BookedCardEntryRow): Voucher {
  if (!isCardEntry(kind)) throw new Error(`${kind} is no kind of an entry of gift cards`);
  const postings = postingsOfCardEntry(kind, oere, order !== null);
  return { kind, number: `G${id}`, day: bookedOn(at), dueOn: null, order, name: '', postings };
}

interface SourceRow {
  id: number;
  voucher: Voucher;
}

type Source = (on: Queryable, page: JournalPage) => Promise<SourceRow[]>;

const voucherSource =
  <Row extends { id: number }>(
    find: (on: Queryable, page: JournalPage) => Promise<Row[]>,
    voucherOf: (row: Row) => Voucher,
  ): Source =>
  async (on, page) =>
    (await find(on, page)).map((row) => ({ id: row.id, voucher: voucherOf(row) }));

const SOURCES: readonly Source[] = [
  voucherSource(bookedDocuments, voucherOfDocument),
  voucherSource(bookedPayments, voucherOfPayment),
  voucherSource(bookedReceipts, voucherOfReceipt),
  voucherSource(bookedCardEntries, voucherOfCardEntry),
];

interface Place {
  source: number;
  after: number;
}

const placeText = ({ source, after }: Place): string => `${source}.${after}`;

function placeFrom(text: string | null): Place {
  if (text === null) return { source: 0, after: 0 };
  const [, source = '', after = ''] = /^(\d)\.(\d{1,15})$/.exec(text) ?? [];
  if (source === '' || !SOURCES[Number(source)]) throw inputRefused(`${text} is no place in the journal.`);
  return { source: Number(source), after: Number(after) };
}

async function pageOfVouchers(on: Queryable, month: Month, { source, after }: Place, most: number) {
  const find = SOURCES[source];
  const rows = find ? await find(on, { ...spanOfMonth(month), after, most }) : [];
  const isFull = rows.length === most;
  const next = isFull ? { source, after: rows.at(-1)?.id ?? 0 } : { source: source + 1, after: 0 };
  return { vouchers: rows.map(({ voucher }) => voucher), next: SOURCES[next.source] ? next : null };
}

interface VouchersAsked {
  month: string;
  after: string | null;
  first: number;
}

export async function vouchersForStaff({ month, after, first }: VouchersAsked, { pool }: Pick<StaffContext, 'pool'>) {
  if (!isMonth(month)) throw inputRefused(`${month} is no month.`);
  const most = Math.min(Math.max(1, first), MOST_VOUCHERS);
  const { vouchers, next } = await pageOfVouchers(pool, month, placeFrom(after), most);
  return { vouchers: vouchers.map(voucherOnWire), next: next && placeText(next) };
}

const voucherOnWire = ({ postings, ...voucher }: Voucher) => ({ ...voucher, postings: [...postings] });

/** Reads at most 500 vouchers at a time. */
export async function journalForStaff(month: string, { pool }: Pick<StaffContext, 'pool'>) {
  if (!isMonth(month)) throw inputRefused(`${month} is no month.`);
  let sums: AccountSum[] = [];
  for (let place: Place | null = { source: 0, after: 0 }; place; ) {
    const { vouchers, next }: Awaited<ReturnType<typeof pageOfVouchers>> = await pageOfVouchers(
      ...([pool, month, place, MOST_VOUCHERS] as const),
    );
    sums = sumAccounts(
      sums,
      vouchers.flatMap(({ postings }) => postings),
    );
    place = next;
  }
  return { sums, numbers: statedNumbers(await statedAccounts(pool)) };
}
