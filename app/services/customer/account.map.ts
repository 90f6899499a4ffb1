// From the wire to the profile and the list of logins.

import { isWanted } from '#domain/content/newsletter';
import { languageOfCustomer } from '#domain/store/locale';
import type { LoginSession, Profile } from '~/models/customer';
import type { ProfileQuery, SessionsQuery } from '../generated/commerce';

export function profileOf({ customer }: ProfileQuery): Profile | null {
  if (!customer) return null;
  return {
    firstname: customer.firstname ?? '',
    lastname: customer.lastname ?? '',
    email: customer.email ?? '',
    language: languageOfCustomer(customer.account_settings?.default_language),
    // Another back end knows no states in between.
    newsletter: customer.newsletter_status ? isWanted(customer.newsletter_status) : (customer.is_subscribed ?? false),
    newsletterWaits: customer.newsletter_status === 'UNCONFIRMED',
  };
}

/** User agent names of browsers, most specific first: each user agent also contains some of the later names. */
const BROWSERS: readonly [sign: RegExp, name: string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrom(e|ium)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: readonly [sign: RegExp, name: string][] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];

const namedBy = (table: readonly [RegExp, string][], agent: string) => table.find(([sign]) => sign.test(agent))?.[1];

/** Empty where the browser did not say what it is. */
export const deviceOf = (agent: string): string =>
  [namedBy(BROWSERS, agent), namedBy(SYSTEMS, agent)].filter(Boolean).join(', ');

export const sessionsOf = ({ customer }: SessionsQuery): LoginSession[] =>
  (customer?.sessions ?? []).map(({ id, created_at, expires_at, user_agent, is_current }) => ({
    id,
    since: created_at,
    until: expires_at,
    device: deviceOf(user_agent),
    isCurrent: is_current,
  }));
