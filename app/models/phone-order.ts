// An order by phone as its shopper opens it by the link of the mail.
import type { Refusal } from '#domain/refusal/refusals';
import type { CheckoutView, ExceptedGoods } from './checkout';

export interface PhoneOrderView {
  state: 'OPEN' | 'PAYING' | 'PLACED';
  /** '' while it is none. */
  number: string;
  email: string;
  lines: {
    uid: string;
    sku: string;
    name: string;
    unit: string;
    quantity: number;
    rowOere: number;
    problem: Refusal | null;
  }[];
  totals: { name: string; label: string; oere: number }[];
  toPayOere: number;
  priceChanges: string;
  delivery: string;
  deliveryDate: string | null;
  shipping: string[];
  billing: string[];
  terms: CheckoutView['terms'];
  /** Null for companies, which have no right of withdrawal. */
  excepted: ExceptedGoods[] | null;
}
