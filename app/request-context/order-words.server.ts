// What a buyer typed on the last step of the checkout, preserved while another page is open: an earlier step, the login, or a card payment that may fail.
// It belongs to the cart that it was typed for: with any other cart it is not shown.
import type { Caller } from '~/models/caller';
import type { OrderWords } from '~/models/checkout';
import { readCookies } from './cookies.server';
import { formOf } from './form.server';
import { strangerBehind } from './get-context.server';
import { sessionContextCookies, sessionContextOf } from './session-context.server';

const NAMES = [
  'reference',
  'requisitioner',
  'requisitionNumber',
  'ean',
  'accountingCost',
  'comment',
  'terms',
] as const satisfies readonly (keyof OrderWords)[];
const WORDS = 'order.words';
const CART = 'order.cart';
const LONGEST = 500;
const NONE = { [WORDS]: null, [CART]: null };

export async function orderWordsOf(caller: Caller, request: Request): Promise<Partial<OrderWords>> {
  if (!caller.cartId) return {};
  const { [WORDS]: words = '', [CART]: cartId } = await sessionContextOf(caller, request);
  if (cartId !== caller.cartId) return {};
  const kept = new URLSearchParams(words);
  return Object.fromEntries(NAMES.flatMap((name) => (kept.has(name) ? [[name, kept.get(name)]] : [])));
}

/** The words of a posted order form, of the cart that the browser names. */
export async function keepOrderWords(caller: Caller, request: Request, form: FormData): Promise<string[]> {
  const cartId = readCookies(request).cart;
  const words = NAMES.flatMap((name): [string, string][] => {
    // Only the terms field has several values. An emptied field is stored as empty, so that its default is not restored.
    const typed = form.getAll(name).join(',');
    return form.has(name) ? [[name, typed.slice(0, LONGEST)]] : [];
  });
  if (!cartId || words.length === 0) return forgetOrderWords(caller, request);
  return sessionContextCookies(caller, request, { [WORDS]: new URLSearchParams(words).toString(), [CART]: cartId });
}

export const forgetOrderWords = (caller: Caller, request: Request): Promise<string[]> =>
  sessionContextCookies(caller, request, NONE);

interface Carts {
  /** What the browser held before the login. */
  from: string | null;
  /** The customer's own. */
  to: string;
  /** The one has become part of the other. */
  joined: boolean;
}

/** After a login the words are where their cart is: the customer's own, or a guest's that has joined it. Others end here. */
export async function moveOrderWords(caller: Caller, request: Request, { from, to, joined }: Carts): Promise<string[]> {
  const { [CART]: cartId } = await sessionContextOf(caller, request);
  if (cartId === undefined || cartId === to) return [];
  const follows = joined && cartId === from;
  return sessionContextCookies(caller, request, follows ? { [CART]: to } : NONE);
}

/** For a form whose sender turned out to be logged out: the way to the login takes along what was typed. */
export async function takingWordsAlong(request: Request, left: unknown): Promise<never> {
  if (left instanceof Response && !request.bodyUsed) {
    const form = await formOf(request);
    if (form.get('intent') === 'place') {
      for (const cookie of await keepOrderWords(await strangerBehind(request), request, form))
        left.headers.append('Set-Cookie', cookie);
    }
  }
  throw left;
}
