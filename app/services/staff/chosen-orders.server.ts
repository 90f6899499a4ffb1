// Several orders that are chosen in the back office's list: their packing slips, labels and invoices, and shipping them.
import type { ShipResult } from '#domain/staff/chosen-orders';
import type { Caller } from '~/models/caller';
import type { InvoiceView } from '~/models/order';
import type { StaffChosenOrderView } from '~/models/staff';
import {
  StaffAddressLabelsDocument,
  StaffChosenOrdersDocument,
  StaffErpInvoiceDocument,
  StaffInvoicesDocument,
  StaffPackingSlipsDocument,
  StaffShipOrdersDocument,
} from '../generated/staff';
import { invoiceViewOf } from '../order/invoices.map';
import { BackendFailed, read, send } from '../transport/transport.server';
import { refusalOfStaff } from './member.server';

/** Null where one of the orders does not exist. */
export async function readPackingSlips(caller: Caller, numbers: string[]): Promise<Buffer | null> {
  const variables = { numbers };
  const { staffPackingSlips } = await read(caller, { client: 'staff', document: StaffPackingSlipsDocument, variables });
  return staffPackingSlips ? Buffer.from(staffPackingSlips, 'base64') : null;
}

/** Null where one of the orders does not exist. */
export async function readAddressLabels(caller: Caller, numbers: string[]): Promise<Buffer | null> {
  const variables = { numbers };
  const document = StaffAddressLabelsDocument;
  const { staffAddressLabels } = await read(caller, { client: 'staff', document, variables });
  return staffAddressLabels ? Buffer.from(staffAddressLabels, 'base64') : null;
}

/** Null where there is no such document of the order, or it has no PDF. */
export async function readErpInvoiceForStaff(
  caller: Caller,
  variables: { order: string; kind: string; number: string },
): Promise<Buffer | null> {
  const { staffErpInvoice } = await read(caller, { client: 'staff', document: StaffErpInvoiceDocument, variables });
  return staffErpInvoice ? Buffer.from(staffErpInvoice, 'base64') : null;
}

/** With the store and the language of its order. */
export interface InvoiceToPrint {
  store: string;
  language: 'da' | 'en';
  invoice: InvoiceView;
}

export async function readInvoicesForStaff(caller: Caller, numbers: string[]): Promise<InvoiceToPrint[]> {
  const variables = { numbers };
  const { staffInvoices } = await read(caller, { client: 'staff', document: StaffInvoicesDocument, variables });
  return staffInvoices.map(({ store, language, document }) => ({
    store,
    language: language === 'en' ? 'en' : 'da',
    invoice: invoiceViewOf(JSON.parse(document)),
  }));
}

/** Without unknown ones. */
export async function readChosenOrders(caller: Caller, numbers: string[]): Promise<StaffChosenOrderView[]> {
  const variables = { numbers };
  const { staffChosenOrders } = await read(caller, { client: 'staff', document: StaffChosenOrdersDocument, variables });
  return staffChosenOrders.map(({ payment = null, problem, ...order }) => ({
    ...order,
    payment,
    problem: problem ? refusalOfStaff(problem) : null,
  }));
}

export async function shipForStaff(caller: Caller, orders: { number: string; seen: string }[]): Promise<ShipResult[]> {
  const variables = { orders };
  const { data } = await send(caller, { client: 'staff', document: StaffShipOrdersDocument, variables });
  if (!data) throw new BackendFailed('Shipping orders was not answered');
  return data.staffShipOrders.map(({ number, problem }) => ({
    number,
    code: problem ? refusalOfStaff(problem).code : null,
  }));
}
