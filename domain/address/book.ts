// What a customer may do with the addresses of the book, and which is used unless another is chosen. Spec §3 (allow_*_address_change,
// only_default_*), §8 "Address delete".
import { type Outcome, type Refusal, refusal } from '#domain/refusal/refusals';

export interface AddressRights {
  allowBillingAddressChange: boolean;
  allowShippingAddressChange: boolean;
  onlyDefaultBilling: boolean;
  onlyDefaultShipping: boolean;
}

/** Which of the two defaults an address is. */
export interface Defaults {
  billing: boolean;
  shipping: boolean;
}

const CLOSED: Refusal = refusal('ADDRESS_CHANGE_CLOSED');

/** An address that is neither default is changed by anyone who may change either kind. */
export function mayChange(rights: AddressRights, { billing, shipping }: Defaults): boolean {
  if (billing && !rights.allowBillingAddressChange) return false;
  if (shipping && !rights.allowShippingAddressChange) return false;
  return rights.allowBillingAddressChange || rights.allowShippingAddressChange;
}

export const mayAdd = (rights: AddressRights): boolean => mayChange(rights, { billing: false, shipping: false });

export function checkDelete(rights: AddressRights, address: Defaults): Outcome {
  if (address.billing || address.shipping) return refusal('ADDRESS_IS_DEFAULT');
  return mayAdd(rights) ? { ok: true } : CLOSED;
}

/**
 * The defaults of an address after it is saved. A default moves when another address is given it and is never removed; the
 * first address of a kind becomes the default. `others`: the defaults held by other addresses in the book.
 */
export function defaultsAfter(
  rights: AddressRights,
  change: { wanted: Defaults; had: Defaults; others: Defaults },
): Outcome<{ defaults: Defaults }> {
  const { wanted, had, others } = change;
  if (!mayChange(rights, had)) return CLOSED;
  if (wanted.billing && !rights.allowBillingAddressChange) return CLOSED;
  if (wanted.shipping && !rights.allowShippingAddressChange) return CLOSED;
  return {
    ok: true,
    defaults: {
      billing: had.billing || wanted.billing || (!others.billing && rights.allowBillingAddressChange),
      shipping: had.shipping || wanted.shipping || (!others.shipping && rights.allowShippingAddressChange),
    },
  };
}

/** Invoice address after a delivery address is chosen: unchanged ('keep'), one of the address book, or the delivery address ('same'). */
export type InvoiceTo = { kind: 'keep' } | { kind: 'book'; addressId: string } | { kind: 'same' };

/** A company's invoices go to one address wherever its goods are delivered; a person's go to their own address. */
export function invoiceTo(buyer: {
  isBusiness: boolean;
  rights: AddressRights;
  /** Another address than that of delivery was chosen before. */
  chosen: boolean;
  defaultBillingId: string | null;
}): InvoiceTo {
  if (buyer.chosen) return { kind: 'keep' };
  const { onlyDefaultBilling, allowBillingAddressChange } = buyer.rights;
  const isBound = onlyDefaultBilling || !allowBillingAddressChange;
  return buyer.defaultBillingId !== null && (buyer.isBusiness || isBound)
    ? { kind: 'book', addressId: buyer.defaultBillingId }
    : { kind: 'same' };
}

/** An address as it comes to a cart: from the book with its defaults, or typed (null). */
export type GivenFor = Defaults | null;

/** Spec §3: some may only have goods sent, and invoices written, to their defaults; some may choose but not type. */
export function mayDeliverTo(rights: AddressRights, given: GivenFor): boolean {
  if (rights.onlyDefaultShipping) return given?.shipping === true;
  return given !== null || rights.allowShippingAddressChange;
}

export function mayInvoice(rights: AddressRights, given: GivenFor): boolean {
  if (rights.onlyDefaultBilling) return given?.billing === true;
  return given !== null || rights.allowBillingAddressChange;
}
