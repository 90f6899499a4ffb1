// SQL of webhooks: receivers, the deliveries of new events to them, and what became of each.
import { prepared } from '#backend/db/prepared';
import type { Queryable } from '#backend/db/queryable';

export interface WebhookRow {
  id: number;
  name: string;
  url: string;
  kinds: string[] | null;
  stores: string[] | null;
  secret: string;
  earlier_secret: string | null;
  earlier_until: Date | null;
  failures: number;
  resume_at: Date | null;
}

const RECEIVER = 'id, name, url, kinds, stores, secret, earlier_secret, earlier_until, failures, resume_at';

export async function webhookByName(on: Queryable, name: string): Promise<WebhookRow | null> {
  const text = `SELECT ${RECEIVER} FROM webhook WHERE name = $1 AND stopped_at IS NULL`;
  return (await on.query<WebhookRow>(prepared(text, [name]))).rows[0] ?? null;
}

export interface NewWebhook {
  name: string;
  url: string;
  kinds: readonly string[] | null;
  stores: readonly string[] | null;
  /** Sealed. */
  secret: string;
}

const INSERT = `INSERT INTO webhook (name, url, kinds, stores, secret, queued_to, created_at)
  SELECT $1, $2, $3, $4, $5, greatest((SELECT max(number) FROM business_event), n.number), $6 FROM business_event_end n
  ON CONFLICT (name) DO NOTHING RETURNING id`;

/** Events from now on are sent. False: the name is taken. */
export async function insertWebhook(on: Queryable, made: NewWebhook, now: Date): Promise<boolean> {
  const { name, url, kinds, stores, secret } = made;
  return (await on.query<{ id: number }>(prepared(INSERT, [name, url, kinds, stores, secret, now]))).rows.length > 0;
}

export async function replaceSecret(
  on: Queryable,
  id: number,
  { secret, earlier, until }: { secret: string; earlier: string; until: Date },
): Promise<void> {
  const text = 'UPDATE webhook SET secret = $2, earlier_secret = $3, earlier_until = $4 WHERE id = $1';
  await on.query<Record<string, never>>(prepared(text, [id, secret, earlier, until]));
}

/** With its deliveries. */
export async function deleteWebhook(on: Queryable, name: string): Promise<boolean> {
  const text = 'DELETE FROM webhook WHERE name = $1 RETURNING id';
  return (await on.query<{ id: number }>(prepared(text, [name]))).rows.length > 0;
}

export interface ListedWebhook {
  name: string;
  url: string;
  kinds: string[] | null;
  stores: string[] | null;
  failures: number;
  resume_at: Date | null;
  waiting: number;
  delivered: number;
  given_up: number;
  last_delivered_at: Date | null;
  /** When the event of the oldest waiting delivery was written. */
  waiting_since: Date | null;
}

const LIST = `SELECT w.name, w.url, w.kinds, w.stores, w.failures, w.resume_at,
    (count(d.event_id) FILTER (WHERE d.delivered_at IS NULL AND d.given_up_at IS NULL))::int AS waiting,
    (count(d.delivered_at))::int AS delivered, (count(d.given_up_at))::int AS given_up, max(d.delivered_at) AS last_delivered_at,
    (SELECT min(e.at) FROM webhook_delivery x JOIN business_event e ON e.id = x.event_id
      WHERE x.webhook_id = w.id AND x.delivered_at IS NULL AND x.given_up_at IS NULL) AS waiting_since
  FROM webhook w LEFT JOIN webhook_delivery d ON d.webhook_id = w.id GROUP BY w.id ORDER BY w.name`;

export async function listWebhooks(on: Queryable): Promise<ListedWebhook[]> {
  return (await on.query<ListedWebhook>(prepared(LIST, []))).rows;
}

const QUEUE = `WITH hooks AS (SELECT id, kinds, stores, queued_to FROM webhook WHERE stopped_at IS NULL FOR UPDATE),
  span AS (SELECT max(number) AS last FROM business_event),
  made AS (INSERT INTO webhook_delivery (webhook_id, event_id, number)
    SELECT h.id, e.id, e.number FROM hooks h JOIN business_event e ON e.number > h.queued_to
      WHERE (h.kinds IS NULL OR e.kind = ANY (h.kinds)) AND (h.stores IS NULL OR e.store IS NULL OR e.store = ANY (h.stores))
    ON CONFLICT DO NOTHING)
  UPDATE webhook w SET queued_to = s.last FROM span s WHERE w.id IN (SELECT id FROM hooks) AND w.queued_to < s.last`;

/** Every numbered event gets its deliveries once. */
export async function queueDeliveries(on: Queryable): Promise<void> {
  await on.query<Record<string, never>>(prepared(QUEUE, []));
}

export async function isAnyReceiver(on: Queryable): Promise<boolean> {
  const text = 'SELECT EXISTS (SELECT FROM webhook WHERE stopped_at IS NULL) AS found';
  return (await on.query<{ found: boolean }>(prepared(text, []))).rows[0]?.found ?? false;
}

