// The customer list of the back office: a page of rows by key.
import { type ListedCustomer, listCustomerRows } from '#backend/commerce/customer/index';
import type { StaffCustomerFilter } from '#backend/generated/staff';
import { foundText, isSearchable } from '#domain/order/order-search';
import type { StaffContext } from '../context';

const MOST_CUSTOMERS = 200;

/** One row more than shown indicates whether there are others in that direction. */
export async function listCustomersForStaff(filter: StaffCustomerFilter, first: number, { pool }: StaffContext) {
  const most = Math.min(Math.max(1, first), MOST_CUSTOMERS);
  const { text, isBusiness = null, isActive = null, after = null, before = null } = filter;
  const searched = text && isSearchable(text) ? foundText(text) : null;
  const found = await listCustomerRows(pool, { text: searched, isBusiness, isActive, after, before }, most + 1);
  const hasMore = found.length > most;
  const isBack = before !== null;
  const rows = isBack ? found.slice(hasMore ? 1 : 0) : found.slice(0, most);
  return {
    rows: rows.map(customerRowOnWire),
    hasNewer: isBack ? hasMore : after !== null,
    hasOlder: isBack || hasMore,
  };
}

const customerRowOnWire = ({ id, email, name, company, cvr, telephone, orders, store, ...row }: ListedCustomer) => ({
  ...{ id, email, name, company, cvr, telephone, orders, store },
  isActive: row.is_active,
  createdAt: row.created_at.toISOString(),
});
