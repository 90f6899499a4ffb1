// What this browser has agreed to, as cookies: the answer, and a name only where personal use was agreed to.
import { randomUUID } from 'node:crypto';
import { type Consent, consentCookieOf, consentOf, type Purpose, visitorOf } from '#domain/content/consent';
import { asksMarketing } from '~/config/outside.server';
import { clearCookie, readCookies, setCookie } from './cookies.server';

export function consentIn(cookies: { consent: string | null; visitor: string | null }): {
  consent: Consent;
  visitorId: string | null;
} {
  return { consent: consentOf(cookies.consent, asksMarketing), visitorId: visitorOf(cookies.visitor) };
}

/** Sets cookies that the visitor consented to and expires the others. An existing cookie is preserved: marketing services know it for 30 days. */
export function consentCookies(request: Request, visitor: string | null, purposes: readonly Purpose[]): string[] {
  const answer = setCookie(request, 'consent', consentCookieOf(purposes, asksMarketing));
  const name =
    visitor && purposes.includes('personal') ? setCookie(request, 'visitor', visitor) : clearCookie(request, 'visitor');
  return [answer, name, ...marketingCookies(request, purposes)];
}

/** Nothing at all where no marketing service is connected and no name is left of one. */
function marketingCookies(request: Request, purposes: readonly Purpose[]): string[] {
  const known = readCookies(request).marketing;
  if (asksMarketing && purposes.includes('marketing'))
    return [setCookie(request, 'marketing', visitorOf(known) ?? randomUUID())];
  return known === null ? [] : [clearCookie(request, 'marketing')];
}
