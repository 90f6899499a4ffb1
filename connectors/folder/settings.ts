// Settings of the folder connector: columns of the files that are written and read, as data.
import { z } from 'zod';

const fieldMap = z.record(z.string());
const orderFile = z
  .object({
    /** One row for the order, or one for each of its lines. */
    each: z.enum(['order', 'line']),
    /** A column → where the order has it; columns of a line begin with 'line.'. A row without the first column is not written. */
    columns: fieldMap,
  })
  .strict();

export const sftpSettings = z
  .object({
    host: z.string(),
    port: z.number().int().default(22),
    user: z.string(),
    /** The server's key as `ssh-keygen -lf` prints it; no other server gets the password or a file. */
    hostKey: z.string().regex(/^SHA256:[\w+/]{43}$/),
    /** The folder there that has in/ and out/. */
    folder: z.string().default('.'),
    /** A file whose size and time did not change for so long is complete. */
    settledSeconds: z.number().nonnegative().default(10),
  })
  .strict();
export type SftpSettings = z.infer<typeof sftpSettings>;

export const folderSettings = z
  .object({
    delimiter: z.string().length(1).default(';'),
    /** In amounts in kroner and in quantities; the other one of the two separates thousands. */
    decimal: z.enum([',', '.']).default('.'),
    /** Of dates that are written; both are read. */
    dates: z.enum(['yyyy-mm-dd', 'dd-mm-yyyy']).default('yyyy-mm-dd'),
    /** Added to prices without VAT. */
    vatBp: z.number().int().default(2_500),
    /** The ERP's items of freight, and of rounding by VAT rate ('2500', '0'): in the column 'line.item', and left out of its shipments. */
    items: z
      .object({ freight: z.string(), rounding: z.record(z.string()) })
      .strict()
      .nullable()
      .default(null),
    /** The files hold orders of other origin too, which are passed over. */
    skipsOtherOrders: z.boolean().default(false),
    /** Files of an order in out/<name>/, written in this sequence. Amounts are without VAT. */
    orderFiles: z.record(orderFile).default({
      orders: {
        each: 'line',
        columns: {
          ...{ order: 'number', placed: 'placedAt', customer: 'company.number' },
          ...{ company: 'billTo.company', name: 'billTo.name', street: 'billTo.street.0' },
          ...{ postcode: 'billTo.postcode', city: 'billTo.city', country: 'billTo.country' },
          ...{ cvr: 'company.cvr', ean: 'billTo.ean', email: 'buyer.email', reference: 'reference' },
          ...{ kind: 'line.kind', sku: 'line.sku', text: 'line.name', quantity: 'line.quantity' },
          ...{ unitNetOere: 'line.unitNetOere', vatBp: 'line.vatBp', totalOere: 'amounts.totalOere' },
        },
      },
    }),
    /** For each folder below in/: a field of the shop's lines → the column of the file. */
    columns: z
      .object({ stock: fieldMap, prices: fieldMap, orders: fieldMap, shipments: fieldMap, invoices: fieldMap })
      .strict()
      .default({
        stock: { sku: 'sku', quantity: 'quantity', source: 'source', countedAt: 'countedAt' },
        prices: { sku: 'sku', grossOere: 'grossOere' },
        orders: { order: 'order', number: 'number', note: 'note' },
        shipments: {
          ...{ order: 'order', reference: 'reference', carrier: 'carrier', trackingNumber: 'trackingNumber' },
          ...{ sku: 'sku', quantity: 'quantity' },
        },
        invoices: {
          ...{ order: 'order', kind: 'kind', number: 'number' },
          ...{ issuedOn: 'issuedOn', dueOn: 'dueOn', totalOere: 'totalOere' },
        },
      }),
    sftp: sftpSettings.nullable().default(null),
  })
  .strict();
export type FolderSettings = z.infer<typeof folderSettings>;
