// Uses an address of the book where the shopper chose it: on the cart, for delivery or for the invoice.
import { invoiceTo } from '#domain/address/book';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import type { RequestContext } from '~/models/request-context';
import { listAddresses } from '../customer/customer.server';
import { setAddress, setBilling } from './addresses.server';
import { readCheckout } from './checkout.server';

/** `use`: 'delivery' or 'billing'; anything else uses it nowhere. */
export async function takeFromBook(context: RequestContext, addressId: string, use: string): Promise<Outcome> {
  if (use === 'billing') return setBilling(context, addressId);
  if (use !== 'delivery') return { ok: true };
  const [view, book] = await Promise.all([readCheckout(context, context.customer), listAddresses(context)]);
  if (!view) return refusal('CART_NOT_FOUND');
  const invoice = invoiceTo({
    isBusiness: view.kind === 'business',
    rights: view.addressRights,
    chosen: view.billing !== null,
    defaultBillingId: book.find(({ isDefaultBilling }) => isDefaultBilling)?.id ?? null,
  });
  return setAddress(context, { kind: 'saved', addressId }, invoice);
}
