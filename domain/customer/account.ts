// What a new account is like, and what may be done with one. Spec §3 "Customer", §5, §6 "Sub-user rights".

import { type Outcome, type Refusal, refusal } from '#domain/refusal/refusals';
import { cvrFault, cvrFrom } from '#domain/validate/cvr';
import { eanFault, eanFrom } from '#domain/validate/ean';
import { emailFrom } from '#domain/validate/email';
import { hasClasses, isLongEnough, PASSWORD_MIN_CLASSES, PASSWORD_MIN_LENGTH } from '#domain/validate/password';
import { companyFrom, fitsNameLength, NAME_LENGTH, nameFrom } from '#domain/validate/person-name';
import { vatIdFault, vatIdFrom } from '#domain/validate/vat-id';

export interface PersonTyped {
  firstname: string;
  lastname: string;
  email: string;
}

export interface BusinessTyped {
  name: string;
  cvr: string;
  ean: string;
  vatId: string;
}

export type Person = PersonTyped;
export interface Business {
  name: string;
  cvr: string;
  ean: string | null;
  vatId: string | null;
}

const nameTooLong = (field: string): Refusal => refusal('NAME_TOO_LONG', { field, params: { max: NAME_LENGTH } });
const missing = (field: string): Refusal => refusal('REQUIRED', { field });

/** Refuses a missing name, what is no name, names of more than 30 characters together, and what cannot be an e-mail address. */
export function personFrom({ firstname, lastname, email }: PersonTyped): Outcome<{ person: Person }> {
  if (firstname.trim() === '') return missing('firstname');
  if (lastname.trim() === '') return missing('lastname');
  const [first, last] = [nameFrom(firstname), nameFrom(lastname)];
  if (first === null) return refusal('NAME_INVALID', { field: 'firstname' });
  if (last === null) return refusal('NAME_INVALID', { field: 'lastname' });
  if (!fitsNameLength(first, last)) return nameTooLong('lastname');
  const address = emailFrom(email);
  return address === null
    ? refusal('EMAIL_INVALID', { field: 'email' })
    : { ok: true, person: { firstname: first, lastname: last, email: address } };
}

/** Refuses fewer than eight characters or fewer than three of the four classes. */
export function checkPassword(password: string, field = 'password'): Outcome {
  if (password === '') return missing(field);
  if (!isLongEnough(password)) return refusal('PASSWORD_TOO_SHORT', { field, params: { min: PASSWORD_MIN_LENGTH } });
  return hasClasses(password)
    ? { ok: true }
    : refusal('PASSWORD_TOO_WEAK', { field, params: { min: PASSWORD_MIN_CLASSES } });
}

/** A Danish business says its CVR number; the VAT id is that number with its country, and the EAN may be left out. */
export function businessFrom(typed: BusinessTyped): Outcome<{ business: Business }> {
  if (typed.name.trim() === '') return missing('company');
  const name = companyFrom(typed.name);
  if (name === null) return refusal('NAME_INVALID', { field: 'company' });
  if (typed.cvr.trim() === '') return missing('cvr');
  const cvr = cvrFrom(typed.cvr);
  if (cvr === null) return refusal(cvrFault(typed.cvr), { field: 'cvr' });
  const ean = eanFrom(typed.ean);
  if (ean === null && typed.ean.trim() !== '') return refusal(eanFault(typed.ean), { field: 'ean' });
  const vatId = typed.vatId.trim() === '' ? `DK${cvr}` : vatIdFrom(typed.vatId);
  if (vatId === null) return refusal(vatIdFault(typed.vatId), { field: 'vatId' });
  return { ok: true, business: { name, cvr, ean, vatId } };
}

/** The last administrator of a business with other users cannot close the account: its users would have no manager. */
export function mayClose(who: { isBusinessAdmin: boolean }, others: { admins: number; all: number }): Outcome {
  const isLast = who.isBusinessAdmin && others.admins === 0 && others.all > 0;
  return isLast ? refusal('LAST_ADMINISTRATOR') : { ok: true };
}
