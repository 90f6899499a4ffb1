// Settings of the folder connector: columns of the files that are written and read, as data.
import { z } from 'zod';

const fieldMap = z.record(z.string());

export const folderSettings = z
  .object({
    delimiter: z.string().length(1).default(';'),
    /** A column → where the order has it; columns of a line begin with 'line.'. Amounts are øre without VAT. */
    orderColumns: fieldMap.default({
      ...{
        order: 'number',
        placed: 'placedAt',
        customer: 'company.number',
        company: 'billTo.company',
        name: 'billTo.name',
      },
      ...{ street: 'billTo.street.0', postcode: 'billTo.postcode', city: 'billTo.city', country: 'billTo.country' },
      ...{ cvr: 'company.cvr', ean: 'billTo.ean', email: 'buyer.email', reference: 'reference' },
      ...{ kind: 'line.kind', sku: 'line.sku', text: 'line.name', quantity: 'line.quantity' },
      ...{ unitNetOere: 'line.unitNetOere', vatBp: 'line.vatBp', totalOere: 'amounts.totalOere' },
    }),
    /** For each folder below in/: a field of the shop's lines → the column of the file. */
    columns: z
      .object({ stock: fieldMap, prices: fieldMap, orders: fieldMap, shipments: fieldMap })
      .strict()
      .default({
        stock: { sku: 'sku', quantity: 'quantity', source: 'source', countedAt: 'countedAt' },
        prices: { sku: 'sku', grossOere: 'grossOere' },
        orders: { order: 'order', number: 'number', note: 'note' },
        shipments: { order: 'order', reference: 'reference', carrier: 'carrier', trackingNumber: 'trackingNumber' },
      }),
  })
  .strict();
export type FolderSettings = z.infer<typeof folderSettings>;
