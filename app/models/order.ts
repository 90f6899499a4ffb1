// Orders in the account area and on the success page.
import type { TaxRow } from './cart';
import type { Picture } from './product';

export interface OrderRow {
  id: string;
  number: string;
  placedAt: string;
  status: string;
  statusLabel: string;
  totalOere: number;
  href: string;
}

export interface OrderLine {
  sku: string;
  name: string;
  href: string | null;
  picture: Picture | null;
  options: { label: string; value: string }[];
  quantity: number;
  unit: string;
  unitOere: number;
  dutyOere: number;
  rowOere: number;
}

export interface OrderAddress {
  name: string;
  company: string;
  street: string;
  postcode: string;
  city: string;
  telephone: string;
}

export interface OrderView extends OrderRow {
  email: string;
  lines: OrderLine[];
  includesVat: boolean;
  subtotalOere: number;
  duties: { label: string; oere: number }[];
  freightOere: number;
  taxes: TaxRow[];
  shippingAddress: OrderAddress;
  billingAddress: OrderAddress;
  shippingTitle: string;
  /** What was promised about it; null where nothing was. */
  delivery: { date: string | null; interval: string | null; readyAt: string | null; place: string | null };
  paymentTitle: string;
  paymentCode: string;
  paymentStatus: 'AWAITING' | 'AUTHORISED' | 'CAPTURED' | 'DECLINED' | 'CANCELLED' | 'INVOICE';
  reference: string;
  requisitioner: string;
  requisitionNumber: string;
  comment: string;
}

/** An order in its customer's account. */
export interface OwnOrder extends OrderView {
  /** Nothing of it has been sent, and it is the customer's own. */
  cancellable: boolean;
}
