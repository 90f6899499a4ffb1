// Acts on a receiver of webhooks, for the command line and the back office: a signed test call, and events sent once more.
import type { Pool } from 'pg';
import { inTransaction } from '#backend/db/transaction';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import { verdictOnWebhook } from '#domain/resilience/webhook-tries';
import { type PostWebhook, webhookPoster } from './post-webhook';
import { secretsFor } from './secrets';
import { type ReplayRange, replayDeliveries, webhookByName } from './webhooks.sql';

/** Shorter than that of events: a member of staff waits for the reply. */
const TEST_PATIENCE_MS = 8_000;

interface Acting {
  pool: Pool;
  now: Date;
}

/** `reply`: what the receiver answered. */
export async function testWebhook(
  name: string,
  { pool, now }: Acting,
  post: PostWebhook = webhookPoster(TEST_PATIENCE_MS),
): Promise<Outcome<{ reply: string }>> {
  const webhook = await webhookByName(pool, name);
  if (!webhook) return refusal('WEBHOOK_NOT_FOUND');
  const body = JSON.stringify({
    ...{ number: 0, type: 'webhook.test', version: 1, timestamp: now.toISOString() },
    ...{ subject: { kind: 'webhook', id: name }, store: null, data: {} },
  });
  const message = { id: `test_${now.getTime()}`, body, secrets: secretsFor(webhook, now) };
  // The time of the signature is that of the call, on any clock of the shop.
  const { status, reason } = await post(webhook.url, message, {
    ...{ now: new Date(), signal: new AbortController().signal },
  });
  const done: Outcome<{ reply: string }> =
    verdictOnWebhook(status) === 'taken'
      ? { ok: true, reply: reason }
      : refusal('WEBHOOK_TEST_REFUSED', { params: { reply: reason } });
  // Nothing is changed; the transaction is what the log of staff observes.
  return inTransaction(pool, async () => done);
}

/** `count`: how many are sent once more; none where all of them wait already. */
export async function replayWebhook(
  name: string,
  range: ReplayRange,
  { pool }: Pick<Acting, 'pool'>,
): Promise<Outcome<{ count: number }>> {
  const { from, to, givenUpAlone, number } = range;
  if (!from && !to && !givenUpAlone && number === null) return refusal('REPLAY_UNBOUNDED', { field: 'from' });
  if (from && to && from >= to) return refusal('REPLAY_ENDS_BEFORE', { field: 'until' });
  return inTransaction(pool, async ({ client }): Promise<Outcome<{ count: number }>> => {
    const webhook = await webhookByName(client, name);
    if (!webhook) return refusal('WEBHOOK_NOT_FOUND');
    return { ok: true, count: await replayDeliveries(client, webhook.id, range) };
  });
}
