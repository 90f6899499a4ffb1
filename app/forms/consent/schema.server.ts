// What the consent form says: all, nothing, or the purposes that are ticked.
import { z } from 'zod';
import type { Purpose } from '#domain/content/consent';

const ANSWER = z.enum(['all', 'none', 'chosen']);

/** Null: none of our buttons was pressed. Only a tick or "all" is consent. */
export function parseConsent(form: FormData, asked: readonly Purpose[]): Purpose[] | null {
  const answer = ANSWER.safeParse(form.get('answer'));
  if (!answer.success) return null;
  if (answer.data === 'none') return [];
  return asked.filter((purpose) => answer.data === 'all' || form.getAll('purpose').includes(purpose));
}
