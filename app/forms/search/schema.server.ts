// Search: what is looked for, in which order, which page of it. Spec §2: /search needs the query parameter q.
import { z } from 'zod';
import { type Parsed, parseForm, requiredText } from '~/forms/reply/schema.server';

const schema = z.object({
  q: requiredText('q'),
  // A page that cannot be is the first one: an address with a fault in it still shows products.
  page: z.number().int().min(1).max(10_000).optional().catch(1).default(1),
  sort: z.string().max(40).optional().catch('').default(''),
});

export type Search = z.output<typeof schema>;

export function parseSearch(params: URLSearchParams): Parsed<Search> {
  return parseForm(params, schema);
}
