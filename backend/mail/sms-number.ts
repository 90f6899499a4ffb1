// The number that an SMS goes to: readable, in a country that is served, and within the limits of address, number and day, in this order.
import type { Limits } from '#backend/db/limits';
import { isReachedBySms } from '#backend/ports/sms/reachable';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import { phoneFrom } from '#domain/validate/phone';

export interface SmsParts {
  limits: Limits;
  /** Mobile numbers of these countries are sent SMS. */
  smsCountries: readonly string[];
}

/** As it is stored; null for a number that no SMS is sent to. */
export function reachedNumber(typed: string, { smsCountries }: Pick<SmsParts, 'smsCountries'>): string | null {
  const stored = phoneFrom(typed);
  return stored !== null && isReachedBySms(stored, smsCountries) ? stored : null;
}

/** As it is stored, counted as one SMS. `clientAddress`: '' where the sender is not limited. */
export async function takeSmsNumber(
  typed: string,
  { limits, ...countries }: SmsParts,
  clientAddress: string,
): Promise<Outcome<{ mobile: string }>> {
  const field = 'mobile';
  if (phoneFrom(typed) === null) return refusal('PHONE_INVALID', { field });
  const mobile = reachedNumber(typed, countries);
  if (mobile === null) return refusal('MOBILE_NOT_REACHED', { field });
  if (clientAddress && !(await limits.take('sms-address', clientAddress))) return refusal('TOO_MANY_TRIES');
  if (!(await limits.take('sms-mobile', mobile))) return refusal('TOO_MANY_TRIES', { field });
  return (await limits.take('sms-day', 'all')) ? { ok: true, mobile } : refusal('SMS_ENOUGH', { field });
}
