// Customers in the back office, and acts on their accounts.
import { isSearchable } from '#domain/order/order-search';
import type { Outcome } from '#domain/refusal/refusals';
import type { CustomerAct } from '#domain/staff/customer-acts';
import { CUSTOMER_VIEWS, type CustomerListQuery } from '#domain/staff/customer-views';
import type { Caller } from '~/models/caller';
import type { StaffCustomerPageView, StaffCustomersView } from '~/models/staff';
import { StaffActOnCustomerDocument, StaffCustomerDocument, StaffCustomersDocument } from '../generated/staff';
import { BackendFailed, read, send } from '../transport/transport.server';
import { outcomeOfStaff } from './member.server';

const CUSTOMERS_SHOWN = 50;

export async function readCustomersForStaff(
  caller: Caller,
  query: CustomerListQuery,
  first = CUSTOMERS_SHOWN,
): Promise<StaffCustomersView> {
  const { view, text, after, before } = query;
  const filter = { ...CUSTOMER_VIEWS[view], text: isSearchable(text) ? text : null, after, before };
  const { staffCustomers } = await read(caller, {
    client: 'staff',
    document: StaffCustomersDocument,
    variables: { filter, first },
  });
  const { hasNewer, hasOlder, rows } = staffCustomers;
  return {
    ...{ hasNewer, hasOlder },
    rows: rows.map(({ company = null, cvr = null, telephone = null, ...row }) => ({ ...row, company, cvr, telephone })),
  };
}

export async function readCustomerForStaff(caller: Caller, id: number): Promise<StaffCustomerPageView | null> {
  const { staffCustomer } = await read(caller, { client: 'staff', document: StaffCustomerDocument, variables: { id } });
  if (!staffCustomer) return null;
  const { lastLogin = null, erasureRequestedAt = null, company, approval, orders, ...rest } = staffCustomer;
  return {
    ...{ ...rest, lastLogin, erasureRequestedAt },
    company: company
      ? { ...company, ean: company.ean ?? null, creditLimitOere: company.creditLimitOere ?? null }
      : null,
    approval: { approver: approval.approver ?? null, limitOere: approval.limitOere ?? null },
    orders: { count: orders.count, lastAt: orders.lastAt ?? null },
  };
}

export async function actOnCustomerForStaff(
  caller: Caller,
  { id, act, isConfirmed }: { id: number; act: CustomerAct; isConfirmed: boolean },
): Promise<Outcome<{ made: string | null }>> {
  const variables = { id, act, confirmed: isConfirmed };
  const { data } = await send(caller, { client: 'staff', document: StaffActOnCustomerDocument, variables });
  if (!data) throw new BackendFailed('The act of staff on a customer was not answered');
  const { problem, made = null } = data.staffActOnCustomer;
  const outcome = outcomeOfStaff(problem);
  return outcome.ok ? { ok: true, made } : outcome;
}
