// Electronic invoices as files: what was written with an order's invoices and credit notes, put into a folder.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eInvoicesOfOrder } from '#backend/commerce/invoice/e-invoice/e-invoice.sql';
import { orderByNumber } from '#backend/commerce/order/fulfilment/fulfilment.sql';
import { E_INVOICE_FORMATS, type EInvoiceFormat } from '#domain/e-invoice/model';
import { CannotRun, type CommandShop, say } from './shop';

/** As given on the command line: `--oioubl --peppol --to folder`. */
export type FileOptions = { [Format in EInvoiceFormat]?: boolean } & { to?: string };

export const WORDS = {
  oioubl: 'skriv e-fakturaen som OIOUBL 2.1',
  peppol: 'skriv e-fakturaen som Peppol BIS 3',
  to: 'mappen, den lægges i',
} as const;

export async function writeEInvoiceFiles(number: string, options: FileOptions, shop: CommandShop): Promise<void> {
  const wanted = E_INVOICE_FORMATS.filter((format) => options[format]);
  if (wanted.length === 0) return;
  const { db } = await shop.database();
  const order = await orderByNumber(db, number);
  const folder = options.to ?? '.';
  await mkdir(folder, { recursive: true });
  for (const format of wanted) {
    const documents = order ? await eInvoicesOfOrder(db, order.id, { format }) : [];
    if (documents.length === 0)
      throw new CannotRun(
        `${number}: ordren har ingen e-faktura. Kunden skal have et EAN-nummer eller være en virksomhed med CVR-nummer, og sælgeren skal være sat (shop seller set).`,
      );
    for (const { kind, number: document, xml } of documents) {
      const file = join(folder, `${kind === 'invoice' ? 'faktura' : 'kreditnota'}-${document}-${format}.xml`);
      await writeFile(file, xml);
      say(`${number}: ${file}`);
    }
  }
}
