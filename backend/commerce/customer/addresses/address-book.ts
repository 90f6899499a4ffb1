// The customer's address book: add, change and remove, by the rights of spec §3. Every change locks the customer first.

import type { PostalAddress } from '#backend/db/tables/cart';
import { inTransaction, type Transaction } from '#backend/db/transaction';
import type { CustomerAddressInput } from '#backend/generated/commerce';
import type { Context } from '#backend/graphql/context';
import { checkDelete, type Defaults, defaultsAfter } from '#domain/address/book';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import { type CustomerRow, lockCustomer } from '../account/account.sql';
import { withMiddleName } from '../account/middle-name';
import { type AddressRow, listAddresses } from '../customer.sql';
import { clearDefault, deleteAddress, insertAddress, writeAddress } from './addresses.sql';
import { postalAddressOf, refuseRegion } from './postal-address';

type Parts = Pick<Context, 'pool'>;
/** 'missing': there is no such address, or it is another customer's. */
export type Kept = Outcome<{ address: AddressRow }> | 'missing';

const LONGEST_WORD = 60;
const word = (typed: string | null | undefined) => typed?.trim().slice(0, LONGEST_WORD) || null;

/** What is left out of a change stays as it was. */
function checked(input: CustomerAddressInput, kept: AddressRow | null): Outcome<{ address: PostalAddress }> {
  const over = (typed: string | null | undefined, known: string | null | undefined) =>
    typed === undefined ? (known ?? null) : typed;
  const { region, region_code, region_id } = input.region ?? {};
  refuseRegion(region, region_code, region_id);
  const outcome = postalAddressOf(
    {
      firstname: withMiddleName({ ...input, firstname: over(input.firstname, kept?.firstname) ?? '' }),
      lastname: over(input.lastname, kept?.lastname) ?? '',
      company: over(input.company, kept?.company),
      company2: over(input.company2, kept?.company2),
      street: input.street ?? kept?.street ?? [],
      city: over(input.city, kept?.city) ?? '',
      postcode: over(input.postcode, kept?.postcode),
      country_code: input.country_code ?? kept?.countryCode ?? 'DK',
      telephone: over(input.telephone, kept?.telephone),
      vat_id: over(input.vat_id, kept?.vatId),
    },
    null,
  );
  if (!outcome.ok) return outcome;
  const reqRekvirent = word(over(input.req_rekvirent, kept?.reqRekvirent));
  const reqRekvnr = word(over(input.req_rekvnr, kept?.reqRekvnr));
  return { ok: true, address: { ...outcome.address, reqRekvirent, reqRekvnr } };
}

const wantedBy = (input: CustomerAddressInput): Defaults => ({
  billing: input.default_billing === true,
  shipping: input.default_shipping === true,
});

const defaultsOf = (row: AddressRow): Defaults => ({ billing: row.defaultBilling, shipping: row.defaultShipping });

/** Writes an address of the book with the defaults that the rules give it; `kept` is the existing address to change. */
export async function keepAddress(
  tx: Transaction,
  owner: CustomerRow,
  { address, wanted, kept }: { address: PostalAddress; wanted: Defaults; kept: AddressRow | null },
): Promise<Outcome<{ address: AddressRow }>> {
  const others = (await listAddresses(tx.db, owner.id)).filter((row) => row.id !== kept?.id);
  const judged = defaultsAfter(owner.flags, {
    wanted,
    had: kept ? defaultsOf(kept) : { billing: false, shipping: false },
    others: {
      billing: others.some((row) => row.defaultBilling),
      shipping: others.some((row) => row.defaultShipping),
    },
  });
  if (!judged.ok) return judged;
  for (const kind of ['billing', 'shipping'] as const) {
    if (judged.defaults[kind]) await clearDefault(tx.db, owner.id, kind);
  }
  const { ean: _ean, customerNotes: _notes, customerAddressId: _id, ...postal } = address;
  const { billing, shipping } = judged.defaults;
  const values = { ...postal, defaultBilling: billing, defaultShipping: shipping };
  const row = kept ? await writeAddress(tx.db, kept.id, values) : await insertAddress(tx.db, owner.id, values);
  return { ok: true, address: row };
}

export async function createAddress(who: CustomerRow, input: CustomerAddressInput, { pool }: Parts): Promise<Kept> {
  const typed = checked(input, null);
  if (!typed.ok) return typed;
  return inTransaction(pool, async (tx): Promise<Kept> => {
    const owner = await lockCustomer(tx.db, who.id);
    if (!owner) return refusal('NOT_LOGGED_IN');
    return keepAddress(tx, owner, { address: typed.address, wanted: wantedBy(input), kept: null });
  });
}

export async function updateAddress(
  who: CustomerRow,
  id: number,
  input: CustomerAddressInput,
  { pool }: Parts,
): Promise<Kept> {
  return inTransaction(pool, async (tx): Promise<Kept> => {
    const owner = await lockCustomer(tx.db, who.id);
    const kept = owner && (await listAddresses(tx.db, owner.id)).find((row) => row.id === id);
    if (!owner || !kept) return 'missing';
    const typed = checked(input, kept);
    return typed.ok ? keepAddress(tx, owner, { address: typed.address, wanted: wantedBy(input), kept }) : typed;
  });
}

export async function removeAddress(who: CustomerRow, id: number, { pool }: Parts): Promise<Kept> {
  return inTransaction(pool, async (tx): Promise<Kept> => {
    const owner = await lockCustomer(tx.db, who.id);
    const kept = owner && (await listAddresses(tx.db, owner.id)).find((row) => row.id === id);
    if (!owner || !kept) return 'missing';
    const may = checkDelete(owner.flags, defaultsOf(kept));
    if (!may.ok) return may;
    await deleteAddress(tx.db, kept.id);
    return { ok: true, address: kept };
  });
}
