// Open items for staff: invoices on account by age and company, one with its payments, and payments that are registered or undone.
import { createHash } from 'node:crypto';
import { witnessOf } from '#backend/commerce/staff/index';
import { guardedPool, inTransaction, type Transaction } from '#backend/db/transaction';
import type { StaffInvoicePaymentInput, StaffOpenFilter } from '#backend/generated/staff';
import { inputRefused } from '#backend/refusal';
import { inCopenhagen, isIsoDate } from '#domain/calendar/calendar';
import { foundText, isSearchable } from '#domain/order/order-search';
import { enteredText } from '#domain/reading/text';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import { checkPayment } from '#domain/staff/open-items';
import { tidyLine } from '#domain/validate/written';
import type { StaffContext } from '../context';
import { pageByKey } from '../page-by-key';
import {
  creditsOfOrder,
  insertInvoicePayment,
  type KnownPaymentRow,
  listOpenInvoices,
  lockOrderOfInvoice,
  type NewInvoicePayment,
  type OpenInvoiceRow,
  openByCompany,
  openInvoice,
  paymentsOfInvoice,
  registeredBy,
} from './open.sql';

const MOST_ROWS = 500;
const MOST_COMPANIES = 200;
const LONGEST_REFERENCE = 200;
const LONGEST_KEY = 60;

function dueDay(given: string | null | undefined): string | null {
  if (given == null) return null;
  if (!isIsoDate(given)) throw inputRefused(`${given} is no day.`);
  return given;
}

export async function openItemsForStaff(
  { dueFrom, dueTo, company, text, after }: StaffOpenFilter,
  first: number,
  { pool, now }: StaffContext,
) {
  const query = {
    ...{ dueFrom: dueDay(dueFrom), dueTo: dueDay(dueTo), company: company ?? null },
    ...{ text: text != null && isSearchable(text) ? foundText(text) : null, after: after ?? null, before: null },
  };
  const [page, companies] = await Promise.all([
    pageByKey(query, first, MOST_ROWS, (limit) => listOpenInvoices(pool, query, limit)),
    openByCompany(pool, inCopenhagen(now).date, MOST_COMPANIES),
  ]);
  return {
    rows: page.rows.map(openOnWire),
    hasMore: page.hasOlder,
    openOere: companies[0]?.all_oere ?? 0,
    companies: companies.map((row) => ({
      ...{ id: row.id, name: row.name, currentOere: row.current_oere, days30Oere: row.days30_oere },
      ...{ days60Oere: row.days60_oere, days90Oere: row.days90_oere, olderOere: row.older_oere },
    })),
  };
}

const openOnWire = (row: OpenInvoiceRow) => ({
  ...{ id: row.id, number: row.number, issuedAt: row.issued_at.toISOString(), dueAt: row.due_at },
  ...{ order: row.order_number, company: row.company_id, buyer: row.buyer, cvr: row.cvr },
  ...{ totalOere: row.total_oere, giftCardOere: row.gift_card_oere, creditedOere: row.credited_oere },
  ...{ paidOere: row.paid_oere, openOere: row.open_oere },
});

export async function openInvoiceForStaff(number: string, { pool }: Pick<StaffContext, 'pool'>) {
  const found = await openInvoice(pool, number);
  if (!found) return null;
  const [payments, credits] = await Promise.all([paymentsOfInvoice(pool, found.id), creditsOfOrder(pool, found.id)]);
  const undone = new Set(payments.map(({ undoes_id }) => undoes_id));
  return {
    item: openOnWire(found),
    payments: payments.map((row) => ({
      ...{ id: row.id, amountOere: row.amount_oere, paidOn: row.paid_on, reference: row.reference },
      ...{ undoes: row.undoes_id, isUndone: undone.has(row.id), by: row.registered_by },
      at: row.registered_at.toISOString(),
    })),
    credits: credits.map((row) => ({
      ...{ number: row.number, issuedAt: row.issued_at.toISOString(), totalOere: row.total_oere, reason: row.reason },
    })),
  };
}

type Acting = Pick<StaffContext, 'pool' | 'now'> & { staff: string };

