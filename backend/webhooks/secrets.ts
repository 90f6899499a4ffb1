// Secrets of webhooks: made by the shop, stored sealed, and for a while two at once when one is replaced.
import { randomBytes } from 'node:crypto';
import { seal, unseal } from '#backend/db/sealed';
import type { WebhookRow } from './webhooks.sql';

const CURRENT = 'webhook.secret';
const EARLIER = 'webhook.earlier_secret';
const SECRET_BYTES = 32;

/** In the form of the specification. */
export const newWebhookSecret = (): string => `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;

export const sealWebhookSecret = (clear: string): string => seal(clear, CURRENT);

/** The stored secret as the one that is replaced. */
export const sealAsEarlier = (stored: string): string => seal(unseal(stored, CURRENT), EARLIER);

/** Clear; the current one first. */
export function secretsFor(
  { secret, earlier_secret, earlier_until }: Pick<WebhookRow, 'secret' | 'earlier_secret' | 'earlier_until'>,
  now: Date,
): string[] {
  const current = unseal(secret, CURRENT);
  const isTwo = earlier_secret !== null && earlier_until !== null && now < earlier_until;
  return isTwo ? [current, unseal(earlier_secret, EARLIER)] : [current];
}
