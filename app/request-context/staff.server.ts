// Starts every loader and action of the back office: the caller with the login of staff, never that of a customer.
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { staffLoginCodePath, staffLoginPath, staffPath, staffSecondFactorPath } from '#domain/staff/addresses';
import type { StaffRight } from '#domain/staff/rights';
import { isCatalogueHost } from '#domain/store/host';
import type { Locale } from '#domain/store/locale';
import type { Caller } from '~/models/caller';
import type { StaffEntry, StaffMemberView } from '~/models/staff';
import { readStaffMember } from '~/services/staff/member.server';
import { hasBackOffice } from '~/services/transport/backend.server';
import { SHOP_ITSELF } from '~/services/transport/shop-itself';
import { readCookies, staffCookie, staffStepCookie } from './cookies.server';
import { localeCookie, requestLanguage } from './locale.server';
import { notFound, redirectTo } from './respond.server';

export interface StaffPageContext extends Caller {
  member: StaffMemberView | null;
  /** Path and query. */
  here: string;
}

/** 'anyone': before the login. 'setting-up': also a login that lacks the required second factor. 'staff': any role. Else any of these rights. */
export type StaffGuard = 'anyone' | 'setting-up' | 'staff' | readonly StaffRight[];

export type Admitted = { kind: 'admitted'; context: StaffPageContext } | { kind: 'refused'; context: StaffPageContext };

/** Throws 404 where there is no back office, and the redirect to the login for requests without one. */
export async function getStaffContext(
  { request }: LoaderFunctionArgs | ActionFunctionArgs,
  guard: StaffGuard,
): Promise<Admitted> {
  const url = new URL(request.url);
  if (!hasBackOffice() || isCatalogueHost(url.host)) throw notFound();
  const caller = await staffCaller(request);
  const member = await readStaffMember(caller);
  const context = { ...caller, member, here: `${url.pathname}${url.search}` };
  if (guard === 'anyone') return { kind: 'admitted', context };
  if (!member) throw toStaffLogin(request);
  if (guard === 'setting-up') return { kind: 'admitted', context };
  if (member.lacksSecondFactor) throw toSecondFactor();
  const may = guard === 'staff' || guard.some((right) => member.rights.includes(right));
  return { kind: may ? 'admitted' : 'refused', context };
}

async function staffCaller(request: Request): Promise<Caller> {
  const { host, protocol } = new URL(request.url);
  return {
    ...SHOP_ITSELF,
    token: readCookies(request).staff,
    language: await requestLanguage(request),
    scheme: protocol === 'https:' ? 'https' : 'http',
    host,
    requestId: request.headers.get('X-Request-Id') ?? '',
    clientAddress: request.headers.get('X-Real-Ip') ?? '',
    userAgent: request.headers.get('User-Agent') ?? '',
    signal: request.method === 'GET' ? request.signal : null,
    meter: { calls: 0, statements: 0, graphqlMs: 0, shows: null },
  };
}

/** What was posted is lost; the page that it was posted from is where the login leads back to. */
export function toStaffLogin(request: Request): Response {
  const { pathname, search } = new URL(request.url);
  return redirectTo(staffLoginPath(`${pathname}${search}`), [staffCookie(request, null)]);
}

/** A role that the shop requires a second factor of does nothing before it is set up. */
export const toSecondFactor = (): Response => redirectTo(staffSecondFactorPath());

/** What binds the login that waits for its code to this browser; '' without one. */
export const loginStepOf = (request: Request): string => readCookies(request).staffStep ?? '';

/** Logged in, or led to the page of the code with what binds it to this browser. */
export const staffEntered = (request: Request, { token, step }: StaffEntry, to: string): Response =>
  step === null
    ? redirectTo(to, [staffCookie(request, token), staffStepCookie(request, null)])
    : redirectTo(staffLoginCodePath(to), [staffStepCookie(request, step)]);

export const staffLoggedOut = (request: Request): Response =>
  redirectTo(staffLoginPath(), [staffCookie(request, null)]);

export const staffLanguageChosen = (request: Request, locale: Locale, to: string): Response =>
  redirectTo(to || staffPath(), [localeCookie(request, locale)]);
