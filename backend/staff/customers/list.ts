// The customer list of the back office: a page of rows by key.
import { type ListedCustomer, listCustomerRows } from '#backend/commerce/customer/index';
import type { StaffCustomerFilter } from '#backend/generated/staff';
import { foundText, isSearchable } from '#domain/order/order-search';
import type { StaffContext } from '../context';
import { pageByKey } from '../page-by-key';

const MOST_CUSTOMERS = 200;

export async function listCustomersForStaff(filter: StaffCustomerFilter, first: number, { pool }: StaffContext) {
  const { text, isBusiness = null, isActive = null, after = null, before = null } = filter;
  const searched = text && isSearchable(text) ? foundText(text) : null;
  const query = { text: searched, isBusiness, isActive, after, before };
  const page = await pageByKey(query, first, MOST_CUSTOMERS, (limit) => listCustomerRows(pool, query, limit));
  return { ...page, rows: page.rows.map(customerRowOnWire) };
}

const customerRowOnWire = ({ id, email, name, company, cvr, telephone, orders, store, ...row }: ListedCustomer) => ({
  ...{ id, email, name, company, cvr, telephone, orders, store },
  isActive: row.is_active,
  createdAt: row.created_at.toISOString(),
});
