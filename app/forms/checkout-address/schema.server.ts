// Checkout, step one: a saved address, or a new one typed by a guest or a customer, private or for a company (spec §3 "Customer address", §5).
import { z } from 'zod';
import { type BuyerKind, isCompany, isGuest } from '#domain/customer/buyer';
import { REFUSALS } from '#domain/refusal/refusals';
import { isPostBox } from '#domain/validate/street';
import {
  nameLength,
  optionalTidy,
  type Parsed,
  parseForm,
  requiredTidy,
  typedValues,
} from '~/forms/reply/schema.server';

export interface AddressAbilities {
  kind: BuyerKind;
  /** Ids of the customer's own saved addresses; no other id is taken. */
  addressIds: readonly string[];
}

export type CheckoutAddress =
  | { kind: 'saved'; addressId: string }
  | { kind: 'new'; email: string | null; address: TypedAddress };

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

/** What every typed address has; the e-mail only a guest's. A company without an account is known by its CVR number. */
export function addressSchema({ kind }: Pick<AddressAbilities, 'kind'>) {
  const vatId = kind === 'company-guest' ? requiredTidy : optionalTidy;
  const fields = z.object({
    email: isGuest(kind) ? requiredTidy('email', 'email') : z.undefined(),
    firstname: requiredTidy('firstname', 'name'),
    lastname: requiredTidy('lastname', 'name'),
    company: isCompany(kind) ? requiredTidy('company', 'company') : optionalTidy('company', 'company'),
    vatId: vatId('vatId', 'cvr'),
    street: requiredTidy('street', 'street'),
    postcode: requiredTidy('postcode', 'postcode'),
    city: requiredTidy('city', 'city'),
    telephone: requiredTidy('telephone', 'phone'),
  });
  return fields.and(nameLength);
}

export function parseCheckoutAddress(form: FormData, abilities: AddressAbilities): Parsed<CheckoutAddress> {
  const addressId = form.get('addressId');
  if (typeof addressId === 'string' && addressId !== '') return savedAddress(addressId, abilities, form);
  const parsed = parseForm(form, addressSchema(abilities));
  if (!parsed.ok) return parsed;
  const { email, ...address } = parsed.value;
  if (isPostBox(address.street)) return { ok: false, errors: { street: REFUSALS.POST_BOX }, values: typedValues(form) };
  // The shop delivers in Denmark; other countries come with their own postcodes and freight.
  return { ok: true, value: { kind: 'new', email: email ?? null, address: { ...address, countryCode: 'DK' } } };
}

function savedAddress(addressId: string, { addressIds }: AddressAbilities, form: FormData): Parsed<CheckoutAddress> {
  if (addressIds.includes(addressId)) return { ok: true, value: { kind: 'saved', addressId } };
  return { ok: false, errors: { addressId: REFUSALS.SHIPPING_ADDRESS_MISSING }, values: typedValues(form) };
}
