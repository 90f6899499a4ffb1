// Limits of the upload form: each attempt costs room on a disk, or an SMS.
import type { Limits } from '#backend/db/limits';
import type { Context } from '#backend/graphql/context';
import { takeSmsNumber } from '#backend/mail/sms-number';
import { refusedBy } from '#backend/refusal';
import { refusal } from '#domain/refusal/refusals';

export async function takeUploadTry(limits: Limits, { clientAddress }: Context): Promise<void> {
  if (clientAddress && !(await limits.take('complaint-address', clientAddress)))
    throw refusedBy(refusal('TOO_MANY_TRIES'));
}

interface UploadParts {
  limits: Limits;
  requests: { smsCountries: readonly string[] };
}

/** The number as it is stored, counted as one SMS; throws the refusal at the field. */
export async function takeSms(typed: string, { limits, requests }: UploadParts, context: Context): Promise<string> {
  const taken = await takeSmsNumber(typed, { limits, smsCountries: requests.smsCountries }, context.clientAddress);
  if (taken.ok) return taken.mobile;
  if (taken.code === 'SMS_ENOUGH') context.note({}, 'No more SMS are sent today: SMS_PER_DAY is reached');
  throw refusedBy(taken);
}
