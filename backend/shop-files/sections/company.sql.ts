// SQL of the section of the company: the seller's own, on the connection of the apply.
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import {
  readInvoiceWriter,
  readLedgerAccounts,
  readSeller,
  writeInvoiceWriter,
  writeLedgerAccounts,
  writeSeller,
} from '#backend/commerce/seller/seller.sql';
import type { InvoiceWriter } from '#backend/db/tables/e-invoice';
import type { Seller } from '#domain/e-invoice/model';
import type { LedgerAccounts } from '#domain/staff/journal';

export const loadCompany = (client: PoolClient): Promise<Seller | null> => readSeller(drizzle({ client }));
export const loadLedgerAccounts = (client: PoolClient): Promise<LedgerAccounts> =>
  readLedgerAccounts(drizzle({ client }));

export const loadInvoiceWriter = (client: PoolClient): Promise<InvoiceWriter> => readInvoiceWriter(drizzle({ client }));

export async function writeCompany(
  client: PoolClient,
  seller: Seller,
  { accounts, invoices }: { accounts: LedgerAccounts | null; invoices: InvoiceWriter },
): Promise<void> {
  const reader = drizzle({ client });
  await writeSeller(reader, seller);
  await writeLedgerAccounts(reader, accounts);
  await writeInvoiceWriter(reader, invoices);
}
