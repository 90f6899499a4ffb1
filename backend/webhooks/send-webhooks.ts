// Sends events to the receivers of webhooks: in order per subject, at least once, one process per receiver at a time.
import type { Pool } from 'pg';
import { inTransaction } from '#backend/db/transaction';
import { publishedEvent } from '#backend/events/event';
import { numberEvents } from '#backend/events/events.sql';
import type { Log } from '#backend/graphql/masking';
import type { Clock } from '#backend/ports/clock';
import {
  isGivenUp,
  pauseAfterFailures,
  pauseOfReceiver,
  verdictOnWebhook,
  type WebhookVerdict,
} from '#domain/resilience/webhook-tries';
import type { PostWebhook } from './post-webhook';
import { secretsFor } from './secrets';
import {
  claimWebhook,
  type DueDelivery,
  dueDeliveries,
  extendClaim,
  isAnyReceiver,
  noteDelivered,
  noteFailedTrial,
  noteFailedTry,
  queueDeliveries,
  releaseClaim,
  type TakenDelivery,
  trialDelivery,
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
  /** Until nothing is due. */
  sendAll(): Promise<void>;
  stop(): Promise<void>;
}

/** Longer than a batch and the last reply to it take. */
const CLAIM_MS = 60_000;
/** Events of different subjects, read together. */
const BATCH = 200;
/** Delivered ones, noted together. A process that is killed before sends them again. */
const NOTED_TOGETHER = 25;
/** No event of a batch is posted later. */
const BATCH_MS = 10_000;
const AT_ONCE = 16;
/** Then new events get their deliveries, and the other receivers another turn. */
const TURN_MS = 10_000;
const LOOK_MS = 2_000;

export function openWebhookSender(parts: WebhookParts): WebhookSender {
  const stopping = new AbortController();
  let round: Promise<void> | null = null;
  let timer: NodeJS.Timeout | null = null;
  const sendDue = async () => {
    while (await sendRound(parts, stopping.signal));
  };
  const sendAll = () => {
    round ??= sendDue().finally(() => {
      round = null;
    });
    return round;
  };
  return {
    sendAll,
    start() {
      const sendSoon = () => {
        sendAll().catch((failure: unknown) => parts.log.error({ err: failure }, 'Webhooks could not be sent'));
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

/** A turn for each receiver, side by side: one that is slow does not hold up the others. Returns whether more is due. */
async function sendRound(parts: WebhookParts, signal: AbortSignal): Promise<boolean> {
  const { pool, clock } = parts;
  if (!(await isAnyReceiver(pool))) return false;
  await numberEvents(pool);
  await inTransaction(pool, ({ client }) => queueDeliveries(client));
  const turns = new Map<number, Promise<boolean>>();
  while (!signal.aborted) {
    const now = clock.now();
    const webhook = await claimWebhook(pool, now, new Date(now.getTime() + CLAIM_MS), [...turns.keys()]);
    if (!webhook) break;
    turns.set(webhook.id, sendToReceiver(webhook, parts, signal));
  }
  return (await Promise.all(turns.values())).includes(true);
}

/** Returns whether more is due. */
async function sendToReceiver(webhook: WebhookRow, parts: WebhookParts, signal: AbortSignal): Promise<boolean> {
  const { pool, clock, log } = parts;
  const end = performance.now() + TURN_MS;
  let failures = webhook.failures;
  let resumeAt: Date | null = null;
  try {
    while (!signal.aborted && resumeAt === null) {
      if (performance.now() > end) return true;
      // While it is unknown whether the receiver is available again, one event at a time finds out.
      const isTrial = failures > 0;
      const due = isTrial
        ? await trialDelivery(pool, webhook.id)
        : await dueDeliveries(pool, webhook.id, clock.now(), BATCH);
      if (due.length === 0) break;
      await extendClaim(pool, webhook.id, new Date(clock.now().getTime() + CLAIM_MS));
      const isAvailable = await sendBatch(webhook, due, { ...parts, isTrial }, signal);
      if (signal.aborted) break;
      failures = isAvailable ? 0 : failures + 1;
      if (!isAvailable) resumeAt = new Date(clock.now().getTime() + pauseOfReceiver(failures));
    }
    if (resumeAt) log.error({ webhook: webhook.name, failures, resumeAt }, 'The receiver of a webhook is unavailable');
    return false;
  } finally {
    await releaseClaim(pool, webhook.id, { failures, resumeAt });
  }
}

/** Until the receiver is found unavailable: then the result is false, and nothing further is posted. */
async function sendBatch(
  webhook: WebhookRow,
  due: readonly DueDelivery[],
  parts: WebhookParts & { isTrial: boolean },
  signal: AbortSignal,
): Promise<boolean> {
  const end = performance.now() + BATCH_MS;
  const waiting = due.values();
  const taken: TakenDelivery[] = [];
  let isAvailable = true;
  const lane = async () => {
    for (const delivery of waiting) {
      const verdict = await sendDelivery(webhook, delivery, { ...parts, taken }, signal);
      if (taken.length >= NOTED_TOGETHER) await noteDelivered(parts.pool, webhook.id, taken.splice(0));
      if (verdict === 'unavailable') isAvailable = false;
      if (!isAvailable || signal.aborted || performance.now() > end) return;
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, lane));
  } finally {
    await noteDelivered(parts.pool, webhook.id, taken);
  }
  return isAvailable;
}

async function sendDelivery(
  webhook: WebhookRow,
  delivery: DueDelivery,
  { pool, clock, post, isTrial, taken }: WebhookParts & { isTrial: boolean; taken: TakenDelivery[] },
  signal: AbortSignal,
): Promise<WebhookVerdict> {
  const body = JSON.stringify(publishedEvent(delivery));
  const message = { id: `evt_${delivery.event_id}`, body, secrets: secretsFor(webhook, clock.now()) };
  const reply = await post(webhook.url, message, { now: clock.now(), signal });
  // The shop stops: the try does not count, and the event is sent at the next start.
  if (signal.aborted && reply.status === null) return 'unavailable';
  const verdict = verdictOnWebhook(reply.status);
  const now = clock.now();
  const noted = { status: reply.status, failure: reply.reason };
  if (verdict === 'taken') taken.push({ eventId: delivery.event_id, status: reply.status ?? 0, at: now });
  // The receiver is known to be unavailable, which is no fault of this event.
  else if (isTrial && verdict === 'unavailable') await noteFailedTrial(pool, webhook.id, delivery.event_id, noted);
  else {
    const tries = delivery.tries + 1;
    const nextTryAt = isGivenUp(tries) ? null : new Date(now.getTime() + pauseAfterFailures(tries));
    await noteFailedTry(pool, webhook.id, delivery.event_id, { ...noted, nextTryAt, now });
  }
  return verdict;
}
