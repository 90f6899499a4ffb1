// An address as it is written on a cart: checked by domain's rules, or copied from the customer's address book.

import type { PostalAddress } from '#backend/db/tables/cart';
import type { CartAddressInput } from '#backend/generated/commerce';
import type { SignedIn } from '#backend/graphql/context';
import { inputRefused } from '#backend/refusal';
import { type Outcome, type PlainCode, type Refusal, refusal } from '#domain/refusal/refusals';
import { fitsNameLength, NAME_LENGTH } from '#domain/validate/person-name';
import { faultIn, RULES, type RuleName } from '#domain/validate/rules';
import { isPostBox } from '#domain/validate/street';
import type { AddressRow } from './own-address.sql';

/** Delivered to Denmark only: Greenland and the Faroes are outside the EU's VAT area, other countries have other rates. */
const COUNTRY = 'DK';
const LONGEST_TEXT = 100;

const text = (typed: string | null | undefined) => typed?.trim().replace(/\s+/g, ' ') || null;

export function postalAddressOf(
  input: CartAddressInput,
  customerNotes: string | null,
): Outcome<{ address: PostalAddress }> {
  refuseRegion(input.region, input.region_id);
  const lines = input.street.flatMap((line) => text(line) ?? []);
  const typed = { ...input, street: lines.join(', ') };
  const wrong = wrongCountry(input.country_code) ?? wrongIn(typed) ?? tooLong(input, lines);
  if (wrong) return wrong;
  const tidy = (field: Checked) => tidied(field, text(typed[field]) ?? '');
  return {
    ok: true,
    address: {
      firstname: tidy('firstname') ?? '',
      lastname: tidy('lastname') ?? '',
      company: tidy('company'),
      company2: tidy('company2'),
      street: lines,
      city: tidy('city') ?? '',
      postcode: tidy('postcode') ?? '',
      countryCode: COUNTRY,
      telephone: tidy('telephone') ?? '',
      vatId: tidy('vat_id'),
      ean: tidy('ean'),
      reqRekvirent: null,
      reqRekvnr: null,
      customerNotes,
      customerAddressId: null,
    },
  };
}

/** Refuses an address that no carrier delivers to. Invoices may go there. */
export const checkDeliverable = ({ street }: Pick<PostalAddress, 'street'>, field = 'street'): Outcome =>
  isPostBox(street.join(', ')) ? refusal('POST_BOX', { field }) : { ok: true };

/** The rule of each field, in the order in which the form shows them. */
const RULE_OF = {
  firstname: 'name',
  lastname: 'name',
  company: 'company',
  company2: 'company',
  vat_id: 'cvr',
  ean: 'ean',
  street: 'street',
  postcode: 'postcode',
  city: 'city',
  telephone: 'phone',
} as const satisfies Record<string, RuleName>;
type Checked = keyof typeof RULE_OF;
type Typed = Partial<Record<Checked, string | null>>;

const NEEDED: ReadonlySet<string> = new Set(['firstname', 'lastname', 'street', 'postcode', 'city', 'telephone']);
const FIELDS = Object.keys(RULE_OF).filter((field): field is Checked => field in RULE_OF);

const tidied = (field: Checked, typed: string): string | null =>
  typed === '' ? null : RULES[RULE_OF[field]].from(typed);

function wrongIn(typed: Typed): Refusal | null {
  for (const field of FIELDS) {
    const value = text(typed[field]) ?? '';
    if (value === '' && NEEDED.has(field)) return refusal('REQUIRED', { field });
    const fault = value === '' ? null : faultIn(RULE_OF[field], value);
    if (fault) return refusal(fault, { field });
  }
  return fitsNameLength(typed.firstname ?? '', typed.lastname ?? '')
    ? null
    : refusal('NAME_TOO_LONG', { field: 'lastname', params: { max: NAME_LENGTH } });
}

function tooLong({ company, company2, city }: CartAddressInput, street: readonly string[]): Refusal | null {
  const isLong = (text: string | null | undefined) => (text?.length ?? 0) > LONGEST_TEXT;
  const fields = {
    company: isLong(company),
    company2: isLong(company2),
    street: street.some(isLong),
    city: isLong(city),
  };
  const [field] = Object.entries(fields).flatMap(([name, isWrong]) => (isWrong ? [name] : []));
  if (field) return refusal('TOO_LONG', { field, params: { max: LONGEST_TEXT } });
  return street.length > 3 ? refusal('TOO_LONG', { field: 'street', params: { max: LONGEST_TEXT } }) : null;
}

const OUTSIDE: Readonly<Record<string, PlainCode>> = { GL: 'POSTCODE_GREENLAND', FO: 'POSTCODE_FAROES' };

function wrongCountry(code: string): Refusal | null {
  const country = code.toUpperCase();
  return country === COUNTRY ? null : refusal(OUTSIDE[country] ?? 'COUNTRY_NOT_SERVED', { field: 'country_code' });
}

/** From the address book; the EAN of a public customer is its business's. */
export function copiedAddress(
  row: AddressRow,
  business: SignedIn['business'],
  customerNotes: string | null,
): PostalAddress {
  const { id, customerId: _owner, defaultBilling: _billing, defaultShipping: _shipping, ...address } = row;
  return { ...address, ean: business?.ean ?? null, customerNotes, customerAddressId: id };
}

/** Danish addresses have no region; what a client says there would be lost. */
export function refuseRegion(...said: (string | number | null | undefined)[]): void {
  if (said.some((one) => one !== '' && one !== 0 && one != null)) throw inputRefused('Danish addresses have no region');
}
