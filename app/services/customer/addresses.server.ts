// The address book: read one, add, change, remove, make a default; and what is recommended for a typed address.
import type { Place } from '#domain/address/advice';
import type { Outcome } from '#domain/refusal/refusals';
import type { Caller } from '~/models/caller';
import type { BookAddress, BookAddressTyped } from '~/models/customer';
import {
  CreateAddressDocument,
  type CustomerAddressInput,
  DeleteAddressDocument,
  RecommendedAddressDocument,
  UpdateAddressDocument,
} from '../generated/commerce';
import { refusalOfError } from '../transport/refused.map';
import { send, type WireError } from '../transport/transport.server';
import { listAddresses } from './customer.server';

/** 'gone': there is no such address, or it is another customer's. */
export type AddressKept = Outcome<{ id: string }> | 'gone';

function keptOf(errors: readonly WireError[], id: string): AddressKept {
  const [first] = errors;
  if (!first) return { ok: true, id };
  return first.category === 'graphql-no-such-entity' ? 'gone' : refusalOfError(first);
}

const wireOf = (typed: BookAddressTyped): CustomerAddressInput => ({
  firstname: typed.firstname,
  lastname: typed.lastname,
  company: typed.company || null,
  company2: typed.company2 || null,
  vat_id: typed.vatId || null,
  street: [typed.street],
  postcode: typed.postcode,
  city: typed.city,
  country_code: 'DK',
  telephone: typed.telephone,
  req_rekvirent: typed.requisitioner || null,
  req_rekvnr: typed.requisitionNumber || null,
  default_shipping: typed.defaultShipping,
  default_billing: typed.defaultBilling,
});

export async function findAddress(caller: Caller, id: string): Promise<BookAddress | null> {
  return (await listAddresses(caller)).find((address) => address.id === id) ?? null;
}

/** `id` null: a new one. */
export async function saveAddress(caller: Caller, id: string | null, typed: BookAddressTyped): Promise<AddressKept> {
  const input = wireOf(typed);
  if (id !== null) return sendAddress(caller, id, input);
  const answer = await send(caller, { client: 'commerce', document: CreateAddressDocument, variables: { input } });
  return keptOf(answer.errors, String(answer.data?.createCustomerAddress?.id ?? ''));
}

async function sendAddress(caller: Caller, id: string, input: CustomerAddressInput): Promise<AddressKept> {
  if (!isAddressId(id)) return 'gone';
  const variables = { id: Number(id), input };
  return keptOf((await send(caller, { client: 'commerce', document: UpdateAddressDocument, variables })).errors, id);
}

export const makeDefault = (caller: Caller, id: string, kind: 'delivery' | 'billing'): Promise<AddressKept> =>
  sendAddress(caller, id, kind === 'delivery' ? { default_shipping: true } : { default_billing: true });

export const movePlace = (caller: Caller, id: string, { street, postcode, city }: Place): Promise<AddressKept> =>
  sendAddress(caller, id, { street: [street], postcode, city });

export async function removeAddress(caller: Caller, id: string): Promise<AddressKept> {
  if (!isAddressId(id)) return 'gone';
  const variables = { id: Number(id) };
  return keptOf((await send(caller, { client: 'commerce', document: DeleteAddressDocument, variables })).errors, id);
}

/** Ids of the wire are 32 bits wide: what cannot be one belongs to no address. */
const isAddressId = (id: string) => /^[1-9]\d{0,8}$/.test(id);

/** Null where there is no better address, and where it cannot be checked. */
export async function recommendFor(caller: Caller, { street, postcode, city }: Place): Promise<Place | null> {
  const input = { street, postcode, city };
  const answer = await send(caller, { client: 'commerce', document: RecommendedAddressDocument, variables: { input } });
  return answer.data?.recommendedAddress ?? null;
}