/** Within the log of the invoice, with its order locked. What was sent before under the key has done its work, or is another payment. */
function registering(
  number: string,
  formKey: string,
  command: string,
  { pool, now, staff }: Acting,
  paymentOf: (tx: Transaction, found: OpenInvoiceRow) => Promise<Outcome<{ payment: PaymentParts }>>,
  isSame: (known: KnownPaymentRow) => boolean = () => true,
): Promise<Outcome> {
  if (formKey === '' || formKey.length > LONGEST_KEY) throw inputRefused('The form has no key.');
  const deed = { staff, command, kind: 'invoice', subject: number, told: null, now } as const;
  return inTransaction(guardedPool(pool, witnessOf(deed)), async (tx): Promise<Outcome> => {
    await lockOrderOfInvoice(tx.client, number);
    const known = await registeredBy(tx.client, formKey);
    if (known) return isSame(known) ? { ok: true } : refusal('INVOICE_PAYMENT_DIFFERS');
    const found = await openInvoice(tx.client, number);
    if (!found) return refusal('INVOICE_NOT_FOUND');
    const made = await paymentOf(tx, found);
    if (!made.ok) return made;
    await insertInvoicePayment(tx.client, { ...made.payment, invoiceId: found.id, formKey, by: staff, at: now });
    return { ok: true };
  });
}

type PaymentParts = Pick<NewInvoicePayment, 'amountOere' | 'paidOn' | 'reference' | 'undoesId'>;

/** `openOere`: as the page showed it. */
export const registerInvoicePayment = (
  { number, amountOere, paidOn, reference, openOere, formKey }: StaffInvoicePaymentInput,
  acting: Acting,
): Promise<Outcome> =>
  registering(number, formKey, 'invoice paid', acting, async (_tx, found) => {
    if (found.open_oere !== openOere) return refusal('INVOICE_BALANCE_CHANGED');
    const checked = checkPayment({ amountOere, paidOn }, openOere, inCopenhagen(acting.now).date);
    if (!checked.ok) return checked;
    const signed = openOere < 0 ? -amountOere : amountOere;
    const written = tidyLine(enteredText(reference)).slice(0, LONGEST_REFERENCE);
    return { ok: true, payment: { amountOere: signed, paidOn, reference: written, undoesId: null } };
  });

export interface ReceivedPayment {
  number: string;
  /** Negative: paid back. */
  amountOere: number;
  paidOn: string;
  /** Of the other system: its payment of this invoice is registered once. */
  reference: string;
}

/** What another system has received. It does not know what is open here: the amount must fit. */
export const registerReceivedPayment = (
  { number, amountOere, paidOn, reference }: ReceivedPayment,
  acting: Acting,
): Promise<Outcome> =>
  registering(
    number,
    keyOfReceived(number, reference),
    'bulk payments',
    acting,
    async (_tx, found) => {
      const { open_oere: open } = found;
      const size = Math.abs(amountOere);
      const checked = checkPayment({ amountOere: size, paidOn }, open, inCopenhagen(acting.now).date);
      if (!checked.ok) return checked;
      if (Math.sign(amountOere) !== Math.sign(open)) return refusal('AMOUNT_ABOVE_OPEN', { field: 'amount' });
      return { ok: true, payment: { amountOere, paidOn, reference, undoesId: null } };
    },
    (known) => known.amount_oere === amountOere && known.paid_on === paidOn,
  );

const keyOfReceived = (number: string, reference: string): string =>
  `bulk ${createHash('sha256')
    .update(JSON.stringify([number, reference]))
    .digest('base64url')}`;

/** By a counter entry of today. A payment is undone once, by one of two colleagues. */
export const undoInvoicePayment = (number: string, id: number, acting: Acting): Promise<Outcome> =>
  registering(number, `undone ${id}`, 'invoice undo', acting, async ({ client }, found) => {
    const payments = await paymentsOfInvoice(client, found.id);
    const payment = payments.find((row) => row.id === id && row.undoes_id === null);
    if (!payment) return refusal('INVOICE_PAYMENT_NOT_FOUND');
    const { amount_oere, reference } = payment;
    const paidOn = inCopenhagen(acting.now).date;
    return { ok: true, payment: { amountOere: -amount_oere, paidOn, reference, undoesId: id } };
  });
