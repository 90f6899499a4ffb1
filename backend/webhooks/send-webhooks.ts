// Sends events to the receivers of webhooks: in order per subject, at least once, one process per receiver at a time.
import type { Pool } from 'pg';
import { inTransaction } from '#backend/db/transaction';
import { publishedEvent } from '#backend/events/event';
import { numberEvents } from '#backend/events/events.sql';
import type { Log } from '#backend/graphql/masking';
import type { Clock } from '#backend/ports/clock';
import { isGivenUp, pauseAfterFailures, verdictOnWebhook, type WebhookVerdict } from '#domain/resilience/webhook-tries';
import type { PostWebhook } from './post-webhook';
import { secretsFor } from './secrets';
import {
  claimWebhook,
  type DueDelivery,
  dueDeliveries,
  extendClaim,
  isAnyReceiver,
  noteDelivered,
  noteFailedTry,
  queueDeliveries,
  releaseClaim,
  type WebhookRow,
} from './webhooks.sql';

export interface WebhookParts {
  pool: Pool;
  clock: Clock;
  log: Log;
  post: PostWebhook;
}

export interface WebhookSender {
  /** Looks for new events every few seconds, which sends the first one soon after its commit. */
  start(): void;
  /** One round at a time, until nothing is due. */
  sendAll(): Promise<void>;
  stop(): Promise<void>;
}

/** Longer than a batch of tries may take that are sent side by side. */
const CLAIM_MS = 60_000;
/** Events of different subjects, sent side by side. */
const AT_ONCE = 8;
const LOOK_MS = 2_000;

export function openWebhookSender(parts: WebhookParts): WebhookSender {
  const stopping = new AbortController();
  let round: Promise<void> | null = null;
  let timer: NodeJS.Timeout | null = null;
  const sendRound = () => {
    round ??= sendDueWebhooks(parts, stopping.signal).finally(() => {
      round = null;
    });
    return round;
  };
  return {
    sendAll: sendRound,
    start() {
      const sendSoon = () => {
        sendRound().catch((failure: unknown) => parts.log.error({ err: failure }, 'Webhooks could not be sent'));
      };
      timer ??= setInterval(sendSoon, LOOK_MS).unref();
    },
    async stop() {
      if (timer) clearInterval(timer);
      stopping.abort();
      await round?.catch(() => undefined);
    },
  };
}

async function sendDueWebhooks(parts: WebhookParts, signal: AbortSignal): Promise<void> {
  const { pool, clock } = parts;
  if (!(await isAnyReceiver(pool))) return;
  await numberEvents(pool);
  await inTransaction(pool, ({ client }) => queueDeliveries(client));
  // Each receiver once a round: one that hangs does not keep the others waiting for another turn.
  const done: number[] = [];
  while (!signal.aborted) {
    const now = clock.now();
    const webhook = await claimWebhook(pool, now, new Date(now.getTime() + CLAIM_MS), done);
    if (!webhook) return;
    done.push(webhook.id);
    await sendToReceiver(webhook, parts, signal);
  }
}

async function sendToReceiver(webhook: WebhookRow, parts: WebhookParts, signal: AbortSignal): Promise<void> {
  const { pool, clock, log } = parts;
  let failures = webhook.failures;
  let resumeAt: Date | null = null;
  try {
    while (!signal.aborted && resumeAt === null) {
      // While it is unknown whether the receiver is available again, one trial event is sent.
      const due = await dueDeliveries(pool, webhook.id, clock.now(), failures > 0 ? 1 : AT_ONCE);
      if (due.length === 0) break;
      await extendClaim(pool, webhook.id, new Date(clock.now().getTime() + CLAIM_MS));
      const verdicts = await Promise.all(due.map((delivery) => sendDelivery(webhook, delivery, parts, signal)));
      const isUnavailable = verdicts.includes('unavailable');
      failures = isUnavailable ? failures + 1 : 0;
      if (isUnavailable) resumeAt = new Date(clock.now().getTime() + pauseAfterFailures(failures));
    }
    if (resumeAt) log.error({ webhook: webhook.name, failures, resumeAt }, 'The receiver of a webhook is unavailable');
  } finally {
    await releaseClaim(pool, webhook.id, { failures, resumeAt });
  }
}

async function sendDelivery(
  webhook: WebhookRow,
  delivery: DueDelivery,
  { pool, clock, post }: WebhookParts,
  signal: AbortSignal,
): Promise<WebhookVerdict> {
  const body = JSON.stringify(publishedEvent(delivery));
  const message = { id: `evt_${delivery.event_id}`, body, secrets: secretsFor(webhook, clock.now()) };
  const reply = await post(webhook.url, message, { now: clock.now(), signal });
  // The shop stops: the try does not count, and the event is sent at the next start.
  if (signal.aborted && reply.status === null) return 'unavailable';
  const verdict = verdictOnWebhook(reply.status);
  const now = clock.now();
  if (verdict === 'taken') await noteDelivered(pool, webhook.id, delivery.event_id, reply.status ?? 0, now);
  else {
    const tries = delivery.tries + 1;
    const nextTryAt = isGivenUp(tries) ? null : new Date(now.getTime() + pauseAfterFailures(tries));
    await noteFailedTry(pool, webhook.id, delivery.event_id, { ...reply, failure: reply.reason, nextTryAt, now });
  }
  return verdict;
}
