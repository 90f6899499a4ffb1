// Login: user name or e-mail, password, and whether to stay signed in (spec §4 "Login").
import { z } from 'zod';
import { type Parsed, parseForm, requiredText } from '~/forms/reply/schema.server';

const schema = z.object({
  // Spec §3: customers may have a pwa_username, so what is typed here need not be an e-mail address.
  email: requiredText('email'),
  password: requiredText('password'),
  stay: z.boolean().optional().default(false),
});

export type Login = z.output<typeof schema>;

export function parseLogin(form: FormData): Parsed<Login> {
  return parseForm(form, schema);
}
