// Limits of the upload form: each attempt costs room on a disk, or an SMS.
import type { Limits } from '#backend/db/limits';
import type { Context } from '#backend/graphql/context';
import { isReachedBySms } from '#backend/ports/sms/reachable';
import { refusedBy } from '#backend/refusal';
import { refusal } from '#domain/refusal/refusals';
import { phoneFrom } from '#domain/validate/phone';

type Kind = 'complaint-address' | 'sms-address';

export async function takeUploadTry(limits: Limits, kind: Kind, { clientAddress }: Context): Promise<void> {
  if (clientAddress && !(await limits.take(kind, clientAddress))) throw refusedBy(refusal('TOO_MANY_TRIES'));
}

interface SmsParts {
  limits: Limits;
  requests: { smsCountries: readonly string[] };
}

/** The number as it is stored, counted as one SMS; throws the refusal at the field. */
export async function takeSms(typed: string, { limits, requests }: SmsParts, context: Context): Promise<string> {
  const mobile = phoneFrom(typed);
  const field = 'mobile';
  if (mobile === null) throw refusedBy(refusal('PHONE_INVALID', { field }));
  if (!isReachedBySms(mobile, requests.smsCountries)) throw refusedBy(refusal('MOBILE_NOT_REACHED', { field }));
  await takeUploadTry(limits, 'sms-address', context);
  if (!(await limits.take('sms-mobile', mobile))) throw refusedBy(refusal('TOO_MANY_TRIES', { field }));
  if (await limits.take('sms-day', 'all')) return mobile;
  context.note({}, 'No more SMS are sent today: SMS_PER_DAY is reached');
  throw refusedBy(refusal('SMS_ENOUGH', { field }));
}
