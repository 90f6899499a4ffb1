// SQL of the ERP's numbers of companies and customers, which are unique.
import type { PoolClient } from 'pg';

export type ErpOwner = 'company' | 'customer';

/** The owner's table, and its name in files. */
const OWNERS: Record<ErpOwner, { table: string; name: string }> = {
  company: { table: 'business', name: 'id::text' },
  customer: { table: 'customer', name: 'email' },
};

/** Two that change numbers with each other have none in between. */
export async function clearErpNumbers(on: PoolClient, owner: ErpOwner, names: readonly string[]): Promise<void> {
  const { table, name } = OWNERS[owner];
  await on.query(`UPDATE ${table} SET erp_number = NULL WHERE ${name} = ANY ($1::text[]) AND erp_number IS NOT NULL`, [
    names,
  ]);
}

export async function erpNumbersTaken(
  on: PoolClient,
  owner: ErpOwner,
  numbers: readonly string[],
): Promise<{ number: string; name: string }[]> {
  const { table, name } = OWNERS[owner];
  const text = `SELECT erp_number AS number, ${name} AS name FROM ${table} WHERE erp_number = ANY ($1::text[])`;
  return (await on.query<{ number: string; name: string }>(text, [numbers])).rows;
}
