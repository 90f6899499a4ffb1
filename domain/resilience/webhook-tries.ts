// How a receiver's reply to a webhook is judged, how long the next try waits, and when a delivery is given up.

const SECOND_MS = 1_000;
const LONGEST_PAUSE_MS = 6 * 60 * 60 * SECOND_MS;
const FIRST_PAUSE_MS = 5 * SECOND_MS;
/** A receiver that is back after an hour has what waited two minutes later. */
const LONGEST_RECEIVER_PAUSE_MS = 60 * SECOND_MS;

/** Tries of one delivery: with their pauses about three days. */
export const MOST_TRIES = 24;

/** Of one delivery, after the first failed try in a row, the second, and so on: 5 s, doubled up to six hours. */
export const pauseAfterFailures = (failures: number): number =>
  Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.max(0, Math.min(failures, 30) - 1));

/** Of everything for a receiver that is unavailable. */
export const pauseOfReceiver = (failures: number): number =>
  Math.min(LONGEST_RECEIVER_PAUSE_MS, pauseAfterFailures(failures));

export type WebhookVerdict =
  /** 2xx. */
  | 'taken'
  /** Down, slow or busy: everything for this receiver waits. */
  | 'unavailable'
  /** It does not take this event; others may still be. */
  | 'refused';

/** `status` null: no reply. A redirect is a wrong address, not a place to send a customer's data to. */
export function verdictOnWebhook(status: number | null): WebhookVerdict {
  if (status === null || status >= 500 || status === 408 || status === 425 || status === 429) return 'unavailable';
  return status >= 200 && status < 300 ? 'taken' : 'refused';
}

/** A refusal is tried as often as a failure, because a receiver under repair refuses too. */
export const isGivenUp = (tries: number): boolean => tries >= MOST_TRIES;
