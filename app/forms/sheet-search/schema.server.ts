// Which safety data sheets are looked for, and which page of them.
import { z } from 'zod';
import { LIMITS } from '~/forms/reply/fields';
import { parseForm } from '~/forms/reply/schema.server';

const schema = z.object({
  q: z
    .string()
    .trim()
    .transform((text) => text.slice(0, LIMITS.q))
    .optional()
    .transform((text) => text ?? ''),
  page: z.number().int().min(1).max(10_000).optional().catch(1).default(1),
});

export function parseSheetSearch(params: URLSearchParams): { q: string; page: number } {
  const parsed = parseForm(params, schema);
  return parsed.ok ? parsed.value : { q: '', page: 1 };
}
