// SQL of the seller: the name, number and bank account printed on invoices.
import type { Reader } from '#backend/db/client';
import type { InvoiceWriter } from '#backend/db/tables/e-invoice';
import { seller } from '#backend/db/tables/index';
import type { Seller } from '#domain/e-invoice/model';
import type { LedgerAccounts } from '#domain/staff/journal';

/** Null where no seller is set. */
export async function readSeller(reader: Reader): Promise<Seller | null> {
  const [found] = await reader.select().from(seller);
  if (!found) return null;
  const { name, cvr, street, postcode, city, email, telephone, accountRegistration, accountNumber } = found;
  const account =
    accountRegistration !== null && accountNumber !== null
      ? { registration: accountRegistration, number: accountNumber }
      : null;
  return { name, cvr, email, telephone, account, address: { street, postcode, city, countryCode: 'DK' } };
}

export async function writeSeller(
  reader: Reader,
  { name, cvr, email, telephone, account, address }: Seller,
): Promise<void> {
  const { street, postcode, city } = address;
  const row = { name, cvr, street, postcode, city, email, telephone };
  const bank = { accountRegistration: account?.registration ?? null, accountNumber: account?.number ?? null };
  const values = { ...row, ...bank };
  await reader.insert(seller).values(values).onConflictDoUpdate({ target: seller.onlyOne, set: values });
}

/** Without a seller there are none. */
export async function readLedgerAccounts(reader: Reader): Promise<LedgerAccounts> {
  const [found] = await reader.select({ accounts: seller.ledgerAccounts }).from(seller);
  return found?.accounts ?? {};
}

/** Who writes the invoices of orders: the shop by default. */
export async function readInvoiceWriter(reader: Reader): Promise<InvoiceWriter> {
  const [found] = await reader.select({ invoices: seller.invoices }).from(seller);
  return found?.invoices ?? 'shop';
}

export async function writeInvoiceWriter(reader: Reader, invoices: InvoiceWriter): Promise<void> {
  await reader.update(seller).set({ invoices });
}

export async function writeLedgerAccounts(reader: Reader, accounts: LedgerAccounts | null): Promise<void> {
  await reader.update(seller).set({ ledgerAccounts: accounts });
}
