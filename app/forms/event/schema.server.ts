// Events of the page's beacon: a product, brand or category that was viewed, or a product that was opened from another page.
import { z } from 'zod';

const key = z.string().min(1).max(64);
const HAPPENING = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('product'), key }).strict(),
  z.object({ kind: z.literal('brand'), key }).strict(),
  z.object({ kind: z.literal('category'), key }).strict(),
  z.object({ kind: z.literal('click'), key, referrer: z.string().max(255).nullable() }).strict(),
]);
export type ToldHappening = z.output<typeof HAPPENING>;

/** Null for invalid JSON and for unknown events. */
export async function parseHappening(request: Request): Promise<ToldHappening | null> {
  const told: unknown = await request.json().catch(() => null);
  return HAPPENING.safeParse(told).data ?? null;
}
