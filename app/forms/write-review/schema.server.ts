// A review: stars, headline, text and the name that others see.
import { z } from 'zod';
import { REFUSALS } from '#domain/refusals';
import { type Parsed, parseForm, requiredText } from '~/forms/reply/schema.server';

const schema = z.object({
  stars: z
    .string({ required_error: REFUSALS.REQUIRED })
    .regex(/^[1-5]$/, REFUSALS.REQUIRED)
    .transform(Number),
  nickname: requiredText('nickname'),
  summary: requiredText('summary'),
  text: requiredText('review'),
});

export type TypedReview = z.output<typeof schema>;

export function parseReview(form: FormData): Parsed<TypedReview> {
  return parseForm(form, schema);
}
