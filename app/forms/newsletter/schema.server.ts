// Newsletter sign-up: the mail address, and the place on the site where it was requested (spec §5: both are required).
import { z } from 'zod';
import { SIGNUP_LOCATIONS } from '#domain/content/newsletter';
import { REFUSALS } from '#domain/refusal/refusals';
import { type Parsed, parseForm, requiredTidy } from '~/forms/reply/schema.server';

const schema = z.object({
  email: requiredTidy('email', 'email'),
  location: z.enum(SIGNUP_LOCATIONS, { errorMap: () => ({ message: REFUSALS.REQUIRED }) }),
});

export const parseNewsletter = (form: FormData): Parsed<z.output<typeof schema>> => parseForm(form, schema);
