// Electronic invoices as files: what was written with an order's invoices and credit notes, put into a folder.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eInvoicesOfOrder } from '#backend/commerce/invoice/e-invoice/e-invoice.sql';
import { orderByNumber } from '#backend/commerce/order/fulfilment.sql';
import type { Reader } from '#backend/db/client';
import { E_INVOICE_FORMATS, type EInvoiceFormat } from '#domain/e-invoice/model';
import { CannotRun, pathTyped, say } from './shop';

/** As given on the command line: `--oioubl --peppol --to folder`. */
export type FileOptions = { [Format in EInvoiceFormat]?: boolean } & { to?: string };

export const WORDS = {
  oioubl: 'skriv e-fakturaen som OIOUBL 2.1',
  peppol: 'skriv e-fakturaen som Peppol BIS 3',
  to: 'mappen, den lægges i',
} as const;

export async function writeEInvoiceFiles(number: string, options: FileOptions, db: Reader): Promise<void> {
  const wanted = E_INVOICE_FORMATS.filter((format) => options[format]);
  if (wanted.length === 0) return;
  const order = await orderByNumber(db, number);
  const folder = options.to ?? '.';
  const place = pathTyped(folder);
  await mkdir(place, { recursive: true });
  for (const format of wanted) {
    const documents = order ? await eInvoicesOfOrder(db, order.id, { format }) : [];
    if (documents.length === 0)
      throw new CannotRun(
        `${number}: ordren har ingen e-faktura. Kunden skal have et EAN-nummer eller være en virksomhed med CVR-nummer, og sælgeren skal være sat (shop seller set).`,
      );
    for (const { kind, number: document, xml } of documents) {
      const name = `${kind === 'invoice' ? 'faktura' : 'kreditnota'}-${document}-${format}.xml`;
      await writeFile(join(place, name), xml);
      say(`${number}: ${join(folder, name)}`);
    }
  }
}
