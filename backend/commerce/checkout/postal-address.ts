// An address as it is written on a cart: checked by domain's rules, or copied from the customer's address book.
import type { CartAddressInput } from '#backend/generated/commerce';
import type { PostalAddress } from '#backend/db/tables/cart';
import type { SignedIn } from '#backend/graphql/context';
import { inputRefused } from '#backend/refusal';
import { type Outcome, type Refusal, refusal } from '#domain/refusals';
import { cvrFrom } from '#domain/validate/cvr';
import { eanFrom } from '#domain/validate/ean';
import { fitsNameLength, NAME_LENGTH } from '#domain/validate/person-name';
import { phoneFrom } from '#domain/validate/phone';
import { postcodeFrom } from '#domain/validate/postcode';
import type { AddressRow } from './rows';

/** Delivered to Denmark only: Greenland and the Faroes are outside the EU's VAT area, other countries have other rates. */
const COUNTRY = 'DK';
const LONGEST_TEXT = 100;

const text = (typed: string | null | undefined) => typed?.trim().replace(/\s+/g, ' ') || null;

export function postalAddressOf(
  input: CartAddressInput,
  customerNotes: string | null,
): Outcome<{ address: PostalAddress }> {
  refuseRegion(input.region, input.region_id);
  const street = input.street.flatMap((line) => text(line) ?? []);
  const said = {
    firstname: text(input.firstname) ?? '',
    lastname: text(input.lastname) ?? '',
    company: text(input.company),
    company2: text(input.company2),
    street,
    city: text(input.city) ?? '',
  };
  const wrong = wrongIn(said) ?? wrongNumber(input);
  if (wrong) return wrong;
  return {
    ok: true,
    address: {
      ...said,
      postcode: postcodeFrom(input.postcode ?? '', COUNTRY) ?? '',
      countryCode: COUNTRY,
      telephone: phoneFrom(input.telephone ?? '') ?? '',
      vatId: text(input.vat_id),
      ean: input.ean ? eanFrom(input.ean) : null,
      reqRekvirent: null,
      reqRekvnr: null,
      customerNotes,
      customerAddressId: null,
    },
  };
}

function wrongIn(said: {
  firstname: string;
  lastname: string;
  street: string[];
  city: string;
  company: string | null;
}): Refusal | null {
  const { firstname, lastname, street, city } = said;
  const needed = { firstname, lastname, street: street.join(''), city };
  for (const [field, value] of Object.entries(needed)) if (value === '') return refusal('REQUIRED', { field });
  if (!fitsNameLength(firstname, lastname))
    return refusal('NAME_TOO_LONG', { field: 'lastname', params: { max: NAME_LENGTH } });
  const tooLong = [said.company ?? '', city, ...street].some((one) => one.length > LONGEST_TEXT);
  return tooLong || street.length > 3 ? refusal('TOO_LONG', { field: 'street', params: { max: LONGEST_TEXT } }) : null;
}

function wrongNumber({ country_code, postcode, telephone, vat_id, ean }: CartAddressInput): Refusal | null {
  if (country_code.toUpperCase() !== COUNTRY) return refusal('POSTCODE_INVALID', { field: 'country_code' });
  if (!text(postcode)) return refusal('REQUIRED', { field: 'postcode' });
  if (!postcodeFrom(postcode ?? '', COUNTRY)) return refusal('POSTCODE_INVALID', { field: 'postcode' });
  if (!text(telephone)) return refusal('REQUIRED', { field: 'telephone' });
  if (!phoneFrom(telephone ?? '')) return refusal('PHONE_INVALID', { field: 'telephone' });
  if (text(vat_id) && !cvrFrom(vat_id ?? '')) return refusal('CVR_INVALID', { field: 'vat_id' });
  return text(ean) && !eanFrom(ean ?? '') ? refusal('EAN_INVALID', { field: 'ean' }) : null;
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
