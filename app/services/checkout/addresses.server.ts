// The cart's addresses: the place of delivery and where the invoice goes, typed or from the book.
import type { InvoiceTo } from '#domain/address/book';
import { type Outcome, type Refusal, refusal } from '#domain/refusal/refusals';
import type { Caller } from '~/models/caller';
import {
  type CartAddressInput,
  SetAddressesDocument,
  SetBillingAddressDocument,
  SetDeliveryAddressDocument,
  SetGuestEmailDocument,
} from '../generated/commerce';
import { firstRefusal } from '../transport/refused.map';
import { send } from '../transport/transport.server';

export interface TypedAddress {
  firstname: string;
  lastname: string;
  company: string;
  vatId: string;
  street: string;
  postcode: string;
  city: string;
  telephone: string;
  countryCode: string;
}

/** An address of the customer's book, or a new one; guests give their e-mail with it. */
export type GivenAddress =
  | { kind: 'saved'; addressId: string }
  | { kind: 'new'; email: string | null; address: TypedAddress };

const NO_CART: Refusal = refusal('CART_NOT_FOUND');

function wireAddress(given: TypedAddress): CartAddressInput {
  return {
    firstname: given.firstname,
    lastname: given.lastname,
    company: given.company || null,
    vat_id: given.vatId || null,
    street: [given.street],
    city: given.city,
    postcode: given.postcode,
    country_code: given.countryCode,
    telephone: given.telephone,
  };
}

const fromBook = (addressId: string) => ({ customer_address_id: Number(addressId) });

/** E-mail (guests) and place of delivery in one step; the invoice goes where `invoice` says. */
export async function setAddress(caller: Caller, given: GivenAddress, invoice: InvoiceTo): Promise<Outcome> {
  const { cartId } = caller;
  if (!cartId) return NO_CART;
  if (given.kind === 'new' && given.email) {
    const input = { cart_id: cartId, email: given.email };
    const answer = await send(caller, { client: 'commerce', document: SetGuestEmailDocument, variables: { input } });
    const refused = firstRefusal(null, answer.errors);
    if (refused) return refused;
  }
  const chosen = given.kind === 'saved' ? fromBook(given.addressId) : { address: wireAddress(given.address) };
  const shipping = { cart_id: cartId, shipping_addresses: [chosen] };
  if (invoice.kind === 'keep') {
    const kept = await send(caller, {
      client: 'commerce',
      document: SetDeliveryAddressDocument,
      variables: { shipping },
    });
    return firstRefusal(null, kept.errors) ?? { ok: true };
  }
  const billing = {
    cart_id: cartId,
    billing_address: invoice.kind === 'book' ? fromBook(invoice.addressId) : { same_as_shipping: true },
  };
  const answer = await send(caller, {
    client: 'commerce',
    document: SetAddressesDocument,
    variables: { shipping, billing },
  });
  return firstRefusal(null, answer.errors) ?? { ok: true };
}

/** Where the invoice goes: an address of the book. */
export async function setBilling(caller: Caller, addressId: string): Promise<Outcome> {
  if (!caller.cartId) return NO_CART;
  const billing = { cart_id: caller.cartId, billing_address: fromBook(addressId) };
  const answer = await send(caller, {
    client: 'commerce',
    document: SetBillingAddressDocument,
    variables: { billing },
  });
  return firstRefusal(null, answer.errors) ?? { ok: true };
}
