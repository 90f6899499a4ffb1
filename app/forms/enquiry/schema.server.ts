// An enquiry to the shop: the sender, their contact data, and the question.
import { z } from 'zod';
import { optionalTidy, type Parsed, parseForm, requiredText, requiredTidy } from '~/forms/reply/schema.server';

const schema = z.object({
  name: requiredTidy('fullName', 'name'),
  email: requiredTidy('email', 'email'),
  telephone: optionalTidy('telephone', 'phone'),
  message: requiredText('message'),
});

export const parseEnquiry = (form: FormData): Parsed<z.output<typeof schema>> => parseForm(form, schema);
