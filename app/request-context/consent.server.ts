// What this browser has agreed to, as cookies: the answer, and a name only where personal use was agreed to.
import { type Consent, consentCookieOf, consentOf, type Purpose, visitorOf } from '#domain/consent';
import { clearCookie, setCookie } from './cookies.server';

export function consentIn(cookies: { consent: string | null; visitor: string | null }): {
  consent: Consent;
  visitorId: string | null;
} {
  return { consent: consentOf(cookies.consent), visitorId: visitorOf(cookies.visitor) };
}

export function consentCookies(request: Request, visitor: string | null, purposes: readonly Purpose[]): string[] {
  const answer = setCookie(request, 'consent', consentCookieOf(purposes));
  const name =
    visitor && purposes.includes('personal') ? setCookie(request, 'visitor', visitor) : clearCookie(request, 'visitor');
  return [answer, name];
}
