// Open items for staff: pages of invoices on account, one of them, and payments that are registered or undone.
import type { IsoDate } from '#domain/calendar/calendar';
import { oereFromKroner } from '#domain/money/money';
import { readDay } from '#domain/reading/days';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import { type OpenQuery, openFilter } from '#domain/staff/open-items';
import { kronerFrom } from '#domain/validate/amount';
import type { Caller } from '~/models/caller';
import type { StaffOpenInvoiceView, StaffOpenItemsView, StaffOpenItemView } from '~/models/staff-money';
import {
  StaffOpenInvoiceDocument,
  type StaffOpenItemPartsFragment,
  StaffOpenItemsDocument,
  StaffRegisterPaymentDocument,
  StaffUndoPaymentDocument,
} from '../generated/staff';
import { BackendFailed, read, send } from '../transport/transport.server';
import { outcomeOfStaff } from './member.server';

const openItemView = ({ company = null, cvr = null, ...item }: StaffOpenItemPartsFragment): StaffOpenItemView => ({
  ...{ ...item, company, cvr },
});

const ON_A_PAGE = 50;
const AT_ONCE = 500;

export async function listOpenItemsForStaff(
  caller: Caller,
  query: OpenQuery,
  today: IsoDate,
  first = ON_A_PAGE,
): Promise<StaffOpenItemsView> {
  const variables = { filter: { ...openFilter(query, today), after: query.after }, first };
  const { staffOpenItems } = await read(caller, { client: 'staff', document: StaffOpenItemsDocument, variables });
  return {
    ...staffOpenItems,
    rows: staffOpenItems.rows.map(openItemView),
    companies: staffOpenItems.companies.map(({ id = null, ...sums }) => ({ ...sums, id })),
  };
}

/** Some hundreds at a time. */
export async function* everyOpenItemForStaff(
  caller: Caller,
  query: OpenQuery,
  today: IsoDate,
): AsyncGenerator<readonly StaffOpenItemView[]> {
  let after: number | null = null;
  do {
    const page: StaffOpenItemsView = await listOpenItemsForStaff(caller, { ...query, after }, today, AT_ONCE);
    yield page.rows;
    after = page.hasMore ? (page.rows.at(-1)?.id ?? null) : null;
  } while (after !== null);
}

export async function readOpenInvoiceForStaff(caller: Caller, number: string): Promise<StaffOpenInvoiceView | null> {
  const { staffOpenInvoice } = await read(caller, {
    client: 'staff',
    document: StaffOpenInvoiceDocument,
    variables: { number },
  });
  if (!staffOpenInvoice) return null;
  const { item, payments, credits } = staffOpenInvoice;
  return {
    ...{ ...openItemView(item), credits },
    payments: payments.map(({ undoes = null, ...payment }) => ({ ...payment, undoes })),
  };
}

type Fields = Readonly<Record<string, string>>;

/** The day in Danish or ISO notation: 30-11-2026, 2026-11-30. */
export async function registerPaymentForStaff(
  caller: Caller,
  number: string,
  { amount = '', paidOn = '', reference = '', open = '', key = '' }: Fields,
): Promise<Outcome> {
  const kroner = kronerFrom(amount);
  if (kroner === null) return refusal('AMOUNT_INVALID', { field: 'amount' });
  const day = readDay(paidOn.trim(), 'danish');
  if (day.kind !== 'day') return refusal('PAID_DAY_INVALID', { field: 'paidOn' });
  const input = {
    ...{ number, amountOere: oereFromKroner(kroner), paidOn: day.day, reference },
    ...{ openOere: Number(open), formKey: key },
  };
  const { data } = await send(caller, {
    client: 'staff',
    document: StaffRegisterPaymentDocument,
    variables: { input },
  });
  if (!data) throw new BackendFailed('The payment was not registered');
  return outcomeOfStaff(data.staffRegisterPayment.problem);
}

export async function undoPaymentForStaff(caller: Caller, number: string, id: number): Promise<Outcome> {
  const variables = { number, id };
  const { data } = await send(caller, { client: 'staff', document: StaffUndoPaymentDocument, variables });
  if (!data) throw new BackendFailed('The payment was not undone');
  return outcomeOfStaff(data.staffUndoPayment.problem);
}
