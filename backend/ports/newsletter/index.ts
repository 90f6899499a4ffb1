// The port to a service that sends newsletters: it is notified of subscriptions and unsubscriptions. Without one the shop's own table is
// authoritative, and `shop newsletter export` exports it.
import { mailerLite } from './mailerlite';

/** An address as sent to a service. */
export interface ToldAddress {
  email: string;
  status: 'SUBSCRIBED' | 'UNSUBSCRIBED';
  language: 'da' | 'en';
  /** Code of the store of the sign-up. */
  store: string;
  /** When and where the consent was given; null for an address that leaves. */
  consent: { at: Date; location: string } | null;
  /** For its letters: leaves by one press. Null for an address that the shop has forgotten. */
  leaveAt: string | null;
}

/** `isForGood`: the service rejects this address permanently, and is not called again. */
export type ToldOutcome = { ok: true } | { ok: false; isForGood: boolean; why: string };

export interface NewsletterService {
  /** Never throws: a service that is down, slow or talks rubbish is an outcome. */
  tell(address: ToldAddress, signal: AbortSignal): Promise<ToldOutcome>;
}

export interface NewsletterSettings {
  key: string;
  url: string;
}

/** Null: no service is connected. */
export const openNewsletterService = (settings: NewsletterSettings | null): NewsletterService | null =>
  settings && mailerLite(settings);