const CLAIM = `UPDATE webhook SET claimed_until = $2 WHERE id = (SELECT w.id FROM webhook w
    WHERE w.stopped_at IS NULL AND (w.claimed_until IS NULL OR w.claimed_until <= $1) AND (w.resume_at IS NULL OR w.resume_at <= $1)
      AND w.id <> ALL ($3::int[])
      AND EXISTS (SELECT FROM webhook_delivery d WHERE d.webhook_id = w.id AND d.delivered_at IS NULL AND d.given_up_at IS NULL
        AND (w.failures > 0 OR d.next_try_at IS NULL OR d.next_try_at <= $1))
    ORDER BY w.id LIMIT 1 FOR UPDATE SKIP LOCKED) RETURNING ${RECEIVER}`;

/** The next receiver that has something due and that no other process sends to; null: none. */
export async function claimWebhook(
  on: Queryable,
  now: Date,
  until: Date,
  without: readonly number[],
): Promise<WebhookRow | null> {
  return (await on.query<WebhookRow>(prepared(CLAIM, [now, until, [...without]]))).rows[0] ?? null;
}

/** Longer, because it is still sent to. */
export async function extendClaim(on: Queryable, id: number, until: Date): Promise<void> {
  await on.query<Record<string, never>>(prepared('UPDATE webhook SET claimed_until = $2 WHERE id = $1', [id, until]));
}

export interface ReceiverState {
  failures: number;
  resumeAt: Date | null;
}

export async function releaseClaim(on: Queryable, id: number, { failures, resumeAt }: ReceiverState): Promise<void> {
  const text = 'UPDATE webhook SET claimed_until = NULL, failures = $2, resume_at = $3 WHERE id = $1';
  await on.query<Record<string, never>>(prepared(text, [id, failures, resumeAt]));
}

export interface DueDelivery {
  event_id: number;
  tries: number;
  number: number;
  kind: string;
  version: number;
  subject_kind: string;
  subject: string | null;
  store: string | null;
  at: Date;
  state: unknown;
}

/** The due events among which those of different subjects are selected: the cost of a batch does not grow with the number that waits. */
const LOOK_AT = 1_000;

// An event waits while an earlier one of its subject is still to be delivered to this receiver: one that waits for its next try, or another due one.
const DUE = `WITH paused AS MATERIALIZED (
    SELECT b.subject_kind, b.subject_id, min(x.number) AS number FROM webhook_delivery x JOIN business_event b ON b.id = x.event_id
      WHERE x.webhook_id = $1 AND x.delivered_at IS NULL AND x.given_up_at IS NULL AND x.next_try_at > $2 GROUP BY 1, 2),
  head AS MATERIALIZED (
    SELECT d.event_id, d.number, e.subject_kind, e.subject_id FROM webhook_delivery d JOIN business_event e ON e.id = d.event_id
      WHERE d.webhook_id = $1 AND d.delivered_at IS NULL AND d.given_up_at IS NULL AND (d.next_try_at IS NULL OR d.next_try_at <= $2)
        AND NOT EXISTS (SELECT FROM paused p WHERE p.subject_kind = e.subject_kind AND p.subject_id = e.subject_id AND p.number < d.number)
      ORDER BY d.number LIMIT ${LOOK_AT}),
  firsts AS (SELECT DISTINCT ON (subject_kind, subject_id) event_id, number FROM head ORDER BY subject_kind, subject_id, number)
  SELECT d.event_id, d.tries, e.number, e.kind, e.version, e.subject_kind, e.subject, e.store, e.at, e.state
    FROM (SELECT event_id, number FROM firsts ORDER BY number LIMIT $3) f JOIN webhook_delivery d ON d.webhook_id = $1 AND d.event_id = f.event_id
      JOIN business_event e ON e.id = f.event_id ORDER BY f.number`;

export async function dueDeliveries(
  on: Queryable,
  webhookId: number,
  now: Date,
  limit: number,
): Promise<DueDelivery[]> {
  return (await on.query<DueDelivery>(prepared(DUE, [webhookId, now, limit]))).rows;
}

const TRIAL = `WITH head AS MATERIALIZED (
    SELECT d.event_id, d.tries, e.number, e.kind, e.version, e.subject_kind, e.subject_id, e.subject, e.store, e.at, e.state
      FROM webhook_delivery d JOIN business_event e ON e.id = d.event_id
      WHERE d.webhook_id = $1 AND d.delivered_at IS NULL AND d.given_up_at IS NULL ORDER BY d.number LIMIT ${LOOK_AT}),
  firsts AS (SELECT DISTINCT ON (subject_kind, subject_id) * FROM head ORDER BY subject_kind, subject_id, number)
  SELECT event_id, tries, number, kind, version, subject_kind, subject, store, at, state FROM firsts ORDER BY tries, number LIMIT 1`;

/** Of the waiting events one that was tried least: an event at which the receiver always fails does not block the others. */
export async function trialDelivery(on: Queryable, webhookId: number): Promise<DueDelivery[]> {
  return (await on.query<DueDelivery>(prepared(TRIAL, [webhookId]))).rows;
}

export interface TakenDelivery {
  eventId: number;
  status: number;
  at: Date;
}

