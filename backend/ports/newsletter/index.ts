// The way out to a service that sends newsletters: it is told who is to get them and who is not. Without one the shop's own table says it,
// and `shop newsletter export` hands it over.
import { mailerLite } from './mailerlite';

/** What a service is told of an address. */
export interface ToldAddress {
  email: string;
  status: 'SUBSCRIBED' | 'UNSUBSCRIBED';
  language: 'da' | 'en';
  /** Code of the store that asked. */
  store: string;
  /** When and where the consent was given; null for an address that leaves. */
  consent: { at: Date; location: string } | null;
  /** For its letters: leaves by one press. Null for an address that the shop has forgotten. */
  leaveAt: string | null;
}

/** `isForGood`: the service wants nothing of this address, and is not asked again. */
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
