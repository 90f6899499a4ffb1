// What was typed to open the page of an agreement.
import { z } from 'zod';
import { type Parsed, parseForm, requiredText, secret } from '~/forms/reply/schema.server';

const named = z.object({ password: secret('password') });
const unnamed = named.extend({ agreement: requiredText('item') });

/** `slug`: as the address says it; null where it is typed. */
export function parseAgreement(form: FormData, slug: string | null): Parsed<{ slug: string; password: string }> {
  if (slug !== null) {
    const parsed = parseForm(form, named);
    return parsed.ok ? { ok: true, value: { slug, password: parsed.value.password } } : parsed;
  }
  const parsed = parseForm(form, unnamed);
  if (!parsed.ok) return parsed;
  return { ok: true, value: { slug: parsed.value.agreement.toLowerCase(), password: parsed.value.password } };
}