const DELIVERED = `UPDATE webhook_delivery d SET delivered_at = t.at, given_up_at = NULL, next_try_at = NULL, tries = tries + 1, last_status = t.status, failure = NULL
  FROM unnest($2::bigint[], $3::int[], $4::timestamptz[]) AS t (event_id, status, at) WHERE d.webhook_id = $1 AND d.event_id = t.event_id`;

export async function noteDelivered(on: Queryable, webhookId: number, taken: readonly TakenDelivery[]): Promise<void> {
  if (taken.length === 0) return;
  const [ids, statuses, moments] = [
    taken.map(({ eventId }) => eventId),
    taken.map(({ status }) => status),
    taken.map(({ at }) => at),
  ];
  await on.query<Record<string, never>>(prepared(DELIVERED, [webhookId, ids, statuses, moments]));
}

export interface FailedTry {
  status: number | null;
  failure: string;
  /** Null: it is given up. */
  nextTryAt: Date | null;
  now: Date;
}

/** It does not count among the tries after which the event is given up. */
export async function noteFailedTrial(
  on: Queryable,
  webhookId: number,
  eventId: number,
  { status, failure }: Pick<FailedTry, 'status' | 'failure'>,
): Promise<void> {
  const text = 'UPDATE webhook_delivery SET last_status = $3, failure = $4 WHERE webhook_id = $1 AND event_id = $2';
  await on.query<Record<string, never>>(prepared(text, [webhookId, eventId, status, failure]));
}

const FAILED = `UPDATE webhook_delivery SET tries = tries + 1, last_status = $3, failure = $4, next_try_at = $5,
    given_up_at = CASE WHEN $5::timestamptz IS NULL THEN $6::timestamptz END WHERE webhook_id = $1 AND event_id = $2`;

export async function noteFailedTry(
  on: Queryable,
  webhookId: number,
  eventId: number,
  { status, failure, nextTryAt, now }: FailedTry,
): Promise<void> {
  await on.query<Record<string, never>>(prepared(FAILED, [webhookId, eventId, status, failure, nextTryAt, now]));
}

export interface GivenUpDelivery {
  webhook: string;
  number: number;
  kind: string;
  subject: string | null;
  tries: number;
  given_up_at: Date;
  last_status: number | null;
  failure: string | null;
}

const GIVEN_UP = `SELECT w.name AS webhook, d.number, e.kind, e.subject, d.tries, d.given_up_at, d.last_status, d.failure
  FROM webhook_delivery d JOIN webhook w ON w.id = d.webhook_id JOIN business_event e ON e.id = d.event_id
  WHERE d.given_up_at IS NOT NULL AND ($1::text IS NULL OR w.name = $1) ORDER BY d.given_up_at DESC, d.number LIMIT $2`;

export async function givenUpDeliveries(on: Queryable, name: string | null, limit: number): Promise<GivenUpDelivery[]> {
  return (await on.query<GivenUpDelivery>(prepared(GIVEN_UP, [name, limit]))).rows;
}

export interface ReplayRange {
  /** Moments; `to` is left out itself. Null: no bound. */
  from: Date | null;
  to: Date | null;
  /** Only deliveries that were given up. */
  givenUpAlone: boolean;
  /** Only this event. */
  number: number | null;
  /** Deliveries that ended since are left as they are: a form that is sent twice sends events once. */
  endedBefore: Date | null;
}

const REPLAY = `INSERT INTO webhook_delivery AS d (webhook_id, event_id, number)
  SELECT w.id, e.id, e.number FROM webhook w JOIN business_event e ON e.number <= w.queued_to
    WHERE w.id = $1 AND ($2::timestamptz IS NULL OR e.at >= $2) AND ($3::timestamptz IS NULL OR e.at < $3)
      AND (w.kinds IS NULL OR e.kind = ANY (w.kinds)) AND (w.stores IS NULL OR e.store IS NULL OR e.store = ANY (w.stores))
      AND (NOT $4::boolean OR EXISTS (SELECT FROM webhook_delivery x WHERE x.webhook_id = w.id AND x.event_id = e.id AND x.given_up_at IS NOT NULL))
      AND ($5::bigint IS NULL OR e.number = $5)
  ON CONFLICT (webhook_id, event_id) DO UPDATE SET tries = 0, next_try_at = NULL, delivered_at = NULL, given_up_at = NULL
    WHERE $6::timestamptz IS NULL OR coalesce(d.delivered_at, d.given_up_at, '-infinity') < $6
  RETURNING d.number`;

/** Sent once more, also what was delivered or given up. Returns how many; the receiver is tried at once. */
export async function replayDeliveries(
  on: Queryable,
  webhookId: number,
  { from, to, givenUpAlone, number, endedBefore }: ReplayRange,
): Promise<number> {
  const bounds = [webhookId, from, to, givenUpAlone, number, endedBefore];
  const { rows } = await on.query<{ number: number }>(prepared(REPLAY, bounds));
  const text = 'UPDATE webhook SET failures = 0, resume_at = NULL WHERE id = $1';
  await on.query<Record<string, never>>(prepared(text, [webhookId]));
  return rows.length;
}
