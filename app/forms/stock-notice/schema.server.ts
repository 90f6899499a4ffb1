// A notice about stock needs one thing: where to write.
import { z } from 'zod';
import { type Parsed, parseForm, requiredTidy } from '~/forms/reply/schema.server';

const schema = z.object({ email: requiredTidy('email', 'email') });

export function parseStockNotice(form: FormData): Parsed<{ email: string }> {
  return parseForm(form, schema);
}
