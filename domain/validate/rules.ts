// The one rule for each kind of input: how it is stored, and what is wrong with it. Forms and the wire use these rules (spec §5).
import type { PlainCode } from '#domain/refusal/refusals';
import { cvrFault, cvrFrom } from '#domain/validate/cvr';
import { eanFault, eanFrom } from '#domain/validate/ean';
import { emailFrom } from '#domain/validate/email';
import { cityFrom, companyFrom, nameFrom } from '#domain/validate/person-name';
import { phoneFrom } from '#domain/validate/phone';
import { postcodeFault, postcodeFrom } from '#domain/validate/postcode';
import { referenceFrom } from '#domain/validate/reference';
import { streetFault, streetFrom } from '#domain/validate/street';
import { vatIdFault, vatIdFrom } from '#domain/validate/vat-id';

export interface Rule {
  /** The tidy spelling, or null for what cannot be one. */
  from: (typed: string) => string | null;
  /** What is wrong with one that cannot be. */
  fault: (typed: string) => PlainCode;
}

export const RULES = {
  name: { from: nameFrom, fault: () => 'NAME_INVALID' },
  company: { from: companyFrom, fault: () => 'NAME_INVALID' },
  street: { from: streetFrom, fault: streetFault },
  postcode: { from: postcodeFrom, fault: postcodeFault },
  city: { from: cityFrom, fault: () => 'CITY_INVALID' },
  phone: { from: phoneFrom, fault: () => 'PHONE_INVALID' },
  email: { from: emailFrom, fault: () => 'EMAIL_INVALID' },
  cvr: { from: cvrFrom, fault: cvrFault },
  vatId: { from: vatIdFrom, fault: vatIdFault },
  ean: { from: eanFrom, fault: eanFault },
  reference: { from: referenceFrom, fault: () => 'REFERENCE_INVALID' },
} as const satisfies Record<string, Rule>;

export type RuleName = keyof typeof RULES;

/** What is wrong with it; null where nothing is. */
export function faultIn(rule: RuleName, typed: string): PlainCode | null {
  const { from, fault } = RULES[rule];
  return from(typed) === null ? fault(typed) : null;
}
