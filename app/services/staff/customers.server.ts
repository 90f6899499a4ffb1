// Customers in the back office, and acts on their accounts.
import { isSearchable } from '#domain/order/order-search';
import type { Outcome } from '#domain/refusal/refusals';
import type { CustomerAct } from '#domain/staff/customer-acts';
import { CUSTOMER_VIEWS, type CustomerListQuery } from '#domain/staff/customer-views';
import type { Caller } from '~/models/caller';
import type { StaffChangeView, StaffCustomerPageView } from '~/models/staff';
import type { StaffCustomersView } from '~/models/staff-customers';
import {
  StaffActOnCustomerDocument,
  StaffChangeCompanyDocument,
  StaffCustomerDocument,
  StaffCustomersDocument,
} from '../generated/staff';
import { BackendFailed, read, send } from '../transport/transport.server';
import { outcomeOfStaff } from './member.server';
import { typedPrice } from './product-typed';

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
      ? {
          ...{ ...company, ean: company.ean ?? null, creditLimitOere: company.creditLimitOere ?? null },
          terms: { ...company.terms, freeFreightFromOere: company.terms.freeFreightFromOere ?? null },
        }
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

type Fields = Readonly<Record<string, string>>;

/** Null: nothing was typed. */
function companyLimitTyped(fields: Fields, name: string): Outcome<{ oere: number | null }> {
  const typed = (fields[name] ?? '').trim();
  return typed === '' ? { ok: true, oere: null } : typedPrice(typed, name);
}

export async function changeCompanyTerms(
  caller: Caller,
  customer: number,
  fields: Fields,
): Promise<{ done: Outcome; changes: StaffChangeView[] }> {
  const credit = companyLimitTyped(fields, 'credit');
  if (!credit.ok) return { done: credit, changes: [] };
  const freeFreightFrom = companyLimitTyped(fields, 'freeFreightFrom');
  if (!freeFreightFrom.ok) return { done: freeFreightFrom, changes: [] };
  const { ean = '', weekday = '', salesCode = '', reference = '', description = '', seen = '' } = fields;
  const isOn = (name: string) => fields[name] === 'on';
  const terms = {
    ...{ ean, weekday, salesCode, reference, description, invoice: isOn('invoice'), giftCards: isOn('giftCards') },
    ...{ freeFreight: isOn('freeFreight'), contractGoods: isOn('contractGoods') },
    ...{ creditOere: credit.oere, freeFreightFromOere: freeFreightFrom.oere },
  };
  const variables = { customer, terms, seen };
  const { data } = await send(caller, { client: 'staff', document: StaffChangeCompanyDocument, variables });
  if (!data) throw new BackendFailed('The change of a company was not answered');
  const { problem, changes } = data.staffChangeCompany;
  return { done: outcomeOfStaff(problem), changes };
}
