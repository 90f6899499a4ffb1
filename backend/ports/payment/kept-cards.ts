// The part of the payment provider's port that stores cards: their owner enters one on the provider's page, and the shop gets a token by which
// money can be authorised without them. A card's number is never here.
import type { IsoDate } from '#domain/calendar/calendar';
import type { Oere } from '#domain/money/money';
import type { Outcome } from '#domain/refusal/refusals';

export interface CardPageRequest {
  /** Identifies the card towards the provider; a repeated request with the same name opens nothing new. */
  publicHash: string;
  email: string;
  language: 'da' | 'en';
  /** Absolute URLs in the shop that the provider's page leads back to. */
  returnUrl: string;
  cancelUrl: string;
}

export interface GivenCard {
  /** What the provider calls the card. */
  token: string;
  brand: string;
  lastFour: string;
  /** The last day on which it can be used. */
  expiresOn: IsoDate;
}

export interface CardAuthorisation {
  /** The caller's idempotency key: repeated under the same key, money is authorised once. */
  key: string;
  token: string;
  /** Names the payment, in the provider's later words about it as well. */
  sessionToken: string;
  orderNumber: string;
  amount: Oere;
}

/** `reference` is what the provider calls the payment. */
export type CardAnswer = Outcome<{ reference: string }>;

/** A provider that cannot be reached throws: nothing is known then, and it may be tried again. */
export interface CardKeeping {
  open(request: CardPageRequest): Promise<{ redirectUrl: string; reference: string }>;
  /** What was given on its page; null where nothing was (yet). Absent: the page itself says so. */
  read?(page: { publicHash: string; reference: string }): Promise<GivenCard | null>;
  /** Reserves money, which is taken as goods leave. Refuses where the bank does. */
  authorise(wanted: CardAuthorisation): Promise<CardAnswer>;
  /** One that it has forgotten already is forgotten. */
  forget(token: string): Promise<void>;
}
