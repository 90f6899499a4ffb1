// The forms of the profile: name and language, a new e-mail address, a new password, closing the account. Spec §5.
import { z } from 'zod';
import { REFUSALS } from '#domain/refusal/refusals';
import {
  confirmed,
  nameLength,
  newSecret,
  oneOf,
  type Parsed,
  parseForm,
  requiredTidy,
  secret,
} from '~/forms/reply/schema.server';
import type { Profile } from '~/models/customer';

const details = z
  .object({
    firstname: requiredTidy('firstname', 'name'),
    lastname: requiredTidy('lastname', 'name'),
    language: oneOf(['da', 'en'], REFUSALS.REQUIRED, REFUSALS.REQUIRED),
    newsletter: z.boolean().optional().default(false),
  })
  .and(nameLength);

export function parseProfile(form: FormData): Parsed<Omit<Profile, 'email' | 'newsletterWaits'>> {
  const parsed = parseForm(form, details);
  if (!parsed.ok) return parsed;
  return { ok: true, value: { ...parsed.value, language: parsed.value.language === 'en' ? 'en' : 'da' } };
}

const email = z.object({
  email: requiredTidy('email', 'email'),
  password: secret('password'),
});

export const parseEmailChange = (form: FormData): Parsed<z.output<typeof email>> => parseForm(form, email);

const password = z
  .object({
    currentPassword: secret('currentPassword'),
    newPassword: newSecret('newPassword'),
    passwordAgain: secret('passwordAgain'),
  })
  .and(confirmed('newPassword', 'passwordAgain'));

export function parsePasswordChange(form: FormData): Parsed<{ current: string; next: string }> {
  const parsed = parseForm(form, password);
  if (!parsed.ok) return parsed;
  return { ok: true, value: { current: parsed.value.currentPassword, next: parsed.value.newPassword } };
}

const closing = z.object({ closingPassword: secret('closingPassword') });

export const parseClosing = (form: FormData): Parsed<z.output<typeof closing>> => parseForm(form, closing);
