// A subscription's name, its start date, and how far its prices may rise before its customer must confirm.
import { addDays, type IsoDate, isIsoDate } from '#domain/calendar/calendar';
import type { Oere } from '#domain/money/money';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import { tidyLine } from '#domain/validate/written';
import { SUBSCRIPTION_INTERVALS, type SubscriptionInterval } from './rhythm';

export const MOST_SUBSCRIPTIONS = 50;
export const MOST_SUBSCRIPTION_LINES = 200;
export const LONGEST_SUBSCRIPTION_NAME = 60;
/** A year, leap years included. */
const FARTHEST_START_DAYS = 366;

export function subscriptionNameFrom(typed: string): Outcome<{ name: string }> {
  const field = 'name';
  const name = tidyLine(typed);
  if (name === '') return refusal('REQUIRED', { field });
  return [...name].length > LONGEST_SUBSCRIPTION_NAME
    ? refusal('TOO_LONG', { field, params: { max: LONGEST_SUBSCRIPTION_NAME } })
    : { ok: true, name };
}

export function subscriptionIntervalFrom(typed: string): Outcome<{ interval: SubscriptionInterval }> {
  const interval = SUBSCRIPTION_INTERVALS.find((known) => known === typed);
  return interval ? { ok: true, interval } : refusal('SUBSCRIPTION_INTERVAL_INVALID', { field: 'interval' });
}

/** A weekend or a holiday is a day to begin with: its delivery comes on the next day that has one. */
export function startDateFrom(typed: string, today: IsoDate): Outcome<{ startsOn: IsoDate }> {
  const field = 'startDate';
  const startsOn = typed.trim();
  if (startsOn === '') return refusal('REQUIRED', { field });
  if (!isIsoDate(startsOn)) return refusal('SUBSCRIPTION_START_INVALID', { field });
  if (startsOn <= today) return refusal('SUBSCRIPTION_START_PAST', { field });
  return startsOn > addDays(today, FARTHEST_START_DAYS)
    ? refusal('SUBSCRIPTION_START_FAR', { field })
    : { ok: true, startsOn };
}

/** By so many percent a price may rise above the agreed one; beyond that its customer must confirm first. */
export const AGREED_RISE_PERCENT = 10;

/** `agreed`: null where nothing was agreed yet. Held against what was agreed, and not against the last delivery: small rises add up. */
export const isAboveAgreed = (agreed: Oere | null, now: Oere): boolean =>
  agreed !== null && now * 100 > agreed * (100 + AGREED_RISE_PERCENT);
