// The ways out of a loader or action: redirect, go back, not found, refuse, session expired.
import { json, redirect } from '@remix-run/node';
import { fieldErrorOf } from '#domain/form/field-error';
import { loginPath, punchoutFailedPath, samePath } from '#domain/page/addresses';
import { type Refusal, textKeyOf } from '#domain/refusal/refusals';
import type { RequestContext } from '~/models/request-context';
import { isAway } from '~/services/transport/away.server';
import { readCookies } from './cookies.server';
import { expiredSessionCookies } from './session.server';
import { TOAST_LEVELS, type Toast, toastCookie } from './toast.server';

export function headersWith(cookies: readonly string[]): Headers {
  const headers = new Headers();
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return headers;
}

/** A redirect of the shop's own choosing. 303: what was posted is not posted again. */
export const redirectTo = (path: string, cookies: readonly string[] = [], status = 303): Response =>
  redirect(path, { status, headers: headersWith(cookies) });

/** To where the back end says that the shopper pays: another page of this shop, or the payment provider's own address. */
export const redirectOut = (url: string, cookies: readonly string[]): Response => redirectTo(url, cookies);

/** On logout and account deletion: also clears what the shop's scripts have stored in this browser (the way to a product, the chosen store). */
export function forgettingStorage(response: Response): Response {
  response.headers.set('Clear-Site-Data', '"storage"');
  return response;
}

/** After a change: to `target` (checked to lie within the shop), with a toast if there is something to say. */
export function back(
  request: Request,
  target: unknown,
  options: { toast?: Toast; cookies?: readonly string[] } = {},
): Response {
  const cookies = [...(options.cookies ?? [])];
  if (options.toast) cookies.push(toastCookie(request, options.toast));
  return redirectTo(samePath(target) ?? '/', cookies);
}

/** To the login, and back to this page after it. The front page is no place to come back to: the account is. */
export const redirectToLogin = ({ here }: RequestContext): Response => redirectTo(loginPath(wayBackTo(here)));

/** Longer, with all its signs escaped, it makes a head that proxies refuse. */
const LONGEST_WAY_BACK = 2048;

/** The address that a login leads back to: none where it is too long, as nothing but a made-up one is. */
function wayBackTo(here: string): string | undefined {
  return here === '/' || encodeURIComponent(here).length > LONGEST_WAY_BACK ? undefined : here;
}

export const forbidden = (): Response => new Response(null, { status: 403, statusText: 'Forbidden' });

export const notFound = (): Response => new Response(null, { status: 404, statusText: 'Not Found' });

/** Reply to a refused form: error keys at their fields, all typed values, and a text for the complete form. */
export interface Refused {
  intent: string;
  errors: Record<string, string>;
  values: Record<string, string>;
  /** An i18n key and what fills its placeholders. */
  message: { key: string; params?: Record<string, string | number> | undefined } | null;
}

/** 400 and the same page: nothing typed is lost. `errors` are i18n keys by field. */
export function refuse(refused: Partial<Refused> & { intent: string }, cookies: readonly string[] = []): Response {
  const body: Refused = { errors: {}, values: {}, message: null, ...refused };
  return json(body, { status: 400, headers: headersWith(cookies) });
}

/** 200 and the same page with what was typed: nothing is wrong, the form only goes on. */
export const showAgain = (intent: string, values: Record<string, string>): Response =>
  json({ intent, errors: {}, values, message: null } satisfies Refused);

/** 200 and the same page: a part of the request is done, and the reply says which, and why the rest is not. */
export const doneInPart = (told: Refused): Response => json(told);

/** A post that is answered by its page with status 200 and no redirect (RFC 8058 §3.1). */
export const unsubscribed = (): Response =>
  json({ intent: 'one-click', errors: {}, values: {}, message: null } satisfies Refused);

/** A refusal of the back end: for the complete form, and at its field where it names one. */
export function refuseWith(intent: string, refusal: Refusal, values: Record<string, string>): Response {
  const message = { key: textKeyOf(refusal.code), params: refusal.params };
  return refuse({ intent, values, message, errors: refusal.field ? { [refusal.field]: fieldErrorOf(refusal) } : {} });
}

export const methodNotAllowed = (allowed: string): Response =>
  new Response(null, { status: 405, statusText: 'Method Not Allowed', headers: { Allow: allowed } });

/** A request that makes no sense: an intent that none of our forms sends. */
export const badRequest = (text: string): Response => new Response(text, { status: 400, statusText: 'Bad Request' });

/** More than any form of the shop holds. */
export const contentTooLarge = (text: string): Response =>
  new Response(text, { status: 413, statusText: 'Content Too Large' });

export const refusalToast = (refusal: Refusal): Toast => ({
  level: TOAST_LEVELS.error,
  text: textKeyOf(refusal.code),
  ...(refusal.params ? { params: refusal.params } : {}),
});

/** Pages that are worth nothing without the login that has ended: its cart, its checkout, its account. */
const OF_THE_CUSTOMER = /^\/(cart|checkout|customer\/account)(\/|$)/;

/** The account does not belong to this shop: logs out and shows the reason on the login page, the only page open to it. */
export const accountElsewhere = (request: Request, reason: Refusal): Response =>
  redirectTo(loginPath(), [...expiredSessionCookies(request), toastCookie(request, refusalToast(reason))]);

/**
 * The back end has ended the login: cookies are cleared except the cart's, and the shopper is notified once. Where login is required it
 * comes first and redirects back here; any other page is shown again as to an anonymous visitor.
 */
export function sessionExpired(request: Request): Response {
  const { pathname, searchParams } = new URL(request.url);
  const cookies = expiredSessionCookies(request);
  searchParams.delete('_data');
  // A procurement system's buyer has no password: a new visit begins there.
  if (readCookies(request).punchout !== null)
    return forgettingStorage(redirectTo(`${punchoutFailedPath()}?step=ended`, cookies));
  const isPost = request.method === 'POST';
  const here = !isPost && searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname;
  if (OF_THE_CUSTOMER.test(pathname)) return forgettingStorage(redirectTo(loginPath(wayBackTo(here), true), cookies));
  if (isPost) return forgettingStorage(redirectTo(loginPath(undefined, true), cookies));
  const toast: Toast = { level: TOAST_LEVELS.warning, text: textKeyOf('SESSION_EXPIRED') };
  return forgettingStorage(redirectTo(here, [...cookies, toastCookie(request, toast)]));
}

/** 503 with Retry-After for a failure of an unavailable service, which is temporary. The HTTP server calls this for every failure. */
export function replyTo(failure: unknown): Response | undefined {
  if (!isAway(failure)) return undefined;
  return new Response(null, { status: 503, headers: { 'Retry-After': '2', 'Cache-Control': 'no-store' } });
}
