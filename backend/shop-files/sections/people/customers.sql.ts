// SQL of the section of customers.
import type { PoolClient } from 'pg';
import type { CustomerAccountSettings, CustomerFlags } from '#backend/db/tables/customer';

export interface StoredCustomer {
  email: string;
  password_hash: string;
  firstname: string;
  middlename: string | null;
  lastname: string;
  group: string;
  store: string;
  company: number | null;
  approver: string | null;
  approval_limit: number | null;
  active: boolean;
  pwa_username: string;
  flags: CustomerFlags;
  settings: CustomerAccountSettings;
  shopping_list_limit: number;
  erp_number: string | null;
}

/** Accounts that their owners have closed have no name and no address any more, and are left out. */
export async function loadCustomers(on: PoolClient): Promise<StoredCustomer[]> {
  const { rows } = await on.query<StoredCustomer>(
    `SELECT c.email, c.password_hash, c.firstname, c.middlename, c.lastname, g.code AS group, s.code AS store, c.business_id AS company,
        a.email AS approver, c.approval_limit_oere AS approval_limit, c.is_active AS active, c.pwa_username, c.flags,
        c.account_settings AS settings, c.business_shoppinglist_limit AS shopping_list_limit, c.erp_number
      FROM customer c JOIN customer_group g ON g.id = c.group_id JOIN store s ON s.id = c.store_id
      LEFT JOIN customer a ON a.id = c.approver_id AND a.closed_at IS NULL
      WHERE c.closed_at IS NULL ORDER BY c.id`,
  );
  return rows;
}

export interface CustomerValues {
  email: string;
  group_id: number;
  store_id: number;
  business_id: number | null;
  approval_limit_oere: number | null;
  is_active: boolean;
  pwa_username: string;
  flags: CustomerFlags;
  account_settings: CustomerAccountSettings;
  business_shoppinglist_limit: number;
  erp_number: string | null;
}

export interface NewCustomerValues extends CustomerValues {
  password_hash: string;
  firstname: string;
  middlename: string | null;
  lastname: string;
  created_at: Date;
}

/** Without approvers, who may appear further down in the file. */
export async function insertCustomers(on: PoolClient, customers: readonly NewCustomerValues[]): Promise<void> {
  await on.query(
    `INSERT INTO customer (email, password_hash, firstname, middlename, lastname, group_id, store_id, business_id, approval_limit_oere,
        is_active, pwa_username, flags, account_settings, business_shoppinglist_limit, erp_number, created_at)
      SELECT email, password_hash, firstname, middlename, lastname, group_id, store_id, business_id, approval_limit_oere, is_active,
        pwa_username, flags, account_settings, business_shoppinglist_limit, erp_number, created_at
        FROM jsonb_populate_recordset(NULL::customer, $1::jsonb)`,
    [JSON.stringify(customers)],
  );
}

/** What staff decide; switches that the files do not know stay. */
export async function updateCustomers(on: PoolClient, customers: readonly CustomerValues[]): Promise<void> {
  await on.query(
    `UPDATE customer c SET group_id = r.group_id, store_id = r.store_id, business_id = r.business_id,
        approval_limit_oere = r.approval_limit_oere, is_active = r.is_active, pwa_username = r.pwa_username, flags = c.flags || r.flags,
        account_settings = c.account_settings || r.account_settings, business_shoppinglist_limit = r.business_shoppinglist_limit, erp_number = r.erp_number
      FROM jsonb_populate_recordset(NULL::customer, $1::jsonb) r WHERE r.email = c.email`,
    [JSON.stringify(customers)],
  );
}

export interface ApprovalPair {
  email: string;
  approver: string | null;
}

export async function setApprovers(on: PoolClient, pairs: readonly ApprovalPair[]): Promise<void> {
  await on.query(
    `UPDATE customer c SET approver_id = a.id FROM jsonb_to_recordset($1::jsonb) AS r (email text, approver text)
      LEFT JOIN customer a ON a.email = r.approver WHERE c.email = r.email AND c.approver_id IS DISTINCT FROM a.id`,
    [JSON.stringify(pairs)],
  );
}

export interface ApprovedBuyer {
  email: string;
  approver: string;
  business_id: number | null;
  approver_business_id: number | null;
  approver_active: boolean;
  invoice_allowed: boolean | null;
}

/** Everyone whose orders are approved by someone, as it is now. */
export async function approvedBuyers(on: PoolClient): Promise<ApprovedBuyer[]> {
  const { rows } = await on.query<ApprovedBuyer>(
    `SELECT c.email, a.email AS approver, c.business_id, a.business_id AS approver_business_id, a.is_active AS approver_active,
        b.invoice_allowed
      FROM customer c JOIN customer a ON a.id = c.approver_id LEFT JOIN business b ON b.id = c.business_id
      WHERE c.closed_at IS NULL ORDER BY c.id`,
  );
  return rows;
}

/** The logins of those who may no longer log in end everywhere. */
export async function endLoginsOf(on: PoolClient, emails: readonly string[], now: Date): Promise<void> {
  await on.query(
    `UPDATE customer_session s SET revoked_at = $2 FROM customer c
      WHERE c.id = s.customer_id AND c.email = ANY ($1::text[]) AND s.revoked_at IS NULL AND s.expires_at > $2`,
    [emails, now],
  );
}
