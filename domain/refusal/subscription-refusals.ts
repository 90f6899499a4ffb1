// Codes of every no that is about subscriptions, each with the i18n key of its words. Spec §8 "Subscription".

import { KEPT_CARDS } from '#domain/kept-card/kept-card';

export const SUBSCRIPTIONS = {
  ...KEPT_CARDS, // what they are paid with
  SUBSCRIPTION_NOT_FOUND: 'errors:subscriptions.notFound',
  SUBSCRIPTION_NOT_ALLOWED: 'errors:subscriptions.notAllowed', // §3 is_subscription_enabled
  SUBSCRIPTION_ENDED: 'errors:subscriptions.ended',
  SUBSCRIPTION_STATE_WRONG: 'errors:subscriptions.stateWrong',
  SUBSCRIPTION_DATE_PASSED: 'errors:subscriptions.datePassed', // the delivery that was to be skipped is ordered already
  SUBSCRIPTION_INTERVAL_INVALID: 'errors:subscriptions.intervalInvalid',
  SUBSCRIPTION_START_INVALID: 'errors:subscriptions.startInvalid',
  SUBSCRIPTION_START_PAST: 'errors:subscriptions.startPast',
  SUBSCRIPTION_START_FAR: 'errors:subscriptions.startFar',
  SUBSCRIPTION_MINIMUM: 'errors:subscriptions.minimum', // §8 "A minimum purchase is not met"; params least
  SUBSCRIPTION_NOTHING_LEFT: 'errors:subscriptions.nothingLeft', // nothing of it can be bought now
  SUBSCRIPTION_NOTHING_TO_ADD: 'errors:subscriptions.nothingToAdd', // an empty cart, or goods that are not repeated
  SUBSCRIPTION_PRICES_ROSE: 'errors:subscriptions.pricesRose', // by more than was agreed
  SUBSCRIPTION_ADDRESS_GONE: 'errors:subscriptions.addressGone', // deleted from the address book, or never in it
  SUBSCRIPTION_PAYMENT_GONE: 'errors:subscriptions.paymentGone', // on invoice, which its customer can no longer buy on, or on card, which the shop no longer takes
  SUBSCRIPTION_FULL: 'errors:subscriptions.full', // params max
  SUBSCRIPTIONS_TOO_MANY: 'errors:subscriptions.tooMany', // params max
} as const;
