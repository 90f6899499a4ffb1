// Addresses of a customer as an ERP sends them: those that are missing are added, and become the default where it says so. Others stay.
import type { Transaction } from '#backend/db/transaction';
import type { Outcome } from '#domain/refusal/refusals';
import type { CustomerRow } from '../account/account.sql';
import { type AddressRow, listAddresses } from '../customer.sql';
import { keepAddress } from './address-book';
import { postalAddressOf } from './postal-address';

export interface ErpAddress {
  firstname: string;
  lastname: string;
  company: string | null;
  street: string[];
  postcode: string;
  city: string;
  country: string;
  telephone: string;
  isBilling: boolean;
  isDelivery: boolean;
}

type Place = Pick<AddressRow, 'firstname' | 'lastname' | 'company' | 'street' | 'postcode'>;

const keyOfPlace = ({ firstname, lastname, company, street, postcode }: Place): string =>
  JSON.stringify([firstname, lastname, company ?? '', street, postcode].flat());

export async function writeErpAddresses(
  tx: Transaction,
  owner: CustomerRow,
  addresses: readonly ErpAddress[],
): Promise<Outcome> {
  // What the customer may change of the book does not bind the shop's own system.
  const flags = { ...owner.flags, allowBillingAddressChange: true, allowShippingAddressChange: true };
  for (const { country, isBilling, isDelivery, ...given } of addresses) {
    const checked = postalAddressOf({ ...given, country_code: country }, null);
    if (!checked.ok) return checked;
    const { address } = checked;
    const kept = (await listAddresses(tx.db, owner.id)).find((row) => keyOfPlace(row) === keyOfPlace(address)) ?? null;
    const isSame = kept && kept.telephone === address.telephone && kept.city === address.city;
    if (isSame && (kept.defaultBilling || !isBilling) && (kept.defaultShipping || !isDelivery)) continue;
    const wanted = { billing: isBilling, shipping: isDelivery };
    const done = await keepAddress(tx, { ...owner, flags }, { address, wanted, kept });
    if (!done.ok) return done;
  }
  return { ok: true };
}
