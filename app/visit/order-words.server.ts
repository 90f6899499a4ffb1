// What a buyer typed beside the order, kept while its page is away: when an earlier step opens again, or the login has ended meanwhile.
import type { OrderWords } from '~/models/checkout';
import { sessionContextCookie, sessionContextOf } from './session-context.server';
import { formOf } from './form.server';

const NAMES = [
  'reference',
  'requisitioner',
  'requisitionNumber',
  'ean',
  'accountingCost',
  'comment',
] as const satisfies readonly (keyof OrderWords)[];
const KEY = 'order';
const LONGEST = 500;

export function orderWordsOf(request: Request): Partial<OrderWords> {
  const kept = new URLSearchParams(sessionContextOf(request)[KEY] ?? '');
  return Object.fromEntries(NAMES.flatMap((name) => (kept.has(name) ? [[name, kept.get(name)]] : [])));
}

/** The words of a posted order form. */
export function orderWordsCookie(request: Request, form: FormData): string {
  const words = NAMES.flatMap((name): [string, string][] => {
    const typed = form.get(name);
    return typeof typed === 'string' && typed !== '' ? [[name, typed.slice(0, LONGEST)]] : [];
  });
  return sessionContextCookie(request, { [KEY]: words.length > 0 ? new URLSearchParams(words).toString() : null });
}

export const noOrderWordsCookie = (request: Request): string => sessionContextCookie(request, { [KEY]: null });

/** For a form whose sender turned out to be logged out: the way to the login takes along what was typed. */
export async function takingWordsAlong(request: Request, left: unknown): Promise<never> {
  if (left instanceof Response && !request.bodyUsed) {
    const form = await formOf(request);
    if (form.get('intent') === 'place') left.headers.append('Set-Cookie', orderWordsCookie(request, form));
  }
  throw left;
}
