// Creating an account, private or for a business. Spec §5: names, e-mail, password, CVR, EAN, VAT id, terms.
import { z } from 'zod';
import { REFUSALS } from '#domain/refusal/refusals';
import {
  confirmed,
  nameLength,
  newSecret,
  optionalTidy,
  type Parsed,
  parseForm,
  requiredTidy,
  secret,
  ticked,
} from '~/forms/reply/schema.server';
import type { AccountKind } from '~/models/customer';

const person = z
  .object({
    firstname: requiredTidy('firstname', 'name'),
    lastname: requiredTidy('lastname', 'name'),
    email: requiredTidy('email', 'email'),
    password: newSecret('password'),
    passwordAgain: secret('passwordAgain'),
    newsletter: z.boolean().optional().default(false),
    terms: ticked(REFUSALS.TERMS_NOT_ACCEPTED),
  })
  .and(nameLength)
  .and(confirmed('password', 'passwordAgain'));

const business = z.object({
  company: requiredTidy('company', 'company'),
  cvr: requiredTidy('cvr', 'cvr'),
  ean: optionalTidy('ean', 'ean'),
  vatId: optionalTidy('vatId', 'vatId'),
});

export interface AccountForm {
  firstname: string;
  lastname: string;
  email: string;
  password: string;
  newsletter: boolean;
  terms: boolean;
  business: z.output<typeof business> | null;
}

export function parseCreateAccount(form: FormData, kind: AccountKind): Parsed<AccountForm> {
  if (kind === 'private') {
    const parsed = parseForm(form, person);
    return parsed.ok ? { ok: true, value: { ...parsed.value, business: null } } : parsed;
  }
  const parsed = parseForm(form, person.and(business));
  if (!parsed.ok) return parsed;
  const { company, cvr, ean, vatId, ...rest } = parsed.value;
  return { ok: true, value: { ...rest, business: { company, cvr, ean, vatId } } };
}
