// Where an employee has the gift sent, in gift shops whose gifts go to the homes and not to the company.
import { type Outcome, refusal } from '#domain/refusal/refusals';
import { faultIn, RULES } from '#domain/validate/rules';
import { isPostBox } from '#domain/validate/street';

export interface GiftAddress {
  street: string;
  postcode: string;
  city: string;
}

const LONGEST = { street: 80, postcode: 20, city: 40 } as const;

/** Refuses at the first field that is empty, too long, or no part of a Danish address. */
export function readGiftAddress(typed: GiftAddress): Outcome<{ address: GiftAddress }> {
  const address = { street: '', postcode: '', city: '' };
  for (const field of ['street', 'postcode', 'city'] as const) {
    const text = typed[field].trim();
    if (text === '') return refusal('REQUIRED', { field });
    if (text.length > LONGEST[field]) return refusal('TOO_LONG', { field, params: { max: LONGEST[field] } });
    const fault = faultIn(field, text);
    if (fault) return refusal(fault, { field });
    address[field] = RULES[field].from(text) ?? '';
  }
  return isPostBox(address.street) ? refusal('POST_BOX', { field: 'street' }) : { ok: true, address };
}

/** As printed on a label and in a pick list. */
export const giftAddressLine = ({ street, postcode, city }: GiftAddress): string => `${street}, ${postcode} ${city}`;
