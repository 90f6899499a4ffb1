// Passwords outside the login: requesting a link, and choosing a new password with it (spec §2, §5).
import { z } from 'zod';
import { confirmed, newSecret, type Parsed, parseForm, requiredTidy, secret } from '~/forms/reply/schema.server';

const request = z.object({ email: requiredTidy('email', 'email') });
const choice = z
  .object({ password: newSecret('password'), passwordAgain: secret('passwordAgain') })
  .and(confirmed('password', 'passwordAgain'));

export const parsePasswordRequest = (form: FormData): Parsed<{ email: string }> => parseForm(form, request);

export function parsePasswordChoice(form: FormData): Parsed<{ password: string }> {
  const parsed = parseForm(form, choice);
  return parsed.ok ? { ok: true, value: { password: parsed.value.password } } : parsed;
}
