// A review: stars, headline, text and the name that others see.
import { z } from 'zod';
import { REFUSALS } from '#domain/refusal/refusals';
import { oneOf, type Parsed, parseForm, requiredText } from '~/forms/reply/schema.server';

const schema = z.object({
  stars: oneOf(['1', '2', '3', '4', '5'], REFUSALS.REQUIRED, REFUSALS.REQUIRED).transform(Number),
  nickname: requiredText('nickname'),
  summary: requiredText('summary'),
  text: requiredText('review'),
});

export type TypedReview = z.output<typeof schema>;

export function parseReview(form: FormData): Parsed<TypedReview> {
  return parseForm(form, schema);
}
