// Uniconta over files: the folder connector with Uniconta's tables and fields, whose names are those of its data model. It imports what is not
// posted (Tools → Data → Load data) and exports its lists. https://support.uniconta.com/hc/en-us/articles/27170456238493
import { z } from 'zod';
import { type FolderSettings, folderSettings } from '../folder/settings';

const own = z.object({
  /** The account of private persons. */
  privateCustomer: z.string(),
  items: z.unknown().refine((items) => Boolean(items), 'Items of freight and rounding are required'),
});

/** The shop's number is the number of the order, and "our reference", which a credit note made from an invoice has too. */
const unicontaFiles = (privateCustomer: string): FolderSettings['orderFiles'] => ({
  debtors: {
    each: 'order',
    columns: {
      ...{ Account: 'newCompany.cvr', Name: 'newCompany.name', CompanyRegNo: 'newCompany.cvr' },
      ...{ Address1: 'billTo.street.0', Address2: 'billTo.street.1', ZipCode: 'billTo.postcode', City: 'billTo.city' },
      ...{ EAN: 'billTo.ean', ContactEmail: 'buyer.email' },
    },
  },
  orders: {
    each: 'order',
    columns: {
      ...{ OrderNumber: 'number', Account: `company.number|company.cvr|=${privateCustomer}`, OurRef: 'number' },
      ...{ YourRef: 'reference', Requisition: 'requisitionNumber|purchaseOrderNumber', Remark: 'comment' },
      ...{ DeliveryName: 'deliverTo.company|deliverTo.name', DeliveryAddress1: 'deliverTo.street.0' },
      ...{ DeliveryAddress2: 'deliverTo.street.1', DeliveryZipCode: 'deliverTo.postcode' },
      ...{ DeliveryCity: 'deliverTo.city', DeliveryDate: 'delivery.date' },
    },
  },
  lines: {
    each: 'line',
    columns: {
      ...{ OrderNumber: 'number', LineNumber: 'line.place', Item: 'line.item', Text: 'line.name' },
      ...{ Qty: 'line.quantity', Price: 'line.unitNet' },
    },
  },
});

const COLUMNS: FolderSettings['columns'] = {
  stock: { sku: 'Item', quantity: 'Available' },
  prices: { sku: 'Item', netKroner: 'SalesPrice1' },
  orders: { order: 'OrderNumber', number: 'OrderNumber' },
  shipments: { order: 'OrderNumber', reference: 'InvoiceNumber', sku: 'Item', quantity: 'Qty' },
  invoices: {
    ...{ order: 'OurRef|OrderNumber', number: 'InvoiceNumber' },
    ...{ issuedOn: 'Date', dueOn: 'DueDate', totalKroner: 'TotalAmount' },
  },
};

export function unicontaSettings(given: unknown): FolderSettings {
  const { privateCustomer, ...others } = own.passthrough().parse(given);
  const usual = { decimal: ',', dates: 'dd-mm-yyyy', skipsOtherOrders: true, columns: COLUMNS };
  return folderSettings.parse({ ...usual, orderFiles: unicontaFiles(privateCustomer), ...others });
}
