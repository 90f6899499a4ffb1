// Reads a cart note; an empty note deletes it.
import { z } from 'zod';
import { optionalText, type Parsed, parseForm } from '~/forms/reply/schema.server';

export function parseCartNote(form: FormData, field: 'lineNote' | 'cartNote'): Parsed<string> {
  const parsed = parseForm(form, z.object({ [field]: optionalText(field) }));
  return parsed.ok ? { ok: true, value: parsed.value[field] ?? '' } : parsed;
}
