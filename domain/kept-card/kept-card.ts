// Cards stored by the payment provider for their owners: how long one can be used, and all related refusal codes.
import type { IsoDate } from '#domain/calendar/calendar';

export const KEPT_CARDS = {
  CARD_AGREEMENT_MISSING: 'errors:cards.agreementMissing', // a card is stored only with its owner's consent
  CARD_PAGE_UNAVAILABLE: 'errors:cards.pageUnavailable', // the provider does not answer
  CARD_NOT_FOUND: 'errors:cards.notFound',
  CARD_REQUIRED: 'errors:cards.required',
  CARD_EXPIRED: 'errors:cards.expired',
  CARD_DECLINED: 'errors:cards.declined',
  CARD_UNANSWERED: 'errors:cards.unanswered', // the provider did not say in time whether there was money
  CARDS_TOO_MANY: 'errors:cards.tooMany', // params max
} as const;

export const MOST_KEPT_CARDS = 10;

/** `expiresOn`: the last day on which it can be used. */
export const isCardExpired = (expiresOn: IsoDate, on: IsoDate): boolean => on > expiresOn;

/** A card is valid until the end of the month printed on it. */
export const lastDayOfCard = (year: number, month: number): IsoDate =>
  new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);

/** The public name of a card as the shop gives it out: up to 64 hexadecimal figures. '' for anything that names no card. */
export const cardKeyFrom = (typed: string): string => (/^[0-9a-f]{1,64}$/.test(typed) ? typed : '');
